public import Essentials

extension CycleHistory {
  /// Returns the facts about the latest cycles that are outside published limits, in the order of
  /// the cases of ``CycleDeviation``.
  ///
  /// The deviations from FIGO, and the long times from STRAW+10, consider cycles and periods that
  /// started in the last 365 days, and the current cycle whenever it started. The deviations from
  /// Apple Health consider the last 183 days. Infrequent periods are reported only if a period is
  /// logged before these days and no interruption shares a day with them. Excluded and interrupted
  /// cycles are ignored, except that the first day of an excluded cycle counts as a period for
  /// infrequent periods.
  ///
  /// - Parameters:
  ///   - today: Later entries are ignored.
  ///   - age: The age in full years; if it is unknown, deviations that depend on it are not
  ///     reported.
  /// - Returns: The deviations; empty if everything is within the limits.
  /// - Complexity: O(*n* log *n*)
  public func deviations(asOf today: CalendarDate, age: Int?) -> [CycleDeviation] {
    let known = prefix(through: today)
    let year = RecentCycles(of: known, days: 365, asOf: today)
    var result = CycleDeviation.figo(year, age: age)
    result += known.appleDeviations(
      RecentCycles(of: known, days: 183, asOf: today), asOf: today)
    if let age, age >= 40 { result += CycleDeviation.straw(known.ordinaryCycles, year) }
    return result
  }

  /// Returns whether the cycles of the last 365 days are regular by the definition of FIGO.
  ///
  /// Excluded and interrupted cycles are ignored. The current cycle counts once it is the longest.
  /// A history that is ``CycleRegularity/irregular(shortest:longest:limit:)`` also has the
  /// deviation ``CycleDeviation/irregularCycles(shortest:longest:limit:)``.
  ///
  /// - Parameters:
  ///   - today: Later entries are ignored.
  ///   - age: The age in full years, or `nil` if it is unknown.
  /// - Returns: The verdict, or the reason there is none.
  /// - Complexity: O(*n*)
  public func regularity(asOf today: CalendarDate, age: Int?) -> CycleRegularity {
    CycleRegularity(RecentCycles(of: prefix(through: today), days: 365, asOf: today), age: age)
  }

  private func appleDeviations(_ recent: RecentCycles, asOf today: CalendarDate) -> [CycleDeviation]
  {
    var result: [CycleDeviation] = []
    if let lengths = recent.lengths, lengths.spread >= CycleDeviation.irregularSpreadInSixMonths {
      result.append(
        .irregularCyclesInSixMonths(shortest: lengths.shortest, longest: lengths.longest))
    }
    let isCovered = periods.first.map { $0.start < recent.start } ?? false
    let began = periods.count - periods.partitioningIndex { $0.start >= recent.start }
    let isInterrupted = interruption(in: recent.start..<today) ?? interruption(on: today) != nil
    if isCovered, !isInterrupted, CycleDeviation.fewPeriodsInSixMonths.contains(began) {
      result.append(.infrequentPeriodsInSixMonths(began))
    }
    let prolonged = recent.periods.count {
      $0.length.map { $0 >= CycleDeviation.prolongedPeriodLength } ?? false
    }
    if prolonged >= 2 { result.append(.prolongedPeriodsInSixMonths(prolonged)) }
    let spotted = recent.days.count { hasSpottingOutsidePeriod(in: $0) }
    if spotted >= 2 { result.append(.persistentSpottingInSixMonths(cycles: spotted)) }
    return result
  }

  /// Whether one of the days of a cycle has spotting outside its period.
  private func hasSpottingOutsidePeriod(in days: Range<CalendarDate>) -> Bool {
    guard let index = indexOfPeriod(startingOn: days.lowerBound) else { return false }
    let last = lastBleedingDay(ofPeriodAt: index)
    return loggedDays(in: days).contains { $0.log.flow == .spotting && $0.date > last }
  }
}

