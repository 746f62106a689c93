import Essentials
import OpeningTimes
import TestSupport
import Testing

/// Days of the year by name, and lists of days behind the word "closed".
@Suite("Opening hours: holidays by name") struct OpeningHoursNamedDaysTests {
  /// The federal holidays of the United States in the order of the year.
  private static let federal = [
    ["New Year's Day", "New Year\u{2019}s", "New Years Day"],
    ["Martin Luther King, Jr. Day", "MLK Day", "Martin Luther King Day"],
    ["Presidents' Day", "President's Day", "Presidents Day", "Washington's Birthday"],
    ["Memorial Day"], ["Juneteenth"], ["Independence Day", "the Fourth of July", "4th of July"],
    ["Labor Day"], ["Columbus Day", "Indigenous Peoples\u{2019} Day"],
    ["Veterans Day", "Veterans' Day"], ["Thanksgiving", "Thanksgiving Day"],
    ["Christmas", "Christmas Day"],
  ]

  /// Each name is the day of its holiday, and no other, in some years.
  @Test(arguments: 2024...2029) func namesAreThoseOfTheFederalHolidays(year: Int) throws {
    // An observed day is beside its own day.
    let holidays = OpeningCalendar.federalHolidays(of: year).filter { $0.year == year }
    for names in Self.federal {
      let name = names[year % names.count]
      let hours = try OpeningHours("10:00-14:00; closed on \(name)")
      expect(!hours.warnings.isEmpty, "\(name)")
      try expectEqual(OpeningHours(hours.description), hours, "\(name)")
      let (first, last) = (try CalendarDate(year, 1, 1), try CalendarDate(year, 12, 31))
      let closed = (first...last).dates.filter {
        guard let noon = try? LocalDateTime($0, minuteOfDay: 720) else { return true }
        return !hours.state(at: noon).isOpen
      }
      expectEqual(closed.count, 1, "\(name) \(year)")
      guard let day = closed.first else { continue }
      expect(holidays.contains(day), "\(name) \(day)")
    }
  }

  @Test func aNameIsADate() throws {
    let cases: [(text: String, normal: String?)] = [
      ("Christmas Eve 9am-1pm", "Dec 24 09:00-13:00"), ("closed Good Friday", "easter -2 days off"),
      ("9am-1pm New Year's Eve", "Dec 31 09:00-13:00"), ("Christmas 2026 off", nil),
      ("2026 Thanksgiving off", "2026 Nov Th[4] off"), ("Easter Monday off", "easter +1 day off"),
      ("easter Mon off", "easter +1 day off"),
      ("closed the day after Thanksgiving", "Nov Th[4] +1 day off"),
      ("Memorial Day-Labor Day Sa-Su 10am-4pm", "May Mo[-1]-Sep Mo[1] Sa-Su 10:00-16:00"),
      ("Columbus Day/Indigenous Peoples' Day off", "Oct Mo[2] off"),
      ("Mo-Fr 9am-5pm, closed Thanksgiving", "Mo-Fr 09:00-17:00 open, Nov Th[4] off"),
      // Nothing says when, or other days can be meant.
      ("Thanksgiving", nil), ("Mo-Fr 9am-5pm; Christmas", nil), ("Mo-Fr 9am-5pm, Christmas", nil),
      ("Memorial Day weekend 10am-4pm", nil), ("closed Thanksgiving weekend", nil),
      ("closed Christmas week", nil),
      ("Mo-Fr 9am-5pm except holidays", "Mo-Fr 09:00-17:00; PH off"),
      (
        "Daily 9am-5pm, except Thanksgiving and Dec 25",
        "Mo-Su 09:00-17:00; Nov Th[4],Dec 25 off"
      ),
      ("daily except Mo 9am-5pm", "Mo-Su 09:00-17:00; Mo off"),
      ("Mo-Fr 9am-5pm except Tu 9am-noon", nil),
      ("closed all federal holidays", "PH off"),
      ("holidays and Dec 24 closed", "PH off; Dec 24 off"), ("holidays and Dec 24", nil),
      ("closed Christmas holidays", nil),
      ("closed Labour Day", nil), ("easter Mo off", nil), ("2026 Mar 20 Mo off", nil),
      ("Nov Th[4] Fr off", nil),
    ]
    for (text, normal) in cases {
      expectEqual(try? OpeningHours(text).description, normal, "\(text)")
    }
    for (code, text, normal) in [
      ("es", "cerrado Navidad y A\u{F1}o Nuevo", "Dec 25,Jan 01 off"),
      ("fr", "No\u{EB}l et jour de l'an ferm\u{E9}", "Dec 25,Jan 01 off"),
      ("fr", "lun-ven 9h-17h sauf No\u{EB}l", "Mo-Fr 09:00-17:00; Dec 25 off"),
      ("de", "Heiligabend und Silvester geschlossen", "Dec 24,Dec 31 off"),
    ] {
      for languages in [
        [try #require(OpeningHours.Language(code: code))], OpeningHours.Language.all,
      ] {
        expectEqual(try? OpeningHours(text, languages: languages).description, normal, "\(text)")
      }
    }
  }

  /// A word in front of a list closes all of it, and nothing in the list is open around the clock.
  @Test(arguments: 0..<10) func aWordInFrontClosesTheWholeList(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let days = [
      ("Sundays", "Su"), ("Mo", "Mo"), ("holidays", "PH"), ("Thanksgiving", "Nov Th[4]"),
      ("Dec 25", "Dec 25"), ("Christmas Eve", "Dec 24"), ("July 4th", "Jul 04"),
      ("New Year's Day", "Jan 01"), ("Sat", "Sa"),
    ].shuffled(using: &random).prefix(Int.random(in: 2...5, using: &random))
    var text = "10:00-16:00; closed "
    for (place, day) in days.enumerated() {
      let signs = place == days.count - 1 ? [" and ", ", and ", " & "] : [", "]
      text += (place == 0 ? "" : signs.randomElement(using: &random) ?? "") + day.0
    }
    // Weekdays behind dates may be those of the dates.
    guard let hours = try? OpeningHours(text) else { return }
    let meant = try OpeningHours(
      "10:00-16:00; " + days.map { $0.1 + " off" }.joined(separator: "; "))
    let holidays = OpeningCalendar(publicHolidays: OpeningCalendar.federalHolidays(of: 2026))
    for day in (try CalendarDate(2026, 1, 1)...CalendarDate(2026, 12, 31)).dates {
      for minute in [180, 720] {
        let time = try LocalDateTime(day, minuteOfDay: minute)
        expectEqual(
          hours.state(at: time, in: holidays).isOpen, meant.state(at: time, in: holidays).isOpen,
          "\(text) \(day)")
      }
    }
  }

  @Test func aWordInFrontOfAListIsNotGuessed() throws {
    for text in [
      "closed Sundays; Dec 25", "closed Sundays, Mo 10am-2pm",
    ] {
      expect((try? OpeningHours(text)) == nil, "\(text)")
    }
    try expectEqual(OpeningHours("closed Sundays 12:00-13:00").description, "Su 12:00-13:00 off")
  }
}
