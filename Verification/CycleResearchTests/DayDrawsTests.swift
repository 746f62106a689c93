import CycleResearch
import TestSupport
import Testing

@Suite("Random days: drawing from a distribution") struct DayDrawsTests {
  @Test func daysComeAsOftenAsTheirProbability() throws {
    let forecast = try DayDistribution(firstDay: 26, weights: [0, 1, 0, 5, 4, 0])
    var generator = SeededGenerator(seed: 1)
    let draws = forecast.draws(100_000, using: &generator)
    #expect(draws.count == 100_000)
    #expect(Set(draws) == [27, 29, 30])
    for day in 26...31 {
      let share = Double(draws.count { $0 == day }) / 100_000
      #expect(abs(share - forecast.probability(of: day)) < 0.006)
    }
  }

  /// A generator that always returns the same bits.
  private struct Constant: RandomNumberGenerator {
    var bits: UInt64
    mutating func next() -> UInt64 { bits }
  }

  @Test(arguments: 0..<50)
  func theFirstAndLastBitsGiveTheFirstAndLastPossibleDays(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let weights = (0..<30).map { _ in
      Bool.random(using: &generator) ? 0 : Double.random(in: 0...1, using: &generator)
    }
    let forecast = try DayDistribution(firstDay: 10, weights: [0] + weights + [0.5, 0])
    var least = Constant(bits: 0)
    var most = Constant(bits: .max)
    let possible = (10...42).filter { forecast.probability(of: $0) > 0 }
    #expect(forecast.draws(1, using: &least) == [try #require(possible.first)])
    #expect(forecast.draws(1, using: &most) == [try #require(possible.last)])
  }

  @Test(arguments: [0, -3, Int.min])
  func aCountOfZeroOrLessDrawsNothing(count: Int) {
    var generator = SeededGenerator(seed: 4)
    #expect(DayDistribution(point: 28).draws(count, using: &generator) == [])
    #expect(generator == SeededGenerator(seed: 4))
  }

  @Test func aDistributionIsWrittenInFull() throws {
    #expect(
      try DayDistribution(firstDay: 27, weights: [1, 0, 3]).csv
        == "day,probability\n27,0.25\n28,0.0\n29,0.75\n")
    let forecast = CyclePredictor().cycleLength(after: [28])
    let lines = forecast.csv.split(separator: "\n").dropFirst()
    #expect(lines.compactMap { Double($0.split(separator: ",")[1]) } == forecast.probabilities)
    #expect(lines.last?.split(separator: ",").first == "\(forecast.lastDay)")
  }
}
