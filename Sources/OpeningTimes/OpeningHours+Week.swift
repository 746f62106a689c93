public import Essentials

extension OpeningHours {
  /// A time of a day, from the midnight at which the day begins.
  public enum Time: Hashable, Sendable {
    /// The minutes by the clock, up to 48 hours.
    case minute(Int)
    /// Minutes after an event of the sun, or before it if they are negative.
    case sun(SunEvent, offset: Int)
  }

  /// An event of the sun.
  public enum SunEvent: String, CaseIterable, Sendable {
    /// The beginning of civil twilight in the morning.
    case dawn
    /// The sunrise.
    case sunrise
    /// The sunset.
    case sunset
    /// The end of civil twilight in the evening.
    case dusk
  }

  /// Hours of a day during which the state stays the same.
  public struct DayPart: Hashable, Sendable {
    /// The start of the part.
    public let start: Time
    /// The end of the part, which can be after the next midnight, or `nil` if it is unknown.
    public let end: Time?
    /// Open, unknown, or closed with a comment or by the sun.
    ///
    /// A part that is open from sunrise is open, even if the times of the sun are unknown.
    public let state: State
  }

  /// A line of a card: weekdays that follow each other and have the same hours.
  public struct WeekLine: Hashable, Sendable {
    /// The days, from the first to the last.
    public let dates: ClosedRange<CalendarDate>
    /// The hours of each of the days, in order; none if the place is closed.
    public let parts: [DayPart]
    /// The weekdays, such as "Monday–Friday".
    public let weekdays: String
    /// The hours, such as "9 AM–5 PM", "sunrise–sunset", "Closed", "By appointment", or "Temporarily closed".
    public let hours: String
  }

  /// Returns the hours of seven days from a date, as a card shows them.
  ///
  ///     let hours = try OpeningHours("Mo-Fr 09:00-17:00; Sa 10:00-14:00; PH off")
  ///     for line in hours.week(from: monday, in: calendar) { print(line.weekdays, line.hours) }
  ///
  /// Hours after midnight are listed on the day on which they begin, and hours that touch or
  /// overlap are one part if their state and comment are the same. Comments follow the hours in
  /// parentheses, and uncertain hours have a question mark. An unknown time of the sun is a word.
  ///
  /// - Complexity: O(*n*²) for *n* times in all rules
  public func week(
    from date: CalendarDate, in calendar: OpeningCalendar = .init(), messages: Messages = .init()
  ) -> [WeekLine] {
    var lines: [(first: CalendarDate, last: CalendarDate, parts: [DayPart])] = []
    // What all days have, such as that no rule says anything of the week.
    var reason: State.Reason?
    for day in (date...(date.adding(days: 6) ?? .latest)).dates {
      let (parts, reasonOfDay) = parts(on: day, in: calendar)
      reason = day == date || reasonOfDay == reason ? reasonOfDay : nil
      if let line = lines.last, line.parts == parts {
        lines[lines.count - 1].last = day
      } else {
        lines.append((day, day, parts))
      }
    }
    return lines.map { line in
      WeekLine(
        dates: line.first...line.last, parts: line.parts,
        weekdays: messages.text(from: line.first.weekday, to: line.last.weekday),
        hours: messages.text(of: line.parts, reason))
    }
  }

  /// The parts of a day, or none and the reason that no rule says anything of it.
  private func parts(
    on date: CalendarDate, in calendar: OpeningCalendar
  ) -> (parts: [DayPart], State.Reason?) {
    var (plan, previous) = (HoursPlan(), HoursPlan())
    let day = HoursDay(date)
    plan.set(day, table, in: calendar)
    guard !plan.entries.isEmpty else { return ([], table.reasonWithoutRule(on: day)) }
    if let before = date.adding(days: -1) { previous.set(HoursDay(before), table, in: calendar) }
    let bySun = plan.takeSunEntries().compactMap(sunPart)
    var parts: [DayPart] = []
    let edges = plan.ownEdges(after: previous)
    var start = 0
    var current: State?
    func end(at minute: Int) {
      guard let state = current, start < minute else { return }
      guard state.kind != .closed || state.comment != nil else { return }
      // What is unknown until midnight has no stated end.
      let end = state.kind == .unknown && start > 0 && minute == 1440 ? nil : Time.minute(minute)
      parts.append(DayPart(start: .minute(start), end: end, state: state))
    }
    for edge in edges {
      let next = plan.ownEntry(at: edge, after: previous).map(state)
      if next == current { continue }
      end(at: edge)
      (start, current) = (edge, next)
    }
    end(at: edges.last ?? 0)
    guard !bySun.isEmpty else { return (parts, nil) }
    parts = Self.joined(parts + bySun)
    return (parts.sorted { $0.start.earliestMinute < $1.start.earliestMinute }, nil)
  }

