/// A balanced tree of boxes around points on the unit sphere, the spatial grid of this module: its
/// cells hold about equally many points each, so they are small where points are dense.
///
/// A node is eight boxes with their counts, a leaf is a block of up to 32 points; every block is at
/// the same depth. The tree knows two descriptions of a point: the direction in single precision in
/// its block, by which a search decides all but the places close to its boundary, and the exact
/// position in degrees by id, which decides those.
struct CellTree: Sendable {
  /// Latitude and longitude in degrees by id; NaN for a removed id.
  var positions: ContiguousArray<SIMD2<Double>> = []

  var nodes: ContiguousArray<CellNode> = [CellNode()]
  var blocks: ContiguousArray<PointBlock> = []

  /// The node above each node, -1 above the root.
  var nodeParents: ContiguousArray<Int32> = [-1]
  /// The node above each block.
  var blockParents: ContiguousArray<Int32> = []
  /// The block of each id; empty until the first removal, which is what needs it.
  var blockOfID: ContiguousArray<Int32> = []

  /// The index of the root in `nodes`.
  var root: Int32 = 0
  /// The number of points.
  var count = 0
  /// The number of insertions and removals since the tree was built.
  var editCount = 0

  /// The greatest number of ids, which fit into 32 bits with a sign.
  static var maximumIDCount: Int { Int(Int32.max) }

  /// The greatest number of nodes from the root to a block: with at least 16 points in a block and
  /// four children in a node below the root, 2³¹ points make no more.
  static var maximumHeight: Int { 14 }

  /// The most children that wait while a search goes down: all but one in each node of the path.
  static var maximumStackDepth: Int { maximumHeight * (CellNode.capacity - 1) + 1 }

  /// The exact position of a point that was not removed.
  subscript(id: Int) -> Coordinate? {
    guard positions.indices.contains(id), !positions[id].x.isNaN else { return nil }
    return Coordinate(validLatitude: positions[id].x, longitude: positions[id].y)
  }

  /// The bytes that the tree occupies on the heap, reserved memory included.
  var byteCount: Int {
    positions.capacity * MemoryLayout<SIMD2<Double>>.stride
      + nodes.capacity * MemoryLayout<CellNode>.stride
      + blocks.capacity * MemoryLayout<PointBlock>.stride
      + (nodeParents.capacity + blockParents.capacity + blockOfID.capacity)
      * MemoryLayout<Int32>.stride
  }
}

extension CellTree {
  /// The tree for reading, without bounds checks and reference counts in the inner loops.
  ///
  /// Sound: it exists only during a call of ``CellTree/read(_:)``, while the arrays cannot change
  /// or go away, and every index into them comes from a node of the same tree.
  @unsafe
  struct Reader {
    let nodes: UnsafePointer<CellNode>
    let blocks: UnsafePointer<PointBlock>
    let positions: UnsafePointer<SIMD2<Double>>
    let root: Int32

    /// The exact position of a point.
    @inline(__always)
    func place(_ id: Int) -> Coordinate {
      let position = unsafe positions[id]
      return Coordinate(validLatitude: position.x, longitude: position.y)
    }
  }

  /// Calls `body` with the tree's memory, unless the tree is empty.
  @inline(__always)
  func read(_ body: (Reader) -> Void) {
    unsafe nodes.withUnsafeBufferPointer { nodes in
      unsafe blocks.withUnsafeBufferPointer { blocks in
        unsafe positions.withUnsafeBufferPointer { positions in
          guard count > 0, let nodes = nodes.baseAddress, let blocks = blocks.baseAddress,
            let positions = positions.baseAddress
          else { return }
          unsafe body(Reader(nodes: nodes, blocks: blocks, positions: positions, root: root))
        }
      }
    }
  }
}
