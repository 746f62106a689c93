extension RandomAccessCollection where Index == Int {
  /// Returns the index of the first element that fulfills a condition, which all later elements
  /// fulfill too.
  ///
  /// - Complexity: O(log *n*)
  @inlinable
  package func partitioningIndex(where isInSecondPart: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if isInSecondPart(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
