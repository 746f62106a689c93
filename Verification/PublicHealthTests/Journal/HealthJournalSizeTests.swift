import PublicHealth
import TestSupport
import Testing

/// A journal of a size that nobody writes.
@Suite("Health journal: a million entries") struct HealthJournalSizeTests {
  private typealias Entry = HealthJournal.Entry

  /// A million entries; a few thousand in a debug build.
  private let count = LongTest.size(1_000_000, small: 1_500)

  private func journal(_ numbers: some Sequence<Int>, replica: UInt64) throws -> HealthJournal {
    var journal = HealthJournal(replica: replica)
    let first = try LocalDateTime(CalendarDate(1900, 1, 1), minuteOfDay: 0)
    for number in numbers {
      let time = try #require(first.adding(minutes: 30 * number))
      var entry = Entry(Entry.ID(UInt64(number)), at: time)
      entry.text = number.isMultiple(of: 1_000) ? "rare n\(number)" : "common n\(number)"
      if number.isMultiple(of: 500) { entry.contacts = [.init("Ann", from: time, minutes: 5)] }
      try journal.save(entry, now: Int64(number))
    }
    return journal
  }

  @Test func aMillionEntriesAreKept() throws {
    var journal = try journal(0..<count, replica: 1)
    expectEqual(journal.count, count)
    let rare = journal.entries(matching: .init(text: "rare"))
    let numbers = stride(from: 0, to: UInt64(count), by: 1_000).reversed()
    expectEqual(rare.map(\.id.number), Array(numbers))
    expectEqual(
      journal.entries(matching: .init(text: "n\(count - 7)")).first?.id.number, UInt64(count - 7))
    expect(journal.entries(matching: .init(text: "absent")).isEmpty)
    let last = try #require(journal.entries(limit: 1).first)
    expectEqual(journal.exposures(before: last.time, hours: 1_000).people, ["Ann"])
    // An edit and a deletion far from the end.
    var entry = try #require(journal.entry(Entry.ID(1)))
    entry.text = "changed"
    try journal.save(entry, now: 0)
    expect(journal.delete(Entry.ID(2)) && journal.entry(Entry.ID(2)) == nil)
    expectEqual(journal.entries(matching: .init(text: "changed")).map(\.id), [Entry.ID(1)])
    // Half of the entries are older than what is there, and every other one is known.
    let other = try self.journal(stride(from: 0, to: count, by: 2), replica: 2)
    let result = journal.merge(other)
    expect(journal.count == count - 1 && result.added.isEmpty)
    // A line for each entry, its heading, and one for each contact.
    let lines = journal.csv().utf8.split(separator: UInt8(ascii: "\n")).count
    expectEqual(lines, count + (count + 499) / 500)
    journal.deleteAll()
    expect(journal.count == 0 && journal.deletedIDs.count == count)
    expect(journal.entries(matching: .init(text: "rare")).isEmpty)
  }
}
