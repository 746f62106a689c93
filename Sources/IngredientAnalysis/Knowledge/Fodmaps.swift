import Essentials

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

extension Fodmaps: NamedOptions {
  package static let names = [
    "fructans", "galactoOligosaccharides", "lactose", "excessFructose", "polyols",
  ]
}

extension Fodmaps: CustomStringConvertible {
  /// The names of the carbohydrates, such as `[fructans, lactose]`.
  public var description: String { "[\(optionNames.joined(separator: ", "))]" }
}

#if !hasFeature(Embedded)
/// Encoded as a list of names.
extension Fodmaps: Codable {
  /// Decodes a set from the names of the carbohydrates.
  ///
  /// - Throws: `DecodingError`, also for an unknown name.
  public init(from decoder: any Decoder) throws { try self.init(namesFrom: decoder) }

  /// Encodes the names of the carbohydrates.
  public func encode(to encoder: any Encoder) throws { try encodeNames(to: encoder) }
}
#endif
