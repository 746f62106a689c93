import Geo

/// A question about places near a center.
package struct PlaceQuery: Equatable, Sendable {
  package let center: Coordinate
  /// The distance within which places are found; infinite without a limit of it.
  package var radius: Distance
  /// The number of places to find, nearest first; `nil` for all.
  package let limit: Int?

  package init(center: Coordinate, radius: Distance, limit: Int?) {
    self.center = center
    self.radius = radius
    self.limit = limit
  }
}

/// A place that was found; nearer ones are first, and then those with a smaller ID.
package struct PlaceHit: Comparable, Sendable {
  package let place: Int
  package let distance: Distance

  package init(place: Int, distance: Distance) {
    self.place = place
    self.distance = distance
  }

  package static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.distance, lhs.place) < (rhs.distance, rhs.place)
  }
}

/// The places of one shard.
package struct PlaceShard {
  private var added: [(id: Int, coordinate: Coordinate)] = []
  /// The IDs of the places.
  private var index = GeoIndex<Int>()

  package init() {}

  /// Adds a place whose ID is greater than those added before, so that places at the same distance
  /// are in order of their IDs.
  package mutating func add(_ id: Int, at coordinate: Coordinate) {
    added.append((id, coordinate))
  }

  /// Builds the index of the places that have been added, all together.
  package mutating func build() {
    let places = added
    added = []
    var next = 0
    index = GeoIndex(places.lazy.map(\.id)) { _ in
      next += 1
      return places[next - 1].coordinate
    }
  }

  /// Returns the places of the shard that answer a query.
  package func hits(_ query: PlaceQuery) -> [PlaceHit] {
    let hits =
      if let limit = query.limit {
        index.nearest(limit, to: query.center, within: query.radius)
      } else {
        index.places(within: query.radius, of: query.center)
      }
    return hits.map { PlaceHit(place: $0.element, distance: $0.distance) }
  }
}
