import TestSupport
import Testing

@testable import Geo

/// The bounds for decisions in single precision: no place is ever on their wrong side.
@Suite("Point index: single-precision bounds of distances") struct ChordTests {
  /// Returns the squared chord as the index computes it.
  private func squaredChord(_ center: Coordinate, _ place: Coordinate) -> Float {
    let vector = UnitVector(place)
    let other = (
      x: Lanes(repeating: vector.x), y: Lanes(repeating: vector.y), z: Lanes(repeating: vector.z)
    )
    return UnitVector(center).squaredChords(to: other)[0]
  }

  /// Returns places at nearly the same distance from a center, which are the hardest to order.
  private func ring(
    _ count: Int, angle: Double, using generator: inout SeededGenerator
  ) throws -> (center: Coordinate, places: [Coordinate]) {
    let center = try Coordinate(
      latitude: .random(in: -90...90, using: &generator),
      longitude: .random(in: -180...180, using: &generator))
    let places = try (0..<count).map { _ in
      let degrees = Double.random(in: 0..<360, using: &generator)
      let bearing = try #require(Bearing(degrees: degrees))
      let radius = Distance.meters(angle * Distance.meanEarthRadius.meters)
      return try #require(center.destination(radius, toward: bearing))
    }
    return (center, places)
  }

  private static let angles = [1e-8, 1e-6, 1e-4, 0.01, 0.3, 1, 1.57, 2, 2.5, 3, 3.14]

  @Test(arguments: angles, LongTest.seeds(4))
  func aPlaceIsNeverOnTheWrongSideOfABound(angle: Double, seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    let (center, places) = try ring(
      LongTest.size(8000, small: 150), angle: angle, using: &generator)
    for place in places {
      let squared = squaredChord(center, place)
      let exact = center.distance(to: place).meters
      let radius = Distance.meanEarthRadius.meters
      #expect(squared <= Chord.squaredBounds(forAngle: exact / radius).possible)
      #expect(squared > Chord.squaredBounds(forAngle: exact.nextDown / radius).certain)
    }
  }

  @Test(arguments: angles, LongTest.seeds(4))
  func aNearerPlaceIsWithinReach(angle: Double, seed: Int) throws {
    var generator = SeededGenerator(seed: 100 + seed)
    let (center, places) = try ring(
      LongTest.size(8000, small: 150), angle: angle, using: &generator)
    let sorted = places.map { (center.distance(to: $0), squaredChord(center, $0)) }
      .sorted { $0.0 > $1.0 }
    // From the farthest to the nearest, compared with the least chord of places at least as far.
    var least = Float.infinity
    for (_, squared) in sorted {
      least = min(least, squared)
      #expect(squared <= Chord.reach(of: least))
    }
  }

  @Test func theBoundsAreTightEnoughToBeUseful() {
    for angle in Self.angles {
      let (certain, possible) = Chord.squaredBounds(forAngle: angle)
      // One meter, plus less than a millionth, on each side.
      #expect(possible.squareRoot() - max(certain, 0).squareRoot() < 3.2e-7 + 2e-6 * Float(angle))
      #expect(Chord.reach(of: possible).squareRoot() < possible.squareRoot() + 4e-7 + 2e-6)
    }
  }
}
