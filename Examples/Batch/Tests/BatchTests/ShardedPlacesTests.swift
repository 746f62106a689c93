import Geo
import PlaceShards
import Testing

@Suite struct ShardedPlacesTests {
  /// Places around the antimeridian and the poles, in a city, in a grid with equal distances, and
  /// everywhere.
  private static func places(seed: UInt64) throws -> [Coordinate] {
    var generator = SplitMix(state: seed)
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &generator) }
    var places: [Coordinate] = []
    for _ in 0..<150 {
      let east = number(-0.2...0.2)
      places.append(
        try Coordinate(
          latitude: number(-20 ... -19), longitude: east < 0 ? 180 + east : east - 180))
      places.append(try Coordinate(latitude: number(89.5...90), longitude: number(-180...180)))
      places.append(try Coordinate(latitude: number(-90 ... -89.5), longitude: number(-180...180)))
      places.append(try Coordinate(latitude: number(33...34), longitude: number(-113 ... -112)))
      places.append(try Coordinate(latitude: number(-90...90), longitude: number(-180...180)))
    }
    for latitude in [90, 89.99, 0, -19.5, -90] {
      for longitude in [-180, -179.99, -90, 0, 179.99, 180] {
        places.append(try Coordinate(latitude: latitude, longitude: longitude))
      }
    }
    for row in -6...6 {
      for column in -6...6 {
        places.append(
          try Coordinate(latitude: Double(row) / 64, longitude: Double(column) / 64))
      }
    }
    return places
  }

  /// The answer by measuring every distance.
  private static func plain(_ query: PlaceQuery, _ places: [Coordinate]) -> [PlaceHit] {
    let hits = places.enumerated()
      .map { PlaceHit(place: $0, distance: query.center.distance(to: $1)) }
      .filter { $0.distance <= query.radius }
    return Array(hits.sorted().prefix(query.limit ?? .max))
  }

  @Test(arguments: [1, 2, 16])
  func answersAsWithoutShards(shards: Int) throws {
    let places = try Self.places(seed: UInt64(shards))
    let map = ShardMap(balancing: places, shards: shards)
    var sharded = ShardedPlaces(map: map, shards: LocalShards(places, by: map))
    var queries: [PlaceQuery] = []
    for (number, center) in places.enumerated()
    where number % 50 == 0 || (750..<780).contains(number) {
      let kilometers: Double = [0, 1, 30, 300, 3000][number % 5]
      queries.append(PlaceQuery(center: center, radius: .kilometers(kilometers), limit: nil))
      queries.append(PlaceQuery(center: center, radius: .meters(.infinity), limit: number % 12))
      queries.append(PlaceQuery(center: center, radius: .kilometers(kilometers), limit: 5))
    }
    for (query, hits) in zip(queries, try sharded.places(queries)) {
      #expect(hits == Self.plain(query, places), "\(query)")
    }
    #expect((sharded.queriesAcrossBorders > 0) == (shards > 1))
  }

  /// A circle that touches a pole or the antimeridian exactly.
  @Test func findsWhatIsExactlyAsFarAsTheRadius() throws {
    let places = try Self.places(seed: 9)
    let map = ShardMap(balancing: places, shards: 8)
    var sharded = ShardedPlaces(map: map, shards: LocalShards(places, by: map))
    for center in places.prefix(5) {
      for target in places[750..<780] {
        let query = PlaceQuery(center: center, radius: center.distance(to: target), limit: nil)
        #expect(try sharded.places([query])[0] == Self.plain(query, places), "\(query)")
      }
    }
  }

  /// A router that asks only the shard of the center misses places: the test above can fail.
  @Test func theShardOfTheCenterIsNotEnough() throws {
    let places = try Self.places(seed: 4)
    let map = ShardMap(balancing: places, shards: 8)
    let shards = LocalShards(places, by: map)
    let query = PlaceQuery(
      center: try Coordinate(latitude: 90, longitude: 0), radius: .kilometers(60), limit: nil)
    let own = shards.answers([(map.shard(of: query.center), query)])[0]
    #expect(own.count < Self.plain(query, places).count)
  }

  @Test func shardsAreBalanced() throws {
    let places = try Self.places(seed: 5)
    let map = ShardMap(balancing: places, shards: 8)
    var counts = [Int](repeating: 0, count: 8)
    for place in places { counts[map.shard(of: place)] += 1 }
    #expect(counts.allSatisfy { abs($0 - places.count / 8) <= places.count / 50 }, "\(counts)")
  }

  @Test(arguments: [0, 1, 2, 999, 1000, 1001, 2000, 2001])
  func answersOfAnyLengthAreReadFromLines(count: Int) throws {
    let hits = (0..<count).map { PlaceHit(place: $0, distance: .meters(Double($0) / 3)) }
    let lines = Array(ShardLine.answer(hits).utf8).split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var read: [PlaceHit] = []
    for (number, line) in lines.dropLast().enumerated() {
      #expect(line.count < 60_000)
      #expect(ShardLine.append(line, to: &read) == (number < lines.count - 2))
    }
    #expect(read == hits)
  }

  @Test func linesOfShardsAreReadAsTheyWereWritten() throws {
    let center = try Coordinate(latitude: -33.4484, longitude: 1e-7)
    let query = PlaceQuery(center: center, radius: .meters(.infinity), limit: 10)
    for line in [
      ShardLine.place(17, center), .build, .usage, .query(query),
      .query(PlaceQuery(center: center, radius: .meters(0.1), limit: nil)),
    ] {
      let text = Array(line.text.utf8.dropLast())
      #expect(ShardLine(text[...])?.text == line.text)
    }
    for text in ["", "x", "p 1 2", "p 1 91 0", "q 1 2 3", "q 1 2 3 x", "b 1"] {
      #expect(ShardLine(Array(text.utf8)[...])?.text == nil)
    }
  }

  @Test func withoutPlacesThereAreNoHits() throws {
    let map = ShardMap(balancing: [], shards: 4)
    var sharded = ShardedPlaces(map: map, shards: LocalShards([], by: map))
    let center = try Coordinate(latitude: 0, longitude: 0)
    let query = PlaceQuery(center: center, radius: .kilometers(30_000), limit: 3)
    #expect(try sharded.places([query]) == [[]])
  }
}
