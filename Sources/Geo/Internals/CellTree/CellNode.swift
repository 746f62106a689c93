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
