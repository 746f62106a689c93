#if !hasFeature(Embedded)
/// Encoded as `"refuse"` or `"moveLastToWaitlist"`.
extension EventCommand.CapacityCut: Codable {
  private enum Name: String, CaseIterable {
    case refuse
    case moveLastToWaitlist
  }

  /// Decodes the name of a case.
  ///
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    switch try Name(caseFrom: decoder) {
    case .refuse: self = .refuse
    case .moveLastToWaitlist: self = .moveLastToWaitlist
    }
  }

  /// Encodes the name of the case.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    let name: Name =
      switch self {
      case .refuse: .refuse
      case .moveLastToWaitlist: .moveLastToWaitlist
      }
    try container.encode(name.rawValue)
  }
}
#endif
