extension KnownSubstance {
  /// The kind of an entry in the ``IngredientKnowledge``.
  #if compiler(>=6.3)
  @nonexhaustive
  #endif
  public enum Kind: UInt8, CaseIterable, Hashable, Sendable {
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
}
