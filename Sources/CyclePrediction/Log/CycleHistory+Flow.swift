import Essentials

extension CycleHistory {
  /// Returns the periods that would follow from the logged flow alone under a rule, from earliest to
  /// latest.
  ///
  /// - A period starts with a day of flow above spotting. If the rule says so, it starts with the day
  ///   of spotting right before that day instead.
  /// - Flow after a break of at most ``MensesRule/maximumBreak`` days prolongs the period, and so
  ///   does flow that begins before the ``MensesRule/shortestCycle`` has passed.
  /// - The period ends with the last day of flow above spotting. The end is unknown for a single day
  ///   of flow, and while nothing is logged after the next break.
  /// - Spotting neither starts nor prolongs a period, and neither does flow on
  ///   ``bleedingOutsidePeriods``.
  ///
  /// ``periods`` are made by the same rule from the flow and the added periods together.
  ///
  /// - Complexity: O(*n*)
  public func periods(derivedFromFlow rule: MensesRule) -> [LoggedPeriod] {
    var flow = CycleHistory(rule: rule)
    flow.loggedDays = loggedDays
    flow.bleedingOutsidePeriods = bleedingOutsidePeriods
    return flow.bleedings(from: .earliest).map(\.period)
  }

  /// Returns the last day of a period: its end if known, otherwise the last day of its flow above
  /// spotting.
  ///
  /// - Complexity: O(log *n*) plus the number of logs in the period.
  func lastBleedingDay(ofPeriodAt index: Int) -> CalendarDate {
    let next = index + 1 < periods.endIndex ? periods[index + 1].start : nil
    return lastBleedingDay(of: periods[index], through: next?.adding(days: -1) ?? .latest)
  }

  /// Returns the last day of a period: its end if known, otherwise the last day of its flow above
  /// spotting up to a day.
  func lastBleedingDay(
    of period: LoggedPeriod, through last: CalendarDate = .latest
  ) -> CalendarDate {
    period.end ?? lastBleedingDay(from: period.start, through: last)
  }

  /// Returns the last day of the flow above spotting that begins on a day and continues without too
  /// long a break; that day itself if no more flow is logged.
  ///
  /// - Complexity: O(log *n*) plus the number of logs in the flow.
  func lastBleedingDay(from start: CalendarDate, through last: CalendarDate) -> CalendarDate {
    var bleeding = start
    var spotting: CalendarDate?
    for day in loggedDays[loggedDays.partitioningIndex { $0.date >= start }...] {
      guard day.date <= last else { break }
      let first = firstDay(ofFlowOn: day.date, afterSpottingOn: spotting)
      if !rule.isSameMenses(first, startedOn: start, lastDay: bleeding) { break }
      guard let flow = day.log.flow else { continue }
      if flow == .spotting {
        spotting = day.date
      } else if !bleedingOutsidePeriods.sortedContains(day.date) {
        bleeding = day.date
      }
    }
    return bleeding
  }
}
