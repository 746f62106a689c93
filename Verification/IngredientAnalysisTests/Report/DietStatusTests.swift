import TestSupport
import Testing

@testable import IngredientAnalysis

/// The status of each diet agrees with a fold over the ingredients.
@Suite("Diets: status from ingredients and statements") struct DietStatusTests {
  /// An ingredient with what its text says; `nil` is an unknown answer.
  private struct Food {
    let name: String
    var answers: [String: String] = [:]
    var fodmap: String?
    var hasGluten = false
    var isExempt = false

    var text: String {
      var text = "en:\(name)\n"
      for (property, value) in answers.sorted(by: { $0.key < $1.key }) {
        text += "\(property):en:\(value)\n"
      }
      if let fodmap { text += "fodmap:en:\(fodmap)\n" }
      if hasGluten { text += "allergens:en:gluten\n" }
      if isExempt { text += "exempt:en:EU\n" }
      return text
    }

    func answer(_ property: String) -> LabelDiet.Suitability {
      switch answers[property] {
      case "yes": .yes
      case "no": .no
      case "maybe": .maybe
      default: .unknown
      }
    }
  }

  private static let properties = ["vegan", "vegetarian", "halal", "kosher", "keto"]
  private static let fodmaps = ["fructans", "gos", "lactose", "fructose", "polyols"]

  private static func foods(_ generator: inout SeededGenerator) -> [Food] {
    "abcdefgh".map { letter in
      var food = Food(name: "quor\(letter)")
      for property in properties {
        food.answers[property] = ["yes", "yes", "yes", "no", "maybe", nil].randomElement(
          using: &generator)?.flatMap { $0 }
      }
      if Int.random(in: 0..<4, using: &generator) == 0 {
        food.fodmap = fodmaps.randomElement(using: &generator)
      }
      food.hasGluten = Int.random(in: 0..<5, using: &generator) == 0
      food.isExempt = food.hasGluten && Bool.random(using: &generator)
      return food
    }
  }

  private static func analyzer(_ foods: [Food]) -> IngredientAnalyzer {
    // A preservative that suits every diet, behind which ingredients are at most one percent.
    let sorbate =
      "en:sorbate\nfunctions:en:preservative\nallergens:\n"
      + properties.map { "\($0):en:yes\n" }.joined()
    return IngredientAnalyzer(
      knowledge: IngredientKnowledge([
        IngredientTaxonomy("en:gluten", of: .allergen),
        IngredientTaxonomy("en:preservative", of: .function),
        IngredientTaxonomy(sorbate, of: .additive),
        IngredientTaxonomy(foods.map(\.text).joined(separator: "\n"), of: .food),
      ]), correctsScanErrors: false)
  }

  // To build knowledge takes long, so it is shared.

  private static let plain = analyzer([Food(name: "quora")])

  private static let mixtures: IngredientAnalyzer = {
    func food(_ name: String, _ answer: String) -> Food {
      Food(name: name, answers: Dictionary(uniqueKeysWithValues: properties.map { ($0, answer) }))
    }
    return analyzer([
      food("quormix", "maybe"), food("quorbad", "no"), food("quoryes", "yes"),
      food("quorno", "no"),
    ])
  }()

  /// The analyzer of the foods of the first seed.
  private static let first: IngredientAnalyzer = {
    var generator = SeededGenerator(seed: 0)
    return analyzer(foods(&generator))
  }()

  /// One ingredient that does not suit decides, then one that is unknown, then one that depends.
  private static func worst(_ answers: [LabelDiet.Suitability]) -> LabelDiet.Suitability {
    [.no, .unknown, .maybe].first(where: answers.contains) ?? .yes
  }

  /// Returns the answer of one ingredient, as the documentation of the report has it.
  private static func answer(_ food: Food?, _ diet: LabelDiet, isMinor: Bool)
    -> LabelDiet.Suitability
  {
    guard let food else { return .unknown }
    func unlessKnown(_ property: String) -> LabelDiet.Suitability {
      food.answer(property) == .unknown ? .yes : food.answer(property)
    }
    switch diet {
    case .vegan: return food.answer("vegan")
    case .vegetarian: return food.answer("vegetarian")
    case .halal: return unlessKnown("halal")
    case .kosher: return unlessKnown("kosher")
    case .keto:
      guard isMinor else { return unlessKnown("keto") }
      return food.answer("keto") == .no ? .maybe : .yes
    case .lowFodmap:
      guard let fodmap = food.fodmap else { return .yes }
      return isMinor && !["fructans", "gos"].contains(fodmap) ? .yes : .no
    case .glutenFree:
      guard food.hasGluten else { return .yes }
      return food.isExempt ? .maybe : .no
    }
  }

