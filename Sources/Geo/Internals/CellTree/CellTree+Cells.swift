extension CellTree {
  /// A node or block as a child of the node above it.
  struct Child {
    /// The index of a node, or the complement of the index of a block.
    var index: Int32
    /// The number of points below.
    var count: UInt32
    /// The smallest box around the points.
    var box: VectorBox
  }

  /// Returns the index of a node without children that is not in use.
  mutating func addNode() -> Int {
    if let node = freeNodes.popLast() {
      nodes[Int(node)] = CellNode()
      return Int(node)
    }
    nodes.append(CellNode())
    nodeParents.append(-1)
    return nodes.count - 1
  }

  /// Returns the index of an empty block that is not in use.
  mutating func addBlock() -> Int {
    if let block = freeBlocks.popLast() {
      blocks[Int(block)] = PointBlock()
      return Int(block)
    }
    blocks.append(PointBlock())
    blockParents.append(-1)
    return blocks.count - 1
  }

  /// Releases a node with everything below it and appends its points to `records`.
  mutating func release(_ node: Int, to records: inout ContiguousArray<PointRecord>) {
    for lane in 0..<nodes[node].childCount {
      let index = nodes[node].children[lane]
      if index < 0 {
        // A block to be split may be counted with one point more than it has.
        let count = min(Int(nodes[node].counts[lane]), PointBlock.capacity)
        for slot in 0..<count { records.append(blocks[Int(~index)][slot]) }
        freeBlocks.append(~index)
        blockParents[Int(~index)] = -1
      } else {
        release(Int(index), to: &records)
      }
    }
    freeNodes.append(Int32(truncatingIfNeeded: node))
  }

  /// Puts records into an empty block and returns the block as a child.
  mutating func fill(_ block: Int, with records: UnsafeBufferPointer<PointRecord>) -> Child {
    var child = Child(
      index: ~Int32(truncatingIfNeeded: block), count: UInt32(records.count), box: VectorBox())
    for slot in records.indices {
      let record = unsafe records[slot]
      put(record, into: block, slot)
      child.box.insert(record)
    }
    return child
  }

  /// Puts a point into a slot of a block.
  mutating func put(_ record: PointRecord, into block: Int, _ slot: Int) {
    blocks[block][slot] = record
    if !blockOfID.isEmpty { blockOfID[Int(record.id)] = Int32(truncatingIfNeeded: block) }
  }

  /// Puts a child into a lane of a node.
  mutating func put(_ child: Child, in node: Int, _ lane: Int) {
    nodes[node].children[lane] = child.index
    nodes[node].counts[lane] = child.count
    nodes[node][box: lane] = child.box
    let parent = Int32(truncatingIfNeeded: node)
    if child.index < 0 {
      blockParents[Int(~child.index)] = parent
    } else {
      nodeParents[Int(child.index)] = parent
    }
  }

  /// Returns the child in a lane of a node.
  func child(_ lane: Int, of node: Int) -> Child {
    Child(
      index: nodes[node].children[lane], count: nodes[node].counts[lane],
      box: nodes[node][box: lane])
  }

  /// Returns a node as a child of the node above it.
  func child(forNode node: Int) -> Child {
    Child(
      index: Int32(truncatingIfNeeded: node), count: UInt32(nodes[node].pointCount),
      box: nodes[node].box)
  }

  /// Returns the node above a block, and the lane of the block in it.
  func parent(ofBlock block: Int) -> (node: Int, lane: Int) {
    let node = Int(blockParents[block])
    return (node, nodes[node].lane(of: ~Int32(truncatingIfNeeded: block)))
  }
}
