/// The weight of a person.
///
///     let weight = try BodyWeight(kilograms: 61.5)
public struct BodyWeight: Hashable, Sendable, PrivateValue {
  /// The weight in kilograms; more than 0, and at most 1000.
  public let kilograms: Double

  /// Creates a weight from kilograms.
  ///
  /// - Throws: ``BodyWeight/Error/outOfRange(kilograms:)``, also if the value is not a number.
  public init(kilograms: Double) throws(BodyWeight.Error) {
    guard kilograms > 0, kilograms <= 1000 else { throw .outOfRange(kilograms: kilograms) }
    self.kilograms = kilograms
  }

  /// Creates a weight from pounds, of which each is 0.45359237 kilograms by definition.
  ///
  /// - Throws: ``BodyWeight/Error/outOfRange(kilograms:)``, also if the value is not a number.
  public init(pounds: Double) throws(BodyWeight.Error) {
    try self.init(kilograms: pounds * 0.453_592_37)
  }

  /// The weight in pounds.
  public var pounds: Double { kilograms / 0.453_592_37 }
}

extension BodyWeight {
  /// The reason a number is not a ``BodyWeight``.
  public enum Error: Swift.Error, Hashable, Sendable, PrivateValue {
    /// The weight is not a number above 0 and up to 1000 kilograms.
    case outOfRange(kilograms: Double)

    /// The field that is wrong, without its value.
    public var description: String { "the weight is not that of a person" }
  }
}
