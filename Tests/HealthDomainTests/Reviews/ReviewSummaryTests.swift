import HealthDomain
import TestSupport
import Testing

@Suite struct ReviewSummaryTests {
  func stars(_ number: Int) throws -> StarRating { try #require(StarRating(number)) }

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
