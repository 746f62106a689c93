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
  /// The tree for reading, without bounds checks and reference counting in the inner loops.
  ///
  /// Sound: it exists only during a call of ``CellTree/read(_:)``, while the arrays cannot change or
  /// be deallocated, and every index into them comes from a node of the same tree.
  @unsafe
  struct Reader {
    let nodes: UnsafePointer<CellNode>
    let blocks: UnsafePointer<PointBlock>
    let positions: UnsafePointer<SIMD2<Double>>
    let root: Int32

    /// Returns the exact position of a point.
    @inline(__always)
    func place(_ id: Int) -> Coordinate {
      let position = unsafe positions[id]
      return Coordinate(validLatitude: position.x, longitude: position.y)
    }
  }

  /// Calls `body` with the memory of the tree, unless the tree is empty.
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
