import Essentials

extension CycleHistory {
  /// Adds what the samples of a health store hold and the log does not.
  ///
  /// What the person logged counts: a value of a day is added only if the day has none of its kind, and so
  /// are its symptoms; a period only if it shares no day with one of the log and none of its days is in
  /// ``bleedingOutsidePeriods``, and an interruption only if it shares no day with one of the log. Her
  /// answers and excluded cycles stay. The samples are read as in ``init(healthStoreSamples:rule:)``.
  ///
  /// Merging the same samples again changes nothing, and neither does merging the log's own
  /// ``healthStoreSamples``. What was removed from the log alone comes back from the store.
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
    let newInterruptions = found.interruptions.filter { next in
      let known = interruptions.partitioningIndex { $0.lastDay >= next.start }
      return !(interruptions.dropFirst(known).first.map { $0.start <= next.lastDay } ?? false)
    }
    loggedDays = logs.sorted { $0.key < $1.key }.map { LoggedDay(date: $0.key, log: $0.value) }
    addedPeriods = (addedPeriods + newPeriods).sorted { $0.start < $1.start }
    interruptions = (interruptions + newInterruptions).sorted { $0.start < $1.start }
    bleedingOutsidePeriods = outside.sortedWithoutRepeats()
    updatePeriods(from: .earliest)
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
