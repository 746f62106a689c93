/// Encoded as an object with the rule and one array for each kind of entry, sorted by day. Empty
/// arrays are omitted. The periods are those that were added; the others follow from the flow.
extension CycleHistory: Codable {
  private enum CodingKeys: String, CodingKey {
    case rule
    case periods
    case loggedDays
    case interruptions
    case ovulationDays
    case excludedCycleStarts
    case bleedingOutsidePeriods
    case confirmedPeriodStarts
    case confirmedCycleDays
    case confirmedNoPregnancyDays
  }

  /// Decodes a history; its arrays may be in any order.
  ///
  /// - Throws: `DecodingError`, including for entries that the initializer from arrays rejects.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func array<Element: Decodable>(_ key: CodingKeys) throws -> [Element] {
      try container.decodeIfPresent([Element].self, forKey: key) ?? []
    }
    let rule = try container.decodeIfPresent(MensesRule.self, forKey: .rule) ?? .standard
    let periods: [LoggedPeriod] = try array(.periods)
    let loggedDays: [LoggedDay] = try array(.loggedDays)
    let interruptions: [CycleInterruption] = try array(.interruptions)
    let ovulationDays: [CalendarDate] = try array(.ovulationDays)
    let excludedCycleStarts: [CalendarDate] = try array(.excludedCycleStarts)
    let bleedingOutsidePeriods: [CalendarDate] = try array(.bleedingOutsidePeriods)
    let confirmedPeriodStarts: [CalendarDate] = try array(.confirmedPeriodStarts)
    let confirmedCycleDays: [ClosedRange<CalendarDate>] = try array(.confirmedCycleDays)
    let confirmedNoPregnancyDays: [CalendarDate] = try array(.confirmedNoPregnancyDays)
    do {
      try self.init(
        periods: periods, loggedDays: loggedDays, interruptions: interruptions,
        ovulationDays: ovulationDays, excludedCycleStarts: excludedCycleStarts,
        bleedingOutsidePeriods: bleedingOutsidePeriods,
        confirmedPeriodStarts: confirmedPeriodStarts, confirmedCycleDays: confirmedCycleDays,
        confirmedNoPregnancyDays: confirmedNoPregnancyDays, rule: rule)
    } catch {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: container.codingPath, debugDescription: error.description))
    }
  }

  /// Encodes all logged entries.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    func encode(_ array: [some Encodable], _ key: CodingKeys) throws {
      if !array.isEmpty { try container.encode(array, forKey: key) }
    }
    try container.encode(rule, forKey: .rule)
    try encode(addedPeriods, .periods)
    try encode(loggedDays, .loggedDays)
    try encode(interruptions, .interruptions)
    try encode(ovulationDays, .ovulationDays)
    try encode(excludedCycleStarts, .excludedCycleStarts)
    try encode(bleedingOutsidePeriods, .bleedingOutsidePeriods)
    try encode(confirmedPeriodStarts, .confirmedPeriodStarts)
    try encode(confirmedCycleDays, .confirmedCycleDays)
    try encode(confirmedNoPregnancyDays, .confirmedNoPregnancyDays)
  }
}
