import PublicHealth
import TestSupport
import Testing

@Suite("Health journal: contacts, and many entries") struct HealthJournalPeopleTests {
  typealias Entry = HealthJournal.Entry

  private func journal(_ people: [(name: String, time: String)]) throws -> HealthJournal {
    var entry = try JournalRows.entry(1, "2022-01-04T09:00")
    entry.contacts = try people.map {
      .init($0.name, from: try JournalRows.time($0.time), minutes: 45)
    }
    return try JournalRows.journal([entry])
  }

  @Test(arguments: ["\u{200B}", "\u{3164}", " \u{2800}\u{A0}", "\u{E0041}\u{FE0F}"])
  func aNameThatNobodySeesIsBlank(name: String) throws {
    let time = try JournalRows.time("2022-01-03T10:00")
    let changes: [(HealthJournal.Field, (inout Entry) -> Void)] = [
      (.tag, { $0.tags = [name] }), (.symptom, { $0.symptoms = [.init(name, .mild)] }),
      (.treatment, { $0.treatments = [.init(name, at: time)] }),
      (.place, { $0.visits = [.init(name, from: time, minutes: 1)] }),
      (.person, { $0.contacts = [.init(name, from: time, minutes: 1)] }),
    ]
    for (field, change) in changes {
      var entry = try JournalRows.entry(1, "2022-01-04T09:00")
      change(&entry)
      var journal = HealthJournal(replica: 1)
      expectThrows(HealthJournal.Error.textOutOfRange(field)) { try journal.save(entry, now: 1) }
      // Earlier versions stored it.
      try expectEqual(decoded(encoded(entry)) as Entry, entry)
    }
  }

  /// Names without letters and digits have no folded words, but are not the same.
  @Test(arguments: [["🏠", "🏫"], ["🤒", "🤮"], ["+", "–"], ["❤️", "💊"], ["🏠🏠", "🏠"]])
  func picturesAreOtherNames(names: [String]) throws {
    let entries = try names.enumerated().map { number, name in
      var entry = try JournalRows.entry(UInt64(number), "2022-01-03T1\(number):00")
      entry.visits = [.init(name, from: entry.time, minutes: 5)]
      entry.tags = [name]
      return entry
    }
    let journal = try JournalRows.journal(entries)
    try expectEqual(Set(journal.exposures(before: CalendarDate(2022, 1, 3)).places), Set(names))
    for entry in entries {
      expectEqual(journal.entries(matching: .init(tag: entry.tags.first)), [entry])
    }
  }

  @Test func theDayOfTheOnsetAndTwoWholeDaysBeforeCount() throws {
    let journal = try journal([
      ("A", "2022-01-01T00:30"), ("B", "2022-01-03T10:00"), ("C", "2021-12-31T20:00"),
      ("D", "2021-12-31T23:30"), ("E", "2022-01-03T23:59"), ("F", "2022-01-04T00:00"),
    ])
    let onset = try CalendarDate(2022, 1, 3)
    let exposures = journal.exposures(before: onset)
    expectEqual(exposures.people, ["E", "B", "A", "D"])
    expectEqual(exposures.start.iso8601, "2022-01-01T00:00")
    expectEqual(exposures.end.iso8601, "2022-01-03T23:59")
    expectEqual(journal.exposures(before: onset, days: 0).people, ["E", "B"])
    expectEqual(journal.exposures(before: onset, days: -1).people, ["E", "B"])
    let end = try JournalRows.time("2022-01-04T12:00")
    expectEqual(journal.exposures(before: onset, days: 1, until: end).people, ["F", "E", "B"])
    expect(journal.exposures(before: .earliest, days: .max).people.isEmpty)
  }

  @Test(arguments: [
    ["Bách Nguyễn", "Bạch Nguyễn"], ["Hà", "Hạ", "Hả"], ["Änne", "Anne"], ["Łukasz", "Lukasz"],
    ["Müller", "Mueller"],
  ])
  func namesWithOtherLettersAreOtherPeople(names: [String]) throws {
    let journal = try journal(names.map { ($0, "2022-01-03T10:00") })
    let onset = try CalendarDate(2022, 1, 3)
    expectEqual(Set(journal.exposures(before: onset).people), Set(names))
    var redaction = HealthJournal.Redaction()
    redaction.hidesPeople = true
    expectEqual(
      journal.redacted(redaction).entries[0].contacts.map(\.person),
      names.indices.map { "Person \($0 + 1)" })
  }

  @Test func spellingsInCaseWhiteSpaceAndNormalFormAreOnePerson() throws {
    // Capitals do not say whether a sigma ends a word.
    let names = ["Λουκάς Σίσυφος", "ΛΟΥΚΆΣ ΣΊΣΥΦΟΣ"].map { ($0, "2022-01-03T10:00") }
    expectEqual(try self.journal(names).exposures(before: CalendarDate(2022, 1, 3)).people.count, 1)
    let spellings = ["Ha\u{300} Nam", "H\u{E0} Nam", " h\u{E0}  NAM ", "H\u{E0}\u{A0}Nam\u{200B}"]
    let journal = try journal(spellings.map { ($0, "2022-01-03T10:00") })
    expectEqual(journal.exposures(before: try CalendarDate(2022, 1, 3)).people.count, 1)
    var redaction = HealthJournal.Redaction()
    redaction.hidesPeople = true
    let people = journal.redacted(redaction).entries[0].contacts.map(\.person)
    expectEqual(Set(people), ["Person 1"])
  }

  @Test(arguments: 0..<12)
  func manyEntriesAreSavedAsOneAfterAnother(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    var (single, many) = (HealthJournal(replica: 3), HealthJournal(replica: 3))
    for now in 1...3 as ClosedRange<Int64> {
      let entries = try (0..<Int.random(in: 0...9, using: &generator)).map { _ in
        try JournalRows.random(&generator)
      }
      for entry in entries { try single.save(entry, now: now) }
      try many.save(contentsOf: entries, now: now)
      expectEqual(many, single)
    }
  }

  @Test func manyEntriesAreAllSavedOrNone() throws {
    var journal = try JournalRows.journal([try JournalRows.full()])
    let before = journal
    var wrong = try JournalRows.entry(2, "2020-08-18T09:30")
    wrong.tags = [" "]
    let fine = try JournalRows.entry(3, "2020-08-18T09:30")
    expectThrows(HealthJournal.Error.textOutOfRange(.tag)) {
      try journal.save(contentsOf: [fine, wrong], now: 1)
    }
    journal.delete(Entry.ID(0xA1))
    let deleted = journal
    expectThrows(HealthJournal.Error.deleted(Entry.ID(0xA1))) {
      try journal.save(contentsOf: [fine] + before.entries, now: 1)
    }
    expectEqual(journal, deleted)
    try journal.save(contentsOf: [], now: 1)
    expectEqual(journal, deleted)
  }
}
