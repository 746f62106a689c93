/// A map drawn with characters, north up, on which a digit counts the dots that fell into its cell.
///
///     var map = CharacterMap(south: 33, west: -113, north: 34, east: -112, columns: 50, rows: 25)
///     map.addDot(latitude: 33.45, longitude: -112.07)
///     print(map)
///
/// A character is about twice as high as it is wide, so a map of a square has half as many rows as
/// columns.
public struct CharacterMap: CustomStringConvertible {
  private let latitudes: ClosedRange<Double>
  private let longitudes: ClosedRange<Double>
  private let columns: Int
  private let rows: Int
  private var counts: [Int]

  /// Creates an empty map between two parallels and two meridians, in degrees.
  ///
  /// - Precondition: The edges are in order, and there are columns and rows.
  public init(south: Double, west: Double, north: Double, east: Double, columns: Int, rows: Int) {
    precondition(south < north && west < east, "The edges of a map are in order")
    precondition(columns > 0 && rows > 0, "A map has columns and rows")
    latitudes = south...north
    longitudes = west...east
    self.columns = columns
    self.rows = rows
    counts = Array(repeating: 0, count: columns * rows)
  }

  /// Adds a dot, unless the place is off the map.
  public mutating func addDot(latitude: Double, longitude: Double) {
    guard latitudes.contains(latitude), longitudes.contains(longitude) else { return }
    let fromWest = (longitude - longitudes.lowerBound) / length(longitudes)
    let fromNorth = (latitudes.upperBound - latitude) / length(latitudes)
    let column = min(Int(fromWest * Double(columns)), columns - 1)
    let row = min(Int(fromNorth * Double(rows)), rows - 1)
    counts[row * columns + column] += 1
  }

  /// The map in a frame, a line a row; `#` stands for more than nine dots.
  public var description: String {
    let edge = "+" + String(repeating: "-", count: columns) + "+"
    let lines = (0..<rows).map { row in
      "|" + counts[row * columns..<(row + 1) * columns].map(character).joined() + "|"
    }
    return ([edge] + lines + [edge]).joined(separator: "\n")
  }

  private func character(for count: Int) -> String {
    count == 0 ? " " : count < 10 ? "\(count)" : "#"
  }

  private func length(_ range: ClosedRange<Double>) -> Double {
    range.upperBound - range.lowerBound
  }
}
