import EventRegistration
import TestSupport
import Testing

@Suite("Event series: recurrence rules") struct EventSeriesTests {
  private func dates(_ series: EventSeries) -> [String] { series.dates.map(\.iso8601) }

  private func refuses(
    _ error: EventSeries.Error, sourceLocation: SourceLocation = #_sourceLocation,
    _ make: () throws -> Void
  ) {
    #expect(throws: error, sourceLocation: sourceLocation) { try make() }
  }

  // MARK: Days

  @Test func everySecondDayIncludesTheLeapDay() throws {
    let series = try EventSeries(of: soccer(on: "2024-02-27"), every: .days(2), count: 4)
    expectEqual(dates(series), ["2024-02-27", "2024-02-29", "2024-03-02", "2024-03-04"])
  }

  @Test func everyWeekIsOnTheWeekdayOfTheFirst() throws {
    let series = try EventSeries(of: soccer(on: "2026-12-18"), every: .weeks(1), count: 3)
    expectEqual(dates(series), ["2026-12-18", "2026-12-25", "2027-01-01"])
  }

  @Test func weeksStartOnMonday() throws {
    let series = try EventSeries(
      of: soccer(on: "2026-03-04"), every: .weeks(2, on: [.sunday, .wednesday, .monday]), count: 6)
    expectEqual(
      dates(series),
      ["2026-03-04", "2026-03-08", "2026-03-16", "2026-03-18", "2026-03-22", "2026-03-30"])
  }

  @Test func monthsWithoutA31stHaveNoSession() throws {
    let series = try EventSeries(of: soccer(on: "2026-01-31"), every: .months(1), count: 5)
    expectEqual(
      dates(series), ["2026-01-31", "2026-03-31", "2026-05-31", "2026-07-31", "2026-08-31"])
  }