  /// Joins parts of the same state if one ends when the other begins, and leaves out repeated parts.
  private static func joined(_ parts: [DayPart]) -> [DayPart] {
    var joined: [DayPart] = []
    for part in parts where !joined.contains(part) {
      var (start, end) = (part.start, part.end)
      if let index = joined.firstIndex(where: { $0.state == part.state && $0.end == start }) {
        start = joined.remove(at: index).start
      }
      if let index = joined.firstIndex(where: { $0.state == part.state && $0.start == end }) {
        end = joined.remove(at: index).end
      }
      joined.append(DayPart(start: start, end: end, state: part.state))
    }
    return joined
  }

  /// The part of an entry whose bounds are those of the sun.
  private func sunPart(_ entry: HoursPlan.Entry) -> DayPart? {
    guard let span = entry.span.map({ table.times[$0] }) else { return nil }
    let rule = rules[entry.rule]
    return DayPart(
      start: span.start, end: span.isOpenEnded ? nil : span.end,
      state: State(kind: rule.meaning.kind, comment: rule.comment, reason: rule.reason))
  }
}

extension OpeningHours.DayPart {
  /// Whether a bound is that of the sun.
  fileprivate var isBySun: Bool {
    if case .sun = start { return true }
    if case .sun? = end { return true }
    return false
  }
}

extension OpeningHours.Time {
  /// The earliest minute that the time can be; the sun rises before noon and sets after it.
  fileprivate var earliestMinute: Int {
    switch self {
    case .minute(let minute): minute
    case .sun(.dawn, _), .sun(.sunrise, _): 0
    case .sun(.sunset, _), .sun(.dusk, _): 720
    }
  }
}

extension OpeningHours {
  /// The texts of opening hours on a card: templates with named slots, by default in English with a
  /// 12-hour clock.
  public struct Messages: Hashable, Sendable {
    /// Creates the English texts.
    public init() {}

    /// The weekdays from Monday on.
    package var weekdays = [
      "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
    ]
    /// Weekdays that follow each other: `{first}`, `{last}`.
    package var days = "{first}–{last}"
    /// A day without hours.
    package var closed = "Closed"
    /// Hours by the sun at which the place is closed: `{hours}`.
    package var closedDuring = "Closed {hours}"
    /// A day that is open from midnight to midnight.
    package var allDay = "24 hours"
    /// Whether times are by a clock of twelve hours.
    package var hasTwelveHours = true
    /// A time before noon by a clock of twelve hours: `{time}`.
    package var morning = "{time} AM"
    /// A time after noon by a clock of twelve hours: `{time}`.
    package var afternoon = "{time} PM"
    /// Midnight by a clock of twelve hours.
    package var midnight = "midnight"
    /// Noon by a clock of twelve hours.
    package var noon = "noon"
    /// The beginning of civil twilight in the morning.
    package var dawn = "dawn"
    /// The sunrise.
    package var sunrise = "sunrise"
    /// The sunset.
    package var sunset = "sunset"
    /// The end of civil twilight in the evening.
    package var dusk = "dusk"
    /// A time after an event of the sun: `{time}`, `{event}`.
    package var after = "{time} after {event}"
    /// A time before an event of the sun: `{time}`, `{event}`.
    package var before = "{time} before {event}"
    /// Whole hours: `{number}`.
    package var hours = "{number} h"
    /// Minutes: `{number}`.
    package var minutes = "{number} min"
    /// Hours from a time to another: `{start}`, `{end}`.
    package var span = "{start}–{end}"
    /// Hours whose end is not known: `{start}`.
    package var openEnd = "{start}–?"
    /// Hours that are not certain: `{hours}`.
    package var uncertain = "{hours}?"
    /// Hours with a comment: `{hours}`, `{comment}`.
    package var commented = "{hours} ({comment})"
    /// The text between the hours of a day.
    package var separator = ", "
    /// A place that is closed for some time.
    package var temporarilyClosed = "Temporarily closed"
    /// A place that is closed for good.
    package var permanentlyClosed = "Permanently closed"
    /// A time outside all seasons and dates that have hours.
    package var notStated = "No hours listed"
    /// A time outside the seasons of a place, until the next one: `{date}`.
    package var notStatedUntil = "No hours listed until {date}"
    /// A day of the year: `{month}`, `{day}`.
    package var date = "{month} {day}"
    /// The months from January on.
    package var months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October",
      "November", "December",
    ]
    /// A state that is not certain.
    package var notCertain = "Hours are uncertain"
    /// A state that is open for long.
    package var open = "Open"
    /// A state that is open: `{time}`.
    package var openUntil = "Open until {time}"
    /// A state that is closed: `{time}`.
    package var closedUntil = "Closed until {time}"
    /// A break between two hours of a day: `{time}`.
    package var closedForBreak = "Closed for a break until {time}"
    /// A time of another day: `{day}`, `{time}`.
    package var dayAndTime = "{day} {time}"

