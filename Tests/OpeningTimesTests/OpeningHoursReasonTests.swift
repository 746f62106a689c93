import Essentials
import OpeningTimes
import TestSupport
import Testing

/// Why a place is closed, and the state in one line.
@Suite("Opening hours: reasons for being closed") struct OpeningHoursReasonTests {
  /// A week from Monday, 4 March 2024.
  private let monday = CalendarDate(daysSinceEpoch: 19_786)

  private func time(_ day: Int, _ minute: Int) throws -> LocalDateTime {
    try LocalDateTime(#require(monday?.adding(days: day)), minuteOfDay: minute)
  }

  /// The plain model: each day has a table of 1,440 minutes.
  @Test(arguments: 0..<8)
  func aPauseIsBetweenTwoHoursOfTheSameDay(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    var texts: [String] = []
    var isOpen: [[Bool]] = []
    for name in ["Mo", "Tu", "We"] {
      var minutes = Array(repeating: false, count: 1440)
      var spans: [String] = []
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let start = Int.random(in: 0..<94, using: &random)
        let end = Int.random(in: start + 1...96, using: &random)
        for minute in 15 * start..<15 * end { minutes[minute] = true }
        spans.append("\(clock(15 * start))-\(clock(15 * end))")
      }
      texts.append("\(name) " + spans.joined(separator: ","))
      isOpen.append(minutes)
    }
    let text = texts.joined(separator: "; ")
    let hours = try OpeningHours(text)
    for (day, minutes) in isOpen.enumerated() {
      for minute in stride(from: 7, to: 1440, by: 15) {
        // What lists of open places count.
        try expectEqual(hours.isOpen(at: time(day, minute), in: .init()), minutes[minute], text)
        if minutes[minute] { continue }
        let isPause = minutes[..<minute].contains(true) && minutes[minute...].contains(true)
        let state = try hours.state(at: time(day, minute))
        let expected: OpeningHours.State.Reason? = isPause ? .pause : nil
        expectEqual(state.reason, expected, "\(text), day \(day), \(minute)")
        expectEqual(state.kind, .closed, text)
      }
    }
  }

  @Test func hoursOfTheNightBeforeAndALaterDayMakeNoPause() throws {
    let hours = try OpeningHours("Mo 20:00-26:00; Tu 08:00-10:00; Th 08:00-10:00")
    for (day, minute) in [(1, 180), (2, 600), (3, 300), (1, 700)] {
      try expectEqual(hours.state(at: time(day, minute)).reason, nil, "\(day) \(minute)")
    }
    let closing = try OpeningHours("Mo 08:00-17:00; Mo 12:00-13:00 off \"lunch\"; We 10:00-11:00")
    let lunch = try closing.state(at: time(0, 740))
    expectEqual([lunch.comment, lunch.reason.map { "\($0)" }], ["lunch", "pause"])
  }

  @Test(arguments: 0..<8)
  func outsideAllSeasonsNothingIsStated(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let first = Int.random(in: 1...12, using: &random)
    let last = Int.random(in: 1...12, using: &random)
    let names = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    let text = "\(names[first - 1])-\(names[last - 1]) Sa 08:00-12:00; PH 10:00-11:00; Dec 25 off"
    let hours = try OpeningHours(text)
    for day in stride(from: 0, to: 366, by: 5) {
      let noon = try time(day, 720)
      let month = noon.date.month
      let isInSeason =
        first <= last ? (first...last).contains(month) : month >= first || month <= last
      let isStated = isInSeason || (month == 12 && noon.date.day == 25)
      let expected: OpeningHours.State.Reason? = isStated ? nil : .notStated
      expectEqual(hours.state(at: noon).reason, expected, "\(text) \(noon)")
    }
    let always = try OpeningHours(text + "; Mo 09:00-10:00")
    for day in stride(from: 0, to: 366, by: 30) {
      try expectEqual(always.state(at: time(day, 720)).reason, nil, text)
    }
  }

  @Test func aTextThatOnlyClosesSaysNothingOfOtherTimes() throws {
    let hours = try OpeningHours("Tu off")
    try expectEqual(hours.state(at: time(0, 720)).reason, .notStated)
    try expectEqual(hours.state(at: time(1, 720)).reason, nil)
  }

