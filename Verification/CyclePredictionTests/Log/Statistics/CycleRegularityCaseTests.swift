import CyclePrediction
import TestSupport
import Testing

@Suite("Regularity: cases with few or excluded cycles") struct CycleRegularityCaseTests {
  /// The history of cycles of these lengths, and the first day of the current one.
  private func history(_ lengths: [Int]) throws -> (history: CycleHistory, start: Int) {
    var starts = [1]
    for length in lengths { starts.append((starts.last ?? 1) + length) }
    return (try CycleHistory(periods: starts.map { try period($0, $0 + 4) }), starts.last ?? 1)
  }

  private func regularity(_ lengths: [Int], day: Int = 5, age: Int? = 30) throws -> CycleRegularity
  {
    let (history, start) = try history(lengths)
    return history.regularity(asOf: january(start + day - 1), age: age)
  }

  @Test func fewCyclesThatAreAlikeAreNoVerdict() throws {
    for count in 0..<CycleRegularity.minimumCycles {
      try expectEqual(regularity(Array(repeating: 28, count: count)), .tooFewCycles(count))
    }
    try expectEqual(
      regularity(Array(repeating: 28, count: CycleRegularity.minimumCycles)),
      .regular(shortest: 28, longest: 28, limit: 7))
    expectEqual(CycleHistory().regularity(asOf: january(1), age: 30), .tooFewCycles(0))
  }

  @Test func theCurrentCycleCountsOnceItIsTheLongest() throws {
    let lengths = [27, 28, 29, 28, 27, 28]
    try expectEqual(regularity(lengths, day: 29), .regular(shortest: 27, longest: 29, limit: 7))
    try expectEqual(regularity(lengths, day: 34), .regular(shortest: 27, longest: 34, limit: 7))
    try expectEqual(regularity(lengths, day: 35), .irregular(shortest: 27, longest: 35, limit: 7))
    try expectEqual(regularity([], day: 90), .tooFewCycles(0))
  }

  @Test func excludedCyclesAndThoseOfAnotherYearDoNotCount() throws {
    var (history, start) = try history([40, 28, 28, 28, 28, 28, 28])
    let today = january(start + 4)
    expectEqual(
      history.regularity(asOf: today, age: 30), .irregular(shortest: 28, longest: 40, limit: 7))
    try history.exclude(cycleStartingOn: january(1))
    expectEqual(
      history.regularity(asOf: today, age: 30), .regular(shortest: 28, longest: 28, limit: 7))
    let thirteen = Array(repeating: 28, count: 13)
    try expectEqual(regularity([50] + thirteen), .regular(shortest: 28, longest: 28, limit: 7))
  }

  @Test(arguments: 0..<60)
  func irregularIsWhatTheDeviationSays(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let lengths = (0..<Int.random(in: 0...9, using: &generator)).map { _ in
      Int.random(in: 25...36, using: &generator)
    }
    let (history, start) = try history(lengths)
    let today = january(start + Int.random(in: 0...50, using: &generator))
    let age = [nil, 20, 30, 50][seed % 4]
    let irregular: [CycleDeviation] = history.deviations(asOf: today, age: age).filter {
      if case .irregularCycles = $0 { true } else { false }
    }
    if case .irregular(let shortest, let longest, let limit) = history.regularity(
      asOf: today, age: age)
    {
      expectEqual(irregular, [.irregularCycles(shortest: shortest, longest: longest, limit: limit)])
    } else {
      expect(irregular.isEmpty)
    }
  }
}
