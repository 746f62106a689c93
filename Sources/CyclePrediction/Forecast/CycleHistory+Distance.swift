import Essentials

extension CycleHistory {
  /// Returns the distance from the start of a period to that of the next, or to another day, with what
  /// the person said about it.
  func distance(from start: CalendarDate, to end: CalendarDate) -> CycleFilter.Distance {
    let index = confirmedCycleDays.partitioningIndex { $0.lowerBound >= start }
    let confirmed = index < confirmedCycleDays.endIndex ? confirmedCycleDays[index] : nil
    let isConfirmed = confirmed?.lowerBound == start
    return CycleFilter.Distance(
      days: start.days(until: end),
      confirmedDays: confirmed.flatMap { isConfirmed ? start.days(until: $0.upperBound) : nil },
      isTrueStart: confirmedPeriodStarts.sortedContains(end))
  }
}
