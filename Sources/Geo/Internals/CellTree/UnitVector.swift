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
