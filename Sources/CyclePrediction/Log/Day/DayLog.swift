public import Essentials

/// The entries of a person about one day.
///
///     var day = DayLog(flow: .medium, symptoms: [.cramps])
///     day.temperature = try BasalTemperature(celsius: 36.55)
public struct DayLog: Hashable, Sendable, PrivateValue {
  /// The strength of the bleeding.
  public var flow: MenstrualFlow?

  /// The moods.
  public var moods: Set<LoggedMood>

  /// The symptoms.
  public var symptoms: Set<LoggedSymptom>

  /// The temperature on waking.
  public var temperature: BasalTemperature?

  /// The best quality of cervical mucus observed during the day.
  public var mucus: CervicalMucus?

  /// The state of the cervix.
  public var cervix: CervixState?

  /// The result of a test for the surge of luteinizing hormone (LH).
  public var ovulationTest: OvulationTest?

  /// The result of a urine test for the breakdown product of progesterone, which rises after ovulation.
  ///
  /// Forecasts do not weigh it: it confirms an ovulation of the days before, and dates none.
  public var progesteroneTest: TestResult?

  /// The result of a pregnancy test.
  ///
  /// A positive one does not pause forecasts by itself; ``CycleForecast/suggestions`` asks first.
  public var pregnancyTest: TestResult?

  /// Intercourse, and whether it was protected.
  public var intercourse: LoggedIntercourse?

  /// The weight.
  public var weight: BodyWeight?

  /// Whether the day's pill was taken; `false` means that it was missed, `nil` that nothing was
  /// logged.
  public var isPillTaken: Bool?

  /// Free text.
  public var notes: String

  /// The logged values that this version does not know, such as a new kind of mucus that a newer version of
  /// an app logged.
  ///
  /// Show them as "other". They are kept and written back; a known value of the same name replaces them. Until
  /// then an unknown quality of mucus and an unknown state of the cervix count as fertile, and an unknown
  /// flow as bleeding.
  public var unknownFields = UnknownFields()

  /// Creates the log of a day; values that are not given are not logged.
  public init(
    flow: MenstrualFlow? = nil, moods: Set<LoggedMood> = [], symptoms: Set<LoggedSymptom> = [],
    temperature: BasalTemperature? = nil, mucus: CervicalMucus? = nil, cervix: CervixState? = nil,
    ovulationTest: OvulationTest? = nil, progesteroneTest: TestResult? = nil,
    pregnancyTest: TestResult? = nil, intercourse: LoggedIntercourse? = nil,
    weight: BodyWeight? = nil, isPillTaken: Bool? = nil, notes: String = ""
  ) {
    self.flow = flow
    self.moods = moods
    self.symptoms = symptoms
    self.temperature = temperature
    self.mucus = mucus
    self.cervix = cervix
    self.ovulationTest = ovulationTest
    self.progesteroneTest = progesteroneTest
    self.pregnancyTest = pregnancyTest
    self.intercourse = intercourse
    self.weight = weight
    self.isPillTaken = isPillTaken
    self.notes = notes
  }

  /// Whether nothing is logged.
  public var isEmpty: Bool { self == DayLog() }
}

extension DayLog {
  /// The strength of the bleeding, which is light if a newer version logged one that this version does not
  /// know.
  var bleeding: MenstrualFlow? {
    flow ?? (unknownFields.contains(Field.flow) ? .light : nil)
  }

  /// Whether a quality of mucus is logged that this version does not know.
  var hasUnknownMucus: Bool { mucus == nil && unknownFields.contains(Field.mucus) }

  /// Whether a state of the cervix is logged that this version does not know.
  var hasUnknownCervix: Bool { cervix == nil && unknownFields.contains(Field.cervix) }

  /// Removes the unknown fields that a known value of the same name replaces.
  mutating func removeReplacedFields() {
    guard !unknownFields.isEmpty else { return }
    if flow != nil { unknownFields.remove(Field.flow) }
    if mucus != nil { unknownFields.remove(Field.mucus) }
    if cervix != nil { unknownFields.remove(Field.cervix) }
    if ovulationTest != nil { unknownFields.remove(Field.ovulationTest) }
    if progesteroneTest != nil { unknownFields.remove(Field.progesteroneTest) }
    if pregnancyTest != nil { unknownFields.remove(Field.pregnancyTest) }
    if intercourse != nil { unknownFields.remove(Field.intercourse) }
    if !(temperature?.hasUnknownMark ?? false) { unknownFields.remove(Field.temperature) }
  }

  /// The names of the values in the encoded form.
  enum Field: String {
    case flow, moods, symptoms, temperature, mucus, cervix, ovulationTest, progesteroneTest,
      pregnancyTest, intercourse, weight, isPillTaken, notes
  }
}

extension DayLog {
  /// The result of a home test that shows one of two results.
  ///
  /// A test without a result is not logged.
  @nonexhaustive public enum TestResult: String, Hashable, CaseIterable, Sendable {
    /// The test shows nothing.
    case negative
    /// The test shows the hormone.
    case positive

