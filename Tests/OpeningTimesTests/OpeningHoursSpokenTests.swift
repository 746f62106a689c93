import Essentials
import OpeningTimes
import TestSupport
import Testing

/// Dates and words as people say them, in the languages of the module.
@Suite("Opening hours: dates and words as people say them") struct OpeningHoursSpokenTests {
  /// The names of months as dictionaries have them, and a day before its month.
  private static let languages:
    [(language: OpeningHours.Language, months: String, day: @Sendable (Int) -> String, to: String)] =
      [
        (
          .english,
          "January February March April May June July August September October November December",
          { "\($0)\(suffix(of: $0)) " }, "to"
        ),
        (
          .german,
          "Januar Februar M\u{E4}rz April Mai Juni Juli August September Oktober November Dezember",
          { "\($0). " }, "bis"
        ),
        (
          .french,
          "janvier f\u{E9}vrier mars avril mai juin juillet ao\u{FB}t septembre octobre novembre "
            + "d\u{E9}cembre",
          { $0 == 1 ? "1er " : "\($0) " }, "au"
        ),
        (
          .spanish,
          "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
          { "\($0) de " }, "al"
        ),
        (
          .portuguese,
          "janeiro fevereiro mar\u{E7}o abril maio junho julho agosto setembro outubro novembro "
            + "dezembro",
          { "\($0) de " }, "a"
        ),
        (
          .dutch,
          "januari februari maart april mei juni juli augustus september oktober november december",
          { "\($0) " }, "tot"
        ),
      ]

  /// The letters of an English ordinal.
  private static func suffix(of number: Int) -> String {
    if (11...13).contains(number) { return "th" }
    return [1: "st", 2: "nd", 3: "rd"][number % 10] ?? "th"
  }

  private static let short = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// A day before or behind its month, with or without the letters of an ordinal, is the day of the
  /// specification's form.
  @Test func aDateHasOneReadingInEveryLanguage() throws {
    var random = SeededGenerator(seed: 25_12)
    for (language, names, write, to) in Self.languages {
      let months = names.split(separator: " ")
      for _ in 0..<12 {
        let (month, other) = (
          Int.random(in: 0..<12, using: &random), Int.random(in: 0..<12, using: &random)
        )
        let (day, last) = (
          Int.random(in: 1...28, using: &random), Int.random(in: 1...28, using: &random)
        )
        let date = Self.short[month] + " \(day)"
        let text = write(day) + months[month]
        let end = write(last) + months[other]
        var cases = [
          ("\(text) off", "\(date) off"), ("\(text): 10:00-14:00", "\(date) 10:00-14:00"),
          ("Mo-Th 09:00-17:00, \(text) off", "Mo-Th 09:00-17:00 open, \(date) off"),
          ("\(text) \(to) \(end) off", "\(date)-\(Self.short[other]) \(last) off"),
          ("\(text) 2027 off", "2027 \(date) off"),
        ]
        if day < last {
          let bare = write(day).split(separator: " ")[0]
          cases.append(("\(bare) \(to) \(end) off", "\(Self.short[other]) \(day)-\(last) off"))
          cases.append(
            ("\(day)-\(last) \(months[other]) off", "\(Self.short[other]) \(day)-\(last) off"))
        }
        if language == .english {
          cases.append(("\(months[month]) \(day)\(Self.suffix(of: day)) off", "\(date) off"))
        }
        for (text, meant) in cases {
          let hours = try? OpeningHours(text, languages: [language])
          try expectEqual(hours, OpeningHours(meant), "\(text)")
          expect(hours?.warnings.isEmpty == false, "\(text)")
        }
      }
    }
  }

