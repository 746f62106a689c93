import CyclePrediction
import TestSupport

/// A history of periods, each of which starts one length after the previous one, the first on
/// `first`.
func history(
  ofLengths lengths: [Int], bleeding: Int? = 5, from first: CalendarDate = january(1)
) throws -> CycleHistory {
  var start = first
  var periods: [LoggedPeriod] = []
  for length in lengths + [0] {
    let end = bleeding.flatMap { start.adding(days: $0 - 1) }
    periods.append(try LoggedPeriod(start: start, end: end))
    start = start.adding(days: length) ?? start
  }
  return try CycleHistory(periods: periods)
}

extension CycleHistory {
  /// The day that lies `days` after the latest start.
  func day(_ days: Int) -> CalendarDate {
    periods.last?.start.adding(days: days) ?? .latest
  }

  /// The same log, `days` later.
  func shifted(by days: Int) throws -> CycleHistory {
    func later(_ date: CalendarDate) -> CalendarDate { date.adding(days: days) ?? .latest }
    return try CycleHistory(
      periods: periods.map { try LoggedPeriod(start: later($0.start), end: $0.end.map(later)) },
      loggedDays: loggedDays.map { LoggedDay(date: later($0.date), log: $0.log) },
      interruptions: interruptions.map {
        try CycleInterruption($0.kind, from: later($0.start), to: $0.end.map(later))
      },
      ovulationDays: ovulationDays.map(later),
      excludedCycleStarts: excludedCycleStarts.map(later),
      confirmedPeriodStarts: confirmedPeriodStarts.map(later),
      confirmedCycleDays: confirmedCycleDays.map { later($0.lowerBound)...later($0.upperBound) })
  }

  /// A history with periods, signs of ovulation, an excluded cycle, an interruption, and declared
  /// days, and with entries after its 240th day, which is in an ongoing cycle.
  static func full() throws -> CycleHistory {
    var history = try history(ofLengths: [28, 30, 61, 29, 27, 31, 28, 29, 30])
    let logged: [(Int, DayLog)] = [
      (12, DayLog(ovulationTest: .negative)), (13, DayLog(ovulationTest: .positive)),
      (40, DayLog(mucus: .eggWhite)), (41, DayLog(mucus: .creamy)), (42, DayLog(mucus: .dry)),
      (43, DayLog(mucus: .dry)), (44, DayLog(mucus: .dry)), (240, DayLog(ovulationTest: .positive)),
      (241, DayLog(mucus: .eggWhite)), (242, DayLog(mucus: .dry)), (243, DayLog(mucus: .dry)),
      (244, DayLog(mucus: .dry)), (260, DayLog(flow: .spotting)),
    ]
    for (day, log) in logged { try history.log(log, on: january(day), asOf: january(400)) }
    try history.exclude(cycleStartingOn: history.periods[2].start)
    try history.add(
      CycleInterruption(.pause, from: january(155), to: january(160)), asOf: january(400))
    try history.declareOvulation(on: january(190), asOf: january(400))
    try history.declareOvulation(on: january(245), asOf: january(400))
    return history
  }
}

/// All results of a forecast, for comparison.
struct Answers: Equatable {
  let currentCycle: MenstrualCycle.Current?
  let markers: [OvulationMarker]
  let periods: [CycleForecast.Period]
  let fertility: [CycleForecast.Fertility]
  let summary: CycleForecast.Summary
  let days: [CycleForecast.Day]
  let currentPeriodEnd: DateDistribution?
  let missed: Double
  let suspected: [MenstrualCycle]

  /// Later periods take long, so that most tests compare the next one alone by default.
  init(
    _ forecast: CycleForecast, around days: ClosedRange<Int> = -200...40,
    later numbers: [Int] = LongTest.values([2], small: 0)
  ) {
    currentCycle = forecast.currentCycle
    markers = forecast.ovulationMarkers
    periods = [forecast.nextPeriod] + numbers.compactMap(forecast.period)
    fertility =
      [forecast.fertility] + numbers.map { $0 - 1 }.compactMap(forecast.fertility(afterPeriod:))
    summary = forecast.summary
    let first = forecast.asOf.adding(days: days.lowerBound) ?? .earliest
    let last = forecast.asOf.adding(days: days.upperBound) ?? .latest
    self.days = forecast.days(in: first...last)
    currentPeriodEnd = forecast.currentPeriodEnd
    missed = forecast.probabilityOfMissedPeriod
    suspected = forecast.suspectedMissedPeriods.map(\.cycle)
  }
}
