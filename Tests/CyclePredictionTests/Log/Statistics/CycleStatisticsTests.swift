import CyclePrediction
import TestSupport
import Testing

@Suite("Cycle statistics: counts and laws") struct CycleStatisticsTests {
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

  @Test func periodsAndOvulationsCountWhereTheyAreKnown() throws {
    var history = try Self.history([28, 30, 32])
    expect(history.statistics()?.ovulationDays == nil)
    try history.movePeriod(startingOn: january(1), to: period(1), asOf: january(99))
    try history.movePeriod(startingOn: january(29), to: period(29, 31), asOf: january(99))
    try history.declareOvulation(on: january(14), asOf: january(99))
    try history.declareOvulation(on: january(45), asOf: january(99))
    let statistics = try #require(history.statistics())
    expectEqual(statistics.periodLengths?.count, 2)
    expectEqual(statistics.periodLengths?.mean, 4)
    expectEqual(statistics.ovulationDays?.mean, 15.5)
    expectEqual(statistics.lutealLengths?.mean, 13.5)
    expectEqual(CycleStatistics(history.cycles), statistics)
  }

  @Test(arguments: 0..<50)
  func statisticsObeyTheirLaws(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let lengths = (0...seed).map { _ in Int.random(in: 18...60, using: &generator) }
    let statistics = try #require(Self.history(lengths).statistics()).cycleLengths
    let shuffled = lengths.shuffled(using: &generator)
    try expectEqual(Self.history(shuffled).statistics()?.cycleLengths, statistics)
    let shorter = lengths.count { Double($0) < statistics.median }
    let longer = lengths.count { Double($0) > statistics.median }
    expect(shorter * 2 <= lengths.count && longer * 2 <= lengths.count)
    expect(statistics.mean >= Double(statistics.shortest))
    expect(statistics.mean <= Double(statistics.longest))
    if let deviation = statistics.standardDeviation {
      // The mean of squares less the square of the mean, with the factor of the sample.
      let n = Double(lengths.count)
      let squares = lengths.reduce(0) { $0 + Double($1 * $1) } / n
      let variance = (squares - statistics.mean * statistics.mean) * n / (n - 1)
      expect(abs(deviation * deviation - variance) < 1e-9 * squares)
    }
  }
}
