extension CellTree {
  /// Adds a point; returns its id.
  ///
  /// - Complexity: O(log *n*), amortized.
  mutating func insert(_ place: Coordinate) -> Int {
    let id = positions.count
    positions.append(SIMD2(place.latitude, place.longitude))
    if !blockOfID.isEmpty { blockOfID.append(-1) }
    let record = PointRecord(id: UInt32(id), at: positions[id])
    count += 1
    if blocks.isEmpty {
      rebuild()
    } else {
      let block = descend(with: record)
      if !append(record, to: block) { split(block, adding: record) }
    }
    countEdit()
    return id
  }

  /// Removes a point; returns its position, or `nil` if there is no such point.
  ///
  /// - Complexity: O(log *n*), amortized.
  mutating func remove(_ id: Int) -> Coordinate? {
    guard let place = self[id] else { return nil }
    if blockOfID.isEmpty { locateIDs() }
    let block = Int(blockOfID[id])
    let (parent, lane) = parent(ofBlock: block)
    blocks[block].remove(UInt32(id), count: Int(nodes[parent].counts[lane]))
    var child = ~Int32(block)
    var node = Int32(parent)
    while node >= 0 {
      nodes[Int(node)].counts[nodes[Int(node)].lane(of: child)] -= 1
      child = node
      node = nodeParents[Int(node)]
    }
    positions[id] = SIMD2(.nan, .nan)
    blockOfID[id] = -1
    count -= 1
    countEdit()
    return place
  }

  /// Builds anew when half as many edits as points have been made: that keeps cells small and full,
  /// for less than a microsecond an edit.
  private mutating func countEdit() {
    editCount += 1
    if editCount > max(count / 2, PointBlock.capacity) { rebuild() }
  }

  /// Finds the block for a new point, and makes room for the point in the cells above it.
  private mutating func descend(with record: PointRecord) -> Int {
    let vector = UnitVector(x: record.x, y: record.y, z: record.z)
    var index = Int32(truncatingIfNeeded: root)
    while index >= 0 {
      let node = Int(index)
      let lane = nodes[node].lane(nearestTo: vector)
      var box = nodes[node][box: lane]
      box.insert(record)
      nodes[node][box: lane] = box
      nodes[node].counts[lane] += 1
      index = nodes[node].children[lane]
    }
    return Int(~index)
  }

  /// Puts a point that is counted already into a block; returns whether there was room.
  private mutating func append(_ record: PointRecord, to block: Int) -> Bool {
    let (parent, lane) = parent(ofBlock: block)
    let slot = Int(nodes[parent].counts[lane]) - 1
    guard slot < PointBlock.capacity else { return false }
    blocks[block][slot] = record
    if !blockOfID.isEmpty { blockOfID[Int(record.id)] = Int32(truncatingIfNeeded: block) }
    return true
  }

  /// Divides a full block and a further point among itself and a new block.
  private mutating func split(_ block: Int, adding record: PointRecord) {
    let (parent, lane) = parent(ofBlock: block)
    var records = ContiguousArray((0..<PointBlock.capacity).map { blocks[block][$0] } + [record])
    let middle = records.count / 2
    unsafe records.withUnsafeMutableBufferPointer { records in
      unsafe records.select(middle, along: VectorBox(around: records).widestAxis)
    }
    let new = blocks.count
    blocks[block] = PointBlock()
    blocks.append(PointBlock())
    blockParents.append(blockParents[block])
    var boxes = (VectorBox(), VectorBox())
    for (index, record) in records.enumerated() {
      let isMoved = index >= middle
      if isMoved {
        blocks[new][index - middle] = record
        boxes.1.insert(record)
      } else {
        blocks[block][index] = record
        boxes.0.insert(record)
      }
      if !blockOfID.isEmpty {
        blockOfID[Int(record.id)] = Int32(truncatingIfNeeded: isMoved ? new : block)
      }
    }
    nodes[parent][box: lane] = boxes.0
    nodes[parent].counts[lane] = UInt32(middle)
    let child = Child(
      index: ~Int32(truncatingIfNeeded: new), count: UInt32(records.count - middle), box: boxes.1)
    add(child, to: parent)
  }

