import Geo
import Testing

/// A farmers market of ``phoenixMarkets``.
struct Market: Hashable {
  let name: String
  let coordinate: Coordinate
  let takesSNAP: Bool

  static func all() throws -> [Market] {
    try phoenixMarkets.split(separator: "\n").map { line in
      let fields = line.split(separator: ",", maxSplits: 3)
      return Market(
        name: String(fields[3]),
        coordinate: try Coordinate(
          latitude: try #require(Double(fields[0])), longitude: try #require(Double(fields[1]))),
        takesSNAP: fields[2] == "Y")
    }
  }

  /// The centroid of ZIP code 85003, downtown Phoenix.
  static func downtown() throws -> Coordinate {
    try Coordinate(latitude: 33.4511, longitude: -112.0774)
  }
}
