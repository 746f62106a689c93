import Foundation
import PublicHealth
import TestSupport
import Testing

extension HealthJournalExportTests {
  private typealias Entry = HealthJournal.Entry
  private typealias Redaction = HealthJournal.Redaction

  /// Every form in which a journal leaves the value.
  private func exports(_ journal: HealthJournal) throws -> [String] {
    let day = try CalendarDate(2020, 8, 18)
    let days = (try #require(day.adding(days: -30)))...(try #require(day.adding(days: 30)))
    return [
      journal.html(), journal.markdown(), journal.csv(), try encoded(journal),
      journal.html(for: days), "\(journal)", journal.entries.description,
    ]
  }

  @Test func aPageShowsEverything() throws {
    let page = try JournalRows.journal([try JournalRows.full()]).html()
    let body = page.split(separator: "<body>").last.map(String.init) ?? ""
    expectEqual(
      body,
      """

      <h1>Health journal</h1>
      <article>
      <h2>2020-08-18 09:30</h2>
      <p dir="auto">Fühle mich schlecht.
      Met Anna.</p>
      <ul>
      <li>Mood: bad</li>
      <li dir="auto">Symptom: <bdi>Cough</bdi> (moderate)</li>
      <li>Temperature: 38.0 °C (100.4 °F), a fever</li>
      <li dir="auto">Treatment: <bdi>Ibuprofen</bdi>, <bdi>200 mg</bdi>, at 2020-08-18 10:00</li>
      <li dir="auto">Visited: <bdi>Encanto Park</bdi>, from 2020-08-17 15:00, 30 min</li>
      <li dir="auto">Met: <bdi>Anna Smith</bdi> at <bdi>Café Roma</bdi>, from 2020-08-17 16:00, \
      45 min</li>
      <li dir="auto">Recording: <bdi>a.m4a</bdi>, 61 s (audio/mp4)</li>
      <li dir="auto">Tags: <bdi>work</bdi></li>
      </ul>
      </article>
      </body>
      </html>

      """)
    expect(page.hasPrefix("<!doctype html>\n<html lang=\"en\">"))
    expect(page.contains("@page{margin:12mm}") && page.contains("default-src 'none'"))
  }

  @Test func markdownShowsTextsAsTheyAre() throws {
    let journal = try JournalRows.journal([
      try JournalRows.entry(
        1, "2020-08-18T09:30", "# no *heading*\r\n    1. [x](http://a) <b>&amp; _y_\r- z"),
      try JournalRows.entry(2, "2020-08-19T09:30"),
    ])
    expectEqual(
      journal.markdown(),
      ##"""
      # Health journal

      ## 2020-08-19 09:30


      ## 2020-08-18 09:30

      \# no \*heading\*\
      1\. \[x](http://a) \<b>\&amp; \_y\_\
      \- z


      """##)
  }

  @Test func aTableHasARowForEachFact() throws {
    let journal = try JournalRows.journal([
      try JournalRows.full(), try JournalRows.entry(1, "2020-08-19T09:30"),
    ])
    expectEqual(
      journal.csv().components(separatedBy: "\r\n"),
      [
        "time,kind,name,value,unit,minutes,place",
        "2020-08-19T09:30,entry,,,,,",
        "2020-08-18T09:30,text,\"Fühle mich schlecht.\nMet Anna.\",,,,",
        "2020-08-18T09:30,mood,2,,of 5,,",
        "2020-08-18T09:30,tag,work,,,,",
        "2020-08-18T09:30,recording,a.m4a,61,seconds,,audio/mp4",
        "2020-08-18T09:30,symptom,Cough,2,of 3,,",
        "2020-08-18T09:30,temperature,,100.4,fahrenheit,,",
        "2020-08-18T10:00,treatment,Ibuprofen,200 mg,,,",
        "2020-08-17T15:00,visit,,,,30,Encanto Park",
        "2020-08-17T16:00,contact,Anna Smith,,,45,Café Roma",
        "",
      ])
  }

  /// However a hidden name is spelled in a text, no word of it is left.
  @Test(arguments: [
    "Anna Müller", "O'Brien", "Jean-Luc", "MaryAnn", "Σωκράτης", "Иван Петров", "李小龍", "Bo", "ชัย",
    "123 Main", "Zoë",
  ])
  func noSpellingOfAHiddenNameIsLeft(name: String) throws {
    func between(_ mark: String) -> String { name.map { String($0) }.joined(separator: mark) }
    let wide = String(
      String.UnicodeScalarView(
        name.unicodeScalars.map {
          (0x21...0x7E).contains($0.value) ? Unicode.Scalar($0.value + 0xFEE0) ?? $0 : $0
        }))
    let spellings = [
      name, name.uppercased(), name.lowercased(), name.decomposedStringWithCanonicalMapping,
      between("\u{AD}"), between("\u{200B}"), between("\u{2060}"), wide, "#\(name)", "\(name)’s",
      name.replacing("'", with: ""), name.replacing("'", with: "’"), name.replacing("-", with: ""),
      name.replacing("-", with: " "), name.replacing(" ", with: ""), name.replacing(" ", with: "_"),
      name.replacing("yA", with: "y-A"), name.folding(options: .diacriticInsensitive, locale: nil),
    ]
    for spelling in spellings {
      var entry = try JournalRows.entry(1, "2020-08-19T09:30", "x \(spelling), \(spelling) x")
      entry.tags = [spelling]
      entry.contacts = [.init(name, from: entry.time, minutes: 1)]
      var redaction = Redaction()
      redaction.hidesPeople = true
      let hidden = try #require(try JournalRows.journal([entry]).redacted(redaction).entries.first)
      let left = (hidden.text + hidden.tags.joined()).replacing("’s", with: "")
      expect(
        left.unicodeScalars.allSatisfy { $0 == "x" || !$0.properties.isAlphabetic }
          && !left.contains("1"), "\(spelling): \(left)")
    }
  }

  /// Two short words are no name, also if their letters are those of one.
  @Test func otherWordsThanANameStay() throws {
    let text = "She is a nurse in a home at a lake, on a hill."
    var entry = try JournalRows.entry(1, "2020-08-19T09:30", text)
    entry.contacts = ["Isa", "Ina", "Ata", "Ona", "O'Brien", "Li Na"].map {
      .init($0, from: entry.time, minutes: 1)
    }
    var redaction = Redaction()
    redaction.hidesPeople = true
    let journal = try JournalRows.journal([entry])
    expectEqual(journal.redacted(redaction).entries.first?.text, text)
  }

  @Test(arguments: [
    "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onmouseover='x", "</p></li>",
    "<!--", "]]>", "&lt;b&gt;", "\u{0}\u{1B}\u{7F}\u{9B}\u{FFFE}", "<\u{0}script>",
  ])
  func hostileTextIsNoMarkup(text: String) throws {
    var entry = try JournalRows.full()
    let plain = try JournalRows.journal([entry])
    entry.text = text
    entry.tags = [text]
    entry.symptoms = [.init(text, .mild)]
    entry.treatments = [.init(text, amount: text, at: entry.time)]
    entry.visits = [.init(text, from: entry.time, minutes: 1)]
    entry.contacts = [.init(text, from: entry.time, minutes: 1, at: text)]
    entry.recordings = [.init(text, seconds: 1, mediaType: "audio/mp4")]
    let journal = try JournalRows.journal([entry])
    let (page, safe) = (journal.html(), plain.html())
    // The same elements as with a harmless text, and no characters that HTML does not allow.
    expectEqual(page.count { $0 == "<" }, safe.count { $0 == "<" })
    expectEqual(page.count { $0 == ">" }, safe.count { $0 == ">" })
    expect(!page.contains("<script") && !page.contains("<img"))
    expect(!page.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    expect(!page.unicodeScalars.contains { (0x7F...0x9F).contains($0.value) })
    expect(!journal.markdown().replacing("\\<", with: "").contains("<"))
  }

  @Test func hiddenPeopleAreNowhere() throws {
    var entry = try JournalRows.full()
    entry.text =
      "Tea with ANNA. Annas cat, smith's dog, O'Brien. Wei is fine. 和王小明见面. We like Li. Lis hat. Dla Anny 🐈! Об Анне и Иване."
    entry.tags = ["anna"]
    entry.symptoms = [.init("Cough like Anna", .mild)]
    entry.treatments = [.init("Smith drops", amount: "2 for ánna", at: entry.time)]
    entry.recordings = [.init("anna.m4a", seconds: 1, mediaType: "audio/mp4")]
    entry.visits.append(.init("Anna's house", from: entry.time, minutes: 5))
    entry.contacts += ["王小明", "Li", "anna smith", "Björk", "🐈", "Анна Иванова", "Иван"].map {
      .init($0, from: entry.time, minutes: 5)
    }
    var other = try JournalRows.entry(2, "2020-08-18T09:00", "bjork called, Bjorks car")
    other.contacts = [.init("ANNA  SMITH", from: other.time, minutes: 1)]
    let journal = try JournalRows.journal([entry, other])
    var redaction = Redaction()
    redaction.hidesPeople = true
    let hidden = journal.redacted(redaction)
    // Other cases of names, and names without letters.
    for export in try exports(hidden) {
      for name in ["Anny", "Анн", "Иван", "🐈"] { expect(!export.contains(name)) }
      let folded = export.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
      for name in ["anna", "smith", "王小明", "小明", "bjork"] { expect(!folded.contains(name)) }
      expect(!export.contains(" Li.") && !export.contains("Lis"))
    }
    // The same person is the same number, and what is not a name stays.
    let people = hidden.entries.flatMap(\.contacts).map(\.person)
    expectEqual(Set(people), Set((1...7).map { "Person \($0)" }))
    expectEqual(people.count { $0 == people.last }, 3)
    expect(hidden.entries[0].text.contains("We like [") && hidden.entries[0].text.contains("Wei"))
    expect(hidden.html().contains("Encanto Park") && hidden.html().contains("O&#39;Brien"))
    expectEqual(hidden.entries.map(\.id), journal.entries.map(\.id))
    expect(journal.html().contains("Anna Smith"))
  }

  @Test func hiddenPlacesAreNowhere() throws {
    var entry = try JournalRows.full()
    entry.text = "Sat in encanto PARK near the cafe roma."
    let journal = try JournalRows.journal([entry])
    var redaction = Redaction()
    redaction.hidesPlaces = true
    redaction.place = "Ort {number}"
    let hidden = journal.redacted(redaction)
    for export in try exports(hidden) {
      let folded = export.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
      for name in ["encanto", "park", "roma", "cafe"] { expect(!folded.contains(name)) }
    }
    expectEqual(hidden.entries[0].text, "Sat in […] […] near the […] […].")
    expectEqual(hidden.entries[0].contacts.map(\.place), ["Ort 1"])
    expect(hidden.html().contains("Anna Smith"))
  }

  @Test func hiddenTextsAndWordsAreNowhere() throws {
    let journal = try JournalRows.journal([try JournalRows.full()])
    var redaction = Redaction()
    redaction.hidesTexts = true
    for export in try exports(journal.redacted(redaction)) {
      for text in ["schlecht", "work", "a.m4a"] { expect(!export.contains(text)) }
    }
    expect(journal.redacted(redaction).html().contains("Ibuprofen"))
    redaction = Redaction()
    redaction.words = ["ibuprofen", "Mich Schlecht"]
    redaction.mark = "—"
    for export in try exports(journal.redacted(redaction)) {
      for text in ["buprofen", "mich", "schlecht"] { expect(!export.contains(text)) }
    }
    expectEqual(journal.redacted(redaction).entries[0].text, "Fühle — —.\nMet Anna.")
    expectEqual(journal.redacted(Redaction()).entries, journal.entries)
  }

  @Test func aRedactedJournalHasNoTraces() throws {
    var journal = try JournalRows.journal([try JournalRows.full()], replica: 0xBEEF)
    try journal.save(try JournalRows.entry(0xDEAD, "2020-08-18T09:30"), now: 1_600_000_077)
    journal.delete(Entry.ID(0xDEAD))
    let json = try encoded(journal.redacted(Redaction()))
    expect(!json.contains("dead") && !json.contains("beef") && !json.contains("1600000000"))
    expect(journal.redacted(Redaction()).deletedIDs.isEmpty)
  }

  @Test func wordsAndDaysOfAnExportAreChosen() throws {
    var messages = HealthJournal.Messages()
    messages.title = "Tagebuch <1>"
    messages.language = "de\"><script>"
    messages.symptom = "Symptom: {name}, {severity}"
    messages.severities[.moderate] = "mittel"
    messages.fever = "{celsius} Grad"
    messages.degrees = { "\($0)".replacing(".", with: ",") }
    let journal = try JournalRows.journal([
      try JournalRows.full(), try JournalRows.entry(1, "2020-08-19T09:30", "later"),
    ])
    let day = try CalendarDate(2020, 8, 18)
    let page = journal.html(for: day...day, messages: messages)
    expect(page.contains("Symptom: <bdi>Cough</bdi>, mittel</li>\n<li>38,0 Grad</li>"))
    expect(page.contains("<title>Tagebuch &lt;1&gt;</title>") && !page.contains("<script"))
    for export in [page, journal.markdown(for: day...day), journal.csv(for: day...day)] {
      expect(!export.contains("later"))
    }
  }
}
