import CyclePrediction
import TestSupport
import Testing

@Suite("Clinical summary: twelve months of a log") struct ClinicalSummaryTests {
  @Test func theSummaryHasTheFactsOfTwelveMonths() throws {
    var history = try CycleHistory(
      periods: [period(-400), period(1, 5), period(29, 38), period(60)])
    for (day, flow) in [(1, .heavy), (2, .heavy), (3, .light), (15, .spotting)]
      as [(Int, MenstrualFlow)]
    {
      try history.log(DayLog(flow: flow, symptoms: [.cramps]), on: january(day), asOf: january(99))
    }
    try history.log(DayLog(symptoms: [.acne, .cramps]), on: january(61), asOf: january(99))
    try history.log(DayLog(symptoms: [.acne]), on: january(90), asOf: january(99))
    let summary = history.clinicalSummary(asOf: january(80), age: 31)
    expectEqual(summary.days, january(-284)...january(80))
    try expectEqual(summary.lastPeriod, period(60))
    expectEqual(summary.cycles.map(\.length), [28, 31])
    expect(summary.cycleLengths?.mean == 29.5 && summary.periodLengths?.longest == 10)
    expect(summary.heavyDays.map(\.date) == [january(1)] && summary.heavyDays.first?.value == 2)
    expectEqual(summary.bleedingBetweenPeriods, [january(15)])
    expectEqual(summary.symptoms.map(\.symptom), [.cramps, .acne])
    expectEqual(summary.symptoms.map(\.days), [5, 1])
    expectEqual(
      summary.regularity,
      history.prefix(through: january(80)).regularity(asOf: january(80), age: 31))
    expect(summary.deviations.contains(.longPeriods(1, of: 2)))
    expectEqual("\(summary)", "ClinicalSummary(redacted)")
  }

  @Test func anEmptyLogHasAnEmptySummary() {
    let summary = CycleHistory().clinicalSummary(asOf: january(1), age: nil)
    expect(summary.days == january(1)...january(1) && summary.lastPeriod == nil)
    expect(summary.cycles.isEmpty && summary.symptoms.isEmpty && summary.deviations.isEmpty)
    expect(summary.cycleLengths == nil && summary.bleedingBetweenPeriods.isEmpty)
  }
}
