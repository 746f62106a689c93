public import Essentials

extension IsolationPlan {
  /// Creates the plan of a person under the edition in force today.
  ///
  /// A person with symptoms or a positive test isolates. After isolation has ended, a later
  /// exposure counts. Symptoms count from their first day, whenever the positive tests of the
  /// illness were. A test more than 90 days after day 0, when isolation is over, counts as a new
  /// illness, because the guidance treats people as possibly infected again from then on. An
  /// exposure after isolation ends none of the precautions of the illness.
  ///
  /// - Complexity: O(*n* log *n*) in the number of tests.
  /// - Throws: ``IsolationPlan/Error``.
  public init(for situation: Situation, on today: CalendarDate) throws(IsolationPlan.Error) {
    guard let edition = GuidanceEdition.inForce(on: today) else { throw .noGuidance(today) }
    try self.init(for: situation, on: today, under: edition)
  }

  /// Creates the plan of a person under an edition, which may be an older or a newer one.
  ///
  /// - Complexity: O(*n* log *n*) in the number of tests.
  /// - Throws: ``IsolationPlan/Error``.
  public init(
    for situation: Situation, on today: CalendarDate, under edition: GuidanceEdition
  ) throws(IsolationPlan.Error) {
    for (field, date) in situation.dates where date > today { throw .inFuture(field, date) }
    let illness = try Illness(situation, edition.isolation)
    if let illness, let exposure = situation.exposure {
      let isOver = try illness.isOver(before: exposure)
      if !isOver {
        self = try Self(illness, situation, today, edition)
        return
      }
      if let test = situation.positiveTests.filter({ $0 >= exposure }).min() {
        let next = Illness(.positiveTest, test, situation, edition.isolation)
        self = try Self(next.followedByTests(), situation, today, edition)
        return
      }
    } else if let illness {
      self = try Self(illness, situation, today, edition)
      return
    }
    guard let exposure = situation.exposure else { throw .nothingToCountFrom }
    self = try Self(exposure, after: illness, situation, today, edition)
  }

  /// Creates the plan of a person who is ill.
  private init(
    _ illness: Illness, _ situation: Situation, _ today: CalendarDate, _ edition: GuidanceEdition
  ) throws(IsolationPlan.Error) {
    let end = try illness.end()
    let milestones = try illness.milestones(end)
    let zero = illness.dayZero
    self.edition = edition
    self.today = today
    origin = illness.origin
    dayZero = zero
    self.milestones = milestones.inOrder
    let isFree = illness.needsNoIsolation
    kind = isFree ? .precautions : .isolation
    waitsForImprovement = illness.waitsForImprovement
    lastDayAtHome = isFree || illness.waitsForImprovement ? nil : end?.date
    lastDayNumber = (isFree ? milestones.inOrder.last?.last : end?.date).map {
      zero.days(until: $0)
    }
    notes = illness.notes(end)
  }

  /// Creates the plan of a person who was exposed, perhaps after the isolation of an illness.
  private init(
    _ exposure: CalendarDate, after illness: Illness?, _ situation: Situation,
    _ today: CalendarDate, _ edition: GuidanceEdition
  ) throws(IsolationPlan.Error) {
    let contact = Contact(exposure, situation, edition.quarantine)
    var milestones = try contact.milestones()
    if let illness {
      for open in try illness.precautions(from: exposure)
      where !milestones.contains(where: { $0.action == open.action && $0.last >= open.last }) {
        milestones.removeAll { $0.action == open.action }
        milestones.append(open)
      }
    }
    self.edition = edition
    self.today = today
    origin = .exposure
    dayZero = exposure
    self.milestones = milestones.inOrder
    let home = milestones.first { $0.action == .stayHome }?.last
    kind = home == nil ? .precautions : .quarantine
    waitsForImprovement = false
    lastDayAtHome = home
    lastDayNumber = (home ?? milestones.inOrder.last?.last).map { exposure.days(until: $0) }
    notes = contact.notes
  }
}

extension [IsolationPlan.Milestone] {
  /// The milestones by their last day; of the same day, in the order of the actions.
  fileprivate var inOrder: Self {
    IsolationPlan.Action.allCases.flatMap { action in filter { $0.action == action } }
      .enumerated().sorted { ($0.element.last, $0.offset) < ($1.element.last, $1.offset) }
      .map(\.element)
  }
}

extension CalendarDate {
  /// Returns a day of a plan.
  func planDay(_ number: Int) throws(IsolationPlan.Error) -> CalendarDate {
    guard let date = adding(days: number) else { throw .beyondCalendar }
    return date
  }

  /// Returns the number of full months until another date, where a month is full on the same day of
  /// the month.
  func fullMonths(until other: CalendarDate) -> Int {
    // Years have four digits.
    let months = (other.year &- year) &* 12 &+ other.month &- month
    return other.day < day ? months &- 1 : months
  }
}

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
      // A return before the first symptoms is none.
      if rules.startsAgain, let date = situation.returnOfSymptoms, date >= situation.onset ?? date {
        self.init(.returnOfSymptoms, date, situation, rules)
      } else if let onset = situation.onset ?? situation.returnOfSymptoms {
        // Symptoms that return after a positive test without symptoms are the first ones.
        self.init(.onset, onset, situation, rules)
      } else {
        self.init(.positiveTest, start, situation, rules)
      }
      self = try followedByTests()
    }

    /// Returns the illness that the last positive test is of.
    ///
    /// A test long after day 0 is of a new illness, unless the earlier one keeps the person home longer.
    func followedByTests() throws(IsolationPlan.Error) -> Self {
      var illness = self
      for test in situation.positiveTests.sorted()
      where illness.dayZero.days(until: test) > Self.daysOfOneIllness {
        let next = Self(.positiveTest, test, situation, rules)
        let isOver = try illness.isOver(before: test)
        let lasts = try illness.lasts(as: next)
        if isOver || !lasts { illness = next }
      }
      return illness
    }

    /// Whether isolation ends no earlier than that of another illness.
    private func lasts(as other: Self) throws(IsolationPlan.Error) -> Bool {
      guard !waitsForImprovement, let next = try other.end() else { return true }
      guard let end = try end() else { return false }
      return end.date >= next.date
    }

    /// The days after day 0 on which a positive test may be of the same illness; the Centers
    /// for Disease Control and Prevention named three months from July 2020 on.
    private static let daysOfOneIllness = 90

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

    /// Returns the precautions after isolation that last until a day or longer, from that day on.
    func precautions(from day: CalendarDate) throws(IsolationPlan.Error) -> [Milestone] {
      try milestones(end()).filter { $0.last >= day }.map {
        Milestone(action: $0.action, first: max($0.first, day), last: $0.last, reason: $0.reason)
      }
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

    /// The notes about dates that the plan could not use.
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
