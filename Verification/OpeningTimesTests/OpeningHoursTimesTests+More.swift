import Essentials
import OpeningTimes
import TestSupport
import Testing

extension OpeningHoursTimesTests {
  @Test(arguments: [
    ("Mo 22:00-02:00", ["04 22:00-05 02:00"]),
    ("Mo 22:00-26:00", ["04 22:00-05 02:00"]),
    ("Mo 20:00-30:00", ["04 20:00-05 06:00"]),
    ("Mo 10:00-34:00", ["04 10:00-05 10:00"]),
    ("Mo 22:00-22:00", ["04 22:00-05 22:00"]),
    ("Mo 00:00-48:00", ["04 00:00-05 24:00"]),
    ("Mo 10:00-48:00", ["04 10:00-05 24:00"]),
    ("Mo 24:00-26:00", ["05 00:00-02:00"]),
    ("Mo 22:00-24:00; Tu 00:00-02:00", ["04 22:00-05 02:00"]),
    // The hours of Sunday go on into the first day, and those of Wednesday are cut.
    ("Su 22:00-02:00", ["04 00:00-02:00"]),
    ("Su 22:00-36:00", ["04 00:00-12:00"]),
    ("We 22:00-02:00", ["06 22:00-24:00"]),
    (
      "20:00-04:00", ["04 00:00-04:00", "04 20:00-05 04:00", "05 20:00-06 04:00", "06 20:00-24:00"]
    ),
    ("Mo-Tu 20:00-30:00", ["04 20:00-05 06:00", "05 20:00-06 06:00"]),
    ("Mo-Tu 10:00-34:00", ["04 10:00-06 10:00"]),
    // Two nights overlap in the early morning of Tuesday.
    ("Mo 20:00-28:00, Tu 02:00-06:00", ["04 20:00-05 06:00"]),
  ])
  func timesGoOnAfterMidnight(text: String, expected: [String]) throws {
    try expectEqual(stretches(text, from: "2024-03-04", days: 3), expected)
  }

  /// Clocks of the place change on 10 March and 3 November 2024; hours are those that are printed.
  @Test(arguments: [
    ("2024-03-09", ["09 22:00-10 02:30", "10 22:00-24:00"]),
    ("2024-11-02", ["02 00:00-02:30", "02 22:00-03 02:30", "03 22:00-24:00"]),
  ])
  func aChangeOfClocksMovesNoHour(first: String, expected: [String]) throws {
    let text = first == "2024-03-09" ? "Sa-Su 22:00-02:30" : "Fr-Su 22:00-02:30"
    try expectEqual(stretches(text, from: first, days: 2), expected)
    let hours = try OpeningHours("02:00-03:00")
    let time = try LocalDateTime(CalendarDate(iso8601: first).advanced(by: 1), minuteOfDay: 60)
    let change = try #require(hours.nextChange(after: time))
    expectEqual(time.minutes(until: change), 60)
    expectEqual(hours.nextChange(after: change).map { time.minutes(until: $0) }, 120)
  }

  @Test(arguments: ["", "/90", "/01:30", "/30"], ["Mo 10:00-16:00", "Mo 22:00-03:00"])
  func pointsInTimeAreTheSpanInWhichTheyLie(period: String, span: String) throws {
    try expectEqual(
      stretches(span + period, from: "2024-03-04", days: 3),
      stretches(span, from: "2024-03-04", days: 3))
  }

  @Test(arguments: [
    ("Mo 18:00+", ["04 18:00-24:00?"]),
    ("Mo 00:00+", ["04 00:00-24:00?"]),
    ("Mo 10:00-12:00+", ["04 10:00-12:00", "04 12:00-24:00?"]),
    ("Mo 10:00-12:00,18:00+", ["04 10:00-12:00", "04 18:00-24:00?"]),
    (
      "Mo 10:00-12:00+,18:00-20:00",
      ["04 10:00-12:00", "04 12:00-18:00?", "04 18:00-20:00", "04 20:00-24:00?"]
    ),
    ("Mo 22:00-02:00+", ["04 22:00-05 02:00", "05 02:00-10:00?"]),
    ("Mo 20:00-24:00+", ["04 20:00-24:00", "05 00:00-08:00?"]),
    ("Mo-Tu 18:00+", ["04 18:00-24:00?", "05 18:00-24:00?"]),
    ("Mo 18:00+ \"late\"", ["04 18:00-24:00? \"late\""]),
    ("Mo 18:00+ open \"bar\"", ["04 18:00-24:00? \"bar\""]),
    ("Mo 10:00-12:00+ unknown", ["04 10:00-24:00?"]),
  ])
  func anOpenEndIsUnknownUntilMidnight(text: String, expected: [String]) throws {
    try expectEqual(stretches(text, from: "2024-03-04", days: 3), expected)
  }

