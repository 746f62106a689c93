/// The places near the legs of a route that were visited.
struct RouteSearch {
  private let index: PointIndex
  private let radius: Distance
  private var found: [Int: PointIndex.RouteHit] = [:]

  init(index: PointIndex, radius: Distance) {
    self.index = index
    self.radius = radius
  }

  /// Finds the places near a part of a leg, between two angles in radians from its start.
  ///
  /// A part with many places in the circle around it is halved until it is about as short as the
  /// radius.
  mutating func visit(_ leg: RouteLeg, after length: Distance, _ first: Double, _ last: Double) {
    let earth = Distance.meanEarthRadius.meters
    let half = (last - first) / 2 * earth
    let middle = leg.place(at: first + (last - first) / 2)
    // A little more than necessary, so that rounding loses no place.
    let reach = Distance.meters((radius.meters + half) * (1 + 1e-9) + 1e-3)
    let count = index.count(within: reach, of: middle)
    guard count > 0 else { return }
    guard count <= 64 || half <= max(radius.meters, 1) else {
      visit(leg, after: length, first, first + (last - first) / 2)
      visit(leg, after: length, first + (last - first) / 2, last)
      return
    }
    for id in index.ids(within: reach, of: middle) {
      guard let place = index[id] else { continue }
      let (distance, angle) = leg.nearest(to: place)
      let along = length + .meters(angle * earth)
      guard distance <= radius else { continue }
      // Legs come in order; rounding does not make a later one nearer.
      if let old = found[id], old.distance.meters <= distance.meters + 1e-3 { continue }
      found[id] = .init(id: id, distance: distance, distanceAlong: along)
    }
  }

  /// What was found, in order of the distance along the route.
  var hits: [PointIndex.RouteHit] {
    found.values.sorted { ($0.distanceAlong, $0.id) < ($1.distanceAlong, $1.id) }
  }
}
