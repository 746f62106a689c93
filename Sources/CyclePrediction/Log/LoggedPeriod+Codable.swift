#if !hasFeature(Embedded)
import Essentials

/// Encoded as `{"start": "2026-01-03", "end": "2026-01-07"}`, with the end only if it is known.
extension LoggedPeriod: Codable {
  private enum CodingKeys: String, CodingKey {
    case start
    case end
  }

  /// Decodes a period from its first and last day.
  ///
  /// - Throws: `DecodingError`, including if the last day is before the first.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let start = try container.decode(CalendarDate.self, forKey: .start)
    let end = try container.decodeIfPresent(CalendarDate.self, forKey: .end)
    do {
      try self.init(start: start, end: end)
    } catch {
      throw DecodingError.dataCorruptedError(
        forKey: .end, in: container, debugDescription: "the period ends before its start")
    }
  }

  /// Encodes the first day, and the last day if it is known.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(start, forKey: .start)
    try container.encodeIfPresent(end, forKey: .end)
  }
}
#endif
