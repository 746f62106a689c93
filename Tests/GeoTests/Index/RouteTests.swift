import Foundation
import TestSupport
import Testing

@testable import Geo

@Suite("Route: places along a path") struct RouteTests {
  private static func place(_ latitude: Double, _ longitude: Double) throws -> Coordinate {
    try Coordinate(latitude: latitude, longitude: longitude)
  }

  // MARK: Routes by hand

  @Test func placesComeInTheOrderOfTheRoute() throws {
    let index = PointIndex([
      try Self.place(0.1, 2), try Self.place(-0.1, 1), try Self.place(5, 1),
      try Self.place(0, -0.2), try Self.place(2.3, 3.1),
    ])
    let route = [try Self.place(0, 0), try Self.place(0, 3), try Self.place(2, 3)]
    let degree = Distance.meanEarthRadius.meters * .pi / 180
    let hits = index.places(along: route, within: .meters(0.4 * degree))
    #expect(hits.map(\.id) == [3, 1, 0, 4])
    let expected = [(0.2, 0.0), (0.1, 1), (0.1, 2), (0.3161, 5)]
    for (hit, (distance, along)) in zip(hits, expected) {
      #expect(abs(hit.distance.meters / degree - distance) < 1e-3, "\(hit)")
      #expect(abs(hit.distanceAlong.meters / degree - along) < 1e-3, "\(hit)")
    }
    #expect(index.places(along: route.reversed(), within: .meters(0.4 * degree)).first?.id == 4)
  }

  @Test func aPlaceThatIsPassedTwiceStandsWhereItIsNearest() throws {
    let index = PointIndex([try Self.place(0.01, 1)])
    let route = [
      try Self.place(0, 0), try Self.place(0, 2), try Self.place(0.02, 2), try Self.place(0.011, 0),
    ]
    let hit = try #require(index.places(along: route, within: .kilometers(100)).first)
    #expect(hit.distanceAlong > .kilometers(300))
    #expect(hit.distance < .kilometers(1))
    let back = [try Self.place(0.01, 0), try Self.place(0.01, 2), try Self.place(0.01, 0)]
    let first = try #require(index.places(along: back, within: .kilometers(100)).first)
    #expect(abs(first.distanceAlong.kilometers - 111.2) < 1)
  }

  @Test func aRouteOfOnePlaceIsACircle() throws {
    let index = PointIndex([try Self.place(0, 0), try Self.place(0, 1), try Self.place(0, 2)])
    let center = try Self.place(0, 1)
    let hits = index.places(along: [center], within: .kilometers(112))
    #expect(hits.map(\.id) == [0, 1, 2] && hits.allSatisfy { $0.distanceAlong == .meters(0) })
    #expect(index.places(along: [center, center], within: .kilometers(1)).map(\.id) == [1])
    #expect(index.places(along: [], within: .kilometers(112)) == [])
    #expect(index.places(along: [center], within: .meters(-1)) == [])
    #expect(index.places(along: [center], within: .meters(.nan)) == [])
    #expect(index.places(along: [center], within: .meters(0)).map(\.id) == [1])
    #expect(index.places(along: [center], within: .meters(.infinity)).count == 3)
  }

  @Test func betweenAntipodesARouteGoesOverTheNorthPole() throws {
    let index = PointIndex([
      try Self.place(80, 10), try Self.place(-80, 10), try Self.place(0, 100),
    ])
    let route = [try Self.place(0, 10), try Self.place(0, -170)]
    let hits = index.places(along: route, within: .kilometers(1))
    #expect(hits.map(\.id) == [0])
    let poles = [try Self.place(90, 0), try Self.place(-90, 0)]
    #expect(PointIndex(poles).places(along: poles, within: .meters(1)).map(\.id) == [0, 1])
  }

  @Test func anElementIsFoundWithItsPlace() throws {
    let places = ["far": try Self.place(9, 1), "near": try Self.place(0, 1)]
    let index = GeoIndex(["far", "near"], at: { places[$0] })
    let hits = index.places(along: [try Self.place(0, 0), try Self.place(0, 2)], within: .miles(1))
    #expect(hits.map(\.element) == ["near"] && hits.map(\.id) == [1])
    #expect(hits[0].distance < .meters(1))
    #expect(abs(hits[0].distanceAlong.kilometers - 111.2) < 0.1)
  }

  @Test func manyPlacesAtOneSpotAreFound() throws {
    let spot = try Self.place(10, 10)
    let index = PointIndex(Array(repeating: spot, count: 1000))
    let route = [try Self.place(10, 9), spot, try Self.place(11, 10)]
    #expect(index.places(along: route, within: .meters(0)).count == 1000)
  }

  // MARK: All places one by one

  /// The least distance of a place from a leg, by trying places of the leg, ever closer.
  private static func distance(
    of place: Coordinate, from start: Coordinate, to end: Coordinate
  ) throws -> (distance: Double, along: Double) {
    let length = start.distance(to: end)
    guard let bearing = start.initialBearing(to: end) else {
      return (start.distance(to: place).meters, 0)
    }
    func far(_ along: Double) throws -> Double {
      try #require(start.destination(.meters(along), toward: bearing)).distance(to: place).meters
    }
    var (low, high) = (0.0, length.meters)
    for _ in 0..<12 {
      let step = (high - low) / 40
      let best = try (0...40).map { low + step * Double($0) }
        .min { try far($0) < far($1) }
      let middle = try #require(best)
      (low, high) = (max(0, middle - step), min(length.meters, middle + step))
    }
    return (try far((low + high) / 2), (low + high) / 2)
  }

