/// A basal body temperature: measured on waking, before getting up.
///
///     let temperature = try BasalTemperature(celsius: 36.55)
public struct BasalTemperature: Hashable, Sendable, PrivateValue {
  /// The temperature in degrees Celsius, in `30...45`.
  public let celsius: Double

  /// Whether the person excludes the value from every evaluation because of a disturbance, such as
  /// fever, alcohol, a short night, or a late measurement.
  public var isDisturbed: Bool

  /// Creates a temperature in degrees Celsius.
  ///
  /// - Throws: ``BasalTemperature/Error/outOfRange(celsius:)``, including for NaN.
  public init(celsius: Double, isDisturbed: Bool = false) throws(BasalTemperature.Error) {
    // `contains` is false for NaN.
    guard (30...45).contains(celsius) else { throw .outOfRange(celsius: celsius) }
    self.celsius = celsius
    self.isDisturbed = isDisturbed
  }

  /// Creates a temperature in degrees Fahrenheit.
  ///
  /// - Throws: ``BasalTemperature/Error/outOfRange(celsius:)``, including for NaN.
  public init(fahrenheit: Double, isDisturbed: Bool = false) throws(BasalTemperature.Error) {
    try self.init(celsius: (fahrenheit - 32) * 5 / 9, isDisturbed: isDisturbed)
  }

  /// The temperature in degrees Fahrenheit.
  public var fahrenheit: Double { celsius * 9 / 5 + 32 }
}

extension BasalTemperature {
  /// An error that ``BasalTemperature`` throws for an invalid number.
  public enum Error: Swift.Error, Hashable, Sendable, PrivateValue {
    /// The temperature is not a number in `30...45` degrees Celsius.
    case outOfRange(celsius: Double)

    /// A sentence that describes the error without the value.
    public var description: String {
      "The basal temperature must be from thirty to forty-five degrees Celsius."
    }
  }
}

/// Encoded as `{"celsius": 36.55}`, with `"isDisturbed": true` only if it is.
extension BasalTemperature: Codable {
  private enum CodingKeys: String, CodingKey {
    case celsius
    case isDisturbed
  }

  /// Decodes a temperature in degrees Celsius.
  ///
  /// - Throws: `DecodingError`, including for a temperature out of range.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let celsius = try container.decode(Double.self, forKey: .celsius)
    let isDisturbed = try container.decodeIfPresent(Bool.self, forKey: .isDisturbed) ?? false
    do {
      try self.init(celsius: celsius, isDisturbed: isDisturbed)
    } catch {
      throw DecodingError.dataCorruptedError(
        forKey: .celsius, in: container, debugDescription: error.description)
    }
  }

  /// Encodes the temperature in degrees Celsius.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(celsius, forKey: .celsius)
    if isDisturbed { try container.encode(true, forKey: .isDisturbed) }
  }
}
