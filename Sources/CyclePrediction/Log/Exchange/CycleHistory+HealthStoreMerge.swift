import Essentials

extension CycleHistory {
  /// Adds what the samples of a health store hold and the log does not.
  ///
  /// What the person logged counts: a value of a day is added only if the day has none of its kind, and so
  /// are its symptoms; a period only if it shares no day with one of the log and none of its days is in
  /// ``bleedingOutsidePeriods``. An interruption is left out if it shares a day with one of the same kind,
  /// and else its days outside those of the log are added. Confirmed answers and excluded cycles stay. The
  /// samples are read as in ``init(healthStoreSamples:rule:)``.
  ///
  /// Merging the same samples again changes nothing, and neither does merging the log's own
  /// ``healthStoreSamples``. What was removed from the log alone comes back from the store: also a period
  /// whose bleeding has no strength in the store, after ``removePeriod(startingOn:)``.
  ///
  /// - Complexity: O(*n* log *n*)
  public mutating func merge(_ samples: HealthStoreSamples) {
    let found = CycleHistory(healthStoreSamples: samples, rule: rule)
    var logs: [CalendarDate: DayLog] = [:]
    for day in loggedDays { logs[day.date] = day.log }
    var outside = bleedingOutsidePeriods
    for day in found.loggedDays {
      let isOutside = found.bleedingOutsidePeriods.sortedContains(day.date)
      if isOutside, logs[day.date]?.flow == nil { outside.append(day.date) }
      logs[day.date, default: DayLog()].takeMissingValues(of: day.log)
    }
    let bleedings = periods.indices.map { periods[$0].start...lastBleedingDay(ofPeriodAt: $0) }
    let newPeriods = found.addedPeriods.filter { period in
      let days = period.start...period.lastKnownDay
      let known = bleedings.partitioningIndex { $0.upperBound >= days.lowerBound }
      let excluded = bleedingOutsidePeriods.partitioningIndex { $0 >= days.lowerBound }
      return !(bleedings.dropFirst(known).first?.overlaps(days) ?? false)
        && !(bleedingOutsidePeriods.dropFirst(excluded).first.map(days.contains) ?? false)
    }
    let newInterruptions = found.interruptions.flatMap(missingParts)
    loggedDays = logs.sorted { $0.key < $1.key }.map { LoggedDay(date: $0.key, log: $0.value) }
    addedPeriods = (addedPeriods + newPeriods).sorted { $0.start < $1.start }
    interruptions = (interruptions + newInterruptions).sorted { $0.start < $1.start }
    bleedingOutsidePeriods = outside.sortedWithoutRepeats()
    updatePeriods(from: .earliest)
  }

  /// Returns the parts of an interruption that lie outside those of the log; none if one of them is of the
  /// same kind, which the person may have corrected.
  private func missingParts(of next: CycleInterruption) -> [CycleInterruption] {
    let first = interruptions.partitioningIndex { $0.lastDay >= next.start }
    let known = interruptions[first...].prefix { $0.start <= next.lastDay }
    if known.contains(where: { $0.kind == next.kind }) { return [] }
    var parts: [CycleInterruption] = []
    var start: CalendarDate? = next.start
    for other in known {
      if let day = start, day < other.start {
        parts.append(
          CycleInterruption(next.kind, validStart: day, end: other.start.adding(days: -1)))
      }
      start = other.lastDay.adding(days: 1)
    }
    if let start, start <= next.lastDay {
      parts.append(CycleInterruption(next.kind, validStart: start, end: next.end))
    }
    return parts
  }
}

extension DayLog {
  /// Takes those values of another log of the same day that this one lacks and health stores hold.
  fileprivate mutating func takeMissingValues(of other: DayLog) {
    flow = flow ?? other.flow
    temperature = temperature ?? other.temperature
    mucus = mucus ?? other.mucus
    ovulationTest = ovulationTest ?? other.ovulationTest
    progesteroneTest = progesteroneTest ?? other.progesteroneTest
    pregnancyTest = pregnancyTest ?? other.pregnancyTest
    intercourse = intercourse ?? other.intercourse
    if symptoms.isEmpty { symptoms = other.symptoms }
  }
}
