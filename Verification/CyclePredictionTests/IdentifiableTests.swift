import CyclePrediction
import TestSupport
import Testing

/// The identities of values that an app shows in lists.
@Suite("Identity: values in lists of an app") struct IdentifiableTests {
  private func ids<Element: Identifiable>(_ elements: [Element]) -> Set<Element.ID> {
    Set(elements.map(\.id))
  }

  @Test func entriesOfAHistoryHaveTheirOwnIdentities() throws {
    var history = try CycleHistory(periods: [period(3, 7), period(32), period(60, 64), period(120)])
    for day in [3, 4, 40] {
      try history.log(DayLog(flow: .light), on: january(day), asOf: january(99))
    }
    try history.add(
      CycleInterruption(.pause, from: january(70), to: january(71)), asOf: january(99))
    try history.add(
      CycleInterruption(.pause, from: january(80), to: january(81)), asOf: january(99))
    #expect(ids(history.periods) == Set(history.periods.map(\.start)))
    #expect(ids(history.cycles) == Set(history.cycles.map(\.start)))
    #expect(ids(history.loggedDays) == [january(3), january(4), january(40)])
    #expect(ids(history.interruptions) == [january(70), january(80)])
    #expect(ids(history.flowSeries) == ids(history.loggedDays))
  }

  @Test func daysOfAForecastAreIdentifiedByTheirDate() throws {
    let history = try CycleHistory(periods: [period(3, 7), period(32), period(60), period(116)])
    let forecast = try CyclePredictor().forecast(for: history, asOf: january(120))
    let days = forecast.days(in: january(100)...january(140))
    #expect(days.map(\.id) == (january(100)...january(140)).dates.map { $0 })
    #expect(forecast.suspectedMissedPeriods.map(\.id) == [january(60)])
  }

  @Test func countsAndDeviationsAreIdentifiedByTheirValue() throws {
    var history = try CycleHistory(periods: [period(1, 11), period(21, 31), period(41), period(61)])
    for day in [1, 21] {
      try history.log(DayLog(symptoms: [.acne, .cramps]), on: january(day), asOf: january(99))
    }
    #expect(ids(history.symptomsByCycleDay).count == history.symptomsByCycleDay.count)
    let deviations = history.deviations(asOf: january(70), age: 30)
    #expect(deviations.count > 1 && ids(deviations).count == deviations.count)
  }
}
