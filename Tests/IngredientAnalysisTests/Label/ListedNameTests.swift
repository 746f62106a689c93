import TestSupport
import Testing

@testable import IngredientAnalysis

/// Names that no table has as a whole: in a row without commas, with a flavor, a color's number, or an amount.
@Suite("Labels: names in a row, flavors, colors, and amounts without a sign") struct ListedNameTests
{
  /// The identifiers of what an analyzer reads, without their language; "?" is a name that it does not know.
  private static func names(_ text: String, _ code: String = "en") -> [String] {
    let list =
      code == "en"
      ? Analyzers.embedded.list(of: IngredientLabel(text)) : EveryLanguage.report(text, code).list
    return list.allIngredients.map { $0.substance?.id ?? "?" }
  }

  private static func severity(
    _ text: String, _ allergen: Allergen, _ market: Jurisdiction = .unitedStates
  ) -> LabelVerdict.Severity {
    Analyzers.embedded.report(
      on: IngredientLabel(text),
      for: LabelPreferences(avoiding: [.allergen(allergen)], market: market)
    ).severity
  }

  @Test(arguments: [
    ("water, granulated garlic granulated onion", ["en:water", "en:garlic", "en:onion"]),
    ("water, sugar cinnamon", ["en:water", "en:sugar", "en:cinnamon"]),
    (
      "water, tapioca and corn starch sugar",
      ["en:water", "en:tapioca-starch", "en:corn-starch", "en:sugar"]
    ),
  ])
  func namesWithoutCommasAreRead(text: String, expected: [String]) {
    let found = Self.names(text)
    expect(Set(expected).isSubset(of: found) && !found.contains("?"), "\(text): \(found)")
  }

  @Test func aSingleLetterIsNoNameButInBrackets() {
    expectEqual(Self.names("water, q, salt"), ["en:water", "en:salt"])
    expectEqual(Self.names("water, salt (q)"), ["en:water", "en:salt", "?"])
    expect(Self.names("water, d, salt").contains("?"))
  }

  @Test(arguments: [
    ("Fruit content: 74 %: tomatoes, water", "en"),
    ("Teneur en fruits : 74 % : tomates, eau", "fr"),
    ("Fruchtgehalt: 74 %: Tomaten, Wasser", "de"),
  ])
  func aTotalWithAColonBehindItBeginsTheList(text: String, code: String) {
    expectEqual(Self.names(text, code), ["en:tomato", "en:water"], text)
  }

  /// The noun of a compound says that the words before it are its parts, but not which others it has.
  @Test(arguments: ["tomato pesto", "zinc sugar"])
  func anUnknownCompoundIsNoList(text: String) {
    expect(Self.severity("Rice, " + text, .peanuts) != .fits, "\(text)")
  }

  @Test func aListWithoutCommasKeepsItsAllergens() {
    for name in ["peanut", "peanuts", "peanut butter", "peanut flour"] {
      for other in ["sugar", "sea salt", "garlic powder", "rice flour"] {
        expect(Self.severity("Rice, \(other) \(name)", .peanuts) != .fits, "\(other) \(name)")
        expect(Self.severity("Rice, \(name) \(other)", .peanuts) != .fits, "\(name) \(other)")
      }
    }
  }

  @Test(arguments: [
    "natural blackberry flavor", "artificial guava flavor", "natural lemon and tangerine flavor",
  ])
  func theFlavorOfAFoodIsAFlavoring(text: String) {
    let list = Analyzers.embedded.list(of: IngredientLabel("water, " + text))
    let found = list.ingredients.last
    expect(found?.substance?.id.hasSuffix("flavouring") == true, "\(text): \(list)")
    expectEqual(Self.severity("Rice, " + text, .peanuts), .fits)
  }

  /// Whether it is made of the nut, the name does not say.
  @Test func theFlavorOfAnAllergenIsNotAnyFlavoring() {
    for text in [
      "natural peanut flavor", "natural groundnut flavor", "natural peanut praline flavor",
    ] {
      expect(Self.severity("Rice, " + text, .peanuts) != .fits, "\(text)")
    }
  }

  /// The colors that 21 CFR 74 lists, in the spellings of 21 CFR 101.22(k).
  @Test(arguments: [
    ("FD & C Yellow #5", ["en:e102"]), ("F.D. & C. Red #40", ["en:e129"]),
    ("FD&C Yellow No. 5 & 6", ["en:e102", "en:e110"]), ("Yellow Lake 6", ["en:e110"]),
    ("artificial colors FD & C blue #1 and FD & C red #40", ["en:e133", "en:e129"]),
  ])
  func certifiedColorsAreRead(text: String, expected: [String]) {
    let additives = Analyzers.embedded.report(on: IngredientLabel("Water, " + text)).additives
    let ids = additives.flatMap { additive in [additive.id] + additive.parents.map(\.id) }
    expect(Set(expected).isSubset(of: ids), "\(text): \(ids)")
    expectEqual(Self.severity("Water, " + text, .peanuts), .fits)
  }

