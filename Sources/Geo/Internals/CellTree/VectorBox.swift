/// The smallest box around some vectors, whose last component is ignored.
struct VectorBox: Equatable {
  var low = SIMD4<Float>(repeating: .infinity)
  var high = SIMD4<Float>(repeating: -.infinity)

  /// Extends the box to include the vector of a record.
  @inline(__always)
  mutating func insert(_ record: PointRecord) { insert(record.vector) }

  /// Extends the box to include a vector.
  @inline(__always)
  mutating func insert(_ vector: UnitVector) { insert([vector.x, vector.y, vector.z, 0]) }

  @inline(__always)
  private mutating func insert(_ vector: SIMD4<Float>) {
    low.replace(with: vector, where: vector .< low)
    high.replace(with: vector, where: vector .> high)
  }

  /// Extends the box to include another box.
  mutating func formUnion(_ other: VectorBox) {
    low.replace(with: other.low, where: other.low .< low)
    high.replace(with: other.high, where: other.high .> high)
  }

  /// Whether the vector of a record, which is in the box, is on its surface.
  func hasOnSurface(_ record: PointRecord) -> Bool {
    let vector = record.vector
    return low.x == vector.x || low.y == vector.y || low.z == vector.z
      || high.x == vector.x || high.y == vector.y || high.z == vector.z
  }

  /// The sum of length, width, and height.
  ///
  /// It is small for boxes that few searches touch, also for boxes without a volume.
  var margin: Float {
    let extent = high - low
    return extent.x + extent.y + extent.z
  }

  /// Returns the margin of the intersection with another box, or 0 if there is none.
  func overlap(with other: VectorBox) -> Float {
    let extent =
      high.replacing(with: other.high, where: other.high .< high)
      - low.replacing(with: other.low, where: other.low .> low)
    return extent.x >= 0 && extent.y >= 0 && extent.z >= 0 ? extent.x + extent.y + extent.z : 0
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
  /// Returns whether two boxes have the same corners; the last component is ignored.
  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.low.x == rhs.low.x && lhs.low.y == rhs.low.y && lhs.low.z == rhs.low.z
      && lhs.high.x == rhs.high.x && lhs.high.y == rhs.high.y && lhs.high.z == rhs.high.z
  }

  /// Creates the smallest box around some records.
  init(around records: UnsafeMutableBufferPointer<PointRecord>) {
    self.init()
    for index in records.indices { unsafe insert(records[index]) }
  }
}
