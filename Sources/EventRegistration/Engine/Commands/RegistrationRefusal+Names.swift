/// Encoded as `"none"`, `"full"`, or `"notWanted"`.
extension RegistrationRefusal.WaitlistState: Codable {
  private enum Name: String, CaseIterable {
    case none
    case full
    case notWanted
  }

  /// Decodes the name of a case.
  ///
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    switch try Name(caseFrom: decoder) {
    case .none: self = .none
    case .full: self = .full
    case .notWanted: self = .notWanted
    }
  }

  /// Encodes the name of the case.
  public func encode(to encoder: any Encoder) throws {
    let name: Name =
      switch self {
      case .none: .none
      case .full: .full
      case .notWanted: .notWanted
      }
    var container = encoder.singleValueContainer()
    try container.encode(name.rawValue)
  }
}

/// Encoded as `"seats"` or `"children"`.
extension RegistrationRefusal.Limit: Codable {
  private enum Name: String, CaseIterable {
    case seats
    case children
  }

  /// Decodes the name of a case.
  ///
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    switch try Name(caseFrom: decoder) {
    case .seats: self = .seats
    case .children: self = .children
    }
  }

  /// Encodes the name of the case.
  public func encode(to encoder: any Encoder) throws {
    let name: Name =
      switch self {
      case .seats: .seats
      case .children: .children
      }
    var container = encoder.singleValueContainer()
    try container.encode(name.rawValue)
  }
}
