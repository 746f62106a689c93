/// The body weight of a person.
///
///     let weight = try BodyWeight(kilograms: 61.5)
public struct BodyWeight: Hashable, Sendable, PrivateValue {
  /// The weight in kilograms; above 0 and at most 1000.
  public let kilograms: Double

  /// Creates a weight in kilograms.
  ///
  /// - Throws: ``BodyWeight/Error/outOfRange(kilograms:)``, including for NaN.
  public init(kilograms: Double) throws(BodyWeight.Error) {
    guard kilograms > 0, kilograms <= 1000 else { throw .outOfRange(kilograms: kilograms) }
    self.kilograms = kilograms
  }

  /// Creates a weight in pounds; one pound is 0.45359237 kilograms by definition.
  ///
  /// - Throws: ``BodyWeight/Error/outOfRange(kilograms:)``, including for NaN.
  public init(pounds: Double) throws(BodyWeight.Error) {
    try self.init(kilograms: pounds * 0.453_592_37)
  }

  /// The weight in pounds.
  public var pounds: Double { kilograms / 0.453_592_37 }
}

extension BodyWeight {
  /// An error that ``BodyWeight`` throws for an invalid number.
  @nonexhaustive public enum Error: Swift.Error, Hashable, Sendable, PrivateValue {
    /// The weight is not a number above 0 and at most 1000 kilograms.
    case outOfRange(kilograms: Double)

    /// A sentence that describes the error without the value.
    public var description: String {
      "The weight must be above zero and at most one thousand kilograms."
    }
  }
}

#if !hasFeature(Embedded)
/// Encoded as `{"kilograms": 61.5}`.
extension BodyWeight: Codable {
  private enum CodingKeys: String, CodingKey {
    case kilograms
  }

  /// Decodes a weight in kilograms.
  ///
  /// - Throws: `DecodingError`, including for a weight out of range.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let kilograms = try container.decode(Double.self, forKey: .kilograms)
    do {
      try self.init(kilograms: kilograms)
    } catch {
      throw DecodingError.dataCorruptedError(
        forKey: .kilograms, in: container, debugDescription: error.description)
    }
  }
}
#endif
