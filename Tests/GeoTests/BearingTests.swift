import Geo
import Testing

@Suite("Bearings: angles and compass points") struct BearingTests {
  @Test(arguments: [
    (0, 0), (-90, 270), (720.5, 0.5), (-1e-20, 0), (360, 0), (-3600, 0), (359.5, 359.5),
  ])
  func anglesAreReducedToOneTurn(angle: Double, degrees: Double) {
    #expect(Bearing(degrees: angle)?.degrees == degrees)
  }

  @Test func aReversedBearingIsInRange() throws {
    let almostSouth = try #require(Bearing(degrees: Double(180).nextDown))
    #expect(almostSouth.reversed.degrees == 0)
    #expect(try #require(Bearing(degrees: -360)).degrees.sign == .plus)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func anAngleThatIsNotFiniteIsNoBearing(angle: Double) {
    #expect(Bearing(degrees: angle) == nil)
  }

  @Test func aCompassPointHasAName() {
    #expect(
      Bearing.CompassPoint.allCases.map(\.description) == [
        "north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest",
      ])
  }

  @Test func theCompassHasEightPoints() throws {
    for (index, point) in Bearing.CompassPoint.allCases.enumerated() {
      for offset in [-22.4, 0, 22.4] {
        #expect(try #require(Bearing(degrees: Double(index) * 45 + offset)).compassPoint == point)
      }
    }
  }

  @Test func reversingTwiceChangesNothing() throws {
    for degrees in stride(from: 0.0, to: 360, by: 0.5) {
      let bearing = try #require(Bearing(degrees: degrees))
      #expect(bearing.reversed.reversed == bearing)
      #expect(abs(bearing.reversed.degrees - degrees) == 180)
    }
  }
}
