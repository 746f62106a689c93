/// The smallest box around some vectors, whose last component is ignored.
struct VectorBox {
  var low = SIMD4<Float>(repeating: .infinity)
  var high = SIMD4<Float>(repeating: -.infinity)

  /// Extends the box to include a vector.
  @inline(__always)
  mutating func insert(_ vector: SIMD4<Float>) {
    low.replace(with: vector, where: vector .< low)
    high.replace(with: vector, where: vector .> high)
  }

  /// Extends the box to include another box.
  mutating func formUnion(_ other: VectorBox) {
    low.replace(with: other.low, where: other.low .< low)
    high.replace(with: other.high, where: other.high .> high)
  }

  /// The middle of the box.
  var center: SIMD4<Float> { (low + high) * 0.5 }

  /// The axis (0 to 2) along which the box is longest.
  var widestAxis: Int {
    let extent = high - low
    if extent.x >= extent.y { return extent.x >= extent.z ? 0 : 2 }
    return extent.y >= extent.z ? 1 : 2
  }
}

extension VectorBox {
  /// Creates the smallest box around some records.
  init(around records: UnsafeMutableBufferPointer<PointRecord>) {
    self.init()
    for index in records.indices { unsafe insert(records[index]) }
  }
}
