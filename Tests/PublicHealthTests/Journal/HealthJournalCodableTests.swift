import PublicHealth
import TestSupport
import Testing

@Suite("Health journal: JSON") struct HealthJournalCodableTests {
  private static let golden = #"""
    {"deleted":["0000000000000007"],"entries":[{"contacts":[{"minutes":45,"name":"Anna Smith",\#
    "place":"Café Roma","time":"2020-08-17T16:00"}],"id":"00000000000000a1","mood":2,\#
    "recordings":[{"mediaType":"audio/mp4","name":"a.m4a","seconds":61}],\#
    "symptoms":[{"name":"Cough","severity":2}],"tags":["work"],\#
    "temperatures":[{"degrees":100.4,"unit":"fahrenheit"}],\#
    "text":"Fühle mich schlecht.\nMet Anna.","time":"2020-08-18T09:30",\#
    "treatments":[{"amount":"200 mg","name":"Ibuprofen","time":"2020-08-18T10:00"}],\#
    "versions":[{"replica":"0000000000000001","time":1600000000}],\#
    "visits":[{"minutes":30,"place":"Encanto Park","time":"2020-08-17T15:00"}]}],\#
    "replica":"0000000000000001","version":1}
    """#

  @Test func theJSONIsFixed() throws {
    var journal = try JournalRows.journal([
      try JournalRows.full(), try JournalRows.entry(7, "2020-08-18T09:30"),
    ])
    journal.delete(HealthJournal.Entry.ID(7))
    try expectEqual(encoded(journal), Self.golden)
    try expectEqual(decoded(Self.golden), journal)
  }

  @Test func missingFieldsAreEmpty() throws {
    let journal: HealthJournal = try decoded(
      #"{"version":1,"replica":"ffffffffffffffff","deleted":[],"#
        + #""entries":[{"id":"0000000000000001","time":"2020-08-18T09:30"}]}"#)
    expectEqual(journal.replica, .max)
    expectEqual(journal.entries, [try JournalRows.entry(1, "2020-08-18T09:30")])
  }

  @Test(arguments: [
    ("\"version\":1", "\"version\":2"), ("\"version\":1", "\"version\":0"),
    ("2020-08-18T09:30", "2020-02-30T09:30"), ("00000000000000a1", "00000000000000a"),
    ("00000000000000a1", "+0000000000000a1"), ("00000000000000a1", "0000000000000007"),
    ("\"severity\":2", "\"severity\":\"x\""), ("\"mood\":2", "\"mood\":\"x\""), ("100.4", "10.4"),
    ("100.4", "\"x\""), ("\"minutes\":45", "\"minutes\":-1"), ("audio/mp4", "audio"),
    ("\"Cough\"", "\" \""), ("\"work\"", "7"), ("1600000000", "-1"),
    ("1600000000", "9223372036854775807"), ("\"seconds\":61", "\"seconds\":86401"),
    ("\"entries\":[", "\"entries\":[7,"),
  ])
  func wrongJSONIsRefusedWithoutItsContent(old: String, new: String) throws {
    let json = Self.golden.replacing(old, with: new)
    expect(json != Self.golden)
    let error = #expect(throws: DecodingError.self) {
      let _: HealthJournal = try decoded(json)
    }
    if case .dataCorrupted(let context) = error {
      for secret in ["Anna", "Cough", "a1", "10.4"] {
        expect(!context.debugDescription.contains(secret))
      }
    }
  }

  /// A journal that a newer version of an app saved.
  static let newer = """
    {"deleted":[],"entries":[{"id":"0000000000000001","mood":6,"pain":[{"place":"head"}],\
    "symptoms":[{"name":"Cough","severity":1},{"name":"Fever","severity":4}],\
    "temperatures":[{"degrees":310.5,"unit":"kelvin"}],"time":"2020-08-18T09:30",\
    "versions":[{"replica":"0000000000000001","time":1600000000}]}],\
    "replica":"0000000000000001","theme":"dark","version":1}
    """

  @Test func aJournalOfANewerVersionIsKept() throws {
    var journal: HealthJournal = try decoded(Self.newer)
    try expectEqual(encoded(journal), Self.newer)
    var entry = try #require(journal.entries.first)
    expectEqual(entry.unknownFields.names, ["mood", "pain", "symptoms", "temperatures"])
    expectEqual(entry.symptoms.map(\.name), ["Cough"])
    expect(entry.mood == nil && entry.temperatures.isEmpty)
    entry = HealthJournal.Entry(entry.id, at: entry.time)
    entry.mood = .good
    try journal.save(entry, now: 1_600_000_001)
    expectEqual(journal.entries[0].unknownFields.names, ["pain", "symptoms", "temperatures"])
    try journal.save(contentsOf: [entry], now: 1_600_000_002)
    expect(try encoded(journal).contains(#""symptoms":[{"name":"Fever","severity":4}]"#))
    let shown = journal.redacted(HealthJournal.Redaction())
    for secret in ["pain", "Fever", "theme"] { expect(try !encoded(shown).contains(secret)) }
    journal.deleteAll()
    expect(journal.unknownFields.isEmpty)
  }

  @Test(arguments: 0..<20)
  func nothingOfANewerVersionIsLostOrMergedInTwoWays(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    func journal() throws -> HealthJournal {
      let mood = Int.random(in: 6...9, using: &generator)
      let json = newerVersion(
        """
        {~"deleted":[],"entries":[{~"id":"0000000000000001","mood":\(mood),\
        "symptoms":[{"name":"Fever",~"severity":\(mood)}],"temperatures":[{~"degrees":1.5,"unit":"@"}],\
        ~"time":"2020-08-18T09:30","versions":[{"replica":"0000000000000001","time":1600000000}]}],\
        "replica":"0000000000000001",~"version":1}
        """, using: &generator)
      let journal: HealthJournal = try decoded(json)
      try expectEqual(sortedJSON(encoded(journal)), sortedJSON(json))
      return journal
    }
    let (first, second) = (try journal(), try journal())
    var (left, right) = (first, second)
    left.merge(second)
    right.merge(first)
    try expectEqual(encoded(left), encoded(right))
  }

  @Test func copiesOfDifferentVersionsMergeTheSame() throws {
    let first: HealthJournal = try decoded(Self.newer)
    let second: HealthJournal = try decoded(
      Self.newer.replacing("head", with: "back").replacing("dark", with: "light"))
    var (left, right) = (first, second)
    left.merge(second)
    right.merge(first)
    try expectEqual(encoded(left), encoded(right))
  }

  @Test func anIDAppearsOnce() throws {
    let entry = #"{"id":"0000000000000001","time":"2020-08-18T09:30"}"#
    #expect(throws: DecodingError.self) {
      let _: HealthJournal = try decoded(
        #"{"version":1,"replica":"0000000000000001","deleted":[],"entries":[\#(entry),\#(entry)]}"#)
    }
  }
}
