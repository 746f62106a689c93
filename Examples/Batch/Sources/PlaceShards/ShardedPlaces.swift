import Geo

/// Shards that answer queries, in this process or in others.
package protocol ShardAnswering {
  /// Returns the answers of a shard to queries, in their order.
  mutating func answers(_ questions: [(shard: Int, query: PlaceQuery)]) throws -> [[PlaceHit]]
}

/// The places of several shards, with the answers of one index.
package struct ShardedPlaces<Shards: ShardAnswering> {
  package let map: ShardMap
  package var shards: Shards

  /// The number of queries so far that more than one shard was asked.
  package private(set) var queriesAcrossBorders = 0

  package init(map: ShardMap, shards: Shards) {
    self.map = map
    self.shards = shards
  }

  /// Returns the places that answer each query, nearest first.
  ///
  /// A query with a radius is sent to all shards that its circle reaches. A query for the nearest is
  /// first sent to the shard of its center. The last place that this shard finds is the radius
  /// within which other shards are asked.
  package mutating func places(_ queries: [PlaceQuery]) throws -> [[PlaceHit]] {
    var hits = [[PlaceHit]](repeating: [], count: queries.count)
    let first = queries.map { query in
      query.limit == nil
        ? map.shards(within: query.radius, of: query.center) : [map.shard(of: query.center)]
    }
    try ask(queries, first, &hits)
    var narrowed = queries
    let second = queries.indices.map { position -> [Int] in
      guard let limit = queries[position].limit, limit > 0 else { return [] }
      if hits[position].count == limit, let last = hits[position].last {
        narrowed[position].radius = last.distance
      }
      let query = narrowed[position]
      return map.shards(within: query.radius, of: query.center)
        .filter { !first[position].contains($0) }
    }
    try ask(narrowed, second, &hits)
    for (asked, more) in zip(first, second) where asked.count + more.count > 1 {
      queriesAcrossBorders += 1
    }
    return zip(queries, hits).map { query, hits in Array(hits.prefix(query.limit ?? .max)) }
  }

  /// Asks shards, and merges their answers into `hits`.
  private mutating func ask(
    _ queries: [PlaceQuery], _ shardsOfEach: [[Int]], _ hits: inout [[PlaceHit]]
  ) throws {
    var questions: [(shard: Int, query: PlaceQuery)] = []
    var positions: [Int] = []
    for (position, shards) in shardsOfEach.enumerated() {
      for shard in shards {
        questions.append((shard, queries[position]))
        positions.append(position)
      }
    }
    for (position, answer) in zip(positions, try shards.answers(questions)) {
      if hits[position].isEmpty {
        hits[position] = answer
      } else if !answer.isEmpty {
        hits[position] = (hits[position] + answer).sorted()
      }
    }
  }
}

/// Shards in this process.
package struct LocalShards: ShardAnswering {
  private var shards: [PlaceShard]

  /// Divides places, whose IDs are their positions, among the shards of a map.
  package init(_ places: [Coordinate], by map: ShardMap) {
    shards = [PlaceShard](repeating: PlaceShard(), count: map.shards)
    for (id, place) in places.enumerated() { shards[map.shard(of: place)].add(id, at: place) }
    for shard in shards.indices { shards[shard].build() }
  }

  package func answers(_ questions: [(shard: Int, query: PlaceQuery)]) -> [[PlaceHit]] {
    questions.map { shards[$0.shard].hits($0.query) }
  }
}
