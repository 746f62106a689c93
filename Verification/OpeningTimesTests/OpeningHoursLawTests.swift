import Essentials
import OpeningTimes
import TestSupport
import Testing

/// Laws of hours with rules of every kind, whose times are multiples of five minutes.
@Suite("Opening hours: laws") struct OpeningHoursLawTests {
  /// The sun of the calendar, in texts: 6:30 to 18:00, and the twilight.
  private static let sunTimes = [
    "dawn": "06:00", "sunrise": "06:30", "sunset": "18:00", "dusk": "18:30",
  ]
  private static let holidays = ["2024 Feb 29", "2024 Mar 04", "2024 Mar 08", "2024 Mar 09"]

  private func calendar(hasHolidays: Bool = true, hasSun: Bool = true) throws -> OpeningCalendar {
    let days = try ["2024-02-29", "2024-03-04", "2024-03-08", "2024-03-09"]
      .map { try CalendarDate(iso8601: $0) }
    let sun = OpeningCalendar.Sun(dawn: 360, sunrise: 390, sunset: 1080, dusk: 1110)
    return OpeningCalendar(
      publicHolidays: hasHolidays ? days : [], schoolHolidays: hasHolidays ? Array(days[2...]) : [],
      sun: { _ in hasSun ? sun : nil })
  }

