public import Essentials

/// A fact about the latest cycles that is outside the limits of a published definition.
///
///     for deviation in history.deviations(asOf: today, age: 31) { show(deviation) }
///
/// It describes the log and is not a diagnosis. For example, a period that was not logged turns two
/// cycles into one long cycle.
@nonexhaustive public enum CycleDeviation: Hashable, Identifiable, Sendable, PrivateValue {
  /// The number of cycles shorter than 24 days, and the number of all cycles; below the age of 18,
  /// the limit is 21 days.
  ///
  /// International Federation of Gynecology and Obstetrics (FIGO), Munro et al. 2018: a frequency
  /// of 24 to 38 days is normal. For adolescents: 21 to 45 days in the first years after menarche,
  /// Hillard 2002, Obstet Gynecol 99:655; age is used here instead of the time since menarche.
  case frequentCycles(Int, of: Int)

  /// The number of cycles longer than 38 days, and the number of all cycles; below the age of 18,
  /// the limit is 45 days.
  ///
  /// The current cycle counts in both numbers once it exceeds the limit, however long ago it began.
  /// The sources are those of ``frequentCycles(_:of:)``.
  case infrequentCycles(Int, of: Int)

  /// The longest cycle exceeds the shortest by more days than the limit for the age.
  ///
  /// The current cycle counts once it is the longest. Two cycles are enough, because more cycles
  /// can only increase the difference. ``CycleHistory/regularity(asOf:age:)`` also reports regular
  /// cycles.
  ///
  /// FIGO 2018: a difference of up to 7 to 9 days between the shortest and the longest cycle is
  /// regular. The limit is 7 days from 26 to 41 years, and 9 days from 18 to 25 and from 42 to 45
  /// years; these ages come from secondary sources. At any other or an unknown age, this deviation
  /// is not reported.
  case irregularCycles(shortest: Int, longest: Int, limit: Int)

  /// The number of periods longer than 8 days, and the number of all periods of known length.
  ///
  /// FIGO 2018: a duration of up to 8 days is normal.
  case longPeriods(Int, of: Int)

  /// In the last six months, the longest cycle is at least 17 days longer than the shortest.
  ///
  /// Apple Health: irregular cycles.
  case irregularCyclesInSixMonths(shortest: Int, longest: Int)

  /// In the last six months, only one or two periods started.
  ///
  /// Apple Health: infrequent periods.
  case infrequentPeriodsInSixMonths(Int)

  /// In the last six months, at least two periods lasted 10 days or more.
  ///
  /// Apple Health: prolonged periods.
  case prolongedPeriodsInSixMonths(Int)

  /// In the last six months, at least two cycles had a day of spotting outside the period.
  ///
  /// Apple Health: persistent spotting. Days right before or after the period count too.
  case persistentSpottingInSixMonths(cycles: Int)

  /// Among the last twelve cycles, adjacent cycles differed by 7 days or more at least twice; the
  /// number of such differences.
  ///
  /// Stages of Reproductive Aging Workshop (STRAW+10), Harlow et al. 2012, early menopausal
  /// transition, read in secondary sources: the difference recurs within ten cycles. It is a fact
  /// about cycles and never a stage, and is not reported below the age of 40.
  case variableCycles(differences: Int)

  /// The longest time from one period to the next, in days, if it is 60 days or more; the time
  /// since the last period counts too.
  ///
  /// STRAW+10, Harlow et al. 2012, late menopausal transition, with the same reservations as
  /// ``variableCycles(differences:)``.
  case longTimeBetweenPeriods(days: Int)

  /// The value itself, since each deviation appears once.
  public var id: Self { self }

  /// The publication that defines a deviation.
  @nonexhaustive public enum Source: Hashable, Sendable, CaseIterable {
    /// FIGO's normal limits of 2018, and Hillard 2002 below the age of 18.
    case figo2018
    /// The cycle deviations of Apple Health.
    case appleHealth
    /// The stages of the Stages of Reproductive Aging Workshop.
    case straw10
  }

  /// The publication that defines the deviation.
  public var source: Source {
    switch self {
    case .frequentCycles, .infrequentCycles, .irregularCycles, .longPeriods: .figo2018
    case .irregularCyclesInSixMonths, .infrequentPeriodsInSixMonths,
      .prolongedPeriodsInSixMonths, .persistentSpottingInSixMonths:
      .appleHealth
    case .variableCycles, .longTimeBetweenPeriods: .straw10
    }
  }
}

