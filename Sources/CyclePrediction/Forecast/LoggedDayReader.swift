import Essentials

/// Combines the log and the forecast of single days, in ascending order.
struct LoggedDayReader {
  private let forecast: CycleForecast
  let expected: ExpectedTraits
  private let currentMenses: DayDistribution

  /// The completed cycle that was read last, and the distribution of its ovulation day.
  private var latest: (start: CalendarDate, ovulation: DayDistribution?)?

  init(_ forecast: CycleForecast) {
    self.forecast = forecast
    expected = ExpectedTraits(
      menses: forecast.mensesLength, currentOvulation: forecast.currentOvulation)
    currentMenses = expected.menses.afterWaiting(forecast.traits.bleedingDays)
  }

  private var history: CycleHistory { forecast.traits.history }

  /// Returns the day of a date; `outlook` provides the days from the day of the forecast on.
  mutating func day(_ date: CalendarDate, _ outlook: Outlook?) -> CycleForecast.Day {
    let offset = forecast.asOf.days(until: date)
    let cycle = history.currentCycle(asOf: min(date, forecast.asOf))
    let isOrdinary = cycle.map { $0.interruption == nil } ?? false
    let period = history.period(beginningTheCycleOf: min(date, forecast.asOf))
    let ovulation = ovulationOffsets(of: date)
    var bleeding = period.map { self.bleeding(on: date, $0) } ?? 0
    var fertile = (0...5).reduce(0.0) { $0 + ovulation.probability(offset + $1) }
    var ovulating = ovulation.probability(offset)
    var luteal = ovulation.before(offset)
    if let outlook, offset >= 0 {
      bleeding = min(1, bleeding + outlook.period[offset])
      fertile = outlook.fertile(on: offset)
      ovulating = outlook.ovulation[offset]
      luteal = outlook.luteal[offset]
    }
    luteal = min(max(luteal, 0), 1 - bleeding)
    let isKnown = isOrdinary || offset >= 0
    return CycleForecast.Day(
      date: date, log: offset <= 0 ? history[date] : nil,
      cycleDay: offset <= 0 && isOrdinary ? cycle?.day : nil,
      isLoggedPeriod: period.map { $0.start <= date && date <= history.lastBleedingDay(of: $0) }
        ?? false,
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
    let length = period.start == forecast.currentCycle?.start ? currentMenses : expected.menses
    return 1 - length.probability(upTo: period.start.days(until: date))
  }

  /// Returns the ovulation of a date's cycle, in days after the day of the forecast; empty if
  /// unknown.
  private mutating func ovulationOffsets(of date: CalendarDate) -> OffsetDistribution {
    let index = forecast.traits.allCycles.partitioningIndex { $0.days.upperBound > date }
    guard index < forecast.traits.allCycles.endIndex else {
      return OffsetDistribution(
        days: forecast.currentCycle == nil ? nil : expected.currentOvulation)
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

/// The traits that all days of a forecast share.
struct ExpectedTraits {
  /// The length of the menses.
  let menses: DayDistribution

  /// The number of days from the day of the forecast to the ovulation before the next start.
  let currentOvulation: DayDistribution
}

/// The distribution of an ovulation day, or none.
private struct OffsetDistribution {
  let days: DayDistribution?

  func probability(_ day: Int) -> Double { days?.probability(of: day) ?? 0 }

  /// Returns the probability of a day before `day`.
  func before(_ day: Int) -> Double { days?.probability(upTo: day - 1) ?? 0 }
}
