extension EventRecord {
  /// How far an event has come.
  public enum Status: Hashable, Sendable {
    /// Only the provider sees it.
    case draft
    /// Parents see it, and can register in its window.
    case published
    /// Parents see it, and cannot register since that instant, in seconds since 1970-01-01 UTC.
    case closed(at: Int64)
    /// It was called off, for that reason.
    case cancelled(reason: String)
  }
}