/// The ordinary cycles that started in the last days, and the current cycle.
private struct RecentCycles {
  /// The first of the days.
  let start: CalendarDate
  /// The completed cycles.
  let cycles: [MenstrualCycle]
  /// The current cycle, whenever it started.
  let current: MenstrualCycle.Current?
  /// The days of the completed cycles, and the days of the current one so far.
  let days: [Range<CalendarDate>]
  /// The periods that started in these days.
  let periods: [LoggedPeriod]

  init(of known: CycleHistory, days: Int, asOf today: CalendarDate) {
    let start = today.adding(days: 1 - days) ?? .earliest
    self.start = start
    cycles = known.ordinaryCycles.filter { $0.start >= start }
    current = known.currentCycle(asOf: today).flatMap { $0.isOrdinary ? $0 : nil }
    let tomorrow = today.adding(days: 1) ?? today
    let began = current.flatMap { $0.start >= start ? $0 : nil }
    self.days = cycles.map(\.days) + (began.map { [$0.start..<tomorrow] } ?? [])
    periods = cycles.map(\.period) + (began.map { [$0.period] } ?? [])
  }

  var lengths: CycleStatistics.Lengths? { CycleStatistics.Lengths(of: cycles.map(\.length)) }
}

extension CycleDeviation {
  fileprivate static func figo(_ recent: RecentCycles, age: Int?) -> [CycleDeviation] {
    var result: [CycleDeviation] = []
    let limits = usualCycleLengths(age: age)
    let lengths = recent.cycles.map(\.length)
    let short = lengths.count { $0 < limits.lowerBound }
    if short > 0 { result.append(.frequentCycles(short, of: lengths.count)) }
    let late = recent.current.map { $0.day > limits.upperBound } ?? false ? 1 : 0
    let long = lengths.count { $0 > limits.upperBound } + late
    if long > 0 { result.append(.infrequentCycles(long, of: lengths.count + late)) }
    if case .irregular(let shortest, let longest, let limit) = CycleRegularity(recent, age: age) {
      result.append(.irregularCycles(shortest: shortest, longest: longest, limit: limit))
    }
    let bleedings = recent.periods.compactMap(\.length)
    let prolonged = bleedings.count { $0 > longestUsualPeriod }
    if prolonged > 0 { result.append(.longPeriods(prolonged, of: bleedings.count)) }
    return result
  }

  fileprivate static func straw(_ cycles: [MenstrualCycle], _ recent: RecentCycles)
    -> [CycleDeviation]
  {
    var result: [CycleDeviation] = []
    let latest = cycles.suffix(12)
    let differences = zip(latest, latest.dropFirst()).count { earlier, later in
      earlier.days.upperBound == later.start
        && abs(later.length - earlier.length) >= variableCycleDifference
    }
    if differences >= 2 { result.append(.variableCycles(differences: differences)) }
    let longest = max(
      recent.cycles.map(\.length).max() ?? 0, recent.current?.day ?? 0)
    if longest >= longTimeWithoutPeriod { result.append(.longTimeBetweenPeriods(days: longest)) }
    return result
  }
}

extension CycleRegularity {
  fileprivate init(_ recent: RecentCycles, age: Int?) {
    guard let limit = CycleDeviation.regularSpread(age: age) else {
      self = .noLimitForAge
      return
    }
    let count = recent.cycles.count
    guard let lengths = recent.lengths else {
      self = .tooFewCycles(count)
      return
    }
    // The current cycle is at least as long as it is today.
    let longest = max(lengths.longest, recent.current?.day ?? 0)
    self =
      if longest - lengths.shortest > limit {
        .irregular(shortest: lengths.shortest, longest: longest, limit: limit)
      } else if count < Self.minimumCycles {
        .tooFewCycles(count)
      } else {
        .regular(shortest: lengths.shortest, longest: longest, limit: limit)
      }
  }
}
