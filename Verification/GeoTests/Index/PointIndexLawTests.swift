import Geo
import TestSupport
import Testing

/// Laws of every index, for all sets of places.
@Suite("Point index: laws of symmetry and nesting", .tags(.memory)) struct PointIndexLawTests {
  @Test(arguments: PlaceSet.allCases)
  func aSmallerRadiusFindsASubset(set: PlaceSet) throws {
    var generator = SeededGenerator(seed: 21)
    let (places, centers) = try set.make(count: LongTest.size(500, small: 100), using: &generator)
    let index = PointIndex(places)
    for center in LongTest.values(centers, small: 2) {
      var smaller: [Int] = []
      var meters = 0.001
      while meters < 1e8 {
        let ids = index.ids(within: .meters(meters), of: center)
        #expect(Set(smaller).isSubset(of: ids))
        #expect(index.count(within: .meters(meters), of: center) == ids.count)
        smaller = ids
        meters *= 1.7
      }
      #expect(smaller.count == places.count)
    }
  }

  @Test(arguments: PlaceSet.allCases)
  func theNearestOfUnlimitedNumberAreAllInOrder(set: PlaceSet) throws {
    var generator = SeededGenerator(seed: 22)
    let (places, centers) = try set.make(count: LongTest.size(300, small: 60), using: &generator)
    let index = PointIndex(places)
    for center in centers {
      let all = index.nearest(.max, to: center)
      #expect(all.map(\.id).sorted() == Array(places.indices))
      #expect(zip(all, all.dropFirst()).allSatisfy { ($0.distance, $0.id) < ($1.distance, $1.id) })
      for limit in [1, 7, 24, 25, 90] {
        #expect(index.nearest(limit, to: center) == Array(all.prefix(limit)))
      }
    }
  }

  @Test(arguments: PlaceSet.allCases)
  func mirroringChangesNothing(set: PlaceSet) throws {
    var generator = SeededGenerator(seed: 23)
    let (places, centers) = try set.make(count: LongTest.size(400, small: 60), using: &generator)
    func northern(_ place: Coordinate) throws -> Coordinate {
      try Coordinate(latitude: -place.latitude, longitude: place.longitude)
    }
    func eastern(_ place: Coordinate) throws -> Coordinate {
      try Coordinate(latitude: place.latitude, longitude: -place.longitude)
    }
    let index = PointIndex(places)
    for mirror in [northern, eastern] {
      let image = PointIndex(try places.map(mirror))
      for center in centers {
        let hits = index.nearest(.max, to: center)
        let images = image.nearest(.max, to: try mirror(center))
        #expect(hits == images)
      }
    }
  }

  @Test(arguments: [1.0, 90, 179.5, 359])
  func rotatingTheEarthChangesNothing(degrees: Double) throws {
    var generator = SeededGenerator(seed: 24)
    let (places, centers) = try PlaceSet.uniform.make(
      count: LongTest.size(400, small: 60), using: &generator)
    func turned(_ place: Coordinate) throws -> Coordinate {
      let longitude = place.longitude + degrees
      return try Coordinate(
        latitude: place.latitude, longitude: longitude > 180 ? longitude - 360 : longitude)
    }
    let index = PointIndex(places)
    let image = PointIndex(try places.map(turned))
    for center in centers {
      let hits = index.nearest(.max, to: center)
      let images = image.nearest(.max, to: try turned(center))
      #expect(hits.map(\.id) == images.map(\.id))
      for (hit, image) in zip(hits, images) {
        #expect(abs(hit.distance.meters - image.distance.meters) < 1e-7)
      }
    }
  }
}
