// Edits rebuild small parts of the tree, so queries stay about as fast as in a new tree.
//
// Nodes up to a height of 3 with everything below them, at most 16,384 points, are rebuilt from their
// points. The few nodes above those, the top of the tree, are rebuilt from the boxes below them.

extension CellTree {
  /// The greatest height of a node that edits rebuild from its points.
  static var rebuiltHeight: Int { 3 }

  /// The greatest number of points of a rebuilt node, which leaves room for some more.
  ///
  /// A node with more is rebuilt as two nodes.
  static func fullCount(height: Int) -> Int { 25 * blockCount(below: height) }

  /// Rebuilds a node of a height up to ``rebuiltHeight``, with records which the nodes above it count
  /// already.
  ///
  /// If the points need two nodes and there is no room for the second one, the node above them is
  /// rebuilt instead.
  mutating func rebuild(
    below node: Int, height: Int, adding new: ContiguousArray<PointRecord> = []
  ) {
    var records = ContiguousArray<PointRecord>()
    guard nodeParents[node] >= 0 else {
      records.reserveCapacity(count)
      release(node, to: &records)
      return build(from: records + new)
    }
    let size = nodes[node].pointCount
    let parent = Int(nodeParents[node])
    let hasRoom = nodes[parent].childCount < CellNode.capacity
    let needsTwo = size > Self.fullCount(height: height)
    if needsTwo, !hasRoom, height < Self.rebuiltHeight {
      return rebuild(below: parent, height: height + 1, adding: new)
    }
    let lane = nodes[parent].lane(of: Int32(truncatingIfNeeded: node))
    records.reserveCapacity(size)
    release(node, to: &records)
    records += new
    let (first, second) = makeNodes(above: &records, height: height)
    put(first, in: parent, lane)
    guard let second else { return }
    if hasRoom {
      put(second, in: parent, nodes[parent].childCount)
    } else {
      rebuildTop(adding: second)
    }
  }

  /// Makes one node above records, or two if there are too many for one.
  private mutating func makeNodes(
    above records: inout ContiguousArray<PointRecord>, height: Int
  ) -> (Child, Child?) {
    guard records.count > Self.fullCount(height: height) else {
      return unsafe records.withUnsafeMutableBufferPointer { records in
        let node = unsafe makeNode(above: records, fill: Self.rebuiltBlockFill, height: height)
        return (node, nil)
      }
    }
    let axis = records.reduce(into: VectorBox()) { $0.insert($1) }.widestAxis
    let middle = Self.separate(
      &records, axes: axis..<(axis + 1), limit: Self.fullCount(height: height))
    return unsafe records.withUnsafeMutableBufferPointer { records in
      let first = unsafe makeNode(
        above: UnsafeMutableBufferPointer(rebasing: records[..<middle]),
        fill: Self.rebuiltBlockFill, height: height)
      let second = unsafe makeNode(
        above: UnsafeMutableBufferPointer(rebasing: records[middle...]),
        fill: Self.rebuiltBlockFill, height: height)
      return (first, second)
    }
  }

  /// Returns whether fewer than two fifths of the room in a node are used, and a rebuilt node of the
  /// same height would be smaller.
  ///
  /// Nodes in the top of the tree are never sparse, except those just below it.
  func isSparse(_ node: Int, height: Int) -> Bool {
    guard height <= Self.rebuiltHeight else { return false }
    let (size, childCount) = (nodes[node].pointCount, nodes[node].childCount)
    if childCount > 1,
      5 * size < 2 * childCount * Self.blockFill * Self.blockCount(below: height - 1)
    {
      return true
    }
    return height == Self.rebuiltHeight && nodeParents[node] >= 0
      && size < Self.fullCount(height: height) * 3 / 10
  }

  /// Rebuilds a sparse node, together with another one if it is just below the top and very sparse.
  mutating func condense(_ node: Int, height: Int) {
    guard height == Self.rebuiltHeight, nodeParents[node] >= 0,
      nodes[node].pointCount < Self.fullCount(height: height) * 3 / 10
    else { return rebuild(below: node, height: height) }
    var others = releaseTop()
    guard let position = others.firstIndex(where: { Int($0.index) == node }) else {
      preconditionFailure("Internal error: a node is not below the top.")
    }
    let sparse = others.remove(at: position)
    var records = ContiguousArray<PointRecord>()
    release(node, to: &records)
    // Every node in the top has at least two nodes below it.
    let margins = others.map { other in
      var box = other.box
      box.formUnion(sparse.box)
      return box.margin
    }
    if let partner = margins.indices.min(by: { margins[$0] < margins[$1] }) {
      release(Int(others.remove(at: partner).index), to: &records)
    }
    let (first, second) = makeNodes(above: &records, height: height)
    others.append(first)
    if let second { others.append(second) }
    makeTop(above: others)
  }
}
