import Essentials
import OpeningTimes
import TestSupport
import Testing

/// What people leave out, or write in another order than the specification, opens no place.
@Suite("Opening hours: never open by accident")
struct OpeningHoursAccidentTests {
  private static let weekdays = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  private func isRefused(_ text: String, _ languages: [OpeningHours.Language] = [.english]) -> Bool
  {
    (try? OpeningHours(text, languages: languages)) == nil
  }

  /// Days without hours in the words of people are refused at their place, wherever they stand.
  @Test(arguments: 0..<10) func daysAloneAreNotAroundTheClock(seed: Int) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let day = Self.weekdays.randomElement(using: &random) ?? ""
      let (first, last) = (
        Int.random(in: 0..<6, using: &random), Int.random(in: 6..<12, using: &random)
      )
      let days =
        [
          day, day + "s", "weekends", "Daily", "\(Self.months[first]) to \(Self.months[last])",
          "\(Self.months[first].prefix(3))-\(Self.months[last].prefix(3))",
        ].randomElement(using: &random) ?? ""
      let sign = ["; ", "\n", ": \n", " | "].randomElement(using: &random) ?? ""
      let hours = "\(Self.weekdays.randomElement(using: &random) ?? "") 9am-1pm"
      expect(isRefused(days + sign + hours), "\(days + sign + hours)")
      expect(isRefused(hours + "; " + days), "\(hours); \(days)")
    }
    let error = #expect(throws: OpeningHours.Error.self) {
      try OpeningHours("Mon-Fri 9am-5pm; Saturday")
    }
    expectEqual(error?.offset, 17)
  }

  /// Hours without days behind a semicolon or a line end would replace those of all days.
  @Test(arguments: 0..<10) func hoursAloneDoNotReplaceThoseOfDays(seed: Int) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let day = Self.weekdays.randomElement(using: &random) ?? ""
      let afternoon = "\(Int.random(in: 1...3, using: &random))pm-5pm"
      for sign in ["; ", "\n", ";\n"] {
        expect(isRefused("\(day) 8am-noon\(sign)\(afternoon)"), "\(day) \(sign) \(afternoon)")
        expect(isRefused("closed \(day)s\(sign)\(afternoon)"), "closed \(day) \(sign) \(afternoon)")
      }
      expect(!isRefused("\(day) 8am-noon, \(afternoon)"))
    }
    for text in [
      "8am-noon; 1pm-5pm Mon-Fri", "closed Mondays, 10am-5pm",
      "closed Tue/Mon, 9am-5pm; Wed 9am-5pm",
      "9am-5pm Monday, Tuesday, closed, 9am-5pm Friday", "Mo, 09:00-17:00 Tu, 08:00-17:00",
      "Mo-Fr 9am-5pm closed Sat Sun 10am-2pm",
    ] {
      expect(isRefused(text), "\(text)")
    }
    expect(!isRefused("Mo-Fr 08:00-12:00; 13:00-17:00"))
  }

  /// Days that are closed in front of wider hours stay closed, or the text is refused.
  @Test(arguments: 0..<10) func aClosingInFrontIsNotOverlooked(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let holidays = OpeningCalendar(publicHolidays: OpeningCalendar.federalHolidays(of: 2026))
    for _ in 0..<3 {
      let closed =
        ["Mondays", "Tuesday & Friday", "holidays", "Dec 25", "Nov-Mar", "Thanksgiving"]
        .randomElement(using: &random) ?? ""
      let open = ["daily 10am-5pm", "Mon-Fri 10am-5pm"].randomElement(using: &random) ?? ""
      for sign in ["; ", "\n"] {
        expect(isRefused("closed \(closed)\(sign)\(open)"), "closed \(closed)\(sign)\(open)")
        // In this order, the text says the same in the specification.
        let hours = try OpeningHours("\(open)\(sign)closed \(closed)")
        let only = try OpeningHours("24/7; " + "closed \(closed)")
        for day in (try CalendarDate(2026, 1, 1)...CalendarDate(2026, 12, 31)).dates {
          let noon = try LocalDateTime(day, minuteOfDay: 720)
          expect(
            !hours.state(at: noon, in: holidays).isOpen || only.state(at: noon, in: holidays).isOpen
          )
        }
      }
    }
    // Hours of fewer days are meant, and a writer who knows the specification means what it says.
    for text in [
      "closed weekends; Sat 9am-noon", "closed Mondays; Tue-Sun 10am-5pm",
      "PH off; Mo-Fr 09:00-17:00",
      "closed Jan-Mar; Feb 14 10am-4pm", "Mon: closed\nTue: 9am-5pm",
    ] {
      expect(!isRefused(text), "\(text)")
    }
  }

  /// A weekday before a date names the same day: "Thu Dec 24" is no Thursday before Christmas Eve.
  @Test(arguments: 0..<20) func aWeekdayBeforeADateIsThatDay(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let first = try CalendarDate(2026, 1, 1)
    let date = try #require(first.adding(days: Int.random(in: 0..<365, using: &random)))
    let name = Self.weekdays[date.weekday.rawValue - 1]
    let other = Self.weekdays[date.weekday.rawValue % 7]
    let day = "\(Self.months[date.month - 1]) \(date.day)"
    let dotted = "\(date.day).\(date.month)."
    let german = ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"][date.weekday.rawValue - 1]
    let texts = [
      ("\(name) \(day) 9am-noon", [OpeningHours.Language.english]),
      ("\(name.prefix(3)), \(day), 2026: 9am-noon", [.english]),
      ("\(german) \(dotted) 9-12 Uhr", [.german]),
      ("\(german), \(dotted)2026: 09:00-12:00", [.german]),
    ]
    for (text, languages) in texts {
      let hours = try OpeningHours(text, languages: languages)
      for other in (first...(try CalendarDate(2026, 12, 31))).dates {
        let isOpen = hours.state(at: try LocalDateTime(other, minuteOfDay: 600)).isOpen
        expectEqual(isOpen, other == date, "\(text) \(other)")
      }
    }
    expect(isRefused("\(name), \(day): 9am-noon") && isRefused("closed \(name), \(day)"))
    expect(
      isRefused("\(other) \(day), 2026 9am-noon") && isRefused("\(other), \(day), 2026 closed"))
    expect(!isRefused("\(name)s, \(day) closed") && !isRefused("closed \(name) and \(day)"))
  }

  /// Days behind "except" are closed, where they stand in front of the hours, too.
  @Test(arguments: 0..<10) func exceptionsStandBeforeHours(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let place = Int.random(in: 0..<7, using: &random)
    let (day, short) = (Self.weekdays[place], ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"][place])
    let hour = Int.random(in: 7...11, using: &random)
    for (text, code) in [
      ("daily except \(day) \(hour)am-5pm", "en"), ("daily, except \(day)s: \(hour)am-5pm", "en"),
      ("every day except \(day)s, \(hour)am-5pm", "en"),
    ] {
      let hours = try OpeningHours(text, languages: [try #require(.init(code: code))])
      let start = hour < 10 ? "0\(hour)" : "\(hour)"
      expectEqual(hours.description, "Mo-Su \(start):00-17:00; \(short) off", "\(text)")
    }
    for (text, code, normal) in [
      ("Mon-Fri except holidays 9am-5pm", "en", "Mo-Fr 09:00-17:00; PH off"),
      ("t\u{E4}glich au\u{DF}er Montag 10-18 Uhr", "de", "Mo-Su 10:00-18:00; Mo off"),
      ("tous les jours sauf le lundi 10h-18h", "fr", "Mo-Su 10:00-18:00; Mo off"),
      ("todos los d\u{ED}as excepto lunes 9:00-17:00", "es", "Mo-Su 09:00-17:00; Mo off"),
    ] {
      let language = try #require(OpeningHours.Language(code: code))
      expectEqual(try? OpeningHours(text, languages: [language]).description, normal, "\(text)")
    }
    for text in ["Mon-Fri except Wed", "closed daily except Monday 9am-5pm"] {
      expect(isRefused(text), "\(text)")
    }
  }

  /// "24./25.12." are two days of one month.
  @Test(arguments: 0..<20) func daysShareTheMonthOfTheLastOne(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let month = Int.random(in: 1...12, using: &random)
    let days = Array(1...28).shuffled(using: &random).prefix(Int.random(in: 2...4, using: &random))
      .sorted()
    let name = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ][month - 1]
    let normal = days.map { "\(name) \($0 < 10 ? "0" : "")\($0) off" }.joined(separator: ";")
    let sign = ["/", "+", " und ", ", ", " & ", ","].randomElement(using: &random) ?? ""
    let long = [
      "Januar", "Februar", "M\u{E4}rz", "April", "Mai", "Juni", "Juli", "August", "September",
      "Oktober", "November", "Dezember",
    ][month - 1]
    for end in ["\(month).", " \(long)"] {
      let text = days.map { "\($0)." }.joined(separator: sign) + end
      let hours = try OpeningHours("24/7; \(text) geschlossen", languages: [.german])
      let meant = try OpeningHours("24/7; " + normal)
      for date in (try CalendarDate(2026, 1, 1)...CalendarDate(2026, 12, 31)).dates {
        let noon = try LocalDateTime(date, minuteOfDay: 720)
        expectEqual(hours.state(at: noon).isOpen, meant.state(at: noon).isOpen, "\(text) \(date)")
      }
    }
    expect(isRefused("25./24.12. geschlossen", [.german]) && isRefused("30./31.2. zu", [.german]))
    expect(isRefused("10.,12. 8-12 Uhr", [.german]))
  }

  /// A weekday of another language, a time zone, and a year of another calendar are none of English.
  @Test func wordsOfOthersAreNotGuessed() throws {
    let words = [
      "on 10-18", "the 10-18", "wt 09:00-17:00", "tr 9-17", "st 9-17", "09:00-17:00 WET",
      "Dec 24, 2569 9am-noon", "24 December 2569 closed", "25/12/2569 closed",
      "Thu\u{31B} 2-6 8h-17h",
      "Election Day 6am-7pm",
    ]
    for text in words { expect(isRefused(text), "\(text)") }
    for (text, code) in [
      ("la 24.12.2569 zu", "de"), ("24.12.2569 geschlossen", "de"), ("an 10-15", "de"),
      ("du 10-15", "fr"), ("le 10-15", "fr"), ("\u{432} 10-15", "ru"),
    ] {
      expect(isRefused(text, [try #require(.init(code: code))]), "\(text)")
    }
    for text in ["from 9am to 5pm", "WT 09:00-17:00", "on Sundays 9am-1pm", "mwf 9am-1pm"] {
      expect(!isRefused(text), "\(text)")
    }
  }

  @Test func aSeasonIsClosed() throws {
    for text in ["Closed for the season", "Nov-Mar: closed for season", "closed for the winter"] {
      let hours = try OpeningHours(text)
      let state = hours.state(at: try LocalDateTime(iso8601: "2026-01-05T12:00"))
      expect(!state.isOpen && state.reason == .temporary, "\(text)")
    }
  }
}
