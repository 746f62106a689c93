/// How much a food is processed, by the four groups of NOVA.
///
/// The group follows from ingredients that only processed or ultra-processed foods contain, and
/// from the category of the product (Monteiro et al., Public Health Nutrition 2019;22:936).
public enum NovaGroup: UInt8, Comparable, Hashable, Sendable, CaseIterable {
  /// Unprocessed or minimally processed.
  case unprocessed
  /// A processed culinary ingredient: oil, sugar, salt.
  case culinaryIngredient
  /// Processed: a few ingredients with salt, sugar, or oil.
  case processed
  /// Ultra-processed.
  case ultraProcessed

  /// Creates the group with a number from 0 to 3, in the order of the cases, or returns `nil`.
  public init?(rawValue: UInt8) {
    guard let group = Self.allCases.dropFirst(Int(rawValue)).first, rawValue < 4 else { return nil }
    self = group
  }

  /// The number that NOVA gives the group, from 1 to 4.
  public var number: Int { Int(rawValue) + 1 }

  /// Orders groups from unprocessed to ultra-processed.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// Finds the ``NovaGroup`` of a list.
struct NovaClassifier: Sendable {
  /// For each entry, the group that it indicates, 3 or 4, or 0.
  private let signs: ContiguousArray<UInt8>

  /// Functions whose additives only ultra-processed foods contain, and other signs of
  /// ultra-processing.
  private static let ultraProcessed: [StaticString] = [
    "en:colour", "en:emulsifier", "en:flavour-enhancer", "en:sweetener", "en:thickener",
    "en:gelling-agent",
    "en:glazing-agent", "en:bulking-agent", "en:foaming-agent", "en:carbonating-agent",
    "en:anti-foaming-agent",
    "en:emulsifying-salts", "en:flavouring", "en:natural-flavouring", "en:artificial-flavouring",
    "en:casein", "en:gluten",
    "en:lactose", "en:whey", "en:hydrogenated-oil", "en:hydrogenated-fat",
    "en:partially-hydrogenated-oils",
    "en:hydrolysed-proteins", "en:hydrolysed-protein", "en:invert-sugar", "en:inverted-sugar",
    "en:maltodextrin",
    "en:maltodextrins", "en:dextrose", "en:fructose", "en:high-fructose-corn-syrup",
    "en:glucose-fructose-syrup",
    "en:protein-isolate", "en:soy-protein-isolate", "en:mechanically-separated-meat",
    "en:modified-starch",
    "en:interesterified-oil",
  ]
  /// Signs of processed foods.
  private static let processed: [StaticString] = [
    "en:preservative", "en:anti-caking-agent", "en:salt", "en:sugar", "en:vegetable-oil",
    "en:vegetable-oils", "en:butter", "en:honey",
    "en:starch", "en:e202", "en:e249", "en:e250", "en:e251", "en:e252", "en:added-sugars",
  ]
  /// Categories of culinary ingredients, for which further signs of processing do not count.
  private static let culinary = [
    "fats", "salts", "vinegars", "sugars", "honeys", "maple-syrups", "vegetable-oils", "butters",
    "starches",
  ]
  /// Categories of processed foods.
  private static let processedCategories = [
    "wines", "beers", "cheeses", "meals", "sandwiches", "pizzas", "breads",
  ]

  init(_ base: KnowledgeBase) {
    var signs = ContiguousArray(repeating: UInt8(0), count: base.entries.count)
    func mark(_ ids: [StaticString], _ group: UInt8) {
      for id in ids {
        let bytes = id.withUTF8Buffer { unsafe ContiguousArray($0) }
        for kind in KnownSubstance.Kind.allCases {
          if let entry = base.entry(bytes, of: kind) {
            signs[entry] = max(signs[entry], group)
          }
        }
      }
    }
    mark(Self.processed, 3)
    mark(Self.ultraProcessed, 4)
    // A kind of a sign is also a sign, and an additive is a sign through its functions.
    let own = signs
    func sign(of additive: KnowledgeBase.Entry) -> UInt8 {
      base.links[additive.functions].reduce(0) { max($0, own[$1]) }
    }
    for entry in base.entries.indices {
      let record = base.entries[entry]
      // An additive counts by its functions, if they are about looks, taste, or texture.
      if record.kind == .additive { signs[entry] = max(signs[entry], sign(of: record)) }
      if record.nova >= 3 { signs[entry] = max(signs[entry], record.nova) }
      for link in base.links[record.ancestors] {
        let ancestor = base[link]
        signs[entry] = max(signs[entry], own[link])
        if ancestor.kind == .additive { signs[entry] = max(signs[entry], sign(of: ancestor)) }
      }
    }
    self.signs = signs
  }

  /// Returns the group, or `nil` if more than half of the ingredients are unknown and none
  /// indicates group 4.
  func group(_ tree: borrowing LabelTree, _ lexicon: borrowing Lexicon, categories: [String])
    -> NovaGroup?
  {
    func isIn(_ list: [String]) -> Bool {
      categories.contains { category in list.contains { category.hasSuffix($0) } }
    }
    let isCulinary = isIn(Self.culinary)
    var group: UInt8 = isCulinary ? 2 : isIn(Self.processedCategories) ? 3 : 1
    var count = 0
    var unknown = 0
    for node in tree.nodes where node.section == .ingredients {
      count += 1
      guard node.phrase.exists else {
        unknown += 1
        continue
      }
      for entry in lexicon.meanings(of: node.phrase) {
        let sign = signs[entry]
        if sign == 4 || sign == 3 && !isCulinary { group = max(group, sign) }
      }
    }
    if group < 4, count == 0 && categories.isEmpty || unknown * 2 > count { return nil }
    return NovaGroup(rawValue: group - 1)
  }
}
