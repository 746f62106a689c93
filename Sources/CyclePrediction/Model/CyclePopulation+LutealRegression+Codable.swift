#if !hasFeature(Embedded)
/// Encoded as an object of its numbers; decoding rejects what the initializer rejects.
extension CyclePopulation.LutealRegression: Codable {
  private enum CodingKeys: String, CodingKey {
    case at29Days
    case perDay
    case scale
    case degreesOfFreedom
  }

  /// Decodes a regression.
  ///
  /// - Throws: `DecodingError`, including for a number out of range.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    do {
      try self.init(
        at29Days: container.decode(Double.self, forKey: .at29Days),
        perDay: container.decode(Double.self, forKey: .perDay),
        scale: container.decode(Double.self, forKey: .scale),
        degreesOfFreedom: container.decode(Double.self, forKey: .degreesOfFreedom))
    } catch let error as CyclePopulation.Error {
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
#endif
