import Essentials

/// Days of the year that have names of their own, in one language.
struct NamedDays: Sendable {
  /// The names; a longer one comes before its beginnings.
  let phrases: PhraseList
  /// The day of each name.
  let days: [DateSpan.Bound]

  /// Creates days from their names, without apostrophes: "new year s day" for "New Year's Day".
  init(_ names: KeyValuePairs<DateSpan.Bound, [String]>) {
    let sorted = names.flatMap { day, phrases in phrases.map { (phrase: $0, day: day) } }
      .sorted { ($1.phrase.utf8.count, $0.phrase) < ($0.phrase.utf8.count, $1.phrase) }
    phrases = PhraseList(sorted.map { $0.phrase })
    days = sorted.map { $0.day }
  }

  private static func day(_ month: Int, _ day: Int) -> DateSpan.Bound {
    DateSpan.Bound(.day(month: month, day: day))
  }

  private static func nth(
    _ nth: Int, _ weekday: Weekday, _ month: Int, _ offset: Int = 0
  ) -> DateSpan.Bound {
    var bound = DateSpan.Bound(.nth(month: month, weekday: weekday, nth: nth))
    bound.offset = offset
    return bound
  }

  private static func easter(_ offset: Int) -> DateSpan.Bound {
    var bound = DateSpan.Bound(.easter)
    bound.offset = offset
    return bound
  }

  /// The federal holidays of the United States, each on its own day, and days on which many places close, too.
  ///
  /// The law is the one that ``OpeningCalendar/federalHolidays(of:)`` cites.
  static let english = NamedDays([
    day(1, 1): ["new years day", "new year s day", "new year day", "new years", "new year s"],
    nth(3, .monday, 1): [
      "martin luther king jr day", "martin luther king junior day", "martin luther king day",
      "birthday of martin luther king jr", "mlk jr day", "mlk day",
    ],
    nth(3, .monday, 2): [
      "presidents day", "president s day", "washingtons birthday", "washington s birthday",
    ],
    nth(-1, .monday, 5): ["memorial day"],
    day(6, 19): ["juneteenth national independence day", "juneteenth"],
    day(7, 4): ["independence day", "fourth of july"],
    nth(1, .monday, 9): ["labor day"],
    nth(2, .monday, 10): [
      "columbus day", "indigenous peoples day", "indigenous people s day",
    ],
    day(11, 11): ["veterans day", "veteran s day"],
    nth(4, .thursday, 11, -1): ["thanksgiving eve", "day before thanksgiving"],
    nth(4, .thursday, 11): ["thanksgiving day", "thanksgiving"],
    nth(4, .thursday, 11, 1): ["day after thanksgiving", "black friday"],
    day(12, 24): ["christmas eve", "xmas eve"],
    day(12, 25): ["christmas day", "christmas", "xmas day", "xmas"],
    day(12, 26): ["day after christmas", "boxing day"],
    day(12, 31): ["new years eve", "new year s eve", "new year eve"],
    easter(-2): ["good friday"],
    easter(0): ["easter sunday", "easter sun", "easter day"],
    easter(1): ["easter monday", "easter mon"],
  ])

  static let german = NamedDays([
    day(1, 1): ["neujahr", "neujahrstag"], day(12, 24): ["heiligabend", "heiliger abend"],
    day(12, 31): ["silvester"], easter(-2): ["karfreitag"], easter(0): ["ostersonntag"],
    easter(1): ["ostermontag"], easter(50): ["pfingstmontag"],
  ])

  static let french = NamedDays([
    day(1, 1): ["jour de l an", "nouvel an"], day(11, 1): ["toussaint"],
    day(12, 25): ["noel", "jour de noel"], easter(1): ["lundi de paques"],
  ])

  static let spanish = NamedDays([
    day(1, 1): ["ano nuevo"], nth(4, .thursday, 11): ["dia de accion de gracias"],
    day(12, 24): ["nochebuena"], day(12, 25): ["navidad", "dia de navidad"],
    day(12, 31): ["nochevieja"], easter(-2): ["viernes santo"],
  ])
}

extension HoursNames {
  /// Returns the weekdays of letters and short forms in a row, such as "MWF" and "TTh", or `nil` if there are
  /// none or more than one list of weekdays in order can be meant.
  ///
  /// "MF" may be from Monday to Friday, so that two weekdays must be at most two days apart. A word with small
  /// letters has a capital at each weekday, or else it may be one misspelled weekday, such as "Tt". Two small
  /// letters may be a weekday in another language, as "wt" is in Polish, and "WET" is a time zone.
  func weekdays(ofLetters word: HoursWord, _ typed: ArraySlice<UInt8>) -> [Weekday]? {
    guard !letters.isEmpty, (2...14).contains(typed.count), word.weekday == nil,
      typed.count > 2 || typed.contains(where: { $0 & 0x20 == 0 }), word.text != "wet"
    else { return nil }
    let isMixed =
      typed.contains { $0 & 0x20 == 0 } && typed.contains { $0 & 0x20 != 0 }
    var readings: Set<[Weekday]> = []
    // The first day of the week is Monday or Sunday.
    for days in [0, 6].map({ first in (0..<7).map { Weekday.allCases[($0 + first) % 7] } }) {
      var open: [(rest: ArraySlice<UInt8>, places: [Int])] = [(typed, [])]
      while let part = open.popLast() {
        guard let start = part.rest.first else {
          if part.places.count == 2, part.places[1] > part.places[0] + 2 { return nil }
          readings.insert(part.places.map { days[$0] }.sorted { $0.rawValue < $1.rawValue })
          continue
        }
        if isMixed, start & 0x20 != 0 { continue }
        for length in 1...2 where length <= part.rest.count {
          let name = String(decoding: part.rest.prefix(length).map { $0 | 0x20 }, as: UTF8.self)
          for weekday in letters[name] ?? [] {
            guard let place = days.firstIndex(of: weekday), place > part.places.last ?? -1 else {
              continue
            }
            open.append((part.rest.dropFirst(length), part.places + [place]))
          }
        }
      }
    }
    return readings.count == 1 ? readings.first : nil
  }

  /// The names with the first and with the last weekday that each letter can mean, such as "S".
  ///
  /// They tell whether a letter that another language has can mean something else.
  var readingsOfLetters: [HoursNames] {
    guard letters.contains(where: { $0.value.count > 1 }) else { return [] }
    return [true, false].map { isFirst in
      let changes = letters.filter { $0.key.utf8.count == 1 }.map { letter, days in
        var word = word(letter)
        word.weekday = isFirst ? days.first : days.last
        return word
      }
      return HoursNames(self, changes: changes, letters: letters)
    }
  }
}
