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

// Edits rebuild small parts of the tree, so queries stay about as fast as in a new tree.
//
// Nodes up to a height of 3 with everything below them, at most 16,384 points, are rebuilt from their
// points. The few nodes above those, the top of the tree, are rebuilt from the boxes below them.

extension CellTree {
  /// The greatest height of a node that edits rebuild from its points.
  static var rebuiltHeight: Int { 3 }

  /// The greatest number of points of a rebuilt node, which leaves room for some more.
  ///
  /// A node with more is rebuilt as two nodes.
  static func fullCount(height: Int) -> Int { 25 * blockCount(below: height) }

  /// Rebuilds a node of a height up to ``rebuiltHeight``, with records which the nodes above it count
  /// already.
  ///
  /// If the points need two nodes and there is no room for the second one, the node above them is
  /// rebuilt instead.
  mutating func rebuild(
    below node: Int, height: Int, adding new: ContiguousArray<PointRecord> = []
  ) {
    var records = ContiguousArray<PointRecord>()
    guard nodeParents[node] >= 0 else {
      records.reserveCapacity(count)
      release(node, to: &records)
      return build(from: records + new)
    }
    let size = nodes[node].pointCount
    let parent = Int(nodeParents[node])
    let hasRoom = nodes[parent].childCount < CellNode.capacity
    let needsTwo = size > Self.fullCount(height: height)
    if needsTwo, !hasRoom, height < Self.rebuiltHeight {
      return rebuild(below: parent, height: height + 1, adding: new)
    }
    let lane = nodes[parent].lane(of: Int32(truncatingIfNeeded: node))
    records.reserveCapacity(size)
    release(node, to: &records)
    records += new
    let (first, second) = makeNodes(above: &records, height: height)
    put(first, in: parent, lane)
    guard let second else { return }
    if hasRoom {
      put(second, in: parent, nodes[parent].childCount)
    } else {
      rebuildTop(adding: second)
    }
  }

  /// Makes one node above records, or two if there are too many for one.
  private mutating func makeNodes(
    above records: inout ContiguousArray<PointRecord>, height: Int
  ) -> (Child, Child?) {
    guard records.count > Self.fullCount(height: height) else {
      return unsafe records.withUnsafeMutableBufferPointer { records in
        let node = unsafe makeNode(above: records, fill: Self.rebuiltBlockFill, height: height)
        return (node, nil)
      }
    }
    let axis = records.reduce(into: VectorBox()) { $0.insert($1) }.widestAxis
    let middle = Self.separate(
      &records, axes: axis..<(axis + 1), limit: Self.fullCount(height: height))
    return unsafe records.withUnsafeMutableBufferPointer { records in
      let first = unsafe makeNode(
        above: UnsafeMutableBufferPointer(rebasing: records[..<middle]),
        fill: Self.rebuiltBlockFill, height: height)
      let second = unsafe makeNode(
        above: UnsafeMutableBufferPointer(rebasing: records[middle...]),
        fill: Self.rebuiltBlockFill, height: height)
      return (first, second)
    }
  }

  /// Returns whether fewer than three fifths of the room in a node are used, and a rebuilt node of the
  /// same height would be smaller.
  ///
  /// Nodes in the top of the tree are never sparse, except those just below it.
  func isSparse(_ node: Int, height: Int) -> Bool {
    guard height <= Self.rebuiltHeight else { return false }
    let (size, childCount) = (nodes[node].pointCount, nodes[node].childCount)
    if childCount > 1,
      5 * size < 3 * childCount * Self.blockFill * Self.blockCount(below: height - 1)
    {
      return true
    }
    return height == Self.rebuiltHeight && nodeParents[node] >= 0
      && size < Self.fullCount(height: height) * 3 / 10
  }

  /// Rebuilds a sparse node, together with another one if it is just below the top and very sparse.
  mutating func condense(_ node: Int, height: Int) {
    guard height == Self.rebuiltHeight, nodeParents[node] >= 0,
      nodes[node].pointCount < Self.fullCount(height: height) * 3 / 10
    else { return rebuild(below: node, height: height) }
    var others = releaseTop()
    guard let position = others.firstIndex(where: { Int($0.index) == node }) else {
      preconditionFailure("Internal error: a node is not below the top.")
    }
    let sparse = others.remove(at: position)
    var records = ContiguousArray<PointRecord>()
    release(node, to: &records)
    // Every node in the top has at least two nodes below it.
    let margins = others.map { other in
      var box = other.box
      box.formUnion(sparse.box)
      return box.margin
    }
    if let partner = margins.indices.min(by: { margins[$0] < margins[$1] }) {
      release(Int(others.remove(at: partner).index), to: &records)
    }
    let (first, second) = makeNodes(above: &records, height: height)
    others.append(first)
    if let second { others.append(second) }
    makeTop(above: others)
  }

  /// Rebuilds the top of the tree with one more node below it.
  mutating func rebuildTop(adding child: Child) {
    var children = releaseTop()
    children.append(child)
    makeTop(above: children)
  }

  /// Releases the nodes of the top and returns those below it.
  mutating func releaseTop() -> ContiguousArray<Child> {
    var level: ContiguousArray<Child> = [child(forNode: Int(root))]
    for _ in Self.rebuiltHeight..<height {
      var next = ContiguousArray<Child>()
      for top in level {
        let node = Int(top.index)
        for lane in 0..<nodes[node].childCount { next.append(child(lane, of: node)) }
        freeNodes.append(top.index)
      }
      level = next
    }
    return level
  }

