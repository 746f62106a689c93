/// Encoded as an object of its numbers; decoding rejects what the initializer rejects.
extension CyclePopulation: Codable {
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
  /// - Throws: `DecodingError`, including for a number out of range.
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
    } catch let error as CyclePopulation.Error {
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

extension DecodingError {
  /// Returns the decoding error for a number out of range.
  static func outOfRange(
    _ error: CyclePopulation.Error, at decoder: any Decoder
  ) -> DecodingError {
    .dataCorrupted(
      Context(codingPath: decoder.codingPath, debugDescription: "\(error)", underlyingError: error))
  }
}
