import Essentials
import OpeningTimes
import TestSupport
import Testing

/// The intervals of hours as texts for a table: day, start, end, and a question mark if unknown.
///
/// The day of the end is written unless it is that of the start, and a comment if there is one, as in
/// `04 22:00-05 02:00? "call"`.
func stretches(
  _ text: String, from first: String, days: Int, in calendar: OpeningCalendar = .init()
) throws -> [String] {
  let start = try LocalDateTime(CalendarDate(iso8601: first), minuteOfDay: 0)
  let end = try #require(start.adding(minutes: 1440 * days))
  return try OpeningHours(text).intervals(in: start..<end, in: calendar).map { interval in
    let start = interval.start.iso8601
    let isMidnight = interval.end.minuteOfDay == 0
    let lastDay = isMidnight ? interval.end.date.adding(days: -1) : interval.end.date
    let end = isMidnight ? "24:00" : String(interval.end.iso8601.suffix(5))
    let day = lastDay.map { $0 == interval.start.date ? "" : "\($0.iso8601.suffix(2)) " } ?? ""
    return "\(start.dropFirst(8).prefix(2)) \(start.suffix(5))-\(day)\(end)"
      + (interval.state.kind == .unknown ? "?" : "")
      + (interval.state.comment.map { " \"\($0)\"" } ?? "")
  }
}

/// The days on which hours are open at noon, as texts for a table: `03-01..03-04 03-08`.
func openDays(
  _ text: String, from first: String, days: Int, in calendar: OpeningCalendar = .init()
) throws -> String {
  let hours = try OpeningHours(text)
  let first = try CalendarDate(iso8601: first)
  var spans: [ClosedRange<CalendarDate>] = []
  for date in (first..<(try #require(first.adding(days: days)))).dates
  where hours.state(at: try LocalDateTime(date, minuteOfDay: 720), in: calendar).isOpen {
    if let last = spans.last, last.upperBound.adding(days: 1) == date {
      spans[spans.count - 1] = last.lowerBound...date
    } else {
      spans.append(date...date)
    }
  }
  return spans.map { span in
    let (from, to) = (span.lowerBound.iso8601.dropFirst(5), span.upperBound.iso8601.dropFirst(5))
    return from == to ? "\(from)" : "\(from)..\(to)"
  }.joined(separator: " ")
}
