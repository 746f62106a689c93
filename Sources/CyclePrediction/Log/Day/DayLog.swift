/// What a person noted about a day.
///
///     var day = DayLog(flow: .medium, symptoms: [.cramps])
///     day.temperature = try BasalTemperature(celsius: 36.55)
public struct DayLog: Hashable, Sendable, PrivateValue {
  /// How strong the bleeding was.
  public var flow: MenstrualFlow?

  /// The moods.
  public var moods: Set<LoggedMood>

  /// The symptoms.
  public var symptoms: Set<LoggedSymptom>

  /// The temperature on waking.
  public var temperature: BasalTemperature?

  /// The best quality of cervical mucus in the course of the day.
  public var mucus: CervicalMucus?

  /// How the cervix felt.
  public var cervix: CervixState?

  /// The result of a test for the LH surge.
  public var ovulationTest: OvulationTest?

  /// Intercourse, and whether it was protected.
  public var intercourse: LoggedIntercourse?

  /// The weight.
  public var weight: BodyWeight?

  /// Whether the pill of the day was taken; `false` says that it was missed, `nil` nothing.
  public var isPillTaken: Bool?

  /// Whatever else is worth a note.
  public var notes: String

  /// Creates the log of a day on which nothing else was noted.
  public init(
    flow: MenstrualFlow? = nil, moods: Set<LoggedMood> = [], symptoms: Set<LoggedSymptom> = [],
    temperature: BasalTemperature? = nil, mucus: CervicalMucus? = nil, cervix: CervixState? = nil,
    ovulationTest: OvulationTest? = nil, intercourse: LoggedIntercourse? = nil,
    weight: BodyWeight? = nil, isPillTaken: Bool? = nil, notes: String = ""
  ) {
    self.flow = flow
    self.moods = moods
    self.symptoms = symptoms
    self.temperature = temperature
    self.mucus = mucus
    self.cervix = cervix
    self.ovulationTest = ovulationTest
    self.intercourse = intercourse
    self.weight = weight
    self.isPillTaken = isPillTaken
    self.notes = notes
  }

  /// Whether nothing was noted.
  public var isEmpty: Bool { self == DayLog() }
}
