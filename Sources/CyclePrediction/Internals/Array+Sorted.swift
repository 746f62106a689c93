import Essentials

extension Array where Element: Comparable {
  /// Whether a sorted array contains an element.
  ///
  /// - Complexity: O(log *n*)
  func sortedContains(_ element: Element) -> Bool {
    let index = partitioningIndex { $0 >= element }
    return index < endIndex && self[index] == element
  }

  /// Inserts an element into a sorted array, unless the array contains it.
  ///
  /// - Complexity: O(log *n*), plus O(*n*) to move the elements after it.
  mutating func sortedInsert(_ element: Element) {
    let index = partitioningIndex { $0 >= element }
    if index == endIndex || self[index] != element { insert(element, at: index) }
  }

  /// Removes an element from a sorted array, and returns whether the array contained it.
  ///
  /// - Complexity: O(log *n*), plus O(*n*) to move the elements after it.
  @discardableResult
  mutating func sortedRemove(_ element: Element) -> Bool {
    let index = partitioningIndex { $0 >= element }
    guard index < endIndex, self[index] == element else { return false }
    remove(at: index)
    return true
  }

  /// Returns the elements in ascending order without duplicates.
  ///
  /// - Complexity: O(*n* log *n*)
  func sortedWithoutRepeats() -> [Element] {
    var result: [Element] = []
    for element in sorted() where result.last != element { result.append(element) }
    return result
  }
}
