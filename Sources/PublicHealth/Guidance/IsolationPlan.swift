public import Essentials

/// A plan for one person on one day by the general guidance of a date: whether to stay home, day n of m, the
/// next milestones, and their reasons.
///
///     let situation = IsolationPlan.Situation(onset: monday)
///     let plan = try IsolationPlan(for: situation, on: today)
///     show(plan.day, plan.lastDayNumber, plan.nextMilestone?.last)
///
/// Show ``GuidanceEdition/disclaimer`` with a plan. A plan is based only on the facts of its situation; it
/// never says that a person is well.
public struct IsolationPlan: Hashable, Sendable, PrivateValue {
  /// The edition that the plan follows.
  public let edition: GuidanceEdition
  /// The day for which the plan is made.
  public let today: CalendarDate
  /// The kind of the plan.
  public let kind: Kind
  /// The event on day 0.
  public let origin: Origin
  /// Day 0.
  public let dayZero: CalendarDate
  /// The number of the last day at home, or of the last day of the plan if the person does not stay
  /// home; `nil` if only the symptoms decide, and they have not improved.
  ///
  /// While ``waitsForImprovement`` is true, this is the earliest last day.
  public let lastDayNumber: Int?
  /// The last day at home, or `nil` if the person does not stay home or the symptoms decide.
  public let lastDayAtHome: CalendarDate?
  /// Whether the end of staying home depends on symptoms that have not improved yet.
  public let waitsForImprovement: Bool
  /// The actions with their days, in order of the last day.
  public let milestones: [Milestone]
  /// The notes on data that the plan could not use, and on questions for a doctor.
  public let notes: [Note]

  /// The number of today, where day 0 is ``dayZero``.
  public var day: Int { dayZero.days(until: today) }

  /// The milestone with the next last day, including today, or `nil` if all are over.
  public var nextMilestone: Milestone? { milestones.first { $0.last >= today } }

  /// The person's stage of the plan today.
  public var stage: Stage {
    if waitsForImprovement { return .home }
    if let lastDayAtHome, today <= lastDayAtHome { return .home }
    return nextMilestone == nil ? .over : .precautions
  }
}

extension IsolationPlan {
  /// A kind of plan.
  @nonexhaustive public enum Kind: Hashable, Sendable {
    /// Staying home because the person is ill or had a positive test.
    case isolation
    /// Staying home because the person was exposed.
    case quarantine
    /// Taking precautions without staying home.
    case precautions
  }

  /// The event on day 0.
  @nonexhaustive public enum Origin: Hashable, Sendable {
    /// Symptoms began.
    case onset
    /// The first positive test of a person without symptoms.
    case positiveTest
    /// Symptoms returned.
    case returnOfSymptoms
    /// The last exposure.
    case exposure
  }

  /// The stage of a person in a plan.
  public enum Stage: Hashable, Sendable {
    /// At home.
    case home
    /// Not at home, with milestones to come.
    case precautions
    /// After the last milestone.
    case over
  }

  /// An action with its days and the reason for the last one.
  public struct Milestone: Hashable, Sendable, PrivateValue {
    /// The action.
    public let action: Action
    /// The first day on which to do it.
    public let first: CalendarDate
    /// The last day on which to do it.
    public let last: CalendarDate
    /// The reason for the last day.
    public let reason: Reason
  }

  /// An action until the last day of a milestone.
  @nonexhaustive public enum Action: CaseIterable, Hashable, Sendable {
    /// Take a test.
    case test
    /// Stay home at least through this day; afterward, the edition allows the person to end
    /// isolation.
    case stayHomeAtLeast
    /// Stay home.
    case stayHome
    /// Wear a mask around others.
    case mask
    /// Stay away from people at high risk.
    case avoidHighRisk
    /// Take precautions around others.
    case precautions
    /// Watch for symptoms.
    case watch
  }

  /// The reason for the last day of a milestone.
  @nonexhaustive public enum Reason: CaseIterable, Hashable, Sendable {
    /// The edition counts a number of days.
    case days
    /// The edition counts more days after an illness of this severity.
    case severity
    /// The edition lets a doctor end it earlier or later after an illness of this severity.
    case doctor
    /// A positive test during isolation prolongs it.
    case laterPositiveTest
    /// The last fever was too recent.
    case fever
    /// The symptoms improved too recently.
    case improvement
    /// The edition allows an end without a test.
    case withoutTest
    /// The edition allows an end with the negative test.
    case negativeTest
    /// A vaccination counts.
    case vaccination
  }

