import Foundation
import TestSupport
import Testing

@testable import PlaceDirectory

@Suite("Administration: every property of a record is a field") struct RecordFieldTests {
  typealias Edit = AdminTrail.RecordEdit

  private let permit = AdminTrail.Permit(PersonID(high: 1, low: 2), [.records])

  private func object(_ record: DirectoryRecord) throws -> [String: Any] {
    let json = try JSONSerialization.jsonObject(with: Data(encoded(record).utf8))
    return try #require(json as? [String: Any])
  }

  private func record(_ object: [String: Any]) throws -> DirectoryRecord {
    let json = try JSONSerialization.data(withJSONObject: object)
    return try decoded(String(decoding: json, as: UTF8.self))
  }

  /// The names of the stored properties, as the compiler knows them.
  private func storedProperties(of record: DirectoryRecord) throws -> Set<String> {
    let storage = try #require(Mirror(reflecting: record).children.first?.value)
    let parts = try #require(Mirror(reflecting: storage).children.first { $0.label == "parts" })
    return Set(Mirror(reflecting: parts.value).children.compactMap(\.label))
  }

  private func pair() throws -> (DirectoryRecord, DirectoryRecord) {
    var (old, other) = (try RecordEditTests.full(), try RecordEditTests.full(true))
    old.reviews = try ReviewSummary(counts: [0, 0, 0, 1, 2])
    other.reviews = try ReviewSummary(counts: [0, 0, 0, 0, 5000])
    // Subjects and seasons that are empty are not stored.
    return (try decoded(encoded(old)), try decoded(encoded(other)))
  }

  @Test func everyKeyChangedAloneIsOneField() throws {
    let (old, other) = try pair()
    let (json, otherJSON) = (try object(old), try object(other))
    let keys = Set(json.keys).union(otherJSON.keys).subtracting(["id"])
    var names = keys.subtracting(["start", "end"])
    names.insert("time")
    try expectEqual(names, storedProperties(of: old))
    for key in keys.sorted() {
      var changed = json
      changed[key] = otherJSON[key]
      let new = try record(changed)
      expect(new != old, key)
      if key == "reviews" {
        expect((try? Edit(changing: old, to: new)) == nil)
        continue
      }
      try check(Edit(changing: old, to: new), from: old, to: new, key)
    }
  }

  private func check(
    _ edit: Edit, from old: DirectoryRecord, to new: DirectoryRecord, _ key: String
  ) throws {
    expectEqual(edit.fields.count, 1, key)
    expectEqual(edit.differences.count, 1, key)
    expect(edit.differences.allSatisfy { $0.before != $0.after }, key)
    var (trail, directory) = (AdminTrail(), DirectoryIndex([old]))
    try trail.apply([edit], to: &directory, by: permit, at: 1)
    expectEqual(directory[old.id], new, key)
    // A second administrator does not overwrite the first one.
    expectThrows(AdminTrail.Error.conflict(old.id, edit.fields)) {
      try trail.apply([edit], to: &directory, by: permit, at: 2)
    }
    try trail.undo(0, in: &directory, by: permit, at: 3)
    expectEqual(directory[old.id], old, key)
    try expect(decoded(encoded(trail)) as AdminTrail == trail, key)
    let records = AdminTrail.Import([new], into: directory)
    expectEqual(records.lines.map(\.outcome), [.changes(edit)], key)
    expectEqual(AdminTrail.Import([old], into: directory).lines.map(\.outcome), [.nothing], key)
  }

