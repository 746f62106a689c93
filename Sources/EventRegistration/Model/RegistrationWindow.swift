/// The time in which parents can register: from one instant until just before another.
///
///     let window = try RegistrationWindow(opens: monday, closes: friday)
///     window.contains(friday)  // false
public struct RegistrationWindow: Hashable, Sendable {
  /// The first second of the window, since 1970-01-01 00:00 UTC, or `nil` if it was always open.
  public let opens: Int64?

  /// The first second after the window, since 1970-01-01 00:00 UTC, or `nil` if it never closes.
  public let closes: Int64?

  /// Creates a window from the instants that bound it, of the years 1 to 9999.
  ///
  /// - Throws: ``RegistrationWindow/Error``.
  public init(opens: Int64? = nil, closes: Int64? = nil) throws(RegistrationWindow.Error) {
    for instant in [opens, closes] {
      if let instant, !Instant.validRange.contains(instant) { throw .outsideCalendar(instant) }
    }
    if let opens, let closes, closes <= opens { throw .closesNotAfterOpening }
    self.init(validOpens: opens, closes: closes)
  }

  /// Creates a window from instants that are known to be in range and order.
  init(validOpens opens: Int64?, closes: Int64?) {
    self.opens = opens
    self.closes = closes
  }

  /// The window that is always open.
  public static let always = RegistrationWindow(validOpens: nil, closes: nil)

  /// Whether the window is open at an instant, in seconds since 1970-01-01 00:00 UTC.
  public func contains(_ instant: Int64) -> Bool {
    opens.map { $0 <= instant } ?? true && closes.map { instant < $0 } ?? true
  }
}

extension RegistrationWindow {
  /// The reason two instants do not make a ``RegistrationWindow``.
  public enum Error: Swift.Error, Hashable, Sendable {
    /// The instant is not in the years 1 to 9999.
    case outsideCalendar(Int64)
    /// The window closes when it opens, or before.
    case closesNotAfterOpening
  }
}
