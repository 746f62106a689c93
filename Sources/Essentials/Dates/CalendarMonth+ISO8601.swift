extension CalendarMonth {
  /// Creates a month from a text like `2026-03`: seven ASCII characters, nothing before or after.
  ///
  /// - Throws: ``CalendarDate/Error``.
  public init(iso8601 text: String) throws(CalendarDate.Error) {
    var reader = ISO8601Reader(text)
    guard let (year, month) = reader.month(), reader.isAtEnd else { throw .malformed }
    try self.init(year, month)
  }

  /// The month as ISO 8601 writes it, such as `2026-03`.
  public var iso8601: String {
    var writer = ISO8601Writer()
    writer.append(self)
    return writer.text
  }
}

extension CalendarMonth: CustomStringConvertible {
  /// The same as ``iso8601``.
  public var description: String { iso8601 }
}

#if !hasFeature(Embedded)
/// Encoded as ISO 8601 writes it, `"2026-03"`; decoding refuses what ``init(iso8601:)`` refuses.
extension CalendarMonth: Codable {
  /// Decodes a month from its ISO 8601 text.
  ///
  /// - Throws: `DecodingError`, which does not repeat the text, also for one that is not a month.
  public init(from decoder: any Decoder) throws {
    self = try decoder.value(
      ofISO8601: { try CalendarMonth(iso8601: $0) },
      expected: "a month of years 1 to 9999, written YYYY-MM")
  }

  /// Encodes the ISO 8601 text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(iso8601)
  }
}
#endif
