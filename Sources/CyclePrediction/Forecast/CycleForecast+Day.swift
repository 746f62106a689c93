public import Essentials

extension CycleForecast {
  /// The logged and the expected data of one day.
  ///
  ///     for day in forecast.days(in: try CalendarMonth(2026, 3)) {
  ///       print(day.date, day.periodProbability, day.fertileProbability)
  ///     }
  public struct Day: Hashable, Identifiable, Sendable, PrivateValue {
    /// The date.
    public let date: CalendarDate

    /// The log of the date, or `nil` if nothing is logged.
    public let log: DayLog?

    /// The cycle day, where 1 is the first day of the cycle; `nil` before the first period, from an
    /// interruption until the next period, and after the day of the forecast.
    public let cycleDay: Int?

    /// Whether the date is a logged day of a period.
    public let isLoggedPeriod: Bool

    /// The probability that the date is a day of a period; 1 or 0 if the log decides it.
    public let periodProbability: Double

    /// The probability that the date is a fertile day.
    public let fertileProbability: Double

    /// The probability that the date is the day of ovulation.
    public let ovulationProbability: Double

    /// The probability that the date is between ovulation and the next period.
    public let lutealProbability: Double

    /// The most likely phase; `nil` for a past date before the first period, or from an
    /// interruption until the next period.
    public let phase: CyclePhase?

    /// The date.
    public var id: CalendarDate { date }
  }

  /// Returns the logged and the expected data of each day of a month.
  public func days(in month: CalendarMonth) -> [Day] { days(in: month.days) }

  /// Returns the logged and the expected data of each day of a range, in order.
  ///
  /// Days more than ten years after ``asOf`` are left out. Days of a past cycle use its actual
  /// length and its signs of ovulation.
  ///
  /// - Complexity: O(*n* + *m*) in the number of days *n* from ``asOf`` to the end of the range,
  ///   each of some thousand steps, and the number of days *m* of the range.
  public func days(in dates: ClosedRange<CalendarDate>) -> [Day] {
    let last = min(dates.upperBound, asOf.adding(days: Self.horizon) ?? asOf)
    guard dates.lowerBound <= last else { return [] }
    var reader = LoggedDayReader(self)
    let outlook = last < asOf ? nil : Outlook(self, through: asOf.days(until: last))
    return (dates.lowerBound...last).dates.map { reader.day($0, outlook) }
  }

  /// Returns the weeks of a month as rows of seven days for a calendar view, including days of the
  /// adjacent months; `nil` for a day more than ten years after ``asOf``.
  ///
  /// - Complexity: as for all days of the month.
  public func weeks(
    in month: CalendarMonth, startingOn firstWeekday: Weekday
  ) -> [[Day?]] {
    let weeks = month.weeks(startingOn: firstWeekday)
    let dates = weeks.joined().compactMap { $0 }
    guard let first = dates.first, let last = dates.last else { return [] }
    let days = days(in: first...last)
    return weeks.map { week in
      week.map { date in
        date.flatMap { date in
          let index = first.days(until: date)
          return index < days.count ? days[index] : nil
        }
      }
    }
  }

  /// The data of a home screen: the current day of the cycle, and what comes next.
  public var summary: Summary {
    var reader = LoggedDayReader(self)
    let outlook = Outlook(self, through: 0)
    return Summary(today: reader.day(asOf, outlook), self)
  }
}

/// A phase of the menstrual cycle.
///
/// It does not say whether a day is fertile; see ``CycleForecast/Day``.
public enum CyclePhase: String, CaseIterable, Hashable, Sendable {
  /// The days of the period.
  case menstrual
  /// The days from the end of the period to the day of ovulation, inclusive.
  case follicular
  /// The days after ovulation until the next period.
  case luteal

  /// Creates a phase from its name, or returns `nil` for an unknown name.
  public init?(rawValue: String) { self.init(caseOf: rawValue) }
}

