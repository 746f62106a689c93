import Essentials
import OpeningTimes
import TestSupport
import Testing

/// Weekdays as letters, open ends in words, and dates of numbers.
@Suite("Opening hours: letters and numbers in place of names") struct OpeningHoursLettersTests {
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  private func normal(
    _ text: String, _ languages: [OpeningHours.Language] = [.english]
  ) -> String? {
    let hours = try? OpeningHours(text, languages: languages)
    expect(hours?.warnings.isEmpty != true, "\(text)")
    return hours?.description
  }

  @Test func lettersInARowAreAList() {
    for (text, expected) in [
      ("MWF 9am-5pm", "Mo,We,Fr 09:00-17:00"), ("TTh 10am-2pm", "Tu,Th 10:00-14:00"),
      ("MTWThF 8am-4pm", "Mo,Tu,We,Th,Fr 08:00-16:00"), ("SaSu 9am-noon", "Sa,Su 09:00-12:00"),
      ("T & Th 9am-1pm", "Tu,Th 09:00-13:00"), ("T-Th 9am-1pm", "Tu-Th 09:00-13:00"),
      ("M, T, W, Th, F 9am-5pm", "Mo,Tu,We,Th,Fr 09:00-17:00"),
      ("MWF 9-5", "Mo,We,Fr unknown \"9-5\""),
      ("M-Th 9a-5p, F 9a-noon", "Mo-Th 09:00-17:00 open, Fr 09:00-12:00"),
      // All weekdays from the first to the last, or Saturday or Sunday, or nothing that says when.
      ("MF 9am-5pm", nil), ("MTh 9am-5pm", nil), ("T-F 9am-5pm", nil), ("T 9am-noon", nil),
      ("FS 9am-5pm", nil), ("Tt 9am-5pm", nil), ("M-S 9am-5pm", nil), ("FM 9am-5pm", nil),
      ("TTh", nil), ("Tr 9am-5pm", nil), ("R 9am-5pm", nil), ("MR 9am-5pm", nil),
      ("MTWRF 8am-4pm", "Mo,Tu,We,Th,Fr 08:00-16:00"), ("TR 9am-5pm", "Tu,Th 09:00-17:00"),
    ] { expectEqual(normal(text), expected, "\(text)") }
    for (text, expected) in [
      ("L-V 9-18", "Mo-Fr 09:00-18:00"), ("L a V de 9 a 14 h", "Mo-Fr 09:00-14:00"),
      ("LMXJV 9-14", "Mo,Tu,We,Th,Fr 09:00-14:00"), ("M-X 9-14", "Tu-We 09:00-14:00"),
      ("L,M,X,J,V 9-14", "Mo,Tu,We,Th,Fr 09:00-14:00"), ("D 10-14", "Su 10:00-14:00"),
      // "M" is a Tuesday or a Wednesday.
      ("M 9-18", nil), ("M-V 9-18", nil), ("LMJV 9-18", nil),
    ] {
      expectEqual(normal(text, [.spanish]), expected, "\(text)")
      expectEqual(normal(text, [.english, .spanish]), expected, "\(text)")
    }
    expectEqual(normal("L-V 9-18"), nil)
    // A Saturday in Spanish, a Sunday beside "Su", and any of three weekdays in Portuguese.
    expectEqual(normal("S 10-14", [.spanish]), "Sa 10:00-14:00")
    for languages in [[.english, .spanish], [.portuguese, .spanish], OpeningHours.Language.all] {
      expectEqual(normal("S 10-14", languages), nil)
      expectEqual(normal("D 10-14", languages), "Su 10:00-14:00")
      expectEqual(
        normal("S-D 10-14", languages), languages.contains(.portuguese) ? nil : "Sa-Su 10:00-14:00")
      expectEqual(normal("L-V 9-18, S 10-14", languages), "Mo-Fr 09:00-18:00 open, Sa 10:00-14:00")
    }
    expectEqual(normal("Mo-S 10-14", [.spanish]), nil)
    expectEqual(normal("S-S 10-14", [.spanish]), nil)
    expectEqual(normal("D 10h-12h", [.french]), "Su 10:00-12:00")
  }

