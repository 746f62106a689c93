extension RandomAccessCollection where Index == Int {
  /// The first index whose element fulfills a condition that all later elements fulfill too.
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
  /// Whether a sorted array has this element.
  ///
  /// - Complexity: O(log *n*)
  func sortedContains(_ element: Element) -> Bool {
    let index = partitioningIndex { $0 >= element }
    return index < endIndex && self[index] == element
  }

  /// Puts an element into its place in a sorted array, unless it is there.
  ///
  /// - Complexity: O(log *n*), and O(*n*) for the elements behind its place.
  mutating func sortedInsert(_ element: Element) {
    let index = partitioningIndex { $0 >= element }
    if index == endIndex || self[index] != element { insert(element, at: index) }
  }

  /// Takes an element out of a sorted array, and returns whether it was there.
  ///
  /// - Complexity: O(log *n*), and O(*n*) for the elements behind its place.
  @discardableResult
  mutating func sortedRemove(_ element: Element) -> Bool {
    let index = partitioningIndex { $0 >= element }
    guard index < endIndex, self[index] == element else { return false }
    remove(at: index)
    return true
  }

  /// The elements in order, each once.
  ///
  /// - Complexity: O(*n* log *n*)
  func sortedWithoutRepeats() -> [Element] {
    var result: [Element] = []
    for element in sorted() where result.last != element { result.append(element) }
    return result
  }
}
