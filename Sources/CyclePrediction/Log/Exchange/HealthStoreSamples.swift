public import Essentials

/// The data that an app exchanges with a platform's health store, as values of single days and time
/// spans.
///
///     let samples = history.healthStoreSamples
///     let copy = CycleHistory(healthStoreSamples: samples)
///
/// The raw values of the enumerations are those of HealthKit. The copy has the same periods, with
/// two exceptions: a period of one day without logged flow loses its end, and a period without an
/// end gets one from its logged flow. Moods, weight, pills, notes, and the cervix have no samples.
public struct HealthStoreSamples: Equatable, Sendable, PrivateValue {
  /// The days of periods.
  public var flow: [MenstrualFlowSample]

  /// The days of bleeding outside periods.
  public var intermenstrualBleeding: [IntermenstrualBleeding]

  /// The basal body temperatures, in degrees Celsius; or those of a wrist during sleep, of which a forecast
  /// must be told by ``OvulationSigns/Charting``.
  public var temperatures: [DatedSample<Double>] = []

  /// The qualities of cervical mucus.
  public var mucus: [DatedSample<MucusQuality>] = []

  /// The results of ovulation tests.
  public var ovulationTests: [DatedSample<TestResult>] = []

  /// The results of progesterone tests; HealthKit's category `ProgesteroneTestResult`.
  public var progesteroneTests: [DatedSample<HormoneTestResult>] = []

  /// The results of pregnancy tests; HealthKit's category `PregnancyTestResult`.
  public var pregnancyTests: [DatedSample<HormoneTestResult>] = []

  /// Intercourse, and whether it was protected; `nil` if that is not known.
  public var intercourse: [DatedSample<Bool?>] = []

  /// The symptoms.
  public var symptoms: [DatedSample<Symptom>] = []

  /// Pregnancies, breastfeeding, and contraceptives.
  public var spans: [Span] = []

  /// Creates a collection of bleeding samples in any order; the other samples are properties.
  public init(
    flow: [MenstrualFlowSample] = [], intermenstrualBleeding: [IntermenstrualBleeding] = []
  ) {
    self.flow = flow
    self.intermenstrualBleeding = intermenstrualBleeding
  }
}

extension HealthStoreSamples {
  /// A day of a period, as a health store keeps it.
  ///
  /// In HealthKit, this is a one-day sample of menstrual flow whose metadata says whether it starts
  /// a cycle.
  public struct MenstrualFlowSample: Hashable, Sendable, PrivateValue {
    /// The strength of the flow, with the raw values of HealthKit.
    @nonexhaustive public enum Level: Int, Hashable, CaseIterable, Sendable {
      /// There was flow of unknown strength.
      case unspecified = 1
      /// Light flow.
      case light = 2
      /// Medium flow.
      case medium = 3
      /// Heavy flow.
      case heavy = 4
      /// The person confirmed that there was no flow.
      case none = 5

      /// Creates a level from its number in HealthKit, or returns `nil` for an unknown number.
      public init?(rawValue: Int) { self.init(caseOf: rawValue) }
    }

    /// The date.
    public let date: CalendarDate

    /// The strength of the flow.
    public let level: Level

    /// Whether the date is the first day of a cycle.
    public let startsCycle: Bool

    /// Creates a sample of one day.
    public init(date: CalendarDate, level: Level, startsCycle: Bool) {
      self.date = date
      self.level = level
      self.startsCycle = startsCycle
    }
  }

  /// A day of bleeding outside a period, as a health store keeps it; its strength is not recorded.
  public struct IntermenstrualBleeding: Hashable, Sendable, PrivateValue {
    /// The date.
    public let date: CalendarDate

    /// Creates a sample of one day.
    public init(date: CalendarDate) {
      self.date = date
    }
  }

  /// A value of one day, as a health store keeps it.
  public struct DatedSample<Value: Hashable & Sendable>: Hashable, Sendable, PrivateValue {
    /// The date.
    public let date: CalendarDate

    /// The value.
    public let value: Value

    /// The local time of the sample in minutes since midnight; `nil` if it is unknown.
    ///
    /// Only that of a temperature is kept in a log.
    public let minuteOfDay: Int?

