import PublicHealth
import TestSupport
import Testing

@Suite("Health journal: search, contacts, and exposures") struct HealthJournalQueryTests {
  private typealias Entry = HealthJournal.Entry
  private typealias Query = HealthJournal.Query

  /// Whether an entry matches, looked up without any preparation.
  private func matches(_ entry: Entry, _ query: Query) -> Bool {
    func words(_ texts: [String]) -> [String] {
      texts.flatMap { $0.lowercased().replacing("ü", with: "u").split { !$0.isLetter } }
        .map(String.init)
    }
    let texts =
      [entry.text] + entry.tags + entry.symptoms.map(\.name) + entry.visits.map(\.place)
      + entry.contacts.map(\.person)
    let all = words(texts)
    let wanted = words([query.text])
    for (position, word) in wanted.enumerated() {
      let isLast = position == wanted.count - 1
      guard all.contains(where: { isLast ? $0.hasPrefix(word) : $0 == word }) else { return false }
    }
    if let tag = query.tag, !entry.tags.contains(where: { words([$0]) == words([tag]) }) {
      return false
    }
    if let mood = query.mood, entry.mood != mood { return false }
    if let dates = query.dates, !dates.contains(entry.time.date) { return false }
    return query.contents.allSatisfy { content in
      switch content {
      case .text: !entry.text.isEmpty
      case .recording: !entry.recordings.isEmpty
      case .symptom: !entry.symptoms.isEmpty
      case .temperature: !entry.temperatures.isEmpty
      case .treatment: !entry.treatments.isEmpty
      case .visit: !entry.visits.isEmpty
      case .contact: !entry.contacts.isEmpty
      }
    }
  }

  @Test(arguments: LongTest.seeds(40))
  func queriesAgreeWithALookAtEveryEntry(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    var journal = HealthJournal(replica: 1)
    var model: [Entry.ID: Entry] = [:]
    for _ in 0..<80 {
      let entry = try JournalRows.random(ids: 0..<50, &generator)
      if journal.deletedIDs.contains(entry.id) { continue }
      if Int.random(in: 0..<6, using: &generator) == 0 {
        let wasDeleted = journal.delete(entry.id)
        expectEqual(wasDeleted, model.removeValue(forKey: entry.id) != nil)
      } else {
        try journal.save(entry, now: 7)
        model[entry.id] = entry
      }
    }
    let newestFirst = model.values.sorted { ($1.time, $1.id) < ($0.time, $0.id) }
    expectEqual(journal.entries, newestFirst)
    for _ in 0..<20 {
      var query = Query()
      let words = (0..<Int.random(in: 0...2, using: &generator)).compactMap { _ in
        JournalRows.words.randomElement(using: &generator)
      }
      query.text = words.joined(separator: " ")
      if Bool.random(using: &generator) { query.text = query.text.uppercased() }
      query.text.removeLast(
        min(query.text.count, Int.random(in: 0...2, using: &generator)))
      if Int.random(in: 0..<3, using: &generator) == 0 {
        query.tag = JournalRows.words.randomElement(using: &generator)
      }
      if Int.random(in: 0..<3, using: &generator) == 0 {
        query.mood = Entry.Mood.allCases.randomElement(using: &generator)
      }
      query.contents = Set(
        HealthJournal.Content.allCases.filter { _ in Int.random(in: 0..<8, using: &generator) == 0 }
      )
      if Bool.random(using: &generator) {
        let first = try CalendarDate(2020, 8, Int.random(in: 1...5, using: &generator))
        query.dates = first...(first.adding(days: 3) ?? first)
      }
      let expected = newestFirst.filter { matches($0, query) }
      expectEqual(journal.entries(matching: query), expected)
      let limit = Int.random(in: 1...4, using: &generator)
      var (pages, last): ([Entry], Entry?) = ([], nil)
      while true {
        let page = journal.entries(matching: query, limit: limit, after: last)
        expect(page.count <= limit)
        pages += page
        last = page.last
        if page.isEmpty { break }
      }
      expectEqual(pages, expected)
    }
  }

  @Test func aSearchReadsEveryField() throws {
    let journal = try JournalRows.journal([try JournalRows.full()])
    for text in [
      "fuhle", "FÜHLE mich", "anna", "work", "cough", "ibuprofen 200", "encanto", "roma", "caf",
      "smith anna c", "", "  ", "?!",
    ] {
      expectEqual(journal.entries(matching: .init(text: text)).count, 1, "\(text)")
    }
    for text in ["nna", "fuhle michx", "ann x", "m4a", "anna  smithx"] {
      expect(journal.entries(matching: .init(text: text)).isEmpty, "\(text)")
    }
    expectEqual(journal.entries(matching: .init(tag: "WORK")).count, 1)
    expect(journal.entries(matching: .init(tag: "wor")).isEmpty)
    expect(journal.entries(matching: .init(tag: "anna")).isEmpty)
    expect(journal.entries(limit: 0).isEmpty && journal.entries(limit: -1).isEmpty)
    for content in HealthJournal.Content.allCases {
      expectEqual(journal.entries(matching: .init(contents: [content])).count, 1)
    }
    let empty = try JournalRows.journal([try JournalRows.entry(1, "2020-08-18T09:30")])
    for content in HealthJournal.Content.allCases {
      expect(empty.entries(matching: .init(contents: [content])).isEmpty)
    }
  }

