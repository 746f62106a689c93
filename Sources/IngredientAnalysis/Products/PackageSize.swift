/// The content of a package: a mass, a volume, or a number of pieces, as an integer in a small
/// unit.
///
///     let cans = try PackageSize("6 x 330 ml")  // 1,980,000 µl in 6 pieces
///     let nuts = try PackageSize("NET WT 16 OZ (1 LB) 454g")  // 453,592 mg
public struct PackageSize: Hashable, Sendable {
  /// The dimension of the size.
  public let dimension: Dimension

  /// The whole content in milligrams, microliters, or pieces, in `1...1_000_000_000_000_000`.
  public let amount: Int64

  /// The number of pieces that contain it: 1 if it is not known, and the amount if pieces are
  /// counted.
  public let pieces: Int64

  /// The dimension of a size, which decides the unit of its amount.
  public enum Dimension: Hashable, Sendable, CaseIterable {
    /// A mass, in milligrams.
    case mass
    /// A volume, in microliters.
    case volume
    /// A number of pieces.
    case count
  }

  /// Creates a size from a mass in milligrams.
  ///
  /// - Throws: ``PackageSize/Error/notPositive`` or ``PackageSize/Error/tooLarge``.
  public init(milligrams: Int64, pieces: Int64 = 1) throws(PackageSize.Error) {
    try self.init(dimension: .mass, amount: milligrams, pieces: pieces)
  }

  /// Creates a size from a volume in microliters.
  ///
  /// - Throws: ``PackageSize/Error/notPositive`` or ``PackageSize/Error/tooLarge``.
  public init(microliters: Int64, pieces: Int64 = 1) throws(PackageSize.Error) {
    try self.init(dimension: .volume, amount: microliters, pieces: pieces)
  }

  /// Creates a size from a number of pieces.
  ///
  /// - Throws: ``PackageSize/Error/notPositive`` or ``PackageSize/Error/tooLarge``.
  public init(pieces: Int64) throws(PackageSize.Error) {
    try self.init(dimension: .count, amount: pieces, pieces: pieces)
  }

  init(dimension: Dimension, amount: Int64, pieces: Int64) throws(PackageSize.Error) {
    guard amount > 0, pieces > 0 else { throw .notPositive }
    guard amount <= Self.greatestAmount, pieces <= Self.greatestAmount else { throw .tooLarge }
    self.dimension = dimension
    self.amount = amount
    self.pieces = pieces
  }

  /// The greatest amount: a million metric tons.
  ///
  /// Products of an amount and a price then fit in 128 bits.
  static var greatestAmount: Int64 { 1_000_000_000_000_000 }
}

extension PackageSize {
  /// The decimal separator of a text.
  public enum DecimalSign: Hashable, Sendable {
    /// A point, as in `1.5`. A comma before exactly three digits groups thousands, as in `1,000`;
    /// any other comma is also a decimal separator, as in `0,5`.
    case point
    /// A comma, as in `1,5`. A point before exactly three digits groups thousands, as in `1.000`;
    /// any other point is also a decimal separator.
    case comma
  }

  /// Reads the size on a label or in a catalog.
  ///
  /// The text may contain other words ("Net Wt"), fractions ("1 1/2 lb", "½ gal"), factors ("2 ×
  /// 250 ml", "6 pack 330 mL", "12-pack, 12 fl oz cans", "3 (14 oz) cans", "three 14 oz cans"), sums of
  /// decreasing units ("1 lb 8 oz"), pieces ("12 ct"), and the same size in other units. The first
  /// quantity counts. A later quantity of the same dimension that differs by more than 5 % and by more
  /// than 1 g or 1 ml is an error.
  ///
  /// Pieces do not multiply a mass or volume ("12 ct, 15 oz") unless it is that of each ("50 g each, 10 bars"). Milligrams
  /// with pieces are the strength of one piece. An ounce is a fluid ounce if a volume follows it,
  /// as in "12 oz (355 ml)", and imperial if the imperial one is that volume, as in "20 fl oz (568 ml)"; the metric volume
  /// then counts. Drained weights and serving sizes are ignored, unless there is no other quantity, and so are the amounts
  /// of a price ("2.99 € / 100 g"). A range ("100 to 120 g") is an error.
  ///
  /// The units are metric, or the US pound, ounce, gallon, quart, pint, and fluid ounce (NIST
  /// Handbook 44, Appendix C), rounded to the nearest milligram or microliter. Words must be
  /// English.
  ///
  /// - Complexity: O(*n*)
  /// - Throws: ``PackageSize/Error``.
  public init(
    _ text: some StringProtocol, decimalSign: DecimalSign = .point
  ) throws(PackageSize.Error) {
    var reader = PackageSizeReader(tokens: SizeTokens.of(text, decimalSign: decimalSign))
    self = try reader.read()
  }

  /// The reason a text or a number is not a ``PackageSize``.
  @nonexhaustive public enum Error: Swift.Error, Hashable, Sendable {
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

#if !hasFeature(Embedded)
/// Encoded as an object with the amount as `milligrams`, `microliters`, or `pieces`. A mass or
/// volume also has `pieces`, the number of pieces, if it is not 1.
extension PackageSize: Codable {
  private enum CodingKeys: String, CodingKey {
    case milligrams
    case microliters
    case pieces
  }

  /// Decodes a size.
  ///
  /// - Throws: `DecodingError`, also for values that the initializers reject, and for two units at
  ///   once.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let milligrams = try container.decodeIfPresent(Int64.self, forKey: .milligrams)
    let microliters = try container.decodeIfPresent(Int64.self, forKey: .microliters)
    let pieces = try container.decodeIfPresent(Int64.self, forKey: .pieces)
    do {
      switch (milligrams, microliters, pieces) {
      case (let amount?, nil, let pieces): try self.init(milligrams: amount, pieces: pieces ?? 1)
      case (nil, let amount?, let pieces): try self.init(microliters: amount, pieces: pieces ?? 1)
      case (nil, nil, let pieces?): try self.init(pieces: pieces)
      case (nil, nil, nil), (_?, _?, _): throw PackageSize.Error.noQuantity
      }
    } catch {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: container.codingPath, debugDescription: "\(error)"))
    }
  }

  /// Encodes the amount and the pieces.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch dimension {
    case .mass: try container.encode(amount, forKey: .milligrams)
    case .volume: try container.encode(amount, forKey: .microliters)
    case .count: break
    }
    if dimension == .count || pieces != 1 { try container.encode(pieces, forKey: .pieces) }
  }
}
#endif
