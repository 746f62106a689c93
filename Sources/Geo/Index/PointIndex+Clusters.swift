extension PointIndex {
  /// Returns the places of a map's viewport in clusters, one for each cell of a grid with places,
  /// in order from south to north and then from the western edge of the viewport eastward.
  ///
  ///     let index = PointIndex(markets.map(\.coordinate))
  ///     if let screen = BoundingBox(center: phoenix, heightInDegrees: 40, widthInDegrees: 20) {
  ///       for pin in index.clusters(in: screen, cellSizeInDegrees: 2.5) {
  ///         print(pin.position, pin.count)
  ///       }
  ///     }
  ///
  /// The grid covers the world: the width and height of the cells are as close to
  /// `cellSizeInDegrees` as a whole number of cells around the Earth and from pole to pole allows.
  /// Close places belong together to the cell at their middle, even if it does not contain all of
  /// them: a cluster reaches up to about half a cell beyond its cell. More precisely, the index
  /// keeps its places in nested boxes. The largest box no wider than a cell at its latitude (and,
  /// above 75.5°, than a quarter of a cell at the equator) belongs as a whole to the cell of its
  /// center, and a place in no such box belongs to the cell that contains it.
  ///
  /// The viewport has no effect on this, so clusters do not change while a map moves: each place is
  /// in one cluster, and each cluster whose cell intersects the viewport is complete. An edit may
  /// change the clusters nearby. Change the size in steps, such as by halves, while a map zooms.
  ///
  /// The minimum size is a 256th of the longer side of the viewport, but at least 0.0001° (11 m). A
  /// smaller size counts as the minimum, and so does one that is not a number. So closer places may
  /// stay in one cluster, whose members ``ids(in:)-(PointIndex.Cluster)`` lists.
  ///
  /// - Complexity: O(*c* + log *n*) for *c* cells in the viewport, if places are not much denser in
  ///   some cells than in others.
  public func clusters(in viewport: BoundingBox, cellSizeInDegrees: Double) -> [Cluster] {
    var search = ClusterSearch(ClusterGrid(viewport, cellSizeInDegrees: cellSizeInDegrees))
    unsafe tree.read { unsafe search.visit(Int($0.root), of: $0) }
    return search.clusters
  }

  /// Returns the clusters of ``clusters(in:cellSizeInDegrees:)`` with only the places whose IDs satisfy
  /// a condition, such as the markets that take a card.
  ///
  /// A place is in the cluster of the same cell, whatever the condition, and a cell without such places
  /// has no cluster.
  ///
  /// - Complexity: O(*c* log *n* + *k*) for *c* cells and *k* places in them.
  public func clusters<Failure>(
    in viewport: BoundingBox, cellSizeInDegrees: Double,
    where isIncluded: (_ id: Int) throws(Failure) -> Bool
  ) throws(Failure) -> [Cluster] {
    var clusters: [Cluster] = []
    for cluster in self.clusters(in: viewport, cellSizeInDegrees: cellSizeInDegrees) {
      var included: Cluster?
      for id in ids(in: cluster) {
        guard try isIncluded(id), let place = self[id] else { continue }
        if included == nil { included = Cluster(id: id, place: place, cell: cluster.cell) }
        var box = VectorBox()
        box.insert(UnitVector(place))
        included?.add(box, count: 1)
      }
      if let included { clusters.append(included) }
    }
    return clusters
  }

  /// Returns the IDs of the places of a cluster, in increasing order.
  ///
  ///     for pin in index.clusters(in: screen, cellSizeInDegrees: 2.5) {
  ///       print(pin.count, index.ids(in: pin).prefix(20))
  ///     }
  ///
  /// They are exactly the places that the cluster counts. The cluster's ``PointIndex/Cluster/box``
  /// may also contain places of neighbors. For a cluster with a condition, filter the IDs by the
  /// condition. After an edit of the index, they are the places that are in the cell of the cluster
  /// then.
  ///
  /// - Complexity: O(log *n* + *k* log *k*) for *k* places.
  public func ids(in cluster: Cluster) -> [Int] {
    var search = ClusterSearch(ClusterGrid(cluster.cell))
    search.members = []
    unsafe tree.read { unsafe search.visit(Int($0.root), of: $0) }
    return (search.members ?? []).sorted()
  }

  /// Places that a map shows as one pin.
  public struct Cluster: Equatable, Identifiable, Sendable {
    /// The ID of one of the places, which identifies the cluster.
    public let id: Int

    /// The number of places.
    public internal(set) var count = 0

    /// The place with the ID.
    let place: Coordinate
    /// The cell of the world's grid to which the places belong.
    let cell: ClusterCell
    /// The sum of the centers of the boxes of places, times the number of places in each.
    var sum = SIMD4<Double>()
    /// The smallest box around the directions of the places.
    var bounds = VectorBox()

    init(id: Int, place: Coordinate, cell: ClusterCell) {
      (self.id, self.place, self.cell) = (id, place, cell)
    }

    /// Adds places in a box.
    mutating func add(_ box: VectorBox, count: Int) {
      self.count += count
      sum += SIMD4<Double>(box.center) * Double(count)
      bounds.formUnion(box)
    }
  }
}

