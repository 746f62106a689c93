public import Essentials

/// A menstrual period: the days of bleeding at the start of a cycle.
///
///     let period = try LoggedPeriod(start: start, end: start.adding(days: 4))
///     period.length  // 5
///
/// Day 1 is the first day of flow above spotting. Spotting before it belongs to the previous cycle.
public struct LoggedPeriod: Hashable, Identifiable, Sendable, PrivateValue {
  /// The first day of bleeding.
  public let start: CalendarDate

  /// The last day of bleeding, or `nil` if it is not known yet.
  public let end: CalendarDate?

  /// The first day, which no other period of a history has.
  public var id: CalendarDate { start }

  /// Creates a period from its first day and, if known, its last day.
  ///
  /// - Throws: ``LoggedPeriod/Error/endsBeforeStart``.
  public init(start: CalendarDate, end: CalendarDate? = nil) throws(LoggedPeriod.Error) {
    if let end, end < start { throw .endsBeforeStart }
    self.init(validStart: start, end: end)
  }

  /// Creates a period whose end, if any, is known not to be before its start.
  package init(validStart: CalendarDate, end: CalendarDate?) {
    start = validStart
    self.end = end
  }

  /// Creates a period from a date, `2026-02-01`, or from an interval, `2026-01-03/2026-01-07`,
  /// which includes both dates.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  /// - Throws: ``LoggedPeriod/Error``.
  public init(iso8601 text: String) throws(LoggedPeriod.Error) {
    // Split by bytes: comparing characters with many combining marks takes quadratic time.
    let parts = text.utf8.split(
      separator: UInt8(ascii: "/"), maxSplits: 1, omittingEmptySubsequences: false)
    var dates: [CalendarDate] = []
    for part in parts {
      do {
        dates.append(try CalendarDate(iso8601: String(decoding: part, as: UTF8.self)))
      } catch {
        throw .malformed
      }
    }
    try self.init(start: dates[0], end: dates.count == 2 ? dates[1] : nil)
  }

  /// The period in ISO 8601: a date, or an interval if the end is known.
  public var iso8601: String { end.map { "\(start.iso8601)/\($0.iso8601)" } ?? start.iso8601 }

  /// The days of bleeding, or `nil` if the end is not known.
  public var days: ClosedRange<CalendarDate>? { end.map { start...$0 } }

  /// The number of days of bleeding, or `nil` if the end is not known.
  public var length: Int? { end.map { start.days(until: $0) + 1 } }

  /// The last day on which bleeding is known: the end, or the start if the end is not known.
  package var lastKnownDay: CalendarDate { end ?? start }

  /// Returns the period as it was known on a date: without an end that is after the date.
  func known(on date: CalendarDate) -> LoggedPeriod {
    lastKnownDay <= date ? self : LoggedPeriod(validStart: start, end: nil)
  }
}

extension LoggedPeriod {
  /// An error that ``LoggedPeriod`` throws for invalid dates or an invalid text.
  @nonexhaustive public enum Error: Swift.Error, Hashable, Sendable, CustomStringConvertible {
    /// The last day is before the first day.
    case endsBeforeStart
    /// The text is neither a date nor two dates separated by a slash.
    case malformed

    /// A sentence that describes the error.
    public var description: String {
      switch self {
      case .endsBeforeStart: "The period must not end before it starts."
      case .malformed:
        "A period must be written as a date, or as two dates with a slash between them."
      }
    }
  }
}

#if !hasFeature(Embedded)
extension LoggedPeriod: HistoryRow {
  init(from decoder: any Decoder, keeping unknown: inout UnknownFields) throws {
    unknown = try UnknownFields(of: decoder, except: CodingKeys.self)
    try self.init(from: decoder)
  }
}

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
        forKey: .end, in: container, debugDescription: error.description)
    }
  }
}
#endif
