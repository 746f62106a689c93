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
    }
  }

  /// Makes a cluster for a cell.
  private mutating func open(_ cell: Int, id: Int, of tree: CellTree.Reader) {
    clusterOfCell[cell] = Int32(truncatingIfNeeded: found.count)
    found.append(PointIndex.Cluster(id: id, place: unsafe tree.place(id)))
  }

  private mutating func add(_ box: VectorBox, count: Int, to cell: Int) {
    let index = Int(clusterOfCell[cell])
    found[index].count += count
    found[index].sum += SIMD4<Double>(box.center) * Double(count)
    found[index].bounds.formUnion(box)
  }
}