/// The limits that define the deviations, for the texts that an app shows with them.
///
///     let usual = CycleDeviation.usualCycleLengths(age: 31)
///     print("\(usual.lowerBound) to \(usual.upperBound) days")  // 24 to 38 days
extension CycleDeviation {
  /// Returns the cycle lengths in days that are neither frequent nor infrequent: 24 to 38, or 21 to
  /// 45 below the age of 18.
  ///
  /// The sources are those of ``frequentCycles(_:of:)``.
  public static func usualCycleLengths(age: Int?) -> ClosedRange<Int> {
    age.map { $0 < 18 } ?? false ? 21...45 : 24...38
  }

  /// Returns the largest difference in days between the longest and the shortest regular cycle at
  /// an age: 7 or 9; `nil` if no limit is defined or the age is unknown.
  ///
  /// The sources are those of ``irregularCycles(shortest:longest:limit:)``.
  public static func regularSpread(age: Int?) -> Int? {
    guard let age else { return nil }
    return switch age {
    case 26...41: 7
    case 18...25, 42...45: 9
    default: nil
    }
  }

  /// The length in days up to which a period is not long: 8, from FIGO 2018.
  public static let longestUsualPeriod = 8

  /// The difference in days between the longest and the shortest cycle of six months at which
  /// cycles become irregular: 17, from Apple Health.
  public static let irregularSpreadInSixMonths = 17

  /// The numbers of periods in six months that count as infrequent: 1 and 2, from Apple Health.
  public static let fewPeriodsInSixMonths = 1...2

  /// The length in days at which a period becomes prolonged: 10, from Apple Health.
  public static let prolongedPeriodLength = 10

  /// The difference in days between adjacent cycles at which they become variable: 7, from
  /// STRAW+10.
  public static let variableCycleDifference = 7

  /// The number of days between periods at which the time becomes long: 60, from STRAW+10.
  public static let longTimeWithoutPeriod = 60
}

/// Whether cycles are regular, by the definition of the International Federation of Gynecology and
/// Obstetrics (FIGO), or the reason there is no verdict.
///
///     switch history.regularity(asOf: today, age: 31) {
///     case .regular(let shortest, let longest, _): show("Regular: \(shortest) to \(longest) days")
///     case .irregular(_, _, let limit): show("More than \(limit) days apart")
///     case .tooFewCycles(let count): show("Only \(count) cycles so far")
///     case .noLimitForAge: break
///     }
///
/// FIGO, Munro et al. 2018: a difference of up to 7 to 9 days between the shortest and the longest
/// cycle is regular. The comparison over 12 months and the limit for each age come from secondary
/// sources: ``CycleDeviation/regularSpread(age:)``. The verdict describes the log and is not a
/// diagnosis.
public enum CycleRegularity: Hashable, Sendable, PrivateValue {
  /// The longest cycle exceeds the shortest by no more days than the limit.
  case regular(shortest: Int, longest: Int, limit: Int)

  /// The longest cycle exceeds the shortest by more days than the limit; reported for any number of
  /// cycles.
  case irregular(shortest: Int, longest: Int, limit: Int)

  /// There are only this many completed cycles, fewer than ``minimumCycles``, and they differ by no
  /// more days than the limit.
  case tooFewCycles(Int)

  /// No limit is defined for the age, or the age is unknown.
  case noLimitForAge

  /// The minimum number of completed cycles for the verdict ``regular(shortest:longest:limit:)``:
  /// 6.
  ///
  /// This is the package's own choice, since FIGO states none. A few cycles nearly always look
  /// regular: for normally distributed lengths, the expected difference between the longest and the
  /// shortest of 3 is 52 % of that of 12, and of 6 it is 78 %.
  public static let minimumCycles = 6
}

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
    self.days = cycles.map { $0.days } + (began.map { [$0.start..<tomorrow] } ?? [])
    periods = cycles.map { $0.period } + (began.map { [$0.period] } ?? [])
  }

  var lengths: CycleStatistics.Lengths? { CycleStatistics.Lengths(of: cycles.map { $0.length }) }
}

extension CycleDeviation {
  fileprivate static func figo(_ recent: RecentCycles, age: Int?) -> [CycleDeviation] {
    var result: [CycleDeviation] = []
    let limits = usualCycleLengths(age: age)
    let lengths = recent.cycles.map { $0.length }
    let short = lengths.count { $0 < limits.lowerBound }
    if short > 0 { result.append(.frequentCycles(short, of: lengths.count)) }
    let late = recent.current.map { $0.day > limits.upperBound } ?? false ? 1 : 0
    let long = lengths.count { $0 > limits.upperBound } + late
    if long > 0 { result.append(.infrequentCycles(long, of: lengths.count + late)) }
    if case .irregular(let shortest, let longest, let limit) = CycleRegularity(recent, age: age) {
      result.append(.irregularCycles(shortest: shortest, longest: longest, limit: limit))
    }
    let bleedings = recent.periods.compactMap { $0.length }
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
      recent.cycles.map { $0.length }.max() ?? 0, recent.current?.day ?? 0)
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
