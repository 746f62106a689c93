/// An entry in the ``IngredientKnowledge``: a substance, or a function, a category, an allergen, or
/// a word that describes a substance.
///
/// It is a view of the knowledge that it comes from. Two entries are equal if their identifiers and
/// kinds are equal.
public struct KnownSubstance: Sendable, Identifiable {
  private let knowledge: IngredientKnowledge
  let index: EntryID

  init(knowledge: IngredientKnowledge, index: EntryID) {
    self.knowledge = knowledge
    self.index = index
  }

  private var entry: KnowledgeBase.Entry { knowledge.base[index] }

  private func list(_ links: Range<Int32>) -> [KnownSubstance] {
    knowledge.base.links[links].map { KnownSubstance(knowledge: knowledge, index: $0) }
  }

  /// The identifier: a language, a colon, and a name, such as `en:e330` or `en:sea-salt`.
  public var id: String { knowledge.base.string(entry.id) }

  /// The kind of the entry.
  public var kind: Kind { entry.kind }

  /// The display name: the first name that is not a number, as written in the texts.
  public var name: String {
    var bytes: ContiguousArray<UInt8> = []
    for index in entry.name where knowledge.base.text[Int(index)] != 0x5C {
      bytes.append(knowledge.base.text[Int(index)])
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The E number, if one of the names is an E number or INS number.
  ///
  /// - Complexity: O(*n*) in the names of the knowledge, for an additive.
  public var additiveNumber: AdditiveNumber? {
    guard entry.marks.contains(.hasNumber) else { return nil }
    for line in knowledge.base.names where line.entry == index {
      for part in knowledge.base.parts(of: line.names) {
        if let number = AdditiveNumber(knowledge.base.string(part)) { return number }
      }
    }
    return nil
  }

  /// The entries of which it is directly a kind.
  public var parents: [KnownSubstance] { list(entry.parents) }

  /// All entries of which it is a kind, nearest first.
  public var ancestors: [KnownSubstance] { list(entry.ancestors) }

  /// The functions of the substance in a product, such as preservative.
  public var functions: [KnownSubstance] { list(entry.functions) }

  /// The allergens that it contains.
  public var allergens: [KnownSubstance] {
    knowledge.base.allergens.indices.compactMap { bit in
      entry.allergens & 1 << UInt64(bit) == 0
        ? nil : KnownSubstance(knowledge: knowledge, index: knowledge.base.allergens[bit])
    }
  }

  /// Returns whether the substance is exempt from allergen labeling in a market.
  public func isExempt(in market: Jurisdiction) -> Bool {
    market.isInEurope && entry.marks.contains(.exemptEuropeanUnion)
      || market.isInUnitedStates && entry.marks.contains(.exemptUnitedStates)
  }

  /// Whether it suits vegans.
  public var vegan: LabelDiet.Suitability { entry.vegan }

  /// Whether it suits vegetarians.
  public var vegetarian: LabelDiet.Suitability { entry.vegetarian }

  /// Whether it is made from palm oil.
  public var palmOil: LabelDiet.Suitability { entry.palmOil }

  /// The fermentable carbohydrates for which a low FODMAP diet limits it.
  public var fodmaps: Fodmaps { entry.fodmaps }

  /// Whether it is a plain food, which needs no evidence.
  public var isPlainFood: Bool { entry.marks.contains(.isPlain) }

  /// The published evidence on its safety, in the order of the texts.
  public var evidence: [SafetyEvidence] {
    Array(knowledge.base.evidence[Int(entry.evidence.lowerBound)..<Int(entry.evidence.upperBound)])
  }
}

extension KnownSubstance {
  /// The kind of an entry in the ``IngredientKnowledge``.
  @nonexhaustive public enum Kind: UInt8, CaseIterable, Hashable, Sendable {
    /// A technological or cosmetic function, such as preservative.
    case function
    /// A food additive.
    case additive
    /// A vitamin.
    case vitamin
    /// A mineral or trace element, or a salt that supplies one.
    case mineral
    /// Another added nutrient, such as an amino acid or a nucleotide.
    case nutrient
    /// A food or a food ingredient.
    case food
    /// A cosmetic ingredient with its INCI name.
    case cosmetic
    /// A group that people choose or avoid as a whole, such as artificial sweeteners.
    case category
    /// An allergen that a law requires labels to declare.
    case allergen
    /// A processing or preparation method, such as dried.
    case processing
    /// A certification or claim, such as organic.
    case certification
    /// A country or region of origin.
    case origin
    /// Words of the label's grammar, such as "and", "contains", and "may contain".
    case grammar

    /// Creates the kind with a number from 0 to 12, in the order of the cases, or returns `nil`.
    public init?(rawValue: UInt8) {
      guard rawValue < Self.allCases.count else { return nil }
      self = Self.allCases[Int(rawValue)]
    }
  }

  /// A set of kinds.
  struct Kinds: OptionSet, Hashable, Sendable {
    let rawValue: UInt16

    @inline(__always)
    init(rawValue: UInt16) { self.rawValue = rawValue }

    @inline(__always)
    init(_ kind: Kind) { rawValue = 1 << UInt16(kind.rawValue) }

    /// Whether a kind is one of the set.
    @inline(__always)
    func includes(_ kind: Kind) -> Bool { contains(Kinds(kind)) }

    static let function = Kinds(.function)
    static let additive = Kinds(.additive)
    static let vitamin = Kinds(.vitamin)
    static let mineral = Kinds(.mineral)
    static let nutrient = Kinds(.nutrient)
    static let food = Kinds(.food)
    static let cosmetic = Kinds(.cosmetic)
    static let category = Kinds(.category)
    static let allergen = Kinds(.allergen)
    static let processing = Kinds(.processing)
    static let certification = Kinds(.certification)
    static let origin = Kinds(.origin)

    static let all = Kinds(rawValue: .max)
    /// The kinds that an ingredient on a list can have.
    static let ingredients: Kinds = [
      .function, .additive, .vitamin, .mineral, .nutrient, .food, .cosmetic, .category,
    ]
    /// The kinds that a name in a statement can have.
    static let ingredientsAndAllergens: Kinds = [.ingredients, .allergen]
    /// The kinds that are removed from a name.
    static let attributes: Kinds = [.processing, .certification, .origin]
  }
}

extension KnownSubstance: Hashable {
  /// Whether the identifiers and kinds are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.kind == rhs.kind && lhs.id.utf8.elementsEqual(rhs.id.utf8)
  }

  /// Hashes the kind and the identifier.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    for byte in id.utf8 { hasher.combine(byte) }
  }
}

extension KnownSubstance: CustomStringConvertible {
  /// The display name.
  public var description: String { name }
}

#if !hasFeature(Embedded)
extension KnownSubstance: CustomReflectable {
  /// The identifier and the name, instead of the tables behind them.
  public var customMirror: Mirror { Mirror(self, children: ["id": id, "name": name]) }
}
#endif
