import Essentials

extension RandomAccessCollection where Index == Int {
  /// Returns the index of an element of a sorted collection, or `nil` if it is absent.
  ///
  /// - Complexity: O(log *n*)
  func sortedIndex(of element: Element) -> Int? where Element: Comparable {
    let index = partitioningIndex { $0 >= element }
    return index < endIndex && self[index] == element ? index : nil
  }
}