  @Test(arguments: LongTest.seeds(32))
  func everyStatusFollowsFromTheIngredients(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let foods = Self.foods(&generator)
    let analyzer = seed == 0 ? Self.first : Self.analyzer(foods)
    for _ in 0..<50 {
      let count = Int.random(in: 1...5, using: &generator)
      let list = (0..<count).map { _ -> Food? in
        Int.random(in: 0..<8, using: &generator) == 0 ? nil : foods.randomElement(using: &generator)
      }
      // The place of the preservative, or none.
      let place = Int.random(in: 0...count + 3, using: &generator)
      var names = list.map { $0?.name ?? "xyzzy" }
      let hasPreservative = place <= count
      if hasPreservative { names.insert("sorbate", at: place) }
      let text = names.joined(separator: ", ")
      let report = analyzer.report(on: IngredientLabel(text))
      for diet in LabelDiet.allCases {
        let answers = list.enumerated().map { index, food in
          Self.answer(food, diet, isMinor: hasPreservative && index >= place)
        }
        expectEqual(report.status(of: diet), Self.worst(answers), "\(diet): \(text)")
      }
    }
  }

  /// A person with a diet sees the first ingredient that decides.
  @Test(arguments: LongTest.seeds(16))
  func theVerdictFollowsFromTheStatus(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let foods = Self.foods(&generator)
    let analyzer = seed == 0 ? Self.first : Self.analyzer(foods)
    for number in 0..<70 {
      let diet = LabelDiet.allCases[number % 7]
      let list = (0..<4).map { _ in foods.randomElement(using: &generator) ?? foods[0] }
      let text = list.map(\.name).joined(separator: ", ")
      let report = analyzer.report(
        on: IngredientLabel(text), for: LabelPreferences(diets: [diet]))
      let answers = list.map { Self.answer($0, diet, isMinor: false) }
      let status = Self.worst(answers)
      guard status != .yes else {
        expectEqual(report.severity, .fits, "\(diet): \(text)")
        continue
      }
      let severity: [LabelDiet.Suitability: LabelVerdict.Severity] = [
        .no: .avoid, .maybe: .caution, .unknown: .unknown,
      ]
      expectEqual(report.severity, severity[status], "\(diet): \(text)")
      let cause = report.verdict.causes.first
      guard case .diet(let found, let said, let ingredient)? = cause else {
        Issue.record("the cause of \(text) is the diet \(diet)")
        continue
      }
      expect(found == diet && said == status)
      let first = try #require(answers.firstIndex(of: status))
      expectEqual(ingredient?.name, list[first].name, "\(diet): \(text)")
    }
  }

  @Test(arguments: [
    ("quora. May contain gluten.", LabelDiet.Suitability.maybe),
    ("quora. Made in a facility that processes gluten.", .maybe),
    ("quora. Contains: gluten.", .no), ("Contains: gluten.", .no),
    ("May contain gluten.", .unknown),
    ("Free from gluten.", .unknown), ("quora. Free from gluten.", .yes), ("", .unknown),
  ])
  func statementsCountForGluten(text: String, expected: LabelDiet.Suitability) {
    let report = Self.plain.report(on: IngredientLabel(text))
    expectEqual(report.status(of: .glutenFree), expected)
  }

  /// What a label says it contains can speak against a diet, but not for it.
  @Test(arguments: [
    (LabelDiet.vegan, "Sugar, salt. Contains: milk.", LabelDiet.Suitability.no),
    (.vegan, "Sugar, salt. Contains: wheat, eggs.", .no),
    (.vegetarian, "Sugar, salt. Contains: fish.", .no),
    (.vegan, "Contains: milk.", .no), (.vegan, "Contains: wheat.", .unknown),
    (.vegan, "Sugar, salt. Contains: wheat.", .yes),
    (.vegan, "Sugar, salt. May contain milk.", .yes),
  ])
  func statementsCountAgainstADiet(diet: LabelDiet, text: String, expected: LabelDiet.Suitability) {
    let report = Analyzers.embedded.report(
      on: IngredientLabel(text), for: LabelPreferences(diets: [diet]))
    expectEqual(report.status(of: diet), expected)
    expectEqual(report.severity, expected == .no ? .avoid : expected == .yes ? .fits : .unknown)
  }

  /// The parts of a mixture decide where its name does not.
  @Test(arguments: [
    (LabelDiet.vegan, "quormix (quoryes)", LabelDiet.Suitability.yes),
    (.vegan, "quormix (quorno)", .no), (.vegan, "quormix", .maybe),
    (.vegan, "quorbad (quoryes)", .no), (.vegan, "xyzzy (quoryes)", .yes),
    (.vegan, "xyzzy (plugh)", .unknown), (.vegetarian, "quormix (quoryes)", .yes),
    (.keto, "quormix (quoryes)", .yes), (.keto, "quormix", .maybe),
    (.keto, "quorbad (quoryes)", .no), (.keto, "xyzzy (quoryes)", .yes),
    (.keto, "xyzzy (plugh)", .unknown), (.lowFodmap, "xyzzy (quoryes)", .yes),
    (.lowFodmap, "xyzzy (plugh)", .unknown), (.glutenFree, "xyzzy (quoryes)", .yes),
    (.glutenFree, "xyzzy (plugh)", .unknown),
    (.halal, "quormix", .maybe), (.halal, "quormix (quoryes)", .yes),
    (.kosher, "quormix (quoryes)", .yes), (.kosher, "quormix (quormix)", .maybe),
    (.kosher, "quorbad (quoryes)", .no),
  ])
  func aMixtureIsWhatItsPartsAre(diet: LabelDiet, text: String, expected: LabelDiet.Suitability) {
    expectEqual(Self.mixtures.report(on: IngredientLabel(text)).status(of: diet), expected)
  }
}
