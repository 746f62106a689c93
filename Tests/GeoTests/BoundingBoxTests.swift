import Geo
import TestSupport
import Testing

@Suite("Bounding boxes: corners and circles") struct BoundingBoxTests {
  private func box(_ south: Double, _ west: Double, _ north: Double, _ east: Double) throws
    -> BoundingBox
  {
    try BoundingBox(
      southwest: Coordinate(latitude: south, longitude: west),
      northeast: Coordinate(latitude: north, longitude: east))
  }

  @Test func isEncodedByItsCorners() throws {
    let json =
      #"{"northeast":{"latitude":46.5,"longitude":-154.5},"#
      + #""southwest":{"latitude":20.5,"longitude":130.5}}"#
    let box = try box(20.5, 130.5, 46.5, -154.5)
    #expect(try encoded(box) == json)
    #expect(try decoded(json) == box)
    let wrong = json.replacing("46.5", with: "16.5")
    #expect(throws: DecodingError.self) { try decoded(wrong) as BoundingBox }
  }

  @Test func boxesThatTouchAPoleHaveItInCommon() throws {
    let (east, west) = (try box(80, 10, 90, 20), try box(70, -30, 90, -20))
    let pole = try #require(east.intersection(west))
    expect(east.intersects(west) && pole.southwest.latitude == 90 && pole.heightInDegrees == 0)
    expect(east.contains(pole) && west.contains(pole))
    let (first, second) = (try box(-90, 100, -80, 110), try box(-90, 120, -85, 130))
    expectEqual(first.intersection(second)?.northeast.latitude, -90)
    expect(try east.intersection(box(80, 30, 89, 40)) == nil)
  }

  @Test func aSouthAboveTheNorthIsRefused() {
    #expect(throws: BoundingBox.Error.southAboveNorth(south: 2, north: 1)) { try box(2, 0, 1, 0) }
  }

  @Test(arguments: [
    (0.0, 0.0, 10.0, 10.0, 10.0, 5.0, 5.0), (0, 170, 10, -170, 20, 5, 180),
    (0, 175, 0, -165, 20, 0, -175),
    (-90, -180, 90, 180, 360, 0, 0), (1, 7, 1, 7, 0, 1, 7), (0, 180, 0, -180, 0, 0, 180),
  ])
  func hasAWidthAndACenter(
    south: Double, west: Double, north: Double, east: Double,
    width: Double, latitude: Double, longitude: Double
  ) throws {
    let box = try box(south, west, north, east)
    #expect(box.widthInDegrees == width)
    #expect(box.center == (try Coordinate(latitude: latitude, longitude: longitude)))
    #expect(box.contains(box.center) && box.contains(box.southwest) && box.contains(box.northeast))
    #expect(box.crossesAntimeridian == (west > east))
  }

  @Test func theAntimeridianHasTwoLongitudesAndAPoleHasAll() throws {
    let east = try box(0, 170, 90, 180)
    #expect(east.contains(try Coordinate(latitude: 5, longitude: -180)))
    #expect(!east.contains(try Coordinate(latitude: 5, longitude: Double(-180).nextUp)))
    #expect(try box(0, -180, 5, -170).contains(Coordinate(latitude: 5, longitude: 180)))
    #expect(!(try box(0, -179, 5, -170).contains(Coordinate(latitude: 5, longitude: 180))))
    #expect(east.contains(try Coordinate(latitude: 90, longitude: -3)))
    #expect(!east.contains(try Coordinate(latitude: Double(90).nextDown, longitude: -3)))
  }

