public import Essentials

extension CycleHistory {
  /// The result of adding or changing a period.
  public enum Addition: Hashable, Sendable, PrivateValue {
    /// The period is stored as given.
    case separate
    /// The period was merged with these neighboring periods into one, such as the period that was
    /// logged a few days before: tell the person that both count as one.
    case joined([LoggedPeriod], into: LoggedPeriod)
  }
}
