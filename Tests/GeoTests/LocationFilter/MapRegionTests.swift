import Geo
import TestSupport
import Testing

@Suite("Map region: center and radius") struct MapRegionTests {
  let center: Coordinate

  init() throws { center = try Coordinate(latitude: 33.4511, longitude: -112.0774) }

  @Test func aMapShowsFiveMilesAtFirst() {
    let region = MapRegion(around: .location(center))
    #expect(region.center == center)
    #expect(region.radius.meters == 8046.72)
  }

  @Test(arguments: [-1, -Double.leastNonzeroMagnitude, .infinity, -.infinity, .nan])
  func otherNumbersAreNoRadius(meters: Double) {
    #expect(MapRegion(center: center, radius: .meters(meters)) == nil)
  }

  @Test func theEdgeIsIncluded() throws {
    let place = try Coordinate(latitude: 33.5, longitude: -112)
    let distance = center.distance(to: place)
    let upToHere = try #require(MapRegion(center: center, radius: distance))
    let shorter = try #require(MapRegion(center: center, radius: .meters(distance.meters.nextDown)))
    #expect(upToHere.contains(place))
    #expect(!shorter.contains(place))
    #expect(try #require(MapRegion(center: center, radius: .zero)).contains(center))
  }

  @Test func theEncodedFormIsCenterAndRadius() throws {
    let center = try Coordinate(latitude: 33.5, longitude: -112.25)
    let region = try #require(MapRegion(center: center, radius: .meters(250)))
    let golden = #"{"center":{"latitude":33.5,"longitude":-112.25},"radius":{"meters":250}}"#
    #expect(try encoded(region) == golden)
    #expect(try decoded(golden) == region)
    #expect(throws: DecodingError.self) {
      try decoded(golden.replacing("250", with: "-250")) as MapRegion
    }
  }
}
