public import CivilTime

/// A day of bleeding outside a period, as a health store keeps it, without its strength.
public struct IntermenstrualBleeding: Hashable, Sendable, Redacted {
  /// The day.
  public let date: CalendarDate

  /// Creates a sample of a day.
  public init(date: CalendarDate) {
    self.date = date
  }
}

#if !hasFeature(Embedded)
/// Encoded as `{"date": "2026-01-20"}`.
extension IntermenstrualBleeding: Codable {
  private enum CodingKeys: String, CodingKey {
    case date
  }

  /// Decodes a sample of a day.
  ///
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      date: try container.decode(CalendarDate.self, forKey: .date))
  }
}
#endif
