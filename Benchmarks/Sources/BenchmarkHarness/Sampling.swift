/// How many samples a benchmark gets at each size.
public struct Sampling: Hashable, Sendable {
  /// The time to spend on the samples, if their number is not given.
  public var budget: Duration

  /// The exact number of samples, or `nil` for as many as the budget allows.
  public var count: Int?

  /// The fewest and the most samples to take within the budget.
  public var limits: ClosedRange<Int>

  /// The runs before the first sample.
  public var warmup: Int

  /// How often every benchmark gets its turn, so that a drift of the machine meets all alike.
  public var cycles: Int

  /// A run shorter than this is repeated within a sample.
  public var shortestSample: Duration

  /// A third of a second each.
  public static let thorough = Self(
    budget: .milliseconds(300), limits: 5...100, warmup: 1, cycles: 5,
    shortestSample: .milliseconds(1))

  /// A few milliseconds each.
  public static let quick = Self(
    budget: .milliseconds(10), limits: 3...20, warmup: 1, cycles: 2,
    shortestSample: .microseconds(50))

  /// The fewest and the most samples of a cycle, counted from 0.
  func samples(inCycle cycle: Int) -> ClosedRange<Int> {
    func share(_ total: Int) -> Int {
      let (each, rest) = total.quotientAndRemainder(dividingBy: cycles)
      return each + (cycle < rest ? 1 : 0)
    }
    if let count { return share(count)...share(count) }
    return share(limits.lowerBound)...share(limits.upperBound)
  }
}
