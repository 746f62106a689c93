import BenchmarkHarness
import Foundation
import Geo

/// Returns a line for each farmers market within five miles of ZIP code 85003, nearest first.
///
/// - Throws: ``ProgramError`` if they are not the four that the directory lists there.
func marketsExample() throws -> String {
  let markets = try arizonaMarkets.split(separator: "\n").map(Market.init)
  let center = try Coordinate(latitude: 33.4511, longitude: -112.0774)
  let index = MeasuredIndex(markets.map(\.place))
  var ids: [Int] = []
  index.appendIDs(within: .miles(5), of: center, to: &ids)
  let found = ids.map { (name: markets[$0].name, distance: markets[$0].place.distance(to: center)) }
    .sorted { $0.distance < $1.distance }
  let lines = found.map { String(format: "%8.1f m  ", $0.distance.meters) + $0.name }
  let expected = [
    "   673.4 m  Phoenix Public Market",
    "   881.1 m  DeSoto's Indoor Farmers' Market",
    "  1756.8 m  The AZ Capitol Farmers Market",
    "  7976.5 m  Uptown Farmers Market",
  ]
  guard lines == expected, index.count(within: .miles(5), of: center) == expected.count else {
    throw ProgramError(
      .failure, "the farmers markets near 85003 are wrong: \(lines.joined(separator: "; "))")
  }
  return "Farmers markets within 5 miles of ZIP code 85003:\n" + lines.joined(separator: "\n")
    + "\n"
}

/// A line of ``arizonaMarkets``.
private struct Market {
  let name: String
  let place: Coordinate

  init(_ line: Substring) throws {
    let fields = line.split(separator: ",", maxSplits: 2)
    guard fields.count == 3, let latitude = Double(fields[0]), let longitude = Double(fields[1])
    else { throw ProgramError(.failure, "the table of markets has no place in \"\(line)\"") }
    name = String(fields[2])
    place = try Coordinate(latitude: latitude, longitude: longitude)
  }
}
