/// The state of the cervix on a day, as felt by the person.
///
///     let cervix = CervixState(opening: .closed, firmness: .firm)
public struct CervixState: Hashable, Sendable, PrivateValue {
  /// How far the cervix is open.
  @nonexhaustive public enum Opening: String, Hashable, CaseIterable, Sendable {
    /// Closed.
    case closed
    /// Partly open.
    case partlyOpen
    /// Open.
    case open

    /// Creates an opening from its name, or returns `nil` for an unknown name.
    public init?(rawValue: String) { self.init(caseOf: rawValue) }
  }

  /// How hard the cervix is.
  @nonexhaustive public enum Firmness: String, Hashable, CaseIterable, Sendable {
    /// Firm, like the tip of the nose.
    case firm
    /// Soft, like the lips.
    case soft

    /// Creates a firmness from its name, or returns `nil` for an unknown name.
    public init?(rawValue: String) { self.init(caseOf: rawValue) }
  }

  /// How high the cervix is; Sensiplan's evaluation does not use it.
  @nonexhaustive public enum Position: String, Hashable, CaseIterable, Sendable {
    /// Low and easy to reach.
    case low
    /// High.
    case high

    /// Creates a position from its name, or returns `nil` for an unknown name.
    public init?(rawValue: String) { self.init(caseOf: rawValue) }
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
  package var isClosedAndFirm: Bool { opening == .closed && firmness == .firm }
}

#if !hasFeature(Embedded)
/// Encoded as its name.
extension CervixState.Opening: CodedCase, Codable {}

/// Encoded as its name.
extension CervixState.Firmness: CodedCase, Codable {}

/// Encoded as its name.
extension CervixState.Position: CodedCase, Codable {}

/// Encoded as `{"opening": "closed", "firmness": "firm", "position": "low"}`, with the position
/// only if it was observed.
extension CervixState: Codable {
  enum CodingKeys: String, CodingKey {
    case opening
    case firmness
    case position
  }
}
#endif
