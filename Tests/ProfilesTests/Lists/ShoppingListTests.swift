import Profiles
import TestSupport
import Testing

@Suite("Shopping list: edits and merging") struct ShoppingListTests {
  let a: ListReplica
  let b: ListReplica

  init() throws {
    a = try ListSamples.replica("a")
    b = try ListSamples.replica("b")
  }

  var milk: ShoppingList.Row.ID { ShoppingList.Row.ID(name: "milk") }

  /// Two copies that both have milk, one of it.
  func copies() throws -> (a: ShoppingList, b: ShoppingList) {
    var list = ShoppingList()
    try list.add(ShoppingList.Draft("milk", quantity: 1), by: a, at: 1)
    return (list, list)
  }

  /// Both merges of two copies, which must be equal.
  func merged(_ copies: (a: ShoppingList, b: ShoppingList)) throws -> ShoppingList {
    var (one, other) = copies
    try one.merge(copies.b, at: 100)
    try other.merge(copies.a, at: 100)
    expectEqual(one, other)
    try expectEqual(encoded(one), encoded(other))
    return one
  }

  @Test func anAdditionWinsOverARemoval() throws {
    var copies = try copies()
    copies.a.remove(milk)
    try copies.b.set(.isDone(true), of: milk, by: b, at: 9)
    copies.b.remove(milk)
    try copies.b.add(ShoppingList.Draft("milk"), by: b, at: 10)
    let rows = try merged(copies).rows
    expectEqual(rows.map(\.title), ["milk"])
    expectEqual(rows.map(\.isDone), [false])
  }

  @Test func aKitAddedTwiceMakesOneRow() throws {
    var copies = try copies()
    let kit = ShoppingList.StarterKit([
      try ShoppingList.Draft("Eggs", quantity: 12), try ShoppingList.Draft("eggs"),
      try ShoppingList.Draft("Milk", quantity: 5),
    ])
    expectEqual(kit.drafts.map(\.title), ["Eggs", "Milk"])
    try copies.a.add(kit, by: a, at: 5)
    try copies.b.add(kit, by: b, at: 6)
    let rows = try merged(copies).rows
    expectEqual(rows.map(\.title), ["milk", "Eggs"])
    // A kit does not change the quantity of a row that is there.
    expectEqual(rows.map(\.quantity), [1, 12])
  }

  @Test func draftsAreChecked() throws {
    func error(_ draft: () throws(ShoppingList.Error) -> ShoppingList.Draft) -> ShoppingList.Error?
    {
      do throws(ShoppingList.Error) {
        _ = try draft()
        return nil
      } catch {
        return error
      }
    }
    for title in ["", " \u{3000}", "a\nb", String(repeating: "x", count: 201)] {
      expectEqual(error { () throws(ShoppingList.Error) in try .init(title) }, .invalidTitle)
    }
    for quantity in [0, -1, 1_000_001, Double.infinity] {
      expectEqual(
        error { () throws(ShoppingList.Error) in try .init("x", quantity: quantity) },
        .quantityOutOfRange(quantity))
    }
    expect(error { () throws(ShoppingList.Error) in try .init("x", quantity: .nan) } != nil)
    let long = String(repeating: "x", count: 1000)
    expectEqual(error { () throws(ShoppingList.Error) in try .init("x", unit: long) }, .invalidUnit)
    expectEqual(
      error { () throws(ShoppingList.Error) in try .init("x", aisle: long) }, .invalidAisle)
    expectEqual(
      error { () throws(ShoppingList.Error) in try .init("x", id: .init(unique: long)) }, .invalidID
    )
    try expectEqual(ShoppingList.Draft("x", quantity: 1_000_000).quantity, 1_000_000)
  }

  @Test func isEncodedByName() throws {
    var list = ShoppingList()
    try list.add(ShoppingList.Draft("Milk", quantity: 2, unit: "l"), by: a, at: 10)
    try list.set(.isDone(true), of: milk, by: b, at: 10)
    func register(_ value: String, _ rest: String = #""replica":"a","time":10"#) -> String {
      "{\(rest),\"value\":\(value)}"
    }
    let json =
      #"{"count":1,"items":[{"adds":[{"aisle":\#(register("\"\"")),"#
      + #""isDone":{"count":1,"replica":"b","time":10,"value":true},"number":1,"#
      + #""position":\#(register("1")),"quantity":\#(register("2")),"replica":"a","#
      + #""title":\#(register("\"Milk\"")),"unit":\#(register("\"l\""))}],"id":"name/milk"}],"#
      + #""seen":[{"number":1,"replica":"a"}],"time":10}"#
    try expectEqual(encoded(list), json)
    try expectEqual(decoded(json), list)
    try expectEqual(decoded("{}"), ShoppingList())
    // Nothing remains of a removed row but a number.
    list.remove(milk)
    try expectEqual(
      encoded(list), #"{"count":1,"items":[],"seen":[{"number":1,"replica":"a"}],"time":10}"#)
    for (old, new) in [
      ("\"value\":2}", "\"value\":-7319}"), ("\"Milk\"", "\" \""),
      ("\"value\":1}", "\"value\":1e20}"),
      ("\"number\":1,\"position\"", "\"number\":0,\"position\""), ("\"count\":1", "\"count\":-1"),
      ("name/milk", ""), ("\"replica\":\"a\"", "\"replica\":\"secret!\""),
    ] {
      do {
        let _: ShoppingList = try decoded(json.replacing(old, with: new))
        Issue.record("decoded with \(new)")
      } catch {
        expect(error is DecodingError && !"\(error)".contains("7319"))
        expect(!"\(error)".contains("secret"))
      }
    }
  }
}
