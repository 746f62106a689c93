import Essentials
import OpeningTimes
import TestSupport
import Testing

/// Texts as people write them: what has one reading is read with a warning, and what has two is refused
/// or unknown.
@Suite("Opening hours: texts as people write them") struct OpeningHoursWrittenTests {
  /// Checks normal forms; a text without one is refused.
  private func check(
    _ cases: [(text: String, normal: String?)], languages: [OpeningHours.Language] = [.english]
  ) throws {
    for (text, normal) in cases {
      let hours = try? OpeningHours(text, languages: languages)
      expectEqual(hours?.description, normal, "\(text)")
      guard let hours else { continue }
      expect(
        !hours.warnings.isEmpty || text == normal || text.hasSuffix("24/7")
          || languages != [.english], "\(text)")
      try expectEqual(OpeningHours(hours.description), hours, "\(text)")
    }
  }

  @Test func aCommaBehindDaysOpensNoPlaceAroundTheClock() throws {
    try check([
      ("Mo-Fr, 08:30-16:30", "Mo-Fr 08:30-16:30"), ("Saturday, 9am-1pm", "Sa 09:00-13:00"),
      ("We, Fr, 10:00-12:00 \"Gym\"", "We,Fr 10:00-12:00 unknown \"Gym\""),
      (
        "Tu-Su 11:00-19:00; Mo, Jan 1, Dec 25 off",
        "Tu-Su 11:00-19:00; Mo off; Jan 01,Dec 25 off"
      ),
      ("PH, Dec 24, Dec 31 off", "PH off; Dec 24,Dec 31 off"),
      ("Aug 3, PH off", "Aug 03 off; PH off"),
      ("PH, Dec 20-Jan 06 off", "PH off; Dec 20-Jan 06 off"),
      ("Jun-Aug, Mo-Th 10:00-20:00", "Jun-Aug Mo-Th 10:00-20:00"),
      ("Jul 01-Aug 31, Sa,Su,PH 10:00-20:00", "Jul 01-Aug 31 Sa,Su,PH 10:00-20:00"),
      ("Mo, \"by appointment\"", "Mo unknown \"by appointment\""),
      ("Mo 08:00-10:00; Tu, 24/7", "Mo 08:00-10:00; Tu"),
      ("|| Mo, Tu 10:00-12:00, Mo, Jan 1 off", nil),
      ("Mo 10:00-12:00, Tu, Jan 1 off", "Mo 10:00-12:00 open, Tu off, Jan 01 off"),
      (
        "Mo 10:00-12:00 || Tu, Jan 1 \"call\"",
        "Mo 10:00-12:00 || Tu unknown \"call\" || Jan 01 unknown \"call\""
      ),
      // More than one meaning, or an end without times.
      ("Jun-Aug, PH off", nil), ("Dec 24, Mo off", nil), ("Mo, Jun-Aug off", nil),
      ("Mo, Jan 1", nil),
      ("2026, Mo off", "2026 Mo off"), ("Mo, week 10 off", nil), ("Dec 24, Su,PH off", nil),
      ("Mo, Jun-Aug Tu off", "Mo off; Jun-Aug Tu off"), ("Mo, Jan 1; Tu 10:00-12:00", nil),
      ("Mo-Fr 09:00-12:00 open, Sa 10:00-11:00", "Mo-Fr 09:00-12:00 open, Sa 10:00-11:00"),
      ("Mo,We,Fr 09:00-12:00", "Mo,We,Fr 09:00-12:00"),
    ])
    let hours = try OpeningHours("Mo-Fr, 08:30-16:30")
    expectEqual(hours.warnings.map(\.range), [5..<6])
    expect(!hours.state(at: try LocalDateTime(iso8601: "2026-07-08T03:00")).isOpen)
  }

  @Test func daysWithABlankBetweenThemAreAList() throws {
    try check([
      ("Su PH 10:00-18:00", "Su,PH 10:00-18:00"), ("Sa-Su PH off", "Sa-Su,PH off"),
      ("Sa Su,PH 10:00-16:00", "Sa,Su,PH 10:00-16:00"), ("PH Mo off", "PH Mo off"),
      ("Mo We Fr 09:00-12:00", "Mo,We,Fr 09:00-12:00"), ("Sa Su 09:00-12:00", "Sa,Su 09:00-12:00"),
      ("Mo-We Fr 09:00-12:00", "Mo-We,Fr 09:00-12:00"), ("Mo Fr 09:00-12:00", nil),
      ("PH Mo PH off", nil), ("PH Sa,PH off", nil), ("Sa & Su 09:00-12:00", "Sa,Su 09:00-12:00"),
    ])
  }

