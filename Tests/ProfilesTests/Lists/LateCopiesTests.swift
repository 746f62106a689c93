import Profiles
import TestSupport
import Testing

@Suite("Lists: clocks, repeated additions, moves, and names") struct LateCopiesTests {
  let phone: ListReplica
  let tablet: ListReplica
  static let ahead: Int64 = 400 * 86_400

  init() throws {
    phone = try ListSamples.replica("phone")
    tablet = try ListSamples.replica("tablet")
  }

  /// Both merges of two copies, which must be equal.
  func merged(_ one: ShoppingList, _ other: ShoppingList) throws -> ShoppingList {
    var (left, right) = (one, other)
    try left.merge(other, at: 100_000)
    try right.merge(one, at: 100_000)
    expectEqual(left, right)
    try expectEqual(encoded(left), encoded(right))
    try expectEqual(decoded(encoded(left)), left)
    return left
  }

  func list(_ titles: [String], by replica: ListReplica, at time: Int64 = 1) throws -> ShoppingList
  {
    var list = ShoppingList()
    for title in titles { try list.add(ShoppingList.Draft(title), by: replica, at: time) }
    return list
  }

  // MARK: - Clocks

  @Test("Correcting a clock changes no value") func correctingAClockChangesNoValue() throws {
    var list = ShoppingList()
    let milk = try list.add(
      ShoppingList.Draft("Milk", quantity: 5, aisle: "Frozen"), by: phone, at: Self.ahead)
    try list.set(.isDone(true), of: milk, by: phone, at: Self.ahead)
    try list.add(
      ShoppingList.Draft("Milk", quantity: 2, aisle: "Bakery"), by: phone, at: Self.ahead + 7)
    try list.set(.isDone(true), of: milk, by: phone, at: Self.ahead + 8)
    try list.add(
      ShoppingList.StarterKit([try ShoppingList.Draft("Milk")]), by: phone, at: Self.ahead + 9)
    let (before, old) = (list.rows, list)
    list.correctClock(of: phone, at: 50)
    expectEqual(list.rows, before)
    let row = try #require(list.row(milk))
    expect(row.quantity == 2 && row.aisle == "Bakery" && !row.isDone)
    // A copy with the old times says the same, in both directions.
    for (one, other) in [(list, old), (old, list)] {
      var both = one
      try both.merge(other, at: Self.ahead)
      expectEqual(both.rows, before)
    }
    var other = ShoppingList()
    try other.merge(list, at: 50)
    expectEqual(other.rows, before)
    try other.set(.quantity(9), of: milk, by: tablet, at: 60)
    try expectEqual(merged(list, other).row(milk)?.quantity, 9)
  }

  @Test("A copy from before the correction never undoes it, whenever it arrives")
  func oldCopiesChangeNothingBack() throws {
    var list = ShoppingList()
    let milk = try list.add(ShoppingList.Draft("Milk", quantity: 5), by: phone, at: Self.ahead)
    let old = list
    try list.set(.quantity(2), of: milk, by: phone, at: Self.ahead + 60)
    list.correctClock(of: phone, at: 50)
    list = try decoded(encoded(list))
    for now in [50, Self.ahead] {
      for (one, other) in [(list, old), (old, list)] {
        var both = one
        try both.merge(other, at: now)
        expect(both == list && both.row(milk)?.quantity == 2)
      }
    }
    // What the phone writes when its times of before the correction come is new.
    try list.set(.quantity(9), of: milk, by: phone, at: Self.ahead + 30)
    try list.merge(old, at: Self.ahead + 30)
    expectEqual(list.row(milk)?.quantity, 9)
    // A clock that is ahead is refused, also beside a correction.
    var other = ShoppingList()
    try other.set(
      .isDone(true), of: other.add(ShoppingList.Draft("Tea"), by: tablet, at: 2 * Self.ahead),
      by: tablet, at: 2 * Self.ahead)
    let before = list
    expectThrows(ShoppingList.Error.clockAhead) { try list.merge(other, at: Self.ahead + 30) }
    expectEqual(list, before)
  }

  @Test("Writes of the same second by two devices keep their order when a clock is corrected")
  func tiesKeepTheirOrder() throws {
    var one = try list(["Milk"], by: phone)
    var other = one
    let milk = ShoppingList.Row.ID(name: "Milk")
    try one.set(.quantity(9), of: milk, by: phone, at: Self.ahead)
    try other.set(.quantity(3), of: milk, by: tablet, at: Self.ahead)
    try one.merge(other, at: Self.ahead)
    expectEqual(one.row(milk)?.quantity, 3)
    one.correctClock(of: phone, at: 50)
    expectEqual(one.row(milk)?.quantity, 3)
  }

  // MARK: - Repeated additions

