import IngredientAnalysis
import TestSupport
import Testing

/// Names that sound like an allergen but are not.
@Suite("Allergens: names that only sound like one") struct AllergenTrapTests {
  private static func ids(_ text: String) -> (allergens: Set<String>, traces: Set<String>) {
    let report = Analyzers.embedded.report(on: IngredientLabel(text))
    return (Set(report.allergens.map(\.id)), Set(report.traces.map(\.id)))
  }

  @Test(
    arguments: [
      ("buckwheat flour", ["en:wheat", "en:gluten"]), ("coconut milk", ["en:milk", "en:nuts"]),
      ("cocoa butter", ["en:milk"]), ("shea butter", ["en:milk", "en:nuts"]),
      ("nutmeg", ["en:nuts"]),
      ("butternut squash", ["en:nuts", "en:milk"]), ("eggplant", ["en:eggs"]),
      ("lactic acid", ["en:milk"]),
      ("cream of tartar", ["en:milk"]), ("milk thistle", ["en:milk"]),
      ("oat milk", ["en:milk", "en:wheat"]),
      ("water chestnut", ["en:nuts"]), ("oyster mushroom", ["en:molluscs"]),
      ("rice milk", ["en:milk"]),
      ("almond milk", ["en:milk"]), ("soy milk", ["en:milk"]),
      ("peanut butter", ["en:milk", "en:nuts"]),
      ("almond butter", ["en:milk", "en:peanuts"]), ("gluten free oats", ["en:wheat"]),
      ("coconut cream", ["en:milk", "en:nuts"]), ("cocoa mass", ["en:milk"]),
      ("kidney beans", ["en:soybeans"]),
      ("milk-free", ["en:milk"]), ("soy-free", ["en:soybeans"]), ("soy free", ["en:soybeans"]),
      ("egg-free", ["en:eggs"]),
      ("free from milk", ["en:milk"]), ("contains no milk", ["en:milk"]),
      ("does not contain eggs", ["en:eggs"]),
      ("may contain milk", ["en:milk"]), ("sugar. May contain traces of milk.", ["en:milk"]),
      ("vegetable lecithin", ["en:eggs"]),
      ("fish-free oyster mushroom", ["en:fish", "en:molluscs"]),
    ])
  func namesThatSoundLikeAllergensAreNone(text: String, absent: [String]) {
    let found = Self.ids(text).allergens
    expect(found.isDisjoint(with: absent), "\(found.sorted())")
  }

  @Test(
    arguments: [
      ("milk", "en:milk"), ("whey powder", "en:milk"), ("butter", "en:milk"),
      ("peanut butter", "en:peanuts"),
      ("almond milk", "en:nuts"), ("soy milk", "en:soybeans"), ("wheat flour", "en:wheat"),
      ("barley malt", "en:gluten"),
      ("eggs", "en:eggs"), ("egg white powder", "en:eggs"), ("cod", "en:fish"),
      ("shrimp", "en:crustaceans"),
      ("oysters", "en:molluscs"), ("tahini", "en:sesame-seeds"), ("celery", "en:celery"),
      ("mustard seed", "en:mustard"),
      ("lupin flour", "en:lupin"), ("sodium metabisulfite", "en:sulphur-dioxide-and-sulphites"),
      ("casein", "en:milk"),
      ("hazelnuts", "en:nuts"), ("emulsifier: soy lecithin", "en:soybeans"),
      ("Glycine Max 5 %", "en:soybeans"),
      ("Contains: milk", "en:milk"),
      ("doughnut", "en:wheat"),
    ])
  func allergensAreFound(text: String, allergen: String) {
    expect(Self.ids(text).allergens.contains(allergen))
  }

  @Test(
    arguments: [
      ("sugar. May contain milk.", "en:milk"), ("sugar. May contain traces of nuts.", "en:nuts"),
      ("sugar. Made in a facility that processes peanuts.", "en:peanuts"),
      ("sugar (may contain milk)", "en:milk"),
    ])
  func mayContainIsATrace(text: String, allergen: String) {
    let found = Self.ids(text)
    expect(found.traces.contains(allergen) && !found.allergens.contains(allergen))
  }
}
