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
    get { PointRecord(x[slot], y[slot], z[slot], Float(bitPattern: ids[slot])) }
    set {
      x[slot] = newValue.x
      y[slot] = newValue.y
      z[slot] = newValue.z
      ids[slot] = newValue.id
    }
  }

  /// Removes a point from the first `count` slots by moving the last point into its slot.
  mutating func remove(_ id: UInt32, count: Int) {
    guard let slot = (0..<count).first(where: { ids[$0] == id }) else { return }
    self[slot] = self[count - 1]
    self[count - 1] = PointRecord(.infinity, .infinity, .infinity, 0)
  }
}

extension UnsafePointer<PointBlock> {
  /// Returns the vectors of a quarter of the block.
  @inline(__always)
  func quarter(_ quarter: Int) -> (x: Lanes, y: Lanes, z: Lanes) {
    let memory = unsafe UnsafeRawPointer(self).advanced(by: quarter &* MemoryLayout<Lanes>.size)
    return unsafe (
      memory.load(as: Lanes.self),
      memory.load(fromByteOffset: Self.axisSize, as: Lanes.self),
      memory.load(fromByteOffset: 2 &* Self.axisSize, as: Lanes.self)
    )
  }

  /// The IDs, by slot.
  @inline(__always)
  var ids: UnsafePointer<UInt32> {
    unsafe UnsafeRawPointer(self).advanced(by: 3 &* Self.axisSize)
      .assumingMemoryBound(to: UInt32.self)
  }

  /// The number of bytes of one component of all vectors.
  @inline(__always)
  private static var axisSize: Int { MemoryLayout<SIMD32<Float>>.size }
}