  @Test(
    "A change wins over an earlier addition, however often the row was added",
    arguments: [1, 2, 62, 63, 64, 65, 127, 128, 200])
  func aLaterChangeWins(additions: Int) throws {
    var one = ShoppingList()
    var milk = ShoppingList.Row.ID(name: "Milk")
    for time in 1...additions {
      milk = try one.add(ShoppingList.Draft("Milk"), by: phone, at: Int64(10 * time))
      try one.set(.isDone(true), of: milk, by: phone, at: Int64(10 * time + 5))
    }
    var other = one
    for change: ShoppingList.Change in [.quantity(7), .aisle("Dairy"), .title("Whole milk")] {
      try other.set(change, of: milk, by: tablet, at: 10_000)
    }
    var kit = one
    try one.add(ShoppingList.Draft("Milk"), by: phone, at: 9_000)
    try kit.add(ShoppingList.StarterKit([try ShoppingList.Draft("Milk")]), by: phone, at: 9_000)
    for copy in [one, kit] {
      let row = try #require(try merged(copy, other).row(milk))
      expect(row.quantity == 7 && row.aisle == "Dairy" && row.title == "Whole milk", "\(additions)")
      expect(!row.isDone)
    }
    // The addition is unknown to a copy that removes the row.
    other.remove(milk)
    try expectEqual(merged(one, other).count, 1)
    one.remove(milk)
    try expectEqual(merged(one, other).count, 0)
  }

