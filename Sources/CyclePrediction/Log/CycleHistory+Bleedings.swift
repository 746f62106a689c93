import Essentials

extension CycleHistory {
  /// A period, with the last day on which it is known to have bled.
  struct Bleeding {
    /// The first day.
    var start: CalendarDate
    /// The last day on which bleeding is known.
    var lastDay: CalendarDate
    /// The union of the added periods; `nil` if only flow is logged.
    var added: LoggedPeriod?
    /// The last day of logged flow.
    var lastFlow: CalendarDate?
    /// The period that is made of it.
    var period: LoggedPeriod
  }

  /// Returns the periods that start on a day or later, made of the added periods and the logged
  /// flow.
  ///
  /// The first of them must not belong to an earlier period. The end of the latest period is known
  /// if its flow is followed by too long a break before `known`, by default the last logged day.
  ///
  /// - Complexity: O(log *n*) plus the number of entries from `first` on.
  func bleedings(
    from first: CalendarDate, through last: CalendarDate = .latest, known: CalendarDate? = nil
  ) -> [Bleeding] {
    var result: [Bleeding] = []
    func absorb(_ entry: Bleeding) {
      guard let previous = result.last, rule.joins(entry.start, to: previous) else {
        result.append(entry)
        return
      }
      result[result.endIndex - 1] = Bleeding(
        start: previous.start, lastDay: max(previous.lastDay, entry.lastDay),
        added: entry.added.map { previous.added?.union($0) ?? $0 } ?? previous.added,
        lastFlow: entry.lastFlow ?? previous.lastFlow, period: previous.period)
    }
    var added = addedPeriods[addedPeriods.partitioningIndex { $0.start >= first }...]
    var spotting: CalendarDate?
    for day in loggedDays[loggedDays.partitioningIndex { $0.date >= first }...] {
      guard day.date <= last else { break }
      guard let flow = day.log.bleeding else { continue }
      guard flow > .spotting else {
        spotting = day.date
        continue
      }
      guard !bleedingOutsidePeriods.sortedContains(day.date) else { continue }
      let start = firstDay(ofFlowOn: day.date, afterSpottingOn: spotting)
      while let next = added.first, next.start <= start {
        absorb(Bleeding(next.known(on: last)))
        added.removeFirst()
      }
      absorb(
        Bleeding(
          start: start, lastDay: day.date, added: nil, lastFlow: day.date,
          period: LoggedPeriod(validStart: start, end: nil)))
    }
    for period in added.prefix(while: { $0.start <= last }) {
      absorb(Bleeding(period.known(on: last)))
    }
    let lastKnown = known ?? loggedDays.last?.date ?? .earliest
    for index in result.indices {
      let next = index + 1 < result.endIndex ? result[index + 1].start : lastKnown
      result[index].period = period(result[index], known: next)
    }
    return result
  }

  /// Returns the first day of a bleeding with flow above spotting on a date: the day of spotting
  /// right before it if the rule says so, unless the person added a period that starts on the date.
  func firstDay(
    ofFlowOn date: CalendarDate, afterSpottingOn spotting: CalendarDate?
  ) -> CalendarDate {
    guard rule.startsWithSpotting, let spotting, spotting.days(until: date) == 1 else {
      return date
    }
    let index = addedPeriods.partitioningIndex { $0.start >= date }
    let isAdded = index < addedPeriods.endIndex && addedPeriods[index].start == date
    return isAdded ? date : spotting
  }

  /// Returns the period that a bleeding is, as known on a day.
  private func period(_ bleeding: Bleeding, known: CalendarDate) -> LoggedPeriod {
    let (start, lastDay) = (bleeding.start, bleeding.lastDay)
    if let added = bleeding.added, added.lastKnownDay == lastDay,
      added.end != nil || added.start == start
    {
      return LoggedPeriod(validStart: start, end: added.end)
    }
    // A single day of flow says that a period started, and not when it ended.
    guard start < lastDay else { return LoggedPeriod(validStart: start, end: nil) }
    let isOver = rule.isOver(
      lastDay: lastDay, on: known, addedStart: bleeding.added == nil ? nil : start)
    let isOpen = !isOver && lastBleedingDay(from: start, through: lastDay) == lastDay
    return LoggedPeriod(validStart: start, end: isOpen ? nil : lastDay)
  }

  /// Updates the periods after a change on a date or later.
  ///
  /// - Complexity: O(log *n*) plus the number of entries from the period before the date on.
  mutating func updatePeriods(from date: CalendarDate, knownThrough known: CalendarDate? = nil) {
    let later = periods.partitioningIndex { $0.start >= date }
    let index = max(later - 1, 0)
    // Without an earlier period, spotting on the day before can still become the first day.
    let first = later > 0 ? periods[index].start : date.adding(days: -1) ?? .earliest
    let bleedings = bleedings(from: first, known: known)
    if !periods[index...].elementsEqual(bleedings.lazy.map { $0.period }) {
      periods.replaceSubrange(index..., with: bleedings.map { $0.period })
    }
    updateConfirmations(from: first, bleedings)
    let excluded = excludedCycleStarts.partitioningIndex { $0 >= first }
    guard excluded < excludedCycleStarts.endIndex else { return }
    let moved = excludedCycleStarts[excluded...].compactMap(bleedings.start(ofPeriodOn:))
    excludedCycleStarts.replaceSubrange(excluded..., with: moved.sortedWithoutRepeats())
  }

