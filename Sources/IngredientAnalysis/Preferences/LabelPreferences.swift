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
  /// The preferences that this version does not know, such as a diet that a newer version of an app saved.
  ///
  /// They are kept and written back. A diet or an ingredient to avoid that is not known makes the verdict
  /// ``LabelVerdict/unknown(_:)``, if nothing worse is on the label. With an unknown audience the preferences
  /// are for everyone, with an unknown market for the world, and an allergen with an unknown tolerance is
  /// avoided.
  public var unknownFields = UnknownFields()

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
  var isUndemanding: Bool { avoided.isEmpty && diets.isEmpty && unknownWishes.isEmpty }

  /// The diets and the ingredients to avoid that this version does not know, as a person can recognize them.
  var unknownWishes: [String] {
    if unknownFields.isEmpty { return [] }
    let rows = unknownFields.elements(Field.avoided).filter { $0.fields?["allergen"] == nil }
    return (rows + unknownFields.elements(Field.diets)).map { row in
      row.text ?? row.fields?.values.compactMap { $0.text }.min() ?? "?"
    }
  }

  /// The names of the values in the encoded form.
  fileprivate enum Field: String { case avoided, liked, diets, audience, market, date }
}

extension LabelPreferences {
  /// An ingredient that a person avoids.
  @nonexhaustive public enum AvoidedIngredient: Hashable, Sendable {
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
  @nonexhaustive public enum LikedIngredient: Hashable, Sendable {
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
extension LabelPreferences.Field: CodingKey {}

/// Encoded with one of the keys `named` and `category`.
extension LabelPreferences.LikedIngredient: Codable {
  private enum CodingKeys: String, CodingKey {
    case named, category
  }

  /// Decodes a liked ingredient.
  ///
  /// - Throws: `DecodingError`, also if neither of the keys is present; ``LabelPreferences`` keep such a row.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let name = try container.decodeIfPresent(String.self, forKey: .named) {
      self = .named(name)
    } else if !container.contains(.category),
      try decoder.hasKeys(except: CodingKeys.self)
    {
      throw DecodingError.unknownCase(of: Self.self, decoder.codingPath, isName: true)
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
/// take their defaults, and unknown fields are kept.
extension LabelPreferences: Codable {
  /// Decodes preferences.
  ///
  /// - Throws: `DecodingError`, also if the date is not in the calendar.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Field.self)
    var unknown = try UnknownFields(of: decoder, except: Field.self)
    func value<Value>(_ key: Field, _ names: [(Value, String)], other: Value) throws -> Value? {
      guard let name = try container.decodeIfPresent(String.self, forKey: key) else { return nil }
      if let value = names.first(where: { $0.1 == name })?.0 { return value }
      try unknown.keep(key, of: container)
      return other
    }
    self.init()
    let rows = try container.decodeIfPresent(
      [KnownOrKept<AvoidedIngredient>].self, forKey: .avoided)
    avoided = (rows ?? []).compactMap { $0.known ?? $0.kept?.allergen }
    unknown.keep((rows ?? []).compactMap(\.kept), Field.avoided)
    liked = try unknown.decodeList(.liked, of: container)
    diets = try unknown.decodeSet(.diets, of: container)
    audience = try value(.audience, Self.audienceNames, other: .everyone) ?? audience
    market = try value(.market, Self.marketNames, other: .world) ?? market
    date = try container.decodeIfPresent(CalendarDate.self, forKey: .date)
    unknownFields = unknown
  }

  /// Encodes preferences, with the diets in the order of `LabelDiet.allCases`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Field.self)
    var unknown = unknownFields
    try encodeAvoided(into: container.nestedUnkeyedContainer(forKey: .avoided))
    unknown.remove(Field.avoided)
    var likedRows = container.nestedUnkeyedContainer(forKey: .liked)
    for row in liked { try likedRows.encode(row) }
    for row in unknown.elements(Field.liked) { try likedRows.encode(row) }
    unknown.remove(Field.liked)
    try unknown.encode(
      names: LabelDiet.allCases.filter(diets.contains).map(\.name), .diets, into: &container)
    if audience != .everyone || !unknown.contains(Field.audience) {
      for (value, name) in Self.audienceNames where value == audience {
        try container.encode(name, forKey: .audience)
      }
      unknown.remove(Field.audience)
    }
    if market != .world || !unknown.contains(Field.market) {
      for (value, name) in Self.marketNames where value == market {
        try container.encode(name, forKey: .market)
      }
      unknown.remove(Field.market)
    }
    try container.encodeIfPresent(date, forKey: .date)
    try unknown.encode(to: encoder)
  }

  /// Writes each row as it was read if it is unknown, and an allergen with an unknown tolerance in its place.
  private func encodeAvoided(into rows: consuming any UnkeyedEncodingContainer) throws {
    var kept = unknownFields.elements(Field.avoided)
    for item in avoided {
      if let row = kept.firstIndex(where: { $0.allergen == item }) {
        try rows.encode(kept.remove(at: row))
      } else {
        try rows.encode(item)
      }
    }
    for row in kept where row.allergen == nil { try rows.encode(row) }
  }

  private static let audienceNames: [(LabelAudience, String)] = [
    (.everyone, "everyone"), (.infant, "infant"), (.toddler, "toddler"), (.child, "child"),
    (.pregnancy, "pregnancy"), (.breastfeeding, "breastfeeding"),
  ]
  private static let marketNames: [(Jurisdiction, String)] = [
    (.world, "world"), (.europeanUnion, "EU"), (.unitedKingdom, "UK"), (.unitedStates, "US"),
    (.california, "US-CA"), (.texas, "US-TX"), (.westVirginia, "US-WV"), (.louisiana, "US-LA"),
  ]
}

extension CodedValue {
  /// The allergen of a row whose tolerance is not known, so that the person avoids it.
  fileprivate var allergen: LabelPreferences.AvoidedIngredient? {
    fields?["allergen"]?.text.map {
      .allergen(Allergen(id: $0), traces: .avoids, probable: .avoids)
    }
  }
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
  /// - Throws: `DecodingError`, also if none of the keys is present or a tolerance is not known;
  ///   ``LabelPreferences`` keep such a row.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func tolerance(_ key: CodingKeys) throws -> LabelPreferences.TraceTolerance {
      guard let name = try container.decodeIfPresent(String.self, forKey: key) else {
        return .isCautious
      }
      guard let tolerance = Self.tolerances.first(where: { $0.1 == name })?.0 else {
        throw DecodingError.unknownCase(
          of: LabelPreferences.TraceTolerance.self, container.codingPath + [key], isName: true)
      }
      return tolerance
    }
    if let allergen = try container.decodeIfPresent(Allergen.self, forKey: .allergen) {
      self = .allergen(allergen, traces: try tolerance(.traces), probable: try tolerance(.probable))
    } else if let name = try container.decodeIfPresent(String.self, forKey: .named) {
      self = .named(name)
    } else if let name = try container.decodeIfPresent(String.self, forKey: .group) {
      self = .group(name, members: try container.decode([String].self, forKey: .members))
    } else if !container.contains(.category),
      try decoder.hasKeys(except: CodingKeys.self)
    {
      throw DecodingError.unknownCase(of: Self.self, decoder.codingPath, isName: true)
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
