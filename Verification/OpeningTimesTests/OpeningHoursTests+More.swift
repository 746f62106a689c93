import Essentials
import OpeningTimes
import TestSupport
import Testing

extension OpeningHoursTests {
  @Test func anOpenEndIsUnknown() throws {
    try expectEqual(kind("18:00+", at(0, 17, 59)), .closed)
    try expectEqual(kind("18:00+", at(0, 18)), .unknown)
    try expectEqual(kind("18:00+", at(0, 23, 59)), .unknown)
    try expectEqual(kind("Mo 18:00+", at(1, 0)), .closed)
    try expectEqual(kind("13:00-17:00+", at(0, 16, 59)), .open)
    try expectEqual(kind("13:00-17:00+", at(0, 17)), .unknown)
    try expectEqual(kind("Mo 13:00-17:00+", at(0, 23, 59)), .unknown)
    try expectEqual(kind("Mo 13:00-17:00+", at(1, 0)), .closed)
    // Eight hours, if it begins after midnight.
    try expectEqual(kind("Mo 22:00-04:00+", at(1, 3, 59)), .open)
    try expectEqual(kind("Mo 22:00-04:00+", at(1, 11, 59)), .unknown)
    try expectEqual(kind("Mo 22:00-04:00+", at(1, 12)), .closed)
  }

  @Test func aCommentAloneMakesItUnknown() throws {
    let state = try OpeningHours("Mo-Fr \"by appointment\"").state(at: at(0, 9))
    expectEqual(state.kind, .unknown)
    expectEqual(state.comment, "by appointment")
    expect(!state.isOpen)
    let open = try OpeningHours("Mo-Fr 09:00-12:00 open \"rain or shine\"").state(at: at(0, 9))
    expect(open.isOpen)
    expectEqual(open.comment, "rain or shine")
  }

  @Test func aFallbackHoldsWheneverNothingElseDoes() throws {
    let text = "Mo-Fr 08:00-11:00 || Mo 10:00-12:00 unknown \"call\" || closed \"gone\""
    try expectEqual(kind(text, at(0, 10)), .open)
    try expectEqual(kind(text, at(0, 11)), .unknown)
    let state = try OpeningHours(text).state(at: at(0, 12))
    expectEqual(state.kind, .closed)
    expectEqual(state.comment, "gone")
  }

  @Test func rulesReplaceOrAdd() throws {
    try expectEqual(kind("Mo-Fr 08:00-12:00; We 14:00-18:00", at(2, 9)), .closed)
    try expectEqual(kind("Mo-Fr 08:00-12:00, We 14:00-18:00", at(2, 9)), .open)
    try expectEqual(kind("Mo-Fr 08:00-12:00, We 14:00-18:00; We off", at(2, 9)), .closed)
    try expectEqual(kind("Mo-Fr 10:00-16:00; 12:00-13:00 off", at(2, 12, 59)), .closed)
    try expectEqual(kind("Mo-Fr 10:00-16:00; 12:00-13:00 off", at(2, 13)), .open)
  }

  @Test func withoutTheSunWhatDependsOnItIsUnknown() throws {
    try expectEqual(kind("sunrise-sunset", at(0, 12)), .unknown)
    try expectEqual(kind("08:00-sunset", at(0, 7, 59)), .closed)
    try expectEqual(kind("08:00-sunset", at(0, 8)), .unknown)
    let sun = OpeningCalendar(sun: { _ in
      .init(dawn: 400, sunrise: 430, sunset: 1100, dusk: 1130)
    })
    try expectEqual(kind("08:00-sunset", at(0, 18, 19), in: sun), .open)
    try expectEqual(kind("08:00-sunset", at(0, 18, 20), in: sun), .closed)
    try expectEqual(kind("(dawn-00:10)-sunrise", at(0, 6, 29), in: sun), .closed)
    try expectEqual(kind("(dawn-00:10)-sunrise", at(0, 6, 30), in: sun), .open)
    try expectEqual(kind("dusk-dawn", at(0, 3), in: sun), .open)
    let broken = OpeningCalendar(sun: { _ in
      .init(dawn: .min, sunrise: .max, sunset: .max, dusk: .min)
    })
    for text in ["sunrise-sunset", "(dawn-24:00)-(dusk+24:00)", "dusk-sunrise"] {
      _ = try OpeningHours(text).intervals(in: at(0, 0)..<at(3, 0), in: broken)
    }
  }

