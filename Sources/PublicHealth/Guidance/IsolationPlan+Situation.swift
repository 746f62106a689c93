public import Essentials

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
    /// The day since which the symptoms improve, or `nil` if they do not yet.
    public var improvingSince: CalendarDate?
    /// The day on which symptoms returned after they had gone.
    public var returnOfSymptoms: CalendarDate?
    /// The vaccination, or `nil` if there is none.
    public var vaccination: Vaccination?

    /// Creates a mild situation without the rest, which you can set afterward.
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
  public enum Severity: CaseIterable, Hashable, Sendable {
    /// No symptoms, or mild ones.
    case mild
    /// With shortness of breath or difficulty breathing.
    case moderate
    /// With a stay in a hospital.
    case severe
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
  public enum Error: Swift.Error, Hashable, Sendable, PrivateValue {
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
  public enum Field: CaseIterable, Hashable, Sendable, CustomStringConvertible {
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
