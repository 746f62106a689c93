#if !hasFeature(Embedded)
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
#endif