/// Combines the log and the forecast of single days, in ascending order.
struct LoggedDayReader {
  private let forecast: CycleForecast
  private let history: CycleHistory
  private let currentMenses: DayDistribution

  /// The completed cycle that was read last, and the distribution of its ovulation day.
  private var latest: (start: CalendarDate, ovulation: DayDistribution?)?

  /// The facts of the log about the date that was read last, or about the day of the forecast.
  private var logged: DayInLog

  init(_ forecast: CycleForecast) {
    self.forecast = forecast
    history = forecast.traits.history
    currentMenses = forecast.expected.menses.afterWaiting(forecast.traits.bleedingDays)
    logged = DayInLog(history, forecast.asOf)
  }

  /// Returns the day of a date; `outlook` provides the days from the day of the forecast on.
  mutating func day(_ date: CalendarDate, _ outlook: Outlook?) -> CycleForecast.Day {
    let offset = forecast.asOf.days(until: date)
    let known = min(date, forecast.asOf)
    if logged.date != known { logged = DayInLog(history, known) }
    let (cycle, period) = (logged.cycle, logged.period)
    let isOrdinary = cycle.map { $0.interruption == nil } ?? false
    var bleeding = period.map { self.bleeding(on: date, $0) } ?? 0
    let (fertile, ovulating, before): (Double, Double, Double)
    if let outlook, offset >= 0 {
      bleeding = min(1, bleeding + outlook.period[offset])
      fertile = outlook.fertile(on: offset)
      ovulating = outlook.ovulation[offset]
      before = outlook.luteal[offset]
    } else {
      let ovulation = ovulationOffsets(of: date)
      fertile = (0...5).reduce(0.0) { $0 + ovulation.probability(offset + $1) }
      ovulating = ovulation.probability(offset)
      before = ovulation.before(offset)
    }
    let luteal = min(max(before, 0), 1 - bleeding)
    let isKnown = isOrdinary || offset >= 0
    return CycleForecast.Day(
      date: date, log: offset <= 0 ? history[date] : nil,
      cycleDay: offset <= 0 && isOrdinary ? cycle?.day : nil,
      isLoggedPeriod: period.map { $0.start <= date && date <= logged.lastBleedingDay } ?? false,
      periodProbability: bleeding, fertileProbability: isKnown ? min(fertile, 1) : 0,
      ovulationProbability: isKnown ? ovulating : 0, lutealProbability: isKnown ? luteal : 0,
      phase: isKnown ? phase(bleeding: bleeding, luteal: luteal) : nil)
  }

  private func phase(bleeding: Double, luteal: Double) -> CyclePhase {
    let follicular = 1 - bleeding - luteal
    if bleeding >= max(luteal, follicular) { return .menstrual }
    return luteal > follicular ? .luteal : .follicular
  }

  /// Returns the probability that a date belongs to the period that started its cycle.
  private func bleeding(on date: CalendarDate, _ period: LoggedPeriod) -> Double {
    if let end = period.end { return date <= end ? 1 : 0 }
    let length =
      period.start == forecast.currentCycle?.start ? currentMenses : forecast.expected.menses
    return 1 - length.probability(upTo: period.start.days(until: date))
  }

  /// Returns the ovulation of a date's cycle, in days after the day of the forecast; empty if
  /// unknown.
  private mutating func ovulationOffsets(of date: CalendarDate) -> OffsetDistribution {
    let index = forecast.traits.allCycles.partitioningIndex { $0.days.upperBound > date }
    guard index < forecast.traits.allCycles.endIndex else {
      return OffsetDistribution(
        days: forecast.currentCycle == nil ? nil : forecast.expected.currentOvulation)
    }
    let cycle = forecast.traits.allCycles[index]
    guard cycle.start <= date, cycle.interruption == nil else {
      return OffsetDistribution(days: nil)
    }
    if latest?.start != cycle.start {
      latest = (cycle.start, ovulationDay(in: cycle))
    }
    let shift = forecast.asOf.days(until: cycle.start) - 1
    return OffsetDistribution(days: latest?.ovulation?.shifted(by: shift))
  }