    /// Creates a result from its name, or returns `nil` for an unknown name.
    public init?(rawValue: String) { self.init(caseOf: rawValue) }
  }
}

/// Logged intercourse, by whether it was protected against pregnancy.
@nonexhaustive public enum LoggedIntercourse: String, Hashable, CaseIterable, Sendable {
  /// Protection was not logged.
  case unspecified
  /// Protected by a barrier or another method.
  case protected
  /// Unprotected.
  case unprotected

  /// Creates a kind from its name, or returns `nil` for an unknown name.
  public init?(rawValue: String) { self.init(caseOf: rawValue) }
}

/// A date and its log.
public struct LoggedDay: Hashable, Identifiable, Sendable, PrivateValue {
  /// The date.
  public let date: CalendarDate

  /// The entries of the date.
  public var log: DayLog

  /// The date, which no other logged day of a history has.
  public var id: CalendarDate { date }

  /// Creates a logged day.
  public init(date: CalendarDate, log: DayLog) {
    self.date = date
    self.log = log
  }
}

#if !hasFeature(Embedded)
extension DayLog.Field: CodingKey {}

/// Encoded as its name.
extension DayLog.TestResult: CodedCase, Codable {}

/// Encoded as its name.
extension LoggedIntercourse: CodedCase, Codable {}

/// Encoded as `{"date": "2026-01-03", "log": {…}}`.
extension LoggedDay: Codable {
  enum CodingKeys: String, CodingKey {
    case date
    case log
  }
}

/// Encoded as an object of the logged values; moods and symptoms are sorted by name. Unknown fields are kept.
extension DayLog: Codable {
  /// Decodes the log of a day.
  ///
  /// - Throws: `DecodingError`, including for a value out of range.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Field.self)
    var unknown = try UnknownFields(of: decoder, except: Field.self)
    self.init(
      flow: try unknown.decode(.flow, of: container),
      moods: try container.decodeIfPresent(Set<LoggedMood>.self, forKey: .moods) ?? [],
      symptoms: try container.decodeIfPresent(Set<LoggedSymptom>.self, forKey: .symptoms) ?? [],
      temperature: try container.decodeIfPresent(BasalTemperature.self, forKey: .temperature),
      mucus: try unknown.decode(.mucus, of: container),
      cervix: try unknown.decodeCervix(.cervix, of: container),
      ovulationTest: try unknown.decode(.ovulationTest, of: container),
      progesteroneTest: try unknown.decode(.progesteroneTest, of: container),
      pregnancyTest: try unknown.decode(.pregnancyTest, of: container),
      intercourse: try unknown.decode(.intercourse, of: container),
      weight: try container.decodeIfPresent(BodyWeight.self, forKey: .weight),
      isPillTaken: try container.decodeIfPresent(Bool.self, forKey: .isPillTaken),
      notes: try container.decodeIfPresent(String.self, forKey: .notes) ?? "")
    if temperature?.hasUnknownMark ?? false { try unknown.keep(.temperature, of: container) }
    unknownFields = unknown
  }

  /// Encodes the logged values, and the unknown fields beside them.
  public func encode(to encoder: any Encoder) throws {
    var whole = self
    whole.removeReplacedFields()
    var container = encoder.container(keyedBy: Field.self)
    try container.encodeIfPresent(flow, forKey: .flow)
    if !moods.isEmpty { try container.encode(moods.sorted(), forKey: .moods) }
    if !symptoms.isEmpty { try container.encode(symptoms.sorted(), forKey: .symptoms) }
    // With an unknown mark, the temperature is among the unknown fields as it was read.
    if !whole.unknownFields.contains(Field.temperature) {
      try container.encodeIfPresent(temperature, forKey: .temperature)
    }
    try container.encodeIfPresent(mucus, forKey: .mucus)
    try container.encodeIfPresent(cervix, forKey: .cervix)
    try container.encodeIfPresent(ovulationTest, forKey: .ovulationTest)
    try container.encodeIfPresent(progesteroneTest, forKey: .progesteroneTest)
    try container.encodeIfPresent(pregnancyTest, forKey: .pregnancyTest)
    try container.encodeIfPresent(intercourse, forKey: .intercourse)
    try container.encodeIfPresent(weight, forKey: .weight)
    try container.encodeIfPresent(isPillTaken, forKey: .isPillTaken)
    if !notes.isEmpty { try container.encode(notes, forKey: .notes) }
    try whole.unknownFields.encode(to: encoder)
  }
}

extension UnknownFields {
  /// Reads the state of the cervix, or keeps it as it is if any part of it is not known.
  mutating func decodeCervix<Key: CodingKey>(
    _ key: Key, of container: KeyedDecodingContainer<Key>
  ) throws -> CervixState? {
    let state = try decode(key, of: container, as: CervixState.self)
    guard state != nil,
      try container.superDecoder(forKey: key).hasKeys(except: CervixState.CodingKeys.self)
    else { return state }
    try keep(key, of: container)
    return nil
  }
}
#endif