  /// A fact that a plan could not use, or a question that a doctor must decide.
  @nonexhaustive public enum Note: Hashable, Sendable, PrivateValue {
    /// The negative test was before the first day on which it counts.
    case negativeTestTooEarly(CalendarDate)
    /// A negative test does not shorten isolation here.
    case negativeTestWhileIll(CalendarDate)
    /// The positive test was after isolation, and the edition has no rule for that.
    case positiveTestAfterIsolation(CalendarDate)
    /// The exposure was during the illness, whose rules decide.
    case exposureWhileIll(CalendarDate)
    /// The edition has no rule for symptoms that return.
    case returnOfSymptomsNotCovered(CalendarDate)
    /// After a severe illness, or with a weakened immune system, a doctor decides when it ends.
    case askDoctor
  }
}

extension IsolationPlan {
  /// The facts that a person knows; all of them are optional, and the dates may be in any order.
  public struct Situation: Hashable, Sendable, PrivateValue {
    /// The day on which symptoms began, or `nil` if there are none.
    public var onset: CalendarDate?
    /// The days of positive tests of this illness.
    public var positiveTests: [CalendarDate]
    /// The days of negative tests.
    public var negativeTests: [CalendarDate]
    /// The day of the last exposure.
    public var exposure: CalendarDate?
    /// How severe the illness is.
    public var severity: Severity = .mild
    /// Whether the immune system is weakened by an illness or a medicine.
    public var hasWeakenedImmuneSystem = false
    /// The last day with a fever, or with a medicine against it; `nil` if there was none.
    public var lastFever: CalendarDate?
    /// The day since which the symptoms have improved, or `nil` if they have not yet.
    public var improvingSince: CalendarDate?
    /// The day on which symptoms returned after they had gone.
    public var returnOfSymptoms: CalendarDate?
    /// The vaccination, or `nil` if there is none.
    public var vaccination: Vaccination?
    /// The fields of a newer version; a severity that this version does not know counts as ``Severity/severe``.
    fileprivate var unknownFields = UnknownFields()

    /// Creates a situation with a mild illness; set the other facts afterward.
    public init(
      onset: CalendarDate? = nil, positiveTests: [CalendarDate] = [],
      negativeTests: [CalendarDate] = [], exposure: CalendarDate? = nil
    ) {
      self.onset = onset
      self.positiveTests = positiveTests
      self.negativeTests = negativeTests
      self.exposure = exposure
    }
  }

  /// How severe an illness is.
  public enum Severity: String, CaseIterable, Hashable, Sendable {
    /// No symptoms, or mild ones.
    case mild
    /// With shortness of breath or difficulty breathing.
    case moderate
    /// With a stay in a hospital.
    case severe

    /// Creates a severity from its name, or returns `nil` for an unknown name.
    public init?(rawValue: String) { self.init(caseOf: rawValue) }
  }

  /// A complete series of vaccinations, with its last dose and a booster.
  public struct Vaccination: Hashable, Sendable, PrivateValue {
    /// The day of the last dose of the series.
    public let lastDose: CalendarDate
    /// Whether the series has only one dose.
    public let isSingleDose: Bool
    /// The day of the booster, or `nil` if there was none.
    public let booster: CalendarDate?

    /// Creates a vaccination.
    public init(lastDose: CalendarDate, isSingleDose: Bool = false, booster: CalendarDate? = nil) {
      self.lastDose = lastDose
      self.isSingleDose = isSingleDose
      self.booster = booster
    }
  }

  /// The reason there is no plan.
  @nonexhaustive public enum Error: Swift.Error, Hashable, Sendable, PrivateValue {
    /// The day is before the first edition.
    case noGuidance(CalendarDate)
    /// There are no symptoms, no positive test, and no exposure.
    case nothingToCountFrom
    /// The date of a field is after the day of the plan.
    case inFuture(Field, CalendarDate)
    /// The date of a field is before the illness.
    case beforeIllness(Field, CalendarDate)
    /// A day of the plan would be after the end of the calendar.
    case beyondCalendar

    /// The field and its rule, without the value.
    public var description: String {
      switch self {
      case .noGuidance: "There is no guidance for this day: the first edition is of 2020-03-16."
      case .nothingToCountFrom: "A plan needs symptoms, a positive test, or an exposure."
      case .inFuture(let field, _): "The date of the \(field) must not be in the future."
      case .beforeIllness(let field, _): "The date of the \(field) must not be before the illness."
      case .beyondCalendar: "The plan would end after the last day of the calendar."
      }
    }
  }

