public import Essentials

extension HealthStoreSamples {
  /// A day of bleeding outside a period, as a health store keeps it; its strength is not recorded.
  public struct IntermenstrualBleeding: Hashable, Sendable, PrivateValue {
    /// The date.
    public let date: CalendarDate

    /// Creates a sample of one day.
    public init(date: CalendarDate) {
      self.date = date
    }
  }
}

/// Encoded as `{"date": "2026-01-20"}`.
extension HealthStoreSamples.IntermenstrualBleeding: Codable {
  private enum CodingKeys: String, CodingKey {
    case date
  }

  /// Decodes a sample of one day.
  ///
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(date: try container.decode(CalendarDate.self, forKey: .date))
  }

  /// Encodes the date.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(date, forKey: .date)
  }
}
