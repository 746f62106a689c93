/// Encoded with one of the keys `allergen`, `named`, and `category`; the key `allergen` comes with
/// `traces`, which is `"avoids"`, `"isCautious"`, or `"accepts"`.
extension LabelPreferences.AvoidedIngredient: Codable {
  private enum CodingKeys: String, CodingKey {
    case allergen, traces, named, category
  }

  private static let tolerances: [(LabelPreferences.TraceTolerance, String)] = [
    (.avoids, "avoids"), (.isCautious, "isCautious"), (.accepts, "accepts"),
  ]

  /// Decodes an avoided ingredient; if `traces` is absent, the person is cautious.
  ///
  /// - Throws: `DecodingError`, also if none of the keys is present.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let allergen = try container.decodeIfPresent(Allergen.self, forKey: .allergen) {
      guard let name = try container.decodeIfPresent(String.self, forKey: .traces) else {
        self = .allergen(allergen)
        return
      }
      guard let tolerance = Self.tolerances.first(where: { $0.1 == name })?.0 else {
        throw DecodingError.dataCorruptedError(
          forKey: .traces, in: container, debugDescription: "the tolerance is not known")
      }
      self = .allergen(allergen, traces: tolerance)
    } else if let name = try container.decodeIfPresent(String.self, forKey: .named) {
      self = .named(name)
    } else {
      self = .category(try container.decode(IngredientCategory.self, forKey: .category))
    }
  }

  /// Encodes the ingredient.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .allergen(let allergen, let traces):
      try container.encode(allergen, forKey: .allergen)
      for (value, name) in Self.tolerances where value == traces {
        try container.encode(name, forKey: .traces)
      }
    case .named(let name): try container.encode(name, forKey: .named)
    case .category(let category): try container.encode(category, forKey: .category)
    }
  }
}
