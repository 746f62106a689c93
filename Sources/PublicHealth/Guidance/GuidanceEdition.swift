public import Essentials

/// One edition of the general guidance on COVID-19 of the Centers for Disease Control and
/// Prevention of the United States: how long a person who is ill isolates, and how long a person who
/// was exposed quarantines.
///
///     let edition = GuidanceEdition.inForce(on: today)
///     show(edition?.isolation.days, edition?.quarantine.days, GuidanceEdition.disclaimer)
///
/// Days are counted from day 0: the day on which symptoms began, of the first positive test if there
/// are none, or of the last exposure. "Through day 5" includes day 5. Hours become whole days by a cautious
/// rule: 24 hours without a fever are one whole day after the day of the last fever.
///
/// The editions state what the pages in ``sources`` reported. Local rules, and rules for health care
/// and other special places, may differ. They leave out two rules: the end of isolation after two negative
/// tests, and the time after an earlier infection in which some editions required no quarantine.
public struct GuidanceEdition: Hashable, Sendable {
  /// The notice to show with everything that comes from an edition.
  public static let disclaimer = "This is general guidance of that date, not medical advice."

  /// The day on which the edition was published.
  public let firstDay: CalendarDate
  /// The rules for a person who is ill or had a positive test.
  public let isolation: Isolation
  /// The rules for a person who was exposed and has no symptoms.
  public let quarantine: Quarantine
  /// The addresses of the pages that reported the rules, without `https://`.
  public let sources: [String]

  /// Returns the edition in force on a day, or `nil` before March 16, 2020.
  ///
  /// The last edition in the package counts as in force on every later day; compare ``firstDay`` with the day
  /// to say how old it is.
  public static func inForce(on date: CalendarDate) -> Self? {
    all.last { $0.firstDay <= date }
  }
}

extension GuidanceEdition {
  /// The rules for a person who is ill or had a positive test.
  public struct Isolation: Hashable, Sendable {
    /// The last day at home, or `nil` if only the symptoms decide.
    public internal(set) var days: Int?
    /// The last day at home after a moderate illness, or `nil` if only the symptoms decide.
    public internal(set) var moderateDays: Int?
    /// The first and the last of the days on which isolation may end after a severe illness or with
    /// a weakened immune system, or `nil` if the edition has no such rule.
    public internal(set) var severeDays: ClosedRange<Int>?
    /// The whole days without a fever, and without medicine against it, before the end.
    public internal(set) var feverFreeDays: Int
    /// The whole days during which the symptoms must have improved; 0 if they must only be better.
    public internal(set) var improvingDays = 0
    /// The last day with a mask, or `nil` if the edition names none.
    public internal(set) var maskDay: Int?
    /// The number of days with precautions after the last day at home.
    public internal(set) var precautionDays = 0
    /// The last day without contact to people at high risk, or `nil` if the edition names none.
    public internal(set) var avoidHighRiskDay: Int?
    /// The day from which a positive test prolongs isolation through day 10, or `nil` if none does.
    public internal(set) var prolongingTestDay: Int?
    /// Whether the count starts again when symptoms return.
    public internal(set) var startsAgain = false
  }

  /// The rules for a person who was exposed and has no symptoms.
  public struct Quarantine: Hashable, Sendable {
    /// The last day at home, or 0 if the edition asks for no quarantine.
    public internal(set) var days: Int
    /// The day after which quarantine may end without a test, or `nil` if it may not.
    public internal(set) var dayWithoutTest: Int?
    /// The day after which quarantine may end with a negative test, or `nil` if it may not.
    public internal(set) var dayWithNegativeTest: Int?
    /// The first day on which a negative test counts.
    public internal(set) var firstTestDay: Int?
    /// What an exposed person does at home and afterward.
    public internal(set) var measures = Measures()
    /// The people who need no quarantine because of a vaccination, or `nil` if there are none.
    public internal(set) var exemption: Exemption?
  }

  /// What an exposed person does, whether at home or not.
  public struct Measures: Hashable, Sendable {
    /// The days on which to take a test, or `nil` if the edition names none.
    public internal(set) var testDays: ClosedRange<Int>?
    /// The last day with a mask, or `nil` if the edition names none.
    public internal(set) var maskDay: Int?
    /// Whether a negative test from the first of the days in ``testDays`` on ends the mask.
    public internal(set) var negativeTestEndsMask = false
    /// The last day of watching for symptoms, or `nil` if the edition names none.
    public internal(set) var watchDay: Int?
  }

  /// The people who need no quarantine because of a vaccination.
  public struct Exemption: Hashable, Sendable {
    /// The days from the last dose of the series until it counts.
    public internal(set) var daysAfterLastDose: Int
    /// The months for which a series of two doses counts, or `nil` without a limit.
    public internal(set) var months: Int?
    /// The months for which a series of one dose counts, or `nil` without a limit.
    public internal(set) var singleDoseMonths: Int?
    /// Whether a booster counts from its day on, without a limit.
    public internal(set) var includesBooster = false
    /// What such a person does instead.
    public internal(set) var measures: Measures
  }
}
