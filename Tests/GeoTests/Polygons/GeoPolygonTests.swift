import Foundation
import Geo
import TestSupport
import Testing

@Suite("Polygons: edges, holes, and poles") struct GeoPolygonTests {
  typealias Pair = (latitude: Double, longitude: Double)

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

  @Test(arguments: [
    [(-20, 177), (-20, 182), (-12, 182), (-12, 177)],
    [(-12, -183), (-12, -178), (-20, -178), (-20, -183), (-12, -183)],
    [(-20, 537), (-20, 542), (-12, 542), (-12, 537)],
    [
      (-20, 177), (-20, 180), (-20, -180), (-20, -178), (-12, -178), (-12, -180), (-12, 180),
      (-12, 177),
    ],
  ])
  func aPolygonMayCrossTheAntimeridian(pairs: [Pair]) throws {
    let fiji = try GeoPolygon(geoJSON: [pairs.map { [$0.longitude, $0.latitude] }])
    for longitude in [177.5, 179.9, 180, -180, -179.9, -178.5] {
      #expect(fiji.contains(try Self.place(-15, longitude)), "\(longitude)")
      #expect(!fiji.contains(try Self.place(-25, longitude)), "\(longitude)")
    }
    #expect(!fiji.contains(try Self.place(-15, 0)))
    #expect(!fiji.contains(try Self.place(-15, 176)))
    #expect(fiji.box.crossesAntimeridian)
    let data = try JSONEncoder().encode(fiji)
    #expect(try JSONDecoder().decode(GeoPolygon.self, from: data) == fiji)
  }

