/// How the cervix felt on a day.
///
///     let cervix = CervixState(opening: .closed, firmness: .firm)
public struct CervixState: Hashable, Sendable, PrivateValue {
  /// How far the cervix is open.
  public enum Opening: Int, Hashable, CaseIterable, Sendable {
    /// The opening is closed.
    case closed = 0
    /// The opening is partly open.
    case partlyOpen = 1
    /// The opening is open.
    case open = 2

    /// Creates the case of a number, or returns `nil` if there is none.
    public init?(rawValue: Int) { self.init(caseOf: rawValue) }
  }

  /// How hard the cervix is.
  public enum Firmness: Int, Hashable, CaseIterable, Sendable {
    /// Firm, like the tip of the nose.
    case firm = 0
    /// Soft, like the lips.
    case soft = 1

    /// Creates the case of a number, or returns `nil` if there is none.
    public init?(rawValue: Int) { self.init(caseOf: rawValue) }
  }

  /// How high the cervix lies; Sensiplan's evaluation does not use it.
  public enum Position: Int, Hashable, CaseIterable, Sendable {
    /// Low, and so easy to reach.
    case low = 0
    /// High.
    case high = 1

    /// Creates the case of a number, or returns `nil` if there is none.
    public init?(rawValue: Int) { self.init(caseOf: rawValue) }
  }

  /// How far the cervix is open.
  public var opening: Opening

  /// How hard the cervix is.
  public var firmness: Firmness

  /// How high the cervix lies, if it was noted.
  public var position: Position?

  /// Creates an observation.
  public init(opening: Opening, firmness: Firmness, position: Position? = nil) {
    self.opening = opening
    self.firmness = firmness
    self.position = position
  }

  /// Whether the cervix is closed and firm, as it is outside the fertile days, wherever it lies.
  public var isClosedAndFirm: Bool { opening == .closed && firmness == .firm }
}
