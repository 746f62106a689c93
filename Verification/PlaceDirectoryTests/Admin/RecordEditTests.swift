import TestSupport
import Testing

@testable import PlaceDirectory

@Suite("Administration: edits of a record") struct RecordEditTests {
  typealias Edit = AdminTrail.RecordEdit

  /// A record in which every field is filled, or every one is filled otherwise.
  static func full(_ isOther: Bool = false) throws -> DirectoryRecord {
    func text(_ text: String) -> String { isOther ? text + " 2" : text }
    var record = DirectoryRecord(
      try ItemReference(.market, "1"), title: text("Downtown"))
    record.subtitle = text("Phoenix")
    record.details = text("Fresh\nfood")
    record.coordinate = try Coordinate(latitude: isOther ? 33 : 34, longitude: -112)
    record.city = City(isOther ? "Tempe" : "Phoenix", .arizona)
    record.zipCode = ZIPCode(isOther ? "85281" : "85003")
    record.address = text("1 Main St")
    record.labels = [.payment: [text("SNAP"), "WIC"], .features: []]
    record.produce = [.summer: [text("corn"), "figs"], .fall: []]
    record.ingredients = .init(known: [text("2 figs")], names: [], freeFrom: [])
    record.directions = [text("Eat.")]
    record.nutrition = try NutritionFacts(
      energyKilojoules: 321.5, saturates: 0, sugars: isOther ? 40 : 12, salt: 0.5, protein: 1)
    record.priceInCents = isOther ? 5 : 1250
    record.ages = isOther ? 3...4 : 3...8
    record.hours = try OpeningHours(isOther ? "24/7" : "Sa 08:00-13:00")
    record.hasStaleHours = !isOther
    record.time = isOther ? 0..<3 : 1..<2
    record.sessions = isOther ? [1..<2] : []
    record.freeSeats = isOther ? 2 : 1
    record.photos = [.init(text("a.jpg"), caption: "A stall")]
    record.actions = [try #require(.init("call", isOther ? "tel:2" : "tel:1"))]
    record.popularity = isOther ? 2 : 1
    record.dateAdded = try CalendarDate(2026, 1, isOther ? 3 : 2)
    record.isFeatured = !isOther
    return record
  }

  private func problems(_ change: (inout DirectoryRecord) -> Void) throws -> [Edit.Problem] {
    var record = try Self.full()
    change(&record)
    do throws(Edit.Error) {
      _ = try Edit(adding: record)
      return []
    } catch {
      expectEqual(error.description.split(separator: "\n").count, error.problems.count)
      return error.problems
    }
  }

  @Test(arguments: Edit.Field.allCases)
  func eachFieldChangesAlone(field: Edit.Field) throws {
    let (old, other) = (try Self.full(), try Self.full(true))
    var new = old
    field.copy(from: other, to: &new)
    expect(new != old)
    let edit = try Edit(changing: old, to: new)
    expectEqual(edit.fields, [field])
    try expectEqual(edit.applied(to: old), new)
    let undone = try #require(try edit.inverse.applied(to: new))
    expect(Edit.Field.allCases.allSatisfy { $0.isEqual(undone, old) })
    let difference = try #require(edit.differences.first)
    expectEqual(edit.differences.count, 1)
    expectEqual(difference.field, field)
    expect(difference.before != difference.after)
    expectEqual(Edit.Field(rawValue: field.rawValue), field)
    // Another administrator who changed the same field meanwhile is not overwritten.
    expectThrows(AdminTrail.Error.conflict(old.id, [field])) { try edit.applied(to: new) }
    // One who changed all others is.
    var merged = other
    field.copy(from: old, to: &merged)
    let result = try #require(try edit.applied(to: merged))
    expect(Edit.Field.allCases.allSatisfy { $0.isEqual(result, other) })
  }

  @Test func wordsOfDifferences() throws {
    let edit = try Edit(changing: Self.full(), to: Self.full(true))
    expectEqual(edit.fields, Edit.Field.allCases)
    expectEqual(
      edit.differences.map(\.before),
      [
        "Downtown", "Phoenix", "Fresh food", "34.000000, -112.000000", "Phoenix, AZ", "85003",
        "1 Main St", "payment: SNAP, WIC", "summer: corn, figs", "2 figs", "Eat.",
        "energy 321.5 kJ, saturates 0.0 g, sugars 12.0 g, salt 0.5 g, fiber 0.0 g, protein 1.0 g, "
          + "fruit, vegetables, and legumes 0.0 %",
        "$12.50", "3–8",
        "Sa 08:00-13:00", "yes", "1–2", "1", "a.jpg (A stall)", "call: tel:1", "1", "2026-01-02",
        "yes",
      ])
    expectEqual(edit.differences.last?.after, "")
    expectEqual(edit.inverse.differences.map(\.after), edit.differences.map(\.before))
  }

  @Test func recordsAreAddedAndRemoved() throws {
    let record = try Self.full()
    let addition = try Edit(adding: record)
    expect(addition.isAddition && !addition.isRemoval)
    expectEqual(addition.fields, Edit.Field.allCases)
    try expectEqual(addition.applied(to: nil), record)
    expectThrows(AdminTrail.Error.conflict(record.id, Edit.Field.allCases)) {
      try addition.applied(to: record)
    }
    let removal = Edit(removing: record)
    expect(removal.isRemoval && !removal.isAddition)
    try expect(removal.applied(to: record) == nil)
    expectEqual(removal.inverse, addition)
    var changed = record
    changed.title = "B"
    changed.isFeatured = false
    expectThrows(AdminTrail.Error.conflict(record.id, [.title, .isFeatured])) {
      try removal.applied(to: changed)
    }
    let small = try Edit(adding: DirectoryRecord(record.id, title: "A"))
    expectEqual(small.fields, [.title])
    expectThrows(AdminTrail.Error.conflict(record.id, Edit.Field.allCases)) {
      try Edit(changing: record, to: changed).applied(to: nil)
    }
  }

  @Test func whatChangesNothingIsNoEdit() throws {
    let record = try Self.full()
    var same = record
    same.labels[.tags] = []
    for new in [record, same] {
      let error = #expect(throws: Edit.Error.self) { try Edit(changing: record, to: new) }
      expectEqual(error?.problems, [.init(field: nil, reason: .noChange)])
    }
    var rated = record
    rated.reviews = try ReviewSummary(counts: [0, 0, 0, 0, 9])
    rated.title = ""
    let other = DirectoryRecord(try ItemReference(.park, "1"), title: "A")
    var error = #expect(throws: Edit.Error.self) { try Edit(changing: record, to: rated) }
    expectEqual(
      error?.problems,
      [
        .init(field: .title, reason: .missing), .init(field: nil, reason: .ratings),
      ])
    error = #expect(throws: Edit.Error.self) { try Edit(changing: record, to: other) }
    expectEqual(error?.problems, [.init(field: nil, reason: .otherItem)])
  }

  @Test func allProblemsAreReportedInOrder() throws {
    let long = String(repeating: "a", count: 20_001)
    let found = try problems {
      $0.title = " \n"
      $0.subtitle = String(long.prefix(201))
      $0.details = long + "\u{0}"
      $0.address = String(long.prefix(501))
      $0.labels[.tags] = ["", String(long.prefix(2_001))]
      $0.produce[.fall] = ["figs", "figs"]
      $0.ingredients = .init(known: ["a\nb"], names: [], freeFrom: [])
      $0.directions = Array(repeating: "a\nb", count: 501)
      $0.priceInCents = -1
      $0.ages = -1...3
      $0.time = 1..<1
      $0.freeSeats = -1
      $0.photos = [.init("a", caption: "b\n"), .init("a")]
      $0.actions += $0.actions
    }
    let expected: [(Edit.Field, Edit.Reason)] = [
      (.title, .missing), (.title, .controlCharacters), (.subtitle, .tooLong(200)),
      (.details, .tooLong(20_000)), (.details, .controlCharacters), (.address, .tooLong(500)),
      (.labels, .blankEntry), (.labels, .tooLong(2_000)), (.produce, .duplicate),
      (.ingredients, .controlCharacters), (.directions, .tooLong(500)), (.price, .outOfRange),
      (.ages, .outOfRange), (.time, .outOfRange), (.freeSeats, .outOfRange),
      (.photos, .duplicate), (.photos, .controlCharacters), (.actions, .duplicate),
    ]
    expectEqual(found, expected.map { Edit.Problem(field: $0, reason: $1) })
    expectEqual(found.first?.description, "Title: Enter a text.")
  }

  @Test func theEndsOfRangesAreValid() throws {
    let found = try problems {
      $0.title = String(repeating: "a", count: 200)
      $0.details = String(repeating: "\n", count: 20_000)
      $0.directions = Array(repeating: String(repeating: "a", count: 2_000), count: 500)
      $0.priceInCents = 100_000_000
      $0.ages = 0...150
      $0.freeSeats = 0
    }
    expectEqual(found, [])
    try expectEqual(problems { $0.ages = 0...151 }.map(\.field), [.ages])
    try expectEqual(problems { $0.priceInCents = 100_000_001 }.map(\.field), [.price])
    try expectEqual(problems { $0.priceInCents = 0 }, [])
    let sessions: [([Range<Int64>], Int)] = [
      ([1..<2], 0), ([1..<1], 1), ([0..<2], 1), ([1..<3], 1), ([1..<2, 2..<3], 1),
    ]
    for (sessions, count) in sessions {
      let found = try problems { $0.sessions = sessions }
      expectEqual(found.map(\.field), Array(repeating: .time, count: count), "\(sessions)")
    }
  }

  @Test func sessionsBelongToTheTime() throws {
    var record = try Self.full()
    record.sessions = [1..<2]
    let edit = try Edit(changing: Self.full(), to: record)
    expectEqual(edit.fields, [.time])
    try expectEqual(edit.applied(to: Self.full()), record)
  }

  /// The name of a city is equal in any case, and can be corrected.
  @Test func theCaseOfACityCanChange() throws {
    var record = try Self.full()
    record.city = City("phoenix", .arizona)
    try expectEqual(Edit(changing: record, to: Self.full()).fields, [.city])
  }
}
