internal import Essentials

extension IsolationPlan {
  /// An illness with its day 0 under the rules of an edition.
  struct Illness {
    let origin: Origin
    let dayZero: CalendarDate
    let situation: Situation
    let rules: GuidanceEdition.Isolation

    init(
      _ origin: Origin, _ dayZero: CalendarDate, _ situation: Situation,
      _ rules: GuidanceEdition.Isolation
    ) {
      self.origin = origin
      self.dayZero = dayZero
      self.situation = situation
      self.rules = rules
    }

    /// Returns `nil` if there are neither symptoms nor a positive test.
    init?(
      _ situation: Situation, _ rules: GuidanceEdition.Isolation
    ) throws(IsolationPlan.Error) {
      let firstTest = situation.positiveTests.min()
      guard let start = [situation.onset, firstTest].compactMap(\.self).min() else {
        if let date = situation.returnOfSymptoms { throw .beforeIllness(.returnOfSymptoms, date) }
        return nil
      }
      if let date = situation.returnOfSymptoms, date < start {
        throw .beforeIllness(.returnOfSymptoms, date)
      }
      if let date = situation.improvingSince, date < start {
        throw .beforeIllness(.improvingSince, date)
      }
      if rules.startsAgain, let date = situation.returnOfSymptoms {
        self.init(.returnOfSymptoms, date, situation, rules)
        return
      }
      // Symptoms that return after a positive test without symptoms are the first ones.
      guard let onset = situation.onset ?? situation.returnOfSymptoms else {
        self.init(.positiveTest, start, situation, rules)
        return
      }
      self.init(.onset, onset, situation, rules)
      if let firstTest, firstTest > onset, try isOver(before: firstTest) {
        self.init(.positiveTest, firstTest, situation, rules)
      }
    }

    /// Whether symptoms decide about the end.
    var hasSymptoms: Bool { origin != .positiveTest }

    /// The day of improvement, which counts only after the symptoms began or returned.
    private var improvement: CalendarDate? {
      let symptoms = max(dayZero, situation.returnOfSymptoms ?? dayZero)
      return situation.improvingSince.flatMap { $0 < symptoms ? nil : $0 }
    }

    var waitsForImprovement: Bool { hasSymptoms && improvement == nil }

    private var isSevere: Bool {
      situation.severity == .severe || situation.hasWeakenedImmuneSystem
    }

    /// The last day by the count alone.
    private var count: (day: Int, reason: Reason)? {
      guard let days = rules.days else { return nil }
      if isSevere, let severe = rules.severeDays {
        return (severe.upperBound, severe.lowerBound < severe.upperBound ? .doctor : .severity)
      }
      guard situation.severity != .mild, let moderate = rules.moderateDays, moderate > days else {
        return (days, .days)
      }
      return (moderate, .severity)
    }

    /// Whether a person without symptoms or a fever only takes precautions.
    var needsNoIsolation: Bool { rules.days == nil && !hasSymptoms && fever == nil }

    private var fever: CalendarDate? {
      situation.lastFever.flatMap { $0 < dayZero ? nil : $0 }
    }

    /// Returns the last day at home as far as it is known, or `nil` if nothing gives one.
    func end() throws(IsolationPlan.Error) -> (date: CalendarDate, reason: Reason)? {
      var ends: [(date: CalendarDate, reason: Reason)] = []
      if let count { ends.append((try dayZero.planDay(count.day), count.reason)) }
      if let first = rules.prolongingTestDay {
        let (first, last) = (try dayZero.planDay(first), try dayZero.planDay(10))
        if situation.positiveTests.contains(where: { first <= $0 && $0 <= last }) {
          ends.append((last, .laterPositiveTest))
        }
      }
      if let fever { ends.append((try fever.planDay(rules.feverFreeDays), .fever)) }
      if hasSymptoms, let improvement {
        ends.append((try improvement.planDay(rules.improvingDays), .improvement))
      }
      // Of equal days, the first reason stays.
      return ends.dropFirst().reduce(ends.first) { best, next in
        guard let best else { return next }
        return next.date > best.date ? next : best
      }
    }

    /// Returns whether isolation is over before a day.
    func isOver(before date: CalendarDate) throws(IsolationPlan.Error) -> Bool {
      guard !waitsForImprovement else { return false }
      guard let end = try end() else { return true }
      return end.date < date
    }

    func milestones(
      _ end: (date: CalendarDate, reason: Reason)?
    ) throws(IsolationPlan.Error) -> [Milestone] {
      var result: [Milestone] = []
      func add(_ action: Action, _ first: CalendarDate, _ last: CalendarDate, _ reason: Reason) {
        result.append(Milestone(action: action, first: first, last: last, reason: reason))
      }
      if let end {
        if waitsForImprovement {
          add(.stayHomeAtLeast, dayZero, end.date, end.reason)
        } else {
          add(.stayHome, dayZero, end.date, end.reason)
        }
      }
      if end?.reason == .doctor, let severe = rules.severeDays {
        add(.stayHomeAtLeast, dayZero, try dayZero.planDay(severe.lowerBound), .severity)
      }
      if let day = rules.maskDay { add(.mask, dayZero, try dayZero.planDay(day), .days) }
      if let day = rules.avoidHighRiskDay {
        add(.avoidHighRisk, dayZero, try dayZero.planDay(day), .days)
      }
      if rules.precautionDays > 0, !waitsForImprovement {
        let last = end?.date ?? dayZero
        add(.precautions, try last.planDay(1), try last.planDay(rules.precautionDays), .days)
      }
      return result
    }

    func notes(_ end: (date: CalendarDate, reason: Reason)?) -> [Note] {
      var notes: [Note] = []
      if isSevere { notes.append(.askDoctor) }
      if !rules.startsAgain, situation.onset != nil, let date = situation.returnOfSymptoms {
        notes.append(.returnOfSymptomsNotCovered(date))
      }
      if let date = situation.exposure, date > dayZero { notes.append(.exposureWhileIll(date)) }
      if let end, !waitsForImprovement {
        notes += situation.positiveTests.sorted().filter { $0 > end.date }
          .map { .positiveTestAfterIsolation($0) }
      }
      notes += situation.negativeTests.sorted().filter { $0 >= dayZero }
        .map { .negativeTestWhileIll($0) }
      return notes
    }
  }
}