  @Test(arguments: [
    ("Mo sunrise-sunset", ["04 06:30-18:00"]),
    ("Mo dawn-dusk", ["04 06:00-18:30"]),
    ("Mo sunset-sunrise", ["04 18:00-05 06:30"]),
    ("Mo dusk-dawn", ["04 18:30-05 06:00"]),
    ("Mo (sunrise+01:00)-(sunset-01:30)", ["04 07:30-16:30"]),
    ("Mo (dawn-00:30)-sunrise", ["04 05:30-06:30"]),
    ("Mo (sunset+00:30)-(dusk+02:15)", ["04 18:30-20:45"]),
    ("Mo 10:00-sunset", ["04 10:00-18:00"]),
    ("Mo sunset-22:00", ["04 18:00-22:00"]),
    ("Mo sunset-02:00", ["04 18:00-05 02:00"]),
    ("Mo 20:00-sunrise", ["04 20:00-05 06:30"]),
    ("Mo sunset+", ["04 18:00-24:00?"]),
    ("Mo 10:00-sunset+", ["04 10:00-18:00", "04 18:00-24:00?"]),
    ("Mo 08:00-sunset; Mo 12:00-13:00 off", ["04 08:00-12:00", "04 13:00-18:00"]),
    ("24/7; Tu sunset-sunrise off", ["04 00:00-05 18:00", "06 06:30-24:00"]),
  ])
  func theHostKnowsTheTimesOfTheSun(text: String, expected: [String]) throws {
    try expectEqual(stretches(text, from: "2024-03-04", days: 3, in: sun), expected)
    try expectEqual(OpeningHours(text).description, text)
  }

  @Test func theSunIsAskedForEachDay() throws {
    // It sets a minute later every day, and is not known on Wednesday.
    let first = try CalendarDate(2024, 3, 4)
    let calendar = OpeningCalendar(sun: { date in
      let day = first.days(until: date)
      return day == 2
        ? nil : .init(dawn: 360 - day, sunrise: 390 - day, sunset: 1080 + day, dusk: 1110 + day)
    })
    try expectEqual(
      stretches("14:00-sunset", from: "2024-03-04", days: 4, in: calendar),
      [
        "04 14:00-18:00", "05 14:00-18:01", "06 14:00-24:00?", "07 14:00-18:03",
      ])
  }

  @Test(arguments: [
    ("Mo-We 08:00-18:00; Tu off", ["04 08:00-18:00", "06 08:00-18:00"]),
    ("Mo-We 08:00-18:00; Tu 10:00-12:00", ["04 08:00-18:00", "05 10:00-12:00", "06 08:00-18:00"]),
    (
      "Mo-We 08:00-18:00; Tu 12:00-13:00 off",
      ["04 08:00-18:00", "05 08:00-12:00", "05 13:00-18:00", "06 08:00-18:00"]
    ),
    (
      "Mo-We 08:00-18:00; 12:00-13:00,15:00-15:30 off; Tu-We off",
      ["04 08:00-12:00", "04 13:00-15:00", "04 15:30-18:00"]
    ),
    ("Tu off; Mo-We 08:00-18:00", ["04 08:00-18:00", "05 08:00-18:00", "06 08:00-18:00"]),
    ("Mo 08:00-12:00, Mo 14:00-18:00", ["04 08:00-12:00", "04 14:00-18:00"]),
    ("Mo 08:00-12:00; Mo 14:00-18:00", ["04 14:00-18:00"]),
    ("Mo 08:00-12:00, Mo 10:00-18:00", ["04 08:00-18:00"]),
    ("Mo 08:00-18:00, Mo 12:00-13:00 off", ["04 08:00-12:00", "04 13:00-18:00"]),
    ("Mo-Tu 08:00-12:00, Tu 14:00-18:00; Tu off", ["04 08:00-12:00"]),
    ("Mo-Tu 08:00-12:00; Tu unknown", ["04 08:00-12:00", "05 00:00-24:00?"]),
    ("Mo 08:00-12:00 unknown; Mo 10:00-11:00 off", ["04 08:00-10:00?", "04 11:00-12:00?"]),
    ("24/7; Tu 12:00-13:00 off \"lunch\"", ["04 00:00-05 12:00", "05 13:00-06 24:00"]),
    ("24/7; Tu off", ["04 00:00-24:00", "06 00:00-24:00"]),
    // What closes with an open end is closed until midnight.
    ("Mo 10:00-18:00; Mo 12:00+ off", ["04 10:00-12:00"]),
    ("24/7; Tu 20:00+ off", ["04 00:00-05 20:00", "06 00:00-24:00"]),
    ("24/7; Tu 20:00-22:00+ off", ["04 00:00-05 20:00", "06 00:00-24:00"]),
    ("Mo 10:00-18:00; Mo 12:00+ unknown", ["04 12:00-24:00?"]),
    (
      "Mo-Fr 08:00-20:00; We-Su 10:00-16:00",
      ["04 08:00-20:00", "05 08:00-20:00", "06 10:00-16:00"]
    ),
    // Comments make other stretches of the same kind of state.
    (
      "Mo 10:00-12:00 open \"a\", Mo 12:00-13:00 open \"b\"",
      ["04 10:00-12:00 \"a\"", "04 12:00-13:00 \"b\""]
    ),
    ("Mo 10:00-12:00 open \"a\", Mo 12:00-13:00 open \"a\"", ["04 10:00-13:00 \"a\""]),
    (
      "Mo 10:00-14:00; Mo 11:00-12:00 \"call\"", ["04 11:00-12:00? \"call\""]
    ),
    (
      "Mo 10:00-14:00, Mo 11:00-12:00 \"call\"",
      ["04 10:00-11:00", "04 11:00-12:00? \"call\"", "04 12:00-14:00"]
    ),
  ])
  func laterRulesReplaceOrAdd(text: String, expected: [String]) throws {
    try expectEqual(stretches(text, from: "2024-03-04", days: 3), expected)
  }

