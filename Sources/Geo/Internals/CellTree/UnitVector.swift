/// The direction to a place from the center of the Earth, in single precision.
///
/// The squared length of the difference of two such vectors, the squared chord, orders places by
/// distance, except for places at nearly the same distance. ``Chord`` states the bounds.
struct UnitVector {
  /// The component toward 0° N 0° E.
  let x: Float
  /// The component toward 0° N 90° E.
  let y: Float
  /// The component toward the north pole.
  let z: Float

  /// Returns the squared chords to eight other vectors.
  @inline(__always)
  func squaredChords(to other: (x: Lanes, y: Lanes, z: Lanes)) -> Lanes {
    let dx = other.x - x
    let dy = other.y - y
    let dz = other.z - z
    return dx * dx + dy * dy + dz * dz
  }

  /// Returns the squared chords to the points of a block, rounded like those to eight vectors; those
  /// of free slots are infinite.
  func squaredChords(to block: PointBlock) -> SIMD32<Float> {
    // Arithmetic of more than eight lanes does not compile to vector instructions.
    let (x, y, z) = (block.x, block.y, block.z)
    return SIMD32(
      lowHalf: SIMD16(
        lowHalf: squaredChords(to: (x.lowHalf.lowHalf, y.lowHalf.lowHalf, z.lowHalf.lowHalf)),
        highHalf: squaredChords(to: (x.lowHalf.highHalf, y.lowHalf.highHalf, z.lowHalf.highHalf))),
      highHalf: SIMD16(
        lowHalf: squaredChords(to: (x.highHalf.lowHalf, y.highHalf.lowHalf, z.highHalf.lowHalf)),
        highHalf: squaredChords(
          to: (x.highHalf.highHalf, y.highHalf.highHalf, z.highHalf.highHalf))))
  }

  /// Returns the squared chord to the nearest point of the box of each of eight cells.
  ///
  /// Rounding is monotonic, so the result is never greater than the squared chord to a vector in the
  /// box.
  @inline(__always)
  func squaredChords(toNearestOf node: CellNode) -> Lanes {
    let zero = Lanes(repeating: 0)
    let dx = larger(larger(node.lowX - x, x - node.highX), zero)
    let dy = larger(larger(node.lowY - y, y - node.highY), zero)
    let dz = larger(larger(node.lowZ - z, z - node.highZ), zero)
    return dx * dx + dy * dy + dz * dz
  }

  /// Returns the squared chord to the nearest point of the box of each of eight cells.
  ///
  /// A search for the nearest is faster if it calls this: inlined, the lanes do not stay in registers.
  @inline(never)
  func squaredChords(toNearestOf node: UnsafePointer<CellNode>) -> Lanes {
    unsafe squaredChords(toNearestOf: node.pointee)
  }

  /// Returns by how much the margin of the box of each of eight cells grows if it is extended to this
  /// vector.
  func growths(of node: CellNode) -> Lanes {
    let zero = Lanes(repeating: 0)
    return larger(larger(node.lowX - x, x - node.highX), zero)
      + larger(larger(node.lowY - y, y - node.highY), zero)
      + larger(larger(node.lowZ - z, z - node.highZ), zero)
  }

  /// Returns the squared chord to the farthest point of the box of each of eight cells.
  @inline(__always)
  func squaredChords(toFarthestOf node: CellNode) -> Lanes {
    let dx = larger(x - node.lowX, node.highX - x)
    let dy = larger(y - node.lowY, node.highY - y)
    let dz = larger(z - node.lowZ, node.highZ - z)
    return dx * dx + dy * dy + dz * dz
  }
}

extension UnitVector {
  /// Creates the direction to the place at these degrees.
  @inline(__always)
  init(latitude: Double, longitude: Double) {
    let north = sineAndCosine(ofDegrees: latitude)
    let east = sineAndCosine(ofDegrees: longitude)
    x = Float(north.cosine * east.cosine)
    y = Float(north.cosine * east.sine)
    z = Float(north.sine)
  }

  /// Creates the direction to a place.
  @inline(__always)
  init(_ place: Coordinate) {
    self.init(latitude: place.latitude, longitude: place.longitude)
  }

  /// Creates the direction of a point in the tree.
  init(_ record: PointRecord) {
    self.init(x: record.vector.x, y: record.vector.y, z: record.vector.z)
  }
}

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

/// Eight numbers in single precision, which a search processes at once.
typealias Lanes = SIMD8<Float>

/// The result of a comparison of eight pairs of numbers.
typealias LaneMask = SIMDMask<SIMD8<Int32>>

/// Returns the greater number of each pair of lanes.
@inline(__always)
func larger(_ a: Lanes, _ b: Lanes) -> Lanes {
  // Each half compiles to one instruction; `pointwiseMax` processes one lane at a time.
  Lanes(
    lowHalf: a.lowHalf.replacing(with: b.lowHalf, where: b.lowHalf .> a.lowHalf),
    highHalf: a.highHalf.replacing(with: b.highHalf, where: b.highHalf .> a.highHalf))
}

/// Returns the smallest of eight numbers.
@inline(__always)
func smallest(_ lanes: Lanes) -> Float {
  // `min()` is not inlined.
  let four = lanes.lowHalf.replacing(with: lanes.highHalf, where: lanes.highHalf .< lanes.lowHalf)
  let two = four.lowHalf.replacing(with: four.highHalf, where: four.highHalf .< four.lowHalf)
  return two.y < two.x ? two.y : two.x
}

/// Returns the lane of the smallest number; the first lane if there are several.
@inline(__always)
func laneOfSmallest(_ lanes: Lanes) -> Int {
  bits(of: lanes .<= smallest(lanes)).trailingZeroBitCount
}

/// Returns the lanes of a mask as the low eight bits of a number.
@inline(__always)
func bits(of mask: LaneMask) -> UInt32 {
  let weights = SIMD8<UInt32>(1, 2, 4, 8, 16, 32, 64, 128)
  let lanes = integers(of: mask) & weights
  let four = lanes.lowHalf | lanes.highHalf
  let two = four.lowHalf | four.highHalf
  return two.x | two.y
}

/// Returns a mask as integers, in which all bits of a lane are set, or none.
@inline(__always)
func integers(of mask: LaneMask) -> SIMD8<UInt32> {
  // Sound: the storage of a mask is eight integers, each 0 or -1. Worth it: the standard library can
  // read only one lane at a time.
  unsafe unsafeBitCast(mask, to: SIMD8<UInt32>.self)
}
