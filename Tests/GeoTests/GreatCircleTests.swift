import Geo
import TestSupport
import Testing

@Suite("Great circle: distance, bearing, and midpoint") struct GreatCircleTests {
  /// A line of the golden vectors.
  struct Pair {
    let from: Coordinate
    let to: Coordinate
    let meters: Double
    let bearing: Double
    let geodesic: Double
  }

  static func pairs() throws -> [Pair] {
    try greatCircleVectors.split(separator: "\n").map { line in
      let numbers = line.split(separator: " ").compactMap { Double($0) }
      try #require(numbers.count == 7)
      return Pair(
        from: try Coordinate(latitude: numbers[0], longitude: numbers[1]),
        to: try Coordinate(latitude: numbers[2], longitude: numbers[3]),
        meters: numbers[4], bearing: numbers[5], geodesic: numbers[6])
    }
  }

  @Test func distancesOnTheSphereAreWithin10Nanometers() throws {
    let errors = try Self.pairs().map { abs($0.from.distance(to: $0.to).meters - $0.meters) }
    #expect(errors.count == 330)
    #expect(try #require(errors.max()) <= 1e-8)
  }

  @Test func distancesAreWithin0Point562PercentOfGeodesics() throws {
    for pair in try Self.pairs() {
      let distance = pair.from.distance(to: pair.to).meters
      #expect(abs(distance - pair.geodesic) <= 0.00562 * pair.geodesic + 1e-7)
    }
  }

  @Test func bearingsAgreeWithTheVectors() throws {
    for pair in try Self.pairs() where pair.meters > 0.001 && pair.meters < 20_000_000 {
      let bearing = try #require(pair.from.initialBearing(to: pair.to)).degrees
      // The error is one nanometer sideways, so it grows in degrees as the arc gets shorter.
      let tolerance = 1e-12 + 1e-7 / min(pair.meters, 20_015_114 - pair.meters)
      let difference = abs(bearing - pair.bearing)
      #expect(min(difference, 360 - difference) <= tolerance)
    }
  }

  @Test func destinationsAndMidpointsLieOnTheArc() throws {
    for pair in try Self.pairs() where pair.meters > 0.001 && pair.meters < 20_000_000 {
      let bearing = try #require(Bearing(degrees: pair.bearing))
      let end = try #require(pair.from.destination(.meters(pair.meters), toward: bearing))
      #expect(end.distance(to: pair.to).meters < 1e-7)
      let middle = try #require(pair.from.midpoint(to: pair.to))
      #expect(abs(middle.distance(to: pair.from).meters - pair.meters / 2) < 1e-7)
      #expect(abs(middle.distance(to: pair.to).meters - pair.meters / 2) < 1e-7)
      let back = try #require(pair.to.initialBearing(to: pair.from))
      #expect(pair.from.finalBearing(to: pair.to) == back.reversed)
      let beyond = try #require(pair.to.destination(.kilometers(-7), toward: back))
      let along = try #require(pair.to.destination(.kilometers(7), toward: back.reversed))
      #expect(beyond.distance(to: along).meters < 1e-7)
    }
  }

  @Test(arguments: 0..<20)
  func distanceIsAMetric(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let set = PlaceSet.allCases[2 + seed % (PlaceSet.allCases.count - 2)]
    let (places, centers) = try set.make(count: 20, using: &generator)
    for a in places {
      #expect(a.distance(to: a) == .zero)
      for b in places + centers {
        let distance = a.distance(to: b)
        #expect(distance == b.distance(to: a))
        #expect(distance >= .zero && distance.meters <= .pi * Distance.meanEarthRadius.meters)
        let around = a.distance(to: places[0]) + places[0].distance(to: b)
        #expect(distance.meters <= around.meters + 1e-7)
        // Mirrored at the equator and at the prime meridian, and rotated by half a turn.
        for map in [Self.mirrored, Self.reflected, Self.turned] {
          let image = try map(a).distance(to: map(b))
          #expect(abs(image.meters - distance.meters) <= 1e-8)
        }
      }
    }
  }

  private static func mirrored(_ place: Coordinate) throws -> Coordinate {
    try Coordinate(latitude: -place.latitude, longitude: place.longitude)
  }

  private static func reflected(_ place: Coordinate) throws -> Coordinate {
    try Coordinate(latitude: place.latitude, longitude: -place.longitude)
  }

  private static func turned(_ place: Coordinate) throws -> Coordinate {
    let longitude = place.longitude
    return try Coordinate(
      latitude: place.latitude, longitude: longitude > 0 ? longitude - 180 : longitude + 180)
  }

  @Test func thereIsNoDirectionToTheSamePlaceOrItsAntipode() throws {
    let phoenix = try Coordinate(latitude: 33.4484, longitude: -112.0740)
    #expect(phoenix.initialBearing(to: phoenix) == nil)
    #expect(phoenix.finalBearing(to: phoenix) == nil)
    let opposite = try antipode(of: phoenix)
    #expect(phoenix.initialBearing(to: opposite) == nil)
    #expect(phoenix.midpoint(to: opposite) == nil)
    #expect(phoenix.midpoint(to: phoenix) == phoenix)
    let north = try #require(Bearing(degrees: 0))
    #expect(phoenix.destination(.meters(.infinity), toward: north) == nil)
    #expect(phoenix.destination(.meters(.nan), toward: north) == nil)
    // A hundred times around the Earth, and back at the pole.
    let equator = try Coordinate(latitude: 0, longitude: 10)
    let turns = Distance.meters(100.25 * 2 * .pi * 6_371_008.8)
    let latitude = try #require(equator.destination(turns, toward: north)).latitude
    #expect(abs(latitude - 90) < 1e-9)
  }

  @Test func radiusScalesTheSphere() throws {
    let (a, b) = (
      try Coordinate(latitude: 0, longitude: 0), try Coordinate(latitude: 0, longitude: 90)
    )
    #expect(abs(a.distance(to: b, radius: .meters(2)).meters - .pi) < 1e-15)
  }
}
