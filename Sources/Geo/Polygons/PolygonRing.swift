/// What lies within a ring, or within one of several rings that do not overlap.
///
/// A place is inside if a way from it to the north pole crosses an odd number of edges and the pole
/// is outside, or an even number and the pole is inside.
struct PolygonRing: Sendable {
  let edges: MeridianEdges
  private let south: Double
  private let north: Double
  private let containsSouthPole: Bool
  private let containsNorthPole: Bool

  init(_ rings: RingEdges) {
    edges = MeridianEdges(rings.edges)
    (south, north) = (rings.south, rings.north)
    (containsSouthPole, containsNorthPole) = (rings.containsSouthPole, rings.containsNorthPole)
  }

  func contains(_ place: Coordinate) -> Bool {
    // A pole lies on every meridian, so only the rings' direction tells.
    if place.latitude > north || place.latitude == 90 { return containsNorthPole }
    if place.latitude < south || place.latitude == -90 { return containsSouthPole }
    return edges.isOdd(northOf: place.latitude, on: place.meridian) != containsNorthPole
  }
}
