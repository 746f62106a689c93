extension PointIndex {
  /// The number of places within a distance of a center, without looking at those in cells that the
  /// circle contains whole.
  ///
  /// Allocates no memory.
  ///
  /// - Complexity: O(log *n* + *b*) for *b* places in cells that the circle cuts.
  public func count(within radius: Distance, of center: Coordinate) -> Int {
    guard let cap = Cap(within: radius, of: center) else { return 0 }
    return tree.count(in: cap)
  }

  /// The ids of the places within a distance of a center, in increasing order.
  ///
  /// - Complexity: O(log *n* + *k* log *k*) for *k* places found and in cells that the circle cuts.
  public func ids(within radius: Distance, of center: Coordinate) -> [Int] {
    var ids: [Int] = []
    appendIDs(within: radius, of: center, to: &ids)
    ids.sort()
    return ids
  }

  /// Appends the ids of the places within a distance of a center, in no particular order.
  ///
  /// Allocates no memory if `buffer` has capacity for the result and 6000 more.
  ///
  /// - Complexity: O(log *n* + *k*) for *k* places found and in cells that the circle cuts.
  public func appendIDs(within radius: Distance, of center: Coordinate, to buffer: inout [Int]) {
    guard let cap = Cap(within: radius, of: center) else { return }
    tree.appendIDs(in: cap, to: &buffer)
  }

  /// The places within a distance of a center, nearest first.
  ///
  /// For the first few only, ask for the ``nearest(_:to:within:)``.
  ///
  /// - Complexity: O(log *n* + *k* log *k*) for *k* places found and in cells that the circle cuts.
  public func places(within radius: Distance, of center: Coordinate) -> [Hit] {
    var ids: [Int] = []
    appendIDs(within: radius, of: center, to: &ids)
    var hits = hits(ids, from: center)
    hits.sort { ($0.distance, $0.id) < ($1.distance, $1.id) }
    return hits
  }

  /// The places within a distance of a center whose ids satisfy a condition, nearest first, and no
  /// more than `limit` of them.
  ///
  /// The condition is asked in the order of distance, and no longer than needed. With an infinite
  /// radius these are the nearest places that satisfy it.
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

  /// Ids with their distances.
  func hits(_ ids: [Int], from center: Coordinate) -> [Hit] {
    ids.compactMap { id in
      tree[id].map { Hit(id: id, distance: center.distance(to: $0)) }
    }
  }
}
