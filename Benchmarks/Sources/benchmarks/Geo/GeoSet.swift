import BenchmarkHarness
import Foundation
import Geo

/// A distribution of places, generated as the peers generate theirs.
enum GeoSet: String, CaseIterable {
  /// Uniform on the sphere.
  case uniform
  /// Near the centers of towns, within some kilometers.
  case clustered
  /// The centers of towns, as many as a country has postal codes.
  case zips

  /// The number of distinct places of ZIP codes in the real input, and of centers without it.
  static let centerCount = 37_605

  /// The sizes that the set can have.
  var sizes: Benchmark.Sizes {
    switch self {
    case .uniform, .clustered: .decades
    case .zips: .fixed(Self.centerCount)
    }
  }

  /// Returns the points, ten thousand queries, and the places that edits insert.
  ///
  /// With the seed 1 and real centers these are the peers' points and queries.
  func input(size: Int, context: Benchmark.Context) throws(ProgramError) -> GeoInput {
    let arrivalCount = max((size + 99) / 100, 1000)
    let seed = context.seed
    switch self {
    case .uniform:
      return try GeoInput(
        points: Self.uniform(seed: seed, count: size),
        queries: Self.uniform(seed: seed &+ 1, count: 10_000),
        arrivals: Self.uniform(seed: seed &+ 5, count: arrivalCount))
    case .clustered:
      let centers = try Centers(context).all
      return try GeoInput(
        points: Self.clustered(seed: seed &+ 2, count: size, around: centers),
        queries: Self.clustered(seed: seed &+ 3, count: 10_000, around: centers),
        arrivals: Self.clustered(seed: seed &+ 6, count: arrivalCount, around: centers))
    case .zips:
      let centers = try Centers(context)
      guard centers.distinct.count >= size else {
        throw ProgramError(.dataError, "there are only \(centers.distinct.count) centers")
      }
      return try GeoInput(
        points: Array(centers.distinct.prefix(size)),
        queries: Self.clustered(seed: seed &+ 4, count: 10_000, around: centers.all),
        arrivals: Self.clustered(seed: seed &+ 7, count: arrivalCount, around: centers.all))
    }
  }

  /// Returns places uniform on the sphere.
  static func uniform(seed: UInt64, count: Int) throws(ProgramError) -> [Coordinate] {
    var generator = SplitMix64(seed: seed)
    var places: [Coordinate] = []
    places.reserveCapacity(count)
    for _ in 0..<count {
      let sine = 2 * generator.unit() - 1
      let longitude = 360 * generator.unit() - 180
      places.append(try .rounded(asin(sine) * (180 / .pi), longitude))
    }
    return places
  }

  /// Returns places near centers that are drawn uniformly.
  ///
  /// The offset in either direction is nearly normal (Irwin–Hall of twelve), with a standard
  /// deviation of 1, 3 or 9 km at weights 1/2, 1/3 and 1/6.
  static func clustered(
    seed: UInt64, count: Int, around centers: [Coordinate]
  ) throws(ProgramError) -> [Coordinate] {
    var generator = SplitMix64(seed: seed)
    var places: [Coordinate] = []
    places.reserveCapacity(count)
    for _ in 0..<count {
      let index = Int(generator.unit() * Double(centers.count))
      let center = centers[min(index, centers.count - 1)]
      let weight = generator.unit()
      let deviation = weight < 0.5 ? 1.0 : weight < 5.0 / 6 ? 3.0 : 9.0
      let degrees = deviation / 111.195
      let north = generator.nearlyNormal() * degrees
      let east = generator.nearlyNormal() * degrees / cos(center.latitude * (.pi / 180))
      places.append(try .rounded(center.latitude + north, center.longitude + east))
    }
    return places
  }
}

extension SplitMix64 {
  /// Returns the sum of twelve units minus six: mean 0, standard deviation 1.
  fileprivate mutating func nearlyNormal() -> Double {
    (0..<12).reduce(0) { sum, _ in sum + unit() } - 6
  }
}

extension Coordinate {
  /// Returns the place with its longitude reduced to `-180..<180`, rounded to seven decimals.
  static func rounded(_ latitude: Double, _ longitude: Double) throws(ProgramError) -> Self {
    var turned = (longitude + 180).truncatingRemainder(dividingBy: 360)
    if turned < 0 { turned += 360 }
    do throws(Coordinate.Error) {
      return try Self(
        latitude: (min(max(latitude, -90), 90) * 1e7).rounded(.toNearestOrEven) / 1e7,
        longitude: ((turned - 180) * 1e7).rounded(.toNearestOrEven) / 1e7)
    } catch {
      throw ProgramError(.dataError, "no place at \(latitude), \(longitude)")
    }
  }
}
