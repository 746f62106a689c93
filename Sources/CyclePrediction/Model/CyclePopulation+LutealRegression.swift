extension CyclePopulation {
  /// The luteal length given the cycle length: a linear regression with residuals that follow a
  /// Student t distribution.
  public struct LutealRegression: Hashable, Sendable {
    /// The typical luteal length in a cycle of 29 days, in days, in `5...20`.
    public let at29Days: Double

    /// The change of the luteal length for each day of cycle length, in days, in `-1...1`; cycle
    /// lengths are clamped to 21 and 45 days.
    public let perDay: Double

    /// The scale of the Student t distribution, in days, in `0.1...10`.
    public let scale: Double

    /// The degrees of freedom of the Student t distribution, in `1...400`.
    public let degreesOfFreedom: Double

    /// Creates a regression.
    ///
    /// - Throws: ``CyclePopulation/Error/outOfRange(_:)`` for a number out of range.
    public init(
      at29Days: Double, perDay: Double, scale: Double, degreesOfFreedom: Double
    ) throws(CyclePopulation.Error) {
      guard (5...20).contains(at29Days), (-1...1).contains(perDay), (0.1...10).contains(scale),
        (1...400).contains(degreesOfFreedom)
      else { throw .outOfRange(.lutealRegression) }
      self.at29Days = at29Days
      self.perDay = perDay
      self.scale = scale
      self.degreesOfFreedom = degreesOfFreedom
    }

    /// The luteal lengths that are learned from, in days; others come from a wrong ovulation day.
    ///
    /// This package's choice.
    package static let plausibleLengths = 4...22

    /// Returns the typical ovulation day in a cycle of `length` days.
    func ovulationDay(inCycleOf length: Int) -> Double {
      Double(length) - at29Days - perDay * (Double(min(max(length, 21), 45)) - 29)
    }
  }
}

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
