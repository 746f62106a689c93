import HealthDomain
import TestSupport
import Testing

@Suite("Doctor summary: symptoms, layout, and privacy") struct DoctorSummaryTests {
  private typealias Entry = HealthJournal.Entry

  private func journal() throws -> HealthJournal {
    var first = try JournalRows.entry(1, "2020-08-17T08:00", "quoted")
    first.symptoms = [.init("cough", .mild), .init("Headache", .severe)]
    first.temperatures = [HealthJournal.Temperature(38.2, .celsius)].compactMap(\.self)
    first.treatments = [.init("tea", at: first.time)]
    first.mood = .bad
    var second = try JournalRows.entry(2, "2020-08-17T20:00")
    second.symptoms = [.init("Cough", .moderate)]
    second.temperatures = [HealthJournal.Temperature(101, .fahrenheit)].compactMap(\.self)
    second.mood = .veryBad
    var third = try JournalRows.entry(3, "2020-08-19T08:00")
    third.symptoms = [.init("Cough", .mild), .init("cough", .mild)]
    third.temperatures = [HealthJournal.Temperature(36.6, .celsius)].compactMap(\.self)
    // The later treatment was entered first.
    third.treatments = [
      .init("Ibuprofen", amount: "200 mg", at: try JournalRows.time("2020-08-19T07:00")),
      .init("ibuprofen", amount: "400 mg", at: try JournalRows.time("2020-08-18T07:00")),
    ]
    third.contacts = [
      .init("Anna", from: third.time, minutes: 5), .init("ANNA", from: third.time, minutes: 9),
      .init("Bob", from: third.time, minutes: 5, at: "Park"),
    ]
    third.mood = .neutral
    return try JournalRows.journal([first, second, third, try JournalRows.full()])
  }

  private func days(_ first: Int, _ last: Int) throws -> ClosedRange<CalendarDate> {
    try CalendarDate(2020, 8, first)...CalendarDate(2020, 8, last)
  }

  /// A symptom that a person logs as a picture is another one than another picture.
  @Test func picturesAreOtherSymptomsAndTreatments() throws {
    var entry = try JournalRows.entry(1, "2020-08-17T08:00")
    entry.symptoms = [.init("🤒", .mild), .init("🤮", .severe), .init("🤒", .moderate)]
    entry.treatments = ["💊", "💉", "💊"].map { .init($0, at: entry.time) }
    let summary = try JournalRows.journal([entry]).doctorSummary(for: days(17, 17))
    expectEqual(Set(summary.symptoms.map(\.name)), ["🤒", "🤮"])
    expectEqual(summary.treatments.map(\.count), [2, 1])
  }

  @Test func symptomsAreCountedByDay() throws {
    var journal = try journal()
    journal.delete(Entry.ID(0xA1))
    let summary = journal.doctorSummary(for: try days(17, 19))
    expectEqual(summary.symptoms.map(\.name), ["cough", "Headache"])
    let cough = try #require(summary.symptoms.first)
    expect(cough.days == 2 && cough.worst == .moderate)
    expect(cough.first.day == 17 && cough.last.day == 19)
    let temperatures = try #require(summary.temperatures)
    expect(temperatures.count == 3 && temperatures.feverDays == 1)
    expectEqual(temperatures.lastFever?.day, 17)
    // 101 °F is 38.3 °C.
    expectEqual(temperatures.highest, HealthJournal.Temperature(101, .fahrenheit))
    expectEqual(summary.treatments.map(\.name), ["Ibuprofen", "tea"])
    expectEqual(summary.treatments.map(\.count), [2, 1])
    expectEqual(summary.treatments.first?.lastAmount, "200 mg")
    expect(summary.people == 2 && summary.badDays == 1)
  }

  @Test func onlyTheDaysCount() throws {
    let summary = try journal().doctorSummary(for: try days(19, 20))
    expect(summary.symptoms.map(\.days) == [1] && summary.temperatures?.lastFever == nil)
    let empty = try journal().doctorSummary(for: try days(1, 2))
    expect(empty.symptoms.isEmpty && empty.temperatures == nil && empty.people == 0)
    expect(empty.markdown().contains("Nothing was logged on these days."))
    expect(empty.html().contains("<li>Nothing was logged on these days.</li>"))
  }

  @Test func thePageNamesNobodyAndQuotesNothing() throws {
    let summary = try journal().doctorSummary(for: try days(1, 30))
    for page in [summary.html(), summary.markdown()] {
      for text in ["Anna", "ANNA", "Bob", "Park", "quoted", "schlecht", "work", "m4a", "Roma"] {
        expect(!page.contains(text))
      }
    }
  }

  @Test func thePageIsReadable() throws {
    var journal = try journal()
    journal.delete(Entry.ID(0xA1))
    let page = journal.doctorSummary(for: try days(17, 19)).html()
    let body = page.split(separator: "<body>").last.map(String.init) ?? ""
    expectEqual(
      body,
      """

      <h1>Summary for a doctor</h1>
      <p>From 2020-08-17 to 2020-08-19, as logged by the person.</p>
      <section>
      <h2>Symptoms</h2>
      <ul>
      <li dir="auto"><bdi>cough</bdi>, days: 2, from 2020-08-17 to 2020-08-19, at worst moderate</li>
      <li dir="auto"><bdi>Headache</bdi>, days: 1, from 2020-08-17 to 2020-08-17, at worst severe</li>
      </ul>
      </section>
      <section>
      <h2>Temperature</h2>
      <ul>
      <li>Readings: 3, days with a fever: 1</li>
      <li>Highest temperature: 38.3 °C (101.0 °F)</li>
      <li>Last fever: 2020-08-17</li>
      </ul>
      </section>
      <section>
      <h2>Treatments</h2>
      <ul>
      <li dir="auto"><bdi>Ibuprofen</bdi>, times: 2, last <bdi>200 mg</bdi> at 2020-08-19 07:00</li>
      <li dir="auto"><bdi>tea</bdi>, times: 1, last at 2020-08-17 08:00</li>
      </ul>
      </section>
      <section>
      <h2>Other</h2>
      <ul>
      <li>People met: 2</li>
      <li>Days with a bad mood: 1</li>
      </ul>
      </section>
      <p>This page repeats what was logged. It is not a diagnosis.</p>
      </body>
      </html>

      """)
  }

