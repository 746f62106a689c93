import HealthDomain
import PlaygroundCharts

func showHours(in tour: inout Tour) throws {
  let source = try Source()

  // begin: hours
  let hours = try OpeningHours(
    "Mo-Fr 08:00-12:00,13:00-17:00; Sa 08:00-13:00; "
      + "Su \"by appointment\"; PH off")
  let holidays = OpeningCalendar(
    publicHolidays: OpeningCalendar.federalHolidays(of: 2026))
  let now = try LocalDateTime(iso8601: "2026-07-01T16:10")
  print(hours.state(at: now, in: holidays).kind, "until")
  print(hours.nextChange(after: now, in: holidays)?.iso8601 ?? "")
  for line in hours.week(from: now.date, in: holidays) {
    print(line.weekdays, line.hours)
  }
  // end: hours
  try tour.add(
    "hours", .directory, month: 7, "July 1", "Is the health center open?",
    "It is ten past four on the Wednesday before Independence Day. The Fourth is a Saturday, so Friday is a "
      + "holiday too. “By appointment” is neither open nor closed.",
    [hoursPicture(hours, from: now, in: holidays)], source: source)
}

/// A row for each day of a week, from six in the morning to eight in the evening.
private func hoursPicture(
  _ hours: OpeningHours, from now: LocalDateTime, in calendar: OpeningCalendar
) -> Picture {
  var picture = Picture(
    "week", .directory, "The week of a health center",
    "Open in the mornings and afternoons, closed on both days of the holiday, and by appointment on Sunday.",
    height: 356)
  let x = Scale(6...20, from: 92, to: Picture.right)
  for hour in stride(from: 6, through: 20, by: 2) {
    picture.line(x(hour), 66, x(hour), 326)
    picture.text(clock(Double(hour)), x(hour), 58, .muted, size: .small, anchor: .middle)
  }
  picture.table = [["Day", "Parts"]]
  let names = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  let lines = hours.week(from: now.date, in: calendar)
  for offset in 0..<7 {
    guard let date = now.date.adding(days: offset) else { continue }
    let y = 70 + Double(offset) * 37
    let isToday = offset == 0
    let name = names[Weekday.allCases.firstIndex(of: date.weekday) ?? 0]
    picture.text("\(name)", Picture.left, y + 19, isBold: isToday)
    picture.text("Jul \(date.day)", 54, y + 19, .muted, size: .small)
    let line = lines.first { $0.dates.contains(date) }
    for part in line?.parts ?? [] {
      let start = hour(of: part.start)
      let end = part.end.map(hour) ?? 24
      let (first, last) = (x(max(start, 6)), x(min(end, 20)))
      if part.state.isOpen {
        picture.rect(first, y + 3, last - first, 24, .accent, radius: 5)
        picture.text(
          "\(clock(start))–\(clock(end))", (first + last) / 2, y + 19, .paper, on: .accent,
          size: .small, anchor: .middle)
      } else {
        picture.rect(first, y + 3, last - first, 24, .tint1, radius: 5)
        picture.text(
          part.state.comment ?? "", (first + last) / 2, y + 19, .ink, on: .tint1, size: .small,
          anchor: .middle)
      }
    }
    if line?.parts.isEmpty ?? true {
      picture.text("closed", x(13), y + 19, .muted, size: .small, anchor: .middle)
    }
    picture.table.append(["\(name), July \(date.day)", line?.hours ?? ""])
  }
  let minute = x(Double(now.minuteOfDay) / 60)
  picture.line(minute, 66, minute, 104, .ink, width: 2)
  picture.circle(minute, 66, 3.5, .ink)
  picture.text("Hours of the day. The mark is now.", Picture.left, 344, .muted, size: .small)
  return picture
}

/// An hour by a clock of twelve.
private func clock(_ hour: Double) -> String {
  hour == 12 ? "noon" : short(hour > 12 ? hour - 12 : hour)
}

/// Hours since midnight; the sun, whose times are not known, counts as the edge of the day.
private func hour(of time: OpeningHours.Time) -> Double {
  switch time {
  case .minute(let minute): Double(minute) / 60
  default: 0
  }
}
