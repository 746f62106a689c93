import BenchmarkHarness
import Geo

/// How places come and go.
enum EditStory: String, CaseIterable {
  /// Places near towns, and more of them.
  case same
  /// Places of one city, then places of the whole world.
  case cityThenWorld
  /// Places of 200 towns, then places of the whole world.
  case townsThenWorld
  /// Places near towns, which move to other towns.
  case moves
  /// Places near towns that are removed while others are inserted.
  case churn

  var isInserting: Bool { self != .moves && self != .churn }

  /// The places of the beginning, and those that come.
  func places(
    count: Int, arrivals: Int, seed: UInt64
  ) throws(ProgramError) -> (first: [Coordinate], arrivals: [Coordinate]) {
    let towns: [Coordinate]
    switch self {
    case .cityThenWorld: towns = [try .rounded(33.45, -112.07)]
    case .townsThenWorld: towns = try GeoSet.uniform(seed: seed &+ 8, count: 200)
    case .same, .moves, .churn: towns = try GeoSet.uniform(seed: seed &+ 8, count: 20_000)
    }
    let first = try GeoSet.clustered(seed: seed &+ 9, count: count, around: towns)
    switch self {
    case .cityThenWorld, .townsThenWorld:
      return (first, try GeoSet.uniform(seed: seed &+ 10, count: arrivals))
    case .same, .moves, .churn:
      return (first, try GeoSet.clustered(seed: seed &+ 10, count: arrivals, around: towns))
    }
  }
}
