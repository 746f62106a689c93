import PublicHealth
import TestSupport
import Testing

@Suite("Health journal: adding, editing, and deleting") struct HealthJournalTests {
  typealias Entry = HealthJournal.Entry

  @Test func wrongEntriesAreRefusedAndChangeNothing() throws {
    let long = String(repeating: "x", count: 501)
    let time = try JournalRows.time("2020-08-18T09:30")
    let wrong: [(HealthJournal.Error, (inout Entry) -> Void)] = [
      (.textOutOfRange(.text), { $0.text = String(repeating: "x", count: 100_001) }),
      (.textOutOfRange(.text), { $0.text = "x" + String(repeating: "\u{301}", count: 31) }),
      (.textOutOfRange(.tag), { $0.tags = ["x" + String(repeating: "\u{301}\u{323}", count: 16)] }),
      (.textOutOfRange(.tag), { $0.tags = [" "] }),
      (.textOutOfRange(.tag), { $0.tags = [long] }),
      (.tooMany(.tag), { $0.tags = Array(repeating: "x", count: 101) }),
      (.textOutOfRange(.symptom), { $0.symptoms = [.init("", .mild)] }),
      (.textOutOfRange(.treatment), { $0.treatments = [.init("\n", at: time)] }),
      (.textOutOfRange(.treatment), { $0.treatments = [.init("x", amount: long, at: time)] }),
      (.textOutOfRange(.place), { $0.visits = [.init("", from: time, minutes: 1)] }),
      (.durationOutOfRange(.place), { $0.visits = [.init("x", from: time, minutes: -1)] }),
      (.durationOutOfRange(.place), { $0.visits = [.init("x", from: time, minutes: 10_081)] }),
      (.textOutOfRange(.person), { $0.contacts = [.init("", from: time, minutes: 1)] }),
      (.textOutOfRange(.place), { $0.contacts = [.init("x", from: time, minutes: 1, at: long)] }),
      (.durationOutOfRange(.person), { $0.contacts = [.init("x", from: time, minutes: .max)] }),
      (
        .tooMany(.person),
        {
          $0.contacts = Array(repeating: .init("x", from: time, minutes: 1), count: 101)
        }
      ),
      (
        .textOutOfRange(.recording),
        {
          $0.recordings = [.init("", seconds: 1, mediaType: "audio/mp4")]
        }
      ),
      (
        .durationOutOfRange(.recording),
        {
          $0.recordings = [.init("x", seconds: 86_401, mediaType: "audio/mp4")]
        }
      ),
      (.mediaTypeMalformed, { $0.recordings = [.init("x", seconds: 1, mediaType: "audio")] }),
      (.mediaTypeMalformed, { $0.recordings = [.init("x", seconds: 1, mediaType: "a/b/c")] }),
      (.mediaTypeMalformed, { $0.recordings = [.init("x", seconds: 1, mediaType: "a/")] }),
      (.mediaTypeMalformed, { $0.recordings = [.init("x", seconds: 1, mediaType: "a/b c")] }),
    ]
    var journal = try JournalRows.journal([try JournalRows.full()])
    let before = journal
    for (error, spoil) in wrong {
      var entry = try JournalRows.full()
      spoil(&entry)
      expectThrows(error) { try journal.save(entry, now: 1_700_000_000) }
      expectEqual(journal, before)
      expect(error.description.hasSuffix("."))
    }
    var edge = try JournalRows.full()
    edge.text = String(repeating: "x", count: 99_940) + String(repeating: "\u{301}", count: 30)
    edge.tags = Array(repeating: String(repeating: "x", count: 500), count: 100)
    edge.visits = [.init("x", from: time, minutes: 10_080), .init("x", from: time, minutes: 0)]
    edge.recordings = [.init("x", seconds: 86_400, mediaType: "audio/x-wav+zip")]
    try journal.save(edge, now: 1_700_000_000)
    expectEqual(journal.entry(edge.id), edge)
  }
}