extension PointIndex.Cluster {
  /// The position of the pin, which is in ``box``: the coordinate of a single place, or else about
  /// the middle of the places.
  ///
  /// It is the mean of the centers of boxes with the places, weighted by their numbers, so it may
  /// be up to half a cell from the mean of the places. Because such a mean is nearer to a pole than
  /// places on a parallel, it is limited to the latitudes of the places.
  public var position: Coordinate {
    if count == 1 { return place }
    let horizontal = (sum.x * sum.x + sum.y * sum.y).squareRoot()
    // The directions are in single precision.
    let south = ClusterGrid.latitude(sine: bounds.low.z - 6e-8)
    let north = ClusterGrid.latitude(sine: bounds.high.z + 6e-8)
    let latitude = arcTangent(y: sum.z, x: horizontal) / radiansPerDegree
    return Coordinate(
      validLatitude: min(max(latitude, south), north),
      longitude: ClusterGrid.longitude(x: sum.x, y: sum.y))
  }

  /// A box that contains all places of the cluster, and for a cluster far from the equator some
  /// space around them.
  public var box: BoundingBox {
    // The directions are in single precision: 1e-5 degrees is a hundred times their error, except for
    // the latitude near a pole, where the sine hardly changes.
    let margin = 1e-5
    let south = ClusterGrid.latitude(sine: bounds.low.z - 2e-7) - margin
    let north = ClusterGrid.latitude(sine: bounds.high.z + 2e-7) + margin
    let (low, high) = (bounds.low, bounds.high)
    let distance =
      max(low.x, -high.x, 0) * max(low.x, -high.x, 0)
      + max(low.y, -high.y, 0) * max(low.y, -high.y, 0)
    // So near the axis, the error of a direction may be more than the margin.
    guard distance > 1e-4 else {
      return BoundingBox(
        validSouth: max(south, -90), west: -180, north: min(north, 90), east: 180)
    }
    let corners = [(low.x, low.y), (low.x, high.y), (high.x, low.y), (high.x, high.y)]
    let longitudes = corners.map { ClusterGrid.longitude(x: $0.0, y: $0.1) }
    let center = ClusterGrid.longitude(x: bounds.center.x, y: bounds.center.y)
    let offsets = longitudes.map { longitude in
      let offset = longitude - center
      return offset > 180 ? offset - 360 : offset < -180 ? offset + 360 : offset
    }
    let west = center + offsets.reduce(0, min) - 100 * margin
    let east = center + offsets.reduce(0, max) + 100 * margin
    return BoundingBox(
      validSouth: max(south, -90), west: west < -180 ? west + 360 : west,
      north: min(north, 90), east: east > 180 ? east - 360 : east)
  }
}

