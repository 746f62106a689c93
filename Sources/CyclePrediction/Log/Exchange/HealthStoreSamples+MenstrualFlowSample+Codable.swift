#if !hasFeature(Embedded)
import Essentials

/// Encoded as its name.
extension HealthStoreSamples.MenstrualFlowSample.Level: Codable {
  /// Decodes a level from its name.
  ///
  /// - Throws: `DecodingError` for anything but a known name; the error does not repeat the value.
  public init(from decoder: any Decoder) throws { try self.init(caseFrom: decoder) }
}

/// Encoded as `{"date": "2026-01-03", "level": "light", "startsCycle": true}`.
extension HealthStoreSamples.MenstrualFlowSample: Codable {
  private enum CodingKeys: String, CodingKey {
    case date
    case level
    case startsCycle
  }

  /// Decodes a sample of one day.
  ///
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      date: try container.decode(CalendarDate.self, forKey: .date),
      level: try container.decode(Level.self, forKey: .level),
      startsCycle: try container.decode(Bool.self, forKey: .startsCycle))
  }

  /// Encodes the date, the level, and whether it starts a cycle.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(date, forKey: .date)
    try container.encode(level, forKey: .level)
    try container.encode(startsCycle, forKey: .startsCycle)
  }
}
#endif
