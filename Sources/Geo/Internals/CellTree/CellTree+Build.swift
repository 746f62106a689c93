extension CellTree {
  /// The number of points in a new block.
  ///
  /// It is two less than the capacity, so a hundred thousand insertions into ten million places split
  /// few blocks. The free slots cost one byte per point.
  private static var blockFill: Int { 30 }

  /// Creates a tree of positions, whose IDs are their indices.
  ///
  /// - Complexity: O(*n* log *n*).
  init(positions: ContiguousArray<SIMD2<Double>>) {
    precondition(positions.count <= Self.maximumIDCount, "An index has at most 2³¹ - 1 IDs.")
    self.positions = positions
    var records = ContiguousArray<PointRecord>()
    records.reserveCapacity(positions.count)
    for (id, position) in positions.enumerated() where !position.x.isNaN {
      records.append(PointRecord(id: UInt32(truncatingIfNeeded: id), at: position))
    }
    build(from: records)
  }

  /// Rebuilds the cells from their points.
  mutating func rebuild() {
    var records = ContiguousArray<PointRecord>()
    records.reserveCapacity(count)
    for block in blocks.indices {
      for slot in 0..<pointCount(ofBlock: block) { records.append(blocks[block][slot]) }
    }
    build(from: records)
  }

  /// Builds the cells from records and replaces the existing cells.
  mutating func build(from records: consuming ContiguousArray<PointRecord>) {
    count = records.count
    editCount = 0
    root = 0
    let blockCount = (count + Self.blockFill - 1) / Self.blockFill
    nodes = []
    nodeParents = []
    blocks = []
    blocks.reserveCapacity(blockCount)
    blockParents = []
    blockParents.reserveCapacity(blockCount)
    // The number of blocks below one child of the root: the least sufficient power of eight.
    var blocksBelow = 1
    while blocksBelow * CellNode.capacity < blockCount { blocksBelow *= CellNode.capacity }
    unsafe records.withUnsafeMutableBufferPointer { records in
      _ = unsafe appendNode(above: records, blockCount, below: blocksBelow, parent: -1)
    }
    // Their number is known only now, so release the memory reserved for more.
    nodes = ContiguousArray(nodes.lazy.map { $0 })
    nodeParents = ContiguousArray(nodeParents.lazy.map { $0 })
    if !blockOfID.isEmpty { locateIDs() }
  }

  /// Appends a node with everything below it, and returns its box.
  ///
  /// The records go into `blockCount` blocks, with up to `blocksBelow` blocks below a child.
  private mutating func appendNode(
    above records: UnsafeMutableBufferPointer<PointRecord>, _ blockCount: Int,
    below blocksBelow: Int, parent: Int32
  ) -> VectorBox {
    let node = nodes.count
    nodes.append(CellNode())
    nodeParents.append(parent)
    let childCount = (blockCount + blocksBelow - 1) / blocksBelow
    unsafe appendChildren(
      of: node, lanes: 0..<childCount, above: records, blockCount, below: blocksBelow)
    var box = VectorBox()
    for lane in 0..<childCount { box.formUnion(nodes[node][box: lane]) }
    return box
  }

  /// Splits the records in two along the longest axis of their box, repeatedly until there is one
  /// part for each lane, and appends the parts.
  private mutating func appendChildren(
    of node: Int, lanes: Range<Int>, above records: UnsafeMutableBufferPointer<PointRecord>,
    _ blockCount: Int, below blocksBelow: Int
  ) {
    guard lanes.count > 1 else {
      guard let lane = lanes.first else { return }
      let parent = Int32(truncatingIfNeeded: node)
      let child: Int32
      let box: VectorBox
      if blocksBelow == 1 {
        child = ~Int32(truncatingIfNeeded: blocks.count)
        box = unsafe appendBlock(of: records, parent: parent)
      } else {
        child = Int32(truncatingIfNeeded: nodes.count)
        box = unsafe appendNode(
          above: records, blockCount, below: blocksBelow / CellNode.capacity, parent: parent)
      }
      nodes[node].children[lane] = child
      nodes[node].counts[lane] = UInt32(truncatingIfNeeded: records.count)
      nodes[node][box: lane] = box
      return
    }
    // Distribute blocks and records in proportion to the lanes.
    let leftLanes = lanes.count / 2
    let leftBlocks = blockCount * leftLanes / lanes.count
    let leftCount = records.count * leftBlocks / blockCount
    let middle = lanes.lowerBound + leftLanes
    unsafe records.select(leftCount, along: VectorBox(around: records).widestAxis)
    unsafe appendChildren(
      of: node, lanes: lanes.lowerBound..<middle,
      above: UnsafeMutableBufferPointer(rebasing: records[..<leftCount]), leftBlocks,
      below: blocksBelow)
    unsafe appendChildren(
      of: node, lanes: middle..<lanes.upperBound,
      above: UnsafeMutableBufferPointer(rebasing: records[leftCount...]), blockCount - leftBlocks,
      below: blocksBelow)
  }

  private mutating func appendBlock(
    of records: UnsafeMutableBufferPointer<PointRecord>, parent: Int32
  ) -> VectorBox {
    var block = PointBlock()
    for slot in records.indices { block[slot] = unsafe records[slot] }
    blocks.append(block)
    blockParents.append(parent)
    return unsafe VectorBox(around: records)
  }
}
