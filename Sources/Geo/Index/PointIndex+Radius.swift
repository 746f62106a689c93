extension PointIndex {
  /// The number of places within a distance of a center.
  ///
  /// Cells that lie within the radius are counted without looking at their places, so a count is
  /// faster than a search. Allocates no memory.
  public func count(within radius: Distance, of center: Coordinate) -> Int {
    guard let cap = Cap(within: radius, of: center) else { return 0 }
    return tree.count(in: cap)
  }

  /// The ids of the places within a distance of a center, in increasing order.
  public func ids(within radius: Distance, of center: Coordinate) -> [Int] {
    var ids: [Int] = []
    appendIDs(within: radius, of: center, to: &ids)
    ids.sort()
    return ids
  }

  /// Appends the ids of the places within a distance of a center, in no particular order.
  ///
  /// Allocates no memory if `buffer` has capacity for the result and 4096 more.
  public func appendIDs(within radius: Distance, of center: Coordinate, to buffer: inout [Int]) {
    guard let cap = Cap(within: radius, of: center) else { return }
    tree.appendIDs(in: cap, to: &buffer)
  }

  /// The places within a distance of a center, nearest first.
  ///
  /// - Complexity: O(*k* log *k*) for *k* places found.
  public func places(within radius: Distance, of center: Coordinate) -> [Hit] {
    var ids: [Int] = []
    appendIDs(within: radius, of: center, to: &ids)
    return hits(ids, from: center).sorted { ($0.distance, $0.id) < ($1.distance, $1.id) }
  }

  /// The places within a distance of a center whose ids satisfy a condition, nearest first, and no
  /// more than `limit` of them.
  ///
  /// The condition is asked in the order of distance, and no longer than needed.
  public func places(
    within radius: Distance, of center: Coordinate, limit: Int,
    where isIncluded: (_ id: Int) throws -> Bool
  ) rethrows -> [Hit] {
    var hits: [Hit] = []
    guard limit > 0, radius.meters >= 0 else { return hits }
    for hit in byDistance(from: center) {
      guard hit.distance <= radius else { break }
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