  /// Makes the top of the tree above some nodes, at least one.
  mutating func makeTop(above children: ContiguousArray<Child>) {
    height = Self.rebuiltHeight
    while Self.blockCount(below: height - Self.rebuiltHeight) < children.count { height += 1 }
    precondition(height <= Self.maximumHeight, "Internal error: the tree is too high.")
    root = topNode(above: children, height: height).index
    nodeParents[Int(root)] = -1
  }

  /// Returns a node above some nodes, or the node itself if it is the only one and high enough.
  private mutating func topNode(
    above children: ContiguousArray<Child>, height: Int
  ) -> Child {
    if height == Self.rebuiltHeight { return children[0] }
    let node = addNode()
    let size = Self.blockCount(below: height - 1 - Self.rebuiltHeight)
    var below = Self.parts(of: children, count: CellNode.capacity, size: size)
      .map { topNode(above: $0, height: height - 1) }
    // A search for the nearest first descends into the first box that contains its center. Boxes in
    // the top overlap, and the smallest one is the most likely to have the nearest points.
    below.sort { $0.box.margin < $1.box.margin }
    for (lane, child) in below.enumerated() { put(child, in: node, lane) }
    return child(forNode: node)
  }

  /// Splits nodes in two where their boxes can be separated best, repeatedly, into up to `count`
  /// parts of up to `size` nodes.
  private static func parts(
    of children: ContiguousArray<Child>, count: Int, size: Int
  ) -> [ContiguousArray<Child>] {
    guard children.count > size || (size > 1 && count == CellNode.capacity && children.count > 1)
    else { return [children] }
    var best: (sorted: ContiguousArray<Child>, middle: Int, cost: Float)?
    for axis in 0..<3 {
      let sorted = ContiguousArray(
        children.sorted { $0.box.center[axis] < $1.box.center[axis] })
      var after = ContiguousArray(repeating: VectorBox(), count: sorted.count + 1)
      for index in sorted.indices.reversed() {
        after[index] = after[index + 1]
        after[index].formUnion(sorted[index].box)
      }
      var before = VectorBox()
      for middle in 1..<sorted.count {
        before.formUnion(sorted[middle - 1].box)
        let needed = (middle + size - 1) / size + (sorted.count - middle + size - 1) / size
        guard needed <= count else { continue }
        // Uneven parts need more nodes, so they must be separated clearly better.
        let unevenness = Float(abs(2 * middle - sorted.count)) / Float(sorted.count)
        let cost =
          (before.margin + after[middle].margin + 4 * before.overlap(with: after[middle]))
          * (1 + unevenness)
        if cost < best?.cost ?? .infinity { best = (sorted, middle, cost) }
      }
    }
    guard let best else { return [children] }
    let left = ContiguousArray(best.sorted[..<best.middle])
    let right = ContiguousArray(best.sorted[best.middle...])
    // Each part gets as many as it needs, and a share of the others.
    let (leftNeed, rightNeed) = ((left.count + size - 1) / size, (right.count + size - 1) / size)
    let leftCount = min(
      max(leftNeed, (count * left.count + children.count / 2) / children.count), count - rightNeed)
    return parts(of: left, count: leftCount, size: size)
      + parts(of: right, count: count - leftCount, size: size)
  }
}

extension UnsafeMutableBufferPointer<PointRecord> {
  /// Reorders the records so that the record at `rank` is where sorting along `axis` would put it, no
  /// record before it is greater, and no record after it is smaller.
  ///
  /// This is quickselect with a pivot that is likely to be near the rank.
  ///
  /// - Complexity: O(*n*) on average, O(*n* log *n*) for any input.
  func select(_ rank: Int, along axis: Int) {
    var rest = 0..<count
    var attempts = 2 * (Int.bitWidth - count.leadingZeroBitCount)
    while rest.count > 1 {
      guard attempts > 0 else {
        // The input is unlucky or malicious.
        var records = unsafe UnsafeMutableBufferPointer(rebasing: self[rest])
        unsafe records.sort { $0[axis] < $1[axis] }
        return
      }
      attempts -= 1
      let pivot = unsafe pivot(for: rank, in: rest, along: axis)
      let middle = unsafe partition(rest) { $0[axis] < pivot }
      if rank < middle {
        rest = rest.lowerBound..<middle
        continue
      }
      // No record from `middle` on is smaller than the pivot; those equal to it are in place.
      let end = unsafe partition(middle..<rest.upperBound) { $0[axis] <= pivot }
      if rank < end { return }
      rest = end..<rest.upperBound
    }
  }

  /// Moves the records that belong in front before the others, and returns their end.
  @inline(__always)
  private func partition(_ range: Range<Int>, by belongsInFront: (PointRecord) -> Bool) -> Int {
    // A branch would be mispredicted half of the time, so every record is moved.
    var end = range.lowerBound
    for index in range {
      let record = unsafe self[index]
      unsafe self[index] = self[end]
      unsafe self[end] = record
      end &+= belongsInFront(record) ? 1 : 0
    }
    return end
  }

  /// Returns a component that is probably close to that of the record at the given rank: the order
  /// statistic of a sample.
  private func pivot(for rank: Int, in range: Range<Int>, along axis: Int) -> Float {
    let sampleSize = range.count < 64 ? 3 : range.count < 1024 ? 9 : 31
    var sample = SIMD32<Float>(repeating: .infinity)
    for slot in 0..<sampleSize {
      let index = range.lowerBound + (2 * slot + 1) * range.count / (2 * sampleSize)
      let value = unsafe self[index][axis]
      var position = slot
      while position > 0, sample[position - 1] > value {
        sample[position] = sample[position - 1]
        position -= 1
      }
      sample[position] = value
    }
    return sample[(rank - range.lowerBound) * sampleSize / range.count]
  }
}
