import Essentials
@testable import PlaceDirectory
import TestSupport
import Testing

/// The encoded form of records, and the sections of their screens.
@Suite("Records: sections of a screen and JSON") struct DirectoryRecordFormTests {
  /// A record as its decoded form has it: what is empty is left out.
  static func withoutEmptyParts(_ record: DirectoryRecord) -> DirectoryRecord {
    var record = record
    record.labels = record.labels.filter { !$0.value.isEmpty }
    record.produce = record.produce.filter { !$0.value.isEmpty }
    return record
  }

  @Test(arguments: LongTest.seeds(200))
  func recordsComeBackFromJSON(seed: Int) throws {
    var generator = SeededGenerator(seed: 900 + seed)
    var record = try DirectorySamples.record(seed, &generator)
    for change in DirectoryEditTests.changes where Bool.random(using: &generator) {
      try (Bool.random(using: &generator) ? change.one : change.two)(&record)
    }
    let text = try encoded(record)
    let again: DirectoryRecord = try decoded(text)
    expectEqual(again, Self.withoutEmptyParts(record))
    try expectEqual(encoded(again), text)
    // A directory of the decoded record finds the same; the bytes keep the empty parts.
    try expectEqual(DirectoryIndex(bytes: DirectoryIndex([record]).bytes)[record.id], record)
  }

