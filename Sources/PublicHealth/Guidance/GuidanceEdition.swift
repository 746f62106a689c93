public import Essentials

/// One edition of the general guidance on COVID-19 of the Centers for Disease Control and
/// Prevention of the United States: how long a person who is ill isolates, and how long a person who
/// was exposed quarantines.
///
///     let edition = GuidanceEdition.inForce(on: today)
///     show(edition?.isolation.days, edition?.quarantine.days, GuidanceEdition.disclaimer)
///
/// Days are counted from day 0: the day on which symptoms began, of the first positive test if
/// there are none, or of the last exposure. "Through day 5" includes day 5. Hours become whole days
/// by a cautious rule: 24 hours without a fever means one whole day after the day of the last
/// fever.
///
/// The editions follow the reports of the pages in ``sources``. Local rules, and rules for health
/// care and other special settings, may differ. They leave out two rules: the end of isolation
/// after two negative tests, and the time after an earlier infection in which some editions
/// required no quarantine.
public struct GuidanceEdition: Hashable, Sendable {
  /// The notice to show with every text from an edition.
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
  /// The last edition in the package counts as in force on every later day; compare ``firstDay``
  /// with the day to show its age.
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
    /// The measures of an exposed person at home and afterward.
    public internal(set) var measures = Measures()
    /// The people who need no quarantine because of a vaccination, or `nil` if there are none.
    public internal(set) var exemption: Exemption?
  }

  /// The measures of an exposed person, whether at home or not.
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
    /// The measures for such a person instead of quarantine.
    public internal(set) var measures: Measures
  }
}

extension GuidanceEdition {
  /// A number that an edition sets.
  @nonexhaustive public enum Rule: CaseIterable, Hashable, Sendable {
    /// The last day of isolation.
    case isolation
    /// The last day of isolation after a moderate illness.
    case moderateIsolation
    /// The first day on which isolation may end after a severe illness.
    case severeIsolationAtLeast
    /// The last day of isolation after a severe illness.
    case severeIsolationAtMost
    /// The number of whole days without a fever.
    case feverFreeDays
    /// The number of whole days of improvement.
    case improvingDays
    /// The last day with a mask for a person who is ill.
    case isolationMask
    /// The number of days with precautions after isolation.
    case precautionDays
    /// The last day without contact to people at high risk.
    case avoidHighRisk
    /// The day from which a positive test prolongs isolation.
    case prolongingTest
    /// Whether the count starts again when symptoms return.
    case startsAgain
    /// The last day of quarantine.
    case quarantine
    /// The day after which quarantine may end without a test.
    case quarantineWithoutTest
    /// The day after which quarantine may end with a negative test.
    case quarantineWithNegativeTest
    /// The first day on which that negative test counts.
    case negativeTest
    /// The first day of the test after an exposure.
    case exposedTest
    /// The last day with a mask after an exposure.
    case exposedMask
    /// The last day of watching for symptoms after an exposure.
    case exposedWatch
    /// The last day of quarantine for a person whose vaccination counts.
    case vaccinatedQuarantine
    /// The first day of such a person's test.
    case vaccinatedTest
    /// The last day with a mask for such a person.
    case vaccinatedMask
    /// The last day of watching for symptoms for such a person.
    case vaccinatedWatch
    /// The number of days until the last dose counts.
    case vaccinationWait
    /// The number of months for which two doses count.
    case vaccinationMonths
    /// The number of months for which a series of one dose counts.
    case singleDoseMonths
    /// Whether a booster counts.
    case booster
  }

  /// A rule that two editions set differently.
  public struct Difference: Hashable, Sendable {
    /// The rule.
    public let rule: Rule
    /// Its number in the first edition, or `nil` if that has no such rule.
    public let before: Int?
    /// Its number in the second edition, or `nil` if that has no such rule.
    public let after: Int?
  }

  /// Returns the rules that another edition sets differently, in the order of ``Rule``.
  public func differences(to other: Self) -> [Difference] {
    Rule.allCases.compactMap { rule in
      let (before, after) = (number(rule), other.number(rule))
      return before == after ? nil : Difference(rule: rule, before: before, after: after)
    }
  }

  /// Returns the number of a rule, or `nil` if the edition has no such rule.
  ///
  /// ``Rule/startsAgain`` and ``Rule/booster`` are 1 where they hold, and the rules for the test of
  /// an exposed person give its first day.
  public func number(_ rule: Rule) -> Int? {
    switch rule {
    case .isolation: isolation.days
    case .moderateIsolation: isolation.moderateDays
    case .severeIsolationAtLeast: isolation.severeDays?.lowerBound
    case .severeIsolationAtMost: isolation.severeDays?.upperBound
    case .feverFreeDays: isolation.feverFreeDays
    case .improvingDays: isolation.improvingDays
    case .isolationMask: isolation.maskDay
    case .precautionDays: isolation.precautionDays
    case .avoidHighRisk: isolation.avoidHighRiskDay
    case .prolongingTest: isolation.prolongingTestDay
    case .startsAgain: isolation.startsAgain ? 1 : nil
    case .quarantine: quarantine.days
    case .quarantineWithoutTest: quarantine.dayWithoutTest
    case .quarantineWithNegativeTest: quarantine.dayWithNegativeTest
    case .negativeTest: quarantine.firstTestDay
    case .exposedTest: quarantine.measures.testDays?.lowerBound
    case .exposedMask: quarantine.measures.maskDay
    case .exposedWatch: quarantine.measures.watchDay
    case .vaccinatedQuarantine: quarantine.exemption == nil ? quarantine.days : 0
    case .vaccinatedTest: vaccinated.testDays?.lowerBound
    case .vaccinatedMask: vaccinated.maskDay
    case .vaccinatedWatch: vaccinated.watchDay
    case .vaccinationWait: quarantine.exemption?.daysAfterLastDose
    case .vaccinationMonths: quarantine.exemption?.months
    case .singleDoseMonths: quarantine.exemption?.singleDoseMonths
    case .booster: quarantine.exemption?.includesBooster == true ? 1 : nil
    }
  }

