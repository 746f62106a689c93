import Geo
import TestSupport
import Testing

/// An arrangement of places that is likely to reveal errors of an index.
enum PlaceSet: CaseIterable, CustomTestStringConvertible {
  case none, one, uniform, poles, antimeridian, oneSpot, fewSpots, meridian, equator, lattice
  case neighborhood, antipodes, denormal

  var testDescription: String { "\(self)" }

  /// Returns places, and centers for queries: some of the places, their antipodes, and others nearby.
  func make(count: Int, using generator: inout SeededGenerator) throws -> (
    places: [Coordinate], centers: [Coordinate]
  ) {
    let size =
      switch self {
      case .none: 0
      case .one: 1
      default: count
      }
    let places = try (0..<size).map { _ in try place(using: &generator) }
    var centers = [
      try Coordinate(latitude: 90, longitude: 0), try Coordinate(latitude: -90, longitude: 12),
      try Coordinate(latitude: 0, longitude: 180), try Coordinate(latitude: 0, longitude: -180),
      try place(using: &generator), try Self.uniform.place(using: &generator),
    ]
    if let place = places.randomElement(using: &generator) {
      centers += [place, try antipode(of: place)]
    }
    return (places, centers)
  }

  private func place(using generator: inout SeededGenerator) throws -> Coordinate {
    func random(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &generator) }
    let sign: Double = Bool.random(using: &generator) ? 1 : -1
    return switch self {
    case .none, .one, .uniform:
      try Coordinate(latitude: random(-90...90), longitude: random(-180...180))
    case .poles:
      try Coordinate(latitude: sign * (90 - random(0...0.001)), longitude: random(-180...180))
    case .antimeridian:
      try Coordinate(
        latitude: random(-60...60),
        longitude: sign
          * (180
            - [0, 1e-9, 1e-5, 0.1].randomElement(
              using: &generator, or: 0)))
    case .oneSpot:
      try Coordinate(latitude: 33.4511, longitude: -112.0774)
    case .fewSpots:
      try Coordinate(
        latitude: Double(Int.random(in: 0...2, using: &generator)), longitude: sign * 179)
    case .meridian:
      try Coordinate(latitude: random(-90...90), longitude: 25)
    case .equator:
      try Coordinate(latitude: 0, longitude: random(-180...180))
    case .lattice:
      try Coordinate(
        latitude: Double(Int.random(in: -9...9, using: &generator) * 10),
        longitude: Double(Int.random(in: -18...18, using: &generator) * 10))
    case .neighborhood:
      try Coordinate(
        latitude: 33.4511 + random(-1e-5...1e-5), longitude: -112 + random(-1e-5...1e-5))
    case .antipodes:
      try Coordinate(
        latitude: sign * (20 + random(-1e-6...1e-6)),
        longitude: (sign > 0 ? 30 : -150) + random(-1e-6...1e-6))
    case .denormal:
      try Coordinate(latitude: sign * random(0...1e-300), longitude: random(-1e-300...1e-300))
    }
  }
}

/// Returns the opposite point of the Earth.
func antipode(of place: Coordinate) throws -> Coordinate {
  try Coordinate(
    latitude: -place.latitude,
    longitude: place.longitude > 0 ? place.longitude - 180 : place.longitude + 180)
}

extension Array {
  /// Returns a random element, or `fallback` if there is none.
  func randomElement(using generator: inout SeededGenerator, or fallback: Element) -> Element {
    randomElement(using: &generator) ?? fallback
  }
}