  /// Each property alone: its form, and what is refused in its place.
  @Test(arguments: [
    ("subtitle", #""S""#, ["1", "[]"]), ("details", #""D""#, ["1", "{}"]),
    ("coordinate", #"{"latitude":1,"longitude":2}"#, ["1", "{}", #"{"latitude":1}"#]),
    ("city", #"{"name":"Tempe","state":"AZ"}"#, [#""Tempe""#, #"{"name":"Tempe","state":"QQ"}"#]),
    ("zipCode", #""85003""#, [#""8500""#, #""8500x""#, #""""#]),
    ("address", #""1 Main St""#, ["1"]),
    ("labels", #"{"tags":["a","b"]}"#, [#"["a"]"#, #"{"tags":"a"}"#]),
    (
      "produce", #"{"fall":["figs"],"spring":["peas"],"summer":["corn"],"winter":["kale"]}"#,
      [#"["figs"]"#, #"{"fall":"figs"}"#]
    ),
    (
      "ingredients", #"{"freeFrom":["en:milk"],"lines":["x"],"names":["x"]}"#,
      [#"["x"]"#, #"{"lines":"x"}"#]
    ),
    ("directions", #"["Eat."]"#, [#""Eat.""#]), ("priceInCents", "0", [#""0""#, "0.5", "1e30"]),
    ("ages", #"{"greatest":5,"least":3}"#, [#"{"greatest":2,"least":3}"#, "3", #"{"least":3}"#]),
    ("hours", #""24/7""#, [#""whenever it rains""#, "24"]), ("hasStaleHours", "true", ["1"]),
    ("freeSeats", "-1", [#""1""#]),
    ("photos", #"[{"reference":"a.jpg"}]"#, [#"["a.jpg"]"#, #"[{"caption":"A"}]"#]),
    (
      "actions", #"[{"destination":"tel:+1","name":"call"}]"#,
      [
        #"[{"destination":"tel:+1","name":""}]"#, #"[{"destination":"","name":"call"}]"#,
        #"[{"destination":"data:text/html,x","name":"go"}]"#, #"[{"name":"call"}]"#,
      ]
    ),
    (
      "reviews", #"{"counts":[0,0,0,0,1]}"#,
      [#"{"counts":[0,0,0,1]}"#, #"{"counts":[0,0,0,0,1000000000001]}"#]
    ),
    ("popularity", "-3", [#""-3""#, "1.5"]),
    ("dateAdded", #""2026-02-28""#, [#""2026-02-29""#, "1"]),
    ("isFeatured", "true", ["1", #""true""#]),
  ])
  func aPropertyHasItsForm(name: String, form: String, refused: [String]) throws {
    func text(_ form: String) -> String {
      // The keys are in the order of their letters' numbers.
      let parts = ["\"\(name)\":\(form)", #""id":"park/1""#, #""title":"A""#].sorted()
      return "{" + parts.joined(separator: ",") + "}"
    }
    let record: DirectoryRecord = try decoded(text(form))
    let plain = DirectoryRecord(try ItemReference(.park, "1"), title: "A")
    expect(record != plain)
    try expectEqual(encoded(record), text(form))
    for other in refused {
      #expect(throws: DecodingError.self, "\(other)") {
        let _: DirectoryRecord = try decoded(text(other))
      }
    }
  }

  @Test func timesAndSessionsAreHalfOpen() throws {
    for (time, sessions) in [
      (Int64(5)..<5, []), (5..<9, [5..<5]), (5..<9, [8..<9, 5..<6]), (-9 ..< -5, [-9 ..< -5]),
    ] as [(Range<Int64>, [Range<Int64>])] {
      var record = DirectoryRecord(try ItemReference(.event, "1"), title: "A")
      (record.time, record.sessions) = (time, sessions)
      let again: DirectoryRecord = try decoded(try encoded(record))
      expect(again.time == time && again.sessions == sessions)
      try expectEqual(DirectoryIndex(bytes: DirectoryIndex([record]).bytes)[record.id], record)
    }
    let end = #"{"end":5,"id":"park/1","title":"A"}"#
    let record: DirectoryRecord = try decoded(end)
    expect(record.time == nil)
  }

  /// Sections appear if and only if their part has content; every other part makes no difference.
  @Test func aSectionDependsOnItsPartAlone() throws {
    let item = try ItemReference(.market, "1")
    let full = try DirectoryRecordTests.full()
    let pie = try DirectoryRecordTests.pie(fat: 12.5)
    let parts: [(DirectoryRecord.Section, (inout DirectoryRecord) throws -> Void)] = [
      (.photos, { $0.photos = full.photos }), (.details, { $0.details = "D" }),
      (.address, { $0.zipCode = full.zipCode }), (.hours, { $0.hours = full.hours }),
      (.time, { $0.time = 5..<5 }), (.produce, { $0.produce[.winter] = ["kale"] }),
      (.labels(.payment), { $0.labels[.payment] = ["Cash"] }),
      (.labels(.mealTypes), { $0.labels[.mealTypes] = ["Lunch"] }),
      (.price, { $0.priceInCents = 0 }),
      (.ages, { $0.ages = 0...0 }), (.seats, { $0.freeSeats = 0 }),
      (.ingredients, { $0.ingredients = try decoded(#"{"lines":["1 egg"]}"#) }),
      (.directions, { $0.directions = [""] }), (.nutrition, { $0.nutrition = pie.nutrition }),
      (.reviews, { $0.reviews = full.reviews }),
    ]
    let titles = parts.map { ($0.0, "T \($0.0.name)") }
    for (section, fill) in parts {
      var record = DirectoryRecord(item, title: "A")
      record.subtitle = "No section shows it."
      record.hasStaleHours = true
      record.sessions = [1..<2]
      record.popularity = 9
      record.isFeatured = true
      record.dateAdded = .earliest
      expectEqual(record.sections(titles), [])
      try fill(&record)
      expectEqual(record.sections(titles).map(\.section), [section])
      expectEqual(record.sections(titles).map(\.title), ["T \(section.name)"])
      expectEqual(record.content(of: section), record.sections(titles).first?.content)
      // An administrator can show a section twice, or not at all.
      expectEqual(record.sections([(section, "1"), (section, "2")]).map(\.title), ["1", "2"])
      expectEqual(record.sections([]), [])
    }
  }

  @Test func contentsAreInTheirOrder() throws {
    var record = DirectoryRecord(try ItemReference(.market, "1"), title: "A")
    record.labels[.payment] = ["b", "B", "a", "é", "10", "9", "Z"]
    expectEqual(
      record.content(of: .labels(.payment)), .lines(["10", "9", "B", "Z", "a", "b", "é"]))
    record.produce = [.winter: ["b", "a"], .summer: [], .spring: ["z"], .fall: ["c", "c"]]
    let expected: [DirectoryRecord.SeasonalProduce] = [
      .init(season: .spring, names: ["z"]), .init(season: .fall, names: ["c", "c"]),
      .init(season: .winter, names: ["b", "a"]),
    ]
    expectEqual(record.content(of: .produce), .produce(expected))
    record.hours = try OpeningHours("Mo 10:00-12:00")
    for mayBeStale in [false, true] {
      record.hasStaleHours = mayBeStale
      let hours = try #require(record.hours)
      expectEqual(record.content(of: .hours), .hours(hours, mayBeStale: mayBeStale))
    }
    for blank in ["\u{A0}", "\u{3000}\n", "\u{2003}\t"] {
      record.details = blank
      expect(record.content(of: .details) == nil)
    }
    record.details = " a "
    expectEqual(record.content(of: .details), .text(" a "))
  }

  /// A name of the app's own is a subject, whatever it looks like.
  @Test(arguments: ["", "Details", "hours ", "ingredients", "labels", "market", "é", "free-from"])
  func anotherNameIsASubject(name: String) {
    expectEqual(DirectoryRecord.Section(name: name), .labels(.init(name)))
    expectEqual(DirectoryRecord.Section(name: name).name, name)
  }

  @Test(arguments: [
    "javascript:alert(1)", "JavaScript:alert(1)", " javascript:alert(1)", "java\nscript:alert(1)",
    "data:text/html,x", "vbscript:x", "file:///etc/passwd", "", "example.org", "//example.org",
    "https://", "blob:https://x",
  ])
  func aButtonNeverLeadsThere(destination: String) {
    expect(DirectoryRecord.Action("go", destination) == nil)
  }
}
