import HealthDomain
import TestSupport
import Testing

@Suite struct ReviewBoundsTests {
  /// Computed with decimals of forty digits: successes, trials, and the bound for the exact quantile
  /// and for 1.96.
  static let wilson: [(Double, Double, Double, Double)] = [
    (0, 10, 0, 0), (1, 1, 0.206549314377, 0.206543291474), (1, 2, 0.094531205734, 0.094528654801),
    (1, 3, 0.061491944720, 0.061490315276), (2, 2, 0.342380227507, 0.342371952890),
    (5, 10, 0.236593090513, 0.236589593615), (10, 10, 0.722467200137, 0.722459831233),
    (90, 100, 0.825634338495, 0.825632695632), (100, 101, 0.946032842006, 0.946031525390),
    (600, 1000, 0.569309429514, 0.569308860622), (5500, 10000, 0.540231955772, 0.540231775994),
    (1, 1_000_000, 0.000000176525, 0.000000176520), (9, 10, 0.595849973205, 0.595843614502),
    (999_999, 1_000_000, 0.999994335088, 0.999994334942),
  ]

  @Test(arguments: wilson)
  func theBoundOfAProportion(
    successes: Double, trials: Double, exact: Double, rounded: Double
  ) throws {
    let bound = try #require(ReviewSummary.wilsonLowerBound(successes: successes, of: trials))
    #expect(abs(bound - exact) < 1e-12)
    let other = try #require(
      ReviewSummary.wilsonLowerBound(successes: successes, of: trials, z: 1.96))
    #expect(abs(other - rounded) < 1e-12)
  }

  @Test func theBoundIsInRange() {
    for trials in 1...200 {
      #expect(ReviewSummary.wilsonLowerBound(successes: 0, of: Double(trials)) == 0)
      var last = 0.0
      for successes in 1...trials {
        let bound = ReviewSummary.wilsonLowerBound(
          successes: Double(successes), of: Double(trials))
        #expect(bound.map { $0 > last && $0 < Double(successes) / Double(trials) } ?? false)
        last = bound ?? 2
      }
    }
    for (successes, trials, z) in [
      (0, 0, 1), (1, 0, 1), (2, 1, 1), (-1, 2, 1), (.nan, 1, 1), (1, .nan, 1), (1, .infinity, 1),
      (1, 2, .nan), (1, 2, -1), (1, -1, 1),
    ] as [(Double, Double, Double)] {
      #expect(ReviewSummary.wilsonLowerBound(successes: successes, of: trials, z: z) == nil)
    }
    #expect(ReviewSummary.wilsonLowerBound(successes: 3, of: 4, z: 0) == 0.75)
  }

  @Test(
    arguments: [
      ([0, 0, 0, 2, 8], 0.655462781693), ([1, 0, 0, 0, 9], 0.595849973205),
      ([10, 0, 0, 0, 90], 0.825634338495),
    ] as [([Int64], Double)])
  func theBoundOfStars(counts: [Int64], expected: Double) throws {
    let bound = try #require(try ReviewSummary(counts: counts).wilsonLowerBound)
    #expect(abs(bound - expected) < 1e-12)
  }

  @Test(
    arguments: [
      ([0, 0, 0, 0, 0], 2.047372055837), ([0, 0, 0, 0, 1], 2.403663653132),
      ([0, 0, 0, 0, 10], 3.818855442652), ([0, 0, 0, 2, 8], 3.695916673555),
      ([5, 5, 10, 30, 50], 3.910813796649),
    ] as [([Int64], Double)])
  func theCautiousMean(counts: [Int64], expected: Double) throws {
    let mean = try #require(try ReviewSummary(counts: counts).cautiousMean())
    #expect(abs(mean - expected) < 1e-12)
  }

  @Test(
    arguments: [
      (5, 3.5, [0, 0, 0, 0, 0], 3.5), (5, 3.5, [0, 0, 0, 0, 1], 3.75),
      (5, 3.5, [1, 0, 0, 0, 0], 3.083333333333), (5, 3.5, [0, 0, 0, 0, 5], 4.25),
      (5, 3.5, [0, 0, 0, 10, 10], 4.3), (10, 4, [0, 0, 0, 25, 75], 4.681818181818),
      (10, 4, [10, 0, 0, 0, 0], 2.5), (25, 3.8, [0, 0, 0, 679, 321], 4.308292682927),
    ] as [(Double, Double, [Int64], Double)])
  func theShrunkMean(votes: Double, mean: Double, counts: [Int64], expected: Double) throws {
    let prior = try ReviewPrior(mean: mean, votes: votes)
    let shrunk = try #require(try ReviewSummary(counts: counts).mean(with: prior))
    #expect(abs(shrunk - expected) < 1e-12)
  }

  @Test func unratedIsNotZero() throws {
    let none = ReviewSummary()
    #expect(none.wilsonLowerBound == nil && none.distribution == nil)
    #expect(none.cautiousMean(z: .nan) == nil && none.cautiousMean(z: -1) == nil)
    #expect(try ReviewSummary(counts: [1, 0, 0, 0, 3]).distribution == [0.25, 0, 0, 0, 0.75])
  }

  @Test func summariesAreAdded() throws {
    var sum = try ReviewSummary(counts: [1, 2, 3, 4, 5])
    try sum.add(ReviewSummary(counts: [5, 4, 3, 2, 1]))
    #expect(sum.counts == [6, 6, 6, 6, 6])
    let full = try ReviewSummary(counts: [0, 0, 0, 0, 1_000_000_000_000])
    #expect(throws: ReviewSummary.Error.countOutOfRange(1_000_000_000_006)) { try sum.add(full) }
    #expect(sum.counts == [6, 6, 6, 6, 6])
  }

  static let decay: [([Int64], Double)] = [
    ([0], 1), ([24], 0.793700525984), ([72], 0.5), ([144], 0.25), ([0, 24, 72], 2.293700525984),
    ([720], 0.0009765625), ([1, 2, 3, 168], 3.141306307785), ([], 0), ([-1], 0),
  ]

  @Test(arguments: decay)
  func scoresHalveIn72Hours(hours: [Int64], expected: Double) throws {
    let now: Int64 = 1_700_000_000
    let times = hours.map { now - $0 * 3600 }
    #expect(abs(TrendScore.value(of: times, at: now) - expected) < 1e-12)
    guard !hours.contains(where: { $0 < 0 }) else { return }
    for order in [times, times.reversed()] {
      var score = TrendScore()
      for time in order { score.add(at: time) }
      #expect(abs(score.value(at: now) - expected) < 1e-12)
      #expect(try decoded(encoded(score)) == score)
    }
  }

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
        #expect((one.value(at: later) > other.value(at: later)) == isGreater)
      }
    }
  }

  @Test func scoresOfAnyTimesAreFinite() {
    var score = TrendScore()
    for time in [Int64.min, .max, 0, -1] { score.add(1_000_000, at: time) }
    #expect(score.value(at: .max) == 1_000_000 && score.value(at: .min) == 1_000_000)
    for weight in [-1, .nan, .infinity, 1_000_001] { score.add(weight, at: .max) }
    #expect(score.value(at: .max) == 1_000_000)
    #expect(TrendScore().value(at: 0) == 0)
    #expect(TrendScore.value(of: [.min], at: .max) == 0)
  }

  @Test func scoresAreEncodedByName() throws {
    var score = TrendScore()
    score.add(2, at: 100)
    #expect(try encoded(score) == #"{"score":2,"time":100}"#)
    #expect(try decoded(#"{"score":2,"time":100}"#) == score)
    #expect(try decoded("{}") == TrendScore() && encoded(TrendScore()) == #"{"score":0}"#)
    #expect(throws: DecodingError.self) { try decoded(#"{"score":-2,"time":1}"#) as TrendScore }
  }
}
