import IngredientAnalysis
import TestSupport
import Testing

/// Foods and their expected scores by the rules of 2023.
struct NutriScoreCase: Sendable, CustomTestStringConvertible {
  let name: String
  let kind: NutriScore.Kind
  let facts: NutritionFacts
  let negative: Int
  let positive: Int
  let grade: NutriScore.Grade

  var testDescription: String { name }

  init(
    _ name: String, _ kind: NutriScore.Kind, energy: Double = 0, fat: Double? = nil,
    saturates: Double = 0, sugars: Double = 0, salt: Double = 0, protein: Double = 0,
    fiber: Double = 0, fruit: Double = 0, sweetener: Bool = false, negative: Int, positive: Int,
    grade: NutriScore.Grade
  ) throws {
    self.name = name
    self.kind = kind
    facts = try NutritionFacts(
      energyKilojoules: energy, fat: fat, saturates: saturates, sugars: sugars, salt: salt,
      fiber: fiber, protein: protein, fruitVegetableLegumePercent: fruit,
      hasNonNutritiveSweetener: sweetener)
    self.negative = negative
    self.positive = positive
    self.grade = grade
  }

  /// Published examples.
  ///
  /// Examples of fats state the energy of the saturated fat and its share of the fat, which give
  /// the grams.
  static func published() throws -> [Self] {
    [
      try Self(
        "apple sauce", .food, energy: 321, sugars: 17.1, protein: 0.2, fiber: 1.9, fruit: 90,
        negative: 5, positive: 5, grade: .a),
      try Self(
        "granulated sugar", .food, energy: 1700, sugars: 100, negative: 20, positive: 0, grade: .e),
      try Self("sea salt", .food, salt: 84.5, negative: 20, positive: 0, grade: .e),
      try Self(
        "beef", .redMeat, energy: 489, saturates: 0.9, salt: 0.1, protein: 23.7,
        negative: 1, positive: 2, grade: .a),
      try Self(
        "lamb mince", .redMeat, energy: 908, saturates: 7.1, salt: 0.2, protein: 19.3,
        negative: 9, positive: 2, grade: .c),
      try Self(
        "cheese", .cheese, energy: 1523, saturates: 19.8, sugars: 0.5, salt: 1.8, protein: 24,
        negative: 22, positive: 7, grade: .d),
      try Self(
        "processed cheese", .cheese, energy: 1242, saturates: 15.6, sugars: 1, salt: 2.3,
        protein: 19, negative: 24, positive: 7, grade: .d),
      try Self(
        "margarine", .fatNutSeed, fat: 56.9, saturates: 28.51, sugars: 0.8, salt: 0.7,
        protein: 0.5, negative: 18, positive: 0, grade: .d),
      try Self(
        "plain nuts", .fatNutSeed, fat: 49.6, saturates: 6.4, sugars: 11.2, protein: 17.2,
        fiber: 7.3, negative: 5, positive: 11, grade: .a),
      try Self(
        "salted nuts", .fatNutSeed, fat: 45.5, saturates: 6.6, sugars: 7.8, salt: 1.1,
        protein: 18.7, fiber: 6, negative: 10, positive: 3, grade: .c),
      try Self(
        "orange juice", .beverage, energy: 201, sugars: 9, protein: 0.5, fruit: 100,
        negative: 10, positive: 6, grade: .c),
      try Self(
        "cola", .beverage, energy: 176, sugars: 10.6, negative: 12, positive: 0, grade: .e),
      try Self(
        "diet cola", .beverage, energy: 29, sugars: 1.2, protein: 0.1, sweetener: true,
        negative: 5, positive: 0, grade: .c),
      try Self(
        "every threshold", .food, energy: 335, saturates: 1, sugars: 3.4, salt: 0.2, protein: 2.4,
        fiber: 3, fruit: 40, negative: 0, positive: 0, grade: .a),
      try Self(
        "above every threshold", .food, energy: 335.1, saturates: 1.1, sugars: 3.5, salt: 0.21,
        protein: 2.5, fiber: 3.1, fruit: 40.1, negative: 4, positive: 3, grade: .b),
    ]
  }

