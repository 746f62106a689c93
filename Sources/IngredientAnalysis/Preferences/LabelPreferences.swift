public import Essentials

/// The preferences of a person, for which a report is made: what they avoid and like, their diets,
/// and the law that applies.
///
///     let preferences = LabelPreferences(avoiding: [.allergen(.treeNuts), .named("palm oil")], diets: [.vegan])
///
/// The value may hold health data, so its descriptions and its mirror show none of its content.
public struct LabelPreferences: Hashable, Sendable, PrivateValue {
  /// The ingredients that the person avoids, in the order in which a report lists them.
  public var avoided: [AvoidedIngredient]
  /// The ingredients that the person likes.
  public var liked: [LikedIngredient]
  /// The diets that the person follows.
  public var diets: Set<LabelDiet>
  /// The group of people that the product is for.
  public var audience: LabelAudience
  /// The market whose law applies.
  public var market: Jurisdiction
  /// The day on which the law applies, or `nil` for the day of the knowledge,
  /// ``IngredientKnowledge/asOf``.
  public var date: CalendarDate?

  /// Creates preferences; the defaults are for anyone in the United States.
  public init(
    avoiding avoided: [AvoidedIngredient] = [], liking liked: [LikedIngredient] = [],
    diets: Set<LabelDiet> = [],
    audience: LabelAudience = .everyone, market: Jurisdiction = .unitedStates,
    on date: CalendarDate? = nil
  ) {
    self.avoided = avoided
    self.liked = liked
    self.diets = diets
    self.audience = audience
    self.market = market
    self.date = date
  }

  /// Whether nothing is avoided and no diet is followed.
  var isUndemanding: Bool { avoided.isEmpty && diets.isEmpty }
}

extension LabelPreferences {
  /// An ingredient that a person avoids.
  public enum AvoidedIngredient: Hashable, Sendable {
    /// An allergen and all its kinds, whether the list, a statement, or a note about traces names
    /// it, or the usual recipe of an ingredient contains it.
    case allergen(
      Allergen, traces: LabelPreferences.TraceTolerance = .isCautious,
      probable: LabelPreferences.TraceTolerance = .isCautious)
    /// A substance and all its kinds, by any of its names; "palm oil" includes ingredients made
    /// from it.
    ///
    /// The name of a category, such as "corn", means every substance of it, and the name of an
    /// allergen means everything that contains it. If only a function has the name, it means every
    /// substance with that main function, and perhaps those that have it too. A word for a group, such
    /// as "shellfish" or "nuts", means every allergen that people call so, and the common name of a
    /// plant every cosmetic ingredient from it. A collective name on a label, such as "sweetener", may
    /// be the substance.
    ///
    /// If nothing has the name, ingredients whose names contain its words are avoided. A report on
    /// a label without such an ingredient says that it could not check for the name;
    /// ``IngredientAnalyzer/suggestions(for:in:limit:)`` finds names that are known.
    case named(String)
    /// Every substance of a category.
    case category(IngredientCategory)
    /// Everything in the host's own group, by names as in ``named(_:)``.
    case group(String, members: [String])
  }

  /// An ingredient that a person likes.
  public enum LikedIngredient: Hashable, Sendable {
    /// A substance and all its kinds, by any of its names. If no substance has the name,
    /// ingredients whose names contain its words are liked.
    case named(String)
    /// Every substance of a category.
    case category(IngredientCategory)
  }

  /// How a person handles products that may contain an allergen: traces of it, or an ingredient
  /// that usually contains it.
  public enum TraceTolerance: Hashable, Sendable, CaseIterable {
    /// The person avoids them: the verdict is ``LabelVerdict/avoid(_:)``.
    case avoids
    /// The person wants to know: the verdict is ``LabelVerdict/caution(_:)``.
    case isCautious
    /// The person accepts them: they do not count.
    case accepts
  }
}

extension LabelPreferences.TraceTolerance {
  /// Whether a tolerance asks for less caution than another one.
  static func < (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.accepts, .isCautious), (.accepts, .avoids), (.isCautious, .avoids): true
    default: false
    }
  }
}

#if !hasFeature(Embedded)
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

/// Encoded with the keys `avoided`, `liked`, `diets`, `audience`, `market`, and `date`. Absent keys
/// take their defaults, and unknown keys are ignored.
extension LabelPreferences: Codable {
  private enum CodingKeys: String, CodingKey {
    case avoided, liked, diets, audience, market, date
  }

  /// Decodes preferences.
  ///
  /// - Throws: `DecodingError`, also if this version does not know the diet, audience, or market,
  ///   or the date is not in the calendar.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func value<Value>(_ key: CodingKeys, _ names: [(Value, String)]) throws -> Value? {
      guard let name = try container.decodeIfPresent(String.self, forKey: key) else { return nil }
      guard let value = names.first(where: { $0.1 == name })?.0 else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: container, debugDescription: "the value is not known")
      }
      return value
    }
    self.init()
    avoided = try container.decodeIfPresent([AvoidedIngredient].self, forKey: .avoided) ?? []
    liked = try container.decodeIfPresent([LikedIngredient].self, forKey: .liked) ?? []
    diets = Set(try container.decodeIfPresent([LabelDiet].self, forKey: .diets) ?? [])
    audience = try value(.audience, Self.audienceNames) ?? audience
    market = try value(.market, Self.marketNames) ?? market
    date = try container.decodeIfPresent(CalendarDate.self, forKey: .date)
  }

  /// Encodes preferences, with the diets in the order of `LabelDiet.allCases`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(avoided, forKey: .avoided)
    try container.encode(liked, forKey: .liked)
    try container.encode(LabelDiet.allCases.filter(diets.contains), forKey: .diets)
    for (value, name) in Self.audienceNames where value == audience {
      try container.encode(name, forKey: .audience)
    }
    for (value, name) in Self.marketNames where value == market {
      try container.encode(name, forKey: .market)
    }
    try container.encodeIfPresent(date, forKey: .date)
  }

  private static let audienceNames: [(LabelAudience, String)] = [
    (.everyone, "everyone"), (.infant, "infant"), (.toddler, "toddler"), (.child, "child"),
    (.pregnancy, "pregnancy"), (.breastfeeding, "breastfeeding"),
  ]
  private static let marketNames: [(Jurisdiction, String)] = [
    (.world, "world"), (.europeanUnion, "EU"), (.unitedKingdom, "UK"), (.unitedStates, "US"),
    (.california, "US-CA"),
  ]
}

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
#endif
