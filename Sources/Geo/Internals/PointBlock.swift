/// Up to 32 points: their directions and ids.
///
/// A free slot is infinitely far away, so that no test passes.
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

  /// Removes a point from the first `count` slots, moving the last one into its place.
  mutating func remove(_ id: UInt32, count: Int) {
    guard let slot = (0..<count).first(where: { ids[$0] == id }) else { return }
    self[slot] = self[count - 1]
    self[count - 1] = PointRecord(.infinity, .infinity, .infinity, 0)
  }
}

extension UnsafePointer<PointBlock> {
  /// The quarters of a block, each of as many slots as there are lanes.
  @inline(__always)
  static var quarters: Range<Int> { 0..<4 }

  /// The vectors of a quarter of the block.
  @inline(__always)
  func quarter(_ quarter: Int) -> (x: Lanes, y: Lanes, z: Lanes) {
    let offset = quarter &* MemoryLayout<Lanes>.size
    let memory = unsafe UnsafeRawPointer(self)
    return unsafe (
      memory.load(fromByteOffset: offset, as: Lanes.self),
      memory.load(fromByteOffset: offset &+ 128, as: Lanes.self),
      memory.load(fromByteOffset: offset &+ 256, as: Lanes.self)
    )
  }

  /// The ids by slot.
  @inline(__always)
  var ids: UnsafePointer<UInt32> {
    unsafe UnsafeRawPointer(self).advanced(by: 384).assumingMemoryBound(to: UInt32.self)
  }
}
