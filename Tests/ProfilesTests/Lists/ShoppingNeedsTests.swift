import Profiles
import TestSupport
import Testing

@Suite("Shopping lists: quantities for recipes") struct ShoppingNeedsTests {
  private let (phone, tablet): (ListReplica, ListReplica)
  private let (bread, cake): (ItemReference, ItemReference)
  private let flour = ShoppingList.Row.ID(name: "Flour")

  init() throws {
    phone = try ListSamples.replica("phone")
    tablet = try ListSamples.replica("tablet")
    bread = try ItemReference(.recipe, "bread")
    cake = try ItemReference(.recipe, "cake")
  }

  private func draft(_ quantity: Double?, _ unit: String? = "cups") throws -> ShoppingList.Draft {
    try ShoppingList.Draft("Flour", quantity: quantity, unit: unit)
  }

  private func merged(_ one: ShoppingList, _ other: ShoppingList) throws -> ShoppingList {
    var (left, right) = (one, other)
    try left.merge(other, at: 1_000)
    try right.merge(one, at: 1_000)
    expectEqual(left, right)
    try expectEqual(decoded(encoded(left)), left)
    return left
  }

  @Test func quantitiesOfTwoRecipesAddUp() throws {
    var list = ShoppingList()
    try list.add(draft(2), for: bread, by: phone, at: 1)
    try list.add(draft(1, "Cup"), for: cake, by: phone, at: 2)
    let row = try #require(list.row(flour))
    expect(row.quantity == 3 && row.unit == "cups" && row.otherAmounts.isEmpty)
    expectEqual(row.needs.map(\.item), [bread, cake])
    expectEqual(row.needs.map(\.quantity), [2, 1])
    // A second tap on the same recipe changes nothing, and another quantity replaces the first one.
    let before = list
    try list.add(draft(2), for: bread, by: phone, at: 3)
    expectEqual(list, before)
    try list.add(draft(4), for: bread, by: phone, at: 4)
    expectEqual(list.row(flour)?.quantity, 5)
  }

  @Test func twoDevicesOfflineAddUpToo() throws {
    var (one, other) = (ShoppingList(), ShoppingList())
    try one.add(draft(2), for: bread, by: phone, at: 10)
    try other.add(draft(1), for: cake, by: tablet, at: 5)
    try expectEqual(merged(one, other).row(flour)?.quantity, 3)
    // Of a row that was typed before, on one of them.
    var typed = ShoppingList()
    try typed.add(draft(1), by: phone, at: 1)
    var copy = typed
    try typed.add(draft(2), for: bread, by: phone, at: 2)
    try copy.set(.isDone(false), of: flour, by: tablet, at: 3)
    try expectEqual(merged(typed, copy).row(flour)?.quantity, 3)
    // What a person types later replaces the sum, and a recipe after that adds to it.
    try copy.set(.quantity(7), of: flour, by: tablet, at: 20)
    var both = try merged(typed, copy)
    expectEqual(both.row(flour)?.quantity, 7)
    try both.add(draft(1), for: cake, by: phone, at: 30)
    expectEqual(both.row(flour)?.quantity, 8)
    try both.add(draft(2), for: bread, by: phone, at: 40)
    expectEqual(both.row(flour)?.quantity, 8)
    try both.add(draft(6), by: phone, at: 50)
    expectEqual(both.row(flour)?.quantity, 6)
  }

  @Test(arguments: [("T", "t"), ("T.", "t"), ("🥄", "🥛"), ("🥄", ""), ("%", "°")])
  func otherUnitsDoNotAddUp(units: (String, String)) throws {
    var list = ShoppingList()
    try list.add(draft(2, units.0), for: bread, by: phone, at: 1)
    try list.add(draft(1, units.1), for: cake, by: phone, at: 2)
    let row = try #require(list.row(flour))
    expect(row.quantity == 2 && row.otherAmounts.map(\.quantity) == [1])
    try list.add(draft(4, units.0), for: cake, by: phone, at: 3)
    expectEqual(list.row(flour)?.quantity, 6)
  }

  @Test func unitsThatDoNotAddUpAreSaid() throws {
    var list = ShoppingList()
    try list.add(draft(2), for: bread, by: phone, at: 1)
    try list.add(draft(200, "g"), for: cake, by: phone, at: 2)
    try list.add(draft(50, "g"), for: bread, by: phone, at: 3)
    let row = try #require(list.row(flour))
    expect(row.quantity == 2 && row.unit == "cups")
    expectEqual(row.otherAmounts.map(\.quantity), [250])
    expectEqual(row.otherAmounts.map(\.unit), ["g"])
    expectEqual(row.needs.count, 3)
    list.removeNeeds(of: bread, by: phone, at: 4)
    let rest = try #require(list.row(flour))
    expect(rest.quantity == 200 && rest.unit == "g" && rest.otherAmounts.isEmpty)
  }

  @Test func whatWasBoughtIsNotNeededAgain() throws {
    var list = ShoppingList()
    try list.add(draft(2), for: bread, by: phone, at: 1)
    try list.set(.isDone(true), of: flour, by: phone, at: 2)
    try list.add(draft(1), for: cake, by: phone, at: 3)
    let row = try #require(list.row(flour))
    expect(row.quantity == 1 && !row.isDone && row.needs.map(\.item) == [cake])
    // Also for the recipe for which it was bought.
    try list.set(.isDone(true), of: flour, by: phone, at: 4)
    try list.add(draft(1), for: cake, by: phone, at: 5)
    expect(list.row(flour)?.quantity == 1 && list.row(flour)?.isDone == false)
  }

  @Test func aRecipeIsTakenBack() throws {
    var list = ShoppingList()
    try list.add(ShoppingList.Draft("Salt"), for: bread, by: phone, at: 1)
    try list.add(ShoppingList.Draft("Milk"), by: phone, at: 1)
    try list.add(draft(2), for: bread, by: phone, at: 1)
    try list.add(draft(1), for: cake, by: phone, at: 2)
    let salt = try #require(list.row(.init(name: "Salt")))
    expect(salt.quantity == 1 && salt.needs.map(\.quantity) == [nil])
    let old = list
    list.removeNeeds(of: bread, by: phone, at: 3)
    expectEqual(list.rows.map(\.title), ["Milk", "Flour"])
    expectEqual(list.row(flour)?.quantity, 1)
    // A copy from before does not bring it back.
    try expectEqual(merged(list, old).rows, list.rows)
    list.removeNeeds(of: cake, by: phone, at: 4)
    expectEqual(list.rows.map(\.title), ["Milk"])
  }

  @Test func isEncodedByName() throws {
    var list = ShoppingList()
    try list.add(draft(2, "g"), for: bread, by: phone, at: 1)
    let json = try encoded(list)
    let needs =
      #""needs":{"amounts":[{"amount":{"replica":"phone","time":1,"value":2},"#
      + #""item":"recipe/bread","unit":"g"}]}"#
    expect(json.contains(needs), json)
    try expectEqual(decoded(json), list)
    #expect(throws: DecodingError.self) {
      try decoded(json.replacing("\"value\":2}", with: "\"value\":-2}")) as ShoppingList
    }
    // A list without recipes is stored as before.
    var plain = ShoppingList()
    try plain.add(draft(2), by: phone, at: 1)
    try expect(!encoded(plain).contains("needs"))
    expect(isSilent(list.rows[0].needs[0]))
  }
}
