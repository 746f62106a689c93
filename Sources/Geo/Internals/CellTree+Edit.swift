extension CellTree {
  /// Adds a point; returns its id.
  ///
  /// - Complexity: O(log *n*), amortized.
  mutating func insert(_ place: Coordinate) -> Int {
    let id = positions.count
    precondition(id < Self.maximumIDCount, "An index has room for 2³¹ - 1 ids")
    positions.append(SIMD2(place.latitude, place.longitude))
    if !blockOfID.isEmpty { blockOfID.append(-1) }
    if blocks.isEmpty {
      rebuild()
    } else {
      let record = PointRecord(id: UInt32(id), at: positions[id])
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

  /// Finds the block for a new point, and counts the point in the cells above it.
  private mutating func descend(with record: PointRecord) -> Int {
    let vector = UnitVector(record)
    var index = root
    while index >= 0 {
      let node = Int(index)
      let squared = vector.squaredChords(toNearestOf: nodes[node])
      let lane = bits(of: squared .<= smallest(squared)).trailingZeroBitCount
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

  /// The node above a block, and the block's lane in it.
  func parent(ofBlock block: Int) -> (node: Int, lane: Int) {
    let node = Int(blockParents[block])
    return (node, nodes[node].lane(of: ~Int32(truncatingIfNeeded: block)))
  }

  /// Notes the block of every id, which from then on is kept up to date.
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
