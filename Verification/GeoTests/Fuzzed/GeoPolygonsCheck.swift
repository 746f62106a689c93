import Geo
import TestSupport

/// Checks that any rings are a polygon or an error, and that an index finds what each polygon
/// contains.
func checkGeoPolygons(_ bytes: [UInt8]) throws {
  var reader = ByteReader(bytes)
  var polygons: [GeoPolygon] = []
  var places: [Coordinate] = []
  while !reader.isAtEnd, polygons.count < 8 {
    // Corners on a lattice share meridians, parallels, and edges.
    let step = reader.choice(of: [90, 30, 1, 1e-3, 1e-9, .leastNonzeroMagnitude])
    func ring() throws -> [Coordinate] {
      try (0..<Int(reader.byte() % 16)).map { _ in
        let latitude = Double(Int8(bitPattern: reader.byte())) * step
        let longitude = Double(Int8(bitPattern: reader.byte())) * step
        return try Coordinate(
          latitude: min(max(latitude, -90), 90), longitude: min(max(longitude, -180), 180))
      }
    }
    let boundary = try ring()
    let holes = try (0..<Int(reader.byte() % 3)).map { _ in try ring() }
    places += boundary
    guard let polygon = try? GeoPolygon(boundary, holes: holes) else { continue }
    try require(boundary.allSatisfy(polygon.box.contains), "A box contains the boundary")
    places += [polygon.box.center, polygon.box.southwest, polygon.box.northeast]
    polygons.append(polygon)
  }
  let index = GeoPolygon.Index(polygons)
  for place in places {
    let found = polygons.indices.filter { polygons[$0].contains(place) }
    try require(index.polygons(containing: place) == found, "An index finds all polygons")
    try require(index.firstPolygon(containing: place) == found.first, "The first is the first")
    try require(
      found.allSatisfy { polygons[$0].box.contains(place) }, "A polygon is within its box")
  }
}