  /// A numeral prefix may stand apart from its word.
  @Test(arguments: [
    ("mono", "sodium glutamate"), ("tri", "sodium citrate"), ("di", "sodium diphosphate"),
    ("tri", "calcium phosphate"), ("di", "potassium phosphate"),
  ])
  func aNumeralPrefixMayStandApart(prefix: String, rest: String) {
    let whole = Self.names("water, \(prefix)\(rest), salt")
    expect(!whole.contains("?"))
    for sign in [" ", "-"] {
      let text = "water, \(prefix)\(sign)\(rest), salt"
      expectEqual(Self.names(text), whole, text)
    }
  }

  @Test(arguments: [
    "mono - and di-glycerides", "mono- and di-glycerides of fatty acids",
    "mono and di glycerides of fatty acids",
  ])
  func glyceridesAreReadWithAnyHyphens(text: String) {
    expectEqual(Self.names("water, \(text), salt"), ["en:water", "en:e471", "en:salt"], text)
  }

  /// A strain has letters and numbers, which are not the name of a food.
  @Test func theDesignationOfAStrainIsNoName() {
    var generator = SeededGenerator(seed: 5)
    let strains = ["BB-12", "CNCM I-2494", "LA-5", "DN-114 001", "GG", "299v", "LGG", "HN019"]
    let cultures = [
      "Lactobacillus acidophilus", "Bifidobacterium lactis", "Lactobacillus casei",
      "Lactobacillus plantarum", "bifidus",
    ]
    for _ in 0..<20 {
      guard let strain = strains.randomElement(using: &generator),
        let culture = cultures.randomElement(using: &generator)
      else { return }
      let found = Self.names("rice, \(culture) \(strain), salt")
      expect(found.count == 3 && !found.contains("?"), "\(culture) \(strain): \(found)")
      let food = "RICE, \(culture.uppercased()) PEANUT, SALT"
      expect(Self.severity(food, .peanuts) != .fits, food)
    }
  }

  @Test(arguments: [
    ("it", "riboflavina B2"), ("de", "Thiamin B1"), ("fr", "acide folique B9"),
    ("es", "piridoxina B6"), ("pl", "ryboflawina B2"), ("nl", "niacine B3"),
    ("it", "riboflavina (B2)"), ("en", "natural colour (160a)"), ("en", "food acid (acetic)"),
  ])
  func theNumberOfAVitaminOrColorIsRead(code: String, text: String) {
    let found = Self.names(text, code)
    expect(!found.isEmpty && !found.contains("?"), "\(text): \(found)")
  }

  @Test func aColorWithoutItsNumberIsNotRead() {
    expect(Self.severity("Water, FD & C Yellow #77", .peanuts) != .fits)
  }

  @Test(arguments: [("fr", "œufs frais 17"), ("pl", "mąka pszenna 500"), ("en", "wheat flour 12")])
  func anAmountWithoutItsSignIsRead(code: String, text: String) {
    let found = Self.names(text, code)
    expect(!found.isEmpty && !found.contains("?"), "\(text): \(found)")
  }

  /// 220 is sulfur dioxide.
  @Test func aNumberThatMayBeAnAdditiveIsNoAmount() {
    expect(Self.severity("Water, sugar 220", .sulfites, .europeanUnion) != .fits)
  }

  @Test(arguments: ["Boneless, skinless chicken", "All natural* pork", "Whole, peeled tomatoes"])
  func wordsThatDescribeTheNextNameAreRead(text: String) {
    expectEqual(Self.severity(text + ", salt", .peanuts), .fits)
  }

  /// What was pasteurized is missing.
  @Test func aProcessWithoutItsFoodIsNotRead() {
    expectEqual(Self.severity("Pasteurized, cheese culture, salt", .milk), .unknown)
  }

  @Test(arguments: [
    ("en", "Rice, mono - and diglycerides"),
    ("de", "Reis, Emulgator Mono - und Diglyceride von Speisefettsäuren"),
    ("fr", "Riz, mono - et diglycérides d'acides gras"),
  ])
  func aHyphenBeforeAndPartsNoNames(code: String, text: String) {
    let found = Self.names(text, code)
    expect(found.contains("en:e471") && !found.contains("?"), "\(text): \(found)")
  }

  @Test(arguments: [
    (
      "de", "Zucker, Magermilchpulver, Kakao 9 % in der Creme",
      "Zucker, Magermilchpulver, Kakao, 9 % Creme"
    ),
    ("it", "zucchero, cacao 11 % nella crema", "zucchero, cacao, 11 % crema"),
  ])
  func aShareOfAPartIsNoIngredient(code: String, share: String, ingredient: String) {
    expect(!Self.names(share, code).contains("?"), "\(share)")
    let counts = [share, ingredient].map { Self.names($0, code).count }
    expect(counts[0] < counts[1], "\(ingredient)")
  }

  @Test func anAmountPerAmountIsNoIngredient() {
    let text = "Viande de porc, sel. 105 g de viande de porc pour 100 g de produit fini"
    expect(!Self.names(text, "fr").contains("?"))
  }

  /// The word alone could be many others.
  @Test(arguments: [("guat gum", "en:e412")])
  func theNameTellsAMisreadWord(text: String, expected: String) {
    expectEqual(Self.names("water, " + text), ["en:water", expected])
  }

  @Test func aLetterIsNoFood() {
    expectEqual(Self.severity("Rice, l, salt", .peanuts), .fits)
    expectEqual(Self.names("Rice, vitamins (C, D)").filter { $0.hasPrefix("en:vitamin-") }.count, 2)
  }
}
