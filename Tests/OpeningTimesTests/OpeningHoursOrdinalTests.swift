import Essentials
import OpeningTimes
import TestSupport
import Testing

@Suite("Opening hours: first and third Saturday of the month") struct OpeningHoursOrdinalTests {
  private func normal(
    _ text: String, _ languages: [OpeningHours.Language] = [.english]
  ) -> String? {
    try? OpeningHours(text, languages: languages).description
  }

  @Test func weekdaysOfAMonthAreReadInWords() {
    let cases = [
      ("1st Saturday 9am-noon", "Sa[1] 09:00-12:00"),
      ("Last Friday of each month, 18:00-21:00", "Fr[-1] 18:00-21:00"),
      ("every 2nd Monday of the month 10:00-12:00", "Mo[2] 10:00-12:00"),
      ("every first and third Friday off", "Fr[1,3] off"),
      ("1st Saturday and 3rd Sunday 10:00-14:00", "Sa[1],Su[3] 10:00-14:00"),
      ("10:00-13:00 first Saturday of the month", "Sa[1] 10:00-13:00"),
      ("Sat 9am-1pm, 1st Sun 10am-2pm", "Sa 09:00-13:00 open, Su[1] 10:00-14:00"),
      ("Mo-Fr 09:00-17:00; closed on 1st & 3rd Friday", "Mo-Fr 09:00-17:00; Fr[1,3] off"),
    ]
    for (text, hours) in cases { expectEqual(normal(text), hours, "\(text)") }
    let saturdays = "Sa[1,3] 09:00-13:00"
    expectEqual(normal("Primer y tercer sábado del mes 09:00-13:00", [.spanish]), saturdays)
    expectEqual(
      normal("jeden ersten und dritten Samstag im Monat 9-13 Uhr", [.german]), saturdays)
    expectEqual(normal("1er et 3e samedi du mois 9h-13h", [.english, .french]), saturdays)
  }

  /// "Every second Monday" may be every other one; a second weekday may be any of its kind.
  @Test(arguments: [
    "every second Monday 10:00-12:00", "every 3rd Tuesday 10:00-12:00", "6th Saturday 09:00-12:00",
    "1st and 3rd Saturday and Sunday 10:00-14:00", "second Saturday - Sunday 9:00-12:00",
    "1st Saturday, Sunday 09:00-12:00", "1st 09:00-12:00", "last 09:00-12:00",
    "first Saturdays", "Sa 09:00-13:00; 1st Saturday of every month", "1st and 3rd Sunday; Mo 9-12",
    "1st-3rd Saturday 09:00-12:00", "1st & 3rd week Sa 09:00-12:00", "5 Sa 09:00-12:00",
  ])
  func aTextWithTwoReadingsIsRefused(text: String) { expectEqual(normal(text), nil) }

  /// The open days of a month, found one by one.
  @Test(arguments: 0..<20) func theDaysAreThoseOfTheMonth(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    func any<Value>(_ values: [Value]) -> Value {
      values[Int.random(in: values.indices, using: &generator)]
    }
    let words = [
      1: ["1st", "first"], 2: ["2nd", "second"], 3: ["3rd", "Third"], 4: ["4th", "fourth"],
      5: ["5th", "fifth"], -1: ["last", "LAST"],
    ]
    let numbers = words.keys.sorted().filter { _ in Bool.random(using: &generator) }
    guard !numbers.isEmpty else { return }
    let weekday = any(Weekday.allCases)
    var text = any(["", "the ", "on the ", "on "])
    for (place, number) in numbers.enumerated() {
      if place > 0 { text += any([", ", ",", " & ", " and ", ", "]) }
      text += any(words[number] ?? [])
    }
    let name = "\(weekday)"
    text += " " + any([name, name + "s", String(name.prefix(3)), name.uppercased()])
    text += any(["", " of the month", " of every month", " each month", " of each month,"])
    let hours = try OpeningHours(text + " 9am-noon")
    let month = Int.random(in: 1...12, using: &generator)
    var days = try (1...28).map { try CalendarDate(2026, month, $0) }
    while let next = days[days.count - 1].adding(days: 1), next.month == month { days.append(next) }
    let own = days.filter { $0.weekday == weekday }
    for (place, day) in own.enumerated() {
      expectEqual(
        hours.state(at: try LocalDateTime(day, minuteOfDay: 600)).isOpen,
        numbers.contains(place + 1) || place == own.count - 1 && numbers.contains(-1),
        "\(text) \(day)")
    }
    expect(
      try days.filter { $0.weekday != weekday }.allSatisfy {
        try !hours.state(at: LocalDateTime($0, minuteOfDay: 600)).isOpen
      }, "\(text)")
  }
}
