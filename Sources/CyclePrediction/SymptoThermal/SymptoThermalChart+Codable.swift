/// Encoded as its name.
extension SymptoThermalChart.SecondSign: Codable {
  /// Decodes a sign from its name.
  ///
  /// - Throws: `DecodingError` for an unknown name; the error does not repeat it.
  public init(from decoder: any Decoder) throws { try self.init(caseFrom: decoder) }
}

/// Encoded as its second sign and an array of days in ascending order, each with its observation.
extension SymptoThermalChart: Codable {
  private enum CodingKeys: String, CodingKey {
    case secondSign
    case days
  }

  /// Decodes a chart; its days may be in any order.
  ///
  /// - Throws: `DecodingError`, including for a day that is out of range or appears twice.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let secondSign = try container.decode(SecondSign.self, forKey: .secondSign)
    let entries = (try container.decodeIfPresent([Entry].self, forKey: .days) ?? [])
      .filter { !$0.observation.isEmpty }
      .sorted { $0.day < $1.day }
    guard zip(entries, entries.dropFirst()).allSatisfy({ $0.day < $1.day }) else {
      throw DecodingError.dataCorruptedError(
        forKey: .days, in: container, debugDescription: "Each cycle day can have only one entry.")
    }
    self.init(secondSign: secondSign, validEntries: entries)
  }

  /// Encodes the second sign and the recorded days.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(secondSign, forKey: .secondSign)
    try container.encode(entries, forKey: .days)
  }
}

extension SymptoThermalChart.Entry: Codable {
  private enum CodingKeys: String, CodingKey {
    case day
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let day = try container.decode(Int.self, forKey: .day)
    guard SymptoThermalChart.dayRange.contains(day) else {
      throw DecodingError.dataCorruptedError(
        forKey: .day, in: container,
        debugDescription: SymptoThermalChart.Error.dayOutOfRange(day).description)
    }
    self.init(day: Int32(day), observation: try SymptoThermalChart.Observation(from: decoder))
  }

  /// Encodes the day beside the signs.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(day, forKey: .day)
    try observation.encode(to: encoder)
  }
}

/// Encoded as an object of the observed signs; an exclusion is encoded only if it is set.
extension SymptoThermalChart.Observation: Codable {
  private enum CodingKeys: String, CodingKey {
    case temperature
    case mucus
    case isMucusExcluded
    case cervix
    case isCervixExcluded
  }

  /// Decodes an observation.
  ///
  /// - Throws: `DecodingError`, including for a value out of range.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      temperature: try container.decodeIfPresent(BasalTemperature.self, forKey: .temperature),
      mucus: try container.decodeIfPresent(CervicalMucus.self, forKey: .mucus),
      isMucusExcluded: try container.decodeIfPresent(Bool.self, forKey: .isMucusExcluded) ?? false,
      cervix: try container.decodeIfPresent(CervixState.self, forKey: .cervix),
      isCervixExcluded: try container.decodeIfPresent(Bool.self, forKey: .isCervixExcluded)
        ?? false)
  }

  /// Encodes the observed signs.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(temperature, forKey: .temperature)
    try container.encodeIfPresent(mucus, forKey: .mucus)
    if isMucusExcluded { try container.encode(true, forKey: .isMucusExcluded) }
    try container.encodeIfPresent(cervix, forKey: .cervix)
    if isCervixExcluded { try container.encode(true, forKey: .isCervixExcluded) }
  }
}
