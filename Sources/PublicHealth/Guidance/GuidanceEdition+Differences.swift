extension GuidanceEdition {
  /// A number that an edition sets.
  public enum Rule: CaseIterable, Hashable, Sendable {
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
