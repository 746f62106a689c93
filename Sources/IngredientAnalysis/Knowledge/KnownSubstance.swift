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
    switch market {
    case .europeanUnion, .unitedKingdom: entry.marks.contains(.exemptEuropeanUnion)
    case .unitedStates, .california: entry.marks.contains(.exemptUnitedStates)
    case .world: false
    }
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

extension KnownSubstance: CustomReflectable {
  /// The identifier and the name, instead of the tables behind them.
  public var customMirror: Mirror { Mirror(self, children: ["id": id, "name": name]) }
}
