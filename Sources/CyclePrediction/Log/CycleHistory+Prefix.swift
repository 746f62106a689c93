public import Essentials

extension CycleHistory {
  /// Returns the history as it was known on a date.
  ///
  /// Later periods, logs, interruptions, and ovulation days are removed. If a period or an
  /// interruption ends after the date, its end is unknown in the result. The end of a period that
  /// follows from its flow is known once more than ``MensesRule/maximumBreak`` days have passed.
  ///
  /// - Complexity: O(log *n*) plus the entries of the latest cycle if nothing is after the date,
  ///   otherwise O(*n*).
  public func prefix(through date: CalendarDate) -> CycleHistory {
    var result = self
    result.addedPeriods.removeLast { $0.start > date }
    result.addedPeriods.replaceLast { $0.known(on: date) }
    result.loggedDays.removeLast { $0.date > date }
    result.bleedingOutsidePeriods.removeLast { $0 > date }
    result.interruptions.removeLast { $0.start > date }
    result.interruptions.replaceLast { $0.known(on: date) }
    result.ovulationDays.removeLast { $0 > date }
    result.excludedCycleStarts.removeLast { $0 > date }
    result.confirmedPeriodStarts.removeLast { $0 > date }
    result.confirmedCycleDays.removeLast { $0.lowerBound > date }
    result.confirmedCycleDays.replaceLast { $0.lowerBound...min($0.upperBound, date) }
    result.confirmedNoPregnancyDays.removeLast { $0 > date }
    result.periods.removeLast { $0.start > date }
    if let next = result.periods.last?.start.adding(days: 1) {
      result.updatePeriods(from: next, knownThrough: date)
    }
    return result
  }
}

extension Array {
  /// Removes all elements that fulfill a condition, which must be a suffix of the array.
  fileprivate mutating func removeLast(where isInSecondPart: (Element) -> Bool) {
    let index = partitioningIndex(where: isInSecondPart)
    if index < endIndex { removeSubrange(index...) }
  }

  /// Replaces the last element with the result of a function.
  fileprivate mutating func replaceLast(
    _ transform: (Element) -> Element
  ) where Element: Equatable {
    guard let last else { return }
    let replacement = transform(last)
    if replacement != last { self[endIndex - 1] = replacement }
  }
}
