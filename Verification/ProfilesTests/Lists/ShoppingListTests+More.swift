import Profiles
import TestSupport
import Testing

extension ShoppingListTests {
  @Test func aCheckDoesNotBringARemovedRowBack() throws {
    var copies = try copies()
    copies.a.remove(milk)
    try copies.b.set(.isDone(true), of: milk, by: b, at: 10)
    try expect(merged(copies).rows.isEmpty)
  }

  @Test func changesOfDifferentFieldsAreBothKept() throws {
    var copies = try copies()
    try copies.a.set(.quantity(2), of: milk, by: a, at: 10)
    try copies.b.set(.isDone(true), of: milk, by: b, at: 9)
    let row = try #require(try merged(copies).row(milk))
    expect(row.quantity == 2 && row.isDone)
  }

  @Test func ofChangesAtTheSameTimeTheGreaterReplicaWins() throws {
    var copies = try copies()
    try copies.a.set(.quantity(2), of: milk, by: a, at: 10)
    try copies.b.set(.quantity(3), of: milk, by: b, at: 10)
    try expectEqual(merged(copies).row(milk)?.quantity, 3)
  }

  @Test func ofChangesByCopiesOfOneReplicaTheGreaterValueWins() throws {
    var copies = try copies()
    try copies.a.set(.unit("b"), of: milk, by: a, at: 10)
    try copies.b.set(.unit("c"), of: milk, by: a, at: 10)
    try expectEqual(merged(copies).row(milk)?.unit, "c")
    // Equal as texts, but not as bytes.
    try copies.a.set(.title("e\u{301}"), of: milk, by: a, at: 11)
    try copies.b.set(.title("\u{E9}"), of: milk, by: a, at: 11)
    try expectEqual(merged(copies).row(milk)?.title.unicodeScalars.count, 1)
  }

  @Test func theLaterCheckWins() throws {
    var copies = try copies()
    try copies.a.set(.isDone(false), of: milk, by: a, at: 11)
    try copies.b.set(.isDone(true), of: milk, by: b, at: 10)
    try expectEqual(merged(copies).row(milk)?.isDone, false)
  }

  @Test func aFieldOfARemovedAdditionDoesNotReturn() throws {
    // C writes to the addition that A removes, and B has added milk anew: in any order of merges,
    // what C wrote is gone with the addition that it was written to.
    let c = try ListSamples.replica("c")
    var (one, two) = try copies()
    var three = one
    one.remove(milk)
    two.remove(milk)
    try two.add(ShoppingList.Draft("milk", quantity: 7), by: b, at: 5)
    try three.set(.quantity(9), of: milk, by: c, at: 50)
    var left = one
    try left.merge(two, at: 60)
    try left.merge(three, at: 60)
    var right = one
    try right.merge(three, at: 60)
    try right.merge(two, at: 60)
    expectEqual(left, right)
    expectEqual(left.row(milk)?.quantity, 7)
  }

  @Test func anEditIsLaterThanAllThatItsAuthorSaw() throws {
    var copies = try copies()
    try copies.b.set(.quantity(3), of: milk, by: b, at: 50)
    try copies.a.merge(copies.b, at: 50)
    // The clock of A is behind.
    try copies.a.set(.quantity(4), of: milk, by: a, at: 2)
    try expectEqual(merged(copies).row(milk)?.quantity, 4)
  }

  @Test func aClockThatIsAheadIsRefusedUntilItIsCorrected() throws {
    let day: Int64 = 86_400
    let year2099: Int64 = 4_070_908_800
    var copies = try copies()
    try copies.b.set(.quantity(3), of: milk, by: b, at: year2099)
    let before = copies.a
    expectThrows(ShoppingList.Error.clockAhead) { try copies.a.merge(copies.b, at: 20) }
    expectThrows(ShoppingList.Error.clockAhead) {
      try copies.a.merge(copies.b, at: year2099 - day - 1)
    }
    expectEqual(copies.a, before)
    copies.b.correctClock(of: b, at: 20)
    try copies.a.set(.quantity(8), of: milk, by: a, at: 21)
    try expectEqual(merged(copies).row(milk)?.quantity, 8)
    // A day ahead may be a wrong time zone.
    try copies.b.set(.unit("l"), of: milk, by: b, at: 30 + day)
    try copies.a.merge(copies.b, at: 30)
    expectEqual(copies.a.row(milk)?.unit, "l")
    let unchanged = copies.a
    copies.a.correctClock(of: a, at: 30)
    expectEqual(copies.a, unchanged)
  }

  @Test func aRowAddedAgainIsUncheckedAndKeepsItsPlace() throws {
    var list = ShoppingList()
    try list.add(ShoppingList.Draft("Milk", quantity: 2, unit: "l", aisle: "Dairy"), by: a, at: 1)
    try list.add(ShoppingList.Draft("Rice"), by: a, at: 2)
    try list.set(.isDone(true), of: milk, by: a, at: 3)
    try expectEqual(list.add(ShoppingList.Draft("MILK", unit: "gal"), by: a, at: 4), milk)
    let row = try #require(list.rows.first)
    expect(row.title == "Milk" && row.quantity == 2 && row.unit == "gal" && row.aisle == "Dairy")
    expect(!row.isDone && list.count == 2)
  }

