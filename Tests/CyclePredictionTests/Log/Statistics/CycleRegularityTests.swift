import CyclePrediction
import TestSupport
import Testing

@Suite("Regularity: limits by age") struct CycleRegularityTests {
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

  @Test(arguments: [(17, nil), (18, 9), (30, 7), (45, 9), (46, nil), (nil, nil)] as [(Int?, Int?)])
  func theLimitIsThatOfTheAge(age: Int?, limit: Int?) throws {
    expectEqual(CycleDeviation.regularSpread(age: age), limit)
    for spread in 0...12 {
      let lengths = [26, 26 + spread, 26, 26, 26, 26]
      let expected: CycleRegularity =
        if let limit {
          spread > limit
            ? .irregular(shortest: 26, longest: 26 + spread, limit: limit)
            : .regular(shortest: 26, longest: 26 + spread, limit: limit)
        } else {
          .noLimitForAge
        }
      try expectEqual(regularity(lengths, age: age), expected)
    }
  }

  @Test func twoCyclesCanBeIrregular() throws {
    try expectEqual(regularity([25, 33]), .irregular(shortest: 25, longest: 33, limit: 7))
    try expectEqual(regularity([25, 32]), .tooFewCycles(2))
  }
}