    /// Creates a sample of one day.
    public init(date: CalendarDate, value: Value, minuteOfDay: Int? = nil) {
      self.date = date
      self.value = value
      self.minuteOfDay = minuteOfDay
    }
  }

  /// The quality of cervical mucus, with the raw values of HealthKit.
  @nonexhaustive public enum MucusQuality: Int, Hashable, CaseIterable, Sendable {
    /// Dry.
    case dry = 1
    /// Sticky.
    case sticky = 2
    /// Creamy.
    case creamy = 3
    /// Watery.
    case watery = 4
    /// Like egg white.
    case eggWhite = 5

    /// Creates a quality from its number in HealthKit, or returns `nil` for an unknown number.
    public init?(rawValue: Int) { self.init(caseOf: rawValue) }
  }

  /// The result of an ovulation test, with the raw values of HealthKit.
  @nonexhaustive public enum TestResult: Int, Hashable, CaseIterable, Sendable {
    /// No surge.
    case negative = 1
    /// A surge of luteinizing hormone; "positive" before iOS 13.
    case luteinizingHormoneSurge = 2
    /// The test shows no result.
    case indeterminate = 3
    /// A surge of estrogen; the "high" of a monitor.
    case estrogenSurge = 4

    /// Creates a result from its number in HealthKit, or returns `nil` for an unknown number.
    public init?(rawValue: Int) { self.init(caseOf: rawValue) }
  }

  /// The result of a progesterone or pregnancy test, with the raw values of HealthKit.
  @nonexhaustive public enum HormoneTestResult: Int, Hashable, CaseIterable, Sendable {
    /// The test shows nothing.
    case negative = 1
    /// The test shows the hormone.
    case positive = 2
    /// The test shows no result.
    case indeterminate = 3

    /// Creates a result from its number in HealthKit, or returns `nil` for an unknown number.
    public init?(rawValue: Int) { self.init(caseOf: rawValue) }
  }

  /// The severity of a symptom, with the raw values of HealthKit.
  @nonexhaustive public enum Severity: Int, Hashable, CaseIterable, Sendable {
    /// Present, without a severity.
    case unspecified = 0
    /// Not present.
    case notPresent = 1
    /// Mild.
    case mild = 2
    /// Moderate.
    case moderate = 3
    /// Severe.
    case severe = 4

    /// Creates a severity from its number in HealthKit, or returns `nil` for an unknown number.
    public init?(rawValue: Int) { self.init(caseOf: rawValue) }
  }

  /// A symptom of a day.
  public struct Symptom: Hashable, Sendable, PrivateValue {
    /// The symptom.
    public let symptom: LoggedSymptom

    /// The severity.
    public let severity: Severity

    /// Creates a symptom.
    public init(_ symptom: LoggedSymptom, severity: Severity = .unspecified) {
      self.symptom = symptom
      self.severity = severity
    }
  }

  /// A contraceptive, with the raw values of HealthKit.
  @nonexhaustive public enum Contraceptive: Int, Hashable, CaseIterable, Sendable {
    /// Not specified.
    case unspecified = 1
    /// An implant.
    case implant = 2
    /// An injection.
    case injection = 3
    /// An intrauterine device, with or without hormones.
    case intrauterineDevice = 4
    /// A vaginal ring.
    case ring = 5
    /// A pill.
    case oral = 6
    /// A patch.
    case patch = 7

    /// Creates a contraceptive from its number in HealthKit, or returns `nil` for an unknown number.
    public init?(rawValue: Int) { self.init(caseOf: rawValue) }
  }

  /// A time span, as a health store keeps it.
  public struct Span: Hashable, Sendable, PrivateValue {
    /// The state that lasts for the time span.
    @nonexhaustive public enum Kind: Hashable, Sendable {
      /// A pregnancy; HealthKit's category `Pregnancy`.
      case pregnancy
      /// Breastfeeding; HealthKit's category `Lactation`.
      case lactation
      /// The use of a contraceptive; HealthKit's category `Contraceptive`.
      case contraceptive(Contraceptive)
    }

    /// The state that lasts for the time span.
    public let kind: Kind

    /// The first day.
    public let start: CalendarDate

    /// The last day, or `nil` if it goes on.
    public let end: CalendarDate?

