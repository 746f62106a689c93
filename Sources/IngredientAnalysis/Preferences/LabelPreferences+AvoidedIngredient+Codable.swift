import Essentials

/// Encoded with one of the keys `allergen`, `named`, `category`, and `group`; the key `allergen`
/// comes with `traces` and `probable`, which are `"avoids"`, `"isCautious"`, or `"accepts"`, and the
/// key `group` with `members`.
extension LabelPreferences.AvoidedIngredient: Codable {
  private enum CodingKeys: String, CodingKey {
    case allergen, traces, probable, named, category, group, members
  }

  private static let tolerances: [(LabelPreferences.TraceTolerance, String)] = [
    (.avoids, "avoids"), (.isCautious, "isCautious"), (.accepts, "accepts"),
  ]

  /// Decodes an avoided ingredient; if `traces` or `probable` is absent, the person is cautious.
  ///
  /// - Throws: `DecodingError`, also if none of the keys is present.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func tolerance(_ key: CodingKeys) throws -> LabelPreferences.TraceTolerance {
      guard let name = try container.decodeIfPresent(String.self, forKey: key) else {
        return .isCautious
      }
      guard let tolerance = Self.tolerances.first(where: { $0.1 == name })?.0 else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: container, debugDescription: "the tolerance is not known")
      }
      return tolerance
    }
    if let allergen = try container.decodeIfPresent(Allergen.self, forKey: .allergen) {
      self = .allergen(allergen, traces: try tolerance(.traces), probable: try tolerance(.probable))
    } else if let name = try container.decodeIfPresent(String.self, forKey: .named) {
      self = .named(name)
    } else if let name = try container.decodeIfPresent(String.self, forKey: .group) {
      self = .group(name, members: try container.decode([String].self, forKey: .members))
    } else {
      self = .category(try container.decode(IngredientCategory.self, forKey: .category))
    }
  }

  /// Encodes the ingredient.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .allergen(let allergen, let traces, let probable):
      try container.encode(allergen, forKey: .allergen)
      for (value, name) in Self.tolerances where value == traces {
        try container.encode(name, forKey: .traces)
      }
      for (value, name) in Self.tolerances where value == probable {
        try container.encode(name, forKey: .probable)
      }
    case .named(let name): try container.encode(name, forKey: .named)
    case .category(let category): try container.encode(category, forKey: .category)
    case .group(let name, let members):
      try container.encode(name, forKey: .group)
      try container.encode(members, forKey: .members)
    }
  }
}
