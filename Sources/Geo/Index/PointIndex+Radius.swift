extension PointIndex {
  /// Returns the number of places within a distance of a center.
  ///
  /// Cells inside the circle are counted without visiting their places. This method allocates no
  /// memory.
  ///
  /// - Complexity: O(log *n* + *b*) for *b* places in cells that the circle intersects.
  public func count(within radius: Distance, of center: Coordinate) -> Int {
    guard let cap = Cap(within: radius, of: center) else { return 0 }
    return tree.count(in: cap)
  }

  /// Returns the IDs of the places within a distance of a center, in increasing order.
  ///
  /// - Complexity: O(log *n* + *k* log *k*) for *k* places found or in cells that the circle
  ///   intersects.
  public func ids(within radius: Distance, of center: Coordinate) -> [Int] {
    var ids: [Int] = []
    appendIDs(within: radius, of: center, to: &ids)
    ids.sort()
    return ids
  }

  /// Appends the IDs of the places within a distance of a center, in no particular order.
  ///
  /// This method allocates no memory if `buffer` has capacity for the result and 6000 more IDs.
  ///
  /// - Complexity: O(log *n* + *k*) for *k* places found or in cells that the circle intersects.
  public func appendIDs(within radius: Distance, of center: Coordinate, to buffer: inout [Int]) {
    guard let cap = Cap(within: radius, of: center) else { return }
    tree.appendIDs(in: cap, to: &buffer)
  }

  /// Returns the places within a distance of a center, nearest first.
  ///
  /// If you need only the first few, use ``nearest(_:to:within:)``.
  ///
  /// - Complexity: O(log *n* + *k* log *k*) for *k* places found or in cells that the circle
  ///   intersects.
  public func places(within radius: Distance, of center: Coordinate) -> [Hit] {
    var ids: [Int] = []
    appendIDs(within: radius, of: center, to: &ids)
    var hits = hits(ids, from: center)
    hits.sort { ($0.distance, $0.id) < ($1.distance, $1.id) }
    return hits
  }

  /// Returns up to `limit` places within a distance of a center whose IDs satisfy a condition,
  /// nearest first.
  ///
  /// The condition is checked in order of distance, until `limit` places satisfy it. With an
  /// infinite radius the result is the nearest places that satisfy the condition.
  public func places<Failure>(
    within radius: Distance, of center: Coordinate, limit: Int = .max,
    where isIncluded: (_ id: Int) throws(Failure) -> Bool
  ) throws(Failure) -> [Hit] {
    var hits: [Hit] = []
    guard limit > 0, radius.meters >= 0 else { return hits }
    var places = byDistance(from: center).makeIterator()
    while let hit = places.next(), hit.distance <= radius {
      guard try isIncluded(hit.id) else { continue }
      hits.append(hit)
      if hits.count == limit { break }
    }
    return hits
  }

  /// Returns the hits of places with these IDs.
  func hits(_ ids: [Int], from center: Coordinate) -> [Hit] {
    ids.compactMap { id in
      tree[id].map { Hit(id: id, distance: center.distance(to: $0)) }
    }
  }
}
