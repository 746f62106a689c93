extension CellTree {
  /// The number of points in a new block.
  ///
  /// It is two less than the capacity, so a hundred thousand insertions into ten million places split
  /// few blocks. The free slots cost one byte per point.
  static var blockFill: Int { 30 }

  /// The number of points in a block that an edit makes: fewer, since more edits are likely there.
  static var rebuiltBlockFill: Int { 26 }

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

  /// Builds the cells from records and replaces the existing cells.
  mutating func build(from records: consuming ContiguousArray<PointRecord>) {
    assert(CellNode.hasExpectedLayout && PointBlock.hasExpectedLayout)
    count = records.count
    let blockCount = Self.blockCount(for: count, fill: Self.blockFill)
    nodes = []
    nodeParents = []
    freeNodes = []
    blocks = []
    blocks.reserveCapacity(blockCount)
    blockParents = []
    blockParents.reserveCapacity(blockCount)
    freeBlocks = []
    height = 1
    while Self.blockCount(below: height) < blockCount { height += 1 }
    root = unsafe records.withUnsafeMutableBufferPointer { records in
      unsafe makeNode(above: records, fill: Self.blockFill, height: height).index
    }
    nodeParents[Int(root)] = -1
    // Their number is known only now, so release the memory reserved for more.
    nodes = ContiguousArray(nodes.lazy.map { $0 })
    nodeParents = ContiguousArray(nodeParents.lazy.map { $0 })
  }

  /// Makes a node of a height with everything below it, with up to `fill` points in a block, and
  /// returns it as a child.
  mutating func makeNode(
    above records: UnsafeMutableBufferPointer<PointRecord>, fill: Int, height: Int
  ) -> Child {
    unsafe makeNode(
      above: records, blockCount: Self.blockCount(for: records.count, fill: fill), height: height)
  }

  /// Returns the number of new blocks for some points.
  private static func blockCount(for pointCount: Int, fill: Int) -> Int {
    (pointCount + fill - 1) / fill
  }

  /// Returns the greatest number of blocks below a node of a height.
  static func blockCount(below height: Int) -> Int { 1 << (3 * height) }

  private mutating func makeNode(
    above records: UnsafeMutableBufferPointer<PointRecord>, blockCount: Int, height: Int
  ) -> Child {
    let node = addNode()
    let blocksBelow = Self.blockCount(below: height - 1)
    let childCount = (blockCount + blocksBelow - 1) / blocksBelow
    unsafe makeChildren(
      of: node, lanes: 0..<childCount, above: records, blockCount: blockCount, height: height)
    return child(forNode: node)
  }

  /// Splits the records in two along the longest axis of their box, repeatedly until there is one
  /// part for each lane, and makes the parts children of a node.
  private mutating func makeChildren(
    of node: Int, lanes: Range<Int>, above records: UnsafeMutableBufferPointer<PointRecord>,
    blockCount: Int, height: Int
  ) {
    guard lanes.count > 1 else {
      guard let lane = lanes.first else { return }
      if height == 1 {
        let block = addBlock()
        put(unsafe fill(block, with: UnsafeBufferPointer(records)), in: node, lane)
      } else {
        let child = unsafe makeNode(above: records, blockCount: blockCount, height: height - 1)
        put(child, in: node, lane)
      }
      return
    }
    // Distribute blocks and records in proportion to the lanes.
    let leftLanes = lanes.count / 2
    let leftBlocks = blockCount * leftLanes / lanes.count
    let leftCount = records.count * leftBlocks / blockCount
    let middle = lanes.lowerBound + leftLanes
    unsafe records.select(leftCount, along: VectorBox(around: records).widestAxis)
    unsafe makeChildren(
      of: node, lanes: lanes.lowerBound..<middle,
      above: UnsafeMutableBufferPointer(rebasing: records[..<leftCount]), blockCount: leftBlocks,
      height: height)
    unsafe makeChildren(
      of: node, lanes: middle..<lanes.upperBound,
      above: UnsafeMutableBufferPointer(rebasing: records[leftCount...]),
      blockCount: blockCount - leftBlocks, height: height)
  }
}