  @Test(arguments: [
    "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "</p></li>", "<!--",
    "\u{0}\u{1B}\u{7F}\u{9B}\u{FFFE}", "<\u{0}script>",
  ])
  func hostileTextIsNoMarkup(text: String) throws {
    var entry = try JournalRows.full()
    let day = entry.time.date
    let safe = try JournalRows.journal([entry]).doctorSummary(for: day...day).html()
    entry.symptoms = [.init(text, .mild)]
    entry.treatments = [.init(text, amount: text, at: entry.time)]
    let page = try JournalRows.journal([entry]).doctorSummary(for: day...day).html()
    expectEqual(page.count { $0 == "<" }, safe.count { $0 == "<" })
    expectEqual(page.count { $0 == ">" }, safe.count { $0 == ">" })
    expect(!page.contains("<script") && !page.contains("<img"))
    expect(!page.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    expect(!page.unicodeScalars.contains { (0x7F...0x9F).contains($0.value) })
  }

  @Test func nothingPrivateIsPrinted() throws {
    let entry = try JournalRows.full()
    let day = entry.time.date
    let summary = try JournalRows.journal([entry]).doctorSummary(for: day...day)
    var dumped = ""
    dump(summary, to: &dumped)
    for text in ["\(summary)", String(reflecting: summary), dumped] {
      for secret in ["Anna", "Cough", "Ibuprofen", "2020", "Roma"] {
        expect(!text.contains(secret))
      }
    }
  }

  @Test func thePageHasRoomOnOneSheet() throws {
    var entry = try JournalRows.entry(1, "2020-08-18T09:30")
    let long = String(repeating: "<é", count: 150)
    entry.symptoms = (10...30).map { .init("S\($0)\(long)", .mild) }
    entry.treatments = (10...30).map { .init("T\($0)\(long)", amount: long, at: entry.time) }
    entry.temperatures = [HealthJournal.Temperature(39, .celsius)].compactMap(\.self)
    entry.contacts = [.init(long, from: entry.time, minutes: 1)]
    entry.mood = .bad
    var summary = try JournalRows.journal([entry]).doctorSummary(for: try days(18, 18))
    summary.cycle = try cycle()
    expectEqual(summary.symptoms.count, 21)
    let page = summary.html()
    expect(page.contains("<bdi>S17") && !page.contains("<bdi>S18"))
    expect(page.contains("<li>and 13 more</li>"))
    let lines = page.replacing(" dir=\"auto\"", with: "").replacing("<bdi>", with: "")
      .replacing("</bdi>", with: "").split(separator: "\n").filter { $0.hasPrefix("<li>") }
    expect(lines.count <= 36)
    for line in lines {
      expect(line.replacing("&lt;", with: "<").count <= "<li></li>".count + 80)
    }
  }

  /// Two cycles of 28 and 45 days, with a heavy day, spotting, and a symptom.
  private func cycle() throws -> CycleHistory.ClinicalSummary {
    var history = CycleHistory()
    let today = try CalendarDate(2020, 8, 30)
    for date in ["2020-05-01", "2020-05-29", "2020-07-13"] {
      let start = try CalendarDate(iso8601: date)
      try history.add(LoggedPeriod(start: start, end: start.adding(days: 4)), asOf: today)
    }
    var heavy = DayLog()
    heavy.flow = .heavy
    heavy.symptoms.insert(.backPain)
    try history.log(heavy, on: try CalendarDate(2020, 7, 14), asOf: today)
    return history.clinicalSummary(asOf: today, age: 31)
  }

  @Test func aPageIsAboutTheCycleAloneOrBoth() throws {
    let alone = HealthJournal.DoctorSummary(days: try days(1, 30), cycle: try cycle())
    var messages = HealthJournal.DoctorSummary.Messages()
    messages.cycle.symptoms = [.backPain: "Back pain"]
    let text = alone.markdown(messages: messages).replacing("\\", with: "")
    expectEqual(
      text,
      """
      # Summary for a doctor

      From 2020-08-01 to 2020-08-30, as logged by the person.

      ## Cycles

      - From 2020-05-01 to 2020-08-30
      - First day of the last period: 2020-07-13
      - Cycle length in days: median 36.5, from 28 to 45, cycles: 2
      - Period length in days: median 5, from 5 to 5, periods: 2
      - Most days of heavy flow in a period: 1
      - Cycles longer than usual: 2 of 3
      - Irregular cycles, in days: from 28 to 49
      - Irregular cycles in the last six months, in days: from 28 to 45
      - Back pain, days: 1

      This page repeats what was logged. It is not a diagnosis.

      """)
    var both = try journal().doctorSummary(for: try days(17, 19))
    both.cycle = try cycle()
    let page = both.html()
    expect(page.contains("<h2>Symptoms</h2>") && page.contains("<h2>Cycles</h2>"))
    expect(!page.contains("Nothing was logged"))
  }
}
