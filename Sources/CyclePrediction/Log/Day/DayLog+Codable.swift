/// Encoded as an object of the logged values; moods and symptoms are sorted by name.
extension DayLog: Codable {
  private enum CodingKeys: String, CodingKey {
    case flow
    case moods
    case symptoms
    case temperature
    case mucus
    case cervix
    case ovulationTest
    case progesteroneTest
    case pregnancyTest
    case intercourse
    case weight
    case isPillTaken
    case notes
  }

  /// Decodes the log of a day.
  ///
  /// - Throws: `DecodingError`, including for a value out of range.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      flow: try container.decodeIfPresent(MenstrualFlow.self, forKey: .flow),
      moods: try container.decodeIfPresent(Set<LoggedMood>.self, forKey: .moods) ?? [],
      symptoms: try container.decodeIfPresent(Set<LoggedSymptom>.self, forKey: .symptoms) ?? [],
      temperature: try container.decodeIfPresent(BasalTemperature.self, forKey: .temperature),
      mucus: try container.decodeIfPresent(CervicalMucus.self, forKey: .mucus),
      cervix: try container.decodeIfPresent(CervixState.self, forKey: .cervix),
      ovulationTest: try container.decodeIfPresent(OvulationTest.self, forKey: .ovulationTest),
      progesteroneTest: try container.decodeIfPresent(TestResult.self, forKey: .progesteroneTest),
      pregnancyTest: try container.decodeIfPresent(TestResult.self, forKey: .pregnancyTest),
      intercourse: try container.decodeIfPresent(LoggedIntercourse.self, forKey: .intercourse),
      weight: try container.decodeIfPresent(BodyWeight.self, forKey: .weight),
      isPillTaken: try container.decodeIfPresent(Bool.self, forKey: .isPillTaken),
      notes: try container.decodeIfPresent(String.self, forKey: .notes) ?? "")
  }

  /// Encodes the logged values.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(flow, forKey: .flow)
    if !moods.isEmpty { try container.encode(moods.sorted(), forKey: .moods) }
    if !symptoms.isEmpty { try container.encode(symptoms.sorted(), forKey: .symptoms) }
    try container.encodeIfPresent(temperature, forKey: .temperature)
    try container.encodeIfPresent(mucus, forKey: .mucus)
    try container.encodeIfPresent(cervix, forKey: .cervix)
    try container.encodeIfPresent(ovulationTest, forKey: .ovulationTest)
    try container.encodeIfPresent(progesteroneTest, forKey: .progesteroneTest)
    try container.encodeIfPresent(pregnancyTest, forKey: .pregnancyTest)
    try container.encodeIfPresent(intercourse, forKey: .intercourse)
    try container.encodeIfPresent(weight, forKey: .weight)
    try container.encodeIfPresent(isPillTaken, forKey: .isPillTaken)
    if !notes.isEmpty { try container.encode(notes, forKey: .notes) }
  }
}
