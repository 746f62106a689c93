import Essentials
import HealthDomain
import TestSupport
import Testing

@Suite struct OpeningHoursTests {
  /// Monday, 4 March 2024.
  private func monday() throws -> CalendarDate { try CalendarDate(2024, 3, 4) }

  private func at(_ day: Int, _ hour: Int, _ minute: Int = 0) throws -> LocalDateTime {
    let date = try #require(try monday().adding(days: day))
    return try LocalDateTime(date, hour: hour, minute: minute)
  }

  private func kind(
    _ text: String, _ time: LocalDateTime, in calendar: OpeningCalendar = .init()
  ) throws -> OpeningHours.State.Kind {
    try OpeningHours(text).state(at: time, in: calendar).kind
  }

  // MARK: States

  @Test func hoursAfterMidnightStayWhenAnotherRuleChangesTheNextDay() throws {
    // Friday and Saturday
    let text = "Fr 22:00-04:00; Sa 21:00-04:00"
    #expect(try kind(text, at(5, 3, 59)) == .open)
    #expect(try kind(text, at(5, 4)) == .closed)
    #expect(try kind(text, at(5, 21)) == .open)
    #expect(try kind("Fr 23:30-00:30", at(5, 0, 29)) == .open)
    let holiday = OpeningCalendar(publicHolidays: [try #require(try monday().adding(days: 5))])
    #expect(try kind("Mo-Su 20:00-02:00; PH off", at(5, 1, 59), in: holiday) == .open)
    #expect(try kind("Mo-Su 20:00-02:00; PH off", at(5, 20), in: holiday) == .closed)
    // A day off takes its own night away.
    #expect(try kind("Mo-Su 20:00-02:00; PH off", at(6, 1), in: holiday) == .closed)
    // Times that are taken away are, whatever day they belong to.
    #expect(try kind("Mo-Su 20:00-02:00; Sa 00:00-01:00 off", at(5, 0, 59)) == .closed)
    #expect(try kind("Mo-Su 20:00-02:00; Sa 00:00-01:00 off", at(5, 1)) == .open)
  }

  @Test func anOpenEndIsUnknown() throws {
    #expect(try kind("18:00+", at(0, 17, 59)) == .closed)
    #expect(try kind("18:00+", at(0, 18)) == .unknown)
    #expect(try kind("18:00+", at(0, 23, 59)) == .unknown)
    #expect(try kind("Mo 18:00+", at(1, 0)) == .closed)
    #expect(try kind("13:00-17:00+", at(0, 16, 59)) == .open)
    #expect(try kind("13:00-17:00+", at(0, 17)) == .unknown)
    #expect(try kind("Mo 13:00-17:00+", at(0, 23, 59)) == .unknown)
    #expect(try kind("Mo 13:00-17:00+", at(1, 0)) == .closed)
    // Eight hours, if it begins after midnight.
    #expect(try kind("Mo 22:00-04:00+", at(1, 3, 59)) == .open)
    #expect(try kind("Mo 22:00-04:00+", at(1, 11, 59)) == .unknown)
    #expect(try kind("Mo 22:00-04:00+", at(1, 12)) == .closed)
  }

  @Test func aCommentAloneMakesItUnknown() throws {
    let state = try OpeningHours("Mo-Fr \"by appointment\"").state(at: at(0, 9))
    #expect(state.kind == .unknown)
    #expect(state.comment == "by appointment")
    #expect(!state.isOpen)
    let open = try OpeningHours("Mo-Fr 09:00-12:00 open \"rain or shine\"").state(at: at(0, 9))
    #expect(open.isOpen)
    #expect(open.comment == "rain or shine")
  }

  @Test func aFallbackHoldsWheneverNothingElseDoes() throws {
    let text = "Mo-Fr 08:00-11:00 || Mo 10:00-12:00 unknown \"call\" || closed \"gone\""
    #expect(try kind(text, at(0, 10)) == .open)
    #expect(try kind(text, at(0, 11)) == .unknown)
    let state = try OpeningHours(text).state(at: at(0, 12))
    #expect(state.kind == .closed)
    #expect(state.comment == "gone")
  }

  @Test func rulesReplaceOrAdd() throws {
    #expect(try kind("Mo-Fr 08:00-12:00; We 14:00-18:00", at(2, 9)) == .closed)
    #expect(try kind("Mo-Fr 08:00-12:00, We 14:00-18:00", at(2, 9)) == .open)
    #expect(try kind("Mo-Fr 08:00-12:00, We 14:00-18:00; We off", at(2, 9)) == .closed)
    #expect(try kind("Mo-Fr 10:00-16:00; 12:00-13:00 off", at(2, 12, 59)) == .closed)
    #expect(try kind("Mo-Fr 10:00-16:00; 12:00-13:00 off", at(2, 13)) == .open)
  }

  @Test func withoutTheSunWhatDependsOnItIsUnknown() throws {
    #expect(try kind("sunrise-sunset", at(0, 12)) == .unknown)
    #expect(try kind("08:00-sunset", at(0, 7, 59)) == .closed)
    #expect(try kind("08:00-sunset", at(0, 8)) == .unknown)
    let sun = OpeningCalendar(sun: { _ in
      .init(dawn: 400, sunrise: 430, sunset: 1100, dusk: 1130)
    })
    #expect(try kind("08:00-sunset", at(0, 18, 19), in: sun) == .open)
    #expect(try kind("08:00-sunset", at(0, 18, 20), in: sun) == .closed)
    #expect(try kind("(dawn-00:10)-sunrise", at(0, 6, 29), in: sun) == .closed)
    #expect(try kind("(dawn-00:10)-sunrise", at(0, 6, 30), in: sun) == .open)
    #expect(try kind("dusk-dawn", at(0, 3), in: sun) == .open)
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
    #expect(try kind(park, at(0, 11, 9)) == .unknown)
    #expect(try kind(park, at(0, 11, 10)) == .open)
    #expect(try kind(park, at(0, 11, 49)) == .open)
    #expect(try kind(park, at(0, 11, 50)) == .unknown)
    #expect(try kind(park, at(0, 19, 15)) == .closed)
    #expect(try kind("\"by appointment\" || sunset-sunrise closed", at(0, 3)) == .unknown)
    #expect(try kind("24/7; sunset+ off", at(0, 11, 59)) == .open)
    #expect(try kind("24/7; 20:00+ off", at(0, 20)) == .closed)

    for (text, closed, unknown) in [
      ("sunset-02:00", 120, 119), ("sunset-02:00", 719, 720), ("22:00-sunrise", 720, 719),
      ("22:00-sunrise", 1319, 1320), ("(dawn+01:00)-10:00", 59, 60),
    ] {
      #expect(try kind(text, at(1, closed / 60, closed % 60)) == .closed, "\(text) \(closed)")
      #expect(try kind(text, at(1, unknown / 60, unknown % 60)) == .unknown, "\(text) \(unknown)")
    }
  }

  /// A park that is closed at night is closed at 3:00, too.
  @Test func whatARuleClosesAfterMidnightStaysClosed() throws {
    #expect(try kind("24/7; 22:00-06:00 off", at(0, 3)) == .closed)
    #expect(try kind("24/7; 22:00-06:00 off", at(0, 6)) == .open)
    #expect(try kind("24/7; 22:00-06:00 off; 03:00-04:00 open", at(0, 3)) == .open)
    #expect(try kind("22:00-06:00 off; 24/7", at(0, 3)) == .open)
    #expect(try kind("22:00-05:00 off; 20:00-06:00", at(0, 3)) == .open)
    #expect(try kind("08:00-20:00; Mo 19:00-09:00 off", at(1, 8)) == .closed)
    #expect(try kind("08:00-20:00; Mo 19:00-09:00 off || \"call\"", at(1, 8)) == .unknown)
    #expect(
      try OpeningHours("24/7; 22:00-06:00 off").week(from: at(0, 0).date).map(\.hours)
        == ["6 AM–10 PM"])
    #expect(
      try OpeningHours("08:00-20:00; Su 19:00-09:00 off").week(from: at(0, 0).date).map(\.hours)
        == ["9 AM–8 PM", "8 AM–8 PM", "8 AM–7 PM"])
  }

