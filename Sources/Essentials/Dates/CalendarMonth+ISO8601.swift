extension CalendarMonth {
  /// Creates a month from text such as `2026-03`: exactly seven ASCII characters.
  ///
  /// - Throws: ``CalendarDate/Error``.
  public init(iso8601 text: String) throws(CalendarDate.Error) {
    var reader = ISO8601Reader(text)
    guard let (year, month) = reader.month(), reader.isAtEnd else { throw .malformed }
    try self.init(year, month)
  }

  /// The month in ISO 8601 format, such as `2026-03`.
  public var iso8601: String {
    var writer = ISO8601Writer()
    writer.append(year: year, month: month)
    return writer.text
  }
}

extension CalendarMonth: CustomStringConvertible {
  /// The same as ``iso8601``.
  public var description: String { iso8601 }
}

#if !hasFeature(Embedded)
/// Encoded in ISO 8601 format, as in `"2026-03"`. Decoding accepts what ``init(iso8601:)`` accepts.
extension CalendarMonth: Codable {
  /// Decodes a month from its ISO 8601 text.
  ///
  /// - Throws: `DecodingError` if the text is not a month. The error does not repeat the text.
  public init(from decoder: any Decoder) throws {
    self = try decoder.value(
      ofISO8601: { try CalendarMonth(iso8601: $0) },
      rule: "The text must be a month from 0001-01 to 9999-12, written as YYYY-MM.")
  }

  /// Encodes the ISO 8601 text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(iso8601)
  }
}
#endif
