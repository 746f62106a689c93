public import Essentials

extension IsolationPlan {
  /// Creates the plan of a person under the edition in force today.
  ///
  /// A person with symptoms or a positive test isolates, and after the end of that, a later exposure
  /// counts. Symptoms count from their first day, even after a positive test; a first positive test
  /// after the isolation for the symptoms is over counts as a new illness.
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
        self = try Self(next, situation, today, edition)
        return
      }
    } else if let illness {
      self = try Self(illness, situation, today, edition)
      return
    }
    guard let exposure = situation.exposure else { throw .nothingToCountFrom }
    self = try Self(exposure, situation, today, edition)
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

  /// Creates the plan of a person who was exposed.
  private init(
    _ exposure: CalendarDate, _ situation: Situation, _ today: CalendarDate,
    _ edition: GuidanceEdition
  ) throws(IsolationPlan.Error) {
    let contact = Contact(exposure, situation, edition.quarantine)
    let milestones = try contact.milestones()
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
