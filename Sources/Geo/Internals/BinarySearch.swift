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

  /// The index of an element of a sorted collection, or `nil` if it is not there.
  ///
  /// - Complexity: O(log *n*)
  func sortedIndex(of element: Element) -> Int? where Element: Comparable {
    let index = partitioningIndex { $0 >= element }
    return index < endIndex && self[index] == element ? index : nil
  }
}