  @Test(arguments: PlaceSet.allCases.filter { $0 != .none })
  func theBoxOfACircleContainsTheCircleAndIsTight(set: PlaceSet) throws {
    var generator = SeededGenerator(seed: 8)
    let (places, centers) = try set.make(count: 30, using: &generator)
    let steps = LongTest.size(720, small: 24)
    for center in centers + places.prefix(5) {
      for meters in [0, 1e-3, 10, 8046.72, 1e6, 9e6, 10_007_557, 15e6, 20_015_000, 3e7, .infinity] {
        let radius = Distance.meters(meters)
        let box = try #require(BoundingBox(within: radius, of: center))
        for place in places + centers where center.distance(to: place) <= radius {
          #expect(box.contains(place))
        }
        // The circle touches every edge: its places are inside, and no edge could be 1 mm closer.
        guard meters < 19e6 else { continue }
        let rim = (0..<steps).compactMap { step in
          Bearing(degrees: Double(step * 360 / steps)).flatMap {
            center.destination(radius, toward: $0)
          }
        }
        expectEqual(rim.count, steps)
        for place in rim { expect(box.contains(place) || meters == 0 || isAtEdge(place, of: box)) }
        if box.widthInDegrees < 360 {
          #expect(
            abs(
              center.distance(
                to: try Coordinate(
                  latitude: box.northeast.latitude, longitude: center.longitude)
              ).meters - meters) < 1e-3)
          #expect(
            abs(
              center.distance(
                to: try Coordinate(
                  latitude: box.southwest.latitude, longitude: center.longitude)
              ).meters - meters) < 1e-3)
        }
      }
    }
  }

  /// Returns whether only rounding puts a place of the circle outside the box.
  private func isAtEdge(_ place: Coordinate, of box: BoundingBox) -> Bool {
    [box.southwest, box.northeast].contains {
      abs($0.latitude - place.latitude) < 1e-8 || abs($0.longitude - place.longitude) < 1e-6
    }
  }

  @Test(arguments: [Double.nan, -1, -Double.infinity])
  func aRadiusThatIsNegativeOrNaNHasNoBox(meters: Double) throws {
    let place = try Coordinate(latitude: 0, longitude: 0)
    #expect(BoundingBox(within: .meters(meters), of: place) == nil)
  }

  @Test("The edges of a scrolled map are a box") func scrolledMap() throws {
    let wide = try BoundingBox(south: -18, west: -288.14, north: 77, east: 43.38)
    #expect(wide.southwest.longitude == 71.86 && wide.northeast.longitude == 43.38)
    #expect(wide.contains(try Coordinate(latitude: 20, longitude: -100)))
    #expect(!wide.contains(try Coordinate(latitude: 20, longitude: 60)))
    let world = try BoundingBox(south: -90.00000000000003, west: -200, north: 90, east: 200)
    #expect(world.widthInDegrees == 360 && world.heightInDegrees == 180)
    #expect(try BoundingBox(south: 0, west: 530, north: 1, east: 550).widthInDegrees == 20)
    #expect(throws: BoundingBox.Error.outOfRange(.latitudeOutOfRange(91))) {
      try BoundingBox(south: 0, west: 0, north: 91, east: 1)
    }
    #expect(throws: BoundingBox.Error.southAboveNorth(south: 2, north: 1)) {
      try BoundingBox(south: 2, west: 0, north: 1, east: 1)
    }
  }

  @Test("A widened box contains the places nearby, and little more", arguments: 0..<20)
  func aWidenedBoxContainsWhatIsNear(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let south = Double.random(in: -90...90, using: &generator)
    let box = try BoundingBox(
      south: south, west: .random(in: -180...180, using: &generator),
      north: min(south + .random(in: 0...40, using: &generator), 90),
      east: .random(in: 180...500, using: &generator))
    let radius = Distance.kilometers(.random(in: 0...3000, using: &generator))
    let wider = try #require(box.widened(by: radius))
    #expect(wider.contains(box))
    var isWithin = true
    for _ in 0..<300 {
      let place = try Coordinate(
        latitude: .random(in: box.southwest.latitude...box.northeast.latitude, using: &generator),
        wrappingLongitude: box.southwest.longitude
          + .random(in: 0...box.widthInDegrees, using: &generator))
      let bearing = try #require(Bearing(degrees: .random(in: 0..<360, using: &generator)))
      let near = try #require(
        place.destination(radius * .random(in: 0...1, using: &generator), toward: bearing))
      isWithin = isWithin && wider.contains(near)
    }
    #expect(isWithin)
    let point = try BoundingBox(southwest: box.center, northeast: box.center)
    #expect(point.widened(by: radius) == BoundingBox(within: radius, of: box.center))
    #expect(box.widened(by: .meters(-1)) == nil && box.widened(by: .meters(.nan)) == nil)
  }
}
