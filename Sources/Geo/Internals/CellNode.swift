/// Eight lanes of single precision, the width in which the tree is searched.
typealias Lanes = SIMD8<Float>

/// One comparison for each of eight lanes.
typealias LaneMask = SIMDMask<SIMD8<Int32>>

/// Up to eight cells: the box around the directions below each, their number, and where they are.
///
/// Structure of arrays, so that one test decides all eight.
struct CellNode {
  /// The number of cells that fit.
  @inline(__always)
  static var capacity: Int { 8 }

  /// A child that is not there; its box is inside out, so no test passes.
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
}

/// Up to 32 points: their directions and ids.
///
/// A free slot is infinitely far away, so no test passes.
struct PointBlock {
  /// The number of points that fit.
  @inline(__always)
  static var capacity: Int { 32 }

  var x = SIMD32<Float>(repeating: .infinity)
  var y = SIMD32<Float>(repeating: .infinity)
  var z = SIMD32<Float>(repeating: .infinity)
  var ids = SIMD32<UInt32>(repeating: 0)
}

/// The smallest box around some vectors.
struct VectorBox {
  var low = SIMD4<Float>(repeating: .infinity)
  var high = SIMD4<Float>(repeating: -.infinity)

  /// Creates a box around nothing.
  @inline(__always)
  init() {}

  init(low: SIMD4<Float>, high: SIMD4<Float>) {
    self.low = low
    self.high = high
  }

  /// Creates the smallest box around some records.
  @inline(__always)
  init(around records: UnsafeMutableBufferPointer<PointRecord>) {
    for index in records.indices { unsafe insert(records[index]) }
  }

  /// Grows to include `vector`.
  @inline(__always)
  mutating func insert(_ vector: SIMD4<Float>) {
    low.replace(with: vector, where: vector .< low)
    high.replace(with: vector, where: vector .> high)
  }

  /// Grows to include `other`.
  @inline(__always)
  mutating func formUnion(_ other: VectorBox) {
    low.replace(with: other.low, where: other.low .< low)
    high.replace(with: other.high, where: other.high .> high)
  }

  /// The middle of the box.
  var center: SIMD4<Float> { (low + high) * 0.5 }

  /// The axis (0 to 2) along which the box is longest.
  @inline(__always)
  var widestAxis: Int {
    let extent = high - low
    if extent.x >= extent.y { return extent.x >= extent.z ? 0 : 2 }
    return extent.y >= extent.z ? 1 : 2
  }
}

extension CellNode {
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

/// The set lanes of a mask as the low eight bits of a number.
@inline(__always)
func bits(of mask: LaneMask) -> UInt32 {
  // Sound: a mask is its storage of eight integers, each 0 or -1. The standard library has no
  // operation for this, and reading the lanes one by one costs four times as much.
  let weights = SIMD8<UInt32>(1, 2, 4, 8, 16, 32, 64, 128)
  let lanes = unsafe unsafeBitCast(mask, to: SIMD8<UInt32>.self) & weights
  let four = lanes.lowHalf | lanes.highHalf
  let two = four.lowHalf | four.highHalf
  return two.x | two.y
}

extension UnsafePointer<CellNode> {
  /// The children by lane; through memory, as a vector in a register cannot be indexed.
  @inline(__always)
  var children: UnsafePointer<Int32> {
    unsafe UnsafeRawPointer(self).advanced(by: 6 * MemoryLayout<Lanes>.size)
      .assumingMemoryBound(to: Int32.self)
  }

  /// The numbers of points by lane.
  @inline(__always)
  var counts: UnsafePointer<UInt32> {
    unsafe UnsafeRawPointer(self).advanced(by: 7 * MemoryLayout<Lanes>.size)
      .assumingMemoryBound(to: UInt32.self)
  }
}

extension UnsafePointer<PointBlock> {
  /// Eight of the 32 points along one axis.
  @inline(__always)
  func lanes(_ axis: Int, _ quarter: Int) -> Lanes {
    unsafe UnsafeRawPointer(self).load(
      fromByteOffset: (axis &* 4 &+ quarter) &* MemoryLayout<Lanes>.size, as: Lanes.self)
  }

  /// The ids by slot.
  @inline(__always)
  var ids: UnsafePointer<UInt32> {
    unsafe UnsafeRawPointer(self).advanced(by: 12 * MemoryLayout<Lanes>.size)
      .assumingMemoryBound(to: UInt32.self)
  }
}