    /// Creates a time span, or returns `nil` if it ends before it starts.
    public init?(_ kind: Kind, from start: CalendarDate, to end: CalendarDate? = nil) {
      if let end, end < start { return nil }
      self.kind = kind
      self.start = start
      self.end = end
    }
  }
}

extension CycleInterruption.LongActing {
  /// Creates the contraceptive of a time span, or returns `nil` if it is none of these.
  init?(_ kind: HealthStoreSamples.Span.Kind) {
    switch kind {
    case .contraceptive(.implant): self = .implant
    case .contraceptive(.injection): self = .injection
    case .contraceptive, .pregnancy, .lactation: return nil
    }
  }
}

extension LoggedSymptom {
  /// The names of the symptoms in HealthKit, without the prefix `HKCategoryTypeIdentifier`.
  private static let healthKitNames: [(symptom: LoggedSymptom, name: String)] = [
    (.acne, "Acne"), (.backPain, "LowerBackPain"), (.bloating, "Bloating"),
    (.breastTenderness, "BreastPain"), (.constipation, "Constipation"),
    (.cramps, "AbdominalCramps"), (.diarrhea, "Diarrhea"), (.dizziness, "Dizziness"),
    (.fatigue, "Fatigue"), (.fever, "Fever"), (.headache, "Headache"),
    (.hotFlashes, "HotFlashes"), (.nausea, "Nausea"), (.nightSweats, "NightSweats"),
    (.pelvicPain, "PelvicPain"),
  ]

  /// The identifier of the symptom's category in HealthKit, or `nil` if HealthKit has none.
  public var healthKitIdentifier: String? {
    Self.healthKitNames.first { $0.symptom == self }.map { "HKCategoryTypeIdentifier" + $0.name }
  }

  /// Creates the symptom of a category in HealthKit, or returns `nil` for any other category.
  public init?(healthKitIdentifier: String) {
    let match = Self.known.first {
      $0.healthKitIdentifier?.hasSameBytes(as: healthKitIdentifier) ?? false
    }
    guard let match else { return nil }
    self = match
  }
}

#if !hasFeature(Embedded)
/// Encoded as `{"flow": […], "intermenstrualBleeding": […]}`: the bleeding alone. The other samples
/// are stored by the health store and read from it.
extension HealthStoreSamples: Codable {
  private enum CodingKeys: String, CodingKey {
    case flow
    case intermenstrualBleeding
  }

  /// Decodes the samples; a missing array is empty.
  ///
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      flow: try container.decodeIfPresent([MenstrualFlowSample].self, forKey: .flow) ?? [],
      intermenstrualBleeding: try container.decodeIfPresent(
        [IntermenstrualBleeding].self, forKey: .intermenstrualBleeding) ?? [])
  }
}

/// Encoded as its name.
extension HealthStoreSamples.MenstrualFlowSample.Level: Codable {
  /// The names that are stored; the numbers are those of HealthKit alone.
  private enum Name: String, CodedCase {
    case unspecified
    case light
    case medium
    case heavy
    case none
  }

  /// Decodes a level from its name.
  ///
  /// - Throws: `DecodingError` for anything but a known name; the error does not repeat the value.
  public init(from decoder: any Decoder) throws {
    self =
      switch try Name(from: decoder) {
      case .unspecified: .unspecified
      case .light: .light
      case .medium: .medium
      case .heavy: .heavy
      case .none: .none
      }
  }

  /// Encodes the name.
  public func encode(to encoder: any Encoder) throws {
    let name: Name =
      switch self {
      case .unspecified: .unspecified
      case .light: .light
      case .medium: .medium
      case .heavy: .heavy
      case .none: .none
      }
    var container = encoder.singleValueContainer()
    try container.encode(name.rawValue)
  }
}

/// Encoded as `{"date": "2026-01-03", "level": "light", "startsCycle": true}`.
extension HealthStoreSamples.MenstrualFlowSample: Codable {
  private enum CodingKeys: String, CodingKey {
    case date
    case level
    case startsCycle
  }
}

/// Encoded as `{"date": "2026-01-20"}`.
extension HealthStoreSamples.IntermenstrualBleeding: Codable {
  private enum CodingKeys: String, CodingKey {
    case date
  }
}
#endif
