extension RandomAccessCollection where Index == Int {
  /// Returns the index of the first element that fulfills a condition, which all later elements
  /// fulfill too.
  ///
  /// - Complexity: O(log *n*)
  func partitioningIndex(where isInSecondPart: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if isInSecondPart(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

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
