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
