import CyclePrediction
import TestSupport
import Testing

@Suite struct CycleStatisticsTests {
  /// A history of cycles with these lengths, and periods of five days.
  static func history(_ lengths: [Int]) throws -> CycleHistory {
    var day = 1
    var periods = [try period(1, 5)]
    for length in lengths {
      day += length
      periods.append(try period(day, day + 4))
    }
    return try CycleHistory(periods: periods)
  }

  @Test func aHistoryWithoutAnOrdinaryCycleHasNone() throws {
    #expect(CycleHistory().statistics() == nil)
    var history = try Self.history([28])
    #expect(history.statistics(last: 0) == nil && history.statistics(last: .min) == nil)
    try history.exclude(cycleStartingOn: january(1))
    #expect(history.statistics() == nil)
  }

  @Test func fourLengthsHaveTheseMiddlesAndSpreads() throws {
    let lengths = try #require(Self.history([26, 28, 31, 29]).statistics()).cycleLengths
    #expect(lengths.count == 4)
    #expect(lengths.mean == 28.5)
    #expect(lengths.median == 28.5)
    // The squared differences from the mean are 6.25, 0.25, 6.25 and 0.25, over 3.
    #expect(lengths.standardDeviation == (13.0 / 3).squareRoot())
    #expect(lengths.shortest == 26 && lengths.longest == 31 && lengths.spread == 5)
  }

  @Test func oneLengthHasNoStandardDeviation() throws {
    let lengths = try #require(Self.history([30]).statistics()).cycleLengths
    #expect(lengths.standardDeviation == nil && lengths.median == 30 && lengths.spread == 0)
  }

  @Test func theLatestCyclesCanBeChosen() throws {
    let history = try Self.history([26, 28, 31])
    #expect(history.statistics(last: 2)?.cycleLengths.mean == 29.5)
    #expect(history.statistics(last: 99) == history.statistics())
    #expect(history.statistics(last: .max) == history.statistics())
  }

  @Test func excludedAndInterruptedCyclesAreLeftOut() throws {
    var history = try Self.history([26, 90, 280, 30])
    try history.exclude(cycleStartingOn: january(27))
    try history.add(
      CycleInterruption(.pregnancy, from: january(130), to: january(390)), asOf: january(500))
    #expect(history.statistics()?.cycleLengths.count == 2)
    #expect(history.statistics()?.cycleLengths.mean == 28)
  }

  @Test func periodsAndOvulationsCountWhereTheyAreKnown() throws {
    var history = try Self.history([28, 30, 32])
    #expect(history.statistics()?.ovulationDays == nil)
    try history.movePeriod(startingOn: january(1), to: period(1), asOf: january(99))
    try history.movePeriod(startingOn: january(29), to: period(29, 31), asOf: january(99))
    try history.declareOvulation(on: january(14), asOf: january(99))
    try history.declareOvulation(on: january(45), asOf: january(99))
    let statistics = try #require(history.statistics())
    #expect(statistics.periodLengths?.count == 2)
    #expect(statistics.periodLengths?.mean == 4)
    #expect(statistics.ovulationDays?.mean == 15.5)
    #expect(statistics.lutealLengths?.mean == 13.5)
    #expect(CycleStatistics(history.cycles) == statistics)
  }

  @Test(arguments: 0..<50)
  func statisticsObeyTheirLaws(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let lengths = (0...seed).map { _ in Int.random(in: 18...60, using: &generator) }
    let statistics = try #require(Self.history(lengths).statistics()).cycleLengths
    let shuffled = lengths.shuffled(using: &generator)
    #expect(try Self.history(shuffled).statistics()?.cycleLengths == statistics)
    let shorter = lengths.count { Double($0) < statistics.median }
    let longer = lengths.count { Double($0) > statistics.median }
    #expect(shorter * 2 <= lengths.count && longer * 2 <= lengths.count)
    #expect(statistics.mean >= Double(statistics.shortest))
    #expect(statistics.mean <= Double(statistics.longest))
    if let deviation = statistics.standardDeviation {
      // The mean of squares less the square of the mean, with the factor of the sample.
      let n = Double(lengths.count)
      let squares = lengths.reduce(0) { $0 + Double($1 * $1) } / n
      let variance = (squares - statistics.mean * statistics.mean) * n / (n - 1)
      #expect(abs(deviation * deviation - variance) < 1e-9 * squares)
    }
  }
}
