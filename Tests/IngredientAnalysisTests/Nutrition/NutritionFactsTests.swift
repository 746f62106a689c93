import IngredientAnalysis
import TestSupport
import Testing

@Suite("Nutrition facts: ranges and JSON") struct NutritionFactsTests {
  private func facts(_ nutrient: NutritionFacts.Nutrient, _ value: Double) throws -> NutritionFacts
  {
    func of(_ other: NutritionFacts.Nutrient) -> Double { nutrient == other ? value : 0 }
    return try NutritionFacts(
      energyKilojoules: of(.energy), fat: nutrient == .saturates ? 100 : of(.fat),
      saturates: of(.saturates), sugars: of(.sugars), salt: of(.salt), fiber: of(.fiber),
      protein: of(.protein), fruitVegetableLegumePercent: of(.fruitVegetableLegume))
  }

  @Test(arguments: NutritionFacts.Nutrient.allCases)
  func takesWhatIsInRange(nutrient: NutritionFacts.Nutrient) throws {
    let limit: Double = nutrient == .energy ? 4000 : 100
    for value in [0, -0.0, limit] { _ = try facts(nutrient, value) }
    for value in [
      limit.nextUp, -Double.leastNonzeroMagnitude, -1, .infinity, -.infinity,
      Double.greatestFiniteMagnitude,
    ] {
      expectThrows(NutritionFacts.Error.outOfRange(nutrient, value)) {
        try facts(nutrient, value)
      }
    }
    #expect(throws: NutritionFacts.Error.self) { try facts(nutrient, .nan) }
  }

  @Test func saturatesArePartOfTheFat() throws {
    let error = NutritionFacts.Error.moreSaturatesThanFat(saturates: 5.1, fat: 5)
    expectThrows(error) {
      try NutritionFacts(
        energyKilojoules: 0, fat: 5, saturates: 5.1, sugars: 0, salt: 0, protein: 0)
    }
    _ = try NutritionFacts(
      energyKilojoules: 0, fat: 5, saturates: 5, sugars: 0, salt: 0, protein: 0)
  }

  @Test func numbersAreKeptToTheThousandth() throws {
    let facts = try NutritionFacts(
      energyKilojoules: 321.4, fat: 1.0004, saturates: 0.1, sugars: 17.1, salt: 0.0126, fiber: 1.9,
      protein: 0.2, fruitVegetableLegumePercent: 90.5)
    expectEqual(facts.energyKilojoules, 321.4)
    expectEqual(facts.fat, 1)
    expectEqual(facts.saturates, 0.1)
    expectEqual(facts.sugars, 17.1)
    expectEqual(facts.salt, 0.013)
    expectEqual(facts.fiber, 1.9)
    expectEqual(facts.protein, 0.2)
    expectEqual(facts.fruitVegetableLegumePercent, 90.5)
  }

  @Test func isEncodedByName() throws {
    let full = try NutritionFacts(
      energyKilojoules: 321, fat: 1.5, saturates: 0.5, sugars: 17.25, salt: 0.5, fiber: 1.5,
      protein: 0.25, fruitVegetableLegumePercent: 90, hasNonNutritiveSweetener: true)
    let json =
      #"{"energyKilojoules":321,"fat":1.5,"fiber":1.5,"fruitVegetableLegumePercent":90,"#
      + #""hasNonNutritiveSweetener":true,"protein":0.25,"salt":0.5,"saturates":0.5,"sugars":17.25}"#
    try expectEqual(encoded(full), json)
    try expectEqual(decoded(json), full)
    let short = #"{"energyKilojoules":1,"protein":0,"salt":0,"saturates":0,"sugars":0}"#
    let bare = try NutritionFacts(
      energyKilojoules: 1, saturates: 0, sugars: 0, salt: 0, protein: 0)
    try expectEqual(encoded(bare), short)
    try expectEqual(decoded(short), bare)
  }

  @Test(arguments: [
    #"{"energyKilojoules":4001,"protein":0,"salt":0,"saturates":0,"sugars":0}"#,
    #"{"energyKilojoules":1,"fat":1,"protein":0,"salt":0,"saturates":2,"sugars":0}"#,
    #"{"energyKilojoules":1,"protein":0,"salt":0,"saturates":2}"#, "{}", "[]",
  ])
  func decodingRefusesWhatTheInitializerRefuses(json: String) {
    #expect(throws: DecodingError.self) { try decoded(json) as NutritionFacts }
  }
}