  @Test func noDifferenceHasEqualSides() throws {
    let old = try RecordEditTests.full()
    let changes: [(inout DirectoryRecord) -> Void] = [
      { $0.title += " " }, { $0.subtitle = "Phoenix\u{A0}" }, { $0.details = "Fresh food" },
      { $0.coordinate = try? Coordinate(latitude: 34.000_000_01, longitude: -112) },
      { $0.labels[.payment] = ["SNAP, WIC"] }, { $0.produce[.summer] = ["corn, figs"] },
      { $0.ingredients = .init(known: ["2 figs"], names: ["fig"], freeFrom: []) },
      { $0.ingredients = .init(known: ["2  figs"], names: [], freeFrom: [.milk]) },
      { $0.directions = ["Eat. "] }, { $0.photos[0].caption = "A stall " },
      { $0.photos[0].caption = "" }, { $0.time = nil }, { ($0.time, $0.sessions) = (nil, [1..<2]) },
      { ($0.time, $0.sessions) = (nil, [1..<4, 1..<2]) }, { $0.hasStaleHours = false },
    ]
    for (number, change) in changes.enumerated() {
      var new = old
      change(&new)
      let edit = Edit(
        old.id, Edit.Field.allCases.filter { !$0.isEqual(old, new) }, before: old, after: new)
      expect(!edit.fields.isEmpty, "\(number)")
      expect(edit.differences.allSatisfy { $0.before != $0.after }, "\(number)")
    }
  }

  @Test func anEditBringsNoRatings() throws {
    let (_, rated) = try pair()
    expect((try? Edit(adding: rated)) == nil)
    var new = try RecordEditTests.full()
    let old = new
    new.photos[0].reviews = try ReviewSummary(counts: [0, 0, 0, 0, 9])
    let error = #expect(throws: Edit.Error.self) { try Edit(changing: old, to: new) }
    expectEqual(error?.problems, [.init(field: .photos, reason: .ratings)])
    // As a request from outside writes it.
    let forged: [Edit] = [
      try decoded(
        #"{"item":"market/9","fields":["title"],"after":{"id":"market/9","title":"A","reviews":"#
          + #"{"counts":[0,0,0,0,5000]}}}"#.replacingOccurrences(
            of: "{\"counts\":[0,0,0,0,5000]}", with: encoded(rated.reviews))),
      Edit(old.id, [.photos], before: old, after: new),
    ]
    var (trail, directory) = (AdminTrail(), DirectoryIndex([old]))
    try trail.apply(forged.dropLast(), to: &directory, by: permit, at: 1)
    expectEqual(directory[forged[0].item]?.reviews, ReviewSummary())
    expectEqual(
      AdminTrail.Import([new], into: directory).lines.map(\.outcome), [.nothing])
    new.photos[0].caption = "Another"
    try trail.apply(
      [Edit(old.id, [.photos], before: old, after: new)], to: &directory, by: permit, at: 2)
    expectEqual(directory[old.id]?.photos.map(\.reviews), [ReviewSummary()])
    let empty = AdminTrail.Import([rated], into: DirectoryIndex())
    guard case .adds(let addition)? = empty.lines.first?.outcome else {
      Issue.record("The record is new.")
      return
    }
    expectEqual(try addition.applied(to: nil)?.reviews, ReviewSummary())
  }

  @Test func anUndoBringsOwnRatingsBack() throws {
    let (old, _) = try pair()
    var (trail, directory) = (AdminTrail(), DirectoryIndex([old]))
    let removal = Edit(removing: old)
    // People rate until it is removed.
    var rated = old
    rated.reviews = try ReviewSummary(counts: [0, 0, 0, 1, 7])
    rated.photos[0].reviews = try ReviewSummary(counts: [1, 0, 0, 0, 0])
    directory.update(rated)
    try trail.apply([removal], to: &directory, by: permit, at: 1)
    expect(directory[old.id] == nil)
    expect((try? Edit(adding: rated)) == nil)
    try trail.undo(0, in: &directory, by: permit, at: 2)
    expectEqual(directory[old.id], rated)
    // The same for a picture, and twice.
    var bare = rated
    bare.photos = []
    try trail.apply([Edit(changing: rated, to: bare)], to: &directory, by: permit, at: 3)
    try trail.undo(2, in: &directory, by: permit, at: 4)
    expectEqual(directory[old.id], rated)
    try trail.undo(3, in: &directory, by: permit, at: 5)
    try trail.undo(4, in: &directory, by: permit, at: 6)
    expectEqual(directory[old.id], rated)
  }
}