extension GeoIndex {
  /// Returns the places of a map's viewport in clusters, as
  /// ``PointIndex/clusters(in:cellSizeInDegrees:)`` does.
  @inlinable
  public func clusters(
    in viewport: BoundingBox, cellSizeInDegrees: Double
  ) -> [PointIndex.Cluster] {
    points.clusters(in: viewport, cellSizeInDegrees: cellSizeInDegrees)
  }

  /// Returns the clusters of ``clusters(in:cellSizeInDegrees:)`` with only the elements that satisfy a
  /// condition, as ``PointIndex/clusters(in:cellSizeInDegrees:where:)`` does.
  @inlinable
  public func clusters<Failure>(
    in viewport: BoundingBox, cellSizeInDegrees: Double,
    where isIncluded: (Element) throws(Failure) -> Bool
  ) throws(Failure) -> [PointIndex.Cluster] {
    try points.clusters(in: viewport, cellSizeInDegrees: cellSizeInDegrees) {
      (id) throws(Failure) -> Bool in
      guard let element = self[id] else { return false }
      return try isIncluded(element)
    }
  }

  /// Returns the elements of a cluster, in the order of their IDs, as ``PointIndex/ids(in:)-(PointIndex.Cluster)``
  /// does.
  public func places(in cluster: PointIndex.Cluster) -> [Entry] {
    points.ids(in: cluster).compactMap { id in self[id].map { Entry(id: id, element: $0) } }
  }
}

/// A walk through the cells of a tree that puts their points into clusters.
///
/// It meets the points of a cell of the grid in the same order for every viewport, so the clusters
/// are the same to the last bit.
struct ClusterSearch {
  private let grid: ClusterGrid
  private let region: Wedge
  /// The cluster of each cell of the grid, or -1.
  private var clusterOfCell: ContiguousArray<Int32>
  private var found: ContiguousArray<PointIndex.Cluster> = []
  /// The IDs of the places of all clusters, or `nil` if they are not wanted.
  var members: [Int]?

  init(_ grid: ClusterGrid) {
    self.grid = grid
    region = Wedge(grid.box)
    clusterOfCell = ContiguousArray(repeating: -1, count: grid.count)
  }

  /// The clusters in the order of their cells.
  var clusters: [PointIndex.Cluster] {
    clusterOfCell.compactMap { $0 < 0 ? nil : found[Int($0)] }
  }

  /// Puts the points below a node into clusters.
  mutating func visit(_ index: Int, of tree: CellTree.Reader) {
    let node = unsafe tree.nodes + index
    let cells = unsafe node.pointee
    var remaining = bits(of: region.classify(cells).possible)
    let extent = larger(
      larger(cells.highX - cells.lowX, cells.highY - cells.lowY), cells.highZ - cells.lowZ)
    let (x, y) = ((cells.lowX + cells.highX) * 0.5, (cells.lowY + cells.highY) * 0.5)
    let squaredCosine = larger(x * x + y * y, Lanes(repeating: 0.0625))
    let whole = bits(of: extent * extent .<= squaredCosine * grid.squaredSize)
    while remaining != 0 {
      let lane = remaining.trailingZeroBitCount
      remaining &= remaining &- 1
      let child = unsafe node.children[lane]
      if whole & (1 << lane) != 0 {
        unsafe add(cells[box: lane], count: Int(node.counts[lane]), child, of: tree)
      } else if child >= 0 {
        unsafe visit(Int(child), of: tree)
      } else {
        unsafe add(tree.blocks + Int(~child), count: Int(node.counts[lane]), of: tree)
      }
    }
  }

