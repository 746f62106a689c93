/// A logged cycle that more likely than not hides a period that was not logged.
public struct SuspectedMissedPeriod: Hashable, Sendable, Redacted {
  /// The cycle, which is then two or more.
  public let cycle: Cycle

  /// The probability of that.
  public let probability: Double
}
