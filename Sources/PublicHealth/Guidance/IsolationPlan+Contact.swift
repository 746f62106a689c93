internal import Essentials

extension IsolationPlan {
  /// An exposure under the rules of an edition.
  struct Contact {
    let exposure: CalendarDate
    let situation: Situation
    let rules: GuidanceEdition.Quarantine

    init(
      _ exposure: CalendarDate, _ situation: Situation, _ rules: GuidanceEdition.Quarantine
    ) {
      self.exposure = exposure
      self.situation = situation
      self.rules = rules
    }

    /// Whether a vaccination counts on the day of the exposure.
    private var isExempt: Bool {
      guard let exemption = rules.exemption, let vaccination = situation.vaccination else {
        return false
      }
      if exemption.includesBooster, let booster = vaccination.booster, booster <= exposure {
        return true
      }
      guard vaccination.lastDose.days(until: exposure) >= exemption.daysAfterLastDose else {
        return false
      }
      let limit = vaccination.isSingleDose ? exemption.singleDoseMonths : exemption.months
      return limit.map { vaccination.lastDose.fullMonths(until: exposure) < $0 } ?? true
    }

    private var measures: GuidanceEdition.Measures {
      isExempt ? rules.exemption?.measures ?? rules.measures : rules.measures
    }

    /// The first day on which a negative test changes the plan, or `nil` if none does.
    private var firstTestDay: Int? {
      guard isExempt else { return rules.firstTestDay }
      return measures.negativeTestEndsMask ? measures.testDays?.lowerBound : nil
    }

    /// The number of the day of the first negative test that counts.
    private var negativeTestDay: Int? {
      guard let firstTestDay else { return nil }
      return situation.negativeTests.map { exposure.days(until: $0) }
        .filter { $0 >= firstTestDay }.min()
    }

    /// What the plan could not use.
    var notes: [Note] {
      guard let firstTestDay else { return [] }
      return situation.negativeTests.sorted().filter { exposure.days(until: $0) < firstTestDay }
        .map { .negativeTestTooEarly($0) }
    }

    func milestones() throws(IsolationPlan.Error) -> [Milestone] {
      let reason: Reason = isExempt ? .vaccination : .days
      var result: [Milestone] = []
      func add(_ action: Action, _ last: Int, _ reason: Reason) throws(IsolationPlan.Error) {
        result.append(
          Milestone(
            action: action, first: exposure, last: try exposure.planDay(last), reason: reason))
      }
      if !isExempt, rules.days > 0 {
        try add(.stayHome, rules.days, .days)
        if let day = rules.dayWithoutTest { try add(.stayHomeAtLeast, day, .withoutTest) }
        if let day = rules.dayWithNegativeTest, let test = negativeTestDay {
          let last = max(day, test)
          if last < rules.dayWithoutTest ?? rules.days {
            try add(.stayHomeAtLeast, last, .negativeTest)
          }
        }
      }
      // A negative test on one of the days is that test.
      if let days = measures.testDays,
        !situation.negativeTests.contains(where: { days.contains(exposure.days(until: $0)) })
      {
        result.append(
          Milestone(
            action: .test, first: try exposure.planDay(days.lowerBound),
            last: try exposure.planDay(days.upperBound), reason: reason))
      }
      if let day = measures.maskDay {
        if measures.negativeTestEndsMask, let test = negativeTestDay, test < day {
          try add(.mask, test, .negativeTest)
        } else {
          try add(.mask, day, reason)
        }
      }
      if let day = measures.watchDay { try add(.watch, day, reason) }
      return result
    }
  }
}
