extension KnownSubstance {
  /// What sort of thing an entry of the ``IngredientKnowledge`` is.
  #if compiler(>=6.3)
  @nonexhaustive
  #endif
  public enum Kind: UInt8, CaseIterable, Hashable, Sendable {
    /// A technological or cosmetic function, such as preservative; label language calls it a class.
    case function
    /// A food additive.
    case additive
    /// A vitamin.
    case vitamin
    /// A mineral or a trace element, or a salt that carries one.
    case mineral
    /// Another nutrient that is added as such: an amino acid, a nucleotide.
    case nutrient
    /// A food or an ingredient of foods.
    case food
    /// An ingredient of cosmetics, under its INCI name.
    case cosmetic
    /// A group that people choose or avoid as a whole, such as artificial sweeteners.
    case category
    /// An allergen whose presence a law makes known.
    case allergen
    /// A way of processing or preparing, such as dried.
    case processing
    /// A certification or claim, such as organic.
    case certification
    /// A country or region that a thing comes from.
    case origin
    /// Words of the label's own grammar: and, contains, may contain.
    case grammar

    /// Creates the sort of a number from 0 to 12, in the order of the cases, or returns `nil`.
    public init?(rawValue: UInt8) {
      guard rawValue < Self.allCases.count else { return nil }
      self = Self.allCases[Int(rawValue)]
    }
  }
}
