import Essentials

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