  @Test func aClockOfTwelveHoursIsNoNight() throws {
    try check([
      ("Mo-Fr 7:30-4:30", "Mo-Fr unknown \"7:30-4:30\""),
      (
        "Mo-Fr 8:00-12:00,1:00-5:00; Sa 09:00-13:00",
        "Mo-Fr unknown \"8:00-12:00,1:00-5:00\"; Sa 09:00-13:00"
      ),
      ("Mo 8:00-12:00, Mo 1:00-5:00", "Mo 08:00-12:00 open, Mo unknown \"1:00-5:00\""),
      ("Mo 3:00-5:00, Tu 1:00-2:00", "Mo 03:00-05:00 open, Tu 01:00-02:00"),
      ("Mo 12:00-4:00 off \"x\"", "Mo unknown \"12:00-4:00, x\""),
      ("Fr 22:00-4:00", "Fr 22:00-04:00"), ("Mo-Su 17:00-1:00", "Mo-Su 17:00-01:00"),
      ("Mo-Su 18:00-02:00", "Mo-Su 18:00-02:00"), ("8:00-0:00", "08:00-24:00"),
      ("08:30-05:30", "08:30-05:30"), ("8:00-12:00,13:00-17:00", "08:00-12:00,13:00-17:00"),
      ("12:00-12:30,1:00-2:00", "unknown \"12:00-12:30,1:00-2:00\""),
    ])
    let week = try OpeningHours("Mo-Fr 7:30-4:30").week(from: CalendarDate(2026, 7, 6))
    expectEqual(week.map(\.hours), ["7:30-4:30", "Closed"])
  }

  @Test func aSpanOfDatesIsNeverEmpty() throws {
    try check([
      ("2026 Dec 22-2026 Jan 08 off", "2026 Dec 22-2027 Jan 08 off"),
      ("2026 Oct-2026 Mar Sa 09:00-12:00", "2026 Oct-2027 Mar Sa 09:00-12:00"),
      ("2026 easter-2026 Jan 10", "2026 easter-2027 Jan 10"),
      ("Sep 30-10 10:00-18:00", nil), ("Jun 30-24", nil), ("Feb 30", nil), ("Apr 31", nil),
      ("Jun 31-Jul 31", nil), ("2025 Feb 29", nil), ("2025 Feb Su[5]", nil),
      ("2025: 2026 Jan 05", nil),
      ("9999 Dec 22-9999 Jan 08", nil), ("2026 Dec 22-2025 Jan 08", nil),
      ("Nov 01-Apr 31", "Nov 01-Apr 30"), ("Feb 01-30", "Feb 01-29"),
      ("Dec 22-Jan 08", "Dec 22-Jan 08"), ("Feb 29", "Feb 29"),
      ("2026 Dec 22-Jan 08", "2026 Dec 22-Jan 08"), ("2024 Feb 29", "2024 Feb 29"),
    ])
  }

  @Test func beforeADateIsBeforeIt() throws {
    try expectEqual(openDays("Dec 25 -Su -21 days", from: "2022-11-20", days: 30), "11-27")
    try expectEqual(openDays("Dec 25 -Su -21 days", from: "2026-11-20", days: 30), "11-29")
    try expectEqual(openDays("Nov 23 -We", from: "2022-11-10", days: 20), "11-16")
    try check([
      ("Dec 25 - Su - 21 days 10:00-18:00", "Dec 25 -Su -21 days 10:00-18:00"),
      ("Dec 25 + Su", "Dec 25 +Su"), ("Dec 25 - Su[1]", nil),
    ])
  }