  /// What could be another date, or hours, or would be open around the clock.
  @Test func anUncertainDateIsRefused() throws {
    for text in [
      "July 4th", "25 December", "25 Dec, 26 Dec", "10-12 May", "10-12, 14-16 May off",
      "10-12, 14 May off", "1-3, 5 May off", "1 May-3 10:00-12:00", "15-10 May off", "31 April off",
      "0 May off", "32 May off", "Dec 24/12 off", "May 1-3 Jun 10:00-12:00", "Sa 8-13 May-Oct",
    ] {
      expect((try? OpeningHours(text)) == nil, "\(text)")
    }
    // Hours of months, and a Thursday, as before.
    try expectEqual(OpeningHours("10-12 May-Sep").description, "May-Sep 10:00-12:00")
    try expectEqual(OpeningHours("10:00-12:00 May").description, "May 10:00-12:00")
    try expectEqual(OpeningHours("Nov 04Th off").description, "Nov 04 Th off")
    try expectEqual(OpeningHours("Nov 4 Th off").description, "Nov 04 Th off")
  }

  @Test(arguments: [
    ("en", "Every Saturday 8am-1pm", "Sa 08:00-13:00"), ("en", "closed every Monday", "Mo off"),
    ("en", "Every other Saturday 8am-1pm", nil), ("en", "every 2nd Saturday 8am-1pm", nil),
    ("en", "Mon, Wed, and Fri 9am-noon", "Mo,We,Fr 09:00-12:00"),
    ("en", "Mon, Wed, & Fri 9am-noon", "Mo,We,Fr 09:00-12:00"),
    ("en", "Open Tu-Su, 10am-4pm; closed Mo", "Tu-Su 10:00-16:00; Mo off"),
    ("en", "Open Monday, closed Tuesday", nil), ("en", "Open Mo, Jan 1 off", nil),
    (
      "en", "Mo-Fr 9am-5pm or by appointment",
      "Mo-Fr 09:00-17:00 || unknown \"by appointment\""
    ),
    ("en", "Mo or Tu 9am-5pm", nil), ("en", "or by appointment", nil),
    ("de", "jeden Samstag 8-13 Uhr", "Sa 08:00-13:00"),
    ("de", "jeden 1. Samstag im Monat 8-13 Uhr", "Sa[1] 08:00-13:00"),
    ("de", "rund um die Uhr ge\u{F6}ffnet", "24/7"), ("de", "ge\u{F6}ffnet", nil),
    ("de", "Mo ge\u{F6}ffnet", nil), ("de", "Mo-Fr 9-18 Uhr ge\u{F6}ffnet", "Mo-Fr 09:00-18:00"),
    (
      "de", "Mo-Fr 8-12 Uhr oder nach Vereinbarung",
      "Mo-Fr 08:00-12:00 || unknown \"nach Vereinbarung\""
    ),
    ("de", "Wochenende geschlossen", "Sa-Su off"), ("es", "Abierto 24 horas", "24/7"),
    ("es", "lunes a viernes de 9 a 14 y de 16 a 20 h", "Mo-Fr 09:00-14:00,16:00-20:00"),
    ("es", "viernes 20:00 a medianoche", "Fr 20:00-24:00"),
    ("es", "fines de semana 10:00-14:00", "Sa-Su 10:00-14:00"),
    ("fr", "Lun - Ven : 9 h 30 \u{2013} 19 h", "Mo-Fr 09:30-19:00"), ("fr", "lun 9 h 12 h", nil),
    ("fr", "d\u{2019}avril \u{E0} octobre : samedi 9h-13h", "Apr-Oct Sa 09:00-13:00"),
    ("fr", "tous les samedis de 8h \u{E0} midi", "Sa 08:00-12:00"),
    ("fr", "week-end 10h-18h", "Sa-Su 10:00-18:00"), ("fr", "ouvert le lundi", nil),
    ("fr", "ouvert du mardi au dimanche de 10h \u{E0} 18h", "Tu-Su 10:00-18:00"),
  ])
  func wordsAroundDaysAndTimes(code: String, text: String, normal: String?) throws {
    for languages in [[try #require(OpeningHours.Language(code: code))], OpeningHours.Language.all]
    {
      expectEqual(try? OpeningHours(text, languages: languages).description, normal, "\(text)")
    }
  }
}
