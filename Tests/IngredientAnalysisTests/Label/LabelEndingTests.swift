import IngredientAnalysis
import TestSupport
import Testing

/// Words that share an ending, percentages of fat, titles, and foods that come with others.
@Suite("Labels: shared endings, contents, and titles") struct LabelEndingTests {
  private static func list(_ text: String, _ code: String) throws -> IngredientList {
    let language = try #require(LabelLanguage(code: code))
    return EveryLanguage.analyzer.list(of: IngredientLabel(text, in: language))
  }

  private static func severity(
    _ text: String, _ allergen: Allergen, _ tolerance: LabelPreferences.TraceTolerance = .isCautious
  ) -> LabelVerdict.Severity {
    let preferences = LabelPreferences(avoiding: [.allergen(allergen, traces: tolerance)])
    return Analyzers.embedded.report(on: IngredientLabel(text), for: preferences).severity
  }

  /// The names of E 450 and E 451 in the law of each language, joined.
  @Test(
    arguments: [
      ("en", "di- and triphosphates"), ("en", "di-, triphosphates"),
      ("fr", "di- et triphosphates"), ("de", "Di- und Triphosphate"),
      ("de", "Di - und Triphosphate"), ("it", "di- e trifosfati"), ("nl", "di- en trifosfaten"),
      ("pl", "di- i trifosforany"), ("sv", "di- och trifosfater"), ("da", "di- og triphosphater"),
      ("nb", "di- og trifosfater"), ("fi", "di- ja trifosfaatit"), ("pt", "di e trifosfatos"),
    ])
  func numeralsShareTheirWord(code: String, text: String) throws {
    let list = try Self.list("zzzz, \(text)", code)
    expectEqual(
      list.ingredients.dropFirst().map { $0.substance?.id }, ["en:e450", "en:e451"], text)
  }

  @Test(
    arguments: [
      ("en", "mono - and di-glycerides of fatty acids"),
      ("en", "mono - and diglycerides of fatty acids"),
      ("de", "Mono - und Diglyceride von Speisefettsäuren"),
      ("fr", "mono - et diglycérides d'acides gras"),
    ])
  func aHyphenBetweenSpacesBelongsToTheNumeral(code: String, text: String) throws {
    let list = try Self.list("zzzz, \(text)", code)
    expectEqual(list.ingredients.dropFirst().map { $0.substance?.id }, ["en:e471"], text)
  }

  @Test(
    arguments: [
      ("en", "ammonium-, sodium- and potassium carbonates"),
      ("de", "Ammonium-, Natrium- und Kaliumcarbonat"),
    ])
  func saltsShareTheirEnding(code: String, text: String) throws {
    let list = try Self.list("zzzz, \(text)", code)
    let found = list.ingredients.dropFirst()
    expectEqual(found.count, 3, text)
    expect(found.allSatisfy { $0.substance != nil }, text)
  }

  /// How much fat a food has is no share of the product.
  @Test(
    arguments: [

      ("fr", "beurre 82 % MG"),
      ("fr", "lait à 3 % de matière grasse"), ("es", "queso (45 % MG)"),
    ])
  func aContentIsNoAmount(code: String, text: String) throws {
    let food = try Self.list("zzzz, \(text)", code).ingredients[1]
    expect(food.substance != nil, text)
    expect(food.percentage == nil, text)
    expect(food.ingredients.isEmpty, text)
  }

  /// A title counts for the allergens that it names, whatever the person thinks of traces, and for no others.
  @Test func aTitleCountsForItsAllergens() {
    let text = "Crispy wafers with milk chocolate (68 %) Ingredients: sugar, salt"
    for tolerance in [LabelPreferences.TraceTolerance.accepts, .isCautious, .avoids] {
      expect(Self.severity(text, .milk, tolerance) != .fits)
      expect(Self.severity(text, .wheat, tolerance) != .fits)
      expectEqual(Self.severity(text, .peanuts, tolerance), .fits)
    }
  }

  @Test func aComponentHasThePartsBehindItsAmount() {
    let list = Analyzers.embedded.list(of: IngredientLabel("Glumbo filling (25 %): sugar, salt"))
    expectEqual(list.ingredients[0].ingredients.map { $0.substance?.id }, ["en:sugar"])
  }

  /// What comes with coconut is still cream.
  @Test func aFoodKeepsItsAllergenBesideAnother() {
    expect(Self.severity("Water, cream with coconut", .milk) != .fits)
    expectEqual(Self.severity("Water, cream of coconut", .milk), .fits)
  }
}
