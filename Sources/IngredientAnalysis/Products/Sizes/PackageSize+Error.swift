extension PackageSize {
  /// The reason a text or a number is not a ``PackageSize``.
  public enum Error: Swift.Error, Hashable, Sendable {
    /// The text has no number in front of a known unit.
    case noQuantity
    /// The quantity is zero, negative, or rounds to zero.
    case notPositive
    /// The quantity is above 1,000,000,000,000,000 milligrams, microliters, or pieces.
    case tooLarge
    /// A number can be read in two ways, such as the range `10-12 oz` or the digits `1 500 g`.
    case ambiguousNumber
    /// Two quantities in the text differ by more than rounding explains: the first and the other.
    case contradictory(PackageSize, PackageSize)
  }
}

extension PackageSize.Error: CustomStringConvertible {
  /// A sentence that names what is wrong.
  public var description: String {
    switch self {
    case .noQuantity: "The package size must have a number followed by a unit."
    case .notPositive: "The package size must be greater than zero."
    case .tooLarge:
      "The package size must be at most 1,000,000,000,000,000 milligrams, microliters, or pieces."
    case .ambiguousNumber:
      "The package size must have a number that can be read in only one way."
    case .contradictory(let first, let second):
      "The package size must be stated once or consistently, not as \(Self.text(of: first)) and "
        + "\(Self.text(of: second))."
    }
  }

  private static func text(of size: PackageSize) -> String {
    switch size.dimension {
    case .mass: "\(size.amount) mg"
    case .volume: "\(size.amount) µl"
    case .count: "\(size.amount) pieces"
    }
  }
}