  /// A child that is on its way into a node.
  private struct Child {
    var index: Int32
    var count: UInt32
    var box: VectorBox
  }

  /// Adds a child to a node whose own count includes it already, dividing full nodes up to the root.
  private mutating func add(_ child: Child, to node: Int) {
    let used = nodes[node].childCount
    if used < CellNode.capacity {
      place(child, in: node, used)
      return
    }
    var children = (0..<used).map { lane in
      Child(
        index: nodes[node].children[lane], count: nodes[node].counts[lane],
        box: nodes[node][box: lane])
    }
    children.append(child)
    var total = VectorBox()
    for child in children { total.formUnion(child.box) }
    let axis = total.widestAxis
    children.sort { $0.box.center[axis] < $1.box.center[axis] }
    let new = nodes.count
    let parent = nodeParents[node]
    nodes[node] = CellNode()
    nodes.append(CellNode())
    nodeParents.append(parent)
    let middle = children.count / 2
    for (index, child) in children.enumerated() {
      if index < middle {
        place(child, in: node, index)
      } else {
        place(child, in: new, index - middle)
      }
    }
    if parent < 0 {
      root = nodes.count
      nodes.append(CellNode())
      nodeParents.append(-1)
      place(self.child(node), in: root, 0)
      place(self.child(new), in: root, 1)
    } else {
      let lane = nodes[Int(parent)].lane(of: Int32(truncatingIfNeeded: node))
      place(self.child(node), in: Int(parent), lane)
      add(self.child(new), to: Int(parent))
    }
  }

  /// A node as the child of another.
  private func child(_ node: Int) -> Child {
    var child = Child(index: Int32(truncatingIfNeeded: node), count: 0, box: VectorBox())
    for lane in 0..<nodes[node].childCount {
      child.count += nodes[node].counts[lane]
      child.box.formUnion(nodes[node][box: lane])
    }
    return child
  }

  private mutating func place(_ child: Child, in node: Int, _ lane: Int) {
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

  private func parent(ofBlock block: Int) -> (node: Int, lane: Int) {
    let node = Int(blockParents[block])
    return (node, nodes[node].lane(of: ~Int32(truncatingIfNeeded: block)))
  }

  private mutating func locateIDs() {
    blockOfID = ContiguousArray(repeating: -1, count: positions.count)
    for block in blocks.indices {
      let (node, lane) = parent(ofBlock: block)
      for slot in 0..<Int(nodes[node].counts[lane]) {
        blockOfID[Int(blocks[block].ids[slot])] = Int32(truncatingIfNeeded: block)
      }
    }
  }
}

extension CellNode {
  /// The lane of a child; the children there are come first.
  fileprivate func lane(of child: Int32) -> Int {
    bits(of: children .== child).trailingZeroBitCount
  }

  /// The number of children.
  fileprivate var childCount: Int {
    bits(of: children .!= CellNode.noChild).nonzeroBitCount
  }

  /// The child whose box is nearest to a vector.
  fileprivate func lane(nearestTo vector: UnitVector) -> Int {
    let squared = squaredChords(toNearestOf: self, from: vector)
    return bits(of: squared .<= smallest(squared)).trailingZeroBitCount
  }
}

extension PointBlock {
  /// The point in a slot.
  fileprivate subscript(slot: Int) -> PointRecord {
    get { PointRecord(x[slot], y[slot], z[slot], Float(bitPattern: ids[slot])) }
    set {
      x[slot] = newValue.x
      y[slot] = newValue.y
      z[slot] = newValue.z
      ids[slot] = newValue.id
    }
  }

  /// Removes a point from the first `count` slots, moving the last one into its place.
  fileprivate mutating func remove(_ id: UInt32, count: Int) {
    guard let slot = (0..<count).first(where: { ids[$0] == id }) else { return }
    self[slot] = self[count - 1]
    self[count - 1] = PointRecord(.infinity, .infinity, .infinity, 0)
  }
}
