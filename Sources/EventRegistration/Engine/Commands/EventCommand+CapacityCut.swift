extension EventCommand {
  /// The effect of a new number of seats that is below the number of seats taken.
  public enum CapacityCut: Hashable, Sendable {
    /// The command is refused.
    case refuse
    /// The parties that registered last are moved back to the head of the waiting list, in their
    /// order.
    ///
    /// They count as overtaken as often as the family that was at the head before. Holds and offers
    /// remain.
    case moveLastToWaitlist
  }
}

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
