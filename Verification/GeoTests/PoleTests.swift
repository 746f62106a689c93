import Geo
import Testing

/// A pole is the same place for every longitude.
@Suite("Poles: one place for all longitudes") struct PoleTests {
  @Test(arguments: [-90.0, 90], [-180.0, -30, 0, 179.5, 180])
  func aPoleHasAllLongitudes(latitude: Double, longitude: Double) throws {
    let pole = try Coordinate(latitude: latitude, longitude: longitude)
    let center = try Coordinate(latitude: latitude, longitude: 77)
    #expect(center.distance(to: pole) == .zero)
    let box = try BoundingBox(
      southwest: Coordinate(latitude: min(latitude, 0), longitude: 10),
      northeast: Coordinate(latitude: max(latitude, 0), longitude: 20))
    #expect(box.contains(pole))
    let beside = try Coordinate(
      latitude: latitude > 0 ? latitude.nextDown : latitude.nextUp, longitude: -5)
    #expect(!box.contains(beside))
    let index = PointIndex([beside, pole])
    #expect(index.ids(in: box) == [1] && index.count(in: box) == 1)
    #expect(index.ids(within: .zero, of: center).contains(1))
    #expect(Array(index.byDistance(from: center).map(\.id)).count == 2)
  }
}