  /// The sun is taken to rise before noon and to set after it.
  @Test func whatTheSunMayCloseOrOpenIsUnknown() throws {
    let park = "07:30-19:15; (sunset-00:10)-(sunrise-00:50) closed"
    try expectEqual(kind(park, at(0, 11, 9)), .unknown)
    try expectEqual(kind(park, at(0, 11, 10)), .open)
    try expectEqual(kind(park, at(0, 11, 49)), .open)
    try expectEqual(kind(park, at(0, 11, 50)), .unknown)
    try expectEqual(kind(park, at(0, 19, 15)), .closed)
    try expectEqual(kind("\"by appointment\" || sunset-sunrise closed", at(0, 3)), .unknown)
    try expectEqual(kind("24/7; sunset+ off", at(0, 11, 59)), .open)
    try expectEqual(kind("24/7; 20:00+ off", at(0, 20)), .closed)

    for (text, closed, unknown) in [
      ("sunset-02:00", 120, 119), ("sunset-02:00", 719, 720), ("22:00-sunrise", 720, 719),
      ("22:00-sunrise", 1319, 1320), ("(dawn+01:00)-10:00", 59, 60),
    ] {
      try expectEqual(kind(text, at(1, closed / 60, closed % 60)), .closed, "\(text) \(closed)")
      try expectEqual(kind(text, at(1, unknown / 60, unknown % 60)), .unknown, "\(text) \(unknown)")
    }
  }

  /// A park that is closed at night is closed at 3:00, too.
  @Test func whatARuleClosesAfterMidnightStaysClosed() throws {
    try expectEqual(kind("24/7; 22:00-06:00 off", at(0, 3)), .closed)
    try expectEqual(kind("24/7; 22:00-06:00 off", at(0, 6)), .open)
    try expectEqual(kind("24/7; 22:00-06:00 off; 03:00-04:00 open", at(0, 3)), .open)
    try expectEqual(kind("22:00-06:00 off; 24/7", at(0, 3)), .open)
    try expectEqual(kind("22:00-05:00 off; 20:00-06:00", at(0, 3)), .open)
    try expectEqual(kind("08:00-20:00; Mo 19:00-09:00 off", at(1, 8)), .closed)
    try expectEqual(kind("08:00-20:00; Mo 19:00-09:00 off || \"call\"", at(1, 8)), .unknown)
    try expectEqual(
      OpeningHours("24/7; 22:00-06:00 off").week(from: at(0, 0).date).map(\.hours), ["6 AM–10 PM"])
    try expectEqual(
      OpeningHours("08:00-20:00; Su 19:00-09:00 off").week(from: at(0, 0).date).map(\.hours),
      ["9 AM–8 PM", "8 AM–8 PM", "8 AM–7 PM"])
  }

  @Test func whatIsCertainlyOpenStaysOpen() throws {
    for text in ["09:00-12:00, 08:00-sunset", "09:00-12:00,08:00+", "08:00-sunset, 09:00-12:00"] {
      try expectEqual(kind(text, at(0, 8)), .unknown, "\(text)")
      try expectEqual(kind(text, at(0, 10)), .open, "\(text)")
      try expectEqual(kind(text, at(0, 12)), .unknown, "\(text)")
    }
    try expectEqual(kind("10:00-18:00; 12:00-sunset unknown", at(0, 13)), .unknown)
    try expectEqual(kind("10:00-18:00, 12:00-sunset unknown", at(0, 13)), .unknown)
    try expectEqual(kind("10:00-18:00, 12:00+ unknown", at(0, 13)), .unknown)
  }