  @Test(arguments: ["", "; 2025 10:00-12:00", "; Dec 25 off"])
  func hoursOfHolidaysSayNothingOfOtherDays(further: String) throws {
    let hours = try OpeningHours("SH 08:00-10:00" + further)
    try expectEqual(hours.state(at: time(0, 720)).reason, .notStated)
    try expectEqual(
      OpeningHours("SH 08:00-10:00; We 08:00-10:00" + further).state(at: time(0, 720)).reason, nil)
  }

  @Test func closedForSomeTimeAndForGoodAreReasons() throws {
    let phrases: [(OpeningHours.State.Reason, [String])] = [
      (
        .temporary,
        [
          "Temporarily closed", "closed temporarily", "Cerrado temporalmente",
          "vor\u{FC}bergehend geschlossen", "Ferm\u{E9} temporairement", "tijdelijk gesloten",
          "Temporariamente fechado", "temporarily closed due to a fire",
        ]
      ),
      (.permanent, ["Permanently closed", "dauerhaft geschlossen", "fermé définitivement"]),
    ]
    for (reason, texts) in phrases {
      for text in texts {
        for rules in ["off \"\(text)\"", "Mo-Fr 09:00-17:00; off \"\(text)\""] {
          let hours = try OpeningHours(rules)
          let again = try OpeningHours(hours.description)
          for hours in [hours, again] {
            let state = try hours.state(at: time(2, 600))
            expectEqual(state.reason, reason, rules)
            expect(!state.isOpen, rules)
            expectEqual(hours.nextChange(after: try time(2, 600)), nil, rules)
          }
        }
      }
    }
    let words = try OpeningHours("Cerrado temporalmente", languages: [.spanish])
    try expectEqual(words.state(at: time(0, 0)).reason, .temporary)
    let fire = try OpeningHours("Mo-Fr 09:00-17:00 off \"temporarily closed\"")
    try expectEqual(fire.state(at: time(5, 600)).reason, .temporary)
    try expectEqual(OpeningHours("off \"renovation\"").state(at: time(0, 0)).reason, nil)
    try expectEqual(
      OpeningHours("open \"not temporarily closed\"").state(at: time(0, 0)).reason, nil)
  }

  /// Outside its season, a place has no hours until the first day of the next one.
  @Test(arguments: LongTest.seeds(50, small: 3))
  func outsideItsSeasonAPlaceNamesTheNextOne(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let names = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    for _ in 0..<20 {
      let (first, count) = (
        Int.random(in: 0..<12, using: &generator), Int.random(in: 1...11, using: &generator)
      )
      let last = (first + count - 1) % 12
      let hours = try OpeningHours("\(names[first])-\(names[last]) 10:00-12:00")
      let month = Int.random(in: 0..<12, using: &generator)
      let day = try CalendarDate(2026, month + 1, .random(in: 1...28, using: &generator))
      let summary = hours.summary(at: try LocalDateTime(day, hour: 11, minute: 0))
      let isInSeason = (month - first + 12) % 12 < count
      let start = OpeningHours.Messages().months[first]
      expectEqual(
        summary, isInSeason ? "Open until noon" : "No hours listed until \(start) 1",
        "\(names[first])-\(names[last]) on \(day)")
    }
  }

