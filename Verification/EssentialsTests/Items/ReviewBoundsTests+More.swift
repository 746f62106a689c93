import Essentials
import TestSupport
import Testing

extension ReviewBoundsTests {
  @Test func theBoundIsInRange() {
    for trials in 1...200 {
      expectEqual(ReviewSummary.wilsonLowerBound(successes: 0, of: Double(trials)), 0)
      var last = 0.0
      for successes in 1...trials {
        let bound = ReviewSummary.wilsonLowerBound(
          successes: Double(successes), of: Double(trials))
        expect(bound.map { $0 > last && $0 < Double(successes) / Double(trials) } ?? false)
        last = bound ?? 2
      }
    }
    for (successes, trials, z) in [
      (0, 0, 1), (1, 0, 1), (2, 1, 1), (-1, 2, 1), (.nan, 1, 1), (1, .nan, 1), (1, .infinity, 1),
      (1, 2, .nan), (1, 2, -1), (1, -1, 1),
    ] as [(Double, Double, Double)] {
      expect(ReviewSummary.wilsonLowerBound(successes: successes, of: trials, z: z) == nil)
    }
    expectEqual(ReviewSummary.wilsonLowerBound(successes: 3, of: 4, z: 0), 0.75)
  }

  @Test func unratedIsNotZero() throws {
    let none = ReviewSummary()
    expect(none.wilsonLowerBound == nil && none.distribution == nil)
    expect(none.cautiousMean(z: .nan) == nil && none.cautiousMean(z: -1) == nil)
    try expectEqual(ReviewSummary(counts: [1, 0, 0, 0, 3]).distribution, [0.25, 0, 0, 0, 0.75])
  }

  @Test func summariesAreAdded() throws {
    var sum = try ReviewSummary(counts: [1, 2, 3, 4, 5])
    try sum.add(ReviewSummary(counts: [5, 4, 3, 2, 1]))
    expectEqual(sum.counts, [6, 6, 6, 6, 6])
    let full = try ReviewSummary(counts: [0, 0, 0, 0, 1_000_000_000_000])
    expectThrows(ReviewSummary.Error.countOutOfRange(1_000_000_000_006)) { try sum.add(full) }
    expectEqual(sum.counts, [6, 6, 6, 6, 6])
  }
}
