import Essentials
import OpeningTimes
import TestSupport
import Testing

/// Rules that a person could check by hand: weekdays, months, times, and what they say.
private struct PlainRule {
  var joint: String
  var weekdays: [Weekday]
  var months: [Int]
  var times: [(start: Int, end: Int)]
  var kind: OpeningHours.State.Kind

  func applies(on date: CalendarDate) -> Bool {
    (weekdays.isEmpty || weekdays.contains(date.weekday))
      && (months.isEmpty || months.contains(date.month))
  }

  func covers(_ minute: Int) -> Bool {
    times.isEmpty
      ? (0..<1440).contains(minute) : times.contains { $0.start <= minute && minute < $0.end }
  }

  var isAllDay: Bool { times.isEmpty }

  var text: String {
    func clock(_ minute: Int) -> String {
      let (hour, minute) = (minute / 60, minute % 60)
      return (hour < 10 ? "0" : "") + "\(hour):" + (minute < 10 ? "0" : "") + "\(minute)"
    }
    let names = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]
    let monthNames = ["Jan", "Feb", "Mar", "Apr", "May", "Jun"]
    let parts = [
      months.map { monthNames[$0 - 1] }.joined(separator: ","),
      weekdays.map { names[$0.rawValue - 1] }.joined(separator: ","),
      times.map { clock($0.start) + "-" + clock($0.end) }.joined(separator: ","), "\(kind)",
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }
}

/// The state by definition: the rules of the day before and of the day, one after the other.
private struct PlainHours {
  let rules: [PlainRule]

  var text: String {
    rules.enumerated().map { ($0 == 0 ? "" : $1.joint) + $1.text }.joined()
  }

  /// The places of the rules that close after the midnight at the end of a day.
  private func closings(_ date: CalendarDate, _ minute: Int) -> [Int] {
    var closings: [Int] = []
    for (index, rule) in rules.enumerated() where rule.applies(on: date) && rule.joint != " || " {
      if rule.kind == .closed ? rule.isAllDay : rule.joint == "; " { closings = [] }
      if rule.kind == .closed, !rule.isAllDay, rule.covers(minute) { closings.append(index) }
    }
    return closings
  }

  /// What the hours that begin on a day say of a minute; `nil` if nothing.
  private func own(
    _ date: CalendarDate, _ minute: Int, before: OpeningHours.State.Kind?, closings: [Int] = []
  ) -> OpeningHours.State.Kind? {
    var own: OpeningHours.State.Kind?
    for (index, rule) in rules.enumerated() {
      defer { if own != nil, closings.contains(index) { own = .closed } }
      guard rule.applies(on: date) else { continue }
      let isFallback = rule.joint == " || "
      if rule.kind == .closed, rule.isAllDay {
        if !isFallback { own = nil }
        if (own ?? before ?? .closed) == .closed, rule.covers(minute) { own = .closed }
        continue
      }
      if rule.kind != .closed, rule.joint == "; " { own = nil }
      guard rule.covers(minute) else { continue }
      if isFallback, (own ?? before ?? .closed) != .closed { continue }
      own = rule.kind
    }
    return own
  }

  func kind(_ date: CalendarDate, _ minute: Int) -> OpeningHours.State.Kind {
    let before = date.adding(days: -1).flatMap { own($0, minute + 1440, before: nil) }
    let closings = date.adding(days: -1).map { self.closings($0, minute + 1440) } ?? []
    return own(date, minute, before: before, closings: closings) ?? before ?? .closed
  }

  static func random(_ generator: inout SeededGenerator) -> Self {
    var rules: [PlainRule] = []
    for _ in 0..<Int.random(in: 1...5, using: &generator) {
      var times: [(Int, Int)] = []
      for _ in 0..<Int.random(in: 0...2, using: &generator) {
        let start = 30 * Int.random(in: 0..<48, using: &generator)
        times.append((start, start + 30 * Int.random(in: 1...48, using: &generator)))
      }
      let isClosed = Bool.random(using: &generator)
      rules.append(
        PlainRule(
          joint: ["; ", "; ", ", ", " || "].randomElement(using: &generator) ?? "; ",
          weekdays: Weekday.allCases.filter { _ in Int.random(in: 0..<3, using: &generator) == 0 },
          months: Bool.random(using: &generator)
            ? [] : (1...6).filter { _ in Bool.random(using: &generator) },
          times: times, kind: isClosed ? .closed : Bool.random(using: &generator) ? .open : .unknown
        ))
    }
    rules[0].joint = "; "
    return Self(rules: rules)
  }
}

@Suite("Opening hours: random rules against a plain model") struct OpeningHoursModelTests {
  @Test(arguments: LongTest.seeds(120))
  func statesIntervalsAndChangesAreThoseOfThePlainModel(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let plain = PlainHours.random(&generator)
    let hours = try OpeningHours(plain.text)
    expect(hours.warnings.isEmpty)
    try expectEqual(OpeningHours(hours.description), hours)
    let first = try CalendarDate(2024, Int.random(in: 1...6, using: &generator), 25)
    let days = (first...(first.adding(days: 9) ?? first)).dates
    let start = try LocalDateTime(first, minuteOfDay: 0)
    let end = try #require(start.adding(minutes: 1440 * days.count))
    var kinds: [OpeningHours.State.Kind] = []
    for date in days {
      for minute in stride(from: 0, to: 1440, by: 15) {
        let kind = plain.kind(date, minute)
        kinds.append(kind)
        let state = hours.state(at: try LocalDateTime(date, minuteOfDay: minute))
        expectEqual(state.kind, kind, "\(plain.text) at \(date) \(minute)")
      }
    }
    var covered = [OpeningHours.State.Kind](repeating: .closed, count: kinds.count)
    for interval in hours.intervals(in: start..<end) {
      let from = Int(start.minutes(until: interval.start)) / 15
      let to = Int(start.minutes(until: interval.end)) / 15
      for index in from..<to { covered[index] = interval.state.kind }
    }
    expectEqual(covered, kinds, "\(plain.text)")
    for _ in 0..<20 {
      let index = Int.random(in: 0..<kinds.count, using: &generator)
      let time = try #require(start.adding(minutes: 15 * index))
      let change = hours.nextChange(after: time)
      if let next = kinds[index...].firstIndex(where: { $0 != kinds[index] }) {
        expectEqual(change, start.adding(minutes: 15 * next), "\(plain.text) after \(time)")
      } else {
        expect(change.map { $0 >= end } ?? true, "\(plain.text) after \(time)")
      }
    }
  }

  @Test(arguments: LongTest.seeds(40))
  func brokenTextsAreReadOrRefused(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let pieces = [
      "Mo", "-", "Fr", " ", "08:00", "12:00", ",", ";", "||", "off", "PH", "[", "1", "]", "+",
      "week ",
      "53", "Jan", "2024", "easter", "/", "\"", "(", ")", "sunset", ":", "am", "é", "-1 day",
      "24/7",
    ]
    for _ in 0..<500 {
      let count = Int.random(in: 1...12, using: &generator)
      let text = (0..<count).compactMap { _ in pieces.randomElement(using: &generator) }.joined()
      do throws(OpeningHours.Error) {
        let hours = try OpeningHours(text)
        try expectEqual(OpeningHours(hours.description), hours, "\(text)")
        let time = try? LocalDateTime(.latest, minuteOfDay: 600)
        _ = time.map { hours.nextChange(after: $0) }
      } catch {
        expect(error.offset <= text.utf8.count)
      }
    }
  }
}