    /// The English texts with a 24-hour clock.
    public static let englishTwentyFourHours: Self = {
      var messages = Self()
      messages.hasTwelveHours = false
      return messages
    }()

    /// The Spanish texts, as used in the United States.
    public static let spanish: Self = {
      var messages = Self()
      messages.weekdays = [
        "lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo",
      ]
      messages.days = "{first} a {last}"
      messages.closed = "Cerrado"
      messages.closedDuring = "Cerrado {hours}"
      messages.allDay = "24 horas"
      messages.morning = "{time} a. m."
      messages.afternoon = "{time} p. m."
      messages.midnight = "medianoche"
      messages.noon = "mediodía"
      messages.dawn = "amanecer"
      messages.sunrise = "salida del sol"
      messages.sunset = "puesta del sol"
      messages.dusk = "anochecer"
      messages.after = "{time} después de {event}"
      messages.before = "{time} antes de {event}"
      messages.temporarilyClosed = "Cerrado temporalmente"
      messages.permanentlyClosed = "Cerrado permanentemente"
      messages.notStated = "Sin horario indicado"
      messages.notStatedUntil = "Sin horario indicado hasta el {date}"
      messages.date = "{day} de {month}"
      messages.months = [
        "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre",
        "octubre", "noviembre", "diciembre",
      ]
      messages.notCertain = "Horario no confirmado"
      messages.open = "Abierto"
      messages.openUntil = "Abierto. Cierra: {time}"
      messages.closedUntil = "Cerrado hasta: {time}"
      messages.closedForBreak = "Cerrado por pausa hasta: {time}"
      messages.dayAndTime = "{day}, {time}"
      return messages
    }()
  }
}

extension OpeningHours.Messages {
  func text(from first: Weekday, to last: Weekday) -> String {
    let name = Self.capitalized(name(first))
    return first == last ? name : days.filled([("first", name), ("last", self.name(last))])
  }

  /// The hours of a day; without parts, what the reason says.
  func text(
    of parts: [OpeningHours.DayPart], _ reason: OpeningHours.State.Reason? = nil
  ) -> String {
    guard parts.isEmpty else { return parts.map(text).joined(separator: separator) }
    let state = OpeningHours.State(kind: .closed, comment: nil, reason: reason)
    return text(ofReasonOf: state) ?? closed
  }