  @Test(arguments: [("st", "stomach ache"), ("ste", "Steak"), ("MT", "mtb tour"), ("ft", "ftx")])
  func aBeginningIsNoAbbreviation(beginning: String, text: String) throws {
    let journal = try JournalRows.journal([
      try JournalRows.entry(1, "2020-08-18T09:30", text),
      try JournalRows.entry(2, "2020-08-18T09:30", "saint, sainte, mount, fort"),
    ])
    let found = journal.entries(matching: .init(text: beginning))
    expectEqual(found.map(\.id.number), [1])
    expect(journal.entries(matching: .init(text: beginning.lowercased() + " x")).isEmpty)
  }

  @Test func eachChineseCharacterIsAWord() throws {
    let journal = try JournalRows.journal([
      try JournalRows.entry(1, "2020-08-18T09:30", "和王小明见面"),
      try JournalRows.entry(2, "2020-08-18T09:30", "\u{1F408} Köln"),
    ])
    expectEqual(journal.entries(matching: .init(text: "王小明")).count, 1)
    expect(journal.entries(matching: .init(text: "王大")).isEmpty)
    expectEqual(journal.entries(matching: .init(text: "koln")).count, 1)
  }

  @Test func anEditIsFoundByItsNewWordsOnly() throws {
    var journal = try JournalRows.journal([try JournalRows.entry(1, "2020-08-18T09:30", "apple")])
    try journal.save(try JournalRows.entry(1, "2020-08-18T09:30", "banana"), now: 1_600_000_001)
    expect(journal.entries(matching: .init(text: "apple")).isEmpty)
    expectEqual(journal.entries(matching: .init(text: "ban")).count, 1)
  }

  @Test func contactsOfTheTwoDaysBeforeTheOnsetAreFound() throws {
    func met(_ number: UInt64, _ person: String, _ start: String, _ minutes: Int) throws -> Entry {
      var entry = try JournalRows.entry(number, "2020-08-20T20:00")
      entry.contacts = [.init(person, from: try JournalRows.time(start), minutes: minutes)]
      return entry
    }
    var park = try JournalRows.entry(9, "2020-08-18T12:00")
    park.visits = [.init("Park", from: try JournalRows.time("2020-08-18T11:00"), minutes: 30)]
    let journal = try JournalRows.journal([
      // Ends a minute before the time begins, and exactly with it.
      try met(1, "Early", "2020-08-16T08:00", 59), try met(2, "Edge", "2020-08-16T08:00", 60),
      try met(3, "anna", "2020-08-17T08:00", 10), try met(4, "Anna", "2020-08-18T08:00", 10),
      try met(5, "Last", "2020-08-18T09:00", 10), try met(6, "Late", "2020-08-18T09:01", 10),
      // Began days before.
      try met(7, "Guest", "2020-08-12T08:00", 6000), park,
    ])
    let onset = try JournalRows.time("2020-08-18T09:00")
    let exposures = journal.exposures(before: onset)
    expectEqual(exposures.people, ["Last", "Anna", "Edge", "Guest"])
    expectEqual(exposures.contacts.map(\.person), ["Last", "Anna", "anna", "Edge", "Guest"])
    expect(exposures.start.iso8601 == "2020-08-16T09:00" && exposures.end == onset)
    expect(exposures.visits.isEmpty)
    let noon = try JournalRows.time("2020-08-18T12:00")
    let longer = journal.exposures(before: onset, until: noon)
    expect(longer.people.first == "Late" && longer.places == ["Park"])
    expectEqual(journal.exposures(before: onset, hours: 0).people, ["Last"])
    expectEqual(journal.exposures(before: onset, hours: -9, until: .some(onset)).people, ["Last"])
    expectEqual(journal.exposures(before: onset, hours: .max).people.count, 5)
    // An end before the onset is the onset.
    let first = try LocalDateTime(.earliest, minuteOfDay: 0)
    expectEqual(journal.exposures(before: onset, until: first).end, onset)
    expect(journal.exposures(before: first).people.isEmpty)
  }

  @Test(arguments: LongTest.seeds(20))
  func exposuresAgreeWithALookAtEveryEntry(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed) &+ 500)
    var journal = HealthJournal(replica: 1)
    for _ in 0..<60 {
      let entry = try JournalRows.random(ids: 0..<50, &generator)
      if !journal.deletedIDs.contains(entry.id) { try journal.save(entry, now: 1) }
      if Int.random(in: 0..<9, using: &generator) == 0 { journal.delete(entry.id) }
    }
    for day in 1...12 {
      let onset = try LocalDateTime(CalendarDate(2020, 8, day), hour: 8, minute: 1)
      let hours = Int.random(in: 0...60, using: &generator)
      let found = journal.exposures(before: onset, hours: hours)
      let contacts = journal.entries.flatMap(\.contacts).filter {
        $0.start <= onset && $0.start.minutes(until: found.start) <= Int64($0.minutes)
      }
      expect(Set(found.contacts) == Set(contacts) && found.contacts.count == contacts.count)
      expectEqual(found.contacts.map(\.start), contacts.map(\.start).sorted(by: >))
      expectEqual(found.start.minutes(until: onset), Int64(60 * hours))
    }
  }
}
