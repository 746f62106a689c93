extension PointIndex {
  /// Returns up to `limit` places nearest to a center and within a radius, nearest first.
  ///
  /// - Complexity: O(log *n* + *k* log *k*) for a limit of *k*, on average.
  public func nearest(
    _ limit: Int, to center: Coordinate, within radius: Distance = .meters(.infinity)
  ) -> [Hit] {
    var ids: [Int] = []
    appendIDs(nearest: limit, from: center, within: radius, to: &ids)
    return hits(ids, from: center)
  }

  /// Appends the IDs of up to `limit` places nearest to a center and within a radius, nearest first.
  ///
  /// The buffer also serves as working memory. If it has capacity for ten times `limit` and 150 more
  /// IDs, this method allocates no memory, unless many places are as far as the last one and must be
  /// compared with it.
  ///
  /// - Complexity: O(log *n* + *k* log *k*) for a limit of *k*, on average.
  public func appendIDs(
    nearest limit: Int, from center: Coordinate, within radius: Distance = .meters(.infinity),
    to buffer: inout [Int]
  ) {
    tree.appendNearestIDs(limit, to: center, within: radius, to: &buffer)
  }
}
