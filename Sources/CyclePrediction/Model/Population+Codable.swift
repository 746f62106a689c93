#if !hasFeature(Embedded)
/// Encoded as an object of its numbers; decoding refuses what the initializer refuses.
extension Population: Codable {
  private enum CodingKeys: String, CodingKey {
    case version
    case cycleLength
    case ovulationDay
    case lutealLength
    case mensesLength
    case lutealRegression
    case missedPeriodProbability
    case spuriousStartProbability
  }

  /// Decodes a population.
  ///
  /// - Throws: `DecodingError`, also for a number out of its range.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    do {
      try self.init(
        version: container.decode(String.self, forKey: .version),
        cycleLength: container.decode(TraitPrior.self, forKey: .cycleLength),
        ovulationDay: container.decode(TraitPrior.self, forKey: .ovulationDay),
        lutealLength: container.decode(TraitPrior.self, forKey: .lutealLength),
        mensesLength: container.decode(TraitPrior.self, forKey: .mensesLength),
        lutealRegression: container.decode(LutealRegression.self, forKey: .lutealRegression),
        missedPeriodProbability: container.decode(Double.self, forKey: .missedPeriodProbability),
        spuriousStartProbability: container.decode(Double.self, forKey: .spuriousStartProbability))
    } catch let error as PopulationError {
      throw DecodingError.outOfRange(error, at: decoder)
    }
  }

  /// Encodes all numbers.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(version, forKey: .version)
    try container.encode(cycleLength, forKey: .cycleLength)
    try container.encode(ovulationDay, forKey: .ovulationDay)
    try container.encode(lutealLength, forKey: .lutealLength)
    try container.encode(mensesLength, forKey: .mensesLength)
    try container.encode(lutealRegression, forKey: .lutealRegression)
    try container.encode(missedPeriodProbability, forKey: .missedPeriodProbability)
    try container.encode(spuriousStartProbability, forKey: .spuriousStartProbability)
  }
}

/// Encoded as an object of its numbers; decoding refuses what the initializer refuses.
extension TraitPrior: Codable {
  private enum CodingKeys: String, CodingKey {
    case location
    case spread
    case agePerYear
    case logScale
    case logScaleSlope
    case logScaleSpread
    case skew
    case degreesOfFreedom
    case pivot
    case minimum
  }

  /// Decodes a prior.
  ///
  /// - Throws: `DecodingError`, also for a number out of its range.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func number(_ key: CodingKeys) throws -> Double {
      try container.decode(Double.self, forKey: key)
    }
    do {
      try self.init(
        location: number(.location), spread: number(.spread), agePerYear: number(.agePerYear),
        logScale: number(.logScale), logScaleSlope: number(.logScaleSlope),
        logScaleSpread: number(.logScaleSpread), skew: number(.skew),
        degreesOfFreedom: number(.degreesOfFreedom), pivot: number(.pivot),
        minimum: container.decode(Int.self, forKey: .minimum))
    } catch let error as PopulationError {
      throw DecodingError.outOfRange(error, at: decoder)
    }
  }

  /// Encodes all numbers.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(location, forKey: .location)
    try container.encode(spread, forKey: .spread)
    try container.encode(agePerYear, forKey: .agePerYear)
    try container.encode(logScale, forKey: .logScale)
    try container.encode(logScaleSlope, forKey: .logScaleSlope)
    try container.encode(logScaleSpread, forKey: .logScaleSpread)
    try container.encode(skew, forKey: .skew)
    try container.encode(degreesOfFreedom, forKey: .degreesOfFreedom)
    try container.encode(pivot, forKey: .pivot)
    try container.encode(minimum, forKey: .minimum)
  }
}

/// Encoded as an object of its numbers; decoding refuses what the initializer refuses.
extension LutealRegression: Codable {
  private enum CodingKeys: String, CodingKey {
    case at29Days
    case perDay
    case scale
    case degreesOfFreedom
  }

  /// Decodes a regression.
  ///
  /// - Throws: `DecodingError`, also for a number out of its range.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    do {
      try self.init(
        at29Days: container.decode(Double.self, forKey: .at29Days),
        perDay: container.decode(Double.self, forKey: .perDay),
        scale: container.decode(Double.self, forKey: .scale),
        degreesOfFreedom: container.decode(Double.self, forKey: .degreesOfFreedom))
    } catch let error as PopulationError {
      throw DecodingError.outOfRange(error, at: decoder)
    }
  }

  /// Encodes all numbers.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(at29Days, forKey: .at29Days)
    try container.encode(perDay, forKey: .perDay)
    try container.encode(scale, forKey: .scale)
    try container.encode(degreesOfFreedom, forKey: .degreesOfFreedom)
  }
}

extension DecodingError {
  /// The error of a decoder that found a number out of its range.
  fileprivate static func outOfRange(
    _ error: PopulationError, at decoder: any Decoder
  ) -> DecodingError {
    .dataCorrupted(
      Context(codingPath: decoder.codingPath, debugDescription: "\(error)", underlyingError: error))
  }
}
#endif
