import Essentials
import TestSupport
import Testing

@Suite("Ratings: bounds and cautious means") struct ReviewBoundsTests {
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
    expect(abs(bound - exact) < 1e-12)
    let other = try #require(
      ReviewSummary.wilsonLowerBound(successes: successes, of: trials, z: 1.96))
    expect(abs(other - rounded) < 1e-12)
  }

  @Test(
    arguments: [
      ([0, 0, 0, 2, 8], 0.655462781693), ([1, 0, 0, 0, 9], 0.595849973205),
      ([10, 0, 0, 0, 90], 0.825634338495),
    ] as [([Int64], Double)])
  func theBoundOfStars(counts: [Int64], expected: Double) throws {
    let bound = try #require(try ReviewSummary(counts: counts).wilsonLowerBound)
    expect(abs(bound - expected) < 1e-12)
  }

  @Test(
    arguments: [
      ([0, 0, 0, 0, 0], 2.047372055837), ([0, 0, 0, 0, 1], 2.403663653132),
      ([0, 0, 0, 0, 10], 3.818855442652), ([0, 0, 0, 2, 8], 3.695916673555),
      ([5, 5, 10, 30, 50], 3.910813796649),
    ] as [([Int64], Double)])
  func theCautiousMean(counts: [Int64], expected: Double) throws {
    let mean = try #require(try ReviewSummary(counts: counts).cautiousMean())
    expect(abs(mean - expected) < 1e-12)
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
    expect(abs(shrunk - expected) < 1e-12)
  }
}
