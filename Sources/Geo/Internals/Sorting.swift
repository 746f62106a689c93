import EssentialBase

extension RandomAccessCollection where Index == Int {
  /// Returns the index of an element of a sorted collection, or `nil` if it is absent.
  ///
  /// - Complexity: O(log *n*)
  func sortedIndex(of element: Element) -> Int? where Element: Comparable {
    let index = partitioningIndex { $0 >= element }
    return index < endIndex && self[index] == element ? index : nil
  }
}

/// Sorts `count` elements at positions from 0, by functions that compare and exchange two of them.
///
/// Heapsort needs no additional memory and has no slow cases.
///
/// - Complexity: O(*n* log *n*)
@inline(__always)
func heapSort(
  _ count: Int, by isBefore: (Int, Int) -> Bool, exchange: (_ a: Int, _ b: Int) -> Void
) {
  // Moves an element down until no element below it comes later.
  func sink(_ start: Int, below end: Int) {
    var parent = start
    while 2 * parent + 1 < end {
      var child = 2 * parent + 1
      if child + 1 < end, isBefore(child, child + 1) { child += 1 }
      guard isBefore(parent, child) else { return }
      exchange(parent, child)
      parent = child
    }
  }
  for root in stride(from: count / 2 - 1, through: 0, by: -1) { sink(root, below: count) }
  for end in stride(from: count - 1, to: 0, by: -1) {
    exchange(0, end)
    sink(0, below: end)
  }
}
