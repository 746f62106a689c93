/// What a person logged about one day.
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
