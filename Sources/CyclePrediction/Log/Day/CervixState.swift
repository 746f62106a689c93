/// The state of the cervix on a day, as felt by the person.
///
///     let cervix = CervixState(opening: .closed, firmness: .firm)
public struct CervixState: Hashable, Sendable, PrivateValue {
  /// How far the cervix is open.
  public enum Opening: Int, Hashable, CaseIterable, Sendable {
    /// Closed.
    case closed = 0
    /// Partly open.
    case partlyOpen = 1
    /// Open.
    case open = 2

    /// Creates an opening from its name, or returns `nil` for an unknown name.
    public init?(rawValue: Int) { self.init(caseOf: rawValue) }
  }

  /// How hard the cervix is.
  public enum Firmness: Int, Hashable, CaseIterable, Sendable {
    /// Firm, like the tip of the nose.
    case firm = 0
    /// Soft, like the lips.
    case soft = 1

    /// Creates a firmness from its name, or returns `nil` for an unknown name.
    public init?(rawValue: Int) { self.init(caseOf: rawValue) }
  }

  /// How high the cervix is; Sensiplan's evaluation does not use it.
  public enum Position: Int, Hashable, CaseIterable, Sendable {
    /// Low and easy to reach.
    case low = 0
    /// High.
    case high = 1

    /// Creates a position from its name, or returns `nil` for an unknown name.
    public init?(rawValue: Int) { self.init(caseOf: rawValue) }
  }

  /// How far the cervix is open.
  public var opening: Opening

  /// How hard the cervix is.
  public var firmness: Firmness

  /// How high the cervix is, if observed.
  public var position: Position?

  /// Creates an observation.
  public init(opening: Opening, firmness: Firmness, position: Position? = nil) {
    self.opening = opening
    self.firmness = firmness
    self.position = position
  }

  /// Whether the cervix is closed and firm, as on infertile days, whatever its position.
  public var isClosedAndFirm: Bool { opening == .closed && firmness == .firm }
}