  /// Computed by hand from the tables.
  static func own() throws -> [Self] {
    [
      // 1,980 kJ: 5; 9.2 g saturates: 9; 31 g sugars: 8; 0.85 g salt: 4. No protein from 11 on.
      try Self(
        "sweet biscuit", .food, energy: 1980, saturates: 9.2, sugars: 31, salt: 0.85, protein: 6.4,
        fiber: 2.8, negative: 26, positive: 0, grade: .e),
      // 7 g saturates: 259 kJ: 2, and 7 %: 0. Sum 2.
      try Self(
        "rapeseed oil", .fatNutSeed, energy: 3700, fat: 100, saturates: 7, negative: 2, positive: 0,
        grade: .b),
      // 120 kJ: 2; 6.2 g sugars: 5; a sweetener: 4; 0.04 g salt: 0.
      try Self(
        "tea drink", .beverage, energy: 120, sugars: 6.2, salt: 0.04, sweetener: true, negative: 11,
        positive: 0, grade: .e),
      // 196 kJ: 3; 1 g saturates: 0; 4.8 g sugars: 3; 0.1 g salt: 0. 3.4 g protein: 7.
      try Self(
        "milk", .beverage, energy: 196, saturates: 1, sugars: 4.8, salt: 0.1, protein: 3.4,
        negative: 6, positive: 7, grade: .b),
      try Self("water", .water, negative: 0, positive: 0, grade: .a),
      // Nothing in water makes its grade worse.
      try Self("salty water", .water, salt: 0.5, negative: 2, positive: 0, grade: .a),
      try Self("flavored water", .beverage, negative: 0, positive: 0, grade: .b),
    ]
  }
}

@Suite("Nutri-Score: points and grades") struct NutriScoreTests {
  @Test(arguments: try NutriScoreCase.published() + NutriScoreCase.own())
  func agreesWithTheExample(example: NutriScoreCase) throws {
    let score = try NutriScore(of: example.facts, as: example.kind)
    expectEqual(score.negative.total, example.negative)
    expectEqual(score.positive.total, example.positive)
    expectEqual(score.score, example.negative - example.positive)
    expectEqual(score.grade, example.grade)
    expectEqual(score.kind, example.kind)
  }

  /// The points for a single nutrient, so that no other nutrient decides whether protein counts.
  private func points(
    _ nutrient: NutritionFacts.Nutrient, _ amount: Double, _ kind: NutriScore.Kind
  ) throws -> Int {
    func amountOf(_ other: NutritionFacts.Nutrient) -> Double { nutrient == other ? amount : 0 }
    let score = try NutriScore(
      of: try NutritionFacts(
        energyKilojoules: amountOf(.energy), fat: 100, saturates: amountOf(.saturates),
        sugars: amountOf(.sugars), salt: amountOf(.salt), fiber: amountOf(.fiber),
        protein: amountOf(.protein), fruitVegetableLegumePercent: amountOf(.fruitVegetableLegume)),
      as: kind)
    return switch nutrient {
    case .energy: score.negative.energy
    case .fat: 0
    case .saturates: score.negative.saturates
    case .sugars: score.negative.sugars
    case .salt: score.negative.salt
    case .fiber: score.positive.fiber
    case .protein: score.positive.protein
    case .fruitVegetableLegume: score.positive.fruitVegetableLegume
    }
  }

