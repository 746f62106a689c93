/// Fermentable carbohydrates that a low FODMAP diet limits, in the groups of Monash University.
public struct Fodmaps: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8
  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Fructans, as in wheat, onion, and garlic.
  public static let fructans = Fodmaps(rawValue: 1)
  /// Galacto-oligosaccharides, as in legumes.
  public static let galactoOligosaccharides = Fodmaps(rawValue: 2)
  /// Lactose, as in milk.
  public static let lactose = Fodmaps(rawValue: 4)
  /// Fructose in excess of glucose, as in honey and some fruits.
  public static let excessFructose = Fodmaps(rawValue: 8)
  /// Polyols, such as sorbitol.
  public static let polyols = Fodmaps(rawValue: 16)
}
