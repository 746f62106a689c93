extension LabelPreferences {
  /// An ingredient that a person likes.
  public enum LikedIngredient: Hashable, Sendable {
    /// A substance and all its kinds, by any of its names. If no substance has the name,
    /// ingredients whose names contain its words are liked.
    case named(String)
    /// Every substance of a category.
    case category(IngredientCategory)
  }
}

/// Encoded with one of the keys `named` and `category`.
extension LabelPreferences.LikedIngredient: Codable {
  private enum CodingKeys: String, CodingKey {
    case named, category
  }

  /// Decodes a liked ingredient.
  ///
  /// - Throws: `DecodingError`, also if neither of the keys is present.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let name = try container.decodeIfPresent(String.self, forKey: .named) {
      self = .named(name)
    } else {
      self = .category(try container.decode(IngredientCategory.self, forKey: .category))
    }
  }

  /// Encodes the ingredient.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .named(let name): try container.encode(name, forKey: .named)
    case .category(let category): try container.encode(category, forKey: .category)
    }
  }
}
