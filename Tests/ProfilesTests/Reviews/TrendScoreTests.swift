import Profiles
import TestSupport
import Testing

@Suite("Trending: score that halves in 72 hours") struct TrendScoreTests {
  static let decay: [([Int64], Double)] = [
    ([0], 1), ([24], 0.793700525984), ([72], 0.5), ([144], 0.25), ([0, 24, 72], 2.293700525984),
    ([720], 0.0009765625), ([1, 2, 3, 168], 3.141306307785), ([], 0), ([-1], 0),
  ]

  @Test(arguments: decay)
  func scoresHalveIn72Hours(hours: [Int64], expected: Double) throws {
    let now: Int64 = 1_700_000_000
    let times = hours.map { now - $0 * 3600 }
    expect(abs(TrendScore.value(of: times, at: now) - expected) < 1e-12)
    guard !hours.contains(where: { $0 < 0 }) else { return }
    for order in [times, times.reversed()] {
      var score = TrendScore()
      for time in order { score.add(at: time) }
      expect(abs(score.value(at: now) - expected) < 1e-12)
      try expectEqual(decoded(encoded(score)), score)
    }
  }

  @Test func scoresAreEncodedByName() throws {
    var score = TrendScore()
    score.add(2, at: 100)
    try expectEqual(encoded(score), #"{"score":2,"time":100}"#)
    try expectEqual(decoded(#"{"score":2,"time":100}"#), score)
    try expect(decoded("{}") == TrendScore() && encoded(TrendScore()) == #"{"score":0}"#)
    #expect(throws: DecodingError.self) { try decoded(#"{"score":-2,"time":1}"#) as TrendScore }
  }
}
