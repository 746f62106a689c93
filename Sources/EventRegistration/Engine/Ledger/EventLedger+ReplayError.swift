import Essentials

extension EventLedger {
  /// The reason why a fact cannot be applied to an ``EventLedger``, which is then unchanged.
  public enum ReplayError: Swift.Error, Hashable, Sendable, CustomStringConvertible {
    /// The fact is about another event.
    case wrongEvent(EventID)
    /// The fact does not have the next version.
    case versionGap(expected: UInt64, found: UInt64)
    /// The fact is earlier than the previous one, or outside the years 1 to 9999.
    case timeReversed
    /// The change of the fact with this version is not possible in this state.
    case impossible(version: UInt64)

    /// The reason in one sentence.
    public var description: String {
      switch self {
      case .wrongEvent: "The fact is about another event."
      case .versionGap(let expected, let found):
        "The next fact must have version \(expected), but this fact has version \(found)."
      case .timeReversed:
        "The time of the fact must be in the years 1 to 9999, and not before the previous fact."
      case .impossible(let version):
        "The change of the fact with version \(version) is not possible in this state."
      }
    }
  }
}
