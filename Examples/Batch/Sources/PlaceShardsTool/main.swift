import Foundation
import Geo
import LineStreams
import PlaceShards

let usage = """
  place-shards <places.csv> [--shards <n>] [--check]   reads queries, and writes the places that answer them
  place-shards --simulate <count> [--seed <n>]         writes rows of places
  place-shards --simulate-queries <count> [--seed <n>] writes rows of queries

  places   latitude,longitude            a place's ID is the number of its line, counted from 0
  in       latitude,longitude,meters,limit   one of the last two cells may be empty
  out      query,place,meters,problem    one row for each place, nearest first

  --shards n   divides the places among n processes; without it, there is one index in this process
  --check      compares each answer with that of one index in this process
  """

/// Writes a line of standard error.
func say(_ words: String) {
  var errors = LineWriter(STDERR_FILENO)
  errors.bytes += "\(words)\n".utf8
  try? errors.flush()
}

// A shard that has ended is an error of a call, not the end of this process.
signal(SIGPIPE, SIG_IGN)
guard let options = Options(CommandLine.arguments.dropFirst()) else {
  say("place-shards: unknown arguments\n\(usage)")
  exit(EX_USAGE)
}
do {
  switch options.mode {
  case .help: print(usage)
  case .shard: try serveShard()
  case .simulatePlaces(let count): try simulate(count, seed: options.seed) { row(of: $1) }
  case .simulateQueries(let count): try simulate(count, seed: options.seed, query)
  case .answer(let places):
    var router = try Router(places, options)
    try router.answerAll()
  }
} catch {
  say("place-shards: \(error)")
  exit(EX_IOERR)
}

/// Answers the lines of a router about the places of one shard.
func serveShard() throws {
  var input = LineReader(STDIN_FILENO)
  var output = LineWriter(STDOUT_FILENO)
  var shard = PlaceShard()
  while case .text(let text)? = try input.next(beforeWaiting: { try output.flush() }) {
    switch ShardLine(text) {
    case .place(let id, let place): shard.add(id, at: place)
    case .build: shard.build()
    case .query(let query): output.bytes += ShardLine.answer(shard.hits(query)).utf8
    case .usage:
      let usage = ProcessUsage()
      output.bytes += "\(usage.megabytes) MB, \(usage.seconds) s\n".utf8
    case nil: throw POSIXError(.EPROTO)
    }
    try output.flushIfLarge()
  }
  try output.flush()
}

/// Writes a line for each of some simulated places.
func simulate(
  _ count: Int, seed: UInt64, _ line: (_ number: Int, _ place: Coordinate) -> String
) throws {
  var places = SimulatedPlaces(seed: seed)
  var output = LineWriter(STDOUT_FILENO)
  for number in 0..<count {
    output.bytes += "\(line(number, places.next()))\n".utf8
    try output.flushIfLarge()
  }
  try output.flush()
}

/// Returns a place as a row of a table.
func row(of place: Coordinate) -> String { "\(place.latitude),\(place.longitude)" }

/// Returns a query about the places around a place.
///
/// Every second query is for the ten nearest places, the others for those within five miles.
func query(_ number: Int, around place: Coordinate) -> String {
  row(of: place) + (number % 2 == 0 ? ",,10" : ",\(Distance.miles(5).meters),")
}
