import Foundation
import Geo
import TestSupport
import Testing

@Suite("Polygons: edges, holes, and poles") struct GeoPolygonTests {
  private typealias Pair = (latitude: Double, longitude: Double)

  private static func place(_ latitude: Double, _ longitude: Double) throws -> Coordinate {
    try Coordinate(latitude: latitude, longitude: longitude)
  }

  private static func ring(_ pairs: [Pair]) throws -> [Coordinate] {
    try pairs.map { try place($0.latitude, $0.longitude) }
  }

  private static func polygon(_ pairs: [Pair], holes: [[Pair]] = []) throws -> GeoPolygon {
    try GeoPolygon(ring(pairs), holes: holes.map { try ring($0) })
  }

  @Test func aPolygonContainsWhatIsWithinItsBoundary() throws {
    let arrow = try Self.polygon([(0, 0), (0, 10), (10, 10), (3, 3), (10, 0)])
    #expect(arrow.contains(try Self.place(1, 5)))
    #expect(arrow.contains(try Self.place(8, 9)))
    #expect(arrow.contains(try Self.place(8, 0.2)))
    #expect(!arrow.contains(try Self.place(8, 5)))
    #expect(!arrow.contains(try Self.place(-1, 5)))
    #expect(!arrow.contains(try Self.place(11, 5)))
    #expect(!arrow.contains(try Self.place(5, -1)))
    #expect(!arrow.contains(try Self.place(5, 11)))
  }

  @Test func aPlaceOnAnEdgeIsInsideIfTheInsideIsNorthOrEast() throws {
    let square = try Self.polygon([(0, 0), (0, 8), (8, 8), (8, 0)])
    #expect(square.contains(try Self.place(0, 4)))
    #expect(square.contains(try Self.place(4, 0)))
    #expect(!square.contains(try Self.place(8, 4)))
    #expect(!square.contains(try Self.place(4, 8)))
    let slope = try Self.polygon([(0, 0), (8, 8), (0, 8)])
    #expect(!slope.contains(try Self.place(4, 4)))
    #expect(slope.contains(try Self.place(3, 4)))
    let roof = try Self.polygon([(0, 0), (8, 8), (8, 0)])
    #expect(roof.contains(try Self.place(4, 4)))
  }

  @Test func aHoleIsOutside() throws {
    let lake = try Self.polygon(
      [(0, 0), (0, 10), (10, 10), (10, 0)], holes: [[(4, 4), (4, 6), (6, 6), (6, 4)]])
    #expect(lake.contains(try Self.place(2, 5)))
    #expect(!lake.contains(try Self.place(5, 5)))
    #expect(lake.contains(try Self.place(8, 5)))
    #expect(lake.contains(try Self.place(5, 3)))
  }

  @Test func aHoleThatLeavesTheBoundaryAddsNothing() throws {
    let cut = try Self.polygon(
      [(0, 0), (0, 10), (10, 10), (10, 0)], holes: [[(4, 4), (4, 16), (6, 16), (6, 4)]])
    #expect(!cut.contains(try Self.place(5, 8)))
    #expect(!cut.contains(try Self.place(5, 13)))
  }

  @Test(arguments: [false, true])
  func aPolygonMayCrossTheAntimeridian(isReversed: Bool) throws {
    var pairs: [Pair] = [(-20, 177), (-20, -178), (-12, -178), (-12, 177)]
    if isReversed { pairs.reverse() }
    let fiji = try Self.polygon(pairs)
    for longitude in [177.5, 179.9, 180, -180, -179.9, -178.5] {
      #expect(fiji.contains(try Self.place(-15, longitude)), "\(longitude)")
      #expect(!fiji.contains(try Self.place(-25, longitude)), "\(longitude)")
    }
    #expect(!fiji.contains(try Self.place(-15, 0)))
    #expect(!fiji.contains(try Self.place(-15, 176)))
    #expect(fiji.box.crossesAntimeridian)
  }

  @Test func aBoundaryAroundAPoleContainsIt() throws {
    let north = try Self.polygon([(60, -180), (60, -90), (60, 0), (70, 90)])
    #expect(north.contains(try Self.place(90, 17)))
    #expect(north.contains(try Self.place(89, 17)))
    #expect(!north.contains(try Self.place(59, -90)))
    #expect(!north.contains(try Self.place(-90, 0)))
    #expect(north.box.northeast.latitude == 90 && north.box.widthInDegrees == 360)
    // As files of Antarctica have it, along the antimeridian to the pole and back.
    let south = try Self.polygon([
      (-90, -180), (-84, -180), (-70, -90), (-70, 0), (-70, 90), (-84, 180), (-90, 180),
    ])
    #expect(south.contains(try Self.place(-90, 0)))
    #expect(south.contains(try Self.place(-80, 45)))
    #expect(!south.contains(try Self.place(-60, 45)))
    #expect(!south.contains(try Self.place(90, 45)))
  }

