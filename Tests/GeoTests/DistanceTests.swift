import Foundation
import Geo
import Testing

@Suite("Distances: units and arithmetic") struct DistanceTests {
  @Test func fiveMilesAre8046Point72Meters() {
    #expect(Distance.miles(5) == .meters(8046.72))
    #expect(Distance.meters(8046.72).miles == 5)
    #expect(Distance.kilometers(1.5) == .meters(1500))
    #expect(Distance.meters(1500).kilometers == 1.5)
    #expect(Distance.feet(5280) == .miles(1))
    #expect(Distance.meters(3.048).feet == 10)
  }

  @Test func everyComparisonWithNaNIsFalse() {
    let nan = Distance.meters(.nan)
    for distance in [nan, .zero, .meters(.infinity)] {
      for isOrdered in [nan < distance, nan <= distance, nan > distance, nan >= distance] {
        #expect(!isOrdered)
      }
      for isOrdered in [distance < nan, distance <= nan, distance > nan, distance >= nan] {
        #expect(!isOrdered)
      }
    }
    #expect(
      Distance.zero < .miles(1) && Distance.miles(1) <= .miles(1) && Distance.miles(1) >= .zero)
  }

  @Test func arithmeticIsThatOfMeters() {
    #expect(Distance.kilometers(1) + .meters(5) - .meters(1005) == .zero)
    #expect(Distance.meters(4) * 2.5 == .meters(10))
    #expect(2.5 * Distance.meters(4) == .meters(10))
    #expect(Distance.meters(10) / 4 == .meters(2.5))
    #expect(Distance.miles(5) / .meters(8046.72) == 1)
  }

  @Test func isEncodedInMeters() throws {
    let json = #"{"meters":8046.72}"#
    #expect(String(decoding: try JSONEncoder().encode(Distance.miles(5)), as: UTF8.self) == json)
    #expect(try JSONDecoder().decode(Distance.self, from: Data(json.utf8)) == .miles(5))
  }
}
