import Essentials
import OpeningTimes
import TestSupport
import Testing

/// Laws of texts as people write them, with random days and times.
///
/// Two ways to write the same hours mean the same, and no way opens a place by accident.
@Suite("Opening hours: laws of texts as people write them") struct OpeningHoursKindsTests {
  /// A random time on a quarter of an hour, and one after it on the same day.
  private func times(_ generator: inout SeededGenerator) -> (from: Int, to: Int) {
    let from = 15 * Int.random(in: 32..<52, using: &generator)
    return (from, from + 15 * Int.random(in: 20..<32, using: &generator))
  }

  private func clock(_ minute: Int, _ separator: String = ":") -> String {
    let (hour, rest) = (minute / 60, minute % 60)
    return (hour < 10 ? "0" : "") + "\(hour)" + separator + (rest < 10 ? "0" : "") + "\(rest)"
  }

  private func expectSame(
    _ text: String, as normal: String, _ languages: [OpeningHours.Language] = [.english]
  ) throws {
    let hours = try? OpeningHours(text, languages: languages)
    try expectEqual(hours, OpeningHours(normal), "\(text)")
    expect(hours.map { !$0.warnings.isEmpty } ?? false, "\(text)")
  }

  private static let days = [
    "Mo-Fr", "Sa", "Sa,Su", "Mo,We,Fr", "Jun-Aug", "Dec 24", "Apr-Oct Sa", "PH", "Th[1]", "SH",
  ]

  @Test func aCommaBetweenDaysAndTimesOpensNothingElse() throws {
    var generator = SeededGenerator(seed: 1)
    for days in Self.days {
      let (from, to) = times(&generator)
      let span = "\(clock(from))-\(clock(to))"
      for text in ["\(days), \(span)", "\(span) \(days)", "open \(days) \(span)"] {
        try expectSame(text, as: "\(days) \(span)")
      }
      // Holidays may be meant besides all other days.
      if days == "PH" || days == "SH" {
        expect((try? OpeningHours("\(span), \(days)")) == nil, "\(span)")
      } else {
        try expectSame("\(span), \(days)", as: "\(days) \(span)")
      }
      try expectSame("closed \(days)", as: "\(days) off")
      expect((try? OpeningHours("\(days), ")) == nil, "\(days)")
      // A season belongs to weekdays; anything else leaves its times out.
      if days == "Jun-Aug" {
        try expectSame("Tu \(span), \(days)", as: "\(days) Tu \(span)")
      } else {
        expect((try? OpeningHours("Tu \(span), \(days)")) == nil, "\(days)")
      }
      expect((try? OpeningHours("Tu \(span), We \(span), \(days)")) == nil, "\(days)")
    }
  }

  @Test func aListHasManySigns() throws {
    var generator = SeededGenerator(seed: 2)
    let names = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su", "PH"]
    for sign in ["/", "+", " & ", " and ", " / ", " + "] {
      let some = names.filter { _ in Bool.random(using: &generator) }
      let days = some.count > 1 ? some : names
      let (from, to) = times(&generator)
      let span = "\(clock(from))-\(clock(to))"
      try expectSame(
        days.joined(separator: sign) + " " + span, as: days.joined(separator: ",") + " " + span)
    }
    try expectSame("08:00-12:00 / 14:00-18:00", as: "08:00-12:00,14:00-18:00")
    // A period, and steps that are not in the language.
    try expectEqual(OpeningHours("08:00-12:00/15").description, "08:00-12:00/00:15")
    for text in ["Jan 01-31/8", "week 10/2", "Dec 24/25"] {
      expect((try? OpeningHours(text)) == nil, "\(text)")
    }
  }

  /// Days of a month behind a comma are not hours.
  @Test func daysOfAMonthAreNoHours() throws {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<20 {
      let days = (0..<4).map { 7 * $0 + Int.random(in: 1...7, using: &generator) }
      let (a, b, c, d) = (days[0], days[1], days[2], days[3])
      for end in ["off", "08:00-16:00", "closed", "open \"x\""] {
        try expectSame("Dec \(a),\(b)-\(c) \(end)", as: "Dec \(a),Dec \(b)-\(c) \(end)")
        try expectSame(
          "2026 Dec \(a)-\(b),\(c)-\(d) \(end)", as: "2026 Dec \(a)-\(b),2026 Dec \(c)-\(d) \(end)")
      }
      try expectSame(
        "Oct \(a)-\(b),\(c)-\(d),Nov \(a) off", as: "Oct \(a)-\(b),Oct \(c)-\(d),Nov \(a) off")
    }
    try expectSame("Dec 24, 10-12", as: "Dec 24 10:00-12:00")
    try expectSame("Dec 08,Dec 24-26 off, 10-12", as: "Dec 08,Dec 24-26 off, 10:00-12:00")
  }

