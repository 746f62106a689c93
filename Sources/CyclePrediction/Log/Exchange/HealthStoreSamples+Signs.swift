public import Essentials

extension HealthStoreSamples {
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
  public enum MucusQuality: Int, Hashable, CaseIterable, Sendable {
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
  public enum TestResult: Int, Hashable, CaseIterable, Sendable {
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
  public enum HormoneTestResult: Int, Hashable, CaseIterable, Sendable {
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
  public enum Severity: Int, Hashable, CaseIterable, Sendable {
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
  public enum Contraceptive: Int, Hashable, CaseIterable, Sendable {
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
    /// What lasts for the time span.
    public enum Kind: Hashable, Sendable {
      /// A pregnancy; HealthKit's category `Pregnancy`.
      case pregnancy
      /// Breastfeeding; HealthKit's category `Lactation`.
      case lactation
      /// The use of a contraceptive; HealthKit's category `Contraceptive`.
      case contraceptive(Contraceptive)
    }

    /// What lasts for the time span.
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
