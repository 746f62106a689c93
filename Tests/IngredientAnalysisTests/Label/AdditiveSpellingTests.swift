import IngredientAnalysis
import TestSupport
import Testing

/// The spellings of additives on labels.
@Suite("Additives: spellings on labels") struct AdditiveSpellingTests {
  @Test(
    arguments: [
      "E330", "E 330", "E-330", "e-330", "e330", "E.330", "e 330", "INS 330", "INS330", "ins-330",
      "INS No. 330",
      "SIN 330", "\u{415}330", "\u{435} 330", "citric acid", "Citric Acid", "CITRIC ACID",
      "citric acid E330", "citric acid (E330)", "E330 citric acid", "E330 (citric acid)",
    ])
  func citricAcidIsOneThing(text: String) {
    let list = Analyzers.exact.list(of: IngredientLabel(text + ", salt"))
    expectEqual(identifiers(of: list), "en:e330; en:salt")
  }

  @Test(
    arguments: [
      ("E450i", "en:e450i"), ("E 450i", "en:e450i"), ("E1422", "en:e1422"), ("E-1520", "en:e1520"),
      ("FD&C Red No. 40", "en:e129"), ("FD&C Yellow 5", "en:e102"), ("FD&C Red #40", "en:e129"),
      ("Red 40", "en:e129"),
      ("CI 77891", "en:e171"), ("yellow 6", "en:e110"), ("E160a", "en:e160a"),
      ("E 160 a", "en:e160a"),
      ("e160A", "en:e160a"),
    ])
  func numbersAreFound(text: String, expected: String) {
    expectEqual(identifiers(of: Analyzers.exact.list(of: IngredientLabel(text))), expected)
  }

  @Test(arguments: ["E160aii", "E 160a ii", "e-160aii", "INS 160aii"])
  func romanNumeralsBelongToTheNumber(text: String) {
    expectEqual(identifiers(of: Analyzers.host.list(of: IngredientLabel(text))), "en:e160aii")
  }

  @Test(arguments: ["E 14XX", "E 999999", "E", "INS", "330", "E33", "E 3300000", "1E330", "E330E"])
  func otherTextIsNotANumber(text: String) {
    let list = Analyzers.exact.list(of: IngredientLabel(text))
    expect(list.allIngredients.allSatisfy { $0.substance == nil }, "\(identifiers(of: list))")
  }

  @Test(arguments: ["citric acid E120", "E120 citric acid"])
  func aNameAndAnotherNumberDisagree(text: String) {
    let list = Analyzers.exact.list(of: IngredientLabel(text))
    expect(list.allIngredients.allSatisfy { $0.substance?.id != "en:e120" })
  }

  @Test func numbersInARowAreSeparateIngredients() {
    let list = Analyzers.exact.list(of: IngredientLabel("E 322/E 330, E120"))
    expectEqual(identifiers(of: list), "en:e322; en:e330; en:e120")
  }

  @Test(arguments: [
    ("acidity regulator 330, 331", "en:acidity-regulator (en:e330); en:e331"),
    ("preservatives E330, 220", "en:preservative (en:e330); en:e220"),
    ("water, 330", "en:water"),
    // Sulfites are an allergen.
    ("water, 220", "en:water; en:e220"),
  ])
  func aNumberAloneFollowsAClassOrANumber(text: String, expected: String) {
    let list = Analyzers.exact.list(of: IngredientLabel(text))
    expectEqual(identifiers(of: list), expected)
  }
}
