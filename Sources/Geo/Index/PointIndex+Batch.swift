extension PointIndex {
  /// Returns the number of places within a distance of each center, in the order of the centers.
  ///
  /// The centers are visited from neighbor to neighbor, which keeps the needed part of a large index
  /// in the processor's cache. For a small index, separate queries are as fast.
  public func counts(within radius: Distance, ofEach centers: [Coordinate]) -> [Int] {
    var counts = [Int](repeating: 0, count: centers.count)
    for index in alongCurve(centers) { counts[index] = count(within: radius, of: centers[index]) }
    return counts
  }

  /// Returns the places nearest to each center, in the order of the centers.
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
