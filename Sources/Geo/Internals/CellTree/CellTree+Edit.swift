extension CellTree {
  /// Inserts a point and returns its ID.
  ///
  /// - Complexity: O(log *n*), amortized.
  mutating func insert(_ place: Coordinate) -> Int {
    let id = positions.count
    precondition(id < Self.maximumIDCount, "An index has at most 2³¹ - 1 IDs.")
    positions.appendGrowingSlowly(SIMD2(place.latitude, place.longitude))
    if !blockOfID.isEmpty { blockOfID.appendGrowingSlowly(-1) }
    link(id)
    return id
  }

  /// Removes a point and returns its position, or returns `nil` if there is no such point.
  ///
  /// - Complexity: O(log *n*), amortized.
  mutating func remove(_ id: Int) -> Coordinate? {
    guard let place = self[id] else { return nil }
    unlink(id)
    positions[id] = SIMD2(.nan, .nan)
    return place
  }

  /// Removes all points.
  mutating func removeAll() {
    for id in positions.indices { positions[id] = SIMD2(.nan, .nan) }
    blockOfID = []
    build(from: [])
  }

  /// Moves a point and returns its old position, or returns `nil` if there is no such point.
  ///
  /// - Complexity: O(log *n*), amortized.
  mutating func move(_ id: Int, to place: Coordinate) -> Coordinate? {
    guard let old = self[id] else { return nil }
    unlink(id)
    positions[id] = SIMD2(place.latitude, place.longitude)
    link(id)
    return old
  }

  /// Puts a point into the cell at its position.
  private mutating func link(_ id: Int) {
    let record = PointRecord(id: UInt32(truncatingIfNeeded: id), at: positions[id])
    guard count > 0 else { return build(from: [record]) }
    count += 1
    let block = block(for: UnitVector(record))
    include(record, in: block)
    let (parent, lane) = parent(ofBlock: block)
    let slot = Int(nodes[parent].counts[lane]) - 1
    if slot < PointBlock.capacity {
      put(record, into: block, slot)
    } else if nodes[parent].childCount < CellNode.capacity {
      split(block, in: parent, lane, adding: record)
    } else {
      rebuild(below: parent, height: 1, adding: [record])
    }
  }

  /// Counts a new point in the cells above a block, and extends their boxes.
  private mutating func include(_ record: PointRecord, in block: Int) {
    var (node, lane) = parent(ofBlock: block)
    while true {
      var box = nodes[node][box: lane]
      box.insert(record)
      nodes[node][box: lane] = box
      nodes[node].counts[lane] += 1
      guard nodeParents[node] >= 0 else { return }
      let child = Int32(truncatingIfNeeded: node)
      node = Int(nodeParents[node])
      lane = nodes[node].lane(of: child)
    }
  }

  /// Takes a point out of its cell, and shrinks the boxes above it.
  private mutating func unlink(_ id: Int) {
    if blockOfID.isEmpty { locateIDs() }
    let block = Int(blockOfID[id])
    blockOfID[id] = -1
    count -= 1
    guard count > 0 else { return build(from: []) }
    var (node, lane) = parent(ofBlock: block)
    let remaining = Int(nodes[node].counts[lane]) - 1
    let record = blocks[block].remove(
      UInt32(truncatingIfNeeded: id), count: remaining + 1)
    var isShrinking = nodes[node][box: lane].hasOnSurface(record)
    if isShrinking { nodes[node][box: lane] = blocks[block].box(count: remaining) }
    nodes[node].counts[lane] -= 1

    var height = 1
    var sparse: (node: Int, height: Int)?
    while true {
      if isSparse(node, height: height) { sparse = (node, height) }
      guard nodeParents[node] >= 0 else { break }
      let child = node
      node = Int(nodeParents[child])
      lane = nodes[node].lane(of: Int32(truncatingIfNeeded: child))
      height += 1
      nodes[node].counts[lane] -= 1
      if isShrinking {
        isShrinking = nodes[node][box: lane].hasOnSurface(record)
        if isShrinking { nodes[node][box: lane] = nodes[child].box }
      }
    }
    if let sparse { condense(sparse.node, height: sparse.height) }
  }

  /// Records the block of every point.
  private mutating func locateIDs() {
    blockOfID = ContiguousArray(repeating: -1, count: positions.count)
    for block in blocks.indices where blockParents[block] >= 0 {
      let (node, lane) = parent(ofBlock: block)
      for slot in 0..<Int(nodes[node].counts[lane]) {
        blockOfID[Int(blocks[block].ids[slot])] = Int32(truncatingIfNeeded: block)
      }
    }
  }

  /// Returns the block for a new point: from the top down, the child that suits it best.
  func block(for vector: UnitVector) -> Int {
    var index = height > Self.rebuiltHeight ? nodeBelowTop(for: vector) : root
    while index >= 0 {
      let node = Int(index)
      index = nodes[node].children[nodes[node].lane(for: vector)]
    }
    return Int(~index)
  }

  /// Returns the node just below the top of the tree for a new point.
  ///
  /// The boxes in the top overlap, so this compares all boxes just below it: usually one contains the
  /// point; else, of those that grow least, it takes the one that then overlaps the others least.
  private func nodeBelowTop(for vector: UnitVector) -> Int32 {
    var children: ContiguousArray<Child> = []
    appendChildren(containing: vector, below: root, height: height, to: &children)
    if let smallest = children.min(by: { $0.box.margin < $1.box.margin }) { return smallest.index }

    children = []
    appendChildren(containing: nil, below: root, height: height, to: &children)
    let growths = children.map { child in
      var box = child.box
      box.insert(vector)
      return box.margin - child.box.margin
    }
    let nearest = children.indices.sorted { growths[$0] < growths[$1] }
      .prefix(CellNode.capacity)
    var best = (index: root, overlap: Float.infinity)
    for position in nearest {
      let old = children[position].box
      var new = old
      new.insert(vector)
      var overlap: Float = 0
      for other in children.indices where other != position {
        overlap += new.overlap(with: children[other].box) - old.overlap(with: children[other].box)
      }
      if overlap < best.overlap { best = (children[position].index, overlap) }
    }
    return best.index
  }

  /// Appends the nodes just below the top whose boxes contain a vector, or all.
  private func appendChildren(
    containing vector: UnitVector?, below index: Int32, height: Int,
    to children: inout ContiguousArray<Child>
  ) {
    let node = Int(index)
    var lanes = bits(of: nodes[node].children .!= CellNode.noChild)
    if let vector { lanes &= bits(of: vector.growths(of: nodes[node]) .<= 0) }
    while lanes != 0 {
      let child = child(lanes.trailingZeroBitCount, of: node)
      lanes &= lanes &- 1
      if height == Self.rebuiltHeight + 1 {
        children.append(child)
      } else {
        appendChildren(
          containing: vector, below: child.index, height: height - 1, to: &children)
      }
    }
  }

  /// Splits the points of a full block and one more, which the nodes count already, between the block
  /// and a new block, for which the node above it has room.
  mutating func split(_ block: Int, in parent: Int, _ lane: Int, adding record: PointRecord) {
    var records = ContiguousArray<PointRecord>()
    records.reserveCapacity(PointBlock.capacity + 1)
    for slot in 0..<PointBlock.capacity { records.append(blocks[block][slot]) }
    records.append(record)
    let middle = Self.separate(&records, limit: PointBlock.capacity)
    let new = addBlock()
    blocks[block] = PointBlock()
    unsafe records.withUnsafeBufferPointer { records in
      put(
        unsafe fill(block, with: UnsafeBufferPointer(rebasing: records[..<middle])), in: parent,
        lane)
      put(
        unsafe fill(new, with: UnsafeBufferPointer(rebasing: records[middle...])), in: parent,
        nodes[parent].childCount)
    }
  }

  /// Sorts records along an axis and returns where to split them, so that the boxes around the two
  /// parts have small margins.
  ///
  /// A part gets at least a third of the records, or fewer if they are far away from the others: then
  /// they get a box of their own, and the box of the others stays small. No part gets more records
  /// than `limit`.
  static func separate(
    _ records: inout ContiguousArray<PointRecord>, axes: Range<Int> = 0..<3, limit: Int
  ) -> Int {
    var best = (axis: axes.lowerBound, middle: records.count / 2, cost: Float.infinity)
    var backward = ContiguousArray(repeating: Float(0), count: records.count)
    var sortedAxis = -1
    for axis in axes {
      records.sort { $0[axis] < $1[axis] }
      sortedAxis = axis
      var box = VectorBox()
      for index in records.indices.reversed() {
        box.insert(records[index])
        backward[index] = box.margin
      }
      box = VectorBox()
      for middle in 1..<records.count {
        box.insert(records[middle - 1])
        guard max(middle, records.count - middle) <= limit else { continue }
        let isUneven = 3 * min(middle, records.count - middle) < records.count
        let cost = (box.margin + backward[middle]) * (isUneven ? 2 : 1)
        // Of equal splits, for example of records at one place, the one nearest to the middle.
        let isBetter =
          cost < best.cost
          || cost == best.cost
            && abs(2 * middle - records.count) < abs(2 * best.middle - records.count)
        if isBetter { best = (axis, middle, cost) }
      }
    }
    if best.axis != sortedAxis { records.sort { $0[best.axis] < $1[best.axis] } }
    return best.middle
  }
}

