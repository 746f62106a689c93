import PublicHealth
import TestSupport
import Testing

extension HealthJournalTests {
  @Test func theNewestIsFirst() throws {
    let entries = [
      try JournalRows.entry(1, "2020-08-18T09:30", "b"),
      try JournalRows.entry(3, "2020-08-18T09:30", "c"),
      try JournalRows.entry(2, "2020-08-17T23:59", "a"),
    ]
    let journal = try JournalRows.journal(entries)
    expectEqual(journal.entries.map(\.text), ["c", "b", "a"])
    expectEqual(journal.count, 3)
    expectEqual(journal.entry(Entry.ID(2))?.text, "a")
    expect(journal.entry(Entry.ID(4)) == nil)
  }

  @Test func anEditMayMoveAnEntry() throws {
    var journal = try JournalRows.journal([
      try JournalRows.entry(1, "2020-08-18T09:30", "first"),
      try JournalRows.entry(2, "2020-08-19T09:30", "second"),
    ])
    try journal.save(try JournalRows.entry(1, "2020-08-20T09:30", "moved"), now: 1_600_000_001)
    expectEqual(journal.entries.map(\.text), ["moved", "second"])
    expectEqual(journal.count, 2)
  }

  @Test func aDeletedEntryLeavesOnlyItsID() throws {
    let secret = "xylophone"
    var entry = try JournalRows.full()
    entry.text = secret
    entry.tags = [secret]
    entry.contacts = [.init(secret, from: entry.time, minutes: 5, at: secret)]
    var journal = try JournalRows.journal([entry, try JournalRows.entry(2, "2020-08-18T09:31")])
    let deletions = [entry.id, entry.id, Entry.ID(77)].map { journal.delete($0) }
    expectEqual(deletions, [true, false, false])
    expect(journal.deletedIDs == [entry.id] && journal.count == 1)
    expect(journal.entry(entry.id) == nil)
    expect(journal.entries(matching: .init(text: secret)).isEmpty)
    expect(journal.exposures(before: entry.time).contacts.isEmpty)
    expect(journal.exposures(before: entry.time).visits.isEmpty)
    for export in [
      journal.html(), journal.markdown(), journal.csv(), try encoded(journal), "\(journal)",
    ] {
      expect(!export.contains(secret) && !export.contains("Ibuprofen"))
    }
    // The journal is the same as one that never had the entry, but for the ID.
    var never = try JournalRows.journal([try JournalRows.entry(2, "2020-08-18T09:31")])
    expect(journal != never)
    never.merge(journal)
    expectEqual(journal, never)
    expectThrows(HealthJournal.Error.deleted(entry.id)) { try journal.save(entry, now: 9) }
  }

  @Test func everythingCanBeDeleted() throws {
    var journal = try JournalRows.journal([try JournalRows.full()])
    let before = journal
    journal.deleteAll()
    expect(journal.entries.isEmpty && journal.deletedIDs.count == 1)
    journal.merge(before)
    expect(journal.entries.isEmpty)
  }

  @Test func nothingPrivateIsPrinted() throws {
    let entry = try JournalRows.full()
    let journal = try JournalRows.journal([entry])
    var copy = HealthJournal(replica: 161)
    let merged = copy.merge(journal)
    let exposures = journal.exposures(before: entry.time)
    let values: [Any] = [
      journal, entry, [entry], entry.recordings, entry.symptoms, entry.temperatures,
      entry.treatments, entry.visits, entry.contacts, Optional(entry) as Any, exposures,
      HealthJournal.Query(text: "Anna"), HealthJournal.Redaction(), merged,
      HealthJournal.Error.deleted(entry.id), HealthJournal.Error.textOutOfRange(.person),
    ]
    for value in values {
      var dumped = ""
      dump(value, to: &dumped)
      for text in ["\(value)", String(reflecting: value), dumped] {
        for secret in ["Anna", "Cough", "Ibuprofen", "Encanto", "a.m4a", "2020", "Roma", "161"] {
          expect(!text.contains(secret), "\(type(of: value))")
        }
      }
    }
  }

  @Test func temperaturesHaveBothUnits() throws {
    typealias Temperature = HealthJournal.Temperature
    let fever = try #require(Temperature(100.4, .fahrenheit))
    expect(fever.celsius == 38.0 && fever.fahrenheit == 100.4 && fever.isFever)
    let none = try #require(Temperature(100.3, .fahrenheit))
    expect(none.celsius == 37.9 && !none.isFever && none < fever)
    let normal = try #require(Temperature(36.6, .celsius))
    expect(normal.fahrenheit == 97.9 && normal.celsius == 36.6 && normal.unit == .celsius)
    try expect(#require(Temperature(38, .celsius)).isFever)
    try expect(!#require(Temperature(37.9, .celsius)).isFever)
    // 37.0 °C is 98.6 °F exactly, and neither is below the other by its degrees.
    let (a, b) = (
      try #require(Temperature(37, .celsius)), try #require(Temperature(98.6, .fahrenheit))
    )
    expect(a != b && (a < b) != (b < a))
    try expect(#require(Temperature(37.1, .celsius)) > b)
    for degrees in [24.9, 45.1, .nan, .infinity, -40] {
      expect(Temperature(degrees, .celsius) == nil)
    }
    for degrees in [76.9, 113.1, 37] { expect(Temperature(degrees, .fahrenheit) == nil) }
    expect(Temperature(25, .celsius) != nil && Temperature(113, .fahrenheit) != nil)
  }

  @Test func randomIDsAreReproducible() {
    var (a, b) = (SeededGenerator(seed: 1), SeededGenerator(seed: 1))
    expectEqual(Entry.ID.random(using: &a), Entry.ID.random(using: &b))
    expect(Entry.ID.random(using: &a) != Entry.ID.random(using: &a))
  }
}