  private func text(of part: OpeningHours.DayPart) -> String {
    let isAllDay = part.start == .minute(0) && part.end == .minute(1440)
    if isAllDay, part.state.kind == .unknown, let comment = part.state.comment {
      return Self.capitalized(comment)
    }
    if isAllDay, let text = text(ofReasonOf: part.state) { return text }
    let start = self.text(of: part.start)
    var text = isAllDay ? allDay : openEnd.filled([("start", start)])
    if !isAllDay, let end = part.end {
      text = span.filled([("start", start), ("end", self.text(of: end))])
    }
    switch part.state.kind {
    case .open: break
    case .unknown: if part.end != nil { text = uncertain.filled([("hours", text)]) }
    case .closed: text = part.isBySun ? closedDuring.filled([("hours", text)]) : closed
    }
    guard let comment = part.state.comment else { return text }
    return commented.filled([("hours", text), ("comment", comment)])
  }

  func text(of time: OpeningHours.Time) -> String {
    switch time {
    case .minute(let minute):
      return hasTwelveHours
        ? twelveHours(minute) : Self.clock(minute > 1440 ? minute - 1440 : minute)
    case .sun(let event, let offset):
      let name =
        switch event {
        case .dawn: dawn
        case .sunrise: sunrise
        case .sunset: sunset
        case .dusk: dusk
        }
      guard offset != 0 else { return name }
      let (whole, rest) = (offset.magnitude / 60, offset.magnitude % 60)
      let time = [(whole, hours), (rest, minutes)].filter { $0.0 > 0 }
        .map { $1.filled([("number", $0.description)]) }.joined(separator: " ")
      return (offset < 0 ? before : after).filled([("time", time), ("event", name)])
    }
  }

  private func twelveHours(_ minute: Int) -> String {
    let (hour, rest) = (minute / 60 % 24, minute % 60)
    if rest == 0, hour == 0 { return midnight }
    if rest == 0, hour == 12 { return noon }
    let clock = Self.clock(60 * ((hour + 11) % 12 + 1) + rest, isShort: true)
    let time = rest == 0 ? String(clock.prefix { $0 != ":" }) : clock
    return (hour < 12 ? morning : afternoon).filled([("time", time)])
  }

  /// Hours and minutes, such as "08:30", or "8:30" if it is short.
  private static func clock(_ minute: Int, isShort: Bool = false) -> String {
    let (hours, minutes) = ("\(minute / 60)", "\(minute % 60)")
    return (isShort || hours.count > 1 ? hours : "0" + hours) + ":"
      + (minutes.count > 1 ? minutes : "0" + minutes)
  }

  private func name(_ weekday: Weekday) -> String {
    let index = weekday.rawValue - 1
    return weekdays.indices.contains(index) ? weekdays[index] : weekday.description
  }

  static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }
}

#if !hasFeature(Embedded)
extension OpeningHours.Messages: MessageTable, Codable {
  package mutating func pass(through entries: inout MessageEntries) {
    entries.list("weekdays", &weekdays)
    entries.text("days", &days)
    entries.text("closed", &closed)
    entries.text("closedDuring", &closedDuring)
    entries.text("allDay", &allDay)
    entries.flag("hasTwelveHours", &hasTwelveHours)
    entries.text("morning", &morning)
    entries.text("afternoon", &afternoon)
    entries.text("midnight", &midnight)
    entries.text("noon", &noon)
    entries.text("dawn", &dawn)
    entries.text("sunrise", &sunrise)
    entries.text("sunset", &sunset)
    entries.text("dusk", &dusk)
    entries.text("after", &after)
    entries.text("before", &before)
    entries.text("hours", &hours)
    entries.text("minutes", &minutes)
    entries.text("span", &span)
    entries.text("openEnd", &openEnd)
    entries.text("uncertain", &uncertain)
    entries.text("commented", &commented)
    entries.text("separator", &separator)
    entries.text("temporarilyClosed", &temporarilyClosed)
    entries.text("permanentlyClosed", &permanentlyClosed)
    entries.text("notStated", &notStated)
    entries.text("notStatedUntil", &notStatedUntil)
    entries.text("date", &date)
    entries.list("months", &months)
    entries.text("notCertain", &notCertain)
    entries.text("open", &open)
    entries.text("openUntil", &openUntil)
    entries.text("closedUntil", &closedUntil)
    entries.text("closedForBreak", &closedForBreak)
    entries.text("dayAndTime", &dayAndTime)
  }
}
#endif