  @Test func whatIsCertainlyOpenStaysOpen() throws {
    for text in ["09:00-12:00, 08:00-sunset", "09:00-12:00,08:00+", "08:00-sunset, 09:00-12:00"] {
      #expect(try kind(text, at(0, 8)) == .unknown, "\(text)")
      #expect(try kind(text, at(0, 10)) == .open, "\(text)")
      #expect(try kind(text, at(0, 12)) == .unknown, "\(text)")
    }
    #expect(try kind("10:00-18:00; 12:00-sunset unknown", at(0, 13)) == .unknown)
    #expect(try kind("10:00-18:00, 12:00-sunset unknown", at(0, 13)) == .unknown)
    #expect(try kind("10:00-18:00, 12:00+ unknown", at(0, 13)) == .unknown)
  }

  @Test(arguments: ["Mo 24:00+", "Mo 24:00-late", "Mo (dusk+12:00)+", "Mo 24:00-sunset"])
  func whatBeginsAtMidnightIsOfTheNextDay(text: String) throws {
    let hours = try OpeningHours(text)
    let sun = OpeningCalendar(
      sun: { _ in .init(dawn: 400, sunrise: 430, sunset: 480, dusk: 1130) })
    let intervals = hours.intervals(in: try at(0, 0)..<at(3, 0), in: sun)
    #expect(try intervals.map(\.start) == [at(1, 0)])
    #expect(try intervals.map(\.end) == [at(1, 8)])
    for (time, isClosed) in [
      (try at(0, 23, 59), true), (try at(1, 0), false), (try at(1, 7, 59), false),
      (try at(1, 8), true),
    ] {
      #expect((hours.state(at: time, in: sun).kind == .closed) == isClosed, "\(time)")
    }
  }

