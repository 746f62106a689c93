extension EventLedger {
  /// The reason a fact does not continue the history of an ``EventLedger``, which stays as it was.
  public enum ReplayError: Swift.Error, Hashable, Sendable {
    /// The fact is of another event.
    case wrongEvent(EventID)
    /// The fact has another version than the next one.
    case versionGap(expected: UInt64, found: UInt64)
    /// The fact is earlier than the one before.
    case timeReversed
    /// What the fact says cannot have happened in this state.
    case impossible(version: UInt64)
  }
}
