extension KnownSubstance {
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
