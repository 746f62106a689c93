import TestSupport
import Testing

@testable import IngredientAnalysis

/// Groups of small amounts, such as "contains 2 % or less of", and what is in them.
@Suite("Label grammar: groups of small amounts") struct SmallAmountGroupTests {
  /// The names of a list, with the bounds of those that are in a group.
  private static func bounds(_ text: String) -> String {
    let nodes = Analyzers.exact.list(of: IngredientLabel(text)).tree.nodes
    let bytes = Array(text.utf8)
    return nodes.filter { $0.section == .ingredients }.map { node in
      let name = String(decoding: bytes[Int(node.start)..<Int(node.end)], as: UTF8.self)
      return name + (node.bound.isFinite ? " \(node.bound)" : "")
    }.joined(separator: "; ")
  }

  @Test(arguments: [
    "contains 2% or less of", "contains 2 % or less of:", "2% or less of", "2% or less of:",
    "2% or less",
    "contains less than 2% of", "less than 2%:", "less than 2% of each", "not more than 2% of:",
    "contains less than 2% of the following:", "contains 2% or less of each of the following:",
    "contains 2% or less of one or more of the following:", "Contains 2 percent or less of",
    "CONTAINS 2% OR LESS OF:", "contains: 2% or less of", "contains \u{FF12}\u{FF05} or less of",
  ])
  func eachPhraseBoundsAllThatFollows(phrase: String) {
    expectEqual(
      Self.bounds("flour, water, \(phrase) milk, egg (white), soy"),
      "flour; water; milk 2.0; egg 2.0; white 2.0; soy 2.0")
    expectEqual(Self.bounds("flour. \(phrase) milk"), "flour; milk 2.0")
    expectEqual(Self.bounds("flour; \(phrase) milk; egg"), "flour; milk 2.0; egg 2.0")
  }

  @Test(arguments: [
    ("contains \u{BD}% or less of:", "0.5"), ("contains 1/2% or less of:", "0.5"),
    ("less than 1.5 % of each:", "1.5"), ("contains 1 1/2% or less of", "1.5"),
    ("0,1 % or less of:", "0.1"), ("contains 0% or less of:", "0.0"),
    ("contains 100% or less of:", "100.0"),
  ])
  func theBoundIsThatOfThePhrase(phrase: String, bound: String) {
    expectEqual(Self.bounds("flour, \(phrase) milk, egg"), "flour; milk \(bound); egg \(bound)")
  }

  @Test(arguments: [
    // A second group may only be smaller.
    (
      "flour, contains 2% or less of: milk, contains 0.5% or less of: egg, salt",
      "flour; milk 2.0; egg 0.5; salt 0.5"
    ),
    (
      "flour, contains 0.5% or less of: milk, contains 2% or less of: egg",
      "flour; milk 0.5; egg 0.5"
    ),
    // A group within brackets ends with them.
    (
      "cake (egg, 2% or less of: malt, milk), water, soy",
      "cake; egg; malt 2.0; milk 2.0; water; soy"
    ),
    ("2% or less of: cake (egg, milk), soy", "cake 2.0; egg 2.0; milk 2.0; soy 2.0"),
    ("flour (2% or less of: milk), egg", "flour; milk 2.0; egg"),
    // Another list has its own bounds.
    (
      "flour, contains 2% or less of: milk. Ingredients: sugar, salt",
      "flour; milk 2.0; sugar; salt"
    ),
    // The group ends a colon before it.
    ("filling: egg, 2% or less of: milk, soy", "filling; egg; milk 2.0; soy 2.0"),
    ("flour, water 2%, milk", "flour; water; milk"), ("flour, contains 2% milk", "flour; milk"),
  ])
  func aGroupHasItsPlace(text: String, expected: String) {
    expectEqual(Self.bounds(text), expected)
  }

  @Test(arguments: [
    "flour, contains 2% or less of: milk, egg", "flour, 2% or less milk, egg",
    "flour. contains less than 2% milk, egg", "flour, contains 2% or less of (milk, egg)",
    "flour, less than 2%: milk; egg", "flour, 2% or less of each: egg, milk.",
    "flour, contains 2% or less of the following: milk (cream), egg. Contains: milk",
  ])
  func anAllergenOfAGroupIsPresent(text: String) {
    let report = Analyzers.exact.report(on: IngredientLabel(text))
    expect(Set(report.allergens.map(\.id)).isSuperset(of: ["en:milk", "en:eggs"]))
    expect(report.traces.isEmpty && report.freeFromAllergens.isEmpty)
    expect(report.list.ingredients(statedAs: .unread).isEmpty)
  }

  @Test func aStatementBehindAGroupIsNoPartOfIt() {
    let list = Analyzers.exact.list(
      of: IngredientLabel("flour, contains 2% or less of: salt. Contains: milk. May contain: egg"))
    expectEqual(outline(of: list), "flour; salt")
    expectEqual(outline(of: list, statedAs: .contains), "milk")
    expectEqual(outline(of: list, statedAs: .mayContain), "egg")
  }

  /// The parts of an ingredient in a group are as small as it is.
  @Test(arguments: [2, 1, 0.5])
  func theAmountsOfAGroupAreBounded(bound: Double) {
    let text = "alpha, contains \(bound)% or less of: beta (gamma, delta (milk, salt)), epsilon"
    let list = Analyzers.host.list(of: IngredientLabel(text))
    expectEqual(outline(of: list), "alpha; beta (gamma; delta (milk; salt)); epsilon")
    expect(list.amounts.dropFirst().allSatisfy { $0.bounds.upperBound <= bound })
    expectEqual(list.amounts[0].bounds, (100 - 2 * bound)...100)
    // Without the group, only the order bounds the amounts.
    let other = IngredientLabel("alpha, beta (gamma, delta (milk, salt)), epsilon")
    expectEqual(Analyzers.host.list(of: other).amounts[1].bounds, 0...50)
  }
}
