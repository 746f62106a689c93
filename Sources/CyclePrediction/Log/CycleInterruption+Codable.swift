#if !hasFeature(Embedded)
import Essentials

/// Encoded as its name.
extension CycleInterruption.Kind: Codable {
  /// Decodes a kind from its name.
  ///
  /// - Throws: `DecodingError` for an unknown name; the error does not repeat it.
  public init(from decoder: any Decoder) throws { try self.init(caseFrom: decoder) }
}

/// Encoded as `{"kind": "pregnancy", "start": "2026-01-03"}`, with an `"end"` only if it is known.
extension CycleInterruption: Codable {
  private enum CodingKeys: String, CodingKey {
    case kind
    case start
    case end
  }

  /// Decodes an interruption from its kind and its first and last day.
  ///
  /// - Throws: `DecodingError`, including if the last day is before the first.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let kind = try container.decode(Kind.self, forKey: .kind)
    let start = try container.decode(CalendarDate.self, forKey: .start)
    let end = try container.decodeIfPresent(CalendarDate.self, forKey: .end)
    do {
      try self.init(kind, from: start, to: end)
    } catch {
      throw DecodingError.dataCorruptedError(
        forKey: .end, in: container, debugDescription: "the interruption ends before its start")
    }
  }

  /// Encodes the kind, the first day, and the last day if it is known.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kind, forKey: .kind)
    try container.encode(start, forKey: .start)
    try container.encodeIfPresent(end, forKey: .end)
  }
}
#endif
