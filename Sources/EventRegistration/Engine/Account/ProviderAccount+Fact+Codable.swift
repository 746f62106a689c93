import Essentials

/// Encoded as `{"provider": "…", "version": 7, "time": 1770000000, "change": {…}}`.
extension ProviderAccount.Fact: Codable {
  private typealias CodingKeys = FieldKey

  /// Decodes a fact.
  ///
  /// - Throws: `DecodingError`, also for the version 0.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      provider: try container.decode(PersonID.self, forKey: .provider),
      version: try container.decode(
        .version, where: { $0 >= 1 }, expected: "a version, which is 1 or more"),
      time: try container.decode(Int64.self, forKey: .time),
      change: try container.decode(Change.self, forKey: .change))
  }

  /// Encodes the fact.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(provider, forKey: .provider)
    try container.encode(version, forKey: .version)
    try container.encode(time, forKey: .time)
    try container.encode(change, forKey: .change)
  }
}

/// Encoded as `{"kind": "planSet", "plan": "gold", "utcOffset": 0}`,
/// `{"kind": "slotClaimed", "event": "…", "year": 2026}`, or
/// `{"kind": "slotReleased", "event": "…"}`.
extension ProviderAccount.Fact.Change: Codable {
  private typealias CodingKeys = FieldKey

  private enum Kind: String, CaseIterable, Codable {
    case planSet
    case slotClaimed
    case slotReleased

    init(from decoder: any Decoder) throws { try self.init(caseFrom: decoder) }
  }

  /// Decodes a change.
  ///
  /// - Throws: `DecodingError`, also for an invalid offset, and for a year outside 1 to 9999.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(Kind.self, forKey: .kind) {
    case .planSet:
      self = .planSet(
        try container.decode(ProviderPlan.self, forKey: .plan),
        utcOffset: try container.decode(
          .utcOffset, where: { EventDetails.utcOffsets.contains($0) },
          expected: "a UTC offset from -12 to +14 hours"))
    case .slotClaimed:
      self = .slotClaimed(
        try container.decode(EventID.self, forKey: .event),
        year: try container.decode(
          .year, where: { 1...9999 ~= $0 }, expected: "a year from 1 to 9999"))
    case .slotReleased:
      self = .slotReleased(try container.decode(EventID.self, forKey: .event))
    }
  }

  /// Encodes the change.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .planSet(let plan, let utcOffset):
      try container.encode(Kind.planSet, forKey: .kind)
      try container.encode(plan, forKey: .plan)
      try container.encode(utcOffset, forKey: .utcOffset)
    case .slotClaimed(let event, let year):
      try container.encode(Kind.slotClaimed, forKey: .kind)
      try container.encode(event, forKey: .event)
      try container.encode(year, forKey: .year)
    case .slotReleased(let event):
      try container.encode(Kind.slotReleased, forKey: .kind)
      try container.encode(event, forKey: .event)
    }
  }
}
