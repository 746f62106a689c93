import CyclePrediction
import TestSupport
import Testing

@Suite("Cycle statistics: cases of excluded and latest cycles") struct CycleStatisticsCaseTests {
  @Test func aHistoryWithoutAnOrdinaryCycleHasNone() throws {
    expect(CycleHistory().statistics() == nil)
    var history = try CycleStatisticsTests.history([28])
    expect(history.statistics(last: 0) == nil && history.statistics(last: .min) == nil)
    try history.exclude(cycleStartingOn: january(1))
    expect(history.statistics() == nil)
  }

  @Test func fourLengthsHaveTheseMiddlesAndSpreads() throws {
    let lengths = try #require(CycleStatisticsTests.history([26, 28, 31, 29]).statistics())
      .cycleLengths
    expectEqual(lengths.count, 4)
    expectEqual(lengths.mean, 28.5)
    expectEqual(lengths.median, 28.5)
    // The squared differences from the mean are 6.25, 0.25, 6.25 and 0.25, over 3.
    expectEqual(lengths.standardDeviation, (13.0 / 3).squareRoot())
    expect(lengths.shortest == 26 && lengths.longest == 31 && lengths.spread == 5)
  }

  @Test func oneLengthHasNoStandardDeviation() throws {
    let lengths = try #require(CycleStatisticsTests.history([30]).statistics()).cycleLengths
    expect(lengths.standardDeviation == nil && lengths.median == 30 && lengths.spread == 0)
  }

  @Test func theLatestCyclesCanBeChosen() throws {
    let history = try CycleStatisticsTests.history([26, 28, 31])
    expectEqual(history.statistics(last: 2)?.cycleLengths.mean, 29.5)
    expectEqual(history.statistics(last: 99), history.statistics())
    expectEqual(history.statistics(last: .max), history.statistics())
  }

  @Test func excludedAndInterruptedCyclesAreLeftOut() throws {
    var history = try CycleStatisticsTests.history([26, 90, 280, 30])
    try history.exclude(cycleStartingOn: january(27))
    try history.add(
      CycleInterruption(.pregnancy, from: january(130), to: january(390)), asOf: january(500))
    expectEqual(history.statistics()?.cycleLengths.count, 2)
    expectEqual(history.statistics()?.cycleLengths.mean, 28)
  }
}
