import Essentials
import TestSupport
import Testing

extension ReviewSummaryTests {
  @Test func meansAreThoseOfTheStars() throws {
    let reviews = try ReviewSummary(counts: [0, 0, 1, 2, 7])
    expectEqual(reviews.count, 10)
    expectEqual(reviews.mean, 4.6)
    // (5 × 3.5 + 46) / 15
    expectEqual(reviews.mean(with: try ReviewPrior(mean: 3.5)), 63.5 / 15)
    expectEqual(reviews.mean(with: try ReviewPrior(mean: 3.5, votes: 10)), 81.0 / 20)
    expectEqual(reviews.mean(with: try ReviewPrior(mean: 1, votes: 0)), 4.6)
  }

  @Test func withoutRatingsThePriorStands() throws {
    let none = ReviewSummary()
    expect(none.mean == nil)
    expectEqual(none.count, 0)
    expectEqual(none.mean(with: try ReviewPrior(mean: 3.5)), 3.5)
    expect(none.mean(with: try ReviewPrior(mean: 3.5, votes: 0)) == nil)
    try expectEqual(none, ReviewSummary(counts: [0, 0, 0, 0, 0]))
  }

  @Test(arguments: 0..<30)
  func agreesWithAList(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    var reviews = ReviewSummary()
    var list: [StarRating] = []
    for _ in 0..<100 {
      let rating = try stars(.random(in: 1...5, using: &generator))
      if Bool.random(using: &generator) {
        try reviews.add(rating)
        list.append(rating)
      } else if let position = list.firstIndex(of: rating) {
        try reviews.remove(rating)
        list.remove(at: position)
      }
      expectEqual(reviews, ReviewSummary(list))
      expectEqual(reviews.count, Int64(list.count))
      let sum = Double(list.map(\.stars).reduce(0, +))
      expectEqual(reviews.mean, list.isEmpty ? nil : sum / Double(list.count))
      let prior = try ReviewPrior(mean: .random(in: 1...5, using: &generator))
      let mean = try #require(reviews.mean(with: prior))
      let own = reviews.mean ?? prior.mean
      // Between the product's mean and the category's, up to rounding.
      expect(mean > min(own, prior.mean) - 1e-12 && mean < max(own, prior.mean) + 1e-12)
    }
  }

  @Test func priorsHaveARange() throws {
    for mean in [0.9, 5.1, .infinity, -.infinity] {
      expectThrows(ReviewPrior.Error.meanOutOfRange(mean)) { try ReviewPrior(mean: mean) }
    }
    for votes in [-1, 1_000_001, .infinity] {
      expectThrows(ReviewPrior.Error.votesOutOfRange(votes)) {
        try ReviewPrior(mean: 3, votes: votes)
      }
    }
    #expect(throws: ReviewPrior.Error.self) { try ReviewPrior(mean: .nan) }
    #expect(throws: ReviewPrior.Error.self) { try ReviewPrior(mean: 3, votes: .nan) }
  }
}