  @Test("Lists with separately stored additions can still be read")
  func additionsThatAreStoredApart() throws {
    func register(_ value: String, _ time: Int) -> String {
      #"{"replica":"phone","time":\#(time),"value":\#(value)}"#
    }
    func addition(_ number: Int, _ quantity: Int, _ time: Int) -> String {
      #"{"aisle":\#(register("\"\"", 1)),"isDone":\#(register("false", time)),"number":\#(number),"#
        + #""position":\#(register("1", 1)),"quantity":\#(register("\(quantity)", time)),"#
        + #""replica":"phone","title":\#(register("\"Milk\"", 1)),"unit":\#(register("\"\"", 1))}"#
    }
    let adds = (1...3).map { addition($0, $0, $0) }.joined(separator: ",")
    let json =
      #"{"items":[{"adds":[\#(adds)],"id":"name/milk"}],"seen":[{"number":3,"replica":"phone"}],"#
      + #""time":3}"#
    let stored: ShoppingList = try decoded(json)
    expectEqual(stored.rows.map(\.quantity), [3])
    try expect(encoded(stored).contains(#""earlier":[1,2]"#))
    try expectEqual(decoded(encoded(stored)), stored)
    for wrong in ["[3]", "[0]", "[-1]", "[1.5]"] {
      #expect(throws: DecodingError.self) {
        try decoded(encoded(stored).replacing("[1,2]", with: wrong)) as ShoppingList
      }
    }
  }

  // MARK: - Moves

  @Test("A move changes only the place of the moved row") func aMoveIsOfOneRow() throws {
    var (one, other) = (try list(["Apples", "Bread", "Corn"], by: phone), ShoppingList())
    try other.merge(one, at: 1)
    let apples = ShoppingList.Row.ID(name: "apples")
    let yogurt = try other.add(ShoppingList.Draft("Yogurt"), by: tablet, at: 2)
    try one.add(ShoppingList.Draft("Xanthan"), by: phone, at: 2)
    one = try merged(one, other)
    other = one
    try other.move(.init(name: "corn"), before: apples, by: tablet, at: 100)
    try one.move(apples, before: yogurt, by: phone, at: 200)
    try expectEqual(
      merged(one, other).rows.map(\.title), ["Corn", "Bread", "Xanthan", "Apples", "Yogurt"])
  }

  @Test("Many moves into one gap do not undo another person's move")
  func manyMovesIntoOneGap() throws {
    var one = try list(["a", "b", "c", "d"], by: phone)
    var other = one
    try other.move(.init(name: "d"), before: .init(name: "a"), by: tablet, at: 2)
    for step in 0..<60 as Range<Int64> {
      let rows = one.rows
      try one.move(rows[2].id, before: rows[1].id, by: phone, at: 10 + step)
      expectEqual(one.rows.map(\.id), [rows[0].id, rows[2].id, rows[1].id, rows[3].id])
    }
    try expectEqual(merged(one, other).rows.map(\.title), ["d", "a", "b", "c"])
  }

  @Test("Rows that one device adds offline stay together") func rowsStayTogether() throws {
    let start = try list(["Oats"], by: tablet)
    for start in [start, ShoppingList()] {
      var (one, other) = (start, start)
      for (time, titles) in [("tortillas", "flour"), ("beef", "sugar"), ("salsa", "butter")]
        .enumerated()
      {
        try one.add(ShoppingList.Draft(titles.0), by: phone, at: Int64(10 * time))
        try other.add(ShoppingList.Draft(titles.1), by: tablet, at: Int64(10 * time + 5))
      }
      let titles = try merged(one, other).rows.map(\.title)
      let first = try #require(titles.firstIndex(of: "tortillas"))
      expectEqual(Array(titles[first...].prefix(3)), ["tortillas", "beef", "salsa"])
      let second = try #require(titles.firstIndex(of: "flour"))
      expectEqual(Array(titles[second...].prefix(3)), ["flour", "sugar", "butter"])
    }
  }

  @Test("Favorites are moved one by one, too") func favoritesAreMovedAlone() throws {
    let parks = try (0..<5).map(ListSamples.park)
    var one = FavoriteItems()
    for park in parks[0..<3] { try one.toggle(park, by: phone, at: 1) }
    var other = one
    try one.toggle(parks[3], by: phone, at: 2)
    try other.toggle(parks[4], by: tablet, at: 2)
    try one.merge(other, at: 3)
    other = one
    expect(other.move(parks[2], before: parks[0], by: tablet, at: 100))
    expect(one.move(parks[0], before: parks[4], by: phone, at: 200))
    try one.merge(other, at: 300)
    expectEqual(one.items, [2, 1, 3, 0, 4].map { parks[$0] })
  }

  @Test("A move separates rows with the same place") func rowsWithOnePlace() throws {
    let json = try encoded(list(["a", "b", "c"], by: phone))
      .replacing(#","steps":[{"replica":"phone","value":1}]"#, with: "")
      .replacing(#","steps":[{"replica":"phone","value":2}]"#, with: "")
    let stored: ShoppingList = try decoded(json)
    expectEqual(stored.rows.map(\.title), ["a", "b", "c"])
    var one = stored
    try one.move(.init(name: "a"), before: .init(name: "c"), by: tablet, at: 5)
    expectEqual(one.rows.map(\.title), ["b", "a", "c"])
    #expect(throws: DecodingError.self) {
      try decoded(
        encoded(list(["a", "b"], by: phone)).replacing(
          #"[{"replica":"phone","value":1}]"#,
          with: "["
            + repeatElement(#"{"replica":"phone","value":1}"#, count: 40).joined(separator: ",")
            + "]")) as ShoppingList
    }
  }

  // MARK: - Names

  @Test("Names that differ in a letter are two rows") func namesOfRows() throws {
    for names in [["Dừa", "Dứa", "Dưa"], ["Pâtes", "Pâtés"], ["Bơ", "Bò"], ["Cá", "Cà"]] {
      var one = ShoppingList()
      for (index, name) in names.enumerated() {
        try one.add(ShoppingList.Draft(name, quantity: Double(index + 2)), by: phone, at: 1)
      }
      expectEqual(one.rows.map(\.title), names)
      expectEqual(one.rows.map(\.quantity), names.indices.map { Double($0 + 2) })
      let other = try list([names[1]], by: tablet)
      try expectEqual(merged(list([names[0]], by: phone), other).count, 2)
    }
  }

  @Test("Case, blanks, and Unicode forms make no different row") func spellingsOfOneRow() throws {
    let spellings = [
      "Crème fraîche", "cre\u{300}me frai\u{302}che", " CRÈME\u{A0}FRAÎCHE ", "crèmefraîche",
    ]
    let id = ShoppingList.Row.ID(name: spellings[0])
    for (index, name) in spellings.enumerated() {
      expectEqual(ShoppingList.Row.ID(name: name), id)
      let other = try list([spellings[(index + 1) % spellings.count]], by: tablet)
      try expectEqual(merged(list([name], by: phone), other).count, 1)
    }
    expectEqual(ShoppingList.Row.ID(name: "ΟΔΟΣ"), ShoppingList.Row.ID(name: "οδος"))
    expect(ShoppingList.Row.ID(name: "Crème") != ShoppingList.Row.ID(name: "Creme"))
    let long = String(repeating: "x\u{301}", count: 10_000)
    expectThrows(ShoppingList.Error.invalidID) {
      try ShoppingList.Draft("x", id: ShoppingList.Row.ID(name: long))
    }
  }

  @Test("A row that an earlier version stored is found by its ID and its name")
  func storedIDsFindTheirRows() throws {
    for (title, former) in [
      ("Dừa", "dua"), ("Crème-fraîche", "cremefraiche"), ("Mt Dew", "mountdew"),
    ] {
      let made = try list([title], by: phone)
      let id = try encoded(#require(made.rows.first).id)
      var stored: ShoppingList = try decoded(
        encoded(made).replacing("\"id\":\(id)", with: "\"id\":\"name/\(former)\""))
      let oldID: ShoppingList.Row.ID = try decoded("\"name/\(former)\"")
      expectEqual(stored.row(oldID)?.title, title)
      try expectEqual(stored.add(ShoppingList.Draft(title, quantity: 3), by: phone, at: 5), oldID)
      expect(stored.count == 1 && stored.row(oldID)?.quantity == 3)
      if former != "mountdew" {
        try stored.set(.isDone(true), of: ShoppingList.Row.ID(name: title), by: phone, at: 6)
        expectEqual(stored.row(.init(name: title))?.isDone, true)
      }
      try stored.add(ShoppingList.Draft("Dứa"), by: phone, at: 7)
      expectEqual(stored.count, 2)
      expect(stored.remove(oldID) && !stored.remove(oldID))
    }
  }
}
