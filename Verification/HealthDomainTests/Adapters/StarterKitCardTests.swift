import HealthDomain
import TestSupport
import Testing

@Suite("Share cards: starter kits") struct StarterKitCardTests {
  @Test func aKitIsAListOfItsRows() throws {
    let kit = ShoppingList.StarterKit([
      try .init("Oats"), try .init("Milk", quantity: 2, unit: "l"), try .init("Eggs", quantity: 12),
      try .init("Butter", quantity: 0.5, unit: "lb"),
    ])
    let site = try DeepLink.Site(name: "Kids", host: "kids.example", scheme: "kids")
    let page = ShareCard.Collection(kit, title: "Basics", on: site)
    expectEqual(
      page.plainText,
      """
      Basics
      - Oats
      - Milk: 2 l
      - Eggs: 12
      - Butter: 0.5 lb

      """)
    try expectEqual(
      StrictHTML(page.html).all("li").map(\.text),
      ["Oats", "Milk: 2 l", "Eggs: 12", "Butter: 0.5 lb"])
  }
}
