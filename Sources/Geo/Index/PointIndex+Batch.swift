extension PointIndex {
  /// Returns the number of places within a distance of each center, in the order of the centers.
  ///
  /// The method visits the centers from neighbor to neighbor, which keeps the needed part of a
  /// large index in the processor's cache. For a small index, separate queries are as fast.
  public func counts(within radius: Distance, ofEach centers: [Coordinate]) -> [Int] {
    var counts = [Int](repeating: 0, count: centers.count)
    for index in alongCurve(centers) { counts[index] = count(within: radius, of: centers[index]) }
    return counts
  }

  /// Returns the places nearest to each center, in the order of the centers.
  ///
  /// See ``nearest(_:to:within:)`` and ``counts(within:ofEach:)``. If you do not need all places at
  /// once, ``forEachCenter(of:nearest:within:_:)`` takes less memory.
  public func nearest(
    _ limit: Int, toEach centers: [Coordinate], within radius: Distance = .meters(.infinity)
  ) -> [[Hit]] {
    var places = [[Hit]](repeating: [], count: centers.count)
    forEachCenter(of: centers, nearest: limit, within: radius) { places[$0] = $1 }
    return places
  }

  /// Calls `body` with the position of each center in `centers`, and with up to `limit` places nearest
  /// to it and within a radius, nearest first.
  ///
  ///     index.forEachCenter(of: homes, nearest: 1) { home, hits in
  ///       meters[home] = hits.first?.distance.meters ?? .infinity
  ///     }
  ///
  /// The centers are visited in the order of ``counts(within:ofEach:)``. All queries share the memory of
  /// one, so the memory use does not grow with the number of centers, unless `body` keeps the hits. If
  /// `body` throws, the iteration ends.
  public func forEachCenter<Failure: Swift.Error>(
    of centers: [Coordinate], nearest limit: Int, within radius: Distance = .meters(.infinity),
    _ body: (_ center: Int, _ hits: [Hit]) throws(Failure) -> Void
  ) throws(Failure) {
    var memory = HitMemory()
    for index in alongCurve(centers) {
      find(nearest: limit, to: centers[index], within: radius, in: &memory)
      try body(index, memory.hits)
    }
  }

  /// Calls `body` with the position of each center in `centers`, and with the places within a distance
  /// of it, nearest first.
  ///
  /// See ``forEachCenter(of:nearest:within:_:)``.
  public func forEachCenter<Failure: Swift.Error>(
    of centers: [Coordinate], within radius: Distance,
    _ body: (_ center: Int, _ hits: [Hit]) throws(Failure) -> Void
  ) throws(Failure) {
    var memory = HitMemory()
    for index in alongCurve(centers) {
      find(within: radius, of: centers[index], in: &memory)
      try body(index, memory.hits)
    }
  }

  /// Returns the positions of the centers, sorted along a space-filling curve over latitude and
  /// longitude.
  private func alongCurve(_ centers: [Coordinate]) -> [Int] {
    // One number is fast to sort: the place on the curve in the high bits, the position in the low
    // ones.
    var keys = centers.enumerated().map { position, center in
      let cell = GridCell(latitude: center.latitude, longitude: center.longitude)
      return cell.interleavedBits & 0xFFFF_FFFF_0000_0000
        | UInt64(UInt32(truncatingIfNeeded: position))
    }
    keys.sort()
    return keys.map { Int(UInt32(truncatingIfNeeded: $0)) }
  }
}

extension PointIndex {
  /// The memory of a query, which the next one uses again.
  struct HitMemory {
    fileprivate var ids: [Int] = []
    fileprivate(set) var hits: [Hit] = []
  }

  /// Finds the places within a distance of a center, nearest first.
  func find(within radius: Distance, of center: Coordinate, in memory: inout HitMemory) {
    memory.ids.removeAll(keepingCapacity: true)
    appendIDs(within: radius, of: center, to: &memory.ids)
    measure(from: center, in: &memory)
    memory.hits.sort {
      // A tuple would compare the distances twice, also if they differ.
      $0.distance.meters < $1.distance.meters
        || $0.distance.meters == $1.distance.meters && $0.id < $1.id
    }
  }

  /// Finds up to `limit` places nearest to a center and within a radius, nearest first.
  func find(
    nearest limit: Int, to center: Coordinate, within radius: Distance, in memory: inout HitMemory
  ) {
    memory.ids.removeAll(keepingCapacity: true)
    appendIDs(nearest: limit, from: center, within: radius, to: &memory.ids)
    measure(from: center, in: &memory)
  }

  /// Measures the distances of the places that were found, in their order.
  ///
  /// The coordinates of places that are near each other lie anywhere in memory. Reading many before
  /// measuring the first lets the processor wait for all of them at once.
  private func measure(from center: Coordinate, in memory: inout HitMemory) {
    memory.hits.removeAll(keepingCapacity: true)
    memory.hits.reserveCapacity(memory.ids.count)
    let capacity = 64
    unsafe withUnsafeTemporaryAllocation(of: SIMD2<Double>.self, capacity: capacity) { positions in
      for start in stride(from: 0, to: memory.ids.count, by: capacity) {
        let ids = memory.ids[start..<min(start + capacity, memory.ids.count)]
        for (slot, id) in ids.enumerated() { unsafe positions[slot] = tree.positions[id] }
        for (slot, id) in ids.enumerated() {
          let position = unsafe positions[slot]
          let place = Coordinate(validLatitude: position.x, longitude: position.y)
          memory.hits.append(Hit(id: id, distance: center.distance(to: place)))
        }
      }
    }
  }
}
