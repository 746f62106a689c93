/// The nutrients in 100 g of a food or 100 ml of a drink.
///
///     let sauce = try NutritionFacts(
///       energyKilojoules: 321, saturates: 0, sugars: 17.1, salt: 0, fiber: 1.9, protein: 0.2,
///       fruitVegetableLegumePercent: 90)
///
/// Each number is stored as an integer of thousandths, so a value with up to three decimals
/// compares exactly with a threshold.
public struct NutritionFacts: Hashable, Sendable {
  /// The thousandths of each amount.
  package let thousandths: Thousandths

  /// Whether the food contains a non-nutritive sweetener, such as aspartame, sucralose, or stevia.
  public let hasNonNutritiveSweetener: Bool

  package struct Thousandths: Hashable, Sendable {
    package var energy, saturates, sugars, salt, fiber, protein, fruitVegetableLegume: Int
    package var fat: Int?
  }

  /// Creates the facts of 100 g or 100 ml.
  ///
  /// - Parameters:
  ///   - energyKilojoules: The energy in kJ, in `0...4000`.
  ///   - fat: All fat in grams, or `nil` if it is not stated.
  ///   - saturates: The saturated fat in grams; not more than the fat.
  ///   - sugars: The sugars in grams.
  ///   - salt: The salt in grams, which is 2.5 times the sodium.
  ///   - fiber: The fiber in grams; 0 if it is not stated.
  ///   - protein: The protein in grams.
  ///   - fruitVegetableLegumePercent: The share of fruit, vegetables, and legumes, in `0...100`; 0
  ///     if it is not known.
  ///   - hasNonNutritiveSweetener: Whether there is a non-nutritive sweetener.
  /// - Throws: ``NutritionFacts/Error``, for the first number that is out of range; grams are in
  ///   `0...100`.
  public init(
    energyKilojoules: Double, fat: Double? = nil, saturates: Double, sugars: Double, salt: Double,
    fiber: Double = 0, protein: Double, fruitVegetableLegumePercent: Double = 0,
    hasNonNutritiveSweetener: Bool = false
  ) throws(NutritionFacts.Error) {
    func thousandths(
      _ value: Double, _ nutrient: Nutrient, atMost limit: Double = 100
    ) throws(NutritionFacts.Error) -> Int {
      // `contains` is false for NaN.
      guard (0...limit).contains(value) else { throw .outOfRange(nutrient, value) }
      // `rounded()` would be a call into the platform's C library.
      let scaled = value * 1000
      let whole = Int(scaled)
      return scaled - Double(whole) < 0.5 ? whole : whole + 1
    }
    var fatThousandths: Int?
    let energy = try thousandths(energyKilojoules, .energy, atMost: 4000)
    if let fat { fatThousandths = try thousandths(fat, .fat) }
    self.thousandths = Thousandths(
      energy: energy,
      saturates: try thousandths(saturates, .saturates),
      sugars: try thousandths(sugars, .sugars),
      salt: try thousandths(salt, .salt),
      fiber: try thousandths(fiber, .fiber),
      protein: try thousandths(protein, .protein),
      fruitVegetableLegume: try thousandths(fruitVegetableLegumePercent, .fruitVegetableLegume),
      fat: fatThousandths)
    self.hasNonNutritiveSweetener = hasNonNutritiveSweetener
    if let fatThousandths, self.thousandths.saturates > fatThousandths {
      throw .moreSaturatesThanFat(saturates: saturates, fat: self.fat ?? 0)
    }
  }
}

extension NutritionFacts {
  /// A nutrient or another number of the facts.
  @nonexhaustive public enum Nutrient: Hashable, Sendable, CaseIterable {
    /// The energy.
    case energy
    /// All fat.
    case fat
    /// The saturated fat.
    case saturates
    /// The sugars.
    case sugars
    /// The salt.
    case salt
    /// The fiber.
    case fiber
    /// The protein.
    case protein
    /// The share of fruit, vegetables, and legumes.
    case fruitVegetableLegume
  }

  /// The energy in kJ.
  public var energyKilojoules: Double { Double(thousandths.energy) / 1000 }

  /// All fat in grams, or `nil` if it is not stated.
  public var fat: Double? { thousandths.fat.map { Double($0) / 1000 } }

  /// The saturated fat in grams.
  public var saturates: Double { Double(thousandths.saturates) / 1000 }

