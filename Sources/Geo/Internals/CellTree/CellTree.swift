/// A balanced tree of boxes around points on the unit sphere: an adaptive grid whose cells contain
/// about the same number of points, so cells are small where points are dense.
///
/// A node has eight boxes with their counts, and a leaf is a block of up to 32 points. All blocks are
/// at the same depth. The tree stores each point twice: in its block the direction in single
/// precision, which decides nearly every point of a search, and by ID the exact position in degrees,
/// which decides the points close to the boundary.
struct CellTree: Sendable {
  /// The latitude and longitude in degrees, by ID; NaN for a removed ID.
  var positions: ContiguousArray<SIMD2<Double>> = []

  var nodes: ContiguousArray<CellNode> = [CellNode()]
  var blocks: ContiguousArray<PointBlock> = []

  /// The nodes and blocks not in use, which keep their memory.
  var freeNodes: ContiguousArray<Int32> = []
  var freeBlocks: ContiguousArray<Int32> = []

  /// The node above each node; -1 for the root.
  var nodeParents: ContiguousArray<Int32> = [-1]
  /// The node above each block; -1 for a block not in use.
  var blockParents: ContiguousArray<Int32> = []
  /// The block of each ID; empty until the first removal, which needs it.
  var blockOfID: ContiguousArray<Int32> = []

  /// The index of the root in `nodes`.
  var root: Int32 = 0
  /// The number of points.
  var count = 0
  /// The number of nodes from the root to a block, which is also the height of the root; a node just
  /// above blocks has a height of 1.
  var height = 1

  /// The greatest number of IDs, which must fit into 31 bits.
  static var maximumIDCount: Int { Int(Int32.max) }

  /// The greatest number of nodes from the root to a block.
  ///
  /// 2³¹ points never need more: nodes of the height ``rebuiltHeight`` have at least one point each,
  /// and eight to the power of 11 of them fit below the top.
  static var maximumHeight: Int { 14 }

  /// The greatest number of pending children in a search: all but one of each node on the path.
  static var maximumStackDepth: Int { maximumHeight * (CellNode.capacity - 1) + 1 }

  /// The exact position of a point, or `nil` if it was removed or never inserted.
  subscript(id: Int) -> Coordinate? {
    guard positions.indices.contains(id), !positions[id].x.isNaN else { return nil }
    return Coordinate(validLatitude: positions[id].x, longitude: positions[id].y)
  }

