extension RandomAccessCollection where Index == Int {
  /// Returns the first index whose element satisfies a condition that all later elements satisfy too.
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

  /// Returns the index of an element of a sorted collection, or `nil` if it is absent.
  ///
  /// - Complexity: O(log *n*)
  func sortedIndex(of element: Element) -> Int? where Element: Comparable {
    let index = partitioningIndex { $0 >= element }
    return index < endIndex && self[index] == element ? index : nil
  }
}
