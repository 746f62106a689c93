import BenchmarkHarness
import Foundation
import Geo

/// The centers of clusters of places.
struct Centers {
  /// All centers; a center occurs more than once if a town counts more.
  let all: [Coordinate]

  /// The distinct centers, from south to north.
  let distinct: [Coordinate]

  /// Reads the centroids of ZIP codes from the folder with real input, or generates centers.
  init(_ context: Benchmark.Context) throws(ProgramError) {
    if let folder = context.data {
      all = try Self.zipCenters(in: folder)
    } else {
      all = try Self.generated(seed: context.seed, count: GeoSet.centerCount)
    }
    distinct = Set(all).sorted {
      ($0.latitude, $0.longitude) < ($1.latitude, $1.longitude)
    }
  }

  /// Returns towns scattered around a thousand larger towns, between 25° and 49° north.
  private static func generated(seed: UInt64, count: Int) throws(ProgramError) -> [Coordinate] {
    var generator = SplitMix64(seed: seed &+ 100)
    var cities: [(latitude: Double, longitude: Double)] = []
    for _ in 0..<1000 {
      cities.append((25 + 24 * generator.unit(), -124 + 57 * generator.unit()))
    }
    var centers: Set<Coordinate> = []
    var ordered: [Coordinate] = []
    while ordered.count < count {
      let city = cities[Int(generator.unit() * 1000)]
      let center = try Coordinate.rounded(
        city.latitude + generator.unit() + generator.unit() - 1,
        city.longitude + generator.unit() + generator.unit() - 1)
      if centers.insert(center).inserted { ordered.append(center) }
    }
    return ordered
  }

  /// Returns the second and third column of `us_zip_centroids.csv`, in the folder or its folder
  /// `geo`.
  private static func zipCenters(in folder: String) throws(ProgramError) -> [Coordinate] {
    let paths = ["", "geo/"].map { "\(folder)/\($0)us_zip_centroids.csv" }
    guard let data = paths.lazy.compactMap(FileManager.default.contents(atPath:)).first else {
      throw ProgramError(.noInput, "\(paths[0]) cannot be read")
    }
    var centers: [Coordinate] = []
    for (number, line) in data.split(separator: UInt8(ascii: "\n")).enumerated().dropFirst() {
      let fields = line.split(
        separator: UInt8(ascii: ","), maxSplits: 3, omittingEmptySubsequences: false)
      guard fields.count == 4,
        let latitude = Double(String(decoding: fields[1], as: UTF8.self)),
        let longitude = Double(String(decoding: fields[2], as: UTF8.self)),
        let center = try? Coordinate(latitude: latitude, longitude: longitude)
      else {
        throw ProgramError(.dataError, "us_zip_centroids.csv, row \(number + 1), has no place")
      }
      centers.append(center)
    }
    guard !centers.isEmpty else {
      throw ProgramError(.dataError, "us_zip_centroids.csv is empty")
    }
    return centers
  }
}
