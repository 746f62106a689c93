import Essentials
import HealthDomain

/// A made journal of several years, and what its person looks for.
struct JournalInput {
  let journal: HealthJournal
  /// The entries, the newest first.
  let entries: [HealthJournal.Entry]

  /// Half of the words are in every tenth entry, and the others are rare.
  private static let common = ["cough", "tired", "walk", "better", "slept", "tea", "work", "fever"]

  init(entries count: Int, seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var journal = HealthJournal(replica: 1)
    var entries: [HealthJournal.Entry] = []
    let first = try LocalDateTime(CalendarDate(2000, 1, 1), minuteOfDay: 0)
    for number in 0..<max(count, 1) {
      guard let time = first.adding(minutes: 60 * number) else { break }
      var entry = HealthJournal.Entry(.init(random.next()), at: time)
      var words: [String] = []
      for _ in 0..<12 {
        let pick = Int(random.next() % 16)
        words.append(pick < 8 ? Self.common[pick] : "w\(random.next() % 50_000)")
      }
      entry.text = words.joined(separator: " ")
      entry.symptoms = [.init(words[0], .mild)]
      if random.next() % 4 == 0 {
        entry.contacts = [.init("Person \(random.next() % 90)", from: time, minutes: 45)]
      }
      try journal.save(entry, now: 0)
      entries.append(entry)
    }
    self.journal = journal
    self.entries = entries.reversed()
  }
}
