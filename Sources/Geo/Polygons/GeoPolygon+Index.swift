extension GeoPolygon {
  /// Polygons by the places that they contain.
  ///
  ///     let index = GeoPolygon.Index(counties)
  ///     index.polygons(containing: phoenix)  // the positions in counties, in increasing order
  ///
  /// A grid holds for each cell the polygons that contain all of it and those whose edges cross it.
  /// Only the latter are examined. The number of cells grows with that of the edges.
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