  @Test func aBandAroundTheEarthNeedsPlacesBetween() throws {
    let band: [Pair] = [
      (0, -180), (0, -60), (0, 60), (0, 180), (10, 180), (10, 60), (10, -60), (10, -180),
    ]
    let tropics = try Self.polygon(band)
    for longitude in [-180.0, -100, 0, 100, 180] {
      #expect(tropics.contains(try Self.place(5, longitude)))
      #expect(!tropics.contains(try Self.place(15, longitude)))
      #expect(!tropics.contains(try Self.place(-5, longitude)))
    }
    #expect(tropics.box.widthInDegrees == 360)
  }

  @Test func aPolygonAlmostAroundTheEarthIsFoundOnce() throws {
    let belt = try Self.polygon([
      (0, 20), (0, 130), (0, -120), (0, 10), (10, 10), (10, -120), (10, 130), (10, 20),
    ])
    let index = GeoPolygon.Index([belt])
    for (longitude, found) in [(5.0, [0]), (15, []), (25, [0]), (180, [0]), (-180, [0])] {
      #expect(index.polygons(containing: try Self.place(5, longitude)) == found)
      #expect(index.polygons(containing: try Self.place(15, longitude)) == [])
      #expect(index.polygons(containing: try Self.place(-15, longitude)) == [])
    }
  }

  // MARK: Errors

  @Test func whatIsNoRingIsRefused() throws {
    #expect(throws: GeoPolygon.Error.tooFewCoordinates(ring: 0)) { try GeoPolygon([]) }
    #expect(throws: GeoPolygon.Error.tooFewCoordinates(ring: 0)) {
      try Self.polygon([(0, 0), (1, 1), (0, 0)])
    }
    #expect(throws: GeoPolygon.Error.ambiguousEdge(ring: 0, coordinate: 1)) {
      try Self.polygon([(0, 0), (1, 10), (2, -170)])
    }
    #expect(throws: GeoPolygon.Error.hasNoWidth(ring: 0)) {
      try Self.polygon([(0, -180), (0, 180), (10, 180), (10, -180)])
    }
    #expect(throws: GeoPolygon.Error.tooFewCoordinates(ring: 2)) {
      try Self.polygon(
        [(0, 0), (0, 10), (10, 10)], holes: [[(1, 2), (1, 3), (2, 3)], [(1, 1)]])
    }
    let errors: [GeoPolygon.Error] = [
      .tooFewCoordinates(ring: 0), .ambiguousEdge(ring: 0, coordinate: 0), .hasNoWidth(ring: 0),
    ]
    #expect(Set(errors.map(\.description)).count == 3)
  }

  @Test func theNarrowestRingsAreRead() throws {
    let tiny = Double.leastNonzeroMagnitude
    let sliver = try Self.polygon([(0, 0), (0, tiny), (tiny, tiny)])
    #expect(!sliver.contains(try Self.place(1, 0)))
    let index = GeoPolygon.Index([sliver])
    #expect(index.polygons(containing: try Self.place(1, 0)) == [])
    let flat = try Self.polygon([(0, 0), (0, 10), (0, 5)])
    #expect(!flat.contains(try Self.place(1, 1)))
  }

  // MARK: Values

  @Test func aClosedRingIsTheSame() throws {
    let open = try Self.polygon([(0, 0), (0, 10), (10, 10)])
    let closed = try Self.polygon([(0, 0), (0, 10), (10, 10), (0, 0)])
    #expect(open == closed && open.hashValue == closed.hashValue)
    #expect(closed.boundary.count == 3)
    #expect(try open != Self.polygon([(0, 0), (0, 10), (10, 11)]))
  }

  @Test func aPolygonIsEncodedByItsRings() throws {
    let polygon = try Self.polygon(
      [(0, 0), (0, 10), (10, 10)], holes: [[(1, 2), (1, 3), (2, 3)]])
    let data = try JSONEncoder().encode(polygon)
    #expect(try JSONDecoder().decode(GeoPolygon.self, from: data) == polygon)
    let line = #"{"boundary": [{"latitude": 0, "longitude": 0}], "holes": []}"#
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(GeoPolygon.self, from: Data(line.utf8))
    }
  }
}
