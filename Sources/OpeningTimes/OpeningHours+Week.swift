public import Essentials

extension OpeningHours {
  /// A line of a card: weekdays that follow each other and have the same hours.
  public struct WeekLine: Hashable, Sendable {
    /// The days, from the first to the last.
    public let dates: ClosedRange<CalendarDate>
    /// The weekdays in English, such as "Monday–Friday".
    public let weekdays: String
    /// The hours in English, such as "9 AM–5 PM", "Closed", or "By appointment".
    public let hours: String
  }

  /// Returns the hours of seven days from a date in English, as a card shows them.
  ///
  ///     let hours = try OpeningHours("Mo-Fr 09:00-17:00; Sa 10:00-14:00; PH off")
  ///     for line in hours.week(from: monday, in: calendar) { print(line.weekdays, line.hours) }
  ///
  /// Hours after midnight are listed on the day on which they begin. Comments follow the hours in
  /// parentheses, and hours that are not certain have a question mark.
  public func week(from date: CalendarDate, in calendar: OpeningCalendar = .init()) -> [WeekLine] {
    var lines: [(first: CalendarDate, last: CalendarDate, hours: String)] = []
    for date in (date...(date.adding(days: 6) ?? .latest)).dates {
      let hours = hours(on: date, in: calendar)
      if let line = lines.last, line.hours == hours {
        lines[lines.count - 1].last = date
      } else {
        lines.append((date, date, hours))
      }
    }
    return lines.map { line in
      let first = Self.name(line.first.weekday)
      return WeekLine(
        dates: line.first...line.last,
        weekdays: line.first == line.last ? first : first + "–" + Self.name(line.last.weekday),
        hours: line.hours)
    }
  }

  private func hours(on date: CalendarDate, in calendar: OpeningCalendar) -> String {
    var (plan, previous) = (HoursPlan(), HoursPlan())
    plan.set(HoursDay(date), table, in: calendar)
    if let before = date.adding(days: -1) { previous.set(HoursDay(before), table, in: calendar) }
    let edges = plan.ownEdges(after: previous)
    var parts: [String] = []
    var start = 0
    var current: HoursPlan.Entry?
    func end(at minute: Int) {
      guard let entry = current, start < minute else { return }
      let comment = rules[entry.rule].comment
      switch entry.meaning {
      case .closed: if let comment { parts.append("Closed (\(comment))") }
      case .open: parts.append(Self.span(start, minute) + (comment.map { " (\($0))" } ?? ""))
      case .unknown: parts.append(Self.uncertain(start, minute, comment))
      }
    }
    for edge in edges {
      let next = plan.ownEntry(at: edge, after: previous)
      if next?.meaning == current?.meaning, next?.rule == current?.rule { continue }
      end(at: edge)
      (start, current) = (edge, next)
    }
    end(at: edges.last ?? 0)
    return parts.isEmpty ? "Closed" : parts.joined(separator: ", ")
  }

  private static func uncertain(_ start: Int, _ end: Int, _ comment: String?) -> String {
    if start == 0, end == 1440, let comment { return capitalized(comment) }
    let span = end == 1440 ? clock(start) + "–?" : Self.span(start, end) + "?"
    return span + (comment.map { " (\($0))" } ?? "")
  }

  private static func span(_ start: Int, _ end: Int) -> String {
    start == 0 && end == 1440 ? "24 hours" : clock(start) + "–" + clock(end)
  }

  /// A time by the 12-hour clock.
  private static func clock(_ minute: Int) -> String {
    let (hour, minute) = (minute / 60 % 24, minute % 60)
    if minute == 0, hour == 0 { return "midnight" }
    if minute == 0, hour == 12 { return "noon" }
    let digits = minute < 10 ? "0\(minute)" : "\(minute)"
    return "\((hour + 11) % 12 + 1)" + (minute == 0 ? "" : ":" + digits)
      + (hour < 12 ? " AM" : " PM")
  }

  private static func name(_ weekday: Weekday) -> String { capitalized(weekday.description) }

  private static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }
}
