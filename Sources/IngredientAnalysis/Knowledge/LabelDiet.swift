/// A way of eating that a report can check, as far as a label tells.
///
/// No status is a certificate: how a thing was made or handled stands on no list of ingredients.
public enum LabelDiet: Hashable, Sendable, CaseIterable {
  /// Nothing of animals.
  case vegan
  /// Nothing of dead animals.
  case vegetarian
  /// By the dietary law of Islam.
  case halal
  /// By the dietary law of Judaism.
  case kosher
  /// Few carbohydrates: sugars and starches only in small amounts.
  case keto
  /// Few fermentable carbohydrates, by the groups of Monash University.
  case lowFodmap
  /// Without gluten.
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
  /// - Throws: `DecodingError`, also for a name that is not known.
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
