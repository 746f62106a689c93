import Essentials

/// Writes rules in their normal form.
struct HoursWriter {
  private(set) var text = ""

  init(_ rules: [HoursRule]) {
    for (index, rule) in rules.enumerated() {
      if index > 0 {
        switch rule.joint {
        case .replacing: text += "; "
        case .adding: text += ", "
        case .fallback: text += " || "
        }
      }
      let next = index + 1 < rules.count ? rules[index + 1] : nil
      write(rule, isFollowedByAdding: next?.joint == .adding)
    }
  }

  private mutating func write(_ rule: HoursRule, isFollowedByAdding: Bool) {
    var parts: [String] = []
    let days = Self.text(of: rule.days)
    if !days.isEmpty { parts.append(days) }
    if !rule.times.isEmpty { parts.append(rule.times.map(Self.text).joined(separator: ",")) }
    switch rule.meaning {
    case .closed: parts.append("off")
    case .unknown: parts.append("unknown")
    case .open:
      // A rule that adds could be read as one more member of a list, but for the word.
      if rule.comment != nil || isFollowedByAdding {
        parts.append("open")
      } else if parts.isEmpty {
        parts.append("24/7")
      }
    }
    if let comment = rule.comment { parts.append("\"\(comment)\"") }
    text += parts.joined(separator: " ")
  }

  // MARK: Days

  private static func text(of days: DaySelector) -> String {
    var parts: [String] = []
    if let last = days.years.last {
      // "2028 Jul" is a date, "2028: Jul" a month of a year.
      let isNumber = last.first == last.last
      parts.append(
        days.years.map(year).joined(separator: ",") + (isNumber && !days.dates.isEmpty ? ":" : ""))
    }
    if !days.dates.isEmpty { parts.append(days.dates.map(text).joined(separator: ",")) }
    if !days.weeks.isEmpty {
      parts.append("week " + days.weeks.map(week).joined(separator: ","))
    }
    let wide = parts.joined(separator: " ")
    let weekdays = days.weekdays.map(text).joined(separator: ",")
    let holidays = days.holidays.map(text).joined(separator: ",")
    let narrow =
      days.needsBoth
      ? holidays + " " + weekdays
      : [weekdays, holidays].filter { !$0.isEmpty }.joined(separator: ",")
    if wide.isEmpty || narrow.isEmpty { return wide + narrow }
    // "Jan Su[1]" is a date, "Jan: Su[1]" a weekday of a month.
    let isNth = days.weekdays.contains { !$0.nth.isEmpty }
    return wide + (isNth && !days.dates.isEmpty ? ": " : " ") + narrow
  }

  private static func year(_ range: NumberRange) -> String {
    if range.first == range.last { return "\(range.first)" }
    if range.last == 9999, range.step == 1 { return "\(range.first)+" }
    return "\(range.first)-\(range.last)" + step(range)
  }

  private static func week(_ range: NumberRange) -> String {
    let first = twoDigits(range.first)
    return range.first == range.last ? first : first + "-" + twoDigits(range.last) + step(range)
  }

  private static func step(_ range: NumberRange) -> String {
    range.step == 1 ? "" : "/\(range.step)"
  }

  private static func text(_ span: WeekdaySpan) -> String {
    var text = HoursNames.name(span.first)
    if span.last != span.first { text += "-" + HoursNames.name(span.last) }
    if !span.nth.isEmpty {
      text += "[" + span.nth.map { $0.description }.joined(separator: ",") + "]"
    }
    return text + offset(span.offset)
  }

  private static func text(_ holiday: HolidaySelector) -> String {
    let name =
      switch holiday.kind {
      case .publicHoliday: "PH"
      case .schoolHoliday: "SH"
      }
    return name + offset(holiday.offset)
  }

  private static func text(_ span: DateSpan) -> String {
    let first = text(span.first)
    guard let last = span.last else { return first + "+" }
    if last == span.first { return first }
    if case .day(let month, let from) = span.first.day, case .day(month, let day) = last.day,
      from < day, span.first.year == last.year, !span.first.isMoved, last.toWeekday == nil
    {
      return first + "-" + twoDigits(day) + offset(last.offset)
    }
    return first + "-" + text(last)
  }

  private static func text(_ bound: DateSpan.Bound) -> String {
    var text = bound.year.map { "\($0) " } ?? ""
    switch bound.day {
    case .month(let month): text += HoursNames.name(month)
    case .day(let month, let day): text += HoursNames.name(month) + " " + twoDigits(day)
    case .nth(let month, let weekday, let nth):
      text += HoursNames.name(month) + " " + HoursNames.name(weekday) + "[\(nth)]"
    case .easter: text += "easter"
    }
    if let (isAfter, weekday) = bound.toWeekday {
      text += (isAfter ? " +" : " -") + HoursNames.name(weekday)
    }
    return text + offset(bound.offset)
  }

  private static func offset(_ days: Int) -> String {
    guard days != 0 else { return "" }
    return (days > 0 ? " +" : " -") + "\(days.magnitude) day" + (days.magnitude == 1 ? "" : "s")
  }

  // MARK: Times

  private static func text(_ span: TimeSpan) -> String {
    let start = text(span.start)
    guard let end = span.end else { return start + "+" }
    var text = start + "-" + text(end)
    if case .minute(let from) = span.start, case .minute(let to) = end, to > 1440, to - 1440 <= from
    {
      text = start + "-" + clock(to - 1440)
    }
    if span.isOpenEnded { text += "+" }
    if let period = span.period { text += "/" + clock(period) }
    return text
  }

  private static func text(_ time: OpeningHours.Time) -> String {
    switch time {
    case .minute(let minute): clock(minute)
    case .sun(let event, 0): event.rawValue
    case .sun(let event, let offset):
      "(" + event.rawValue + (offset < 0 ? "-" : "+") + clock(Int(offset.magnitude)) + ")"
    }
  }

  private static func clock(_ minute: Int) -> String {
    twoDigits(minute / 60) + ":" + twoDigits(minute % 60)
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}

extension DateSpan.Bound {
  fileprivate var isMoved: Bool { offset != 0 || toWeekday != nil }
}