  @Test func firstAndThirdSaturdaysAndLastFridays() throws {
    let saturdays = EventSeries.Recurrence.months(1, on: [.first(.saturday), .third(.saturday)])
    let series = try EventSeries(of: soccer(on: "2026-03-21"), every: saturdays, count: 4)
    expectEqual(dates(series), ["2026-03-21", "2026-04-04", "2026-04-18", "2026-05-02"])
    let fridays = EventSeries.Recurrence.months(2, on: [.last(.friday)])
    let last = try EventSeries(of: soccer(on: "2026-05-29"), every: fridays, count: 3)
    expectEqual(dates(last), ["2026-05-29", "2026-07-31", "2026-09-25"])
    refuses(.notOnWeekday(.saturday)) {
      _ = try EventSeries(of: soccer(on: "2026-03-14"), every: saturdays, count: 4)
    }
    try expectEqual(decoded(try encoded(series)), series)
    try expectEqual(
      encoded(fridays),
      #"{"interval":2,"unit":"monthWeekdays","weekdays":[{"number":-1,"weekday":"friday"}]}"#)
    for weekdays in ["", #"{"number":6,"weekday":"friday"}"#, #"{"number":0,"weekday":"friday"}"#] {
      #expect(throws: DecodingError.self) {
        try decoded(#"{"interval":2,"unit":"monthWeekdays","weekdays":[\#(weekdays)]}"#)
          as EventSeries.Recurrence
      }
    }
  }

  @Test func theLeapDayRecursEveryFourYears() throws {
    let series = try EventSeries(
      of: soccer(on: "2092-02-29"), every: .months(12), until: day("2108-12-31"))
    expectEqual(dates(series), ["2092-02-29", "2096-02-29", "2104-02-29", "2108-02-29"])
  }

  @Test func theLastDayCanHaveASession() throws {
    for (last, expected) in [("2026-03-07", 1), ("2026-03-13", 1), ("2026-03-14", 2)] {
      let series = try EventSeries(
        of: soccer(on: "2026-03-07"), every: .weeks(1), until: day(last))
      expectEqual(series.dates.count, expected)
    }
  }

  @Test func exceptionsCountAsDays() throws {
    let exceptions = try ["2026-03-21", "2026-03-08", "2026-03-21", "2026-03-07"].map(day)
    let series = try EventSeries(
      of: soccer(on: "2026-03-07"), every: .weeks(1), count: 4, except: exceptions)
    expectEqual(dates(series), ["2026-03-14", "2026-03-28"])
    expectEqual(series.exceptions.map(\.iso8601), ["2026-03-07", "2026-03-08", "2026-03-21"])
    expect(series.end == .count(4) && series.recurrence == .weeks(1))
    try expectEqual(series.sessions { _ in 0 }.map(\.start.date), series.dates)
  }

  @Test(arguments: LongTest.seeds(200, small: 60))
  func itAgreesWithALookAtEveryDay(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let first = try day("2023-12-25").advanced(by: .random(in: 0..<800, using: &generator))
    let interval = Int.random(in: 1...5, using: &generator)
    let weekdays = Set(
      Weekday.allCases.filter { _ in Bool.random(using: &generator) } + [first.weekday])
    let recurrence = [
      EventSeries.Recurrence.days(interval), .weeks(interval, on: weekdays), .months(interval),
      .months(interval, on: weekdaysOfMonth(with: first, &generator)),
    ]
    .randomElement(using: &generator)
    let rule = try #require(recurrence)
    let last = first.advanced(by: .random(in: 0..<900, using: &generator))
    let exceptions = (0..<40).map { _ in
      first.advanced(by: .random(in: 0..<900, using: &generator))
    }
    func isDay(_ date: CalendarDate) -> Bool {
      switch rule {
      case .days(let interval): first.days(until: date) % interval == 0
      case .weeks(let interval, let weekdays):
        weekdays.contains(date.weekday) && (week(date) - week(first)) % interval == 0
      case .months(let interval, let weekdays):
        (weekdays.isEmpty
          ? date.iso8601.suffix(2) == first.iso8601.suffix(2)
          : weekdays.contains { matches(date, $0) })
          && (month(date) - month(first)) % interval == 0
      }
    }
    let expected = (first...last).dates.filter(isDay)
    let start = try soccer(on: first.iso8601)
    let until = try EventSeries(of: start, every: rule, until: last, except: exceptions)
    expectEqual(until.dates, expected.filter { !exceptions.contains($0) })
    let counted = try EventSeries(
      of: start, every: rule, count: expected.count, except: exceptions)
    expectEqual(counted.dates, until.dates)
  }

  /// Random weekdays of months, one of which a day is.
  private func weekdaysOfMonth(
    with first: CalendarDate, _ generator: inout SeededGenerator
  ) -> Set<EventSeries.Recurrence.WeekdayOfMonth> {
    let all = Weekday.allCases.flatMap {
      [
        EventSeries.Recurrence.WeekdayOfMonth.first($0), .second($0), .third($0), .fourth($0),
        .fifth($0), .last($0),
      ]
    }
    let own = all.filter { matches(first, $0) }.shuffled(using: &generator).prefix(1)
    return Set(all.filter { _ in generator.isOne(in: 12) } + own)
  }

  private func matches(
    _ date: CalendarDate, _ day: EventSeries.Recurrence.WeekdayOfMonth
  ) -> Bool {
    let number = Int(date.iso8601.suffix(2)) ?? 0
    let isLast = date.advanced(by: 7).iso8601.dropLast(3) != date.iso8601.dropLast(3)
    return switch day {
    case .first(let weekday): date.weekday == weekday && number <= 7
    case .second(let weekday): date.weekday == weekday && 8...14 ~= number
    case .third(let weekday): date.weekday == weekday && 15...21 ~= number
    case .fourth(let weekday): date.weekday == weekday && 22...28 ~= number
    case .fifth(let weekday): date.weekday == weekday && number >= 29
    case .last(let weekday): date.weekday == weekday && isLast
    }
  }

  /// The number of the week from Monday on, counted from the first of the calendar.
  private func week(_ date: CalendarDate) -> Int { CalendarDate.earliest.days(until: date) / 7 }

  /// The number of the month, counted from the first before the calendar.
  private func month(_ date: CalendarDate) -> Int {
    let month = CalendarMonth(containing: date)
    return 12 * month.year + month.month
  }

  // MARK: Bounds

  @Test func itHasUpTo1000Days() throws {
    let first = try soccer(on: "2026-03-07")
    try expectEqual(EventSeries(of: first, every: .days(1), count: 1000).dates.count, 1000)
    let last = first.start.date.advanced(by: 999)
    try expectEqual(EventSeries(of: first, every: .days(1), until: last).dates.count, 1000)
    for count in [Int.min, -1, 0, 1001, .max] {
      refuses(.countOutOfRange(count)) {
        _ = try EventSeries(of: first, every: .days(1), count: count)
      }
    }
    for last in [last.advanced(by: 1), .latest] {
      refuses(.tooManyDays) { _ = try EventSeries(of: first, every: .days(1), until: last) }
      refuses(.tooManyDays) {
        _ = try EventSeries(
          of: first, every: .days(1), until: last, except: [first.start.date.advanced(by: 1)])
      }
    }
  }

  @Test func dailyWeeksHaveTheSameLimit() throws {
    let first = try soccer(on: "2026-03-04")
    let rule = EventSeries.Recurrence.weeks(1, on: Set(Weekday.allCases))
    try expectEqual(EventSeries(of: first, every: rule, count: 1000).dates.count, 1000)
    try expectEqual(
      EventSeries(of: first, every: rule, until: first.start.date.advanced(by: 999)).dates.count,
      1000)
    refuses(.tooManyDays) {
      _ = try EventSeries(of: first, every: rule, until: first.start.date.advanced(by: 1000))
    }
  }

  @Test func anIntervalIsBetween1And1000() throws {
    let first = try soccer(on: "2026-03-07")
    for interval in [1, 1000] {
      for rule in [EventSeries.Recurrence.days(interval), .weeks(interval), .months(interval)] {
        try expectEqual(EventSeries(of: first, every: rule, count: 2).dates.count, 2)
      }
    }
    for interval in [Int.min, -1, 0, 1001, .max] {
      for rule in [EventSeries.Recurrence.days(interval), .weeks(interval), .months(interval)] {
        expectEqual(rule.interval, interval)
        refuses(.intervalOutOfRange(interval)) {
          _ = try EventSeries(of: first, every: rule, count: 2)
        }
      }
    }
  }

  @Test func theFirstDayMustBelongToTheRule() throws {
    let saturday = try soccer(on: "2026-03-07")
    refuses(.notOnWeekday(.saturday)) {
      _ = try EventSeries(of: saturday, every: .weeks(1, on: [.monday]), count: 2)
    }
    let before = try day("2026-03-06")
    refuses(.endsBeforeFirst(before)) {
      _ = try EventSeries(of: saturday, every: .weeks(1), until: before)
    }
  }

  @Test func aSeriesEndsWithTheCalendar() throws {
    let december = try soccer(on: "9999-12-01")
    try expectEqual(
      EventSeries(of: december, every: .days(10), until: .latest).dates.map(\.iso8601),
      ["9999-12-01", "9999-12-11", "9999-12-21", "9999-12-31"])
    try expectEqual(EventSeries(of: december, every: .days(10), count: 4).dates.count, 4)
    for rule in [EventSeries.Recurrence.days(10), .weeks(1, on: [.wednesday]), .months(1)] {
      refuses(.outsideCalendar) { _ = try EventSeries(of: december, every: rule, count: 6) }
    }
  }

  @Test func theFirstWeekOfTheCalendarWorks() throws {
    let wednesday = try soccer(on: "0001-01-03")
    let series = try EventSeries(
      of: wednesday, every: .weeks(1, on: [.monday, .wednesday]), count: 2)
    expectEqual(dates(series), ["0001-01-03", "0001-01-08"])
  }

  // MARK: Encoding

  @Test func itIsEncodedByItsNames() throws {
    let first = try soccer(on: "2026-03-07")
    let counted = try EventSeries(
      of: first, every: .weeks(2, on: [.saturday, .monday]), count: 5, except: [day("2026-03-16")])
    let json = """
      {"count":5,"exceptions":["2026-03-16"],"first":\(try encoded(first)),\
      "recurrence":{"interval":2,"unit":"weeks","weekdays":["monday","saturday"]}}
      """
    try expectEqual(encoded(counted), json)
    try expectEqual(decoded(json), counted)
    let until = try EventSeries(of: first, every: .months(1), until: day("2026-06-30"))
    let text = """
      {"exceptions":[],"first":\(try encoded(first)),\
      "recurrence":{"interval":1,"unit":"months"},"until":"2026-06-30"}
      """
    try expectEqual(encoded(until), text)
    try expectEqual(decoded(text), until)
    try expectEqual(decoded(text.replacing(#""exceptions":[],"#, with: "")), until)
    for (right, wrong) in [
      (#""until":"2026-06-30""#, #""until":"2026-01-01""#), (#""interval":1"#, #""interval":0"#),
      (#","until":"2026-06-30""#, ""), (#"{"exceptions""#, #"{"count":2,"exceptions""#),
      ("months", "fortnights"),
    ] {
      #expect(throws: DecodingError.self) {
        let _: EventSeries = try decoded(text.replacing(right, with: wrong))
      }
    }
  }

  @Test func rulesAreEncodedByTheirNames() throws {
    let rules: [EventSeries.Recurrence] = [
      .days(3), .weeks(1), .weeks(1, on: [.sunday]), .months(2),
      .weeks(2, on: Set(Weekday.allCases)),
    ]
    let json =
      #"[{"interval":3,"unit":"days"},{"interval":1,"unit":"weeks","weekdays":[]},"#
      + #"{"interval":1,"unit":"weeks","weekdays":["sunday"]},{"interval":2,"unit":"months"},"#
      + #"{"interval":2,"unit":"weeks","weekdays":["monday","tuesday","wednesday","thursday","#
      + #""friday","saturday","sunday"]}]"#
    try expectEqual(encoded(rules), json)
    try expectEqual(decoded(json), rules)
    try expectEqual(decoded(#"{"unit":"weeks","interval":1}"#), EventSeries.Recurrence.weeks(1))
    #expect(throws: DecodingError.self) {
      let _: EventSeries.Recurrence = try decoded(
        #"{"unit":"weeks","interval":1,"weekdays":["mondays"]}"#)
    }
  }
}
