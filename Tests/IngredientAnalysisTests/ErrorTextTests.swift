import IngredientAnalysis
import TestSupport
import Testing

/// Each error says in one sentence which field is wrong and what its rule is.
@Suite("Errors: descriptions of products, nutrition, and knowledge") struct ErrorTextTests {
  private static func barcodes() throws -> [(Barcode.Error, String)] {
    let ean8 = try Barcode("96385074")
    let upcA = try Barcode("042100005264")
    return [
      (
        .unexpectedCharacter("O"),
        "A barcode may contain only digits, spaces, and hyphens, not “O”."
      ),
      (
        .unexpectedCharacter("\0"),
        "A barcode may contain only digits, spaces, and hyphens, not “\\0”."
      ),
      (.wrongLength(1), "The barcode has the wrong number of digits for its format: 1."),
      (
        .wrongCheckDigit(found: 5, expected: 4),
        "The check digit of the barcode must be 4, not 5; at least one digit is wrong."
      ),
      (
        .wrongCheckDigitInBothReadings(found: 1, expectedEAN8: 2, expectedUPCE: 3),
        "The check digit of the barcode must be 2 for an EAN-8 or 3 for a UPC-E, "
          + "not 1; at least one digit is wrong."
      ),
      (.numberSystemWithoutShortForm(7), "A UPC-E barcode must begin with 0 or 1, not 7."),
      (
        .ambiguous(ean8: ean8, upcE: upcA),
        "The eight digits are either the EAN-8 96385074 or a UPC-E for 042100005264; "
          + "the format must be given."
      ),
    ]
  }

  @Test func barcodes() throws {
    for (error, text) in try Self.barcodes() { expectEqual("\(error)", text) }
  }

  @Test func packageSizes() throws {
    let mass = try PackageSize(milligrams: 500_000)
    let volume = try PackageSize(microliters: 330_000)
    let count = try PackageSize(pieces: 12)
    let texts: [(PackageSize.Error, String)] = [
      (.noQuantity, "The package size must have a number followed by a unit."),
      (.notPositive, "The package size must be greater than zero."),
      (
        .tooLarge,
        "The package size must be at most 1,000,000,000,000,000 milligrams, microliters, or pieces."
      ),
      (
        .ambiguousNumber, "The package size must have a number that can be read in only one way."
      ),
      (
        .contradictory(mass, volume),
        "The package size must be stated once or consistently, not as 500000 mg and 330000 µl."
      ),
      (
        .contradictory(count, mass),
        "The package size must be stated once or consistently, not as 12 pieces and 500000 mg."
      ),
    ]
    for (error, text) in texts { expectEqual("\(error)", text) }
  }

  @Test func prices() {
    let texts: [(ProductPrice.Error, String)] = [
      (.centsOutOfRange(-1), "The price must be from 0 to 1,000,000,000,000 cents."),
      (.malformedCurrency("$"), "The currency must be three ASCII letters, such as USD."),
    ]
    for (error, text) in texts { expectEqual("\(error)", text) }
  }

  @Test func candidates() {
    let texts: [(ProductCandidateError, String)] = [
      (.safetyRatingOutOfRange(1...101), "The safety rating must be from 0 to 100."),
      (.verdictRankOutOfRange(10), "The verdict rank must be from 0 to 9."),
    ]
    for (error, text) in texts { expectEqual("\(error)", text) }
  }

  @Test(
    arguments: zip(
      NutritionFacts.Nutrient.allCases,
      [
        "The energy must be from 0 to 4,000 kilojoules.", "The fat must be from 0 to 100 grams.",
        "The saturated fat must be from 0 to 100 grams.",
        "The sugars must be from 0 to 100 grams.", "The salt must be from 0 to 100 grams.",
        "The fiber must be from 0 to 100 grams.", "The protein must be from 0 to 100 grams.",
        "The share of fruit, vegetables, and legumes must be from 0 to 100 percent.",
      ]))
  func nutrients(nutrient: NutritionFacts.Nutrient, text: String) {
    expectEqual("\(NutritionFacts.Error.outOfRange(nutrient, -1))", text)
  }

  @Test func nutrition() {
    expectEqual(
      "\(NutritionFacts.Error.moreSaturatesThanFat(saturates: 2, fat: 1))",
      "The saturated fat must not exceed the fat.")
    expectEqual(
      "\(NutriScore.Error.fatUnknown)", "The fat must be stated for fats, oils, nuts, and seeds.")
  }

  @Test func problemsOfTaxonomies() {
    let texts: [(IngredientTaxonomy.Problem.Reason, String)] = [
      (.missingColon, "Line 5 must have a colon after its language or property."),
      (
        .unknownLanguage,
        "Line 5 must begin with a language code or a property and its language."
      ),
      (.textTooLong, "The text must be shorter than 2,147,483,648 bytes."),
    ]
    for (reason, text) in texts {
      expectEqual("\(IngredientTaxonomy.Problem(line: 5, reason: reason))", text)
    }
  }

  @Test func problemsOfKnowledge() {
    let texts: [(IngredientKnowledge.Problem.Reason, String)] = [
      (.unknownParent, "The parent “x” of en:moon is not known."),
      (.unknownName, "A name in “x” of en:moon is not known."),
      (.unknownValue, "The value “x” of en:moon is not one of its property."),
      (.malformedEvidence, "The evidence “x” of en:moon must have thirteen valid fields."),
      (.tooManyAllergens, "The allergen en:moon is not found, because there are 64 others."),
      (.tooManyAncestors, "en:moon is a kind of 256 others or more; only the nearest count."),
    ]
    for (reason, text) in texts {
      let problem = IngredientKnowledge.Problem(substanceID: "en:moon", text: "x", reason: reason)
      expectEqual("\(problem)", text)
    }
  }
}
