import Geo
import Testing

@Suite struct DistanceTests {
  @Test func fiveMilesAre8046Point72Meters() {
    #expect(Distance.miles(5) == .meters(8046.72))
    #expect(Distance.meters(8046.72).miles == 5)
  }
}