  /// Returns the ovulation day of a completed cycle; `nil` if its length is out of the ordinary.
  private func ovulationDay(in cycle: MenstrualCycle) -> DayDistribution? {
    if let day = cycle.ovulationDay {
      return DayDistribution(point: day)
    }
    let last = cycle.days.upperBound.adding(days: -1) ?? cycle.start
    let markers = history.ovulationMarkers(
      from: cycle.start, through: last, declared: nil,
      forecast.traits.charting.temperatureMethod)
    let length = DayDistribution(point: cycle.length)
    return forecast.models.ovulationGivenLength.ovulationDay(length) {
      markers.likelihood(ofOvulationOn: $0)
    }
  }
}

/// The facts of the log about the cycle of a date, as known on that date.
private struct DayInLog {
  let date: CalendarDate
  let cycle: MenstrualCycle.Current?

  /// The latest period that starts on or before the date, and the last day of its bleeding.
  let period: LoggedPeriod?
  let lastBleedingDay: CalendarDate

  init(_ history: CycleHistory, _ date: CalendarDate) {
    self.date = date
    cycle = history.currentCycle(asOf: date)
    let period = history.period(beginningTheCycleOf: date)
    self.period = period
    lastBleedingDay = period.map { history.lastBleedingDay(of: $0) } ?? date
  }
}

/// The traits that the days and periods of a forecast share, computed once.
struct ExpectedTraits {
  /// The length of the menses.
  let menses: DayDistribution

  /// The number of days from the day of the forecast to the ovulation before the next start.
  let currentOvulation: DayDistribution

  /// The ovulation day of a cycle about which only earlier cycles are known.
  let laterOvulation: DayDistribution

  /// The traits of a forecast whose other properties are known.
  init(_ forecast: CycleForecast) {
    menses = forecast.models.mensesLength.prediction(
      after: forecast.traits.mensesLengths, CycleContext())
    currentOvulation = forecast.currentOvulation
    laterOvulation = forecast.laterOvulation
  }

  private init(_ days: DayDistribution) {
    (menses, currentOvulation, laterOvulation) = (days, days, days)
  }

  /// The traits of a forecast that is not complete.
  static let unknown = ExpectedTraits(DayDistribution(point: 0))
}

/// The distribution of an ovulation day, or none.
private struct OffsetDistribution {
  let days: DayDistribution?

  func probability(_ day: Int) -> Double { days?.probability(of: day) ?? 0 }

  /// Returns the probability of a day before `day`.
  func before(_ day: Int) -> Double { days?.probability(upTo: day - 1) ?? 0 }
}

/// The probabilities of single days after the day of a forecast, over all future cycles.
struct Outlook {
  /// The probability that each day belongs to a future period, where 0 is the day of the forecast.
  private(set) var period: [Double]

  /// The probability that each day is an ovulation day.
  private(set) var ovulation: [Double]

  /// The probability that each day is between an ovulation and the next period.
  private(set) var luteal: [Double]

  /// Computes the days `0...lastDay`.
  ///
  /// - Complexity: O(days × lengths of a cycle × points of the grid)
  init(_ forecast: CycleForecast, through lastDay: Int) {
    // The fertile days depend on the five days after them.
    let count = lastDay + 6
    let starts = Self.starts(forecast, count: count)
    let menses = forecast.expected.menses
    var longer = 1.0
    let stillBleeding = (0..<menses.lastDay).map { day in
      longer -= menses.probability(of: day)
      return max(longer, 0)
    }
    period = Self.following(starts, by: stillBleeding)
    // A period that was not logged may still go on.
    for cycle in forecast.outlook?.running ?? [] where cycle.isMissed {
      for day in period.indices where cycle.elapsed + day < stillBleeding.count {
        period[day] += cycle.weight * stillBleeding[cycle.elapsed + day]
      }
    }
    for day in period.indices { period[day] = min(period[day], 1) }

    let ovulationDay = forecast.expected.laterOvulation
    let current = forecast.expected.currentOvulation
    let later = Self.following(
      starts, by: (0..<ovulationDay.lastDay).map { ovulationDay.probability(of: $0 + 1) })
    let ovulation = later.indices.map { later[$0] + current.probability(of: $0) }
    self.ovulation = ovulation

    // The luteal phase lasts from ovulation to the next start, so the difference of both counts is
    // its probability.
    var between = current.probability(upTo: -1)
    luteal = ovulation.indices.map { day in
      between -= starts[day]
      defer { between += ovulation[day] }
      return min(max(between, 0), 1)
    }
  }