  /// A text of one to five rules.
  private func text(
    _ generator: inout SeededGenerator, days: [String] = Self.days,
    joints: [String] = ["; ", "; ", ", ", " || "]
  ) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 1...5, using: &generator) {
      let joint = joints.randomElement(using: &generator) ?? "; "
      text += text.isEmpty ? "" : joint
      var parts = [days, Self.times, Self.endings].map { $0.randomElement(using: &generator) ?? "" }
      // Days without times are refused behind times and a comma.
      if text.hasSuffix(", "), parts[1...] == ["", ""] { parts[1] = "10:00-12:00" }
      text +=
        parts.allSatisfy(\.isEmpty) ? "24/7" : parts.filter { !$0.isEmpty }.joined(separator: " ")
    }
    return text
  }

  private static let weekdays = ["", "Mo", "Tu-Th", "Fr-Mo", "Sa,Su", "We,Fr", "Mo-Su"]
  private static let days =
    weekdays + [
      "PH", "Mo,PH", "PH Mo-Fr", "SH", "PH +1 day", "Mar", "Feb 28-Mar 05", "2024 Mar 04", "Fr[1]",
      "Mo[1] -1 day", "week 09", "2025+", "Mar Sa[-5]", "easter -25 days", "Feb Mo-We",
    ]
  private static let times = [
    "", "10:00-12:00", "08:00-18:00", "12:00-13:00,17:30-19:00", "22:00-02:00", "20:00-31:00",
    "00:00-24:00", "18:00+", "21:00-03:00+", "sunrise-sunset", "dusk-dawn", "10:00-sunset",
    "(sunset-00:30)-22:00", "00:00-48:00",
  ]
  private static let endings = [
    "", "", "open", "off", "closed", "unknown", "\"call\"", "open \"a\"", "off \"b\"",
  ]

  /// The hours of a text, the calendar, and a range of ten days.
  private func world(
    _ text: String
  ) throws -> (hours: OpeningHours, calendar: OpeningCalendar, range: Range<LocalDateTime>) {
    let start = try LocalDateTime(CalendarDate(2024, 2, 28), minuteOfDay: 0)
    let end = try #require(start.adding(minutes: 10 * 1440))
    return (try OpeningHours(text), try calendar(), start..<end)
  }

  private func times(_ range: Range<LocalDateTime>, by step: Int = 5) -> [LocalDateTime] {
    stride(from: 0, to: Int(range.lowerBound.minutes(until: range.upperBound)), by: step)
      .compactMap { range.lowerBound.adding(minutes: $0) }
  }

  // MARK: States, intervals, and changes

  /// A pause has parts of the card before and after it, and no reason changes what is open.
  @Test(arguments: LongTest.seeds(400, small: 4))
  func reasonsAreThoseOfTheCard(seed: Int) throws {
    var generator = SeededGenerator(seed: 7000 + seed)
    let text = text(&generator)
    // Days without times before a comma can have two meanings, and are refused.
    guard let (hours, calendar, range) = try? world(text) else { return }
    for _ in 0..<40 {
      let time = try #require(
        range.lowerBound.adding(minutes: Int.random(in: 0..<14_400, using: &generator)))
      let state = hours.state(at: time, in: calendar)
      expectEqual(hours.isOpen(at: time, in: calendar), state.isOpen, text)
      expect(!hours.summary(at: time, in: calendar).isEmpty, text)
      guard state.kind == .closed else {
        expectEqual(state.reason, nil, text)
        continue
      }
      let parts = try #require(hours.week(from: time.date, in: calendar).first).parts
      let starts = parts.compactMap { part -> Int? in
        guard part.state.kind != .closed, case .minute(let start) = part.start, start < 1440 else {
          return nil
        }
        return start
      }
      let isPause =
        starts.contains { $0 < time.minuteOfDay } && starts.contains { $0 > time.minuteOfDay }
      expectEqual(state.reason == .pause, isPause, "\(text), \(time)")
    }
  }

  @Test(arguments: LongTest.seeds(120))
  func intervalsAreTheTimesThatAreNotClosed(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let text = text(&generator)
    let (hours, calendar, range) = try world(text)
    let intervals = hours.intervals(in: range, in: calendar)
    for (interval, next) in zip(intervals, intervals.dropFirst()) {
      expect(interval.end <= next.start, "\(text)")
      // Two that touch are different; otherwise they were one.
      expect(interval.end < next.start || interval.state != next.state, "\(text)")
    }
    expect(intervals.allSatisfy { $0.start < $0.end && $0.state.kind != .closed }, "\(text)")
    expect(intervals.allSatisfy { range.lowerBound <= $0.start && $0.end <= range.upperBound })
    var rest = intervals[...]
    for time in times(range) {
      while let first = rest.first, first.end <= time { rest.removeFirst() }
      let state = hours.state(at: time, in: calendar)
      let interval = rest.first.flatMap { $0.start <= time ? $0.state : nil }
      expectEqual(interval, state.kind == .closed ? nil : state, "\(text) at \(time)")
    }
  }

  @Test(arguments: LongTest.seeds(120))
  func theNextChangeIsTheFirstTimeAtWhichTheStateDiffers(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let text = text(&generator)
    let (hours, calendar, range) = try world(text)
    let times = times(range)
    let kinds = times.map { hours.state(at: $0, in: calendar).kind }
    for _ in 0..<8 {
      let place = Int.random(in: 0..<times.count, using: &generator)
      let change = hours.nextChange(after: times[place], in: calendar)
      if let next = kinds[place...].firstIndex(where: { $0 != kinds[place] }) {
        expectEqual(change, times[next], "\(text) after \(times[place])")
        // Nothing changes on the way.
        let later = try #require(times[place].adding(minutes: 4))
        if later < times[next] { expectEqual(hours.nextChange(after: later, in: calendar), change) }
      } else {
        expect(change.map { $0 >= range.upperBound } ?? true, "\(text) after \(times[place])")
      }
    }
  }

  @Test(arguments: LongTest.seeds(80))
  func aRangeCanBeCutAnywhere(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let text = text(&generator)
    let (hours, calendar, range) = try world(text)
    let whole = hours.intervals(in: range, in: calendar)
    for _ in 0..<10 {
      let minutes = Int.random(in: 0...14_400, using: &generator)
      let middle = try #require(range.lowerBound.adding(minutes: minutes))
      let parts =
        hours.intervals(in: range.lowerBound..<middle, in: calendar)
        + hours.intervals(in: middle..<range.upperBound, in: calendar)
      let cut = whole.flatMap { interval in
        [
          interval.start..<min(max(middle, interval.start), interval.end),
          min(max(middle, interval.start), interval.end)..<interval.end,
        ]
        .filter { !$0.isEmpty }.map { [$0.lowerBound, $0.upperBound] }
      }
      expectEqual(parts.map { [$0.start, $0.end] }, cut, "\(text) at \(middle)")
    }
  }

  // MARK: Rules

  @Test(arguments: LongTest.seeds(80))
  func lastRulesHaveTheLastWord(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let text = text(&generator)
    let (hours, calendar, range) = try world(text)
    let (off, all) = (try OpeningHours(text + "; off"), try OpeningHours(text + "; 24/7"))
    let doubtful = try OpeningHours(text + "; unknown \"x\"")
    let fallback = try OpeningHours(text + " || unknown \"x\"")
    let never = try [
      "; 2023 Feb 28 off", "; 2023 10:00-12:00", ", 2023 unknown", " || 2023 Feb 28",
    ]
    .map { try OpeningHours(text + $0) }
    for time in times(range, by: 35) {
      expectEqual(off.state(at: time, in: calendar).kind, .closed, "\(text) at \(time)")
      expect(all.state(at: time, in: calendar).isOpen, "\(text) at \(time)")
      expectEqual(doubtful.state(at: time, in: calendar).comment, "x", "\(text) at \(time)")
      let state = hours.state(at: time, in: calendar)
      let filled = fallback.state(at: time, in: calendar)
      let isFilled = filled.kind == .unknown && filled.comment == "x"
      expect(state.kind == .closed ? isFilled : filled == state, "\(text) at \(time)")
      for other in never {
        expectEqual(other.state(at: time, in: calendar), state, "\(other) at \(time)")
      }
    }
  }

  @Test(arguments: LongTest.seeds(80))
  func whatAddsToARuleTakesNothingAway(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let text = text(&generator)
    let (hours, calendar, range) = try world(text)
    let more = try OpeningHours(text + ", Tu-Sa 09:00-23:30 open \"more\"")
    for time in times(range, by: 15) {
      let isMore =
        (2...6).contains(time.date.weekday.rawValue) && (540..<1410).contains(time.minuteOfDay)
      let expected = isMore || hours.state(at: time, in: calendar).isOpen
      expectEqual(more.state(at: time, in: calendar).isOpen, expected, "\(text) at \(time)")
    }
  }

  // MARK: The calendar of the host

  @Test(arguments: LongTest.seeds(80))
  func aHolidayIsItsDate(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let text = text(&generator, days: Self.weekdays + ["PH", "PH", "Jan"])
    let dates = Self.holidays.joined(separator: ",")
    let named = text.replacing("PH", with: dates)
    let (hours, calendar, range) = try world(text)
    let plain = try OpeningHours(named)
    let without = try self.calendar(hasHolidays: false)
    expectEqual(
      hours.intervals(in: range, in: calendar), plain.intervals(in: range, in: without), "\(text)"
    )
  }

  @Test(arguments: LongTest.seeds(80))
  func aTimeOfTheSunIsAnotherTimeOfTheClock(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let text = text(&generator)
    let named = Self.sunTimes.reduce(text.replacing("(sunset-00:30)", with: "17:30")) {
      $0.replacing($1.key, with: $1.value)
    }
    let (hours, calendar, range) = try world(text)
    let plain = try OpeningHours(named)
    let without = try self.calendar(hasSun: false)
    expectEqual(
      hours.intervals(in: range, in: calendar), plain.intervals(in: range, in: without), "\(text)"
    )
    // Without the times of the sun, less is certain, and nothing that is certain is wrong.
    for time in times(range, by: 30) {
      let (known, doubtful) = (
        plain.state(at: time, in: without), hours.state(at: time, in: without)
      )
      expect(doubtful.kind == .unknown || doubtful.kind == known.kind, "\(text) at \(time)")
    }
  }

  @Test(arguments: LongTest.seeds(60))
  func aWeekIsAsTheNextOne(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let text = text(&generator, days: Self.weekdays)
    let (hours, calendar, range) = try world(text)
    for time in times(range, by: 115) {
      let weeks = Int.random(in: -3000...3000, using: &generator)
      let other = try #require(time.adding(minutes: weeks * 7 * 1440))
      expectEqual(
        hours.state(at: time, in: calendar), hours.state(at: other, in: calendar), "\(text)")
    }
    let lines = hours.week(from: range.lowerBound.date, in: calendar)
    let later = hours.week(from: range.lowerBound.date.advanced(by: 700), in: calendar)
    expectEqual(lines.map(\.weekdays), later.map(\.weekdays), "\(text)")
    expectEqual(lines.map(\.hours), later.map(\.hours), "\(text)")
  }

  // MARK: Texts

  /// Spellings of the same rules.
  private static let spellings = [
    ("Mo", "Monday"), ("Mo", "mon"), ("Tu", "Tue"), ("We", "WED"), ("Th", "thurs"),
    ("Fr", "friday"), ("Sa", "sat."), ("Su", "Sun"), ("Mar", "March"), ("Feb", "february"),
    ("08:00", "8:00"), ("10:00", "10.00"), ("12:00", "12 pm"), ("-", " - "), ("-", "\u{2013}"),
    ("-", " to "), (", ", " ,  "), (";", ";;"), ("18:00+", "18:00-late"), ("off", "OFF"),
    ("week", "Week"), ("easter", "Easter"), ("PH", "ph"),
  ]

  @Test(arguments: LongTest.seeds(120))
  func anotherSpellingIsTheSameHours(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    var changed = 0
    for _ in 0..<8 {
      let text = text(&generator)
      let hours = try OpeningHours(text)
      expect(hours.warnings.isEmpty, "\(text)")
      let normal = try OpeningHours(hours.description)
      expect(normal == hours && normal.description == hours.description, "\(text)")
      for (word, spelling) in Self.spellings where text.contains(word) {
        let sloppy = text.replacing(word, with: spelling)
        guard let read = try? OpeningHours(sloppy) else { continue }
        changed += 1
        expectEqual(read, hours, "\(sloppy)")
        expectEqual(read.hashValue, hours.hashValue, "\(sloppy)")
        let length = sloppy.utf8.count
        expect(
          read.warnings.allSatisfy { !$0.range.isEmpty && $0.range.upperBound <= length },
          "\(sloppy)")
        expect(
          zip(read.warnings, read.warnings.dropFirst()).allSatisfy {
            $0.range.upperBound <= $1.range.lowerBound
          }, "\(sloppy)")
      }
    }
    expect(changed > 8)
  }
}