  /// Adds all points of a child of a node.
  private mutating func add(
    _ box: VectorBox, count: Int, _ child: Int32, of tree: CellTree.Reader
  ) {
    let center = box.center
    let cell = grid.cell(
      latitude: ClusterGrid.latitude(sine: center.z),
      longitude: ClusterGrid.longitude(x: center.x, y: center.y))
    guard let cell else { return }
    if clusterOfCell[cell] < 0 {
      var first = child
      while first >= 0 { first = unsafe (tree.nodes + Int(first)).children[0] }
      let id = Int(unsafe (tree.blocks + Int(~first)).ids[0])
      unsafe open(cell, id: id, of: tree)
    }
    add(box, count: count, to: cell)
    if members != nil { unsafe appendMembers(of: child, count: count, of: tree) }
  }

  /// Appends the IDs of all points of a child of a node.
  private mutating func appendMembers(of child: Int32, count: Int, of tree: CellTree.Reader) {
    guard child >= 0 else {
      for slot in 0..<count { members?.append(Int(unsafe tree.blocks[Int(~child)].ids[slot])) }
      return
    }
    let node = unsafe tree.nodes[Int(child)]
    for lane in 0..<node.childCount {
      unsafe appendMembers(of: node.children[lane], count: Int(node.counts[lane]), of: tree)
    }
  }

  /// Adds the points of a block one by one.
  private mutating func add(
    _ block: UnsafePointer<PointBlock>, count: Int, of tree: CellTree.Reader
  ) {
    for slot in 0..<count {
      let id = Int(unsafe block.ids[slot])
      let place = unsafe tree.place(id)
      guard let cell = grid.cell(latitude: place.latitude, longitude: place.longitude) else {
        continue
      }
      if clusterOfCell[cell] < 0 { unsafe open(cell, id: id, of: tree) }
      var box = VectorBox()
      box.insert(UnitVector(place))
      add(box, count: 1, to: cell)
      members?.append(id)
    }
  }

  /// Makes a cluster for a cell.
  private mutating func open(_ cell: Int, id: Int, of tree: CellTree.Reader) {
    clusterOfCell[cell] = Int32(truncatingIfNeeded: found.count)
    found.append(
      PointIndex.Cluster(id: id, place: unsafe tree.place(id), cell: grid.worldCell(cell)))
  }

  private mutating func add(_ box: VectorBox, count: Int, to cell: Int) {
    found[Int(clusterOfCell[cell])].add(box, count: count)
  }
}

/// A cell of a grid of the world.
struct ClusterCell: Equatable {
  /// The number of cells around the Earth, and from pole to pole.
  let worldColumns: Int32
  let worldRows: Int32
  let column: Int32
  let row: Int32
}

/// The cells of the world's grid that intersect a viewport.
struct ClusterGrid {
  /// The number of cells around the Earth, and from pole to pole.
  private let worldColumns: Int
  private let worldRows: Int
  private let columnsPerDegree: Double
  private let rowsPerDegree: Double
  private let firstColumn: Int
  private let firstRow: Int
  private let columns: Int
  private let rows: Int

  /// The height of a cell as a squared chord.
  let squaredSize: Float
  /// The box of all cells.
  let box: BoundingBox

  init(_ viewport: BoundingBox, cellSizeInDegrees: Double) {
    let side = max(viewport.widthInDegrees, viewport.heightInDegrees)
    // A direction is precise to about 6e-6 degrees.
    let least = max(side / 256, 1e-4)
    let size = cellSizeInDegrees >= least ? min(cellSizeInDegrees, 360) : least
    let worldColumns = Int(max((360 / size).rounded(), 1))
    let worldRows = Int(max((180 / size).rounded(), 1))
    let columnsPerDegree = Double(worldColumns) / 360
    let rowsPerDegree = Double(worldRows) / 180
    let firstRow = Self.index(viewport.southwest.latitude + 90, rowsPerDegree, worldRows)
    let lastRow = Self.index(viewport.northeast.latitude + 90, rowsPerDegree, worldRows)
    let west = Self.index(viewport.southwest.longitude + 180, columnsPerDegree, worldColumns)
    let east = Self.index(viewport.northeast.longitude + 180, columnsPerDegree, worldColumns)
    let isComplete =
      viewport.crossesAntimeridian && west <= east || viewport.widthInDegrees == 360
    self.init(
      worldColumns, worldRows, from: (isComplete ? 0 : west, firstRow),
      columns: isComplete ? worldColumns : (east - west + worldColumns) % worldColumns + 1,
      rows: lastRow - firstRow + 1)
  }

