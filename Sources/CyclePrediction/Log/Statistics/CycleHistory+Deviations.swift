public import CivilTime

extension CycleHistory {
  /// What published definitions call out of the ordinary in the latest cycles, in the order of the
  /// cases of ``Deviation``.
  ///
  /// Excluded and interrupted cycles count nowhere. FIGO's facts and STRAW's long times are about the
  /// cycles and periods that began in the last 365 days, Apple's about those of the last 183 days,
  /// which a period has to precede and no interruption may touch before few periods are called
  /// infrequent.
  ///
  /// - Parameters:
  ///   - today: The day after which nothing is taken into account.
  ///   - age: The age in full years; what depends on it is left out if it is not known.
  /// - Returns: The facts, none if everything is within the limits.
  /// - Complexity: O(*n* log *n*)
  public func deviations(asOf today: CalendarDate, age: Int?) -> [Deviation] {
    let known = prefix(through: today)
    let cycles = known.ordinaryCycles
    let current = known.currentCycle(asOf: today).flatMap { $0.isOrdinary ? $0 : nil }
    var result = Deviation.figo(
      RecentCycles(cycles, current: current, days: 365, before: today), age: age)
    result += known.appleDeviations(
      RecentCycles(cycles, current: current, days: 183, before: today), asOf: today)
    if let age, age >= 40 {
      result += Deviation.straw(
        cycles, RecentCycles(cycles, current: current, days: 365, before: today))
    }
    return result
  }

  private func appleDeviations(_ recent: RecentCycles, asOf today: CalendarDate) -> [Deviation] {
    var result: [Deviation] = []
    if let lengths = recent.lengths, lengths.spread >= 17 {
      result.append(
        .irregularCyclesInSixMonths(shortest: lengths.shortest, longest: lengths.longest))
    }
    let isCovered = periods.first.map { $0.start < recent.start } ?? false
    let began = periods.count - periods.partitioningIndex { $0.start >= recent.start }
    let isInterrupted = interruption(in: recent.start..<today) ?? interruption(on: today) != nil
    if isCovered, !isInterrupted, (1...2).contains(began) {
      result.append(.infrequentPeriodsInSixMonths(began))
    }
    let prolonged = recent.periods.count { $0.length.map { $0 >= 10 } ?? false }
    if prolonged >= 2 { result.append(.prolongedPeriodsInSixMonths(prolonged)) }
    let spotted = recent.days.count { hasSpottingOutsidePeriod(in: $0) }
    if spotted >= 2 { result.append(.persistentSpottingInSixMonths(cycles: spotted)) }
    return result
  }

  /// Whether one of the days of a cycle has spotting, but is not one of its period.
  private func hasSpottingOutsidePeriod(in days: Range<CalendarDate>) -> Bool {
    guard let index = indexOfPeriod(startingOn: days.lowerBound) else { return false }
    let last = lastBleedingDay(ofPeriodAt: index)
    return loggedDays(in: days).contains { $0.log.flow == .spotting && $0.date > last }
  }
}

/// The ordinary cycles and periods that began in the last days.
private struct RecentCycles {
  /// The first of the days.
  let start: CalendarDate
  /// The completed cycles.
  let cycles: [Cycle]
  /// The current cycle.
  let current: CurrentCycle?
  /// The days of the completed cycles and of the current one so far.
  let days: [Range<CalendarDate>]

  init(_ cycles: [Cycle], current: CurrentCycle?, days: Int, before today: CalendarDate) {
    let start = today.adding(days: 1 - days) ?? .earliest
    self.start = start
    self.cycles = Array(cycles[cycles.partitioningIndex { $0.start >= start }...])
    self.current = current.flatMap { $0.start >= start ? $0 : nil }
    let tomorrow = today.adding(days: 1) ?? today
    self.days =
      self.cycles.map(\.days) + (self.current.map { [$0.start..<tomorrow] } ?? [])
  }

  var lengths: LengthStatistics? { LengthStatistics(of: cycles.map(\.length)) }

  var periods: [Period] { cycles.map(\.period) + (current.map { [$0.period] } ?? []) }
}

extension Deviation {
  fileprivate static func figo(_ recent: RecentCycles, age: Int?) -> [Deviation] {
    var result: [Deviation] = []
    let limits = age.map { $0 < 18 } ?? false ? 21...45 : 24...38
    let lengths = recent.cycles.map(\.length)
    let short = lengths.count { $0 < limits.lowerBound }
    let long = lengths.count { $0 > limits.upperBound }
    if short > 0 { result.append(.frequentCycles(short, of: lengths.count)) }
    if long > 0 { result.append(.infrequentCycles(long, of: lengths.count)) }
    if let limit = age.flatMap(regularSpread), let lengths = recent.lengths,
      lengths.spread > limit
    {
      result.append(
        .irregularCycles(shortest: lengths.shortest, longest: lengths.longest, limit: limit))
    }
    let bleedings = recent.periods.compactMap(\.length)
    let prolonged = bleedings.count { $0 > 8 }
    if prolonged > 0 { result.append(.longPeriods(prolonged, of: bleedings.count)) }
    return result
  }

  /// The largest difference between cycles that FIGO calls regular at an age, in days.
  private static func regularSpread(age: Int) -> Int? {
    switch age {
    case 26...41: 7
    case 18...25, 42...45: 9
    default: nil
    }
  }

  fileprivate static func straw(_ cycles: [Cycle], _ recent: RecentCycles) -> [Deviation] {
    var result: [Deviation] = []
    let latest = cycles.suffix(12)
    let differences = zip(latest, latest.dropFirst()).count { earlier, later in
      earlier.days.upperBound == later.start && abs(later.length - earlier.length) >= 7
    }
    if differences >= 2 { result.append(.variableCycles(differences: differences)) }
    let longest = max(
      recent.cycles.map(\.length).max() ?? 0, recent.current?.day ?? 0)
    if longest >= 60 { result.append(.longTimeBetweenPeriods(days: longest)) }
    return result
  }
}
