import Geo

/// A map from places to shards: each shard has the places of one range of geohashes.
package struct ShardMap: Equatable, Sendable {
  /// Keys of nine characters, cells of at most five meters.
  private static let keyLength = 9

  /// The first key of each shard but the first, in order.
  private let starts: [Geohash]

  /// Creates a map of shards that have about as many places of a sample each.
  package init(balancing sample: [Coordinate], shards: Int) {
    let keys = sample.map { Geohash($0, length: Self.keyLength) }.sorted()
    starts = keys.isEmpty ? [] : (1..<max(shards, 1)).map { keys[keys.count * $0 / shards] }
    self.shards = max(shards, 1)
  }

  /// The number of shards.
  package let shards: Int

  /// Returns the shard that has a place, counted from 0.
  package func shard(of place: Coordinate) -> Int {
    shard(of: Geohash(place, length: Self.keyLength))
  }

  private func shard(of key: Geohash) -> Int { starts.count { $0 <= key } }

  /// Returns the shards that can have a place within a distance of a center, in order.
  package func shards(within radius: Distance, of center: Coordinate) -> [Int] {
    // The margin lets a circle that touches a pole or the antimeridian reach its other side, and is
    // more than what rounds in a distance.
    let radius = radius + .meters(1)
    guard let box = BoundingBox(within: radius, of: center) else { return [] }
    // On the Z-order curve, all places of a box are between its southwestern and northeastern corner.
    let first = shard(of: box.southwest)
    if !box.crossesAntimeridian, first == shard(of: box.northeast) { return [first] }
    let ranges = Geohash.ranges(within: radius, of: center, length: Self.keyLength, limit: 16)
    var found: [Int] = []
    for range in ranges {
      for shard in shard(of: range.lowerBound)...shard(of: range.upperBound)
      where shard > found.last ?? -1 {
        found.append(shard)
      }
    }
    return found
  }
}
