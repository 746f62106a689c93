import Profiles
import TestSupport
import Testing

extension TrendScoreTests {
  @Test func scoresKeepTheirOrderBetweenEvents() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      var (one, other) = (TrendScore(), TrendScore())
      for _ in 0..<5 {
        one.add(
          .random(in: 0...3, using: &generator), at: .random(in: 0..<900_000, using: &generator))
        other.add(at: .random(in: 0..<900_000, using: &generator))
      }
      let isGreater = one.value(at: 900_000) > other.value(at: 900_000)
      for later in [1_000_000, 2_000_000, 9_000_000] as [Int64] {
        expectEqual((one.value(at: later) > other.value(at: later)), isGreater)
      }
    }
  }

  @Test func scoresOfAnyTimesAreFinite() {
    var score = TrendScore()
    for time in [Int64.min, .max, 0, -1] { score.add(1_000_000, at: time) }
    expect(score.value(at: .max) == 1_000_000 && score.value(at: .min) == 1_000_000)
    for weight in [-1, .nan, .infinity, 1_000_001] { score.add(weight, at: .max) }
    expectEqual(score.value(at: .max), 1_000_000)
    expectEqual(TrendScore().value(at: 0), 0)
    expectEqual(TrendScore.value(of: [.min], at: .max), 0)
  }
}