  @Test func aTimeHasManyForms() throws {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<10 {
      let (from, to) = times(&generator)
      let normal = "Mo-Fr \(clock(from))-\(clock(to))"
      for text in [
        "Mo-Fr \(clock(from, ""))-\(clock(to, ""))",
        "Mo-Fr \(clock(from, ": "))-\(clock(to, ": "))",
        "Mo-Fr \(clock(from))-\(clock(to, ""))", "Mo-Fr \(clock(from))h-\(clock(to))h",
        "Mo-Fr \(clock(from, ":0"))-\(clock(to, "."))".replacing(":000", with: ":000"),
        "Mo-Fr from \(clock(from)) to \(clock(to)) hrs",
      ] {
        try expectSame(text, as: normal)
      }
      try expectSame(
        "Mo-Fr \(from / 60); 00-\(clock(to))", as: "Mo-Fr \(from / 60):00-\(clock(to))")
    }
    for (text, normal) in [
      ("8-11 a.m.", "08:00-11:00"), ("5:30-9 am, 5-8 pm", "05:30-09:00,17:00-20:00"),
      ("8a-5p", "08:00-17:00"), ("9am-17:00", "09:00-17:00"), ("0900-1700", "09:00-17:00"),
      ("M-Th 9am-noon", "Mo-Th 09:00-12:00"), ("closed on Sundays", "Su off"),
      ("Mo-Sa 9am-5pm, closed Sundays", "Mo-Sa 09:00-17:00, Su off"),
      ("24\u{2044}7", "24/7"), ("24\u{D7}7", "24/7"),
      (
        "Mo 10\u{FE55}00\u{2043}12\u{A789}00 \u{2022} Tu 10:00-12:00\u{37E}We off",
        "Mo 10:00-12:00; Tu 10:00-12:00; We off"
      ),
      ("Sat 8am-noon, May-Oct", "May-Oct Sa 08:00-12:00"), ("Dec 24, 2026 off", "2026 Dec 24 off"),
      ("Jul 4, 2026-Jul 8, 2026 off", "2026 Jul 04-2026 Jul 08 off"), ("5 pm-close", "17:00+"),
      ("Mon-Fri: 9am-5pm. Sat: 10am-noon.", "Mo-Fr 09:00-17:00; Sa 10:00-12:00"),
      ("Mo 08:00-12:00 / Tu 09:00-10:00 | closed We", "Mo 08:00-12:00; Tu 09:00-10:00; We off"),
      ("Sat 8am-noon, May 3", nil), ("Mo 08:00-12:00, PH", nil),
      ("Open bank holidays", nil), ("Mo 08:00-12:00 & closed", nil),
      ("Mo 10:00-12:00 open, Tu", "Mo 10:00-12:00 open, Tu"),
      ("9-12 AM", nil), ("11-3 am", nil), ("9am-5:00", nil), ("10:001-12:00", nil),
      ("1900-2100 10:00-12:00", "1900-2100 10:00-12:00"), ("by mail on request", nil),
    ] as [(String, String?)] {
      try expectEqual(try? OpeningHours(text), normal.map { try OpeningHours($0) }, "\(text)")
    }
  }

