import CyclePrediction
import TestSupport
import Testing

/// The examples of the article on fertility awareness methods and of its types, with their results.
@Suite("Documentation: examples of fertility methods") struct FertilityAwarenessExamplesTests {
  @Test func theExampleOfTheDoubleCheckHolds() throws {
    var chart = SymptoThermalChart(secondSign: .mucus)
    for day in 1...16 { try chart.record(BasalTemperature(celsius: 36.40), onDay: day) }
    for day in 12...17 { try chart.record(CervicalMucus.eggWhite, onDay: day) }
    for day in 17...19 { try chart.record(BasalTemperature(celsius: 36.65), onDay: day) }
    for day in 18...20 { try chart.record(CervicalMucus.dry, onDay: day) }

    let evaluation = chart.evaluation(
      after: SymptoThermalChart.EarlierCycles(firstHigherDays: [17, 15]))
    expectEqual(evaluation.temperatureShift?.completedOnDay, 19)
    expectEqual(evaluation.peak?.completedOnDay, 20)
    expectEqual(evaluation.lastInfertileDayAtBeginning, 5)
    expectEqual(evaluation.infertileFromEveningOfDay, 20)
    expectEqual(evaluation.status(onDay: 12), .fertile)
  }

  @Test func theExamplesOfTheOtherMethodsHold() throws {
    let rhythm = try CalendarRhythm(lengths: [29, 28, 31, 27, 30, 29])
    expectEqual(rhythm.fertileDays, 9...20)
    expect(StandardDays.isFertile(onDay: 12))
    expect(TwoDayMethod.isFertile(today: .dry, yesterday: .creamy))
  }

  @Test func theExamplesOfTheTypesHold() throws {
    let earlier = SymptoThermalChart.EarlierCycles(firstHigherDays: [16, 14, 11])
    expectEqual(earlier.infertileDaysAtBeginning, 3)

    let today = try CalendarDate(2026, 2, 10)
    let history = try CycleHistory(iso8601: ["2026-01-03/2026-01-07", "2026-02-01"])
    let evaluation = history.symptoThermalEvaluation(asOf: today, secondSign: .mucus)
    let status = evaluation?.status(onDay: 12)
    expectEqual(status, .fertile)

    let cycles = history.cycles.map(\.days)
    let verdict = StandardDays.verdict(on: cycles, asOf: today)
    expectEqual(verdict, .suitable)

    let birth = try CalendarDate(2026, 1, 3)
    let lam = LactationalAmenorrhea(birth: birth, feeding: .fully)
    expect(lam.holds(on: today) && lam.unmetCriteria(on: today) == [])
  }
}