  /// A date of a situation.
  @nonexhaustive public enum Field: CaseIterable, Hashable, Sendable, CustomStringConvertible {
    /// The first symptoms.
    case onset
    /// A positive test.
    case positiveTest
    /// A negative test.
    case negativeTest
    /// The exposure.
    case exposure
    /// The last fever.
    case lastFever
    /// The day since which the symptoms improve.
    case improvingSince
    /// The return of symptoms.
    case returnOfSymptoms
    /// A dose of a vaccine.
    case vaccination

    /// The words for the date.
    public var description: String {
      switch self {
      case .onset: "first symptoms"
      case .positiveTest: "positive test"
      case .negativeTest: "negative test"
      case .exposure: "exposure"
      case .lastFever: "last fever"
      case .improvingSince: "improvement"
      case .returnOfSymptoms: "return of symptoms"
      case .vaccination: "vaccination"
      }
    }
  }
}

extension IsolationPlan.Situation {
  /// Every date with its field.
  var dates: [(field: IsolationPlan.Field, date: CalendarDate)] {
    let single: [(IsolationPlan.Field, CalendarDate?)] = [
      (.onset, onset), (.exposure, exposure), (.lastFever, lastFever),
      (.improvingSince, improvingSince), (.returnOfSymptoms, returnOfSymptoms),
      (.vaccination, vaccination?.lastDose), (.vaccination, vaccination?.booster),
    ]
    return single.compactMap { field, date in date.map { (field, $0) } }
      + positiveTests.map { (.positiveTest, $0) } + negativeTests.map { (.negativeTest, $0) }
  }
}

/// Encoded as its name.
extension IsolationPlan.Severity: CodedCase, Codable {}

/// Encoded as an object without keys for what is not known.
extension IsolationPlan.Situation: Codable {
  private enum CodingKeys: String, CodingKey {
    case onset, positiveTests, negativeTests, exposure, severity, hasWeakenedImmuneSystem
    case lastFever, improvingSince, returnOfSymptoms, vaccination
  }

  /// Decodes a situation; absent facts have the values of a new situation.
  ///
  /// - Throws: `DecodingError`, which does not repeat a value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func value<Value: Decodable>(_ key: CodingKeys) throws -> Value? {
      try container.decodeIfPresent(Value.self, forKey: key)
    }
    var unknown = try UnknownFields(of: decoder, except: CodingKeys.self)
    onset = try value(.onset)
    positiveTests = try value(.positiveTests) ?? []
    negativeTests = try value(.negativeTests) ?? []
    exposure = try value(.exposure)
    let known: IsolationPlan.Severity? = try unknown.decode(.severity, of: container)
    severity = known ?? (unknown.contains(CodingKeys.severity) ? .severe : .mild)
    hasWeakenedImmuneSystem = try value(.hasWeakenedImmuneSystem) ?? false
    lastFever = try value(.lastFever)
    improvingSince = try value(.improvingSince)
    returnOfSymptoms = try value(.returnOfSymptoms)
    vaccination = try value(.vaccination)
    unknownFields = unknown
  }

  /// Encodes the situation.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    var unknown = unknownFields
    try container.encodeIfPresent(onset, forKey: .onset)
    if !positiveTests.isEmpty { try container.encode(positiveTests, forKey: .positiveTests) }
    if !negativeTests.isEmpty { try container.encode(negativeTests, forKey: .negativeTests) }
    try container.encodeIfPresent(exposure, forKey: .exposure)
    if severity != .severe { unknown.remove(CodingKeys.severity) }
    if severity != .mild, !unknown.contains(CodingKeys.severity) {
      try container.encode(severity, forKey: .severity)
    }
    if hasWeakenedImmuneSystem { try container.encode(true, forKey: .hasWeakenedImmuneSystem) }
    try container.encodeIfPresent(lastFever, forKey: .lastFever)
    try container.encodeIfPresent(improvingSince, forKey: .improvingSince)
    try container.encodeIfPresent(returnOfSymptoms, forKey: .returnOfSymptoms)
    try container.encodeIfPresent(vaccination, forKey: .vaccination)
    try unknown.encode(to: encoder)
  }
}

/// Encoded as an object without a key for a booster that there was not.
extension IsolationPlan.Vaccination: Codable {
  private enum CodingKeys: String, CodingKey {
    case lastDose, isSingleDose, booster
  }

  /// Decodes a vaccination.
  ///
  /// - Throws: `DecodingError`, which does not repeat a value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      lastDose: try container.decode(CalendarDate.self, forKey: .lastDose),
      isSingleDose: try container.decodeIfPresent(Bool.self, forKey: .isSingleDose) ?? false,
      booster: try container.decodeIfPresent(CalendarDate.self, forKey: .booster))
  }
}
