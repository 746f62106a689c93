import Geo
import TestSupport
import Testing

/// Many places at one spot, or too close to each other for single precision.
@Suite("Point index: places at one spot", .tags(.memory)) struct PointIndexTiesTests {
  @Test(arguments: LongTest.seeds(3))
  func tiesGoToTheSmallestIDs(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let spot = try Coordinate(latitude: 33.4511, longitude: -112.0774)
    let (others, _) = try PlaceSet.neighborhood.make(count: 300, using: &generator)
    var places = others + Array(repeating: spot, count: 500)
    places.shuffle(using: &generator)
    let (index, plain) = (PointIndex(places), PlainIndex(places: places))
    let north = try Coordinate(latitude: 33.46, longitude: -112.0774)
    for center in [spot, north, try antipode(of: spot)] {
      let expected = plain.byDistance(from: center)
      for limit in [1, 2, 10, 24, 25, 100, 499, 501, 800] {
        #expect(index.nearest(limit, to: center).map(\.id) == expected.prefix(limit).map(\.id))
      }
      #expect(index.byDistance(from: center).map(\.id) == expected.map(\.id))
      let radius = expected[600].distance
      #expect(
        index.nearest(700, to: center, within: radius).map(\.id)
          == expected.filter { $0.distance <= radius }.prefix(700).map(\.id))
    }
  }

  /// Their squared chords are equal in single precision.
  @Test func placesOfOneLatitudeThatDifferByMillimetersAreInOrder() throws {
    let center = try Coordinate(latitude: 33.45, longitude: -112.07)
    let places = try (0..<40).map {
      try Coordinate(latitude: 33.45, longitude: -111.97 - Double($0) * 1e-8)
    }
    let index = PointIndex(places)
    #expect(index.byDistance(from: center).map(\.id) == Array((0..<40).reversed()))
    #expect(index.nearest(3, to: center).map(\.id) == [39, 38, 37])
  }

  /// A list of all places that tie would have as many keys as places; the best few need little.
  @Test func copiesOfAnIteratorAdvanceIndependentlyAmongTies() throws {
    let spot = try Coordinate(latitude: 1, longitude: 2)
    let index = PointIndex(Array(repeating: spot, count: 200))
    var first = index.byDistance(from: spot).makeIterator()
    #expect((0..<50).compactMap { _ in first.next()?.id } == Array(0..<50))
    var second = first
    #expect((50..<200).compactMap { _ in first.next()?.id } == Array(50..<200))
    #expect((50..<60).compactMap { _ in second.next()?.id } == Array(50..<60))
    #expect(first.next() == nil)
  }
}
