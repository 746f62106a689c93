/// The time in which parents can register.
///
///     let window = try RegistrationWindow(opens: monday, closes: friday)
///     window.contains(friday)  // false
public struct RegistrationWindow: Hashable, Sendable {
  /// The instant at which registration opens, or `nil` if it is open from the beginning.
  ///
  /// In seconds since 1970-01-01 00:00 UTC.
  public let opens: Int64?

  /// The instant at which registration closes, or `nil` if it stays open.
  ///
  /// In seconds since 1970-01-01 00:00 UTC. The window does not contain this instant.
  public let closes: Int64?

  /// Creates a window from its bounds, which are in the years 1 to 9999.
  ///
  /// - Throws: ``RegistrationWindow/Error``.
  public init(opens: Int64? = nil, closes: Int64? = nil) throws(RegistrationWindow.Error) {
    for instant in [opens, closes] {
      if let instant, !Instant.validRange.contains(instant) { throw .outsideCalendar(instant) }
    }
    if let opens, let closes, closes <= opens { throw .closesNotAfterOpening }
    self.init(validOpens: opens, closes: closes)
  }

  /// Creates a window from instants that were checked.
  init(validOpens opens: Int64?, closes: Int64?) {
    self.opens = opens
    self.closes = closes
  }

  /// The window that is always open.
  public static let always = RegistrationWindow(validOpens: nil, closes: nil)

  /// Whether registration is open at an instant, in seconds since 1970-01-01 00:00 UTC.
  public func contains(_ instant: Int64) -> Bool {
    opens.map { $0 <= instant } ?? true && closes.map { instant < $0 } ?? true
  }
}

extension RegistrationWindow {
  /// The reason two instants are not a ``RegistrationWindow``.
  @nonexhaustive public enum Error: Swift.Error, Hashable, Sendable, CustomStringConvertible {
    /// The instant is not in the years 1 to 9999.
    case outsideCalendar(Int64)
    /// The window does not close after it opens.
    case closesNotAfterOpening

    /// The rule that the instants break, in one sentence.
    public var description: String {
      switch self {
      case .outsideCalendar: "Registration must open and close in the years 1 to 9999."
      case .closesNotAfterOpening: "Registration must close after it opens."
      }
    }
  }
}

/// Encoded as `{"opens": 1770000000, "closes": 1780000000}`, without a bound that is `nil`.
extension RegistrationWindow: Codable {
  private typealias CodingKeys = FieldKey

  /// Decodes a window.
  ///
  /// - Throws: `DecodingError`, also for instants that the initializer refuses.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let opens = try container.decodeIfPresent(Int64.self, forKey: .opens)
    let closes = try container.decodeIfPresent(Int64.self, forKey: .closes)
    do {
      try self.init(opens: opens, closes: closes)
    } catch {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: container.codingPath, debugDescription: error.description))
    }
  }

  /// Encodes the bounds.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(opens, forKey: .opens)
    try container.encodeIfPresent(closes, forKey: .closes)
  }
}
