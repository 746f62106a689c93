import Essentials

/// Encoded as an object with the source and the observations.
extension EpidemicFeed: Codable {
  private enum CodingKeys: String, CodingKey {
    case source
    case observations
  }

  /// Decodes a feed; the observations may have any order.
  ///
  /// - Throws: `DecodingError`, also for what the initializer refuses.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let source = try container.decode(Source.self, forKey: .source)
    let observations = try container.decode([Observation].self, forKey: .observations)
    do throws(EpidemicFeed.Error) {
      try self.init(source, observations)
    } catch {
      throw DecodingError.dataCorruptedError(
        forKey: .observations, in: container, debugDescription: error.description)
    }
  }

  /// Encodes the source and the observations.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(source, forKey: .source)
    try container.encode(observations, forKey: .observations)
  }
}

/// Encoded as an object without the key of an unknown value.
extension EpidemicFeed.Observation: Codable {
  private enum CodingKeys: String, CodingKey {
    case measure
    case area
    case first
    case last
    case value
    case unit
    case status
  }

  /// Decodes an observation.
  ///
  /// - Throws: `DecodingError`, also if the period ends before it begins.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let first = try container.decode(CalendarDate.self, forKey: .first)
    let last = try container.decode(CalendarDate.self, forKey: .last)
    guard first <= last else {
      throw DecodingError.dataCorruptedError(
        forKey: .last, in: container,
        debugDescription: "A period must not end before it begins.")
    }
    self.init(
      EpidemicFeed.Measure(try container.decode(String.self, forKey: .measure)),
      in: try container.decode(EpidemicDay.Area.self, forKey: .area), during: first...last,
      value: try container.decodeIfPresent(Double.self, forKey: .value),
      unit: try container.decode(EpidemicFeed.Unit.self, forKey: .unit),
      status: try container.decode(EpidemicFeed.Status.self, forKey: .status))
  }

  /// Encodes the observation.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(measure.name, forKey: .measure)
    try container.encode(area, forKey: .area)
    try container.encode(period.lowerBound, forKey: .first)
    try container.encode(period.upperBound, forKey: .last)
    try container.encodeIfPresent(value, forKey: .value)
    try container.encode(unit, forKey: .unit)
    try container.encode(status, forKey: .status)
  }
}