  @Test func signsThatLookAlikeAreReadAlike() throws {
    for dash
      in "\u{2010}\u{2011}\u{2012}\u{2013}\u{2014}\u{2015}\u{2212}\u{FE63}\u{FF0D}~\u{301C}\u{FF5E}"
    {
      try check([("Mo\(dash)Fr 09:00 \(dash) 17:00", "Mo-Fr 09:00-17:00")])
    }
    for blank in "\u{A0}\u{202F}\u{2009}\u{3000}" {
      try check([("Mo-Fr\(blank)09:00\(blank)-\(blank)17:00", "Mo-Fr 09:00-17:00")])
    }
    for mark in "\u{200B}\u{200E}\u{FEFF}" {
      try check([("\(mark)Mo-Fr 09:00-\(mark)17:00\(mark)", "Mo-Fr 09:00-17:00")])
    }
    try check([
      (
        "Mo\u{FF1A} 09\u{FF1A}00-12:00\u{FF0C}13:00-15:00\u{FF1B} Tu off",
        "Mo 09:00-12:00,13:00-15:00; Tu off"
      ),
      ("Mo \u{201C}say \u{2013} hi\u{201D}", "Mo unknown \"say \u{2013} hi\""),
      ("\u{0660}\u{0669}:\u{0660}\u{0660}-\u{FF11}\u{FF17}:00", "09:00-17:00"),
      ("Mo-Fr 09:00-17:00\r\nSa 10:00-12:00\n", "Mo-Fr 09:00-17:00; Sa 10:00-12:00"),
      ("Mo-Fr\n09:00-17:00;\n Sa\n off", "Mo-Fr 09:00-17:00; Sa off"),
      ("Mo 09:00-12:00,\n13:00-15:00", "Mo 09:00-12:00,13:00-15:00"),
    ])
    // Comments keep their signs, and places are those of the text as it was typed.
    let hours = try OpeningHours("Mo\u{2013}Fr \"a\u{2013}\u{201C}b\u{201D}\"; Sa\u{A0}off")
    expectEqual(hours.description, "Mo-Fr unknown \"a\u{2013}\u{201C}b\u{201D}\"; Sa off")
    expectEqual(hours.warnings.map(\.range), [2..<5, 25..<27])
    let error = #expect(throws: OpeningHours.Error.self) { try OpeningHours("Mo\u{2013}Fr x") }
    expectEqual(error?.offset, 8)
  }

  @Test func whatHasOneReadingIsRead() throws {
    try check([
      ("Mo-Sa 012:00-20:00", "Mo-Sa 12:00-20:00"), ("Fr 10:00-18:000", "Fr 10:00-18:00"),
      ("10:00-16:0", "10:00-16:00"), ("24h", "24/7"), ("Mo 24 hours", "Mo"),
      ("10h-19h", "10:00-19:00"),
      ("9h30-18h", "09:30-18:00"), ("Jul-Aug 24/7", "Jul-Aug"),
      ("Sa [1,3] 09:00-12:00", "Sa[1,3] 09:00-12:00"),
      ("Mo-Fr 08:00-16:00; ,PH off", "Mo-Fr 08:00-16:00; PH off"), ("8 AM-noon", "08:00-12:00"),
      ("9 a.m. to midnight", "09:00-24:00"), ("midnight-6am", "00:00-06:00"),
      ("12 noon - 5 p. m.", "12:00-17:00"), ("daily 9am-5pm", "Mo-Su 09:00-17:00"),
      ("weekends 10am-4pm", "Sa-Su 10:00-16:00"), ("Weekdays 10:00-16:00", "Mo-Fr 10:00-16:00"),
      ("3-7 p.m.", "15:00-19:00"), ("3:30-7 pm", "15:30-19:00"), ("12-5 pm", "12:00-17:00"),
      ("sunup-sundown", "sunrise-sunset"),
      ("Mo thru Fr 08:00-16:00; holidays off", "Mo-Fr 08:00-16:00; PH off"),
      ("9am-5", nil), ("8-5 pm", nil), ("10-2 pm", nil), ("4-10", nil), ("Su 9:30", nil),
      ("100:00-12:00", nil), ("10:00-12:5", nil), ("10:00-12:300", nil), ("Mo-Do 08:00-16:00", nil),
    ])
  }

  /// Where only a sign is missing, or the days stand behind the times, there is one reading.
  @Test func aMissingSignIsReadWhereNothingElseCanBeMeant() throws {
    try check([
      ("Mo-Fr 09:00-18:00 Sa 09:00-14:00", "Mo-Fr 09:00-18:00; Sa 09:00-14:00"),
      ("Mo-Fr 09:00-18:00 PH off", "Mo-Fr 09:00-18:00; PH off"),
      ("Mo-Sa 11:00-21:00 Su off", "Mo-Sa 11:00-21:00; Su off"),
      ("Mo 08:00-12:00 14:00-18:00", "Mo 08:00-12:00,14:00-18:00"),
      ("Mo-Su_09:00-17:00", "Mo-Su 09:00-17:00"),
      ("Mo unknown \"by_mail\"", "Mo unknown \"by_mail\""),
      ("9am-5pm Mon-Fri", "Mo-Fr 09:00-17:00"),
      ("9am-5pm Mon-Fri, 10am-2pm Sat", "Mo-Fr 09:00-17:00 open, Sa 10:00-14:00"),
      (
        "10:00-18:00 Apr-Sep; 9:00-17:00 Oct-Mar; Mo closed",
        "Apr-Sep 10:00-18:00; Oct-Mar 09:00-17:00; Mo off"
      ),
      // Both rules, or only one, may be meant; or the days of the first, or of the second times.
      ("Mo-Fr 09:00-18:00 Fr 09:00-14:00", nil), ("Mo 10:00-12:00 Sa", nil),
      ("Apr-Sep Mo-Fr 09:00-18:00 Sa 09:00-14:00", nil), ("09:00-17:00 Sa 10:00-14:00", nil),
      ("Mo 08:00-12:00 11:00-18:00", nil), ("Mo 08:00-12:00 1:00-5:00", nil),
      ("08:00-16:00 PH off", nil), ("Mo[1] 08:00-12:00 Tu 09:00-10:00", nil),
      ("Mo off Tu 10:00-12:00", nil), ("Mo 09:00-12:00 Tu 10:00-12:00 Mo 14:00-18:00", nil),
    ])
  }

