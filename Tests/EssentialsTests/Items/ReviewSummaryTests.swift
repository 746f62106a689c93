import Essentials
import TestSupport
import Testing

@Suite("Review summaries: stars, counts, and priors") struct ReviewSummaryTests {
  func stars(_ number: Int) throws -> StarRating { try #require(StarRating(number)) }

  @Test func starsAreOneToFive() throws {
    for number in 1...5 { expectEqual(StarRating(number)?.stars, number) }
    for number in [Int.min, -1, 0, 6, Int.max] { expect(StarRating(number) == nil) }
    try expect(stars(1) < stars(2))
    try expectEqual(encoded([try stars(4)]), "[4]")
    try expectEqual(decoded("[4]"), [try stars(4)])
    for json in ["[0]", "[6]", "[4.5]", #"["4"]"#] {
      #expect(throws: DecodingError.self) { try decoded(json) as [StarRating] }
    }
  }

  @Test func countsHaveARange() throws {
    let most: Int64 = 1_000_000_000_000
    var full = try ReviewSummary(counts: Array(repeating: most, count: 5))
    expectEqual(full.mean, 3)
    expectThrows(ReviewSummary.Error.countOutOfRange(most + 1)) { try full.add(try stars(5)) }
    expectEqual(full.counts, Array(repeating: most, count: 5))
    for count in [-1, most + 1, .min, .max] {
      expectThrows(ReviewSummary.Error.countOutOfRange(count)) {
        try ReviewSummary(counts: [0, 0, count, 0, 0])
      }
    }
    for length in [0, 4, 6] {
      expectThrows(ReviewSummary.Error.notFiveCounts(length)) {
        try ReviewSummary(counts: Array(repeating: 1, count: length))
      }
    }
    var none = ReviewSummary()
    expectThrows(ReviewSummary.Error.countOutOfRange(-1)) { try none.remove(try stars(3)) }
  }

  @Test func areEncodedByName() throws {
    let json = #"{"counts":[0,0,1,2,7]}"#
    try expectEqual(encoded(try ReviewSummary(counts: [0, 0, 1, 2, 7])), json)
    try expectEqual(decoded(json), ReviewSummary(counts: [0, 0, 1, 2, 7]))
    try expectEqual(decoded("{}"), ReviewSummary())
    let prior = #"{"mean":3.5,"votes":10}"#
    try expectEqual(encoded(try ReviewPrior(mean: 3.5, votes: 10)), prior)
    try expectEqual(decoded(prior), ReviewPrior(mean: 3.5, votes: 10))
    try expectEqual(decoded(#"{"mean":3.5}"#), ReviewPrior(mean: 3.5))
    #expect(throws: DecodingError.self) { try decoded(#"{"counts":[1]}"#) as ReviewSummary }
    #expect(throws: DecodingError.self) { try decoded(#"{"mean":0}"#) as ReviewPrior }
  }
}
