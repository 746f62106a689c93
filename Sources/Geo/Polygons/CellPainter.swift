/// Finds the cells of a grid that a polygon contains, and those that its edges cross.
struct CellPainter {
  private let columns: UnitScale
  private let rows: UnitScale
  /// Whether an edge crosses each cell, column after column.
  private var isCrossed: ContiguousArray<Bool>

  init(_ columns: UnitScale, _ rows: UnitScale) {
    self.columns = columns
    self.rows = rows
    isCrossed = ContiguousArray(repeating: false, count: columns.count * rows.count)
  }

  /// Adds each cell in which a polygon may have places, and whether it contains the whole cell.
  mutating func paint(
    _ polygon: GeoPolygon, _ edges: ContiguousArray<MeridianEdges.Edge>,
    add: (_ cell: Int, _ isWhole: Bool) -> Void
  ) {
    for edge in edges { mark(edge) }
    let (south, north) = (polygon.box.southwest, polygon.box.northeast)
    let (west, east) = (columns.unit(of: south.longitude), columns.unit(of: north.longitude))
    let rows = rows.unit(of: south.latitude)...rows.unit(of: north.latitude)
    if polygon.box.crossesAntimeridian {
      fill(polygon, columns: 0...max(0, east), rows: rows, add)
      // Both parts may end in the same column.
      let first = max(west, east + 1)
      if first < columns.count {
        fill(polygon, columns: first...(columns.count - 1), rows: rows, add)
      }
    } else {
      fill(polygon, columns: west...max(west, east), rows: rows, add)
    }
  }

  private mutating func fill(
    _ polygon: GeoPolygon, columns: ClosedRange<Int>, rows: ClosedRange<Int>,
    _ add: (Int, Bool) -> Void
  ) {
    for column in columns {
      // Cells without an edge between them are on the same side.
      var isInside: Bool?
      for row in rows {
        let cell = column * self.rows.count + row
        if isCrossed[cell] {
          isCrossed[cell] = false
          isInside = nil
          add(cell, false)
        } else {
          let isWhole = isInside ?? polygon.contains(middle(column, row))
          isInside = isWhole
          if isWhole { add(cell, true) }
        }
      }
    }
  }

  private func middle(_ column: Int, _ row: Int) -> Coordinate {
    Coordinate(
      validLatitude: (rows.start(of: row) + rows.start(of: row + 1)) / 2,
      longitude: (columns.start(of: column) + columns.start(of: column + 1)) / 2)
  }

  /// Marks the cells that an edge crosses or comes very close to.
  private mutating func mark(_ edge: MeridianEdges.Edge) {
    let first = columns.unit(of: edge.longitude)
    let last = columns.unit(of: edge.lastLongitude)
    for column in first...max(first, last) {
      let (south, north) = latitudes(of: edge, in: column)
      let (low, high) = (rows.unit(of: south), rows.unit(of: north))
      for row in low...max(low, high) { isCrossed[column * rows.count + row] = true }
    }
  }

  /// The latitudes of an edge within a column, and a little beyond, because of rounding.
  private func latitudes(of edge: MeridianEdges.Edge, in column: Int) -> (
    south: Double, north: Double
  ) {
    let margin = 1e-9
    let width = edge.lastLongitude - edge.longitude
    var (start, end) = (edge.latitude, edge.lastLatitude)
    // Steeper edges would multiply the rounding of their longitudes.
    if width > 1e-6 {
      let slope = (end - start) / width
      let west = columns.start(of: column) - margin
      let east = columns.start(of: column + 1) + margin
      if east < edge.lastLongitude { end = start + slope * max(east - edge.longitude, 0) }
      if west > edge.longitude { start += slope * (west - edge.longitude) }
    }
    return (min(start, end) - margin, max(start, end) + margin)
  }
}
