import BenchmarkHarness
import BlackHole
import Foundation
import Geo

/// An edited index beside a new one of the same places, which must give the same answers.
///
/// The result is a line for each edit story, share of edits, and question; those whose queries slowed
/// down most come first. Then a line for each story has its slowest edit, and the last lines are
/// questions about places at one spot.
let editPeer = PeerWorkload("edits", usage: "[<places>]") { operands, options, console in
  guard operands.count <= 1, let count = Int(operands.first ?? "1000000"), count >= 1000 else {
    throw ProgramError(.usage, "peer edits takes the number of places, at least 1000")
  }
  var rows: [EditedQueries] = []
  var slowest: [String] = []
  for story in EditStory.allCases {
    let (measured, edit) = try measure(
      story, count: count, queries: options.isQuick ? 100 : 10_000, seed: options.seed)
    rows += measured
    slowest.append("\(story.rawValue)\t\(String(format: "%.3f", edit / 1e6))")
  }
  console.write("story\tedited_percent\taround\tquestion\tedited_ns\tnew_ns\tratio\n")
  for row in rows.sorted(by: { $0.ratio > $1.ratio }) { console.write(row.line + "\n") }
  console.write("\nstory\tslowest_edit_ms\n" + slowest.joined(separator: "\n") + "\n")
  console.write("\nplaces_at_one_spot\tquestion\tns\n")
  for line in try tiedQueries(count: count) { console.write(line + "\n") }
}

/// The places around which questions are asked.
private enum Center: String {
  /// Those of the beginning.
  case first
  /// Those that came.
  case arrivals
}

/// The time of a question to an edited index and to a new one.
private struct EditedQueries {
  let story: EditStory
  let percent: Int
  let center: Center
  let limit: Int
  let edited: Double
  let new: Double

  var ratio: Double { edited / new }

  var line: String {
    "\(story.rawValue)\t\(percent)\t\(center.rawValue)"
      + String(format: "\tnearest %d\t%.0f\t%.0f\t%.2f", limit, edited, new, ratio)
  }
}

/// The shares of the places at the end that edits have touched when queries are measured.
private let percents = [1, 5, 10, 25, 49]

private func measure(
  _ story: EditStory, count: Int, queries: Int, seed: UInt64
) throws -> (rows: [EditedQueries], slowestEdit: Double) {
  let edits = count * 49 / 100
  let start = story.isInserting ? count - edits : count
  let (first, arrivals) = try story.places(count: start, arrivals: edits, seed: seed)
  var generator = SplitMix64(seed: seed &+ 11)
  var index = PointIndex(first)
  var ids = Array(first.indices)
  var slowest = 0.0
  var done = 0
  var rows: [EditedQueries] = []
  for percent in percents {
    // Insertions are a share of the places at the time; other edits one of all places.
    let target = story.isInserting ? start * percent / (100 - percent) : count * percent / 100
    for arrival in arrivals[done..<min(target, edits)] {
      let position = Int(generator.unit() * Double(ids.count))
      switch story {
      case .same, .cityThenWorld, .townsThenWorld:
        ids.append(0)
        slowest = max(slowest, processorTime { ids[ids.count - 1] = index.insert(arrival) })
      case .moves:
        slowest = max(slowest, processorTime { blackHole(index.move(ids[position], to: arrival)) })
      case .churn:
        slowest = max(slowest, processorTime { blackHole(index.remove(ids[position])) })
        slowest = max(slowest, processorTime { ids[position] = index.insert(arrival) })
      }
    }
    done = min(target, edits)
    var new = index
    blackHole(new.compact())
    for center in [Center.first, .arrivals] {
      let places = center == .first ? first[...] : arrivals[..<done]
      let centers = try (0..<queries).map { _ in
        let place = places[Int(generator.unit() * Double(places.count))]
        return try Coordinate.rounded(
          place.latitude + 0.01 * generator.unit(), place.longitude + 0.01 * generator.unit())
      }
      for limit in [1, 10] {
        rows.append(
          try compare(index, new, limit: limit, centers: centers) {
            .init(
              story: story, percent: percent, center: center, limit: limit, edited: $0, new: $1)
          })
      }
    }
  }
  return (rows, slowest)
}

private func processorTime(_ body: () -> Void) -> Double {
  let watch = Stopwatch()
  body()
  return watch.lap().processor
}

/// Times the queries of both indexes in turns, after their answers were found equal.
private func compare(
  _ edited: PointIndex, _ new: PointIndex, limit: Int, centers: [Coordinate],
  row: (Double, Double) -> EditedQueries
) throws(ProgramError) -> EditedQueries {
  for query in centers.prefix(200) {
    let distances = edited.nearest(limit, to: query).map(\.distance)
    guard distances == new.nearest(limit, to: query).map(\.distance) else {
      throw ProgramError(.dataError, "the edited index answers otherwise at \(query)")
    }
  }
  var buffer: [Int] = []
  var times: (edited: [Double], new: [Double]) = ([], [])
  for _ in 0..<7 {
    times.edited.append(time(edited, limit, centers, &buffer))
    times.new.append(time(new, limit, centers, &buffer))
  }
  return row(times.edited.sorted()[3], times.new.sorted()[3])
}

/// The processor time of a query, in nanoseconds.
private func time(
  _ index: PointIndex, _ limit: Int, _ queries: [Coordinate], _ buffer: inout [Int]
) -> Double {
  let watch = Stopwatch()
  for query in queries {
    buffer.removeAll(keepingCapacity: true)
    index.appendIDs(nearest: limit, from: query, to: &buffer)
    blackHole(buffer.count)
  }
  return watch.lap().processor / Double(queries.count)
}

/// The times of questions about places of which many lie at one spot.
private func tiedQueries(count: Int) throws -> [String] {
  var lines: [String] = []
  for tied in Set([100, 10_000, count]).filter({ $0 <= count }).sorted() {
    let spot = try Coordinate.rounded(33.45, -112.07)
    let others = try GeoSet.clustered(seed: 1, count: count - tied, around: [spot])
    let index = PointIndex(Array(repeating: spot, count: tied) + others)
    var buffer: [Int] = []
    let nearest = (0..<21).map { _ in time(index, 10, [spot], &buffer) }.sorted()[10]
    let first = (0..<21).map { _ in
      let watch = Stopwatch()
      blackHole(index.byDistance(from: spot).first { _ in true })
      return watch.lap().processor
    }.sorted()[10]
    lines.append(String(format: "%d\tnearest 10\t%.0f", tied, nearest))
    lines.append(String(format: "%d\tfirst by distance\t%.0f", tied, first))
  }
  return lines
}
