import HealthDomain
import TestSupport

/// Entries for the tests of the journal.
enum JournalRows {
  typealias Entry = HealthJournal.Entry

  static func time(_ text: String) throws -> LocalDateTime { try LocalDateTime(iso8601: text) }

  static func entry(_ number: UInt64, _ time: String, _ text: String = "") throws -> Entry {
    var entry = Entry(Entry.ID(number), at: try self.time(time))
    entry.text = text
    return entry
  }

  static func journal(_ entries: [Entry], replica: UInt64 = 1) throws -> HealthJournal {
    var journal = HealthJournal(replica: replica)
    for entry in entries { try journal.save(entry, now: 1_600_000_000) }
    return journal
  }

  /// An entry with something in every field.
  static func full() throws -> Entry {
    var entry = try entry(0xA1, "2020-08-18T09:30", "Fühle mich schlecht.\nMet Anna.")
    entry.mood = .bad
    entry.tags = ["work"]
    entry.recordings = [.init("a.m4a", seconds: 61, mediaType: "audio/mp4")]
    entry.symptoms = [.init("Cough", .moderate)]
    entry.temperatures = [HealthJournal.Temperature(100.4, .fahrenheit)].compactMap(\.self)
    entry.treatments = [.init("Ibuprofen", amount: "200 mg", at: try time("2020-08-18T10:00"))]
    entry.visits = [.init("Encanto Park", from: try time("2020-08-17T15:00"), minutes: 30)]
    entry.contacts = [
      .init("Anna Smith", from: try time("2020-08-17T16:00"), minutes: 45, at: "Café Roma")
    ]
    return entry
  }
}
