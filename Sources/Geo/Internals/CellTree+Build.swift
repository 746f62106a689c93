extension CellTree {
  /// The number of points a new block holds, a little below its capacity: insertions find room, and
  /// a million points with their ids and exact positions take 34 bytes each.
  private static var blockFill: Int { 30 }

  /// Creates a tree of the positions, whose ids are their indices.
  ///
  /// - Complexity: O(*n* log *n*).
  init(positions: ContiguousArray<SIMD2<Double>>) {
    self.positions = positions
    rebuild()
  }

  /// Builds the tree anew from the positions that are not removed.
  mutating func rebuild() {
    var records = ContiguousArray<PointRecord>()
    records.reserveCapacity(positions.count)
    for (id, position) in positions.enumerated() where !position.x.isNaN {
      records.append(PointRecord(id: UInt32(truncatingIfNeeded: id), at: position))
    }
    count = records.count
    editCount = 0
    blockOfID = []
    let blockCount = (count + Self.blockFill - 1) / Self.blockFill
    nodes = []
    blocks = []
    nodeParents = []
    blockParents = []
    blocks.reserveCapacity(blockCount)
    blockParents.reserveCapacity(blockCount)
    var height = 1
    var reach = CellNode.capacity
    while reach < blockCount {
      reach *= CellNode.capacity
      height += 1
    }
    root = 0
    unsafe records.withUnsafeMutableBufferPointer { records in
      _ = unsafe appendNode(records, blockCount: blockCount, height: height, parent: -1)
    }
    // Exactly as much memory as needed.
    nodes = ContiguousArray(nodes.lazy.map(\.self))
    nodeParents = ContiguousArray(nodeParents.lazy.map(\.self))
  }

  private mutating func appendNode(
    _ records: UnsafeMutableBufferPointer<PointRecord>, blockCount: Int, height: Int, parent: Int32
  ) -> VectorBox {
    let index = nodes.count
    nodes.append(CellNode())
    nodeParents.append(parent)
    var capacity = 1
    for _ in 1..<height { capacity *= CellNode.capacity }
    let childCount = (blockCount + capacity - 1) / capacity
    var total = VectorBox()
    unsafe split(records, blockCount: blockCount, into: childCount, from: 0) {
      tree, part, blocks, lane in
      let box: VectorBox
      if height == 1 {
        tree.nodes[index].children[lane] = ~Int32(tree.blocks.count)
        box = unsafe tree.appendBlock(part, parent: Int32(index))
      } else {
        tree.nodes[index].children[lane] = Int32(tree.nodes.count)
        box = unsafe tree.appendNode(
          part, blockCount: blocks, height: height - 1, parent: Int32(index))
      }
      tree.nodes[index].counts[lane] = UInt32(part.count)
      tree.nodes[index][box: lane] = box
      total.formUnion(box)
    }
    return total
  }

  private mutating func split(
    _ records: UnsafeMutableBufferPointer<PointRecord>, blockCount: Int, into parts: Int,
    from lane: Int,
    _ body: (inout CellTree, UnsafeMutableBufferPointer<PointRecord>, Int, Int) -> Void
  ) {
    guard parts > 1 else {
      if parts == 1 { unsafe body(&self, records, blockCount, lane) }
      return
    }
    let leftParts = parts / 2
    let leftBlocks = blockCount * leftParts / parts
    let leftCount = records.count * leftBlocks / blockCount
    unsafe records.select(leftCount, along: VectorBox(around: records).widestAxis)
    unsafe split(
      UnsafeMutableBufferPointer(rebasing: records[..<leftCount]), blockCount: leftBlocks,
      into: leftParts, from: lane, body)
    unsafe split(
      UnsafeMutableBufferPointer(rebasing: records[leftCount...]),
      blockCount: blockCount - leftBlocks, into: parts - leftParts, from: lane + leftParts, body)
  }

  private mutating func appendBlock(
    _ records: UnsafeMutableBufferPointer<PointRecord>, parent: Int32
  ) -> VectorBox {
    var block = PointBlock()
    var box = VectorBox()
    for slot in records.indices {
      let record = unsafe records[slot]
      block.x[slot] = record.x
      block.y[slot] = record.y
      block.z[slot] = record.z
      block.ids[slot] = record.id
      box.insert(record)
    }
    blocks.append(block)
    blockParents.append(parent)
    return box
  }
}
