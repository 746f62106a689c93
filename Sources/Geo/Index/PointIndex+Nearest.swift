extension PointIndex {
  /// The places nearest to a center and within a radius, nearest first, and no more than `limit`.
  ///
  /// - Complexity: O(log *n* + *k* log *k*) for a limit of *k*, on average.
  public func nearest(
    _ limit: Int, to center: Coordinate, within radius: Distance = .meters(.infinity)
  ) -> [Hit] {
    var ids: [Int] = []
    appendIDs(nearest: limit, from: center, within: radius, to: &ids)
    return hits(ids, from: center)
  }

  /// Appends the ids of the places nearest to a center and within a radius, nearest first, and no
  /// more than `limit`.
  ///
  /// The buffer is also the working memory. With capacity for ten times `limit` and 150 more none
  /// is allocated, unless so many places are as far as the last one that all of them must be
  /// compared.
  ///
  /// - Complexity: O(log *n* + *k* log *k*) for a limit of *k*, on average.
  public func appendIDs(
    nearest limit: Int, from center: Coordinate, within radius: Distance = .meters(.infinity),
    to buffer: inout [Int]
  ) {
    tree.appendNearestIDs(limit, to: center, within: radius, to: &buffer)
  }
}
