extension LocalDateTime {
  /// Creates a date and time from a text like `2026-03-01T09:30`: sixteen ASCII characters, nothing
  /// before or after.
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

  /// The date and time as ISO 8601 writes it, such as `2026-03-01T09:30`.
  public var iso8601: String {
    var writer = ISO8601Writer()
    writer.append(self)
    return writer.text
  }
}

extension LocalDateTime: CustomStringConvertible {
  /// The same as ``iso8601``.
  public var description: String { iso8601 }
}

#if !hasFeature(Embedded)
/// Encoded as ISO 8601 writes it, `"2026-03-01T09:30"`; decoding refuses what ``init(iso8601:)``
/// refuses.
extension LocalDateTime: Codable {
  /// Decodes a date and time from its ISO 8601 text.
  ///
  /// - Throws: `DecodingError`, which does not repeat the text, also for one that is not a date and
  ///   time.
  public init(from decoder: any Decoder) throws {
    self = try decoder.value(
      ofISO8601: { try LocalDateTime(iso8601: $0) },
      expected: "a minute of years 1 to 9999, written YYYY-MM-DDThh:mm")
  }

  /// Encodes the ISO 8601 text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(iso8601)
  }
}
#endif
