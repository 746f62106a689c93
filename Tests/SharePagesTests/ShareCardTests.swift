import TestSupport
import Testing

@testable import SharePages

@Suite("Share cards: page and plain text") struct ShareCardTests {
  let site: DeepLink.Site

  init() throws { site = try ShareSamples.site() }

  @Test func plainTextOfARecipe() throws {
    var recipe = DirectoryRecord(try ItemReference(.recipe, "7"), title: "Fig\r\nBcc: x")
    recipe.directions = ["Wash.", "Eat."]
    recipe.ingredients = .init(["2 figs"], names: [])
    recipe.labels[.freeFrom] = ["en:tree-nuts"]
    recipe.priceInCents = 1250
    recipe.ages = 3...8
    recipe.freeSeats = 1
    recipe.hasStaleHours = true
    recipe.hours = try OpeningHours("24/7")
    try expectEqual(
      ShareCard(recipe, on: site).plainText,
      """
      Fig Bcc: x

      Hours
      Monday–Sunday: 24 hours
      Please check the hours before you go.

      Price
      $12.50

      Ages
      3 to 8 years

      Seats
      1 spot left

      Free from
      - tree nuts

      Ingredients
      - 2 figs

      Directions
      1. Wash.
      2. Eat.

      https://health.example/r/recipe/7

      """)
    let sections = try ShareCard(recipe, on: site).sections
    expectEqual(
      sections.map(\.title),
      ["Hours", "Price", "Ages", "Seats", "Free from", "Ingredients", "Directions"])
    expectEqual(
      sections.first?.lines, ["Monday–Sunday: 24 hours", "Please check the hours before you go."])
    expectEqual(sections.last?.lines, ["Wash.", "Eat."])
  }
}