  // MARK: Days

  @Test(arguments: [
    // The last Saturday of October 2024 is the 26th; it is still inside.
    ("Jun 01-Oct Sa[-1]", "2024-10-26", true), ("Jun 01-Oct Sa[-1]", "2024-10-27", false),
    ("Jan Su[1] +2 days-Jan Su[3] -2 days", "2024-01-09", true),
    ("Jan Su[1] +2 days-Jan Su[3] -2 days", "2024-01-20", false),
    ("Aug Su[-1] +7 days", "2024-09-01", true),
    ("Aug: Su[-1] +7 days", "2024-09-01", false),
    ("Sa[-1] +3 days", "2024-03-05", false), ("Sa[-1] +3 days", "2024-04-02", true),
    ("Th[-2]", "2024-02-22", true), ("Th[5]", "2024-02-29", true), ("Th[4-5]", "2024-02-22", true),
    ("Nov-Feb", "2024-01-31", true), ("Nov-Feb", "2024-03-01", false),
    ("Dec 24-Jan 02", "2025-01-02", true), ("Dec 24-Jan 02", "2025-01-03", false),
    ("2024 Dec 31-2025 Jan 02", "2025-01-01", true),
    ("2024 Dec 31-2025 Jan 02", "2026-01-01", false),
    ("2024-2030/2", "2026-01-01", true), ("2024-2030/2", "2027-01-01", false),
    ("2030+", "2031-01-01", true), ("2030+", "2029-12-31", false),
    ("Feb 29", "2024-02-29", true), ("Feb 29", "2023-03-01", false),
    ("Feb 30", "2024-03-01", false), ("Jun 30-24", "2024-06-23", true),
    ("Jun 30-24", "2024-06-26", false),
    ("easter", "2024-03-31", true), ("easter +1 day", "2024-04-01", true),
    ("easter -2 days-easter", "2024-03-29", true), ("easter", "2285-03-22", true),
    ("Dec 25 -Su", "2024-12-22", true), ("Dec 25 +Su", "2024-12-29", true),
    ("Dec 25 -Su", "2022-12-25", true), ("Jan-Feb Su[1]", "2024-02-04", true),
    // The first week of 2021 began on Monday, 4 January; the days before are in week 53.
    ("week 53", "2021-01-03", true), ("week 01", "2021-01-03", false),
    ("week 01", "2021-01-04", true), ("week 01", "2015-01-01", true),
    ("week 02-10/4", "2021-02-08", true),
    ("week 02-10/4", "2021-02-15", false), ("week 50-02", "2021-01-11", true),
    ("week 50-02", "2021-01-18", false), ("Jan+", "2024-12-31", true),
    ("Mar 03+", "2024-03-02", false),
    ("Fr-Mo", "2024-03-03", true), ("Fr-Mo", "2024-03-05", false),
  ])
  func daysAreSelected(text: String, day: String, isOpen: Bool) throws {
    let date = try CalendarDate(iso8601: day)
    #expect(try kind(text, LocalDateTime(date, minuteOfDay: 720)) == (isOpen ? .open : .closed))
  }

