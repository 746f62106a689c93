extension LabelPreferences {
  /// Something that a person likes to find in a product.
  public enum LikedIngredient: Hashable, Sendable {
    /// A substance and all kinds of it, by any of its names; or, if no substance has the name, a
    /// mention whose words contain it.
    case named(String)
    /// All substances of a category.
    case category(IngredientCategory)
  }
}

/// Encoded with one of the keys `named` and `category`.
extension LabelPreferences.LikedIngredient: Codable {
  private enum CodingKeys: String, CodingKey {
    case named, category
  }

  /// Decodes an ingredient to like.
  ///
  /// - Throws: `DecodingError`, also if neither of the keys is there.
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
