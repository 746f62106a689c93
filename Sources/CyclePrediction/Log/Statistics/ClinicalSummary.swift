public import Essentials

extension CycleHistory {
  /// The facts about a log that a doctor asks for, as values; a host writes them as text or a table.
  ///
  ///     let summary = history.clinicalSummary(asOf: today, age: 31)
  ///     show(summary.lastPeriod?.start, summary.cycleLengths?.median, summary.deviations)
  ///
  /// The summary covers whole cycles that started in the twelve months before a day. It describes the
  /// log and is not a diagnosis: a period that was not logged turns two cycles into one long cycle.
  public struct ClinicalSummary: Equatable, Sendable, PrivateValue {
    /// The days that the summary covers: twelve months, or fewer if the log is shorter.
    public let days: ClosedRange<CalendarDate>

    /// The latest period; its first day is the "last menstrual period" (LMP) of a medical history.
    public let lastPeriod: LoggedPeriod?

    /// The cycles that started in these days and are complete, including excluded and interrupted
    /// ones, from earliest to latest.
    public let cycles: [MenstrualCycle]

    /// The lengths of the ordinary cycles.
    public let cycleLengths: CycleStatistics.Lengths?

    /// The lengths of the periods of ordinary cycles.
    public let periodLengths: CycleStatistics.Lengths?

    /// The number of days of each period with heavy flow, for the periods with logged flow.
    public let heavyDays: [CycleStatistics.DatedValue<Int>]

    /// The days of bleeding and spotting outside periods.
    public let bleedingBetweenPeriods: [CalendarDate]

    /// The number of days on which each symptom was logged, most frequent first.
    public let symptoms: [SymptomCount]

    /// Whether the cycles are regular.
    public let regularity: CycleRegularity

    /// The findings that are outside the limits of a published definition.
    public let deviations: [CycleDeviation]

    /// The interruptions in these days, such as a pregnancy or hormonal contraception.
    public let interruptions: [CycleInterruption]

    /// A symptom, and the number of days on which it was logged.
    public struct SymptomCount: Hashable, Identifiable, Sendable, PrivateValue {
      /// The symptom.
      public let symptom: LoggedSymptom

      /// The number of days.
      public let days: Int

      /// The symptom, which appears once.
      public var id: LoggedSymptom { symptom }
    }
  }

  /// Returns the facts about the twelve months up to a day that a doctor asks for.
  ///
  /// - Parameters:
  ///   - today: The last day; later entries are ignored. If a period begins one or two days later, and the
  ///     log ends on those days, its last day counts as today, as in
  ///     ``CyclePredictor/forecast(for:asOf:context:usingCyclesFrom:charting:)``.
  ///   - age: The age in years, or `nil` if it is unknown.
  /// - Returns: The summary; empty for an empty log.
  /// - Complexity: O(*n* log *n*)
  public func clinicalSummary(asOf today: CalendarDate, age: Int?) -> ClinicalSummary {
    let today = lastDay(justAfter: today) ?? today
    let history = prefix(through: today)
    let earliest = today.adding(days: -364) ?? .earliest
    let logged = [history.periods.first?.start, history.loggedDays.first?.date].compactMap { $0 }
    let first = max(earliest, min(logged.min() ?? today, today))
    let cycles = history.cycles.filter { $0.start >= first }
    let statistics = CycleStatistics(cycles)
    let entries = history.loggedDays[history.loggedDays.partitioningIndex { $0.date >= first }...]
    var counts: [LoggedSymptom: Int] = [:]
    for symptom in entries.lazy.flatMap({ $0.log.symptoms }) { counts[symptom, default: 0] += 1 }
    var heavyDays: [CycleStatistics.DatedValue<Int>] = []
    var bleeding: [CalendarDate] = []
    var index = history.periods.partitioningIndex { $0.start >= first }
    for period in history.periods[index...] {
      let flow = history.loggedDays(
        in: period.start..<(history.lastBleedingDay(of: period).adding(days: 1) ?? .latest)
      ).compactMap { $0.log.flow }
      guard !flow.isEmpty else { continue }
      heavyDays.append(
        CycleStatistics.DatedValue(date: period.start, value: flow.count { $0 == .heavy }))
    }
    index = max(index - 1, 0)
    for day in entries where day.log.flow != nil {
      while index + 1 < history.periods.endIndex, history.periods[index + 1].start <= day.date {
        index += 1
      }
      let isInPeriod =
        index < history.periods.endIndex && history.periods[index].start <= day.date
        && day.date <= history.lastBleedingDay(of: history.periods[index])
      if !isInPeriod { bleeding.append(day.date) }
    }
    return ClinicalSummary(
      days: first...today, lastPeriod: history.periods.last, cycles: cycles,
      cycleLengths: statistics?.cycleLengths, periodLengths: statistics?.periodLengths,
      heavyDays: heavyDays, bleedingBetweenPeriods: bleeding,
      symptoms: counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        .map { ClinicalSummary.SymptomCount(symptom: $0.key, days: $0.value) },
      regularity: history.regularity(asOf: today, age: age),
      deviations: history.deviations(asOf: today, age: age),
      interruptions: history.interruptions.filter { $0.lastDay >= first })
  }
}
