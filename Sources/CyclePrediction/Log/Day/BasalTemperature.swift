/// A basal body temperature: measured on waking, before getting up.
///
///     let temperature = try BasalTemperature(celsius: 36.55)
public struct BasalTemperature: Hashable, Sendable, PrivateValue {
  /// The temperature in degrees Celsius, in `30...45`.
  public let celsius: Double

  /// Whether the person excludes the value from every evaluation because of a disturbance, such as
  /// fever, alcohol, a short night, or a late measurement.
  ///
  /// A temperature that a newer version of an app marked in a way that this version does not know is
  /// disturbed until the person sets this property.
  public var isDisturbed: Bool {
    get { isExcluded || hasUnknownMark }
    set { (isExcluded, hasUnknownMark) = (newValue, false) }
  }

  private var isExcluded: Bool

  /// Whether a newer version of an app marked the temperature in a way that this version does not know.
  private(set) var hasUnknownMark = false

  /// The time of measurement in minutes since midnight, in `0..<1440`, as the clocks showed it; `nil` if
  /// it is unknown.
  ///
  /// A measurement at an unusual hour may read higher or lower. No published correction was found, so
  /// none is applied to the value: a forecast lets a temperature count less, the farther its time is
  /// from the usual one of the cycle. The rules
  /// of a ``SymptoThermalChart`` ignore the time: there, only the person excludes a value, by
  /// ``isDisturbed``.
  public let minuteOfDay: Int?

  /// Creates a temperature in degrees Celsius.
  ///
  /// - Throws: ``BasalTemperature/Error``, including for NaN.
  public init(
    celsius: Double, isDisturbed: Bool = false, minuteOfDay: Int? = nil
  ) throws(BasalTemperature.Error) {
    // `contains` is false for NaN.
    guard (30...45).contains(celsius) else { throw .outOfRange(celsius: celsius) }
    if let minuteOfDay, !(0..<1440).contains(minuteOfDay) {
      throw .minuteOfDayOutOfRange(minuteOfDay)
    }
    self.celsius = celsius
    isExcluded = isDisturbed
    self.minuteOfDay = minuteOfDay
  }

  /// Creates a temperature in degrees Fahrenheit.
  ///
  /// - Throws: ``BasalTemperature/Error``, including for NaN.
  public init(
    fahrenheit: Double, isDisturbed: Bool = false, minuteOfDay: Int? = nil
  ) throws(BasalTemperature.Error) {
    try self.init(
      celsius: (fahrenheit - 32) * 5 / 9, isDisturbed: isDisturbed, minuteOfDay: minuteOfDay)
  }

  /// The temperature in degrees Fahrenheit.
  public var fahrenheit: Double { celsius * 9 / 5 + 32 }
}

extension BasalTemperature {
  /// An error that ``BasalTemperature`` throws for an invalid number.
  @nonexhaustive public enum Error: Swift.Error, Hashable, Sendable, PrivateValue {
    /// The temperature is not a number in `30...45` degrees Celsius.
    case outOfRange(celsius: Double)

    /// The time of measurement is not in `0..<1440`.
    case minuteOfDayOutOfRange(Int)

    /// A sentence that describes the error without the value.
    public var description: String {
      switch self {
      case .outOfRange: "The basal temperature must be from thirty to forty-five degrees Celsius."
      case .minuteOfDayOutOfRange: "The time of measurement must be a minute of a day."
      }
    }
  }
}

#if !hasFeature(Embedded)
/// Encoded as `{"celsius": 36.55}`, with `"isDisturbed": true` only if it is, and `"minuteOfDay": 405`
/// only if it is known.
extension BasalTemperature: Codable {
  enum CodingKeys: String, CodingKey {
    case celsius
    case isDisturbed
    case minuteOfDay
  }

  /// Decodes a temperature in degrees Celsius.
  ///
  /// - Throws: `DecodingError`, including for a temperature or a time out of range.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let celsius = try container.decode(Double.self, forKey: .celsius)
    let isDisturbed = try container.decodeIfPresent(Bool.self, forKey: .isDisturbed) ?? false
    let minuteOfDay = try container.decodeIfPresent(Int.self, forKey: .minuteOfDay)
    do {
      try self.init(celsius: celsius, isDisturbed: isDisturbed, minuteOfDay: minuteOfDay)
    } catch {
      throw DecodingError.dataCorruptedError(
        forKey: .celsius, in: container, debugDescription: error.description)
    }
    hasUnknownMark = try decoder.hasKeys(except: CodingKeys.self)
  }

  /// Encodes the temperature in degrees Celsius.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(celsius, forKey: .celsius)
    if isDisturbed { try container.encode(true, forKey: .isDisturbed) }
    try container.encodeIfPresent(minuteOfDay, forKey: .minuteOfDay)
  }
}
#endif