  /// An afternoon by a 12-hour clock is not a night, whatever rule it is in.
  @Test func anAfternoonIsNoNight() throws {
    var generator = SeededGenerator(seed: 5)
    let names = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]
    for _ in 0..<40 {
      let day = Int.random(in: 0..<7, using: &generator)
      let other = names.filter { _ in Bool.random(using: &generator) } + [names[day]]
      let (hour, end) = (
        Int.random(in: 1...3, using: &generator), Int.random(in: 4...6, using: &generator)
      )
      let (days, others) = (names[day], other.joined(separator: ","))
      let date = try #require(CalendarDate(2026, 7, 6).adding(days: day))
      let night = try LocalDateTime(date, minuteOfDay: 60 * hour + 30)
      for text in [
        "\(others) 8:00-12:00, \(days) \(hour):00-\(end):00",
        "\(days) 8:00-12:00 || \(others) \(hour):00-\(end):00",
        "\(days) 8:00-12:00; \(days) \(hour):00-\(end):00", "\(days) 8h-12h,\(hour)h-\(end)h",
        "8:00-12:00, \(days) \(hour):00-\(end):00", "\(days) \(end + 2)h-\(end)h",
      ] {
        try expect(!OpeningHours(text).state(at: night).isOpen, "\(text)")
      }
      // Other days, and a morning before a morning.
      let next = names[(day + 1) % 7]
      for text in [
        "\(next) 8:00-12:00, \(days) \(hour):00-\(end):00",
        "\(days) 8:00-12:00, \(others) 9:00-11:00",
      ] {
        let hours = try OpeningHours(text)
        expect(!hours.description.contains("unknown"), "\(text)")
      }
    }
  }

  /// A day that a month does not have is the end of that month, at both ends of a span.
  @Test func aSpanHasDaysInEachYear() throws {
    let hours = try OpeningHours("Feb 29-Mar 10 10:00-14:00")
    let fifth = try OpeningHours("24/7; Feb Su[5]-Mar 03 off; Nov Mo[1]-Nov Mo[5] off")
    for year in 2020...2060 {
      func isOpen(_ hours: OpeningHours, _ month: Int, _ day: Int) throws -> Bool {
        hours.state(at: try LocalDateTime(CalendarDate(year, month, day), minuteOfDay: 720)).isOpen
      }
      try expect(isOpen(hours, 3, 1) && isOpen(hours, 3, 10) && !isOpen(hours, 3, 11), "\(year)")
      try expect(!isOpen(hours, 2, 28), "\(year)")
      try expect(!isOpen(fifth, 3, 2) && isOpen(fifth, 2, 28), "\(year)")
      try expect(isOpen(fifth, 12, 1) && !isOpen(fifth, 11, 28), "\(year)")
    }
  }

  /// Years and weeks that exclude each other are an error.
  @Test func whatNeverHappensIsAnError() throws {
    for year in 2019...2027 {
      let days = try (CalendarDate(year, 1, 1)..<CalendarDate(year + 1, 1, 1)).dates
      // A week is that of its Thursday.
      let has53 = days.contains { day in
        guard let thursday = day.adding(days: 4 - day.weekday.rawValue) else { return false }
        let first = try? CalendarDate(thursday.year, 1, 1)
        return first.map { thursday.daysSinceEpoch - $0.daysSinceEpoch >= 364 } ?? false
      }
      expectEqual((try? OpeningHours("\(year) week 53 off")) != nil, has53, "\(year)")
      let isLeap = days.count == 366
      expectEqual((try? OpeningHours("\(year): Feb 29 off")) != nil, isLeap, "\(year)")
    }
    for text in ["Jan week 20", "2025-2027 Feb 29", "Jul 04 week 30 off", "2026 Jan 05 week 30"] {
      let error = #expect(throws: OpeningHours.Error.self) { try OpeningHours(text) }
      expectEqual(error?.kind, .outOfRange, "\(text)")
    }
    // The answer is fast, however long the lists are.
    let years = String(repeating: "2001,", count: 300)
    let dates = String(repeating: "Jan-Dec,", count: 100)
    expect((try? OpeningHours("\(years)2002 \(dates)May week 53")) == nil)
    for text in ["2020-2030 Feb 29", "Jul week 30", "9996-9999 Feb 29", "2026: Dec 20-Jan 06"] {
      try expect(!OpeningHours(text).description.isEmpty)
    }
  }

  /// Each language has small words around days and times.
  @Test func smallWordsMeanNothing() throws {
    let texts: [(OpeningHours.Language, String)] = [
      (.english, "from Monday to Friday from 9:00 until 17:00 hrs, closed on the weekend"),
      (.german, "von Montag bis Freitag von 9 bis 17 Uhr, Sa. u. So. geschlossen"),
      (.dutch, "van maandag t/m vrijdag van 9 tot 17 uur, zaterdag en zondag gesloten"),
      (.dutch, "ma tot en met vr 9.00-17.00 u, za/zo gesloten"),
      (.spanish, "de lunes a viernes de 9:00 a las 17:00 hs, cerrado los s\u{E1}bados y domingos"),
      (.portuguese, "de segunda a sexta das 9h \u{E0}s 17h, s\u{E1}b e dom fechado"),
      (.polish, "od poniedzia\u{142}ku do pi\u{105}tku od 9 do 17, sob i ndz nieczynne"),
      (
        .russian,
        "\u{441} \u{43F}\u{43E}\u{43D}\u{435}\u{434}\u{435}\u{43B}\u{44C}\u{43D}\u{438}\u{43A}\u{430} \u{43F}\u{43E} \u{43F}\u{44F}\u{442}\u{43D}\u{438}\u{446}\u{443} \u{441} 9 \u{434}\u{43E} 17, \u{441}\u{431} \u{438} \u{432}\u{441} \u{437}\u{430}\u{43A}\u{440}\u{44B}\u{442}\u{43E}"
      ), (.french, "du lundi au vendredi de 9h \u{E0} 17h, ferm\u{E9} le samedi et le dimanche"),
    ]
    for (language, text) in texts {
      let hours = try OpeningHours(text, languages: [language])
      let normal = hours.description.replacing("Sa-Su", with: "Sa,Su")
      expectEqual(normal, "Mo-Fr 09:00-17:00 open, Sa,Su off", "\(text)")
    }
    for (language, text) in [
      (.german, "Sonn- und Feiertage geschlossen"),
      (.french, "dim et jours f\u{E9}ri\u{E9}s ferm\u{E9}"),
      (.spanish, "domingos y d\u{ED}as festivos cerrado"),
    ] as [(OpeningHours.Language, String)] {
      try expectSame(text, as: "Su,PH off", [language])
    }
    // "on" belongs to the phrase, and "a" is no half of the day.
    try expectEqual(OpeningHours("Su on request").description, "Su unknown \"on request\"")
    try expectSame("Mo 9:00 a 14:00", as: "Mo 09:00-14:00", [.spanish])
  }
}
