import Essentials
import OpeningTimes
import TestSupport
import Testing

/// A condition on days: as a text, and as a question that a person could answer with a calendar.
private struct PlainDays {
  var text: String
  var holds: @Sendable (CalendarDate) -> Bool

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
  private static let weekdays = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]

  private static func digits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// Whether a number is between two others, or outside if the first is the greater one.
  private static func isBetween(_ number: Int, _ from: Int, _ to: Int) -> Bool {
    from <= to ? from <= number && number <= to : number >= from || number <= to
  }

  /// Years, and whether they are more than one.
  static func years(_ generator: inout SeededGenerator) -> (days: Self, areMany: Bool) {
    let first = Int.random(in: 2018...2028, using: &generator)
    let last = first + Int.random(in: 1...8, using: &generator)
    let step = Int.random(in: 2...4, using: &generator)
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: return (Self(text: "\(first)") { $0.year == first }, false)
    case 1: return (Self(text: "\(first)+") { $0.year >= first }, false)
    case 2:
      return (Self(text: "\(first)-\(last)") { (first...last).contains($0.year) }, true)
    case 3:
      return (
        Self(text: "\(first)-\(last)/\(step)") {
          $0.year >= first && $0.year <= last && ($0.year - first) % step == 0
        }, true
      )
    default:
      return (Self(text: "\(last),\(first)") { $0.year == first || $0.year == last }, true)
    }
  }

  /// Months or dates; only those whose first is not after the last, unless they may wrap.
  static func dates(_ generator: inout SeededGenerator, mayWrap: Bool) -> Self {
    var (from, to) = (
      Int.random(in: 1...12, using: &generator), Int.random(in: 1...12, using: &generator)
    )
    if !mayWrap, from > to { swap(&from, &to) }
    let (first, last) = (from, to)
    if Bool.random(using: &generator) {
      return Self(
        text: first == last ? months[first - 1] : "\(months[first - 1])-\(months[last - 1])"
      ) {
        isBetween($0.month, first, last)
      }
    }
    var days = [
      Int.random(in: 1...28, using: &generator), Int.random(in: 1...28, using: &generator),
    ]
    if first == last { days.sort() }
    let (start, end) = (first * 100 + days[0], last * 100 + days[1])
    return Self(
      text: "\(months[first - 1]) \(digits(days[0]))-\(months[last - 1]) \(digits(days[1]))"
    ) { isBetween($0.month * 100 + $0.day, start, end) }
  }

  /// The number of the week, which belongs to the year of its Thursday.
  private static func week(_ date: CalendarDate) -> Int {
    var (thursday, count) = (date.advanced(by: 4 - date.weekday.rawValue), 0)
    let year = thursday.year
    while thursday.year == year {
      count += 1
      thursday = thursday.advanced(by: -7)
    }
    return count
  }

  static func weeks(_ generator: inout SeededGenerator) -> Self {
    let first = Int.random(in: 1...53, using: &generator)
    let last = Int.random(in: 1...53, using: &generator)
    let step = Int.random(in: 2...5, using: &generator)
    if first <= last, Bool.random(using: &generator) {
      return Self(text: "week \(digits(first))-\(digits(last))/\(step)") {
        let week = week($0)
        return week >= first && week <= last && (week - first) % step == 0
      }
    }
    return Self(text: "week \(digits(first))-\(digits(last))") {
      isBetween(week($0), first, last)
    }
  }

  static func weekdays(_ generator: inout SeededGenerator, mayMove: Bool) -> Self {
    let first = Int.random(in: 1...7, using: &generator)
    let last = Int.random(in: 1...7, using: &generator)
    switch Int.random(in: 0..<3, using: &generator) {
    case 0 where first != last:
      return Self(text: "\(weekdays[first - 1])-\(weekdays[last - 1])") {
        isBetween($0.weekday.rawValue, first, last)
      }
    case 1:
      return Self(text: "\(weekdays[last - 1]),\(weekdays[first - 1])") {
        [first, last].contains($0.weekday.rawValue)
      }
    default:
      let nth = Int.random(in: 1...5, using: &generator) * (Bool.random(using: &generator) ? 1 : -1)
      let move = mayMove ? Int.random(in: -9...9, using: &generator) : 0
      let unit = abs(move) == 1 ? "day" : "days"
      let offset = move == 0 ? "" : " \(move > 0 ? "+" : "-")\(abs(move)) \(unit)"
      return Self(text: "\(weekdays[first - 1])[\(nth)]" + offset) { date in
        let day = date.advanced(by: -move)
        // The weekdays of the same name that the month has until this one, or from it on.
        let count = (0..<6).count {
          day.advanced(by: $0 * 7 * -nth.signum()).month == day.month
        }
        return day.weekday.rawValue == first && count == abs(nth)
      }
    }
  }
}

@Suite("Opening hours: selected days against a calendar") struct OpeningHoursDayModelTests {
  @Test(arguments: LongTest.seeds(160))
  func selectedDaysAreThoseOfACalendar(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<8 {
      var parts: [PlainDays] = []
      var mayWrap = true
      if Int.random(in: 0..<3, using: &generator) == 0 {
        let years = PlainDays.years(&generator)
        parts.append(years.days)
        mayWrap = years.areMany
      }
      let hasDates = Bool.random(using: &generator)
      if hasDates { parts.append(.dates(&generator, mayWrap: mayWrap)) }
      let hasWeeks = Int.random(in: 0..<3, using: &generator) == 0
      if hasWeeks { parts.append(.weeks(&generator)) }
      if parts.isEmpty || Bool.random(using: &generator) {
        // "Aug Su[1] +1 day" is a date, and not a weekday of August.
        parts.append(.weekdays(&generator, mayMove: !hasDates || hasWeeks))
      }
      let text = parts.map(\.text).joined(separator: " ")
      guard let hours = try? OpeningHours(text + " 09:00-17:00") else {
        // What never happens is refused.
        let days = try (CalendarDate(2000, 1, 1)..<CalendarDate(2040, 1, 1)).dates
        expect(!days.contains { day in parts.allSatisfy { $0.holds(day) } }, "\(text)")
        continue
      }
      expect(hours.warnings.isEmpty, "\(text)")
      try expectEqual(OpeningHours(hours.description), hours, "\(text)")
      // The days around a new year, and others.
      let year = Int.random(in: 2017...2037, using: &generator)
      let start = try CalendarDate(year, 12, 20)
      let others = (0..<40).map { _ in
        start.advanced(by: Int.random(in: 0..<1500, using: &generator))
      }
      for date in (start...start.advanced(by: 24)).dates + others {
        let isOpen = hours.state(at: try LocalDateTime(date, minuteOfDay: 720)).isOpen
        expectEqual(isOpen, parts.allSatisfy { $0.holds(date) }, "\(text) on \(date)")
      }
    }
  }
}
