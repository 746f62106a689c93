/// A diet that a report can check, as far as a label tells.
///
/// A status is not a certificate: an ingredient list does not say how the ingredients were made or
/// handled.
@nonexhaustive public enum LabelDiet: Hashable, Sendable, CaseIterable {
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

extension LabelDiet {
  /// Whether a substance or a product suits a diet, as far as names tell.
  public enum Suitability: UInt8, Hashable, Sendable, CaseIterable {
    /// Nothing is known about it.
    case unknown
    /// It suits the diet.
    case yes
    /// It depends on how it was made, which the name does not tell.
    case maybe
    /// It does not suit the diet.
    case no

    /// Creates the answer with a number from 0 to 3, in the order of the cases, or returns `nil`.
    public init?(rawValue: UInt8) {
      switch rawValue {
      case 0: self = .unknown
      case 1: self = .yes
      case 2: self = .maybe
      case 3: self = .no
      default: return nil
      }
    }
  }
}

#if !hasFeature(Embedded)
/// Encoded as a name, such as `"lowFodmap"`.
extension LabelDiet: Codable {
  var name: String {
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
      throw DecodingError.unknownCase(
        of: Self.self, container.codingPath, isName: !name.isEmpty)
    }
    self = diet
  }

  /// Encodes the name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}
#endif
