extension CellTree {
  /// Splits the points of a full block and one more, which the nodes count already, between the block
  /// and a new block.
  mutating func split(_ block: Int, adding record: PointRecord) {
    var records = ContiguousArray((0..<PointBlock.capacity).map { blocks[block][$0] } + [record])
    let middle = records.count / 2
    unsafe records.withUnsafeMutableBufferPointer { records in
      unsafe records.select(middle, along: VectorBox(around: records).widestAxis)
    }
    let new = blocks.count
    let (parent, lane) = parent(ofBlock: block)
    blocks[block] = PointBlock()
    blocks.append(PointBlock())
    blockParents.append(Int32(truncatingIfNeeded: parent))
    put(fill(block, with: records[..<middle]), in: parent, lane)
    add(fill(new, with: records[middle...]), to: parent)
  }

  /// Puts records into an empty block and returns the block as a child.
  private mutating func fill(_ block: Int, with records: ContiguousArray<PointRecord>.SubSequence)
    -> Child
  {
    var child = Child(
      index: ~Int32(truncatingIfNeeded: block), count: UInt32(records.count), box: VectorBox())
    for (slot, record) in records.enumerated() {
      put(record, into: block, slot)
      child.box.insert(record)
    }
    return child
  }

  /// A node or block as a child of the node above it.
  private struct Child {
    var index: Int32
    var count: UInt32
    var box: VectorBox
  }

  /// Returns the child in a lane of a node.
  private func child(_ lane: Int, of node: Int) -> Child {
    Child(
      index: nodes[node].children[lane], count: nodes[node].counts[lane],
      box: nodes[node][box: lane])
  }

  /// Returns a node as a child of the node above it.
  private func child(forNode node: Int) -> Child {
    var result = Child(index: Int32(truncatingIfNeeded: node), count: 0, box: VectorBox())
    for lane in 0..<nodes[node].childCount {
      result.count += nodes[node].counts[lane]
      result.box.formUnion(nodes[node][box: lane])
    }
    return result
  }

  /// Puts a child into a lane of a node.
  private mutating func put(_ child: Child, in node: Int, _ lane: Int) {
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

  /// Adds a child, whose points the nodes above count already, to a node.
  ///
  /// A full node is split in two, and so may be the nodes above it, up to a new root.
  private mutating func add(_ child: Child, to node: Int) {
    let used = nodes[node].childCount
    if used < CellNode.capacity { return put(child, in: node, used) }

    var children = (0..<used).map { self.child($0, of: node) } + [child]
    let box = children.reduce(into: VectorBox()) { $0.formUnion($1.box) }
    let axis = box.widestAxis
    children.sort { $0.box.center[axis] < $1.box.center[axis] }
    let new = nodes.count
    nodes[node] = CellNode()
    nodes.append(CellNode())
    nodeParents.append(-1)
    let middle = children.count / 2
    for (index, child) in children.enumerated() {
      put(child, in: index < middle ? node : new, index < middle ? index : index - middle)
    }

    if nodeParents[node] < 0 {
      root = Int32(truncatingIfNeeded: nodes.count)
      nodes.append(CellNode())
      nodeParents.append(-1)
      put(self.child(forNode: node), in: Int(root), 0)
      put(self.child(forNode: new), in: Int(root), 1)
      assert(height <= Self.maximumHeight)
    } else {
      let parent = Int(nodeParents[node])
      let lane = nodes[parent].lane(of: Int32(truncatingIfNeeded: node))
      put(self.child(forNode: node), in: parent, lane)
      add(self.child(forNode: new), to: parent)
    }
  }

  /// The number of nodes from the root to a block.
  private var height: Int {
    var height = 0
    var child = root
    while child >= 0 {
      height += 1
      child = nodes[Int(child)].children[0]
    }
    return height
  }
}