  /// A threshold, and the points of an amount above it.
  private static let thresholds:
    [(NutritionFacts.Nutrient, [NutriScore.Kind], [Double], points: [Int])] = [
      (
        .energy, [.food, .redMeat, .cheese],
        [335, 670, 1005, 1340, 1675, 2010, 2345, 2680, 3015, 3350], Array(1...10)
      ),
      (
        .energy, [.beverage, .water], [30, 90, 150, 210, 240, 270, 300, 330, 360, 390],
        Array(1...10)
      ),
      (
        .sugars, [.food, .redMeat, .cheese, .fatNutSeed],
        [3.4, 6.8, 10, 14, 17, 20, 24, 27, 31, 34, 37, 41, 44, 48, 51], Array(1...15)
      ),
      (.sugars, [.beverage], [0.5, 2, 3.5, 5, 6, 7, 8, 9, 10, 11], Array(1...10)),
      (
        .saturates, [.food, .redMeat, .cheese, .beverage], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
        Array(1...10)
      ),
      (
        .salt, NutriScore.Kind.allCases,
        [
          0.2, 0.4, 0.6, 0.8, 1, 1.2, 1.4, 1.6, 1.8, 2, 2.2, 2.4, 2.6, 2.8, 3, 3.2, 3.4, 3.6, 3.8,
          4,
        ], Array(1...20)
      ),
      (.fiber, NutriScore.Kind.allCases, [3, 4.1, 5.2, 6.3, 7.4], Array(1...5)),
      (.protein, [.food, .cheese, .fatNutSeed], [2.4, 4.8, 7.2, 9.6, 12, 14, 17], Array(1...7)),
      (.protein, [.redMeat], [2.4, 4.8, 7.2, 9.6, 12, 14, 17], [1, 2, 2, 2, 2, 2, 2]),
      (.protein, [.beverage], [1.2, 1.5, 1.8, 2.1, 2.4, 2.7, 3], Array(1...7)),
      (
        .fruitVegetableLegume, [.food, .redMeat, .cheese, .fatNutSeed], [40, 60, 80], [1, 2, 5]
      ),
      (.fruitVegetableLegume, [.beverage], [40, 60, 80], [2, 4, 6]),
    ]

  @Test(arguments: thresholds.indices)
  func aPointNeedsMoreThanItsThreshold(table: Int) throws {
    let (nutrient, kinds, thresholds, expected) = Self.thresholds[table]
    for kind in kinds {
      var below = 0
      for (threshold, above) in zip(thresholds, expected) {
        try expectEqual(points(nutrient, threshold, kind), below)
        try expectEqual(points(nutrient, threshold + 0.001, kind), above)
        below = above
      }
      try expectEqual(points(nutrient, nutrient == .energy ? 4000 : 100, kind), below)
    }
  }

  @Test func thePartOfSaturatesNeedsOnlyItsThreshold() throws {
    for (offset, percent) in stride(from: 10.0, through: 64, by: 6).enumerated() {
      func points(_ saturates: Double) throws -> Int {
        try NutriScore(
          of: try NutritionFacts(
            energyKilojoules: 0, fat: 100, saturates: saturates, sugars: 0, salt: 0, protein: 0),
          as: .fatNutSeed
        ).negative.saturates
      }
      try expectEqual(points(percent - 0.001), offset)
      try expectEqual(points(percent), offset + 1)
    }
    // Shares without an exact binary fraction: 0.3 of 3 is ten percent.
    let facts = try NutritionFacts(
      energyKilojoules: 0, fat: 3, saturates: 0.3, sugars: 0, salt: 0, protein: 0)
    try expectEqual(NutriScore(of: facts, as: .fatNutSeed).negative.saturates, 1)
    let none = try NutritionFacts(
      energyKilojoules: 0, fat: 0, saturates: 0, sugars: 0, salt: 0, protein: 0)
    try expectEqual(NutriScore(of: none, as: .fatNutSeed).negative.saturates, 0)
  }

  @Test func theEnergyOfSaturatesNeedsMoreThanItsThreshold() throws {
    // 120 kJ is 3.2432… g at 37 kJ/g.
    for (grams, points) in [
      (3.243, 0), (3.244, 1), (6.486, 1), (6.487, 2), (32.432, 9), (32.433, 10),
    ] {
      let facts = try NutritionFacts(
        energyKilojoules: 4000, fat: 100, saturates: grams, sugars: 0, salt: 0, protein: 0)
      try expectEqual(NutriScore(of: facts, as: .fatNutSeed).negative.energy, points)
    }
  }

  @Test(arguments: [
    (NutriScore.Kind.food, 10.0, true), (.food, 11, false), (.redMeat, 10, true),
    (.redMeat, 11, false), (.fatNutSeed, 6, true), (.fatNutSeed, 7, false), (.cheese, 20, true),
    (.beverage, 20, true),
  ])
  func proteinCountsUpToSoManyPoints(kind: NutriScore.Kind, points: Double, counts: Bool) throws {
    let facts = try NutritionFacts(
      energyKilojoules: 0, fat: 0, saturates: 0, sugars: 0, salt: points * 0.2 + 0.001, protein: 20)
    let score = try NutriScore(of: facts, as: kind)
    expectEqual(score.negative.total, Int(points))
    expectEqual(score.positive.isProteinCounted, counts)
    expectEqual((score.positive.protein > 0), counts)
  }

