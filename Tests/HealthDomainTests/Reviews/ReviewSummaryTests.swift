import HealthDomain
import TestSupport
import Testing

@Suite struct ReviewSummaryTests {
  private func stars(_ number: Int) throws -> StarRating { try #require(StarRating(number)) }

  @Test func starsAreOneToFive() throws {
    for number in 1...5 { #expect(StarRating(number)?.stars == number) }
    for number in [Int.min, -1, 0, 6, Int.max] { #expect(StarRating(number) == nil) }
    #expect(try stars(1) < stars(2))
    #expect(try encoded([try stars(4)]) == "[4]")
    #expect(try decoded("[4]") == [try stars(4)])
    for json in ["[0]", "[6]", "[4.5]", #"["4"]"#] {
      #expect(throws: DecodingError.self) { try decoded(json) as [StarRating] }
    }
  }

  @Test func meansAreThoseOfTheStars() throws {
    let reviews = try ReviewSummary(counts: [0, 0, 1, 2, 7])
    #expect(reviews.count == 10)
    #expect(reviews.mean == 4.6)
    // (5 × 3.5 + 46) / 15
    #expect(reviews.mean(with: try ReviewPrior(mean: 3.5)) == 63.5 / 15)
    #expect(reviews.mean(with: try ReviewPrior(mean: 3.5, votes: 10)) == 81.0 / 20)
    #expect(reviews.mean(with: try ReviewPrior(mean: 1, votes: 0)) == 4.6)
  }

  @Test func withoutRatingsThePriorStands() throws {
    let none = ReviewSummary()
    #expect(none.mean == nil)
    #expect(none.count == 0)
    #expect(none.mean(with: try ReviewPrior(mean: 3.5)) == 3.5)
    #expect(none.mean(with: try ReviewPrior(mean: 3.5, votes: 0)) == nil)
    #expect(none == (try ReviewSummary(counts: [0, 0, 0, 0, 0])))
  }

  @Test func countsHaveARange() throws {
    let most: Int64 = 1_000_000_000_000
    var full = try ReviewSummary(counts: Array(repeating: most, count: 5))
    #expect(full.mean == 3)
    #expect(throws: ReviewSummary.Error.countOutOfRange(most + 1)) { try full.add(try stars(5)) }
    #expect(full.counts == Array(repeating: most, count: 5))
    for count in [-1, most + 1, .min, .max] {
      #expect(throws: ReviewSummary.Error.countOutOfRange(count)) {
        try ReviewSummary(counts: [0, 0, count, 0, 0])
      }
    }
    for length in [0, 4, 6] {
      #expect(throws: ReviewSummary.Error.notFiveCounts(length)) {
        try ReviewSummary(counts: Array(repeating: 1, count: length))
      }
    }
    var none = ReviewSummary()
    #expect(throws: ReviewSummary.Error.countOutOfRange(-1)) { try none.remove(try stars(3)) }
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
      #expect(reviews == ReviewSummary(list))
      #expect(reviews.count == Int64(list.count))
      let sum = Double(list.map(\.stars).reduce(0, +))
      #expect(reviews.mean == (list.isEmpty ? nil : sum / Double(list.count)))
      let prior = try ReviewPrior(mean: .random(in: 1...5, using: &generator))
      let mean = try #require(reviews.mean(with: prior))
      let own = reviews.mean ?? prior.mean
      // Between the product's mean and the category's, up to rounding.
      #expect(mean > min(own, prior.mean) - 1e-12 && mean < max(own, prior.mean) + 1e-12)
    }
  }

  @Test func priorsHaveARange() throws {
    for mean in [0.9, 5.1, .infinity, -.infinity] {
      #expect(throws: ReviewPrior.Error.meanOutOfRange(mean)) { try ReviewPrior(mean: mean) }
    }
    for votes in [-1, 1_000_001, .infinity] {
      #expect(throws: ReviewPrior.Error.votesOutOfRange(votes)) {
        try ReviewPrior(mean: 3, votes: votes)
      }
    }
    #expect(throws: ReviewPrior.Error.self) { try ReviewPrior(mean: .nan) }
    #expect(throws: ReviewPrior.Error.self) { try ReviewPrior(mean: 3, votes: .nan) }
  }

  @Test func areEncodedByName() throws {
    let json = #"{"counts":[0,0,1,2,7]}"#
    #expect(try encoded(try ReviewSummary(counts: [0, 0, 1, 2, 7])) == json)
    #expect(try decoded(json) == (try ReviewSummary(counts: [0, 0, 1, 2, 7])))
    #expect(try decoded("{}") == ReviewSummary())
    let prior = #"{"mean":3.5,"votes":10}"#
    #expect(try encoded(try ReviewPrior(mean: 3.5, votes: 10)) == prior)
    #expect(try decoded(prior) == (try ReviewPrior(mean: 3.5, votes: 10)))
    #expect(try decoded(#"{"mean":3.5}"#) == (try ReviewPrior(mean: 3.5)))
    #expect(throws: DecodingError.self) { try decoded(#"{"counts":[1]}"#) as ReviewSummary }
    #expect(throws: DecodingError.self) { try decoded(#"{"mean":0}"#) as ReviewPrior }
  }
}
