import BenchmarkHarness
import Foundation
import Geo

/// The workload of the peers that find polygons by places, on their files in a folder.
///
/// `polygons.txt` has a ring a line, as longitudes and latitudes in turn; `points.txt` a place a line.
/// The result is two lines: times in nanoseconds, and for each place the sum of the numbers of its
/// polygons, counted from 1, hashed.
let polygonPeer = PeerWorkload("polygons", usage: "<folder>") { operands, _, console in
  guard operands.count == 1 else { throw ProgramError(.usage, "peer polygons needs one folder") }
  let rings = try places(in: "\(operands[0])/polygons.txt")
  let places = try places(in: "\(operands[0])/points.txt").compactMap(\.first)
  let watch = Stopwatch()
  let polygons = rings.compactMap { try? GeoPolygon($0) }
  guard polygons.count == rings.count else { throw ProgramError(.dataError, "a line is no ring") }
  let index = GeoPolygon.Index(polygons)
  let build = watch.lap().processor
  var pairs = 0
  let times = (0..<5).map { _ in
    let watch = Stopwatch()
    pairs = places.reduce(0) { $0 + index.polygons(containing: $1).count }
    return watch.lap().processor / Double(places.count)
  }.sorted()
  let checksum = places.reduce(UInt64(0)) { sum, place in
    sum &* 31 &+ UInt64(index.polygons(containing: place).reduce(0) { $0 + $1 + 1 })
  }
  console.write("build_ms\tns_per_place\tpairs\tchecksum\n")
  console.write(
    String(format: "%.1f\t%.1f\t%d\t%016llx\n", build / 1e6, times[2], pairs, checksum))
}

/// The coordinates of each line of a file.
private func places(in path: String) throws -> [[Coordinate]] {
  guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
    throw ProgramError(.noInput, "\(path) cannot be read")
  }
  return try text.split(separator: "\n").map { line in
    let numbers = line.split(separator: " ").compactMap { Double($0) }
    return try stride(from: 0, to: numbers.count - 1, by: 2).map {
      try Coordinate(latitude: numbers[$0 + 1], longitude: numbers[$0])
    }
  }
}
