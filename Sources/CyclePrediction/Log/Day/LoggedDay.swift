public import Essentials

/// A date and its log.
public struct LoggedDay: Hashable, Identifiable, Sendable, PrivateValue {
  /// The date.
  public let date: CalendarDate

  /// What was logged on the date.
  public var log: DayLog

  /// The date, which no other logged day of a history has.
  public var id: CalendarDate { date }

  /// Creates a logged day.
  public init(date: CalendarDate, log: DayLog) {
    self.date = date
    self.log = log
  }
}

/// Encoded as `{"date": "2026-01-03", "log": {…}}`.
extension LoggedDay: Codable {
  private enum CodingKeys: String, CodingKey {
    case date
    case log
  }

  /// Decodes a date and its log.
  ///
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      date: try container.decode(CalendarDate.self, forKey: .date),
      log: try container.decode(DayLog.self, forKey: .log))
  }
}
