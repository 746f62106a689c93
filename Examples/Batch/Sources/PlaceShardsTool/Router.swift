import Foundation
import Geo
import LineStreams
import PlaceShards

/// The process that has the map, and asks the shards.
struct Router {
  private var sharded: ShardedPlaces<ShardProcesses>?
  private let whole: PlaceShard?
  private let checks: Bool
  private let loading: String
  private var seconds = 0.0

  /// Reads places, and divides them among new processes.
  init(_ path: String, _ options: Options) throws {
    checks = options.checks
    let start = ContinuousClock.now
    guard let file = FileHandle(forReadingAtPath: path) else { throw POSIXError(.ENOENT) }
    defer { try? file.close() }
    var reader = LineReader(file.fileDescriptor)
    var places: [(id: Int, coordinate: Coordinate)] = []
    var (number, problems) = (0, 0)
    while let line = try reader.next() {
      if case .text(let text) = line, let place = Self.place(text) {
        places.append((number, place))
      } else {
        problems += 1
        say("line \(number + 1): invalid_place")
      }
      number += 1
    }
    if options.shards > 0 {
      // A sample of 100,000 places balances the shards within about a percent.
      let step = max(places.count / 100_000, 1)
      let sample = stride(from: 0, to: places.count, by: step).map { places[$0].coordinate }
      let map = ShardMap(balancing: sample, shards: options.shards)
      let processes = try ShardProcesses(
        map.shards, program: CommandLine.executablePath, arguments: ["--shard"])
      for (id, place) in places {
        try processes.add(id, at: place, to: map.shard(of: place))
      }
      try processes.build()
      sharded = ShardedPlaces(map: map, shards: processes)
    }
    if options.shards == 0 || checks {
      var shard = PlaceShard()
      for (id, place) in places { shard.add(id, at: place) }
      shard.build()
      whole = shard
    } else {
      whole = nil
    }
    loading =
      "\(places.count) places, \(problems) problems, loaded in \(tenths(ContinuousClock.now - start)) s"
  }

  private static func place(_ text: ArraySlice<UInt8>) -> Coordinate? {
    let cells = text.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    return cells.count == 2 ? Coordinate(cells[0], cells[1]) : nil
  }

  /// Reads a query with a radius, a limit, or both; `nil` if the line is none.
  private static func query(_ text: ArraySlice<UInt8>) -> PlaceQuery? {
    let cells = text.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    guard cells.count == 4, let center = Coordinate(cells[0], cells[1]) else { return nil }
    let meters = cells[2].isEmpty ? .infinity : Double(cells[2])
    let limit = cells[3].isEmpty ? .some(nil) : Int(cells[3]).map(Optional.some)
    guard let meters, meters >= 0, let limit, (1...1_000).contains(limit ?? 1),
      meters.isFinite || limit != nil
    else { return nil }
    return PlaceQuery(center: center, radius: .meters(meters), limit: limit)
  }

  /// Answers the queries of standard input, some at once, and says how long it took.
  mutating func answerAll() throws {
    var input = LineReader(STDIN_FILENO)
    var output = LineWriter(STDOUT_FILENO)
    output.bytes += "query,place,meters,problem\n".utf8
    var (number, problems) = (0, 0)
    var waiting: [(number: Int, query: PlaceQuery)] = []
    while let line = try input.next() {
      if case .text(let text) = line, let query = Self.query(text) {
        waiting.append((number, query))
      } else {
        problems += 1
        output.bytes += "\(number),,,invalid_query\n".utf8
      }
      number += 1
      if waiting.count == ShardProcesses.queriesAtOnce { try answer(&waiting, &output) }
    }
    try answer(&waiting, &output)
    try output.flush()
    say(loading)
    say(
      "\(number) queries, \(problems) problems, \(Int(Double(number) / max(seconds, 1e-9))) a second"
    )
    guard let sharded else { return }
    say("\(sharded.queriesAcrossBorders) queries across a border")
    for (shard, usage) in try sharded.shards.usage().enumerated() {
      say("shard \(shard): \(usage)")
    }
    sharded.shards.end()
  }

  private mutating func answer(
    _ waiting: inout [(number: Int, query: PlaceQuery)], _ output: inout LineWriter
  ) throws {
    let queries = waiting.map(\.query)
    let start = ContinuousClock.now
    let answers =
      try sharded?.places(queries) ?? queries.map { query in whole?.hits(query) ?? [] }
    seconds += (ContinuousClock.now - start) / .seconds(1)
    for (asked, hits) in zip(waiting, answers) {
      if checks, hits != whole?.hits(asked.query) { throw Difference(query: asked.number) }
      for hit in hits {
        output.bytes += "\(asked.number),\(hit.place),\(hit.distance.meters),\n".utf8
      }
    }
    try output.flushIfLarge()
    waiting.removeAll(keepingCapacity: true)
  }

  /// A query that the shards answer differently from one index.
  private struct Difference: Error, CustomStringConvertible {
    let query: Int
    var description: String { "query \(query) has another answer in one index" }
  }
}

private func tenths(_ duration: Duration) -> Double {
  (duration / .seconds(1) * 10).rounded() / 10
}

extension CommandLine {
  /// The path of this program.
  fileprivate static var executablePath: String {
    Bundle.main.executablePath ?? arguments[0]
  }
}
