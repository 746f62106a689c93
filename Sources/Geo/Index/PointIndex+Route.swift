extension PointIndex {
  /// Returns the places within a distance of a route, in the order in which the route passes them.
  ///
  ///     let index = PointIndex(markets.map(\.coordinate))
  ///     for hit in index.places(along: [phoenix, tucson], within: .miles(2)) {
  ///       print(hit.id, hit.distanceAlong.miles)
  ///     }
  ///
  /// A route goes from each coordinate to the next along the great circle; a route of one coordinate
  /// is a place. A place that the route passes more than once stands where the route is nearest, or
  /// where it is first as near within a millimeter. Between two antipodes, the route goes over the
  /// north pole.
  ///
  /// - Complexity: O(*m* log *n* + *k* log *k*) on average, for *k* places found and a route that is
  ///   *m* times as long as the distance, or less where there are no places.
  public func places(along route: [Coordinate], within radius: Distance) -> [RouteHit] {
    guard radius.meters >= 0 else { return [] }
    var search = RouteSearch(index: self, radius: radius)
    let legs = zip(route, route.count > 1 ? route.dropFirst() : route[...])
    var length = Distance.meters(0)
    for (start, end) in legs {
      let leg = RouteLeg(from: start, to: end)
      search.visit(leg, after: length, 0, leg.angle)
      length = length + start.distance(to: end)
    }
    return search.hits
  }

  /// A place near a route.
  public struct RouteHit: Hashable, Identifiable, Sendable {
    /// The ID of the place in its index.
    public let id: Int

    /// The distance of the place from the route.
    public let distance: Distance

    /// The length of the route from its start to where it is nearest to the place.
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

    /// The length of the route from its start to where it is nearest to the place.
    public var distanceAlong: Distance { hit.distanceAlong }
  }
}

extension GeoIndex.RouteHit: Sendable where Element: Sendable {}
extension GeoIndex.RouteHit: Equatable where Element: Equatable {}
extension GeoIndex.RouteHit: Hashable where Element: Hashable {}
