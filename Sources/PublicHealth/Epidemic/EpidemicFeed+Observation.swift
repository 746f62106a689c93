public import Essentials

extension EpidemicFeed {
  /// What was measured in an area during a period.
  public struct Observation: Hashable, Sendable {
    /// What the number measures.
    public let measure: Measure
    /// The area.
    public let area: EpidemicDay.Area
    /// The days of the period, such as a week.
    public let period: ClosedRange<CalendarDate>
    /// The number, or `nil` if it is not known or not published.
    public let value: Double?
    /// The unit of the number.
    public let unit: Unit
    /// How settled the number is.
    public let status: Status

    /// Creates an observation.
    public init(
      _ measure: Measure, in area: EpidemicDay.Area, during period: ClosedRange<CalendarDate>,
      value: Double?, unit: Unit, status: Status = .final
    ) {
      self.measure = measure
      self.area = area
      self.period = period
      self.value = value
      self.unit = unit
      self.status = status
    }

    /// By what observations are ordered.
    var key: (Measure, EpidemicDay.Area, CalendarDate, CalendarDate) {
      (measure, area, period.lowerBound, period.upperBound)
    }

    /// Returns whether both belong to the same measure and area.
    func isOfSameLine(as other: Self) -> Bool { measure == other.measure && area == other.area }
  }

  /// Returns the latest observation of a measure in an area, or `nil` if there is none.
  ///
  /// - Complexity: O(log *n*)
  public func latest(_ measure: Measure, in area: EpidemicDay.Area) -> Observation? {
    observations(of: measure, in: area).last
  }

  /// Returns the observations of a measure in an area, and one without a value for each time
  /// between two of them: the gaps of a chart.
  ///
  /// - Complexity: O(*n*)
  public func line(of measure: Measure, in area: EpidemicDay.Area) -> [Observation] {
    var line: [Observation] = []
    for observation in observations(of: measure, in: area) {
      if let last = line.last, let first = last.period.upperBound.adding(days: 1),
        let end = observation.period.lowerBound.adding(days: -1), first <= end
      {
        line.append(
          Observation(measure, in: area, during: first...end, value: nil, unit: observation.unit))
      }
      line.append(observation)
    }
    return line
  }

  /// Returns the latest number of a measure in an area, or `nil` if there is no observation.
  ///
  /// - Complexity: O(log *n*)
  public func reported(_ measure: Measure, in area: EpidemicDay.Area) -> EpidemicFigure? {
    latest(measure, in: area).map { observation in
      var draft = draft(.reported, observation, observation.period)
      draft.value = observation.value
      return draft.figure
    }
  }

  /// Returns the change of a measure from the period before to the latest one, or `nil` if there is
  /// no observation.
  ///
  /// The periods must follow each other and have the same length for a value.
  ///
  /// - Complexity: O(log *n*)
  public func change(of measure: Measure, in area: EpidemicDay.Area) -> EpidemicFigure? {
    let line = observations(of: measure, in: area)
    guard let new = line.last else { return nil }
    guard let old = line.dropLast().last,
      old.period.upperBound.adding(days: 1) == new.period.lowerBound,
      old.period.dates.count == new.period.dates.count
    else {
      var draft = draft(.change, new, new.period)
      draft.caveats.append(.gaps(days: new.period.dates.count))
      return draft.figure
    }
    var draft = draft(.change, new, old.period.lowerBound...new.period.upperBound)
    for caveat in caveats(of: old) where !draft.caveats.contains(caveat) {
      draft.caveats.append(caveat)
    }
    if let before = old.value { draft.value = new.value.map { $0 - before } }
    return draft.figure
  }

  /// Returns the latest number of people for every 100,000 residents, or `nil` if there is no
  /// observation or its unit is not people.
  ///
  /// - Complexity: O(log *n*)
  public func perHundredThousand(
    _ measure: Measure, in area: EpidemicDay.Area
  ) -> EpidemicFigure? {
    guard let observation = latest(measure, in: area), observation.unit == .people else {
      return nil
    }
    var draft = draft(.perHundredThousand, observation, observation.period)
    draft.denominator = .residents(area.population)
    draft.caveats.append(.censusOf2020)
    draft.value = observation.value.map { 100_000 * $0 / Double(area.population) }
    return draft.figure
  }

  private func draft(
    _ kind: EpidemicFigure.Kind, _ observation: Observation, _ window: ClosedRange<CalendarDate>
  ) -> EpidemicFigure.Draft {
    var draft = EpidemicFigure.Draft(
      kind: kind, subject: .measure(observation.measure), area: observation.area, window: window)
    draft.caveats = caveats(of: observation)
    return draft
  }

  private func caveats(of observation: Observation) -> [EpidemicFigure.Caveat] {
    var caveats: [EpidemicFigure.Caveat] = []
    switch (observation.status, observation.value) {
    case (.suppressed, _): caveats.append(.suppressed)
    case (.provisional, _): caveats.append(.provisional)
    case (.final, nil): caveats.append(.gaps(days: observation.period.dates.count))
    case (.final, .some): break
    }
    switch observation.unit {
    case .copiesPerLiter, .level: caveats.append(.notComparable)
    case .people, .perHundredThousand, .percent: break
    }
    return caveats
  }
}