extension CellNode {
  /// Returns the child for a new point: the smallest one whose box contains it, else the one that
  /// then overlaps the other children least, else the one whose box grows least.
  ///
  /// The children of a new node do not overlap, so a point outside of their boxes has a child that can
  /// grow without overlapping the others: the one on its side of every plane that separates children.
  func lane(for vector: UnitVector) -> Int {
    let growths = vector.growths(of: self)
    let containing = bits(of: growths .<= 0)
    var remaining = containing != 0 ? containing : bits(of: growths .< .infinity)
    var best = (lane: remaining.trailingZeroBitCount, overlap: Float.infinity, size: Float.infinity)
    guard remaining & (remaining &- 1) != 0 else { return best.lane & 7 }
    while remaining != 0 {
      let lane = remaining.trailingZeroBitCount
      remaining &= remaining &- 1
      let box = self[box: lane]
      if containing != 0 {
        if box.margin < best.size { best = (lane, 0, box.margin) }
        continue
      }
      var grown = box
      grown.insert(vector)
      let overlap = overlap(of: grown, without: lane) - overlap(of: box, without: lane)
      if overlap < best.overlap || overlap == best.overlap && growths[lane] < best.size {
        best = (lane, overlap, growths[lane])
      }
    }
    return best.lane
  }

  /// Returns the sum of the margins of the intersections of a box with the boxes of all children but
  /// one.
  private func overlap(of box: VectorBox, without lane: Int) -> Float {
    let x = smaller(highX, box.high.x) - larger(lowX, Lanes(repeating: box.low.x))
    let y = smaller(highY, box.high.y) - larger(lowY, Lanes(repeating: box.low.y))
    let z = smaller(highZ, box.high.z) - larger(lowZ, Lanes(repeating: box.low.z))
    var margins = Lanes(repeating: 0)
    margins.replace(with: x + y + z, where: (x .>= 0) .& (y .>= 0) .& (z .>= 0))
    margins[lane] = 0
    return margins.sum()
  }
}

/// Returns the smaller number of each lane and a limit.
private func smaller(_ lanes: Lanes, _ limit: Float) -> Lanes {
  -larger(-lanes, Lanes(repeating: -limit))
}
