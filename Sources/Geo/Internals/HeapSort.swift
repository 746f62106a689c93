/// Sorts `count` things at positions from 0, of which only the order and an exchange are known.
///
/// Heapsort, which needs no memory of its own and is never slow.
///
/// - Complexity: O(*n* log *n*)
@inline(__always)
func heapSort(
  _ count: Int, by isBefore: (Int, Int) -> Bool, exchange: (_ a: Int, _ b: Int) -> Void
) {
  // Moves a thing down until none below it comes later.
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
