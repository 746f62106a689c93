extension CellTree.Reader {
  /// Sorts ids by distance, those equally far by id; `memory` has room for as many integers.
  ///
  /// Heapsort, which needs no memory of its own and is never slow.
  ///
  /// - Complexity: O(*n* log *n*)
  @inline(never)
  func sort(
    _ ids: UnsafeMutablePointer<Int>, _ count: Int, from center: Coordinate,
    memory: UnsafeMutablePointer<Int>
  ) {
    for slot in 0..<count {
      // The bits of numbers that are not negative compare as the numbers do.
      let meters = unsafe center.distance(to: place(ids[slot])).meters
      unsafe (memory + slot).initialize(to: Int(truncatingIfNeeded: meters.bitPattern))
    }
    let heap = unsafe DistanceHeap(distances: memory, ids: ids)
    for root in stride(from: count / 2 - 1, through: 0, by: -1) {
      unsafe heap.sink(root, below: count)
    }
    for end in stride(from: count - 1, to: 0, by: -1) {
      unsafe heap.swap(0, end)
      unsafe heap.sink(0, below: end)
    }
  }
}

/// A binary heap of ids, the farthest first, in the memory of a search.
@unsafe
private struct DistanceHeap {
  let distances: UnsafeMutablePointer<Int>
  let ids: UnsafeMutablePointer<Int>

  func swap(_ a: Int, _ b: Int) {
    unsafe (distances[a], distances[b]) = (distances[b], distances[a])
    unsafe (ids[a], ids[b]) = (ids[b], ids[a])
  }

  private func isBefore(_ a: Int, _ b: Int) -> Bool {
    unsafe (distances[a], ids[a]) < (distances[b], ids[b])
  }

  /// Moves an element down until none of the elements below it is farther.
  func sink(_ start: Int, below count: Int) {
    var parent = start
    while 2 * parent + 1 < count {
      var child = 2 * parent + 1
      if child + 1 < count, unsafe isBefore(child, child + 1) { child += 1 }
      guard unsafe isBefore(parent, child) else { return }
      unsafe swap(parent, child)
      parent = child
    }
  }
}
