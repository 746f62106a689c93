extension PointIndex {
  /// The number of places within a distance of each center, in the order of the centers.
  ///
  /// The centers are visited from neighbor to neighbor, which keeps the same part of a large index
  /// in the processor's cache. A small index is asked as fast by one query after another.
  public func counts(within radius: Distance, ofEach centers: [Coordinate]) -> [Int] {
    var counts = [Int](repeating: 0, count: centers.count)
    for index in alongCurve(centers) { counts[index] = count(within: radius, of: centers[index]) }
    return counts
  }

  /// The nearest places of each center, in the order of the centers.
  ///
  /// See ``nearest(_:to:within:)`` and ``counts(within:ofEach:)``.
  public func nearest(
    _ limit: Int, toEach centers: [Coordinate], within radius: Distance = .meters(.infinity)
  ) -> [[Hit]] {
    var hits = [[Hit]](repeating: [], count: centers.count)
    for index in alongCurve(centers) {
      hits[index] = nearest(limit, to: centers[index], within: radius)
    }
    return hits
  }

  /// The positions of the centers along a space-filling curve over latitude and longitude.
  private func alongCurve(_ centers: [Coordinate]) -> [Int] {
    // The place on the curve above the position, in one number, which is quick to sort.
    var keys = centers.enumerated().map { position, center in
      GridCell(center).interleavedBits & 0xFFFF_FFFF_0000_0000
        | UInt64(UInt32(truncatingIfNeeded: position))
    }
    keys.sort()
    return keys.map { Int(UInt32(truncatingIfNeeded: $0)) }
  }
}
