extension CalendarDate {
  /// Creates a date from text such as `2026-02-10`: exactly ten ASCII characters.
  ///
  /// - Throws: ``CalendarDate/Error``.
  public init(iso8601 text: String) throws(CalendarDate.Error) {
    var reader = ISO8601Reader(text)
    guard let (year, month, day) = reader.date(), reader.isAtEnd else { throw .malformed }
    try self.init(year, month, day)
  }

  /// The date in ISO 8601 format, such as `2026-02-10`.
  public var iso8601: String {
    let (year, month, day) = components
    var writer = ISO8601Writer()
    writer.append(year: year, month: month, day: day)
    return writer.text
  }
}

extension CalendarDate: CustomStringConvertible {
  /// The same as ``iso8601``.
  public var description: String { iso8601 }
}

#if !hasFeature(Embedded)
/// Encoded in ISO 8601 format, as in `"2026-02-10"`. Decoding accepts what ``init(iso8601:)``
/// accepts.
extension CalendarDate: Codable {
  /// Decodes a date from its ISO 8601 text.
  ///
  /// - Throws: `DecodingError` if the text is not a date. The error does not repeat the text.
  public init(from decoder: any Decoder) throws {
    self = try decoder.value(
      ofISO8601: { try CalendarDate(iso8601: $0) },
      rule: "The text must be a date from 0001-01-01 to 9999-12-31, written as YYYY-MM-DD.")
  }

  /// Encodes the ISO 8601 text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(iso8601)
  }
}
#endif
