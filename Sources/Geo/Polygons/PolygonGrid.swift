/// Cells of longitude and latitude with the polygons that have places in each.
struct PolygonGrid: Sendable {
  /// A polygon in a cell.
  struct Entry: Sendable {
    private let bits: UInt32

    init(_ polygon: Int, isWhole: Bool) {
      bits = UInt32(polygon) << 1 | (isWhole ? 1 : 0)
    }

    var polygon: Int { Int(bits >> 1) }
    /// Whether the polygon contains the whole cell.
    var isWhole: Bool { bits & 1 == 1 }
  }

  private var columns = UnitScale(from: -180, to: 180, count: 1)
  private var rows = UnitScale(from: -90, to: 90, count: 1)
  /// The entries of all cells, column after column, those of a cell by polygon.
  private var entries: ContiguousArray<Entry> = []
  /// The position in `entries` at which each cell starts, and the end of the last one.
  private var starts: ContiguousArray<Int> = [0, 0]

  init(_ polygons: [GeoPolygon]) {
    guard !polygons.isEmpty else { return }
    let edges = polygons.map { $0.edges }
    choose(polygons, limit: 64 * polygons.count + 4 * edges.reduce(0) { $0 + $1.count })
    var found: ContiguousArray<(cell: Int, entry: Entry)> = []
    var painter = CellPainter(columns, rows)
    for (number, polygon) in polygons.enumerated() {
      painter.paint(polygon, edges[number]) { cell, isWhole in
        found.append((cell, Entry(number, isWhole: isWhole)))
      }
    }
    starts = ContiguousArray(repeating: 0, count: columns.count * rows.count + 1)
    for (cell, _) in found { starts[cell + 1] += 1 }
    for cell in 1..<starts.count { starts[cell] += starts[cell - 1] }
    var next = starts
    entries = ContiguousArray(repeating: Entry(0, isWhole: false), count: found.count)
    for (cell, entry) in found {
      entries[next[cell]] = entry
      next[cell] += 1
    }
  }

  /// Chooses as many cells as possible, but so few that the polygons' boxes have at most `limit`.
  private mutating func choose(_ polygons: [GeoPolygon], limit: Int) {
    var (west, south, east, north) = (180.0, 90.0, -180.0, -90.0)
    for polygon in polygons {
      let box = polygon.box
      west = min(west, box.crossesAntimeridian ? -180 : box.southwest.longitude)
      east = max(east, box.crossesAntimeridian ? 180 : box.northeast.longitude)
      south = min(south, box.southwest.latitude)
      north = max(north, box.northeast.latitude)
    }
    var side = 1
    while side < 1 << 12, side * side * 4 <= limit { side *= 2 }
    // In narrower cells, rounding could move a place to the next one.
    while side > 1, min(east - west, north - south) < Double(side) * 1e-6 { side /= 2 }
    repeat {
      columns = UnitScale(from: west, to: east, count: side)
      rows = UnitScale(from: south, to: north, count: side)
      side /= 2
    } while side >= 1 && polygons.reduce(0) { $0 + area(of: $1) } > limit
  }

  /// Returns the number of cells in the box of a polygon.
  private func area(of polygon: GeoPolygon) -> Int {
    let box = polygon.box
    let (west, east) = (box.southwest.longitude, box.northeast.longitude)
    let width =
      box.crossesAntimeridian
      ? columns.count : columns.unit(of: east) - columns.unit(of: west) + 1
    return width
      * (rows.unit(of: box.northeast.latitude) - rows.unit(of: box.southwest.latitude) + 1)
  }

  /// Returns the polygons that may contain a place, in increasing order.
  ///
  /// A place outside the grid has the entries of the nearest cell. No polygon contains that cell as a
  /// whole, because its boundary ends there.
  func entries(at place: Coordinate) -> ContiguousArray<Entry>.SubSequence {
    let cell = columns.unit(of: place.meridian) * rows.count + rows.unit(of: place.latitude)
    return entries[starts[cell]..<starts[cell + 1]]
  }
}