  @Test func phrasesAreReadAsTheyAreMeant() throws {
    try check([
      ("Open 24 hours", "24/7"), ("24 hours a day, 7 days a week", "24/7"), ("24/24", "24/7"),
      ("Always open", "24/7"), ("Mo-Fr 24 hours; Sa off", "Mo-Fr; Sa off"), ("7-7", nil),
      ("every day 10:00-16:00", "Mo-Su 10:00-16:00"),
      ("7 days a week 9am-5pm", "Mo-Su 09:00-17:00"),
      ("school holidays off; bank holidays 10:00-12:00", "SH off; PH 10:00-12:00"),
      ("By appointment only", "unknown \"By appointment only\""),
      ("Mo-Fr 13:00-17:00 by appointment", "Mo-Fr 13:00-17:00 unknown \"by appointment\""),
      ("Mo 13:00-17:00 open by appointment", "Mo 13:00-17:00 unknown \"by appointment\""),
      ("Temporarily closed", "off \"Temporarily closed\""), ("closed by appointment", nil),
      ("always closed", "off"), ("24h-2h", "24:00-02:00"), ("nach Vereinbarung", nil),
    ])
    try check(
      [
        ("Mo-Fr 8-12, nach Vereinbarung", "Mo-Fr 08:00-12:00 open, unknown \"nach Vereinbarung\""),
        ("Schulferien off", "SH off"), ("24h", "24/7"), ("jeden Tag 10-12", "Mo-Su 10:00-12:00"),
      ], languages: [.german])
    try check(
      [("24/24", "24/7"), ("sur rendez-vous", "unknown \"sur rendez-vous\"")], languages: [.french])
    try check([("24 hours", "24/7"), ("always open", nil)], languages: [])
  }

  @Test func namesAreThoseOfTheLanguages() throws {
    try check(
      [
        ("Mo-Do 08:00-16:00; Fr 08:00-12:00", "Mo-Th 08:00-16:00; Fr 08:00-12:00"),
        ("Montag bis Freitag 8-18; Mai-Okt Sa geschlossen", "Mo-Fr 08:00-18:00; May-Oct Sa off"),
        ("We-So 10:00-12:00; M\u{E4}r 03 off", "We-Su 10:00-12:00; Mar 03 off"),
      ], languages: [.english, .german])
    // A Thursday or a Sunday; a Tuesday or March.
    try check(
      [
        ("Do 09:00-12:00", nil), ("Mo-Do 08:00-09:00", "Mo-Th 08:00-09:00"),
        ("Lu-Do 08:00-09:00", "Mo-Su 08:00-09:00"), ("Mar-Jue 09:00-10:00", "Tu-Th 09:00-10:00"),
        ("Mar 09:00-10:00", nil), ("Mi\u{E9} 09:00-10:00", "We 09:00-10:00"),
      ], languages: [.german, .spanish])
    let words: [(OpeningHours.Language, String)] = [
      (.dutch, "Ma-Vr 09:00-17:00; za en zo gesloten"),
      (.spanish, "Lunes a viernes 09:00-17:00; s\u{E1}b y dom cerrado"),
      (.portuguese, "segunda-feira a sexta-feira 9h \u{E0}s 17h; s\u{E1}b e dom fechado"),
      (.polish, "Pn-Pt 09:00-17:00; sob i nd nieczynne"),
      (
        .russian,
        "\u{41F}\u{43D}.-\u{41F}\u{442}. 09:00-17:00; \u{421}\u{431}, \u{412}\u{441} \u{432}\u{44B}\u{445}\u{43E}\u{434}\u{43D}\u{43E}\u{439}"
      ),
      (.french, "lun-ven 9h-17h; sam et dim ferm\u{E9}"), (.german, "Mo-Fr 9-17; Sa und So zu"),
    ]
    for (language, text) in words {
      try check([(text, "Mo-Fr 09:00-17:00; Sa,Su off")], languages: [language])
      try check([(text, "Mo-Fr 09:00-17:00; Sa,Su off")], languages: OpeningHours.Language.all)
    }
    for language in OpeningHours.Language.all {
      expectEqual(OpeningHours.Language(code: language.code), language)
      try check(
        [("Mo-Th 08:00-16:00; Jan 05 off", "Mo-Th 08:00-16:00; Jan 05 off")], languages: [language])
    }
    try check(
      [("Mo-Th 08:00-16:00", "Mo-Th 08:00-16:00"), ("Monday 08:00-16:00", nil)], languages: [])
    expect(OpeningHours.Language(code: "xx") == nil)
  }

