/// Fermentable carbohydrates that people on a low FODMAP diet limit, by the groups of Monash
/// University.
public struct Fodmaps: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8
  /// Creates a set of its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Fructans, of wheat, onion and garlic.
  public static let fructans = Fodmaps(rawValue: 1)
  /// Galacto-oligosaccharides, of legumes.
  public static let galactoOligosaccharides = Fodmaps(rawValue: 2)
  /// Lactose, of milk.
  public static let lactose = Fodmaps(rawValue: 4)
  /// Fructose in excess of glucose, of honey and some fruits.
  public static let excessFructose = Fodmaps(rawValue: 8)
  /// Polyols, such as sorbitol.
  public static let polyols = Fodmaps(rawValue: 16)
}
