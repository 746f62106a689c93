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
    guard !blocks.isEmpty else { return build(from: [record]) }
    let block = descend(with: record)
    let (parent, lane) = parent(ofBlock: block)
    let slot = Int(nodes[parent].counts[lane]) - 1
    if slot < PointBlock.capacity {
      put(record, into: block, slot)
    } else {
      split(block, adding: record)
    }
    count += 1
    countEdit()
  }

  /// Takes a point out of its cell.
  private mutating func unlink(_ id: Int) {
    if blockOfID.isEmpty {
      blockOfID = ContiguousArray(repeating: -1, count: positions.count)
      locateIDs()
    }
    let block = Int(blockOfID[id])
    blocks[block].remove(UInt32(truncatingIfNeeded: id), count: pointCount(ofBlock: block))
    blockOfID[id] = -1
    var child = ~Int32(truncatingIfNeeded: block)
    var node = blockParents[block]
    while node >= 0 {
      nodes[Int(node)].counts[nodes[Int(node)].lane(of: child)] -= 1
      child = node
      node = nodeParents[Int(node)]
    }
    count -= 1
    countEdit()
  }

  /// Counts an edit, and rebuilds the tree when there were half as many edits as points, which keeps
  /// cells small and full.
  private mutating func countEdit() {
    editCount += 1
    if editCount > max(count / 2, PointBlock.capacity) { rebuild() }
  }

  /// Returns the block for a new point, and counts the point in the cells above it.
  private mutating func descend(with record: PointRecord) -> Int {
    let vector = UnitVector(record)
    var index = root
    while index >= 0 {
      let node = Int(index)
      let squared = vector.squaredChords(toNearestOf: nodes[node])
      let lane = laneOfSmallest(squared)
      var box = nodes[node][box: lane]
      box.insert(record)
      nodes[node][box: lane] = box
      nodes[node].counts[lane] += 1
      index = nodes[node].children[lane]
    }
    return Int(~index)
  }

  /// Puts a point into a slot of a block.
  mutating func put(_ record: PointRecord, into block: Int, _ slot: Int) {
    blocks[block][slot] = record
    if !blockOfID.isEmpty { blockOfID[Int(record.id)] = Int32(truncatingIfNeeded: block) }
  }

  /// Returns the node above a block, and the lane of the block in it.
  func parent(ofBlock block: Int) -> (node: Int, lane: Int) {
    let node = Int(blockParents[block])
    return (node, nodes[node].lane(of: ~Int32(truncatingIfNeeded: block)))
  }

  /// Returns the number of points in a block.
  func pointCount(ofBlock block: Int) -> Int {
    let (node, lane) = parent(ofBlock: block)
    return Int(nodes[node].counts[lane])
  }

  /// Records the block of every point.
  mutating func locateIDs() {
    for block in blocks.indices {
      for slot in 0..<pointCount(ofBlock: block) {
        blockOfID[Int(blocks[block].ids[slot])] = Int32(truncatingIfNeeded: block)
      }
    }
  }
}
