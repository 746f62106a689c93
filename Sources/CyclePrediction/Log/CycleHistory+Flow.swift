public import Essentials

extension CycleHistory {
  /// Returns the periods that follow from the logged flow, from earliest to latest.
  ///
  /// A period starts with a day of flow above spotting. If the rule says so, it starts with the day
  /// of spotting right before that day instead. It ends with the last day of flow above spotting.
  ///
  /// - Complexity: O(*n*)
  public func periods(derivedFromFlow rule: MensesRule) -> [LoggedPeriod] {
    var bleedings: [LoggedPeriod] = []
    var spotting: CalendarDate?
    for day in loggedDays {
      guard let flow = day.log.flow else { continue }
      guard flow > .spotting else {
        spotting = day.date
        continue
      }
      let isSpottingBefore = spotting.map { $0.days(until: day.date) == 1 } ?? false
      let start = rule.startsWithSpotting && isSpottingBefore ? spotting : nil
      bleedings.append(LoggedPeriod(validStart: start ?? day.date, end: day.date))
    }
    return Self.joined(sorted: bleedings, maximumBreak: rule.maximumBreak)
  }

  /// Adds the periods that follow from the logged flow under the ``rule`` of the history.
  ///
  /// A derived period that shares a day with a logged period, or is at most
  /// ``MensesRule/maximumBreak`` days away from one, is merged with it. The latest period stays
  /// open while the next day's flow could still belong to it, unless its end is already known. Flow
  /// after `today` is ignored. Calling this method again changes nothing.
  ///
  /// - Complexity: O(*n* log *n*)
  public mutating func addPeriodsFromFlow(asOf today: CalendarDate) {
    let derived = prefix(through: today).periods(derivedFromFlow: rule)
    guard let latest = derived.last else { return }
    var wholes = Self.joined(
      sorted: (periods + derived).sorted { $0.start < $1.start }, maximumBreak: rule.maximumBreak)
    if let last = wholes.last, isOpen(last, endingWith: latest, asOf: today) {
      wholes[wholes.endIndex - 1] = LoggedPeriod(validStart: last.start, end: nil)
    }
    excludedCycleStarts = excludedCycleStarts.map { start in
      wholes[..<wholes.partitioningIndex { $0.start > start }].last?.start ?? start
    }.sortedWithoutRepeats()
    periods = wholes
  }

  /// Returns the last day of a period: its end if known, otherwise the last day of its flow above
  /// spotting.
  ///
  /// - Complexity: O(log *n*) plus the number of logs in the period.
  func lastBleedingDay(ofPeriodAt index: Int) -> CalendarDate {
    let period = periods[index]
    if let end = period.end { return end }
    let next = index + 1 < periods.endIndex ? periods[index + 1].start : nil
    return lastBleedingDay(
      from: period.start, through: next?.adding(days: -1) ?? .latest)
  }

  /// Returns the last day of the flow above spotting that begins on a day and continues without too
  /// long a break; that day itself if no more flow is logged.
  ///
  /// - Complexity: O(log *n*) plus the number of logs in the flow.
  func lastBleedingDay(from start: CalendarDate, through last: CalendarDate) -> CalendarDate {
    var bleeding = start
    for day in loggedDays[loggedDays.partitioningIndex { $0.date >= start }...] {
      guard day.date <= last, bleeding.days(until: day.date) - 1 <= rule.maximumBreak else { break }
      if let flow = day.log.flow, flow > .spotting { bleeding = day.date }
    }
    return bleeding
  }

  /// Whether flow on the next days could still belong to a period that ends with derived flow.
  ///
  /// Without its end, the period counts as its first day alone, so that day must be close enough to
  /// the flow.
  private func isOpen(
    _ whole: LoggedPeriod, endingWith derived: LoggedPeriod, asOf today: CalendarDate
  ) -> Bool {
    guard let end = whole.end, end == derived.end else { return false }
    return (0...rule.maximumBreak).contains(end.days(until: today))
      && whole.start.days(until: derived.start) - 1 <= rule.maximumBreak
      && !periods.contains { $0.end == end }
  }
}
