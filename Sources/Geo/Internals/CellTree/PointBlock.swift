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
