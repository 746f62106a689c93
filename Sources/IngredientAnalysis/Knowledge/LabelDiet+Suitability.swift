extension LabelDiet {
  /// Whether a substance or a product suits a diet, as far as names tell.
  public enum Suitability: UInt8, Hashable, Sendable, CaseIterable {
    /// Nothing is known about it.
    case unknown
    /// It suits the diet.
    case yes
    /// It depends on how it was made, which the name does not tell.
    case maybe
    /// It does not suit the diet.
    case no

    /// Creates the answer with a number from 0 to 3, in the order of the cases, or returns `nil`.
    public init?(rawValue: UInt8) {
      switch rawValue {
      case 0: self = .unknown
      case 1: self = .yes
      case 2: self = .maybe
      case 3: self = .no
      default: return nil
      }
    }
  }
}
