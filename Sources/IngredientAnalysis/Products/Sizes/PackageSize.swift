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
