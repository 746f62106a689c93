import Foundation
import TestSupport
import Testing

@testable import Geo

@Suite("Polygons: neighbors, winding angle, and index") struct GeoPolygonLawTests {
  private static func place(_ latitude: Double, _ longitude: Double) throws -> Coordinate {
    try Coordinate(latitude: latitude, longitude: longitude)
  }

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
        cells.append(try GeoPolygon(shorterWay: ring))
        places += ring
        let (first, second) = (ring[0], ring[1])
        places.append(
          try Self.place((first.latitude + second.latitude) / 2, first.longitude))
      }
    }
    // The caps around the poles.
    cells.append(try GeoPolygon(shorterWay: try #require(net.first)))
    cells.append(try GeoPolygon(shorterWay: try #require(net.last).reversed()))
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
    let polygon = try GeoPolygon(geoJSON: [ring.map { [$0.x, $0.y] }])
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

  /// Whether an odd number of edges of a ring on the plane are above a point.
  private static func isInside(_ ring: [(x: Double, y: Double)], _ x: Double, _ y: Double) -> Bool {
    var isInside = false
    for index in ring.indices {
      let (first, second) = (ring[index], ring[(index + 1) % ring.count])
      guard (first.x <= x) != (second.x <= x) else { continue }
      if first.y + (second.y - first.y) * (x - first.x) / (second.x - first.x) > y {
        isInside.toggle()
      }
    }
    return isInside
  }

  /// Rings with edges of any width are read by their numbers or refused, as coordinates and as GeoJSON,
  /// wherever the numbers start.
  @Test(arguments: LongTest.seeds(40))
  func aRingIsReadByItsNumbersOrRefused(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    var read = 0
    for _ in 0..<60 {
      let reach = Double.random(in: 20...170, using: &generator)
      let ring = (0..<Int.random(in: 3...7, using: &generator)).map { _ in
        (
          x: Double.random(in: -reach...reach, using: &generator).rounded(),
          y: Double.random(in: -80...80, using: &generator).rounded()
        )
      }
      let start = 360 * Double.random(in: -2...2, using: &generator).rounded()
      let polygons = [
        try? GeoPolygon(ring.map { try Self.place($0.y, $0.x) }),
        try? GeoPolygon(geoJSON: [ring.map { [$0.x + start, $0.y] }]),
      ]
      #expect(polygons[0] == polygons[1])
      guard let polygon = polygons[0] else { continue }
      read += 1
      let index = GeoPolygon.Index([polygon])
      let isAsNumbersSay = try (0..<30).allSatisfy { _ in
        let (x, y) = (
          Double.random(in: -180...180, using: &generator),
          Double.random(in: -90...90, using: &generator)
        )
        let expected = Self.isInside(ring, x, y)
        let place = try Self.place(y, x)
        return polygon.contains(place) == expected
          && index.firstPolygon(containing: place) == (expected ? 0 : nil)
      }
      #expect(isAsNumbersSay, "\(ring)")
    }
    #expect(read > 5)
  }

  /// Long edges in stacks and teeth, which a fine grid would cut into too many parts.
  @Test(arguments: 0..<4)
  func anIndexOfLongEdgesAnswersAsItsPolygon(shape: Int) throws {
    var generator = SeededGenerator(seed: shape)
    let count = LongTest.size(4000, small: 200)
    let ring: [[Double]] = (0..<count).map { number in
      let share = Double(number) / Double(count)
      switch shape {
      case 0: return [number.isMultiple(of: 2) ? -85 : 85, -50 + 100 * share]
      case 1: return [-170 + 340 * share, number.isMultiple(of: 2) ? -60 : 60]
      case 2: return [-170 + 340 * share, number.isMultiple(of: 7) ? -60 : 50 + share]
      default:
        return [.random(in: -85...85, using: &generator), .random(in: -80...80, using: &generator)]
      }
    }
    let end: [[Double]] =
      shape == 0
      ? [[85, 60], [-85, 60]]
      : shape == 3 ? [] : [[170, 70], [80, 70], [0, 70], [-90, 70], [-170, 70]]
    let holes: [[[Double]]] =
      shape == 3 ? [[[0, 0], [40, 5], [20, 30]], [[-60, 0], [-70, 0], [-65, 80]]] : []
    let polygon = try GeoPolygon(geoJSON: [ring + end] + holes)
    let index = GeoPolygon.Index([polygon])
    let isSame = try (0..<2000).allSatisfy { _ in
      let place = try Self.place(
        .random(in: -90...90, using: &generator), .random(in: -180...180, using: &generator))
      return index.firstPolygon(containing: place) == (polygon.contains(place) ? 0 : nil)
    }
    #expect(isSame)
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
      if let polygon = try? GeoPolygon(shorterWay: ring) { polygons.append(polygon) }
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
