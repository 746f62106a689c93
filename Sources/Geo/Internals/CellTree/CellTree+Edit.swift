extension CellTree {
  /// Inserts a point and returns its ID.
  ///
  /// - Complexity: O(log *n*), amortized.
  mutating func insert(_ place: Coordinate) -> Int {
    let id = positions.count
    precondition(id < Self.maximumIDCount, "An index has at most 2³¹ - 1 IDs.")
    positions.append(SIMD2(place.latitude, place.longitude))
    if !blockOfID.isEmpty { blockOfID.append(-1) }
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
}