  @Test func aBoundaryAroundAPoleContainsIt() throws {
    let north = try Self.polygon([(60, -180), (60, -90), (60, 0), (70, 90), (60, 180)])
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
    let belt = try GeoPolygon(geoJSON: [
      [[20, 0], [130, 0], [240, 0], [370, 0], [370, 10], [240, 10], [130, 10], [20, 10]]
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
    let errors: [GeoPolygon.Error: String] = [
      .tooFewCoordinates(ring: 0): "Ring 0: A ring must have at least three coordinates.",
      .ambiguousEdge(ring: 1, coordinate: 2):
        "Ring 1, coordinate 2: The edge to the next coordinate must span less than 180 degrees of longitude.",
      .hasNoWidth(ring: 0): "Ring 0: The edges of a ring must not all lie on meridians.",
      .notAPosition(ring: 0, coordinate: 3):
        "Ring 0, coordinate 3: A position must have a longitude and a latitude.",
      .invalidCoordinate(ring: 0, coordinate: 3, .latitudeOutOfRange(91)):
        "Ring 0, coordinate 3: The latitude must be from -90 to 90 degrees.",
      .latitudeFirst(ring: 0, coordinate: 3):
        "Ring 0, coordinate 3: The longitude must come first, and here the latitude seems to.",
    ]
    for (error, text) in errors { #expect("\(error)" == text) }
  }

  @Test(
    "An edge of 180° or more is refused, never read the other way around",
    arguments: [
      [(-60, -180), (-60, 30), (60, 30), (60, -180)], [(-5, -95), (-5, 95), (5, 95), (5, -95)],
      [(-60, -179), (-60, 179), (60, 179), (60, -179)],
      [(41, 27), (41, -170), (77, -170), (77, 27)],
      [(-60, -180), (-60, 180), (60, 180), (60, 90), (60, 0), (60, -90), (60, -180)],
      [(50, -180), (40, -90), (40, 0), (40, 90), (40, 180)],
    ])
  func aLongEdgeIsRefused(pairs: [Pair]) throws {
    for turn in pairs.indices {
      let turned = Array(pairs[turn...] + pairs[..<turn])
      for ring in [turned, turned.reversed()] {
        #expect(throws: GeoPolygon.Error.self) { try Self.polygon(ring) }
        #expect(throws: GeoPolygon.Error.self) {
          try GeoPolygon(geoJSON: [ring.map { [$0.longitude, $0.latitude] }])
        }
      }
    }
  }

  @Test("Coordinates every 90° make long edges unambiguous") func shortEdgesAreClear() throws {
    let wide = try Self.polygon([
      (-60, -180), (-60, -90), (-60, 0), (-60, 30), (60, 30), (60, 0), (60, -90), (60, -180),
    ])
    #expect(try wide.contains(Self.place(40, -100)) && !wide.contains(Self.place(40, 100)))
    let russia = try GeoPolygon(geoJSON: [[[27, 41], [190, 41], [190, 77], [27, 77]]])
    #expect(try russia.contains(Self.place(60, 100)) && russia.contains(Self.place(66, -175)))
    #expect(try !russia.contains(Self.place(60, 0)) && !russia.contains(Self.place(60, -100)))
  }

  @Test(
    "Antarctica contains its pole, however its file goes along the antimeridian",
    arguments: [
      [], [(-90, 180), (-90, -180)], [(-90, 180), (-90, 90), (-90, 0), (-90, -90), (-90, -180)],
      [(-90, 180), (-90, -90), (-90, -180)],
    ])
  func antarcticaContainsItsPole(detour: [Pair]) throws {
    let shore: [Pair] = [(-84, -180), (-70, -90), (-70, 0), (-75, 90), (-84, 180)]
    for (ring, sign) in [(shore + detour, 1.0), (detour.reversed() + shore.reversed(), -1)] {
      let south = try Self.polygon(ring)
      let north = try Self.polygon(ring.map { (-$0.latitude, sign * $0.longitude) })
      for (place, isInside) in [
        ((-90.0, 0.0), true), ((-89, 45), true), ((-80, 45), true), ((-60, 45), false),
        ((-90, 180), true), ((90, 0), false),
      ] {
        #expect(south.contains(try Self.place(place.0, place.1)) == isInside, "\(place)")
        #expect(north.contains(try Self.place(-place.0, place.1)) == isInside, "\(place)")
      }
      let index = GeoPolygon.Index([south, north])
      #expect(index.polygons(containing: try Self.place(-80, 45)) == [0])
      #expect(index.polygons(containing: try Self.place(90, 45)) == [1])
    }
    // A cap beyond the equator is south of its shore, as its edges along the pole say.
    let cap = try Self.polygon([
      (60, -180), (60, -90), (60, 0), (60, 90), (60, 180), (-90, 180), (-90, -180),
    ])
    #expect(try cap.contains(Self.place(-90, 0)) && cap.contains(Self.place(0, 10)))
    #expect(try !cap.contains(Self.place(70, 10)) && !cap.contains(Self.place(90, 10)))
    let wedge = try Self.polygon([(0, 0), (0, 90), (90, 90), (90, 0)])
    #expect(try wedge.contains(Self.place(89, 45)) && !wedge.contains(Self.place(90, 45)))
  }

  @Test("GeoJSON is read, and an error names the ring and the position") func geoJSON() throws {
    let json = #"""
      {"type": "MultiPolygon", "coordinates": [
        [[[247.91, 33.43], [247.94, 33.43, 350], [247.94, 33.47], [247.91, 33.47], [247.91, 33.43]]],
        [[[0, 0], [10, 0], [10, 10], [0, 10]], [[4, 4], [6, 4], [6, 6], [4, 6], [4, 4]]]]}
      """#
    let area = try JSONDecoder().decode(GeoMultiPolygon.self, from: Data(json.utf8))
    #expect(area.polygons.map(\.holes.count) == [0, 1])
    #expect(area.contains(try Self.place(33.4511, -112.0774)))
    #expect(try area.contains(Self.place(2, 5)) && !area.contains(Self.place(5, 5)))
    #expect(area.polygons.first?.boundary.first == (try Self.place(33.43, -112.09)))
    let hole = [[0.0, 0], [10, 0], [10, 10], [0, 10]]
    for (rings, error) in [
      ([hole, [[1, 2], [3]]], .notAPosition(ring: 1, coordinate: 1)),
      (
        [hole, hole, [[1, 1], [2, 91], [3, -500]]],
        .invalidCoordinate(ring: 2, coordinate: 1, .latitudeOutOfRange(91))
      ),
      (
        [[[1, .nan], [2, 1], [3, 1]]],
        .invalidCoordinate(ring: 0, coordinate: 0, .latitudeOutOfRange(.nan))
      ),
      (
        [[[33.43, -112.09], [33.43, -112.06], [33.47, -112.06]]],
        .latitudeFirst(ring: 0, coordinate: 0)
      ),
      ([[[0, 0], [10, 0], [200, 5]]], .ambiguousEdge(ring: 0, coordinate: 1)),
      ([], .tooFewCoordinates(ring: 0)), ([hole, []], .tooFewCoordinates(ring: 1)),
    ] as [([[[Double]]], GeoPolygon.Error)] {
      let thrown = #expect(throws: GeoPolygon.Error.self) { try GeoPolygon(geoJSON: rings) }
      #expect("\(thrown.map { "\($0)" } ?? "")" == "\(error)")
      let several = #expect(throws: GeoMultiPolygon.Error.self) {
        try GeoMultiPolygon(geoJSON: [[hole], rings])
      }
      #expect("\(several.map { "\($0)" } ?? "")" == "Polygon 1, \(error)")
    }
    for json in [
      #"{"type": "Point", "coordinates": [[[0, 0]]]}"#,
      #"{"type": "Polygon", "coordinates": [[[0, 0]]]}"#,
    ] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(GeoMultiPolygon.self, from: Data(json.utf8))
      }
    }
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
    // The form of the first releases, in which edges went the shorter way.
    let crossing = #"{"boundary": [[-20, 177], [-20, -178], [-12, 179]], "holes": []}"#
      .replacing(/\[(-?\d+), (-?\d+)\]/) { #"{"latitude": \#($0.1), "longitude": \#($0.2)}"# }
    let island = try JSONDecoder().decode(GeoPolygon.self, from: Data(crossing.utf8))
    #expect(try island.contains(Self.place(-18, 180)) && !island.contains(Self.place(-18, 0)))
    let line = #"{"boundary": [{"latitude": 0, "longitude": 0}], "holes": []}"#
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(GeoPolygon.self, from: Data(line.utf8))
    }
  }
}