  /// A row of letters, if it can be read, has exactly one list of weekdays in order.
  @Test(arguments: 0..<30) func aRowHasOneReading(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let names = ["M", "T", "W", "Th", "F", "S", "Su"]
    let other = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]
    let single = ["M", "T", "W", "R", "F", "S", "Su"]
    let days = (0..<7).filter { _ in Bool.random(using: &random) }
    guard days.count > 1 else { return }
    let word = days.map { day in
      [names, other, single][Int.random(in: 0..<3, using: &random)][day]
    }.joined()
    /// The lists of days that the word can be, in a week that begins on a Monday or a Sunday.
    func readings(_ rest: Substring, _ week: ArraySlice<Int>) -> Set<Set<Int>> {
      if rest.isEmpty { return [[]] }
      var found: Set<Set<Int>> = []
      for (place, day) in zip(week.indices, week) {
        let last = [3: "T", 6: "S"][day] ?? names[day]
        for name in Set([names[day], other[day], single[day], last]) where rest.hasPrefix(name) {
          let others = readings(rest.dropFirst(name.count), week[(place + 1)...])
          found.formUnion(others.map { $0.union([day]) })
        }
      }
      return found
    }
    let all = readings(word[...], Array(0...6)[...]).union(
      readings(word[...], [6, 0, 1, 2, 3, 4, 5]))
    let hours = try? OpeningHours(word + " 10:00-14:00")
    guard let hours else {
      let isSpan = days.count == 2 && days[1] - days[0] > 2
      expect(all.count != 1 || isSpan || all.first?.count == 2, "\(word) is refused")
      return
    }
    expectEqual(all.count, 1, "\(word)")
    for day in 0..<7 {
      let noon = try LocalDateTime(CalendarDate(2026, 6, 1 + day), minuteOfDay: 720)
      expectEqual(hours.state(at: noon).isOpen, all.first?.contains(day) == true, "\(word) \(day)")
    }
  }

  /// Portuguese numbers weekdays from Sunday on.
  @Test func numbersOfWeekdays() {
    for (text, expected) in [
      ("2\u{AA} a 6\u{AA} 8h-18h", "Mo-Fr 08:00-18:00"),
      ("2\u{AA} a 6\u{AA}-feira das 8h \u{E0}s 18h", "Mo-Fr 08:00-18:00"),
      ("2a, 4a e 6a 9:00-12:00", "Mo,We,Fr 09:00-12:00"),
      ("3\u{AA}: 9h-12h; 5\u{AA}: 14h-18h; dom fechado", "Tu 09:00-12:00; Th 14:00-18:00; Su off"),
      ("7\u{AA} 9h-12h", nil), ("1\u{AA} 9h-12h", nil), ("2 a 6 8h-18h", nil),
    ] {
      expectEqual(normal(text, [.portuguese]), expected, "\(text)")
      expectEqual(normal(text, OpeningHours.Language.all), expected, "\(text)")
    }
  }

  /// Two numbers with a slash are a date if they have one reading, and are no hours.
  @Test(arguments: 0..<10) func datesOfNumbersHaveSlashes(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let (month, day) = (
      Int.random(in: 1...12, using: &random), Int.random(in: 25...28, using: &random)
    )
    let date = try OpeningHours("\(Self.months[month - 1]) \(day) off").description
    for typed in ["\(month)/\(day)", "\(day)/\(month)"] {
      expectEqual(normal("closed \(typed)"), date, typed)
      expectEqual(normal("\(typed) closed", OpeningHours.Language.all), date, typed)
      expectEqual(normal("Mo-Fr 9am-5pm; closed \(typed)"), "Mo-Fr 09:00-17:00; \(date)", typed)
      expectEqual(normal("closed \(typed)/2027"), "2027 \(date)", typed)
      // Both numbers may be hours.
      for other in [typed, "\(typed), Sa 9am-5pm", "\(typed) Uhr", "Mo-Fr \(typed)"] {
        expectEqual(normal(other), nil, other)
      }
      expectEqual(try? OpeningHours("\(typed) off", languages: []).description, nil, typed)
    }
    let number = Int.random(in: 1...12, using: &random)
    let either = "\(number)/\(number % 12 + 1)"
    expectEqual(normal("closed \(either)"), nil, either)
    expectEqual(normal("closed \(Int.random(in: 13...24, using: &random))/7"), nil)
  }

  @Test func severalDatesOfNumbers() {
    for (text, expected) in [
      (
        "Mo-Fr 9am-5pm, closed 12/24, 12/25 & 1/1",
        "Mo-Fr 09:00-17:00 open, Dec 24,Dec 25,Jan 01 off"
      ),
      ("12/24 9am-noon", "Dec 24 09:00-12:00"), ("closed 12/24-1/1", "Dec 24-Jan 01 off"),
      ("closed 12/24-26", "Dec 24-26 off"), ("closed Dec 24-26/2", nil),
      ("closed 2/30", nil), ("closed 12/25/26", nil),
    ] { expectEqual(normal(text), expected, "\(text)") }
  }

  @Test func anEndCanBeOpenInWords() {
    for (code, text, expected) in [
      ("de", "ab 18 Uhr", "18:00+"), ("de", "Fr, Sa ab 20:00", "Fr,Sa 20:00+"),
      ("de", "Mo-Fr 10-14 Uhr und ab 18 Uhr", "Mo-Fr 10:00-14:00,18:00+"),
      ("de", "ab 6 Uhr", nil), ("de", "bis 18 Uhr", nil), ("de", "ab 1. Mai Mo 10-12", nil),
      ("en", "from 6pm", "18:00+"), ("en", "Sa 6pm onwards", "Sa 18:00+"),
      ("en", "from 9am to 5pm", "09:00-17:00"), ("en", "from 6", nil), ("en", "until 6pm", nil),
      ("es", "a partir de las 18:00", "18:00+"), ("fr", "\u{E0} partir de 18h", "18:00+"),
      ("nl", "vanaf 18 uur", "18:00+"), ("pt", "a partir das 18h", "18:00+"),
      ("en", "24/7/365", "24/7"),
      ("en", "24 hours a day, 365 days a year", "24/7"), ("en", "24/7 365 days a year", "24/7"),
      ("en", "24-7", nil), ("en", "By appt. only", "unknown \"By appt. only\""),
    ] {
      expectEqual(
        normal(text, OpeningHours.Language(code: code).map { [$0] } ?? []), expected, "\(text)")
    }
  }

  /// A day and a month of numbers with periods are a date where German is a language.
  @Test(arguments: 0..<10) func datesOfNumbersHavePeriods(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    func date() -> (typed: String, meant: String, number: Int) {
      let (day, month) = (
        Int.random(in: 1...28, using: &random), Int.random(in: 1...12, using: &random)
      )
      func digits(_ number: Int) -> String {
        number < 10 && Bool.random(using: &random) ? "0\(number)" : "\(number)"
      }
      let typed = "\(digits(day)).\(digits(month))."
      return (typed, "\(Self.months[month - 1]) \(day)", 31 * month + day)
    }
    let (first, second) = (date(), date())
    guard first.number != second.number else { return }
    for (text, meant) in [
      (
        "\(first.typed)-\(second.typed) Mo-Fr 9-17",
        "\(first.meant)-\(second.meant) Mo-Fr 09:00-17:00"
      ),
      ("vom \(first.typed) bis \(second.typed) geschlossen", "\(first.meant)-\(second.meant) off"),
      (
        "\(first.typed) und \(second.typed): 10-12 Uhr",
        "\(first.meant),\(second.meant) 10:00-12:00"
      ),
      ("Mo 10-12; \(first.typed)2027 geschlossen", "Mo 10:00-12:00; 2027 \(first.meant) off"),
    ] {
      for languages in [[.german], [.english, .german], OpeningHours.Language.all] {
        try expectEqual(normal(text, languages), OpeningHours(meant).description, "\(text)")
      }
      expectEqual(normal(text), nil, "\(text)")
    }
    expectEqual(normal(first.typed, [.german]), nil)
    expectEqual(normal("24.-26.12. geschlossen", [.german]), "Dec 24-26 off")
    expectEqual(normal("8.30-12.30", [.german]), "08:30-12:30")
    expectEqual(normal("31.04. geschlossen", [.german]), nil)
  }
}
