extension CellTree.Reader {
  /// Sorts keys by the distance of their points, then by ID; `memory` has room for as many keys.
  ///
  /// - Complexity: O(*n* log *n*)
  @inline(never)
  func sort(
    _ keys: UnsafeMutablePointer<CandidateKey>, _ count: Int, from center: Coordinate,
    memory: UnsafeMutablePointer<CandidateKey>
  ) {
    for slot in 0..<count {
      let distance = unsafe center.distance(to: place(Int(keys[slot].payload)))
      unsafe (memory + slot).initialize(to: CandidateKey(distance))
    }
    heapSort(count) { a, b in
      unsafe (memory[a], keys[a].payload) < (memory[b], keys[b].payload)
    } exchange: { a, b in
      unsafe (memory[a], memory[b]) = (memory[b], memory[a])
      unsafe (keys[a], keys[b]) = (keys[b], keys[a])
    }
  }
}
