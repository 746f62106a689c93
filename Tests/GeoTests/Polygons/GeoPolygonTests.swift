import Foundation
import Geo
import TestSupport
import Testing

@Suite struct GeoPolygonTests {
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

  // MARK: Places by hand

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

  // MARK: Laws

  /// The corners of a net of cells over the Earth but the poles, moved at random, whose edges all
  /// cross each other at corners only.
  private static func net(_ generator: inout SeededGenerator) throws -> [[Coordinate]] {
    let (rows, columns) = (5, 7)
    var net: [[Coordinate]] = []
    for row in 0..<rows {
      var line: [Coordinate] = []
      for column in 0..<columns {
        let latitude = -80 + 40 * Double(row) + Double.random(in: -9...9, using: &generator)
        var longitude = -180 + 360 / Double(columns) * Double(column)
        if column.isMultiple(of: 2) { longitude += Double.random(in: -9...9, using: &generator) }
        if longitude < -180 { longitude += 360 }
        line.append(try place(latitude, longitude))
      }
      net.append(line)
    }
    return net
  }

  /// Cells that share all edges contain each place once, even on edges and at corners.
  @Test(arguments: LongTest.seeds(40))
  func neighborsShareNoPlaceAndLeaveNone(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let net = try Self.net(&generator)
    var cells: [GeoPolygon] = []
    var places: [Coordinate] = []
    for row in 0..<(net.count - 1) {
      for column in net[row].indices {
        let next = (column + 1) % net[row].count
        var ring = [net[row][column], net[row][next], net[row + 1][next], net[row + 1][column]]
        if Bool.random(using: &generator) { ring.reverse() }
        cells.append(try GeoPolygon(ring))
        places += ring
        let (first, second) = (ring[0], ring[1])
        places.append(
          try Self.place((first.latitude + second.latitude) / 2, first.longitude))
      }
    }
    // The caps around the poles.
    cells.append(try GeoPolygon(try #require(net.first)))
    cells.append(try GeoPolygon(try #require(net.last).reversed()))
    for _ in 0..<300 {
      places.append(
        try Self.place(
          .random(in: -90...90, using: &generator), .random(in: -180...180, using: &generator)))
    }
    places += try [(90, 0), (-90, 0), (0, 180), (0, -180)].map { try Self.place($0.0, $0.1) }
    let index = GeoPolygon.Index(cells)
    for place in places {
      let holders = cells.indices.filter { cells[$0].contains(place) }
      #expect(holders.count == 1, "\(place)")
      #expect(index.polygons(containing: place) == holders, "\(place)")
      #expect(index.firstPolygon(containing: place) == holders.first)
    }
  }

  /// Whether a ring on the plane contains a point, by the angle that it turns around the point.
  private static func winds(_ ring: [(x: Double, y: Double)], around x: Double, _ y: Double) -> Bool
  {
    var turn = 0.0
    for index in ring.indices {
      let (first, second) = (ring[index], ring[(index + 1) % ring.count])
      let (ax, ay) = (first.x - x, first.y - y)
      let (bx, by) = (second.x - x, second.y - y)
      turn += atan2(ax * by - ay * bx, ax * bx + ay * by)
    }
    return !Int((turn / (2 * .pi)).rounded()).isMultiple(of: 2)
  }

  /// Star-shaped rings around a center anywhere, across the antimeridian too.
  @Test(arguments: LongTest.seeds(100))
  func containmentIsThatOfTheWindingAngle(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let center = (
      x: Double.random(in: -180...180, using: &generator),
      y: Double.random(in: -50...50, using: &generator)
    )
    let reach = Double.random(in: 0.01...35, using: &generator)
    let count = Int.random(in: 3...200, using: &generator)
    let ring = (0..<count).map { corner in
      let angle = 2 * Double.pi * Double(corner) / Double(count)
      let radius = Double.random(in: 0.1...1, using: &generator) * reach
      return (x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    func wrapped(_ x: Double) -> Double { x > 180 ? x - 360 : x < -180 ? x + 360 : x }
    let polygon = try GeoPolygon(ring.map { try Self.place($0.y, wrapped($0.x)) })
    let index = GeoPolygon.Index([polygon])
    for corner in polygon.boundary { #expect(polygon.box.contains(corner)) }
    var inside = 0
    for _ in 0..<500 {
      let x = center.x + .random(in: -1.2...1.2, using: &generator) * reach
      let y = center.y + .random(in: -1.1...1.1, using: &generator) * reach
      let place = try Self.place(y, wrapped(x))
      let expected = Self.winds(ring, around: x, y)
      #expect(polygon.contains(place) == expected, "\(place)")
      #expect(index.firstPolygon(containing: place) == (expected ? 0 : nil), "\(place)")
      if expected {
        inside += 1
        #expect(polygon.box.contains(place))
      }
    }
    #expect(inside > 0)
  }

  /// The index answers as all polygons one after the other, whatever their sizes and overlaps.
  @Test(arguments: LongTest.seeds(40))
  func anIndexAnswersAsAllPolygons(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    var polygons: [GeoPolygon] = []
    for _ in 0..<Int.random(in: 0...60, using: &generator) {
      let size = pow(10, Double.random(in: -3...2, using: &generator))
      let (x, y) = (
        Double.random(in: -180...180, using: &generator),
        Double.random(in: -90...90, using: &generator)
      )
      let ring = try (0..<Int.random(in: 3...30, using: &generator)).map { _ in
        let longitude = (x + .random(in: -1...1, using: &generator) * min(size, 80))
        return try Self.place(
          min(max(y + .random(in: -1...1, using: &generator) * size, -90), 90),
          longitude > 180 ? longitude - 360 : longitude < -180 ? longitude + 360 : longitude)
      }
      if let polygon = try? GeoPolygon(ring) { polygons.append(polygon) }
    }
    let index = GeoPolygon.Index(polygons)
    var places = polygons.flatMap(\.boundary)
    for polygon in polygons {
      places.append(polygon.box.center)
      places.append(polygon.box.northeast)
    }
    for _ in 0..<300 {
      places.append(
        try Self.place(
          .random(in: -90...90, using: &generator), .random(in: -180...180, using: &generator)))
    }
    for place in places {
      let expected = polygons.indices.filter { polygons[$0].contains(place) }
      #expect(index.polygons(containing: place) == expected, "\(place)")
    }
    let points = PointIndex(places)
    for polygon in polygons {
      #expect(points.ids(in: polygon) == places.indices.filter { polygon.contains(places[$0]) })
    }
    let elements = GeoIndex(places.indices, at: { places[$0] })
    if let polygon = polygons.first {
      #expect(elements.places(in: polygon).map(\.element) == points.ids(in: polygon))
    }
  }
}