  @Test func holidaysAreThoseOfTheHost() throws {
    let days = try [monday(), CalendarDate(2024, 3, 9)]
    let calendar = OpeningCalendar(
      publicHolidays: days, schoolHolidays: [try CalendarDate(2024, 3, 6)])
    #expect(try kind("Su,PH", at(0, 9), in: calendar) == .open)
    #expect(try kind("Su,PH", at(1, 9), in: calendar) == .closed)
    #expect(try kind("PH +1 day", at(1, 9), in: calendar) == .open)
    #expect(try kind("PH -1 day Mo-Th", at(4, 9), in: calendar) == .closed)
    #expect(try kind("PH Sa", at(5, 9), in: calendar) == .open)
    #expect(try kind("PH Sa", at(0, 9), in: calendar) == .closed)
    #expect(try kind("PH Mo-Su", at(1, 9), in: calendar) == .closed)
    #expect(try kind("Mo-Su,PH", at(1, 9), in: calendar) == .open)
    #expect(try kind("SH", at(2, 9), in: calendar) == .open)
    #expect(try kind("PH", at(0, 9)) == .closed)
  }

  // MARK: Changes and intervals

  @Test func theNextChangeIsOneOfTheStateAlone() throws {
    let hours = try OpeningHours("Mo-Fr 09:00-12:00 open \"a\", Mo-Fr 12:00-17:00 open \"b\"")
    #expect(hours.nextChange(after: try at(0, 8)) == (try at(0, 9)))
    #expect(hours.nextChange(after: try at(0, 9)) == (try at(0, 17)))
    #expect(hours.nextChange(after: try at(4, 17)) == (try at(7, 9)))
    // Hours from minute to minute begin at midnight, and change at the next one.
    #expect(try OpeningHours("06:00-24:00").nextChange(after: at(0, 7)) == (try at(1, 0)))
    #expect(
      try OpeningHours("Jan-Dec 06:00-24:00").nextChange(after: at(0, 7)) == (try at(1, 0)))
    #expect(try OpeningHours("24/7").nextChange(after: at(0, 0)) == nil)
    #expect(try OpeningHours("2015 Feb 29").nextChange(after: at(0, 0)) == nil)
    let leap = try OpeningHours("Feb 29 10:00-12:00")
    #expect(
      leap.nextChange(after: try at(0, 0))
        == (try LocalDateTime(CalendarDate(2028, 2, 29), hour: 10, minute: 0)))
    let late = try LocalDateTime(.latest, minuteOfDay: 1439)
    #expect(leap.nextChange(after: late) == nil)
    #expect(try OpeningHours("20:00-19:00").nextChange(after: late) == nil)
    let early = try LocalDateTime(.earliest, minuteOfDay: 0)
    #expect(try kind("20:00-19:00", early) == .closed)
  }

  @Test func intervalsAreCutAndNotMerged() throws {
    let hours = try OpeningHours("Mo-Fr 09:00-12:00 open \"a\", Mo-Fr 12:00-17:00; Sa 22:00-02:00")
    let intervals = hours.intervals(in: try at(4, 10)..<at(6, 1))
    #expect(intervals.map(\.start) == (try [at(4, 10), at(4, 12), at(5, 22)]))
    #expect(intervals.map(\.end) == (try [at(4, 12), at(4, 17), at(6, 1)]))
    #expect(intervals.map(\.state.comment) == ["a", nil, nil])
    #expect(hours.intervals(in: try at(4, 10)..<at(4, 10)).isEmpty)
  }

  // MARK: Texts

  @Test(arguments: [
    ("10:00-12:00;", "10:00-12:00", [11..<12]),
    ("8am-1:30pm", "08:00-13:30", [0..<3, 4..<10]),
    ("8:00 a.m. - 12 p.m.", "08:00-12:00", [0..<9, 12..<19]),
    ("Mon–Friday 10.00-12.00", "Mo-Fr 10:00-12:00", [0..<3, 3..<6, 6..<12, 13..<18, 19..<24]),
    ("8-18", "08:00-18:00", [0..<1, 2..<4]), ("22:00-26:30", "22:00-02:30", []),
    ("22-2", "22:00-02:00", [0..<2, 3..<4]),
    ("17:00-late", "17:00+", [6..<10]), ("17:00 til open end", "17:00+", [6..<9, 10..<18]),
    ("Dec 24,25: off", "Dec 24,Dec 25 off", [7..<9]),
    ("Mo: 10:00-12:00", "Mo 10:00-12:00", [2..<3]),
    ("Mo-Fr 08:00-12:00;; Sa off ||", "Mo-Fr 08:00-12:00; Sa off", [17..<20, 27..<29]),
    ("Easter - 2 days", "easter -2 days", [0..<6, 6..<15]),
  ])
  func whatReadsInOneWayIsTolerated(
    text: String, normal: String, ranges: [Range<Int>]
  ) throws {
    let hours = try OpeningHours(text)
    #expect(hours.description == normal)
    #expect(hours.warnings.map(\.range) == ranges)
    #expect(try OpeningHours(normal).warnings.isEmpty)
    #expect(try OpeningHours(normal) == hours)
  }

  @Test(arguments: [
    "24/7", "off", "Mo-Fr 09:00-17:00", "Mo-Fr 09:00-12:00,13:00-17:00; PH off",
    "Mo 10:00-12:00 open, We 14:00-16:00", "week 01-53/2 Sa 00:00-24:00", "2024-2030/2 Mo",
    "2024 Dec 24-2025 Jan 02 off", "Jun 01-Oct Sa[-1] 08:00-13:00", "Jan: Su[1] 10:00-12:00",
    "PH -1 day Mo-We", "Su,PH 11:00-17:00", "easter -2 days-easter +2 days off",
    "(sunrise+01:00)-(sunset-00:30)", "10:00-16:00/01:30", "Mo 08:00-12:00+", "22:00-23:30",
    "Mo-Fr 09:00-12:00 || unknown \"by appointment\"", "Mo \"\u{1F600} ; || ,\"", "Dec 25 -Su",
    "Sa[1,-1] +3 days", "2030+ Jan", "00:00-24:00", "We 22:00-22:00", "Jun 08-Jun 01",
  ])
  func normalFormsStayAsTheyAre(text: String) throws {
    let normal = text.replacing(/^Mo "/, with: "Mo unknown \"")
    #expect(try OpeningHours(text).description == normal)
  }

  @Test(arguments: [
    ("24:00-00:00", "24:00-24:00"), ("24:00-0+", "24:00-24:00+"), ("24:00-24:00", "24:00-24:00"),
    ("week 02-2/7", "week 02"), ("2024-2024/3", "2024"), ("2028:jul", "2028: Jul"),
    ("2024,2028:Jan 02", "2024,2028: Jan 02"), ("2024-2026 Jan", "2024-2026 Jan"),
  ])
  func normalFormsMeanTheSame(text: String, normal: String) throws {
    let hours = try OpeningHours(text)
    #expect(hours.description == normal)
    #expect(try OpeningHours(normal) == hours)
  }

  @Test func aDayFromItsEndIsTheNextDay() throws {
    let intervals = try OpeningHours("Mo 24:00-00:00").intervals(in: at(0, 0)..<at(3, 0))
    #expect(intervals.map(\.start) == (try [at(1, 0)]))
    #expect(intervals.map(\.end) == (try [at(2, 0)]))
  }

  @Test(arguments: [
    ("", OpeningHours.Error.Kind.empty, 0), (" ; 24/7", .unexpected, 1), ("Mo,,Tu", .unexpected, 3),
    ("12:00", .unexpected, 0), ("Mo 10:00-12:00 Tu 10:00-12:00", .unexpected, 15),
    ("25:00-26:00", .outOfRange, 0), ("10:00-49:00", .outOfRange, 6),
    ("10:60-11:00", .outOfRange, 3),
    ("Jan 32", .outOfRange, 4), ("Jan 00", .outOfRange, 4), ("week 54", .outOfRange, 5),
    ("Sa[6]", .outOfRange, 3), ("Sa[1", .unexpected, 4), ("2014-2012", .outOfRange, 0),
    ("Mo \"open", .unclosedComment, 3), ("4-10 pm", .unexpected, 0), ("11-6", .unexpected, 0),
    ("4-10", .unexpected, 0), ("Mo,PH Tu", .unexpected, 6),
    ("8am-10", .unexpected, 0), ("13pm-2am", .outOfRange, 0), ("Mo Tu", .unexpected, 3),
    ("2014/2", .unexpected, 4), ("easter +370 days", .outOfRange, 8),
    ("10:00-12:00/0", .outOfRange, 12),
    ("Su-PH", .unexpected, 2), ("(sunrise)-sunset", .unexpected, 8), ("月-金", .unexpected, 0),
    ("99999 Jan", .unexpected, 0), ("Mo 10:00-", .unexpected, 9),
  ])
  func whatCannotBeReadIsRefused(
    text: String, kind: OpeningHours.Error.Kind, offset: Int
  ) throws {
    let error = #expect(throws: OpeningHours.Error.self) { try OpeningHours(text) }
    #expect(error?.kind == kind)
    #expect(error?.offset == offset)
    #expect(error.map { "\($0)".contains("opening hours") } == true)
  }

  @Test func longTextsAreRefused() throws {
    let long = String(repeating: "Mo;", count: 10_000)
    let error = #expect(throws: OpeningHours.Error.self) { try OpeningHours(long) }
    #expect(error?.kind == .tooLong)
    let many = String(repeating: "Mo off;", count: OpeningHours.maximumRules + 1)
    #expect(throws: OpeningHours.Error.self) { try OpeningHours(many) }
    let most = try OpeningHours(String(repeating: "Mo off;", count: OpeningHours.maximumRules))
    #expect(most.nextChange(after: try at(0, 0)) == nil)
  }

  @Test func hoursAreEncodedAsTheirNormalForm() throws {
    let hours = try OpeningHours("mon-fri 9:00-17:00")
    #expect(try encoded(hours) == #""Mo-Fr 09:00-17:00""#)
    #expect(try decoded(#""Mo-Fr 9:00-17:00""#) as OpeningHours == hours)
    #expect(throws: DecodingError.self) {
      try decoded(#""Mo-Fr nine""#) as OpeningHours
    }
  }

  // MARK: Cards

  @Test func aCardHasALineForEachStretchOfWeekdays() throws {
    let hours = try OpeningHours(
      """
      Mo-Fr 09:00-17:00; Sa 10:00-14:30,20:00-02:00; Su 12:00+; We "by appointment"; \
      Tu 12:00-13:00 off "lunch"; PH off "holiday"
      """)
    let calendar = OpeningCalendar(publicHolidays: [try #require(try monday().adding(days: 3))])
    let lines = hours.week(from: try monday(), in: calendar)
    #expect(
      lines.map { "\($0.weekdays): \($0.hours)" } == [
        "Monday: 9 AM–5 PM", "Tuesday: 9 AM–noon, Closed (lunch), 1 PM–5 PM",
        "Wednesday: By appointment", "Thursday: Closed (holiday)", "Friday: 9 AM–5 PM",
        "Saturday: 10 AM–2:30 PM, 8 PM–2 AM", "Sunday: noon–?",
      ])
    #expect(lines[0].dates == (try monday()...monday()))
    let noon = try OpeningHours("12:30-13:00,00:00-00:30").week(from: monday())
    #expect(noon.map(\.hours) == ["midnight–12:30 AM, 12:30 PM–1 PM"])
    let plain = try OpeningHours("Mo-Fr 09:00-17:00").week(from: monday())
    #expect(plain.map(\.weekdays) == ["Monday–Friday", "Saturday–Sunday"])
    #expect(plain.map(\.hours) == ["9 AM–5 PM", "Closed"])
    let all = try OpeningHours("24/7").week(from: monday())
    #expect(all.map(\.hours) == ["24 hours"])
    #expect(try OpeningHours("24/7").week(from: .latest).map(\.weekdays) == ["Friday"])
  }
}
