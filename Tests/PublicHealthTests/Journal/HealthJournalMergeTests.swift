import PublicHealth
import TestSupport
import Testing

@Suite("Health journal: merging copies") struct HealthJournalMergeTests {
  typealias Entry = HealthJournal.Entry

  /// Two copies with the same entry.
  func copies(_ text: String = "old") throws -> (HealthJournal, HealthJournal) {
    let journal = try JournalRows.journal([try JournalRows.entry(1, "2020-08-18T09:30", text)])
    return (journal, journal.copied(to: 2))
  }

  func text(_ journal: HealthJournal) -> String? { journal.entry(Entry.ID(1))?.text }

  @Test func aDeletionWinsAgainstALaterEdit() throws {
    var (a, b) = try copies("secret")
    a.delete(Entry.ID(1))
    try b.save(try JournalRows.entry(1, "2020-08-18T09:30", "secret, edited"), now: 1_900_000_000)
    var c = b
    let result2 = b.merge(a)
    expectEqual(result2.removed, [Entry.ID(1)])
    let result3 = a.merge(c)
    expect(result3.added.isEmpty)
    for journal in [a, b] {
      expect(journal.entries.isEmpty && journal.deletedIDs == [Entry.ID(1)])
      try expect(!encoded(journal).contains("secret"))
    }
    // A third copy that slept through it does not bring the text back.
    c.merge(a)
    a.merge(c)
    expect(c.entries.isEmpty && a.entries.isEmpty)
  }
}
