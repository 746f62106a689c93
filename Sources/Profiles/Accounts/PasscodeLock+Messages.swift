import Essentials

extension PasscodeLock {
  /// The texts of a lock: templates with named slots, in English unless the host replaces them.
  ///
  ///     show(PasscodeLock.Messages().text(for: .locked(wait: 90)))   // "Try again in 2 minutes."
  public struct Messages: Sendable {
    /// Creates the English texts.
    public init() {}

    /// Shown after a wrong passcode without a wait.
    public var wrong = "Wrong passcode. Try again."
    /// Shown for a wait of up to a minute.
    public var waitOneMinute = "Try again in 1 minute."
    /// The template for a longer wait: `{minutes}`.
    public var waitMinutes = "Try again in {minutes} minutes."

    /// Returns what to tell a person, with minutes rounded up; an empty text if the lock is open.
    public func text(for answer: Answer) -> String {
      let wait: Int64
      switch answer {
      case .open: return ""
      case .wrong(let seconds), .locked(let seconds): wait = seconds
      }
      if wait <= 0 { return wrong }
      if wait <= 60 { return waitOneMinute }
      // Above 60, so nothing can overflow.
      return waitMinutes.filled([("minutes", String((wait &- 1) / 60 &+ 1))])
    }
  }
}