  /// The bytes of the tree on the heap, including reserved memory.
  var byteCount: Int {
    positions.capacity * MemoryLayout<SIMD2<Double>>.stride
      + nodes.capacity * MemoryLayout<CellNode>.stride
      + blocks.capacity * MemoryLayout<PointBlock>.stride
      + (nodeParents.capacity + blockParents.capacity + blockOfID.capacity + freeNodes.capacity
        + freeBlocks.capacity)
      * MemoryLayout<Int32>.stride
  }
}

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
    nodes.appendGrowingSlowly(CellNode())
    nodeParents.appendGrowingSlowly(-1)
    return nodes.count - 1
  }

  /// Returns the index of an empty block that is not in use.
  mutating func addBlock() -> Int {
    if let block = freeBlocks.popLast() {
      blocks[Int(block)] = PointBlock()
      return Int(block)
    }
    blocks.appendGrowingSlowly(PointBlock())
    blockParents.appendGrowingSlowly(-1)
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

/// Up to eight cells, each with the box around its points, their number, and its position in memory.
///
/// The boxes are a structure of arrays, so one test decides all eight. Existing children come first.
struct CellNode {
  /// The number of cells that fit.
  @inline(__always)
  static var capacity: Int { 8 }

  /// An absent child, whose box is inverted, so nothing is in it or near it.
  @inline(__always)
  static var noChild: Int32 { .max }

  var lowX = Lanes(repeating: .infinity)
  var lowY = Lanes(repeating: .infinity)
  var lowZ = Lanes(repeating: .infinity)
  var highX = Lanes(repeating: -.infinity)
  var highY = Lanes(repeating: -.infinity)
  var highZ = Lanes(repeating: -.infinity)

  /// The index of a node, or the complement of the index of a block of points.
  var children = SIMD8<Int32>(repeating: CellNode.noChild)

  /// The number of points below each child.
  var counts = SIMD8<UInt32>(repeating: 0)

  /// The number of children.
  var childCount: Int { bits(of: children .!= Self.noChild).nonzeroBitCount }

  /// Returns the lane of a child.
  func lane(of child: Int32) -> Int { bits(of: children .== child).trailingZeroBitCount }

  /// The box of a child.
  subscript(box lane: Int) -> VectorBox {
    get {
      VectorBox(
        low: [lowX[lane], lowY[lane], lowZ[lane], 0],
        high: [highX[lane], highY[lane], highZ[lane], 0])
    }
    set {
      lowX[lane] = newValue.low.x
      lowY[lane] = newValue.low.y
      lowZ[lane] = newValue.low.z
      highX[lane] = newValue.high.x
      highY[lane] = newValue.high.y
      highZ[lane] = newValue.high.z
    }
  }
}

extension CellNode {
  /// The number of points below all children.
  @inline(__always)
  var pointCount: Int { Int(counts.wrappedSum()) }

  /// The smallest box around the boxes of the children.
  var box: VectorBox {
    VectorBox(
      low: [lowX.min(), lowY.min(), lowZ.min(), 0],
      high: [highX.max(), highY.max(), highZ.max(), 0])
  }

  @inline(__always)
  fileprivate static var childrenOffset: Int { 6 * MemoryLayout<Lanes>.size }
  @inline(__always)
  fileprivate static var countsOffset: Int { 7 * MemoryLayout<Lanes>.size }

  /// Whether the properties are where the pointers to nodes look for them.
  static var hasExpectedLayout: Bool {
    MemoryLayout<Self>.offset(of: \.children) == childrenOffset
      && MemoryLayout<Self>.offset(of: \.counts) == countsOffset
  }
}

extension UnsafePointer<CellNode> {
  // These read memory, because a vector in a register cannot be indexed.
  // Sound: `CellNode.hasExpectedLayout` states the offsets, and building a tree asserts it.

  /// The children, by lane.
  @inline(__always)
  var children: UnsafePointer<Int32> {
    unsafe UnsafeRawPointer(self).advanced(by: CellNode.childrenOffset)
      .assumingMemoryBound(to: Int32.self)
  }

  /// The numbers of points, by lane.
  @inline(__always)
  var counts: UnsafePointer<UInt32> {
    unsafe UnsafeRawPointer(self).advanced(by: CellNode.countsOffset)
      .assumingMemoryBound(to: UInt32.self)
  }
}

/// The directions and IDs of up to 32 points.
///
/// A free slot is infinitely far away, so it is in no region.
struct PointBlock {
  /// The number of points that fit.
  @inline(__always)
  static var capacity: Int { 32 }

  var x = SIMD32<Float>(repeating: .infinity)
  var y = SIMD32<Float>(repeating: .infinity)
  var z = SIMD32<Float>(repeating: .infinity)
  var ids = SIMD32<UInt32>(repeating: 0)

  /// The point in a slot.
  subscript(slot: Int) -> PointRecord {
    get { PointRecord(x: x[slot], y: y[slot], z: z[slot], id: ids[slot]) }
    set {
      x[slot] = newValue.vector.x
      y[slot] = newValue.vector.y
      z[slot] = newValue.vector.z
      ids[slot] = newValue.id
    }
  }

  /// Removes and returns a point of the first `count` slots, by moving the last of them into its
  /// slot.
  mutating func remove(_ id: UInt32, count: Int) -> PointRecord {
    guard let slot = (0..<count).first(where: { ids[$0] == id }) else {
      preconditionFailure("Internal error: a block lost a point.")
    }
    let record = self[slot]
    self[slot] = self[count - 1]
    self[count - 1] = .free
    return record
  }

  /// Returns the smallest box around the points in the first `count` slots.
  func box(count: Int) -> VectorBox {
    var box = VectorBox()
    for slot in 0..<count { box.insert(self[slot]) }
    return box
  }
}

extension PointBlock {
  /// The number of bytes of one component of all vectors.
  @inline(__always)
  fileprivate static var axisSize: Int { MemoryLayout<SIMD32<Float>>.size }

  /// Whether the properties are where the pointers to blocks look for them.
  static var hasExpectedLayout: Bool {
    MemoryLayout<Self>.offset(of: \.x) == 0
      && MemoryLayout<Self>.offset(of: \.y) == axisSize
      && MemoryLayout<Self>.offset(of: \.z) == 2 * axisSize
      && MemoryLayout<Self>.offset(of: \.ids) == 3 * axisSize
  }
}

extension UnsafePointer<PointBlock> {
  // These read memory, because a vector in a register cannot be indexed.
  // Sound: `PointBlock.hasExpectedLayout` states the offsets, and building a tree asserts it.

  /// Returns the vectors of a quarter of the block.
  @inline(__always)
  func quarter(_ quarter: Int) -> (x: Lanes, y: Lanes, z: Lanes) {
    let memory = unsafe UnsafeRawPointer(self).advanced(by: quarter &* MemoryLayout<Lanes>.size)
    return unsafe (
      memory.load(as: Lanes.self),
      memory.load(fromByteOffset: PointBlock.axisSize, as: Lanes.self),
      memory.load(fromByteOffset: 2 &* PointBlock.axisSize, as: Lanes.self)
    )
  }

  /// The IDs, by slot.
  @inline(__always)
  var ids: UnsafePointer<UInt32> {
    unsafe UnsafeRawPointer(self).advanced(by: 3 &* PointBlock.axisSize)
      .assumingMemoryBound(to: UInt32.self)
  }
}

/// The direction and the ID of a point, to be sorted into cells.
struct PointRecord {
  /// The direction, with the bits of the ID in the last component.
  private let lanes: SIMD4<Float>

  /// A record for free slots: infinitely far away, so it is in no region.
  static var free: Self { Self(x: .infinity, y: .infinity, z: .infinity, id: 0) }

  @inline(__always)
  init(x: Float, y: Float, z: Float, id: UInt32) {
    lanes = [x, y, z, Float(bitPattern: id)]
  }

  /// Creates the record of a point at a position in degrees of latitude and longitude.
  @inline(__always)
  init(id: UInt32, at position: SIMD2<Double>) {
    let vector = UnitVector(latitude: position.x, longitude: position.y)
    self.init(x: vector.x, y: vector.y, z: vector.z, id: id)
  }

  /// The ID of the point.
  @inline(__always)
  var id: UInt32 { lanes.w.bitPattern }

  /// The direction; its last component has no meaning.
  @inline(__always)
  var vector: SIMD4<Float> { lanes }

  /// A component of the direction, by axis (0 to 2).
  @inline(__always)
  subscript(axis: Int) -> Float { lanes[axis] }
}

extension ContiguousArray {
  /// Appends an element to an array that grows by a sixteenth when it is full, not to twice its size.
  ///
  /// - Complexity: O(1), amortized; an element moves sixteen times on average.
  mutating func appendGrowingSlowly(_ element: Element) {
    if count == capacity { reserveCapacity(count + Swift.max(count / 16, 16)) }
    append(element)
  }
}