  /// The sugars in grams.
  public var sugars: Double { Double(thousandths.sugars) / 1000 }

  /// The salt in grams.
  public var salt: Double { Double(thousandths.salt) / 1000 }

  /// The fiber in grams.
  public var fiber: Double { Double(thousandths.fiber) / 1000 }

  /// The protein in grams.
  public var protein: Double { Double(thousandths.protein) / 1000 }

  /// The share of fruit, vegetables, and legumes, in percent.
  public var fruitVegetableLegumePercent: Double {
    Double(thousandths.fruitVegetableLegume) / 1000
  }
}

extension NutritionFacts {
  /// The reason numbers do not make ``NutritionFacts``.
  @nonexhaustive public enum Error: Swift.Error, Hashable, Sendable {
    /// A number is negative, too large, or not a number.
    case outOfRange(NutritionFacts.Nutrient, Double)
    /// There is more saturated fat than fat, in grams.
    case moreSaturatesThanFat(saturates: Double, fat: Double)
  }
}

extension NutritionFacts.Error: CustomStringConvertible {
  /// A sentence that names the nutrient and its rule.
  public var description: String {
    switch self {
    case .outOfRange(.energy, _): "The energy must be from 0 to 4,000 kilojoules."
    case .outOfRange(.fat, _): "The fat must be from 0 to 100 grams."
    case .outOfRange(.saturates, _): "The saturated fat must be from 0 to 100 grams."
    case .outOfRange(.sugars, _): "The sugars must be from 0 to 100 grams."
    case .outOfRange(.salt, _): "The salt must be from 0 to 100 grams."
    case .outOfRange(.fiber, _): "The fiber must be from 0 to 100 grams."
    case .outOfRange(.protein, _): "The protein must be from 0 to 100 grams."
    case .outOfRange(.fruitVegetableLegume, _):
      "The share of fruit, vegetables, and legumes must be from 0 to 100 percent."
    case .moreSaturatesThanFat: "The saturated fat must not exceed the fat."
    }
  }
}

#if !hasFeature(Embedded)
/// Encoded as an object with the amounts in 100 g or 100 ml; unknown values and zeros that are the
/// default are absent.
extension NutritionFacts: Codable {
  private enum CodingKeys: String, CodingKey {
    case energyKilojoules
    case fat
    case saturates
    case sugars
    case salt
    case fiber
    case protein
    case fruitVegetableLegumePercent
    case hasNonNutritiveSweetener
  }

  /// Decodes the facts.
  ///
  /// - Throws: `DecodingError`, also for values that the initializer rejects.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func number(_ key: CodingKeys) throws -> Double {
      try container.decode(Double.self, forKey: key)
    }
    func optional(_ key: CodingKeys) throws -> Double? {
      try container.decodeIfPresent(Double.self, forKey: key)
    }
    let energy = try number(.energyKilojoules)
    let fat = try optional(.fat)
    let saturates = try number(.saturates)
    let sugars = try number(.sugars)
    let salt = try number(.salt)
    let fiber = try optional(.fiber) ?? 0
    let protein = try number(.protein)
    let fruit = try optional(.fruitVegetableLegumePercent) ?? 0
    let sweetener =
      try container.decodeIfPresent(Bool.self, forKey: .hasNonNutritiveSweetener) ?? false
    do {
      try self.init(
        energyKilojoules: energy, fat: fat, saturates: saturates, sugars: sugars, salt: salt,
        fiber: fiber, protein: protein, fruitVegetableLegumePercent: fruit,
        hasNonNutritiveSweetener: sweetener)
    } catch {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: container.codingPath, debugDescription: "\(error)"))
    }
  }

  /// Encodes the facts.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(energyKilojoules, forKey: .energyKilojoules)
    try container.encodeIfPresent(fat, forKey: .fat)
    try container.encode(saturates, forKey: .saturates)
    try container.encode(sugars, forKey: .sugars)
    try container.encode(salt, forKey: .salt)
    if fiber > 0 { try container.encode(fiber, forKey: .fiber) }
    try container.encode(protein, forKey: .protein)
    if fruitVegetableLegumePercent > 0 {
      try container.encode(fruitVegetableLegumePercent, forKey: .fruitVegetableLegumePercent)
    }
    if hasNonNutritiveSweetener { try container.encode(true, forKey: .hasNonNutritiveSweetener) }
  }
}
#endif