  @Test func theSummaryNamesTheStateAndItsEnd() throws {
    let week = "Mo-Fr 09:00-12:00,13:00-17:00; Sa 18:00-26:00"
    let cases: [(String, Int, Int, String, String)] = [
      (week, 0, 600, "Open until noon", "Abierto. Cierra: mediodía"),
      (week, 0, 730, "Closed for a break until 1 PM", "Cerrado por pausa hasta: 1 p. m."),
      (week, 0, 1100, "Closed until Tuesday 9 AM", "Cerrado hasta: Martes, 9 a. m."),
      (week, 0, 480, "Closed until 9 AM", "Cerrado hasta: 9 a. m."),
      (week, 5, 1200, "Open until 2 AM", "Abierto. Cierra: 2 a. m."),
      ("24/7", 0, 0, "Open", "Abierto"),
      ("off", 0, 0, "Closed", "Cerrado"),
      ("off \"renovation\"", 0, 0, "Closed (renovation)", "Cerrado (renovation)"),
      ("Mo 09:00-17:00+", 0, 600, "Open", "Abierto"),
      ("unknown \"by appointment\"", 0, 0, "By appointment", "By appointment"),
      ("sunrise-sunset", 0, 600, "Hours are uncertain", "Horario no confirmado"),
      ("Temporarily closed", 0, 0, "Temporarily closed", "Cerrado temporalmente"),
      ("Permanently closed", 0, 0, "Permanently closed", "Cerrado permanentemente"),
      (
        "off \"temporarily closed, fire\"", 0, 0, "Temporarily closed, fire",
        "Temporarily closed, fire"
      ),
      (
        "Jun-Aug 10:00-12:00", 0, 600, "No hours listed until June 1",
        "Sin horario indicado hasta el 1 de junio"
      ),
      ("2025 Jun 10:00-12:00", 0, 600, "No hours listed", "Sin horario indicado"),
      ("2028 Jun 10:00-12:00", 0, 600, "No hours listed", "Sin horario indicado"),
      ("Mar 25 10:00-12:00; Mar 4 off", 0, 600, "Closed", "Cerrado"),
    ]
    for (text, day, minute, english, spanish) in cases {
      let hours = try OpeningHours(text)
      let time = try time(day, minute)
      expectEqual(hours.summary(at: time), english, text)
      expectEqual(hours.summary(at: time, messages: .spanish), spanish, text)
    }
    try expectEqual(
      OpeningHours(week).summary(at: time(0, 730), messages: .englishTwentyFourHours),
      "Closed for a break until 13:00")
  }

  @Test func theCardSaysTheSameOfWholeDays() throws {
    let monday = try #require(monday)
    func card(_ text: String, _ messages: OpeningHours.Messages = .init()) throws -> [String] {
      try OpeningHours(text).week(from: monday, messages: messages).map {
        "\($0.weekdays): \($0.hours)"
      }
    }
    try expectEqual(card("Temporarily closed"), ["Monday–Sunday: Temporarily closed"])
    try expectEqual(
      card("Mo-Fr 09:00-17:00; off \"temporarily closed\"", .spanish),
      ["Lunes a domingo: Cerrado temporalmente"])
    try expectEqual(card("Jun-Aug 10:00-12:00"), ["Monday–Sunday: No hours listed"])
    try expectEqual(
      card("Mar 06-Oct We 10:00-12:00"),
      ["Monday–Tuesday: Closed", "Wednesday: 10 AM–noon", "Thursday–Sunday: Closed"])
  }

  @Test func aDateOfAListHasTheYearOfTheOneBefore() throws {
    for (text, normal) in [
      ("2016 Jun,Jul,Aug 10:00-12:00", "2016 Jun,2016 Jul,2016 Aug 10:00-12:00"),
      ("2026 Dec 24,Dec 31,Jan 1 off", "2026 Dec 24,2026 Dec 31,2027 Jan 01 off"),
      ("2026 Nov-Dec,Feb-Mar 10:00-12:00", "2026 Nov-Dec,2027 Feb-Mar 10:00-12:00"),
      ("Dec 24,Jan 1 off", "Dec 24,Jan 01 off"),
    ] {
      let hours = try OpeningHours(text)
      expectEqual(hours.description, normal)
      try expectEqual(OpeningHours(normal), hours)
    }
  }

  @Test func aRiseThatIsNotKnownMayBeThatOfTheNextDay() throws {
    let hours = try OpeningHours("Mo 08:00-dawn")
    for (day, minute, kind) in [
      (0, 470, OpeningHours.State.Kind.closed), (0, 1200, .unknown), (1, 300, .unknown),
      (1, 720, .closed),
    ] {
      try expectEqual(hours.state(at: time(day, minute)).kind, kind, "\(day) \(minute)")
    }
    let sun = OpeningCalendar(
      sun: { _ in .init(dawn: 360, sunrise: 390, sunset: 1080, dusk: 1110) })
    try expectEqual(hours.state(at: time(1, 359), in: sun).kind, .open)
    try expectEqual(hours.state(at: time(1, 360), in: sun).kind, .closed)
  }

  private func clock(_ minute: Int) -> String {
    let (hour, rest) = (minute / 60, minute % 60)
    return (hour < 10 ? "0" : "") + "\(hour):" + (rest < 10 ? "0" : "") + "\(rest)"
  }
}
