extension WaitlistPolicy {
  /// How a waiting family comes to a seat that became free.
  public enum Promotion: Hashable, Sendable {
    /// They are registered at once.
    case automatic
    /// The seats are kept for them for that many seconds, in `1...2_592_000`, in which they accept
    /// or decline; then the seats go to the next.
    case offer(seconds: Int)
  }
}
