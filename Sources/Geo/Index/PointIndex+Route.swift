extension PointIndex {
  /// Returns the places within a distance of a route, in the order in which the route passes them.
  ///
  ///     let index = PointIndex(markets.map(\.coordinate))
  ///     for hit in index.places(along: [phoenix, tucson], within: .miles(2)) {
  ///       print(hit.id, hit.distanceAlong.miles)
  ///     }
  ///
  /// A route goes from each coordinate to the next along the great circle; a route of one
  /// coordinate is a place. If the route passes a place more than once, the place is listed where
  /// the route is nearest, or where it is first as near within a millimeter. Between two antipodes,
  /// the route goes over the north pole.
  ///
  /// - Complexity: O(*l* + *m* log *n* + *k* (log *k* + log *l*)) on average, for *k* places found
  ///   and a route of *l* coordinates that is *m* times as long as the distance, or less where
  ///   there are no places. If a route covers the same ground repeatedly, the ground counts once.
  public func places(along route: [Coordinate], within radius: Distance) -> [RouteHit] {
    guard radius.meters >= 0, !route.isEmpty else { return [] }
    var search = RouteSearch(RouteLegs(route), radius: radius)
    unsafe tree.read { unsafe search.visit(Int($0.root), of: $0) }
    return search.hits.sorted { ($0.distanceAlong, $0.id) < ($1.distanceAlong, $1.id) }
  }

  /// A place near a route.
  public struct RouteHit: Hashable, Identifiable, Sendable {
    /// The ID of the place in its index.
    public let id: Int

    /// The distance of the place from the route.
    public let distance: Distance

    /// The length of the route from its start to its nearest point to the place.
    public let distanceAlong: Distance
  }
}

extension GeoIndex {
  /// Returns the elements within a distance of a route, in the order in which the route passes them,
  /// as ``PointIndex/places(along:within:)`` does.
  public func places(along route: [Coordinate], within radius: Distance) -> [RouteHit] {
    points.places(along: route, within: radius).compactMap { hit in
      self[hit.id].map { RouteHit(element: $0, hit: hit) }
    }
  }

  /// An element near a route.
  public struct RouteHit: Identifiable {
    /// The element.
    public let element: Element

    fileprivate let hit: PointIndex.RouteHit

    /// The ID of the element in its index.
    public var id: Int { hit.id }

    /// The distance of the element's place from the route.
    public var distance: Distance { hit.distance }

    /// The length of the route from its start to its nearest point to the place.
    public var distanceAlong: Distance { hit.distanceAlong }
  }
}

extension GeoIndex.RouteHit: Sendable where Element: Sendable {}

extension GeoIndex.RouteHit: Equatable where Element: Equatable {}

extension GeoIndex.RouteHit: Hashable where Element: Hashable {}

/// A walk through the cells of a tree near a route, which measures each place in them once.
struct RouteSearch {
  private let legs: RouteLegs
  private let radius: Double
  /// The greatest chord between the route and a place within the radius.
  private let chord: Double
  /// The result for the place before, because many places may have the same coordinate.
  private var last: (place: Coordinate, nearest: RouteLegs.Nearest?)?
  /// The numbers of the first legs, among which a search waits for the nearest before its first
  /// one.
  private var prefixes: [(end: Int, first: RouteLegs.Nearest)] = []

  /// The places within the radius.
  private(set) var hits: [PointIndex.RouteHit] = []

  init(_ legs: RouteLegs, radius: Distance) {
    self.legs = legs
    self.radius = radius.meters
    chord = RouteLegs.squaredChord(of: radius.meters).squareRoot()
  }

  /// Finds the places below a node.
  mutating func visit(_ index: Int, of tree: CellTree.Reader) {
    let node = unsafe tree.nodes[index]
    for lane in 0..<node.childCount where isNear(node[box: lane]) {
      let child = node.children[lane]
      if child >= 0 {
        unsafe visit(Int(child), of: tree)
      } else {
        for slot in 0..<Int(node.counts[lane]) {
          let id = Int(unsafe tree.blocks[Int(~child)].ids[slot])
          unsafe measure(id, at: tree.place(id))
        }
      }
    }
  }

  /// Returns whether a box may have places within the radius.
  private func isNear(_ box: VectorBox) -> Bool {
    let low = SIMD3(Double(box.low.x), Double(box.low.y), Double(box.low.z))
    let high = SIMD3(Double(box.high.x), Double(box.high.y), Double(box.high.z))
    let center = (low + high) / 2
    let half = high - center
    // Boxes are in single precision.
    let reach = chord + (half * half).sum().squareRoot() + 1e-6
    return legs.comeNear(to: center, within: reach * reach)
  }

  private mutating func measure(_ id: Int, at place: Coordinate) {
    if last?.place != place { last = (place, nearest(to: place)) }
    guard let nearest = last?.nearest else { return }
    hits.append(
      .init(
        id: id, distance: .meters(nearest.distance),
        distanceAlong: legs.distanceAlong(nearest)))
  }

  /// Returns what is nearest to a place within the radius if the legs are measured one after the other,
  /// and one replaces an earlier one only if it is nearer by more than a millimeter.
  ///
  /// Let the least distance be M. The last replacement happens at a leg of at most M + 1 mm. The first such
  /// leg replaces what came before if that is farther by more than a millimeter. Otherwise, only the
  /// legs before it tell what that was, and at most one more replacement follows.
  private mutating func nearest(to place: Coordinate) -> RouteLegs.Nearest? {
    let target = RouteLegs.Target(place)
    var end = legs.count
    prefixes.removeAll(keepingCapacity: true)
    var current: RouteLegs.Nearest?
    while let least = legs.nearest(to: target, before: end, within: radius) {
      // Whatever is needed before the least distance is among what is as near within two millimeters.
      let early =
        legs.first(
          from: 0, before: least.leg, near: target,
          within: min(least.distance + 2e-3 + 1e-9, radius)) ?? least
      let bound = min(least.distance + 1e-3, radius)
      let first =
        early.distance <= bound
        ? early
        : legs.first(from: early.leg + 1, before: least.leg, near: target, within: bound) ?? least
      let limit = min(first.distance + 1e-3, radius)
      let isOpen =
        early.leg < first.leg
        && (early.distance <= limit
          || legs.first(from: early.leg + 1, before: first.leg, near: target, within: limit) != nil)
      guard isOpen else {
        current = first
        break
      }
      prefixes.append((end, first))
      end = first.leg
    }
    while let (end, first) = prefixes.popLast(), let before = current {
      if before.distance > first.distance + 1e-3 {
        current = first
        continue
      }
      // The search finds a little more, because of rounding, and the condition decides.
      var start = first.leg + 1
      while let next = legs.first(
        from: start, before: end, near: target, within: before.distance - 1e-3 + 1e-9)
      {
        if before.distance > next.distance + 1e-3 {
          current = next
          break
        }
        start = next.leg + 1
      }
    }
    return current
  }
}
