import Geo
import TestSupport
import Testing

@Suite("Point index: radius, nearest, and box queries", .tags(.memory)) struct PointIndexTests {
  private static let radii: [Distance] = [
    .meters(.nan), .meters(-1), .meters(-.infinity), .zero, .meters(1e-9), .meters(1), .miles(5),
    .kilometers(1000), .kilometers(10_007.5), .kilometers(20_015.1), .kilometers(25_000),
    .meters(.infinity),
  ]

  /// Sizes around the capacity of a block, of a node, and of a tree with three levels.
  private static let sizes = LongTest.values([30, 31, 300, 33], small: 1)

  @Test(arguments: PlaceSet.allCases, sizes)
  func radiusQueriesAgreeWithThePlainIndex(set: PlaceSet, size: Int) throws {
    var generator = SeededGenerator(seed: size)
    let (places, centers) = try set.make(count: size, using: &generator)
    let index = PointIndex(places)
    let plain = PlainIndex(places: places)
    #expect(index.count == places.count)
    for center in LongTest.values(centers, small: 2) {
      // Also the exact distance of a place, and the numbers next to it.
      let edge = plain.byDistance(from: center).randomElement(using: &generator)?.distance.meters
      let edges = edge.map { [$0.nextDown, $0, $0.nextUp].map(Distance.meters) } ?? []
      for radius in Self.radii + edges {
        let expected = plain.places(within: radius, of: center)
        #expect(index.count(within: radius, of: center) == expected.count)
        #expect(index.ids(within: radius, of: center) == expected.map(\.id).sorted())
        let hits = index.places(within: radius, of: center)
        #expect(hits.map(\.id) == expected.map(\.id))
        #expect(hits.map(\.distance) == expected.map(\.distance))
        let third = index.places(within: radius, of: center, limit: 3) { $0.isMultiple(of: 3) }
        #expect(
          third.map(\.id)
            == expected.map(\.id).filter { $0.isMultiple(of: 3) }.prefix(3).map(\.self))
      }
    }
  }

  @Test(arguments: PlaceSet.allCases, sizes)
  func nearestQueriesAgreeWithThePlainIndex(set: PlaceSet, size: Int) throws {
    var generator = SeededGenerator(seed: size + 1)
    let (places, centers) = try set.make(count: size, using: &generator)
    let index = PointIndex(places)
    let plain = PlainIndex(places: places)
    for center in LongTest.values(centers, small: 2) {
      let expected = plain.byDistance(from: center)
      #expect(index.byDistance(from: center).map(\.id) == expected.map(\.id))
      for limit in [-1, 0, 1, 2, 10, 22, 23, 24, 25, 100, size - 1, size, size + 1, .max] {
        let best = expected.prefix(max(limit, 0))
        let hits = index.nearest(limit, to: center)
        #expect(hits.map(\.id) == best.map(\.id))
        #expect(hits.map(\.distance) == best.map(\.distance))
      }
      for radius in Self.radii {
        let hits = index.nearest(10, to: center, within: radius)
        #expect(hits.map(\.id) == plain.places(within: radius, of: center).prefix(10).map(\.id))
      }
    }
  }

  @Test(arguments: PlaceSet.allCases)
  func boxQueriesAgreeWithThePlainIndex(set: PlaceSet) throws {
    var generator = SeededGenerator(seed: 3)
    let (places, centers) = try set.make(
      count: LongTest.size(2000, small: 30), using: &generator)
    let index = PointIndex(places)
    let plain = PlainIndex(places: places)
    // Corners at places make boxes with places exactly on their edges.
    let corners =
      centers + places.prefix(6) + [
        try Coordinate(latitude: -90, longitude: -180),
        try Coordinate(latitude: 90, longitude: 180),
        try Coordinate(latitude: 33, longitude: -113),
        try Coordinate(latitude: 34, longitude: -112),
      ]
    for southwest in corners {
      for northeast in corners where northeast.latitude >= southwest.latitude {
        let box = try BoundingBox(southwest: southwest, northeast: northeast)
        let expected = plain.ids(in: box)
        #expect(index.count(in: box) == expected.count)
        #expect(index.ids(in: box) == expected)
      }
    }
  }

  @Test func aCopyIsIndependent() throws {
    let phoenix = try Coordinate(latitude: 33.4484, longitude: -112.0740)
    let original = PointIndex([phoenix, phoenix])
    var copy = original
    copy.remove(0)
    #expect(copy.insert(phoenix) == 2)
    #expect(original.ids(within: .zero, of: phoenix) == [0, 1])
    #expect(copy.ids(within: .zero, of: phoenix) == [1, 2])
  }

  @Test func anIndexThatIsFullGrowsBySmallSteps() throws {
    var index = PointIndex(
      try (0..<4000).map {
        try Coordinate(latitude: Double($0 % 80), longitude: Double($0 / 80))
      })
    var footprint = index.memoryFootprint
    for step in 0..<600 {
      index.insert(try Coordinate(latitude: Double(step % 60) + 0.5, longitude: 7.5))
      #expect(Double(index.memoryFootprint) <= 1.1 * Double(footprint))
      footprint = index.memoryFootprint
    }
  }

  @Test func batchesAnswerInTheOrderOfTheirCenters() throws {
    var generator = SeededGenerator(seed: 5)
    let (places, _) = try PlaceSet.uniform.make(count: 1000, using: &generator)
    let (centers, _) = try PlaceSet.uniform.make(count: 100, using: &generator)
    let index = PointIndex(places)
    #expect(
      index.counts(within: .kilometers(2000), ofEach: centers)
        == centers.map { index.count(within: .kilometers(2000), of: $0) })
    #expect(
      index.nearest(3, toEach: centers, within: .kilometers(900))
        == centers.map { index.nearest(3, to: $0, within: .kilometers(900)) })
  }

  @Test func batchesVisitEachCenterOnceWithTheHitsOfItsQuery() throws {
    var generator = SeededGenerator(seed: 6)
    let (places, _) = try PlaceSet.uniform.make(count: 300, using: &generator)
    let (centers, _) = try PlaceSet.uniform.make(count: 20, using: &generator)
    var index = PointIndex(places)
    for id in stride(from: 0, to: 300, by: 3) { index.remove(id) }
    // From no hit to all of them, which are more than are measured together.
    for radius in [-1, 0, 500, 5000, 30_000].map(Distance.kilometers) {
      var (near, within) = (Set<Int>(), Set<Int>())
      index.forEachCenter(of: centers, nearest: 5, within: radius) { center, hits in
        expectEqual(hits, index.nearest(5, to: centers[center], within: radius))
        near.insert(center)
      }
      index.forEachCenter(of: centers, within: radius) { center, hits in
        let scan = index.ids.map { id in
          PlaceDistance(id: id, meters: centers[center].distance(to: places[id]).meters)
        }
        let expected = scan.filter { $0.meters <= radius.meters }
          .sorted { ($0.meters, $0.id) < ($1.meters, $1.id) }
        expectEqual(hits.map { PlaceDistance(id: $0.id, meters: $0.distance.meters) }, expected)
        within.insert(center)
      }
      expectEqual([near, within], [Set(centers.indices), Set(centers.indices)])
    }
  }

  /// Rings of equal area share evenly spread places evenly, and others not at all.
  @Test(arguments: [1.0, 2, 8, 40, 400], [0.0, 1e-9, 1e-4])
  func hitsAreInOrderHoweverTheyAreSpread(exponent: Double, grid: Double) throws {
    var generator = SeededGenerator(seed: Int(exponent))
    let center = try Coordinate(latitude: 33.4484, longitude: -112.0740)
    let places = try (0..<200).map { _ in
      var distance = 1.0
      // A power of a random number crowds the places around the center.
      for _ in 0..<Int(exponent) { distance *= .random(in: 0...1, using: &generator) }
      let meters = grid > 0 ? (distance / grid).rounded() * grid * 1e6 : 0
      let bearing = try #require(Bearing(degrees: .random(in: 0..<360, using: &generator)))
      return try #require(center.destination(.meters(meters), toward: bearing))
    }
    let hits = PointIndex(places).places(within: .kilometers(1001), of: center)
    let expected = places.map { center.distance(to: $0).meters }.enumerated()
      .sorted { ($0.element, $0.offset) < ($1.element, $1.offset) }
    expectEqual(hits.map { $0.id }, expected.map { $0.offset })
    expectEqual(hits.map { $0.distance.meters }, expected.map { $0.element })
  }

  @Test func distancesWhoseSquareVanishesAreInOrder() throws {
    let center = try Coordinate(latitude: 0, longitude: 0)
    let places = try (0..<40).map { try Coordinate(latitude: Double($0) * 1e-159, longitude: 0) }
    let hits = PointIndex(places.reversed()).places(within: .meters(1), of: center)
    expectEqual(
      hits.map { $0.distance.meters }, places.map { center.distance(to: $0).meters })
    expect(hits.allSatisfy { $0.distance.meters < 1e-150 } && hits[39].distance.meters > 0)
  }

  @Test func aBatchEndsWithAnError() throws {
    struct Stop: Error {}
    let phoenix = try Coordinate(latitude: 33.4484, longitude: -112.0740)
    var visited = 0
    #expect(throws: Stop.self) {
      try PointIndex([phoenix]).forEachCenter(of: [phoenix, phoenix], nearest: 1) { _, _ in
        visited += 1
        throw Stop()
      }
    }
    #expect(visited == 1)
  }

  private struct PlaceDistance: Equatable {
    let id: Int
    let meters: Double
  }
}