  /// Creates a grid of one cell.
  init(_ cell: ClusterCell) {
    self.init(
      Int(cell.worldColumns), Int(cell.worldRows), from: (Int(cell.column), Int(cell.row)),
      columns: 1, rows: 1)
  }

  private init(
    _ worldColumns: Int, _ worldRows: Int, from first: (column: Int, row: Int), columns: Int,
    rows: Int
  ) {
    (self.worldColumns, self.worldRows) = (worldColumns, worldRows)
    (firstColumn, firstRow) = first
    (self.columns, self.rows) = (columns, rows)
    columnsPerDegree = Double(worldColumns) / 360
    rowsPerDegree = Double(worldRows) / 180
    let lastRow = firstRow + rows - 1
    let half = sineAndCosine(ofDegrees: 90 / Double(worldRows)).sine
    squaredSize = Float(4 * half * half)
    let first = Double(firstColumn) / columnsPerDegree - 180
    let last = Double((firstColumn + columns - 1) % worldColumns + 1) / columnsPerDegree - 180
    box = BoundingBox(
      validSouth: Double(firstRow) / rowsPerDegree - 90,
      west: columns == worldColumns ? -180 : first,
      north: min(Double(lastRow + 1) / rowsPerDegree - 90, 90),
      east: columns == worldColumns ? 180 : min(last, 180))
  }

  /// The number of cells.
  var count: Int { columns * rows }

  /// Returns the position of the cell that contains a place, or `nil` if that is not in the grid.
  @inline(__always)
  func cell(latitude: Double, longitude: Double) -> Int? {
    let row = Self.index(latitude + 90, rowsPerDegree, worldRows) - firstRow
    // The meridian of 180° is that of -180°.
    let east = longitude == 180 ? 0 : longitude + 180
    let offset = Self.index(east, columnsPerDegree, worldColumns) - firstColumn
    let column = offset < 0 ? offset + worldColumns : offset
    return row >= 0 && row < rows && column < columns ? row * columns + column : nil
  }

  /// Returns the cell of the world at a position in the grid.
  func worldCell(_ position: Int) -> ClusterCell {
    ClusterCell(
      worldColumns: Int32(truncatingIfNeeded: worldColumns),
      worldRows: Int32(truncatingIfNeeded: worldRows),
      column: Int32(truncatingIfNeeded: (firstColumn + position % columns) % worldColumns),
      row: Int32(truncatingIfNeeded: firstRow + position / columns))
  }

  private static func index(_ degrees: Double, _ perDegree: Double, _ count: Int) -> Int {
    min(Int(degrees * perDegree), count - 1)
  }

  /// Returns the latitude with a sine, in degrees; sines beyond 1 count as 1.
  @inline(__always)
  static func latitude(sine: Float) -> Double {
    let sine = Double(min(max(sine, -1), 1))
    return arcTangent(y: sine, x: (1 - sine * sine).squareRoot()) / radiansPerDegree
  }

  /// Returns the longitude of a direction, in degrees.
  @inline(__always)
  static func longitude(x: Float, y: Float) -> Double { longitude(x: Double(x), y: Double(y)) }

  /// Returns the longitude of a direction, in degrees.
  @inline(__always)
  static func longitude(x: Double, y: Double) -> Double {
    min(max(arcTangent(y: y, x: x) / radiansPerDegree, -180), 180)
  }
}