  /// A known trap of other implementations: a rule of a day takes away the hours after midnight of the day
  /// before.
  @Test(arguments: [
    ("Mo-We 22:00-02:00; Tu off", ["04 22:00-05 02:00", "06 22:00-24:00"]),
    (
      "Mo-We 22:00-02:00; Tu 12:00-14:00",
      ["04 22:00-05 02:00", "05 12:00-14:00", "06 22:00-24:00"]
    ),
    ("Mo 22:00-02:00; Tu 12:00-14:00", ["04 22:00-05 02:00", "05 12:00-14:00"]),
    ("Mo 22:00-02:00; Tu 21:00-23:00", ["04 22:00-05 02:00", "05 21:00-23:00"]),
    ("Mo 22:00-02:00; Tu 22:00-01:00", ["04 22:00-05 02:00", "05 22:00-06 01:00"]),
    ("Mo 22:00-02:00; Tu 01:00-03:00", ["04 22:00-05 03:00"]),
    ("Mo 22:00-02:00 unknown; Tu 01:00-03:00", ["04 22:00-05 01:00?", "05 01:00-03:00"]),
    ("Mo 22:00-02:00; Tu 01:00-03:00 unknown", ["04 22:00-05 01:00", "05 01:00-03:00?"]),
    ("Mo 22:00-02:00; Tu 00:00-01:00 off", ["04 22:00-24:00", "05 01:00-02:00"]),
    ("Mo 22:00-02:00; Mo off", []),
    ("Mo-Tu 22:00-02:00; Mo 18:00-20:00", ["04 18:00-20:00", "05 22:00-06 02:00"]),
  ])
  func theNightBelongsToTheDayOnWhichItBegins(text: String, expected: [String]) throws {
    try expectEqual(stretches(text, from: "2024-03-04", days: 3), expected)
  }

  @Test(arguments: [
    ("Mo 10:00-12:00 || Mo 11:00-13:00 unknown", ["04 10:00-12:00", "04 12:00-13:00?"]),
    (
      "Mo 10:00-12:00 || Mo-Tu \"call\"",
      ["04 00:00-10:00? \"call\"", "04 10:00-12:00", "04 12:00-05 24:00? \"call\""]
    ),
    ("Mo off || Mo 10:00-12:00", ["04 10:00-12:00"]),
    ("Mo 10:00-12:00 unknown || Mo 11:00-13:00", ["04 10:00-12:00?", "04 12:00-13:00"]),
    (
      "Mo 10:00-11:00 || Mo 10:00-12:00 unknown || Mo 10:00-13:00",
      ["04 10:00-11:00", "04 11:00-12:00?", "04 12:00-13:00"]
    ),
    ("Mo 10:00-12:00 || Mo 09:00-13:00 off", ["04 10:00-12:00"]),
    ("Mo 22:00-02:00 || Tu 01:00-03:00 unknown", ["04 22:00-05 02:00", "05 02:00-03:00?"]),
    (
      "Mo 22:00-23:00 || Mo 21:00-25:00 unknown",
      ["04 21:00-22:00?", "04 22:00-23:00", "04 23:00-05 01:00?"]
    ),
  ])
  func aFallbackFillsWhatIsClosed(text: String, expected: [String]) throws {
    try expectEqual(stretches(text, from: "2024-03-04", days: 3), expected)
  }
}