  /// A food with a given score, made only of salt, or of salt and fiber.
  private func grade(_ score: Int, _ kind: NutriScore.Kind) throws -> NutriScore.Grade {
    let fiber = score < 0 ? 5 : 0
    let fruit = score < 0 ? 5 : 0
    let salt = Double(max(0, score + fiber + fruit)) * 0.2
    let made = try NutriScore(
      of: try NutritionFacts(
        energyKilojoules: 0, fat: 0, saturates: 0, sugars: 0,
        salt: salt > 0 ? salt + 0.001 : 0, fiber: fiber > 0 ? 8 : 0, protein: 0,
        fruitVegetableLegumePercent: fruit > 0 ? 90 : 0), as: kind)
    if kind != .beverage { expectEqual(made.score, score) }
    return made.grade
  }

  @Test func theGradesHaveTheirLimits() throws {
    let food: [(Int, NutriScore.Grade)] = [
      (-10, .a), (0, .a), (1, .b), (2, .b), (3, .c), (10, .c), (11, .d), (18, .d), (19, .e),
    ]
    for kind in [NutriScore.Kind.food, .redMeat, .cheese] {
      for (score, grade) in food { try expectEqual(self.grade(score, kind), grade) }
    }
    let fats: [(Int, NutriScore.Grade)] = [
      (-7, .a), (-6, .a), (-5, .b), (2, .b), (3, .c), (10, .c), (11, .d), (18, .d), (19, .e),
    ]
    for (score, grade) in fats { try expectEqual(self.grade(score, .fatNutSeed), grade) }
    let drinks: [(Int, NutriScore.Grade)] = [
      (-5, .b), (0, .b), (2, .b), (3, .c), (6, .c), (7, .d), (9, .d), (10, .e), (20, .e),
    ]
    for (score, grade) in drinks { try expectEqual(self.grade(score, .beverage), grade) }
    try expectEqual(grade(20, .water), .a)
  }

  @Test func sweetenersCountInDrinksAlone() throws {
    let facts = try NutritionFacts(
      energyKilojoules: 0, fat: 0, saturates: 0, sugars: 0, salt: 0, protein: 0,
      hasNonNutritiveSweetener: true)
    for kind in NutriScore.Kind.allCases {
      let points = kind == .beverage || kind == .water ? 4 : 0
      try expectEqual(NutriScore(of: facts, as: kind).negative.sweetener, points)
    }
  }

  @Test func fatsNeedTheirFat() throws {
    let facts = try NutritionFacts(
      energyKilojoules: 0, saturates: 0, sugars: 0, salt: 0, protein: 0)
    expectThrows(NutriScore.Error.fatUnknown) { try NutriScore(of: facts, as: .fatNutSeed) }
  }

  @Test func gradesAreOrderedFromTheBest() {
    expectEqual(NutriScore.Grade.allCases, NutriScore.Grade.allCases.sorted())
    expect(NutriScore.Grade.a < .e)
  }

  @Test(arguments: LongTest.seeds(50, small: 30))
  func moreOfABadNutrientIsNeverBetter(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      func grams(_ limit: Double) -> Double { .random(in: 0...limit, using: &generator) }
      let (energy, saturates, sugars, salt) = (grams(3600), grams(20), grams(60), grams(5))
      let (fiber, protein, fruit) = (grams(10), grams(25), grams(100))
      func score(_ more: Double, _ kind: NutriScore.Kind) throws -> Int {
        try NutriScore(
          of: try NutritionFacts(
            energyKilojoules: energy + more, fat: 80, saturates: saturates + more,
            sugars: sugars + more, salt: salt + more, fiber: fiber, protein: protein,
            fruitVegetableLegumePercent: fruit), as: kind
        ).score
      }
      let more = grams(10)
      for kind in NutriScore.Kind.allCases { try expect(score(more, kind) >= score(0, kind)) }
    }
  }
}