  @Test(arguments: LongTest.seeds(24))
  func aRouteFindsThePlacesThatAreNearOneByOne(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let reach = pow(10, Double.random(in: -2...1.8, using: &generator))
    let (x, y) = (
      Double.random(in: -180...180, using: &generator),
      Double.random(in: -60...60, using: &generator)
    )
    func somewhere() throws -> Coordinate {
      let longitude = x + .random(in: -reach...reach, using: &generator)
      return try Self.place(
        min(max(y + .random(in: -reach...reach, using: &generator), -90), 90),
        longitude > 180 ? longitude - 360 : longitude < -180 ? longitude + 360 : longitude)
    }
    let places = try (0..<LongTest.size(200, small: 12)).map { _ in try somewhere() }
    let route = try (0..<Int.random(in: 2...6, using: &generator)).map { _ in try somewhere() }
    let radius = Double.random(in: 0...0.3, using: &generator) * reach * 111_000
    let hits = PointIndex(places).places(along: route, within: .meters(radius))
    #expect(Set(hits.map(\.id)).count == hits.count)
    #expect(hits.map(\.distanceAlong) == hits.map(\.distanceAlong).sorted())
    for (id, place) in places.enumerated() {
      var (nearest, along, length) = (Double.infinity, 0.0, 0.0)
      for (start, end) in zip(route, route.dropFirst()) {
        let leg = try Self.distance(of: place, from: start, to: end)
        if leg.distance < nearest { (nearest, along) = (leg.distance, length + leg.along) }
        length += start.distance(to: end).meters
      }
      let hit = hits.first { $0.id == id }
      if nearest < radius - 1 { #expect(hit != nil, "\(place)") }
      if nearest > radius + 1 { #expect(hit == nil, "\(place)") }
      if let hit {
        #expect(abs(hit.distance.meters - nearest) < 1)
        // Where the route turns around a place, two legs may be as near.
        #expect(abs(hit.distanceAlong.meters - along) < max(length * 1e-3, 10))
      }
    }
  }

  // MARK: Every leg

  /// What a walk over all legs finds, where a leg replaces an earlier one if it is nearer by more than a
  /// millimeter.
  private static func plainHits(
    _ places: [Coordinate], along route: [Coordinate], within radius: Double
  ) -> [Int: (distance: Double, along: Double)] {
    var found: [Int: (distance: Double, along: Double)] = [:]
    for (id, place) in places.enumerated() {
      var length = Distance.meters(0)
      for (start, end) in zip(route, route.count > 1 ? route.dropFirst() : route[...]) {
        let (from, to) = (RouteLegs.Target(start), RouteLegs.Target(end))
        let leg = RouteLeg(from: from, to: to)
        let (distance, angle) = leg.nearest(to: RouteLegs.Target(place))
        let along = length + .meters(angle * Distance.meanEarthRadius.meters)
        length = length + start.distance(to: end)
        guard distance.meters <= radius else { continue }
        if let old = found[id], old.distance <= distance.meters + 1e-3 { continue }
        found[id] = (distance.meters, along.meters)
      }
    }
    return found
  }

  @Test(
    "A route of any kind finds what a walk over all its legs finds", arguments: LongTest.seeds(80))
  func aRouteFindsWhatAWalkOverAllLegsFinds(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let reach = pow(10, Double.random(in: -5...2, using: &generator))
    let x = Double.random(in: -180...180, using: &generator)
    let y: Double = [0, 33, -60, 89.9999][Int.random(in: 0..<4, using: &generator)]
    func place(_ east: Double, _ north: Double) throws -> Coordinate {
      try Coordinate(
        latitude: min(max(y + north, -90), 90), wrappingLongitude: x + east)
    }
    let count = Int.random(in: 1...LongTest.size(400, small: 90), using: &generator)
    let kind = seed % 6
    let route: [Coordinate] = try (0..<count).map { number in
      let step = Double(number) / Double(count)
      return switch kind {
      case 0: try place(reach * sin(0.7 * Double(number)), reach * cos(1.3 * Double(number)))
      case 1: try place(0, reach * step)
      case 2: try place(number.isMultiple(of: 2) ? 0 : reach, number.isMultiple(of: 2) ? 0 : reach)
      case 3: try place(0, 0)
      case 4: try place(reach * step * cos(20 * step), reach * step * sin(20 * step))
      default:
        try place(
          .random(in: -reach...reach, using: &generator),
          .random(in: -reach...reach, using: &generator))
      }
    }
    var places = try (0..<LongTest.size(200, small: 40)).map { _ in
      try place(
        2 * .random(in: -reach...reach, using: &generator),
        2 * .random(in: -reach...reach, using: &generator))
    }
    places += places.prefix(9) + route.prefix(9)
    let index = PointIndex(places)
    for radius in [0.1 * reach * 111_000, 3 * reach * 111_000, 0, .infinity] {
      let hits = index.places(along: route, within: .meters(radius))
      let expected = Self.plainHits(places, along: route, within: radius)
      #expect(hits.count == expected.count && Set(hits.map(\.id)) == Set(expected.keys))
      #expect(
        hits.allSatisfy { hit in
          expected[hit.id].map { $0 == (hit.distance.meters, hit.distanceAlong.meters) } ?? false
        })
      let order = hits.map { ($0.distanceAlong, $0.id) }
      #expect(zip(order, order.dropFirst()).allSatisfy { $0 < $1 })
    }
  }
}