  @Test func aCardStatesWhatTheTextStates() throws {
    let monday = try CalendarDate(2026, 7, 6)
    func hours(_ text: String, _ messages: OpeningHours.Messages = .init()) throws -> String? {
      try OpeningHours(text).week(from: monday, messages: messages).first?.hours
    }
    for (text, expected) in [
      ("Mo-Fr 08:00-16:00, Mo 14:00-20:00", "8 AM–8 PM"),
      ("Mo 08:00-10:00, Mo 10:00-12:00, Mo 12:00-14:00", "8 AM–2 PM"),
      ("Mo 08:00-12:00 unknown, Mo 12:00-16:00 unknown", "8 AM–4 PM?"),
      ("Mo 08:00-12:00 open \"a\", Mo 12:00-16:00 open \"b\"", "8 AM–noon (a), noon–4 PM (b)"),
      ("Mo 13:30-17:00, Apr-Oct Mo 17:00-18:30", "1:30 PM–6:30 PM"),
      ("sunrise-sunset", "sunrise–sunset"), ("dawn-dusk", "dawn–dusk"),
      ("sunrise-20:00", "sunrise–8 PM"),
      ("(sunrise+01:30)-(sunset-00:30)", "1 h 30 min after sunrise–30 min before sunset"),
      ("sunset+", "sunset–?"), ("18:00+", "6 PM–?"),
      ("08:00-sunset,sunset-22:00", "8 AM–10 PM"), ("08:00-12:00,12:00-sunset", "8 AM–sunset"),
      ("sunrise-12:00,12:00-18:00 \"x\"", "sunrise–6 PM? (x)"), ("sunset-22:00+", "sunset–?"),
      ("06:00-sunrise,sunrise-10:00", "6 AM–10 AM"),
      ("sunset-22:00,06:00-10:00", "6 AM–10 AM, sunset–10 PM"),
      ("sunrise-sunset unknown", "sunrise–sunset?"),
      ("24/7; sunrise-sunset off", "24 hours, Closed sunrise–sunset"),
    ] {
      try expectEqual(hours(text), expected, "\(text)")
    }
    try expectEqual(hours("sunrise-02:00", .spanish), "salida del sol–2 a. m.")
    try expectEqual(hours("20:00-26:00", .englishTwentyFourHours), "20:00–02:00")
    try expectEqual(hours("Mo 00:00-24:00", .englishTwentyFourHours), "24 hours")
    let lines = try OpeningHours("Mo-Sa 09:00-12:00").week(from: monday, messages: .spanish)
    expectEqual(lines.map(\.weekdays), ["Lunes a sábado", "Domingo"])
    expectEqual(lines[0].parts.map(\.start), [.minute(540)])
    // Neither does a line about the state.
    for (text, time, expected) in [
      ("sunset-22:00", "09:00", "Closed until sunset"), ("sunset+", "09:00", "Closed until sunset"),
      ("sunrise-10:00", "13:00", "Closed until Tuesday sunrise"),
      ("(dusk+00:30)-23:00", "08:00", "Closed until 30 min after dusk"),
      ("08:00-sunset", "07:00", "Closed until 8 AM"),
      ("08:00-dusk", "09:00", "Hours are uncertain"),
      ("sunrise-sunset", "12:00", "Hours are uncertain"),
    ] {
      let now = try LocalDateTime(iso8601: "2026-07-06T\(time)")
      try expectEqual(OpeningHours(text).summary(at: now), expected, "\(text)")
    }
    // With times of the sun, the clock.
    let calendar = OpeningCalendar { _ in .init(dawn: 330, sunrise: 360, sunset: 1190, dusk: 1220) }
    try expectEqual(
      OpeningHours("sunrise-sunset").week(from: monday, in: calendar).map(\.hours), ["6 AM–7:50 PM"]
    )
  }
}
