/// Encoded as an object of its numbers; decoding rejects what the initializer rejects.
extension CyclePopulation.TraitPrior: Codable {
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
  /// - Throws: `DecodingError`, including for a number out of range.
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
    } catch let error as CyclePopulation.Error {
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
