public import Essentials

extension CycleHistory {
  /// The history as far as it was known on a day.
  ///
  /// Later periods, logs, interruptions and ovulation days are left out; the end of a period or an
  /// interruption that lies after the day is not known.
  ///
  /// - Complexity: O(log *n*) if nothing lies after the day, otherwise O(*n*).
  public func prefix(through date: CalendarDate) -> CycleHistory {
    var result = self
    result.periods.removeLast { $0.start > date }
    result.periods.replaceLast { $0.known(on: date) }
    result.loggedDays.removeLast { $0.date > date }
    result.interruptions.removeLast { $0.start > date }
    result.interruptions.replaceLast { $0.known(on: date) }
    result.ovulationDays.removeLast { $0 > date }
    result.excludedCycleStarts.removeLast { $0 > date }
    return result
  }
}

extension Array {
  /// Removes the elements from the first on that fulfills a condition, which all later ones do too.
  fileprivate mutating func removeLast(where isInSecondPart: (Element) -> Bool) {
    let index = partitioningIndex(where: isInSecondPart)
    if index < endIndex { removeSubrange(index...) }
  }

  /// Puts what a function makes of the last element in its place.
  fileprivate mutating func replaceLast(
    _ transform: (Element) -> Element
  ) where Element: Equatable {
    guard let last else { return }
    let replacement = transform(last)
    if replacement != last { self[endIndex - 1] = replacement }
  }
}
