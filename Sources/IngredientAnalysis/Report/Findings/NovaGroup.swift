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
