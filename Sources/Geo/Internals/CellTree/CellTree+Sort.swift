extension CellTree.Reader {
  /// Sorts keys by the distance of their points, those equally far by id; `memory` has room for as many.
  ///
  /// Heapsort, which needs no memory of its own and is never slow.
  ///
  /// - Complexity: O(*n* log *n*)
  @inline(never)
  func sort(
    _ keys: UnsafeMutablePointer<CandidateKey>, _ count: Int, from center: Coordinate,
    memory: UnsafeMutablePointer<CandidateKey>
  ) {
    for slot in 0..<count {
      // The bits of numbers that are not negative compare as the numbers do.
      let meters = unsafe center.distance(to: place(Int(keys[slot].payload))).meters
      unsafe (memory + slot).initialize(to: meters.bitPattern)
    }
    let heap = unsafe DistanceHeap(distances: memory, keys: keys)
    for root in stride(from: count / 2 - 1, through: 0, by: -1) {
      unsafe heap.sink(root, below: count)
    }
    for end in stride(from: count - 1, to: 0, by: -1) {
      unsafe heap.swap(0, end)
      unsafe heap.sink(0, below: end)
    }
  }
}

/// A binary heap of keys, the farthest first, in the memory of a search.
@unsafe
private struct DistanceHeap {
  let distances: UnsafeMutablePointer<UInt64>
  let keys: UnsafeMutablePointer<CandidateKey>

  func swap(_ a: Int, _ b: Int) {
    unsafe (distances[a], distances[b]) = (distances[b], distances[a])
    unsafe (keys[a], keys[b]) = (keys[b], keys[a])
  }

  private func isBefore(_ a: Int, _ b: Int) -> Bool {
    unsafe (distances[a], keys[a].payload) < (distances[b], keys[b].payload)
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
