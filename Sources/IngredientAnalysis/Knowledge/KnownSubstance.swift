/// An entry of the ``IngredientKnowledge``: a substance, or a function, category, allergen or word
/// that describes one.
///
/// It is a view of the knowledge it came from; two are equal if they are the same entry of equal
/// identifiers.
public struct KnownSubstance: Sendable, Identifiable {
  private let knowledge: IngredientKnowledge
  let index: Int32

  init(knowledge: IngredientKnowledge, index: Int32) {
    self.knowledge = knowledge
    self.index = index
  }

  private var entry: KnowledgeBase.Entry { knowledge.base.entries[Int(index)] }

  private func list(_ links: Range<Int32>) -> [KnownSubstance] {
    links.map { KnownSubstance(knowledge: knowledge, index: knowledge.base.links[Int($0)]) }
  }

  /// The identifier: a language, a colon and a name in it, such as `en:e330` or `en:sea-salt`.
  public var id: String { knowledge.base.string(entry.id) }

  /// What sort of thing it is.
  public var kind: Kind { entry.kind }

  /// The name for people: the first that is no number, as the texts write it.
  public var name: String {
    var bytes: ContiguousArray<UInt8> = []
    for index in entry.name where knowledge.base.text[Int(index)] != 0x5C {
      bytes.append(knowledge.base.text[Int(index)])
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Its number as a food additive, if one of its names is one.
  ///
  /// - Complexity: O(*n*) in the names of the knowledge, for an additive.
  public var additiveNumber: AdditiveNumber? {
    guard entry.hasNumber else { return nil }
    for line in knowledge.base.names where line.entry == index {
      for part in knowledge.base.parts(of: line.names) {
        if let number = AdditiveNumber(knowledge.base.string(part)) { return number }
      }
    }
    return nil
  }

  /// What it is directly a kind of.
  public var parents: [KnownSubstance] { list(entry.parents) }

  /// All that it is a kind of, nearest first.
  public var ancestors: [KnownSubstance] { list(entry.ancestors) }

  /// What it does in a product, such as preservative.
  public var functions: [KnownSubstance] { list(entry.functions) }

  /// The allergens that it contains.
  public var allergens: [KnownSubstance] {
    knowledge.base.allergens.indices.compactMap { bit in
      entry.allergens & 1 << UInt64(bit) == 0
        ? nil : KnownSubstance(knowledge: knowledge, index: knowledge.base.allergens[bit])
    }
  }

  /// Whether the duty to name its allergens does not hold for it in a market.
  public func isExempt(in market: Jurisdiction) -> Bool {
    switch market {
    case .europeanUnion, .unitedKingdom: entry.exemptEuropeanUnion
    case .unitedStates, .california: entry.exemptUnitedStates
    case .world: false
    }
  }

  /// Whether it suits vegans.
  public var vegan: LabelDiet.Suitability { entry.vegan }

  /// Whether it suits vegetarians.
  public var vegetarian: LabelDiet.Suitability { entry.vegetarian }

  /// Whether it is made of palm oil.
  public var palmOil: LabelDiet.Suitability { entry.palmOil }

  /// The fermentable carbohydrates for which a low FODMAP diet limits it.
  public var fodmaps: Fodmaps { entry.fodmaps }

  /// Whether it is a plain food, whose use as one needs no evidence.
  public var isPlainFood: Bool { entry.isPlain }

  /// What is published on its safety, in the order of the texts.
  public var evidence: [SafetyEvidence] {
    Array(knowledge.base.evidence[Int(entry.evidence.lowerBound)..<Int(entry.evidence.upperBound)])
  }
}

extension KnownSubstance: Hashable {
  /// Whether both are the same entry with the same identifier and kind.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.kind == rhs.kind && lhs.id.utf8.elementsEqual(rhs.id.utf8)
  }

  /// Feeds the kind and the identifier to `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    for byte in id.utf8 { hasher.combine(byte) }
  }
}

extension KnownSubstance: CustomStringConvertible {
  /// Its name for people.
  public var description: String { name }
}

extension KnownSubstance: CustomReflectable {
  /// Its identifier and its name, rather than the tables that it is read from.
  public var customMirror: Mirror { Mirror(self, children: ["id": id, "name": name]) }
}
