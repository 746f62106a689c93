extension GeoPolygon {
  /// A spatial index of polygons, which finds the polygons that contain a place.
  ///
  ///     let index = GeoPolygon.Index(counties)
  ///     index.polygons(containing: phoenix)  // the positions in counties, in increasing order
  ///
  /// For each cell of a grid, the index holds the polygons that contain all of it and those whose
  /// edges cross it. A query examines only the latter. The number of cells grows with the number of
  /// edges.
  public struct Index: Sendable {
    /// The polygons, in the order of their positions.
    public let polygons: [GeoPolygon]

    private let grid: PolygonGrid

    /// Creates an index of polygons, which may overlap.
    ///
    /// - Complexity: O(*n* log *n*) for *n* edges.
    public init(_ polygons: some Sequence<GeoPolygon>) {
      self.polygons = Array(polygons)
      grid = PolygonGrid(self.polygons)
    }

    /// Returns the positions of the polygons that contain a place, in increasing order.
    ///
    /// - Complexity: O(1) on average for polygons that hardly overlap; O(*n*) at worst.
    public func polygons(containing place: Coordinate) -> [Int] {
      holders(of: place).map { $0.polygon }
    }

    /// Returns the least position of the polygons that contain a place, or `nil` if there is none.
    ///
    /// This method allocates no memory.
    ///
    /// - Complexity: As for ``polygons(containing:)``.
    public func firstPolygon(containing place: Coordinate) -> Int? {
      holders(of: place).first?.polygon
    }

    private func holders(
      of place: Coordinate
    ) -> LazyFilterSequence<ContiguousArray<PolygonGrid.Entry>.SubSequence> {
      grid.entries(at: place).lazy.filter { $0.isWhole || polygons[$0.polygon].contains(place) }
    }
  }
}

extension PointIndex {
  /// Returns the IDs of the places in a polygon, in increasing order.
  ///
  /// - Complexity: O(*m*) on average, where *m* is the number of places in the polygon's box.
  public func ids(in polygon: GeoPolygon) -> [Int] {
    ids(in: polygon.box).filter { self[$0].map(polygon.contains) == true }
  }
}

extension GeoIndex {
  /// Returns the elements in a polygon, in the order of their IDs.
  ///
  /// - Complexity: O(*m*) on average, where *m* is the number of elements in the polygon's box.
  public func places(in polygon: GeoPolygon) -> [Entry] {
    points.ids(in: polygon).compactMap { id in self[id].map { Entry(id: id, element: $0) } }
  }
}

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
    choose(polygons, limit: 64 * polygons.count + 4 * polygons.reduce(0) { $0 + $1.edgeCount })
    var found: ContiguousArray<(cell: Int, entry: Entry)> = []
    var painter = CellPainter(columns, rows)
    for (number, polygon) in polygons.enumerated() {
      painter.paint(polygon) { cell, isWhole in
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

  /// Chooses as many cells as possible, but so few that the polygons' boxes have at most `limit`, and
  /// their edges cross at most twice as many.
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
    } while side >= 1
      && (polygons.reduce(0) { $0 + area(of: $1) } > limit || !crosses(atMost: 2 * limit, polygons))
  }

  /// Returns whether the edges of polygons cross at most this number of cells, or about so many.
  private func crosses(atMost limit: Int, _ polygons: [GeoPolygon]) -> Bool {
    var rest = limit
    for polygon in polygons where rest >= 0 {
      polygon.forEachEdge { edge, _ in
        rest -= columns.unit(of: edge.lastLongitude) - columns.unit(of: edge.longitude)
        rest -= abs(rows.unit(of: edge.lastLatitude) - rows.unit(of: edge.latitude)) + 1
      }
    }
    return rest >= 0
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

/// Finds the cells of a grid that a polygon contains, and those that its edges cross.
struct CellPainter {
  private let columns: UnitScale
  private let rows: UnitScale
  /// The marks of each cell, column after column.
  private var marks: ContiguousArray<Mark>

  /// The relation of the edges to a cell.
  private struct Mark {
    /// Whether an edge crosses the cell or comes very close to it.
    var isCrossed = false
    /// Whether an odd number of edges of the boundary, and of holes, meets the middle meridian in the
    /// cell.
    var isOdd = (outer: false, inner: false)
  }

  init(_ columns: UnitScale, _ rows: UnitScale) {
    self.columns = columns
    self.rows = rows
    marks = ContiguousArray(repeating: Mark(), count: columns.count * rows.count)
  }

  /// Adds each cell in which a polygon may have places, and whether it contains the whole cell.
  ///
  /// - Complexity: O(*c* + *m*) for *c* cells in the polygon's box and *m* cells that edges cross.
  mutating func paint(_ polygon: GeoPolygon, add: (_ cell: Int, _ isWhole: Bool) -> Void) {
    let (south, north) = (polygon.box.southwest, polygon.box.northeast)
    let (west, east) = (columns.unit(of: south.longitude), columns.unit(of: north.longitude))
    let rows = rows.unit(of: south.latitude)...rows.unit(of: north.latitude)
    polygon.forEachEdge { mark($0, isOfHole: $1, within: rows) }
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
      // Edges that meet the middle of a column do so in cells that they cross, so a cell between is on
      // one side of them all.
      var isInside = polygon.isInsideAtNorth
      for row in rows.reversed() {
        let cell = column * self.rows.count + row
        let mark = marks[cell]
        if mark.isCrossed {
          marks[cell] = Mark()
          if mark.isOdd.outer { isInside.outer.toggle() }
          if mark.isOdd.inner { isInside.inner.toggle() }
          add(cell, false)
        } else if isInside.outer, !isInside.inner {
          add(cell, true)
        }
      }
    }
  }

  /// Marks the cells that an edge crosses or comes very close to.
  private mutating func mark(
    _ edge: MeridianEdges.Edge, isOfHole: Bool, within rows: ClosedRange<Int>
  ) {
    let first = columns.unit(of: edge.longitude)
    let last = columns.unit(of: edge.lastLongitude)
    for column in first...max(first, last) {
      let (south, north) = latitudes(of: edge, in: column)
      let low = min(max(self.rows.unit(of: south), rows.lowerBound), rows.upperBound)
      let high = min(max(self.rows.unit(of: north), low), rows.upperBound)
      let start = column * self.rows.count
      for row in low...high { marks[start + row].isCrossed = true }
      let middle = (columns.start(of: column) + columns.start(of: column + 1)) / 2
      guard edge.crosses(middle) else { continue }
      // Any of the crossed cells is as good, because no cell between them is decided.
      if isOfHole {
        marks[start + low].isOdd.inner.toggle()
      } else {
        marks[start + low].isOdd.outer.toggle()
      }
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