  @Test func aRowIsAddedAgainWithoutEnd() throws {
    var list = ShoppingList()
    let count = Int64(LongTest.size(1000, small: 500))
    for time in 1...count {
      try list.add(ShoppingList.Draft("Milk", quantity: Double(time)), by: a, at: time)
    }
    expectEqual(list.row(milk)?.quantity, Double(count))
    try expect(encoded(list).utf8.count < 40_000)
  }

  @Test func rowsAreMovedAndRemoved() throws {
    var list = ShoppingList()
    let ids = try ["a", "b", "c"].map { try list.add(ShoppingList.Draft($0), by: a, at: 1) }
    try list.move(ids[2], before: ids[0], by: a, at: 2)
    expectEqual(list.rows.map(\.title), ["c", "a", "b"])
    try list.move(ids[2], before: nil, by: a, at: 3)
    expectEqual(list.rows.map(\.title), ["a", "b", "c"])
    try list.move(ids[0], before: ids[2], by: a, at: 4)
    expectEqual(list.rows.map(\.title), ["b", "a", "c"])
    try list.set(.isDone(true), of: ids[1], by: a, at: 5)
    list.removeDone()
    expectEqual(list.rows.map(\.title), ["a", "c"])
    let again = list.remove(ids[1])
    expect(!again)
    expectThrows(ShoppingList.Error.noSuchRow) {
      try list.set(.isDone(true), of: ids[1], by: a, at: 6)
    }
    expectThrows(ShoppingList.Error.noSuchRow) {
      try list.move(ids[0], before: ids[1], by: a, at: 6)
    }
    for step in 0..<200 as Range<Int64> {
      let rows = list.rows
      try list.move(rows[1].id, before: rows[0].id, by: a, at: 10 + step)
      expectEqual(list.rows.map(\.id), [rows[1].id, rows[0].id])
    }
  }

  @Test func rowsInTheMiddleAreHalvedWithoutEnd() throws {
    var list = ShoppingList()
    for title in ["a", "b", "c"] { try list.add(ShoppingList.Draft(title), by: a, at: 1) }
    for step in 0..<200 as Range<Int64> {
      let rows = list.rows
      try list.move(rows[2].id, before: rows[1].id, by: a, at: 10 + step)
      expectEqual(list.rows.map(\.id), [rows[0].id, rows[2].id, rows[1].id])
    }
  }

  @Test func identities() throws {
    let item = try ListSamples.park(4)
    expectEqual(ShoppingList.Row.ID(item).item, item)
    expect(milk.item == nil)
    expectEqual(
      ShoppingList.Row.ID(name: "Crème fraîche"), ShoppingList.Row.ID(name: "crème  FRAÎCHE"))
    expect(ShoppingList.Row.ID(name: "-") != ShoppingList.Row.ID(name: "."))
    expect(ShoppingList.Row.ID(unique: "milk") != milk)
    for id in ["", "a b", "é", String(repeating: "x", count: 65)] {
      expect(ListReplica(id) == nil)
    }
    expect(ListReplica(String(repeating: "x", count: 64)) != nil)
  }

  @Test func aStoredCopyMayRepeatAdditions() throws {
    var list = ShoppingList()
    try list.add(ShoppingList.Draft("Milk"), by: a, at: 10)
    let json = try encoded(list)
    let start = try #require(json.firstRange(of: "[{\"aisle\"")).lowerBound
    let end = try #require(json.firstRange(of: "],\"id\"")).lowerBound
    let addition = json[json.index(after: start)..<end]
    let twice = json.replacing(addition, with: "\(addition),\(addition)")
      .replacing(#""seen":[{"number":1,"replica":"a"}],"time":10"#, with: #""seen":[]"#)
    // What was seen is at least what is there.
    try expectEqual(decoded(twice), list)
  }

  @Test func aDeviceCannotNumberWithoutEnd() throws {
    let json = #"{"items":[],"seen":[{"number":9007199254740992,"replica":"a"}]}"#
    var list: ShoppingList = try decoded(json)
    let before = list
    expectThrows(ShoppingList.Error.tooManyEdits) {
      try list.add(ShoppingList.Draft("Milk"), by: a, at: 1)
    }
    expectEqual(list, before)
    try list.add(ShoppingList.Draft("Milk"), by: b, at: .max)
    try list.set(.isDone(true), of: milk, by: b, at: .min)
    try expectEqual(decoded(encoded(list)), list)
  }

  @Test func nothingIsPrinted() throws {
    var list = ShoppingList()
    let draft = try ShoppingList.Draft("secret 7319", quantity: 22, unit: "secret", aisle: "secret")
    let id = try list.add(draft, by: a, at: 77)
    expect(isSilent(list) && isSilent(draft) && isSilent(id) && isSilent(a))
    expect(isSilent(try #require(list.rows.first)) && isSilent(ShoppingList.StarterKit([draft])))
    expect(isSilent(ShoppingList.Change.title("secret")))
    for error: ShoppingList.Error in [.quantityOutOfRange(-72), .noSuchRow, .clockAhead] {
      expect(!"\(error)".contains("72") && !shownTexts(of: error).contains { $0.contains("72") })
    }
  }
}