  private var vaccinated: Measures { quarantine.exemption?.measures ?? quarantine.measures }
}

extension GuidanceEdition {
  /// The texts about the changes from one edition to another, in English unless the host replaces
  /// them.
  ///
  ///     let old = GuidanceEdition.inForce(on: monday), new = GuidanceEdition.inForce(on: today)
  ///     if let old, let new {
  ///       show(GuidanceEdition.Messages().lines(from: old, to: new))
  ///     }
  public struct Messages: Hashable, Sendable {
    /// Creates the English texts.
    public init() {}

    /// The template for a difference: `{rule}`, `{before}`, `{after}`.
    package var difference = "{rule}: {after} (before: {before})"
    /// Shown for a rule that an edition does not have.
    package var noRule = "none"
    /// Shown for a rule that holds and has no number.
    package var holds = "yes"
    /// The notice to show with every text.
    public package(set) var disclaimer = GuidanceEdition.disclaimer

    /// The names of the rules.
    package var rules: [Rule: String] = [
      .isolation: "Last day of isolation",
      .moderateIsolation: "Last day of isolation after a moderate illness",
      .severeIsolationAtLeast: "Earliest last day of isolation after a severe illness",
      .severeIsolationAtMost: "Latest last day of isolation after a severe illness",
      .feverFreeDays: "Days without a fever",
      .improvingDays: "Days of improvement",
      .isolationMask: "Last day with a mask when ill",
      .precautionDays: "Days with precautions after isolation",
      .avoidHighRisk: "Last day away from people at high risk",
      .prolongingTest: "First day on which a positive test prolongs isolation",
      .startsAgain: "Isolation starts again when symptoms return",
      .quarantine: "Last day of quarantine",
      .quarantineWithoutTest: "Last day of quarantine without a test, if there are no symptoms",
      .quarantineWithNegativeTest: "Last day of quarantine with a negative test",
      .negativeTest: "First day on which a negative test counts",
      .exposedTest: "Day of the test after an exposure",
      .exposedMask: "Last day with a mask after an exposure",
      .exposedWatch: "Last day of watching for symptoms",
      .vaccinatedQuarantine: "Last day of quarantine with a vaccination that counts",
      .vaccinatedTest: "Test after an exposure with a vaccination on day",
      .vaccinatedMask: "Last day with a mask after an exposure with a vaccination",
      .vaccinatedWatch: "Last day of watching for symptoms with a vaccination",
      .vaccinationWait: "Days until the last dose counts",
      .vaccinationMonths: "Months for which two doses count",
      .singleDoseMonths: "Months for which a single dose counts",
      .booster: "A booster counts",
    ]

    /// Returns the changes, one for each line, and the ``disclaimer`` at the end.
    public func lines(from old: GuidanceEdition, to new: GuidanceEdition) -> [String] {
      old.differences(to: new).map { text(for: $0) } + [disclaimer]
    }

    /// Returns the text of a difference.
    public func text(for change: Difference) -> String {
      difference.filled([
        ("rule", rules[change.rule] ?? ""), ("before", text(change.before, of: change.rule)),
        ("after", text(change.after, of: change.rule)),
      ])
    }

    private func text(_ number: Int?, of rule: Rule) -> String {
      guard let number else { return noRule }
      return rule == .startsAgain || rule == .booster ? holds : String(number)
    }
  }
}

#if !hasFeature(Embedded)
extension GuidanceEdition.Messages: MessageTable, Codable {
  package mutating func pass(through entries: inout MessageEntries) {
    entries.text("difference", &difference)
    entries.text("noRule", &noRule)
    entries.text("holds", &holds)
    entries.text("disclaimer", &disclaimer)
    entries.texts(
      "rules", &rules,
      [
        .isolation: "isolation", .moderateIsolation: "moderateIsolation",
        .severeIsolationAtLeast: "severeIsolationAtLeast",
        .severeIsolationAtMost: "severeIsolationAtMost", .feverFreeDays: "feverFreeDays",
        .improvingDays: "improvingDays", .isolationMask: "isolationMask",
        .precautionDays: "precautionDays", .avoidHighRisk: "avoidHighRisk",
        .prolongingTest: "prolongingTest", .startsAgain: "startsAgain", .quarantine: "quarantine",
        .quarantineWithoutTest: "quarantineWithoutTest",
        .quarantineWithNegativeTest: "quarantineWithNegativeTest", .negativeTest: "negativeTest",
        .exposedTest: "exposedTest", .exposedMask: "exposedMask", .exposedWatch: "exposedWatch",
        .vaccinatedQuarantine: "vaccinatedQuarantine", .vaccinatedTest: "vaccinatedTest",
        .vaccinatedMask: "vaccinatedMask", .vaccinatedWatch: "vaccinatedWatch",
        .vaccinationWait: "vaccinationWait", .vaccinationMonths: "vaccinationMonths",
        .singleDoseMonths: "singleDoseMonths", .booster: "booster",
      ])
  }
}
#endif