  /// Returns the probability that a day is the day of an ovulation or one of the five days before
  /// it.
  func fertile(on day: Int) -> Double {
    min(1, (day...(day + 5)).reduce(0) { $0 + ovulation[$1] })
  }

  /// Returns the expected number of starts on each day: of the next period, and of all later ones.
  ///
  /// It solves the renewal equation separately for each point of the grid.
  private static func starts(_ forecast: CycleForecast, count: Int) -> [Double] {
    var sum = [Double](repeating: 0, count: count)
    var total = 0.0
    var starts = StartsOfAllCycles(forecast.models.cycles, count: count)
    if forecast.isOneCaseForEachPoint {
      var next = NextStarts(forecast.filter, from: 0, count: count)
      for each in forecast.cases {
        let elapsed = min(each.elapsed, CycleModel.lastDay)
        if elapsed != next.firstDay {
          next = NextStarts(forecast.filter, from: elapsed, count: count)
        }
        next.clear()
        next.add(each)
        let all = next.total(of: each)
        starts.add(next.weights, sum: Float(all), times: 1, point: each.point)
        total += all
      }
    } else {
      let last = max(forecast.daysUntilStart.lastDay, CycleModel.lastDay)
      let next = ContiguousArray(
        forecast.daysUntilStart.probabilities(in: 0...last).map { Float($0) })
      let all = DayLanes.sum(of: next)
      for each in forecast.cases {
        starts.add(next, sum: all, times: Float(each.weight), point: each.point)
        total += Double(Float(each.weight) * all)
      }
    }
    for day in sum.indices { sum[day] = starts.weights[day] / total }
    return sum
  }

  /// Returns the values at some offsets from each of the starts, given their weights by offset.
  private static func following(_ starts: [Double], by weights: [Double]) -> [Double] {
    starts.indices.map { day in
      var sum = 0.0
      for (offset, weight) in weights.enumerated().prefix(day + 1) {
        sum += starts[day - offset] * weight
      }
      return sum
    }
  }
}

#if !hasFeature(Embedded)
/// Encoded as its name.
extension CyclePhase: CodedCase, Codable {}

/// Encoded as an object without keys for what is not known.
extension CycleForecast.Day: Codable {
  private enum CodingKeys: String, CodingKey {
    case date, log, cycleDay, isLoggedPeriod, periodProbability, fertileProbability
    case ovulationProbability, lutealProbability, phase
  }

  /// Decodes a day.
  ///
  /// - Throws: `DecodingError`, which does not repeat a value, also for a probability that is none.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      date: try container.decode(CalendarDate.self, forKey: .date),
      log: try container.decodeIfPresent(DayLog.self, forKey: .log),
      cycleDay: try container.decodeIfPresent(Int.self, forKey: .cycleDay),
      isLoggedPeriod: try container.decode(Bool.self, forKey: .isLoggedPeriod),
      periodProbability: try container.probability(.periodProbability),
      fertileProbability: try container.probability(.fertileProbability),
      ovulationProbability: try container.probability(.ovulationProbability),
      lutealProbability: try container.probability(.lutealProbability),
      phase: try container.decodeIfPresent(CyclePhase.self, forKey: .phase))
  }
}
#endif
