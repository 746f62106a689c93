extension LocalDateTime {
  /// Creates a date and time from text such as `2026-03-01T09:30`: exactly sixteen ASCII
  /// characters.
  ///
  /// - Throws: ``LocalDateTime/Error``.
  public init(iso8601 text: String) throws(LocalDateTime.Error) {
    var reader = ISO8601Reader(text)
    guard let (year, month, day) = reader.date(), reader.skip("T"),
      let (hour, minute) = reader.time(), reader.isAtEnd
    else { throw .malformed }
    let date: CalendarDate
    do throws(CalendarDate.Error) {
      date = try CalendarDate(year, month, day)
    } catch {
      throw .noSuchDate(error)
    }
    try self.init(date, hour: hour, minute: minute)
  }

  /// The date and time in ISO 8601 format, such as `2026-03-01T09:30`.
  public var iso8601: String {
    let (year, month, day) = date.components
    var writer = ISO8601Writer()
    writer.append(year: year, month: month, day: day)
    writer.append("T")
    writer.append(hour: hour, minute: minute)
    return writer.text
  }
}

extension LocalDateTime: CustomStringConvertible {
  /// The same as ``iso8601``.
  public var description: String { iso8601 }
}

#if !hasFeature(Embedded)
/// Encoded in ISO 8601 format, as in `"2026-03-01T09:30"`. Decoding accepts what
/// ``init(iso8601:)`` accepts.
extension LocalDateTime: Codable {
  /// Decodes a date and time from its ISO 8601 text.
  ///
  /// - Throws: `DecodingError` if the text is not a date and time. The error does not repeat the
  ///   text.
  public init(from decoder: any Decoder) throws {
    self = try decoder.value(
      ofISO8601: { try LocalDateTime(iso8601: $0) },
      rule: "The text must be a minute of the years 0001 to 9999, written as YYYY-MM-DDThh:mm.")
  }

  /// Encodes the ISO 8601 text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(iso8601)
  }
}
#endif
