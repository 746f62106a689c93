/// A diet that a report can check, as far as a label tells.
///
/// A status is not a certificate: an ingredient list does not say how the ingredients were made or
/// handled.
public enum LabelDiet: Hashable, Sendable, CaseIterable {
  /// No animal products.
  case vegan
  /// No meat or fish.
  case vegetarian
  /// In accordance with Islamic dietary law.
  case halal
  /// In accordance with Jewish dietary law.
  case kosher
  /// Few carbohydrates: sugars and starches only in small amounts.
  case keto
  /// Few fermentable carbohydrates, in the groups of Monash University.
  case lowFodmap
  /// No gluten.
  case glutenFree
}

/// Encoded as a name, such as `"lowFodmap"`.
extension LabelDiet: Codable {
  private var name: String {
    switch self {
    case .vegan: "vegan"
    case .vegetarian: "vegetarian"
    case .halal: "halal"
    case .kosher: "kosher"
    case .keto: "keto"
    case .lowFodmap: "lowFodmap"
    case .glutenFree: "glutenFree"
    }
  }

  /// Decodes a diet.
  ///
  /// - Throws: `DecodingError`, also for an unknown name.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    guard let diet = Self.allCases.first(where: { $0.name == name }) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "the diet is not known")
    }
    self = diet
  }

  /// Encodes the name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}
