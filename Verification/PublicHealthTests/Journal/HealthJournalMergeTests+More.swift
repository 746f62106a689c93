import PublicHealth
import TestSupport
import Testing

extension HealthJournalMergeTests {
  @Test func bothCopiesGetWhatTheOtherHas() throws {
    var (a, b) = try copies()
    try a.save(try JournalRows.entry(2, "2020-08-19T09:30", "a"), now: 1_600_000_010)
    try b.save(try JournalRows.entry(3, "2020-08-20T09:30", "b"), now: 1_600_000_010)
    let result = a.merge(b)
    expect(result.added == [Entry.ID(3)] && result.conflicts.isEmpty && result.changed.isEmpty)
    expectEqual(a.entries.map(\.text), ["b", "a", "old"])
    b.merge(a)
    expectEqual(a.entries, b.entries)
    let result1 = a.merge(b)
    expect(result1.isEmpty)
  }

  @Test func theLaterEditWinsAndTheOtherIsAConflict() throws {
    var (a, b) = try copies()
    try a.save(try JournalRows.entry(1, "2020-08-18T09:30", "of a"), now: 1_600_000_020)
    try b.save(try JournalRows.entry(1, "2020-08-18T09:30", "of b"), now: 1_600_000_010)
    let before = b
    let result = b.merge(a)
    expect(text(b) == "of a" && result.conflicts.map(\.text) == ["of b"])
    expectEqual(result.changed, [Entry.ID(1)])
    let other = a.merge(before)
    expect(text(a) == "of a" && other.conflicts.map(\.text) == ["of b"] && other.changed.isEmpty)
    let result4 = a.merge(b)
    expect(result4.isEmpty)
    let result5 = b.merge(before)
    expect(result5.conflicts.isEmpty)
  }

  @Test func anEditOfAKnownVersionIsNoConflict() throws {
    var (a, b) = try copies()
    try a.save(try JournalRows.entry(1, "2020-08-18T09:30", "of a"), now: 1_600_000_020)
    b.merge(a)
    // The clock of this copy is years behind, but it has seen the version.
    try b.save(try JournalRows.entry(1, "2020-08-18T09:30", "of b"), now: 5)
    let result6 = a.merge(b)
    expect(result6.conflicts.isEmpty)
    expectEqual(text(a), "of b")
    try a.save(try JournalRows.entry(1, "2020-08-18T09:30", "of a again"), now: 5)
    let again = b.merge(a)
    expect(again.conflicts.isEmpty && text(b) == "of a again")
    // And one of a clock that is years ahead does not block later edits.
    try a.save(try JournalRows.entry(1, "2020-08-18T09:30", "ahead"), now: .max)
    b.merge(a)
    try b.save(try JournalRows.entry(1, "2020-08-18T09:30", "after"), now: 1_600_000_030)
    a.merge(b)
    expectEqual(text(a), "after")
    try expectEqual(decoded(try encoded(a)), a)
    try a.save(try JournalRows.entry(1, "2020-08-18T09:30", "before 1970"), now: -5)
    expectEqual(text(a), "before 1970")
  }

  @Test func equalTimesAreDecidedByTheCopy() throws {
    var (a, b) = try copies()
    try a.save(try JournalRows.entry(1, "2020-08-18T09:30", "of a"), now: 1_600_000_020)
    try b.save(try JournalRows.entry(1, "2020-08-18T09:30", "of b"), now: 1_600_000_020)
    let before = a
    a.merge(b)
    b.merge(before)
    expect(text(a) == "of b" && text(b) == "of b")
  }

  @Test func aBackupRestoredTwiceStillConverges() throws {
    let (a, _) = try copies()
    var (first, second) = (a, a)
    try first.save(try JournalRows.entry(1, "2020-08-18T09:30", "one"), now: 1_600_000_020)
    try second.save(try JournalRows.entry(1, "2020-08-18T09:30", "two"), now: 1_600_000_020)
    let before = first
    let result7 = first.merge(second)
    expectEqual(result7.conflicts.map(\.text), ["one"])
    let result8 = second.merge(before)
    expectEqual(result8.conflicts.map(\.text), ["one"])
    expect(text(first) == "two" && first.entries == second.entries)
  }

  /// Random histories of three copies, each with some edits, deletions, and merges.
  @Test(arguments: LongTest.seeds(60))
  func mergesAreCommutativeAssociativeAndIdempotent(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    var copies = (1...3).map { HealthJournal(replica: $0) }
    var deleted: Set<Entry.ID> = []
    for _ in 0..<40 {
      let index = Int.random(in: 0..<3, using: &generator)
      switch Int.random(in: 0..<8, using: &generator) {
      case 0:
        let id = Entry.ID(UInt64.random(in: 0..<12, using: &generator))
        if copies[index].delete(id) { deleted.insert(id) }
      case 1:
        copies[index].merge(copies[Int.random(in: 0..<3, using: &generator)])
      default:
        let entry = try JournalRows.random(&generator)
        let now = Int64.random(in: 0...5, using: &generator)
        guard !copies[index].deletedIDs.contains(entry.id) else { continue }
        try copies[index].save(entry, now: now)
      }
    }
    func merged(_ order: [Int]) -> HealthJournal {
      var journal = copies[order[0]].copied(to: 9)
      for index in order.dropFirst() { journal.merge(copies[index]) }
      return journal
    }
    let all = merged([0, 1, 2])
    for order in [[0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
      expectEqual(merged(order), all)
    }
    var inner = copies[1]
    inner.merge(copies[2])
    var outer = copies[0]
    outer.merge(inner)
    expectEqual(outer.copied(to: 9), all)
    var twice = all
    let result9 = twice.merge(all)
    expect(result9.isEmpty)
    for index in 0..<3 { twice.merge(copies[index]) }
    expectEqual(twice, all)
    expectEqual(all.deletedIDs, deleted)
    expect(deleted.isDisjoint(with: all.entries.map(\.id)))
    expectEqual(all.entries, all.entries.sorted { ($1.time, $1.id) < ($0.time, $0.id) })
    // What is read back is the same, including what decides later merges.
    let again: HealthJournal = try decoded(try encoded(all))
    expectEqual(again, all)
  }
}
