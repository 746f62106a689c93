import Geo

/// A seeded sequence of random numbers: SplitMix64 (Steele, Lea, and Flood 2014).
package struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  package init(state: UInt64) { self.state = state }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Simulated places: most around 2,000 towns, which lie anywhere on the Earth, and some anywhere.
package struct SimulatedPlaces {
  private var generator: SplitMix
  private var towns: [Coordinate] = []

  /// The same seed gives the same places.
  package init(seed: UInt64) {
    generator = SplitMix(state: seed)
    while towns.count < 2000 {
      if let town = anywhere() { towns.append(town) }
    }
  }

  /// Returns the next place.
  package mutating func next() -> Coordinate {
    while true {
      let town = towns[Int.random(in: 0..<towns.count, using: &generator)]
      let isAnywhere = generator.next() % 10 == 0
      // Dense in the middle, and up to 60 kilometers wide.
      let distance =
        Double.random(in: 0...1, using: &generator) * .random(in: 0...60, using: &generator)
      let degrees = Double.random(in: 0..<360, using: &generator)
      if isAnywhere {
        if let place = anywhere() { return place }
      } else if let bearing = Bearing(degrees: degrees),
        let place = town.destination(.kilometers(distance), toward: bearing)
      {
        return place
      }
    }
  }

  /// Returns a place anywhere; as likely in each degree of latitude, so there are many at the poles.
  private mutating func anywhere() -> Coordinate? {
    try? Coordinate(
      latitude: .random(in: -90...90, using: &generator),
      longitude: .random(in: -180...180, using: &generator))
  }
}
