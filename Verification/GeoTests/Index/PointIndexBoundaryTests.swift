import Geo
import TestSupport
import Testing

/// Searches in which single precision decides almost nothing.
@Suite("Point index: places at a query's edge", .tags(.memory)) struct PointIndexBoundaryTests {
  /// Places within a few centimeters of the north pole, in about a hundred blocks.
  private static let places: [Coordinate] = {
    var generator = SeededGenerator(seed: 21)
    return (0..<LongTest.size(12_000, small: 3000)).compactMap { _ in
      try? Coordinate(
        latitude: 90 - .random(in: 0...1e-6, using: &generator),
        longitude: .random(in: -180...180, using: &generator))
    }
  }()

  private static let index = PointIndex(places)

  @Test(arguments: [(-10.0, 10.0), (-179, 179), (100, -100)])
  func boxesWithEveryBlockOnTheirEdgeAreExact(west: Double, east: Double) throws {
    let (places, index) = (Self.places, Self.index)
    let box = try BoundingBox(
      southwest: Coordinate(latitude: 90 - 7e-7, longitude: west),
      northeast: Coordinate(latitude: 90, longitude: east))
    let expected = places.indices.filter { box.contains(places[$0]) }
    #expect(index.count(in: box) == expected.count)
    #expect(index.ids(in: box) == expected)
  }

  @Test(arguments: [0, 1e-3, 0.05, 0.1])
  func circlesWithEveryBlockOnTheirEdgeAreExact(meters: Double) throws {
    let (places, index) = (Self.places, Self.index)
    let pole = try Coordinate(latitude: 90, longitude: 7)
    let expected = places.indices.map { (pole.distance(to: places[$0]), $0) }
      .filter { $0.0.meters <= meters }.sorted { $0 < $1 }.map(\.1)
    #expect(index.count(within: .meters(meters), of: pole) == expected.count)
    #expect(index.ids(within: .meters(meters), of: pole) == expected.sorted())
    #expect(
      index.nearest(30, to: pole, within: .meters(meters)).map(\.id) == Array(expected.prefix(30)))
    #expect(
      index.nearest(.max, to: pole, within: .meters(meters)).map(\.id) == expected)
  }

  /// The last places of a search with a limit can be beyond its radius.
  @Test(arguments: PlaceSet.allCases, LongTest.values([1, 2, 30, 1000, 10], small: 1))
  func theNearestWithinTheDistanceOfAPlaceIncludeIt(set: PlaceSet, limit: Int) throws {
    var generator = SeededGenerator(seed: limit)
    let (places, centers) = try set.make(count: LongTest.size(500, small: 60), using: &generator)
    let index = PointIndex(places)
    let plain = PlainIndex(places: places)
    for center in LongTest.values(centers, small: 2) {
      let sorted = plain.byDistance(from: center)
      guard !sorted.isEmpty else { continue }
      for rank in [0, 1, limit - 1, limit, sorted.count - 1] where sorted.indices.contains(rank) {
        let edge = sorted[rank].distance.meters
        for radius in [edge.nextDown, edge, edge.nextUp, edge + 0.3] {
          let hits = index.nearest(limit, to: center, within: .meters(radius))
          let expected = sorted.prefix(limit).filter { radius >= 0 && $0.distance.meters <= radius }
          #expect(hits.map(\.id) == expected.map(\.id))
        }
      }
    }
  }
}