  @Test(arguments: ["Mo 24:00+", "Mo 24:00-late", "Mo (dusk+12:00)+", "Mo 24:00-sunset"])
  func whatBeginsAtMidnightIsOfTheNextDay(text: String) throws {
    let hours = try OpeningHours(text)
    let sun = OpeningCalendar(
      sun: { _ in .init(dawn: 400, sunrise: 430, sunset: 480, dusk: 1130) })
    let intervals = hours.intervals(in: try at(0, 0)..<at(3, 0), in: sun)
    try expectEqual(intervals.map(\.start), [at(1, 0)])
    try expectEqual(intervals.map(\.end), [at(1, 8)])
    for (time, isClosed) in [
      (try at(0, 23, 59), true), (try at(1, 0), false), (try at(1, 7, 59), false),
      (try at(1, 8), true),
    ] {
      expectEqual((hours.state(at: time, in: sun).kind == .closed), isClosed, "\(time)")
    }
  }

  @Test func holidaysAreThoseOfTheHost() throws {
    let days = try [monday(), CalendarDate(2024, 3, 9)]
    let calendar = OpeningCalendar(
      publicHolidays: days, schoolHolidays: [try CalendarDate(2024, 3, 6)])
    try expectEqual(kind("Su,PH", at(0, 9), in: calendar), .open)
    try expectEqual(kind("Su,PH", at(1, 9), in: calendar), .closed)
    try expectEqual(kind("PH +1 day", at(1, 9), in: calendar), .open)
    try expectEqual(kind("PH -1 day Mo-Th", at(4, 9), in: calendar), .closed)
    try expectEqual(kind("PH Sa", at(5, 9), in: calendar), .open)
    try expectEqual(kind("PH Sa", at(0, 9), in: calendar), .closed)
    try expectEqual(kind("PH Mo-Su", at(1, 9), in: calendar), .closed)
    try expectEqual(kind("Mo-Su,PH", at(1, 9), in: calendar), .open)
    try expectEqual(kind("SH", at(2, 9), in: calendar), .open)
    try expectEqual(kind("PH", at(0, 9)), .closed)
  }

  @Test func theNextChangeIsOneOfTheStateAlone() throws {
    let hours = try OpeningHours("Mo-Fr 09:00-12:00 open \"a\", Mo-Fr 12:00-17:00 open \"b\"")
    try expectEqual(hours.nextChange(after: try at(0, 8)), at(0, 9))
    try expectEqual(hours.nextChange(after: try at(0, 9)), at(0, 17))
    try expectEqual(hours.nextChange(after: try at(4, 17)), at(7, 9))
    // Hours from minute to minute begin at midnight, and change at the next one.
    try expectEqual(OpeningHours("06:00-24:00").nextChange(after: at(0, 7)), at(1, 0))
    try expectEqual(OpeningHours("Jan-Dec 06:00-24:00").nextChange(after: at(0, 7)), at(1, 0))
    try expect(OpeningHours("24/7").nextChange(after: at(0, 0)) == nil)
    try expect(OpeningHours("2015 Feb 28").nextChange(after: at(0, 0)) == nil)
    let leap = try OpeningHours("Feb 29 10:00-12:00")
    try expectEqual(
      leap.nextChange(after: try at(0, 0)),
      LocalDateTime(CalendarDate(2028, 2, 29), hour: 10, minute: 0))
    let late = try LocalDateTime(.latest, minuteOfDay: 1439)
    expect(leap.nextChange(after: late) == nil)
    try expect(OpeningHours("20:00-19:00").nextChange(after: late) == nil)
    let early = try LocalDateTime(.earliest, minuteOfDay: 0)
    try expectEqual(kind("20:00-19:00", early), .closed)
  }

  @Test func intervalsAreCutAndNotMerged() throws {
    let hours = try OpeningHours("Mo-Fr 09:00-12:00 open \"a\", Mo-Fr 12:00-17:00; Sa 22:00-02:00")
    let intervals = hours.intervals(in: try at(4, 10)..<at(6, 1))
    try expectEqual(intervals.map(\.start), [at(4, 10), at(4, 12), at(5, 22)])
    try expectEqual(intervals.map(\.end), [at(4, 12), at(4, 17), at(6, 1)])
    expectEqual(intervals.map(\.state.comment), ["a", nil, nil])
    expect(hours.intervals(in: try at(4, 10)..<at(4, 10)).isEmpty)
  }

