/// Encoded as `"hold"`, `"waitlist"`, or `"offer"`.
extension EventFact.Change.SeatSource: Codable {
  private enum Name: String, CaseIterable {
    case hold
    case waitlist
    case offer
  }

  /// Decodes the name of a case.
  ///
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    switch try Name(caseFrom: decoder) {
    case .hold: self = .hold
    case .waitlist: self = .waitlist
    case .offer: self = .offer
    }
  }

  /// Encodes the name of the case.
  public func encode(to encoder: any Encoder) throws {
    let name: Name =
      switch self {
      case .hold: .hold
      case .waitlist: .waitlist
      case .offer: .offer
      }
    var container = encoder.singleValueContainer()
    try container.encode(name.rawValue)
  }
}

/// Encoded as `"parent"`, `"provider"`, `"admin"`, or `"eventCancellation"`.
extension EventFact.Change.Canceller: Codable {
  private enum Name: String, CaseIterable {
    case parent
    case provider
    case admin
    case eventCancellation
  }

  /// Decodes the name of a case.
  ///
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    switch try Name(caseFrom: decoder) {
    case .parent: self = .parent
    case .provider: self = .provider
    case .admin: self = .admin
    case .eventCancellation: self = .eventCancellation
    }
  }

  /// Encodes the name of the case.
  public func encode(to encoder: any Encoder) throws {
    let name: Name =
      switch self {
      case .parent: .parent
      case .provider: .provider
      case .admin: .admin
      case .eventCancellation: .eventCancellation
      }
    var container = encoder.singleValueContainer()
    try container.encode(name.rawValue)
  }
}