  /// Updates the periods after the flow of a date has changed; `lastLogged` was the last logged day
  /// before.
  mutating func flowChanged(
    on date: CalendarDate, from old: MenstrualFlow?, to new: MenstrualFlow?,
    lastLogged: CalendarDate?
  ) {
    if old != new {
      bleedingOutsidePeriods.sortedRemove(date)
      updatePeriods(from: date)
      return
    }
    // A later day in the log tells that the latest period has ended.
    guard let period = periods.last, lastLogged != loggedDays.last?.date else { return }
    let lastDay = period.end ?? lastBleedingDay(from: period.start, through: .latest)
    let isAdded = addedPeriods.last.map { $0.start >= period.start } ?? false
    let isOver = [lastLogged, loggedDays.last?.date].map {
      rule.isOver(
        lastDay: lastDay, on: $0 ?? .earliest, addedStart: isAdded ? period.start : nil)
    }
    if isOver[0] != isOver[1], let next = period.start.adding(days: 1) { updatePeriods(from: next) }
  }

  /// Returns the period that begins the cycle of a date, as known on that date.
  ///
  /// - Complexity: O(log *n*) plus the number of entries in the cycle.
  func period(knownOn date: CalendarDate) -> LoggedPeriod? {
    var index = periods.partitioningIndex { $0.start > date }
    while index > 0 {
      index -= 1
      let period = periods[index]
      if let end = period.end, rule.isOver(lastDay: end, on: date, addedStart: period.start) {
        return period
      }
      // A day of spotting becomes the first day of a period only by the flow of the next day.
      if let known = bleedings(from: period.start, through: date, known: date).last {
        return known.period
      }
    }
    return nil
  }

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
    return flow.bleedings(from: .earliest).map { $0.period }
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
      guard let flow = day.log.bleeding else { continue }
      if flow == .spotting {
        spotting = day.date
      } else if !bleedingOutsidePeriods.sortedContains(day.date) {
        bleeding = day.date
      }
    }
    return bleeding
  }
}

extension CycleHistory.Bleeding {
  /// Creates the bleeding of an added period alone.
  fileprivate init(_ added: LoggedPeriod) {
    self.init(
      start: added.start, lastDay: added.lastKnownDay, added: added, lastFlow: nil, period: added)
  }
}

extension [CycleHistory.Bleeding] {
  /// Returns the start of the period that contains a date; otherwise of the next one, if it starts
  /// within the ``MensesRule/shortestCycle``; otherwise `nil`.
  func start(ofPeriodOn date: CalendarDate) -> CalendarDate? {
    let index = partitioningIndex { $0.start > date }
    if index > 0, date <= self[index - 1].lastDay { return self[index - 1].start }
    guard index < endIndex, date.days(until: self[index].start) < MensesRule.shortestCycle else {
      return nil
    }
    return self[index].start
  }
}

extension MensesRule {
  /// Whether bleeding that starts on a day, not before another, belongs to the same period.
  fileprivate func joins(_ day: CalendarDate, to bleeding: CycleHistory.Bleeding) -> Bool {
    isSameMenses(day, startedOn: bleeding.start, lastDay: bleeding.lastDay)
  }

  /// Whether a menses with this last day of flow counts as over on a day.
  ///
  /// A person who adds the start of a period may add the end too, and need not log the flow of every
  /// day between, so such a period is over no sooner than the ``shortestCycle``.
  fileprivate func isOver(
    lastDay: CalendarDate, on date: CalendarDate, addedStart: CalendarDate?
  ) -> Bool {
    lastDay.days(until: date) > maximumBreak
      && addedStart.map { $0.days(until: date) >= Self.shortestCycle } ?? true
  }

  /// Whether bleeding on a day belongs to a menses with this first and last day.
  func isSameMenses(
    _ day: CalendarDate, startedOn start: CalendarDate, lastDay: CalendarDate
  ) -> Bool {
    lastDay.days(until: day) - 1 <= maximumBreak || start.days(until: day) < Self.shortestCycle
  }
}

extension LoggedPeriod {
  /// Returns the period from the earliest day of both to the last known day of both.
  fileprivate func union(_ other: LoggedPeriod) -> LoggedPeriod {
    LoggedPeriod(
      validStart: min(start, other.start), end: max(lastKnownDay, other.lastKnownDay))
  }
}