  @Test(arguments: [
    ("24:00-00:00", "24:00-24:00"), ("24:00-0+", "24:00-24:00+"), ("24:00-24:00", "24:00-24:00"),
    ("week 02-2/7", "week 02"), ("2024-2024/3", "2024"), ("2028:jul", "2028: Jul"),
    ("2024,2028:Jan 02", "2024,2028: Jan 02"), ("2024-2026 Jan", "2024-2026 Jan"),
  ])
  func normalFormsMeanTheSame(text: String, normal: String) throws {
    let hours = try OpeningHours(text)
    expectEqual(hours.description, normal)
    try expectEqual(OpeningHours(normal), hours)
  }

  @Test func aDayFromItsEndIsTheNextDay() throws {
    let intervals = try OpeningHours("Mo 24:00-00:00").intervals(in: at(0, 0)..<at(3, 0))
    try expectEqual(intervals.map(\.start), [at(1, 0)])
    try expectEqual(intervals.map(\.end), [at(2, 0)])
  }

  @Test func longTextsAreRefused() throws {
    let long = String(repeating: "Mo;", count: 10_000)
    let error = #expect(throws: OpeningHours.Error.self) { try OpeningHours(long) }
    expectEqual(error?.kind, .tooLong)
    let many = String(repeating: "Mo off;", count: OpeningHours.maximumRules + 1)
    #expect(throws: OpeningHours.Error.self) { try OpeningHours(many) }
    let most = try OpeningHours(String(repeating: "Mo off;", count: OpeningHours.maximumRules))
    expect(most.nextChange(after: try at(0, 0)) == nil)
  }

  @Test func aCardHasALineForEachStretchOfWeekdays() throws {
    let hours = try OpeningHours(
      """
      Mo-Fr 09:00-17:00; Sa 10:00-14:30,20:00-02:00; Su 12:00+; We "by appointment"; \
      Tu 12:00-13:00 off "lunch"; PH off "holiday"
      """)
    let calendar = OpeningCalendar(publicHolidays: [try #require(try monday().adding(days: 3))])
    let lines = hours.week(from: try monday(), in: calendar)
    expectEqual(
      lines.map { "\($0.weekdays): \($0.hours)" },
      [
        "Monday: 9 AM–5 PM", "Tuesday: 9 AM–noon, Closed (lunch), 1 PM–5 PM",
        "Wednesday: By appointment", "Thursday: Closed (holiday)", "Friday: 9 AM–5 PM",
        "Saturday: 10 AM–2:30 PM, 8 PM–2 AM", "Sunday: noon–?",
      ])
    try expectEqual(lines[0].dates, monday()...monday())
    let noon = try OpeningHours("12:30-13:00,00:00-00:30").week(from: monday())
    expectEqual(noon.map(\.hours), ["midnight–12:30 AM, 12:30 PM–1 PM"])
    let plain = try OpeningHours("Mo-Fr 09:00-17:00").week(from: monday())
    expectEqual(plain.map(\.weekdays), ["Monday–Friday", "Saturday–Sunday"])
    expectEqual(plain.map(\.hours), ["9 AM–5 PM", "Closed"])
    let all = try OpeningHours("24/7").week(from: monday())
    expectEqual(all.map(\.hours), ["24 hours"])
    try expectEqual(OpeningHours("24/7").week(from: .latest).map(\.weekdays), ["Friday"])
  }

  /// Whether a place is open on a day that counts is asked of each day, also of the last of many equal
  /// ones.
  @Test func eachDayThatCountsIsAsked() throws {
    let hours = try OpeningHours("Mo-Su 09:00-17:00; Dec 25 off")
    let first = try CalendarDate(2026, 3, 2)
    let last = try #require(first.adding(days: 13))
    for day in (first...last).dates {
      func isOpen(_ minutes: Range<Int>) -> Bool {
        hours.isOpen(in: minutes, ofDaysIn: first...last, in: OpeningCalendar()) {
          $0.weekday == day.weekday
        }
      }
      expect(isOpen(600..<660) && isOpen(0..<541) && isOpen(1019..<1440), "\(day)")
      expect(!isOpen(0..<540) && !isOpen(1020..<1440), "\(day)")
    }
  }
}
