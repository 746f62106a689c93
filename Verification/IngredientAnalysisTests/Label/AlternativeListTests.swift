import IngredientAnalysis
import TestSupport
import Testing

/// Ingredients of which the product may contain any: "and/or", "or", and "one or more of".
@Suite("Label grammar: alternatives with and/or") struct AlternativeListTests {
  /// The names of a list with their parts, with a question mark behind alternatives.
  private static func outlined(_ text: String) -> String {
    func written(_ ingredients: [Ingredient]) -> String {
      ingredients.map { ingredient in
        let parts = ingredient.ingredients
        return ingredient.name + (ingredient.isAlternative ? "?" : "")
          + (parts.isEmpty ? "" : " (\(written(parts)))")
      }.joined(separator: "; ")
    }
    return written(Analyzers.exact.list(of: IngredientLabel(text)).ingredients)
  }

  @Test(arguments: ["or", "and/or", "and / or", "&/or", "AND/OR", "Or"])
  func namesJoinedByOrAreAlternatives(word: String) {
    expectEqual(Self.outlined("flour, milk \(word) egg, salt"), "flour; milk?; egg?; salt")
    expectEqual(Self.outlined("cake (milk \(word) egg), salt"), "cake (milk?; egg?); salt")
    expectEqual(Self.outlined("cake (salt, milk \(word) egg)"), "cake (salt?; milk?; egg?)")
    expectEqual(Self.outlined("cake (salt; milk \(word) egg)"), "cake (salt?; milk?; egg?)")
    expectEqual(Self.outlined("corn \(word) soy oil, egg"), "corn?; soy oil?; egg")
    expectEqual(Self.outlined("cake [milk \(word) egg \(word) soy]"), "cake (milk?; egg?; soy?)")
  }

  @Test(arguments: ["and", "&", "+", "with", "and and", "plus"])
  func namesJoinedByAnotherWordAreNot(word: String) {
    expectEqual(Self.outlined("flour, milk \(word) egg, salt"), "flour; milk; egg; salt")
    expectEqual(Self.outlined("cake (salt, milk \(word) egg)"), "cake (salt; milk; egg)")
  }

  @Test(arguments: [
    "one or more of the following:", "contains one or more of the following:", "one or more of:",
    "one or more of", "contains one or more of:", "contains at least one of the following:",
    "Contains One Or More Of The Following:",
  ])
  func aPhraseMakesAllThatFollowsAlternatives(phrase: String) {
    expectEqual(Self.outlined("cake (\(phrase) milk, egg), salt"), "cake (milk?; egg?); salt")
    expectEqual(Self.outlined("cake (salt, \(phrase) milk, egg)"), "cake (salt; milk?; egg?)")
    expectEqual(Self.outlined("cake (\(phrase) milk (soy), egg)"), "cake (milk? (soy?); egg?)")
    expectEqual(Self.outlined("cake, \(phrase) milk, egg. Salt"), "cake; milk?; egg?; Salt")
    expectEqual(Self.outlined("oil (\(phrase) palm, soy), salt"), "palm?; soy?; salt")
  }

  @Test(arguments: [
    // Only the names of the same bracket are alternatives.
    ("egg, cake (salt, milk or soy), flour", "egg; cake (salt?; milk?; soy?); flour"),
    ("cake (salt (water), milk or egg)", "cake (salt? (water); milk?; egg?)"),
    ("cake (salt, cream (milk or egg))", "cake (salt; cream (milk?; egg?))"),
    ("cake (milk or egg), filling (salt, soy)", "cake (milk?; egg?); filling (salt; soy)"),
    ("cake (milk or egg), soy or salt", "cake (milk?; egg?); soy?; salt?"),
    ("salt, water, milk or egg", "salt; water; milk?; egg?"),
    ("milk, and/or, egg", "milk; egg"),
    // A name with the word is one name.
    ("half and half or milk, salt", "half and half?; milk?; salt"),
    ("milk or egg 3 %, salt", "milk?; egg?; salt"),
    // Joined names behind a joined group.
    ("oils (palm and/or peanut and/or soy), salt", "palm?; peanut?; soy?; salt"),
    (
      "leavening (baking soda and/or calcium phosphate)",
      "leavening (baking soda?; calcium phosphate?)"
    ),
    ("nuts (almonds, cashews and/or pecans)", "nuts (almonds?; cashews?; pecans?)"),
  ])
  func alternativesEndWithTheirBracket(text: String, expected: String) {
    expectEqual(Self.outlined(text), expected)
  }

  /// Who must not eat an allergen cannot count on the other alternative.
  @Test(arguments: [
    "oil (contains one or more of the following: palm, peanut, corn), salt",
    "oil (one or more of: palm and/or peanut), salt", "palm or peanut oil, salt",
    "peanut or palm oil, salt", "oil (palm or peanut), salt", "oils: palm and/or peanut; salt",
    "salt, peanut and/or palm", "salt (or peanut)", "salt, or peanut", "salt, (or peanut)",
    "almond or peanut butter", "peanut and/or corn oil", "salt, either peanut or corn",
    "oil (palm, corn, or peanut), salt", "oil (one or more of the following (palm, peanut)), salt",
    "Sugar. Contains peanut or soy.", "Sugar. Contains: soy and/or peanut; may contain: milk",
    "sugar, contains 2% or less of one or more of the following: peanut, salt",
    "PEANUT AND/OR PALM OIL, SALT", "oil (peanut and/or (palm or soy)), salt",
  ])
  func anAlternativeIsPresent(text: String) {
    let report = Analyzers.exact.report(
      on: IngredientLabel(text), for: LabelPreferences(avoiding: [.allergen(.peanuts)]))
    expect(report.allergens.contains { $0.id == "en:peanuts" })
    expectEqual(report.verdict.severity, .avoid)
  }

  @Test(arguments: [
    ("flour. May contain milk or egg.", "", "en:milk en:eggs"),
    ("flour. Contains milk or egg.", "en:milk en:eggs", ""),
    ("flour. Contains soy or milk; may also contain egg.", "en:milk en:soybeans", "en:eggs"),
    ("flour (may contain milk and/or egg), salt", "", "en:milk en:eggs"),
    ("oil (one or more of the following: palm, corn. May contain milk), salt", "", "en:milk"),
  ])
  func alternativesOfAStatementStayInIt(text: String, allergens: String, traces: String) {
    let report = Analyzers.exact.report(on: IngredientLabel(text))
    let present = report.allergens.map(\.id).filter { $0 != "en:wheat" && $0 != "en:gluten" }
    expectEqual(present.joined(separator: " "), allergens)
    expectEqual(report.traces.map(\.id).joined(separator: " "), traces)
  }
}
