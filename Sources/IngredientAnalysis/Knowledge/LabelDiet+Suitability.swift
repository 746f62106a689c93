extension LabelDiet {
  /// An answer to whether a substance suits, as far as its name tells.
  public enum Suitability: UInt8, Hashable, Sendable, CaseIterable {
    /// Nothing is known about it.
    case unknown
    /// It does.
    case yes
    /// It depends on how it was made, which its name does not tell.
    case maybe
    /// It does not.
    case no

    /// Creates the answer of a number from 0 to 3, in the order of the cases, or returns `nil`.
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
