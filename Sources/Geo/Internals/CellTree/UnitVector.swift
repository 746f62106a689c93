/// The direction to a place from the center of the Earth, in single precision.
///
/// The squared length of the difference of two such vectors, the squared chord, orders places by
/// distance but for those nearly equally far; ``Chord`` states how nearly.
struct UnitVector {
  /// The component toward 0° N 0° E.
  let x: Float
  /// The component toward 0° N 90° E.
  let y: Float
  /// The component toward the north pole.
  let z: Float

  /// The squared chords to eight other vectors.
  @inline(__always)
  func squaredChords(to other: (x: Lanes, y: Lanes, z: Lanes)) -> Lanes {
    let dx = other.x - x
    let dy = other.y - y
    let dz = other.z - z
    return dx * dx + dy * dy + dz * dz
  }

  /// The squared chord to the direction of a point, rounded as those to eight are.
  func squaredChord(to record: PointRecord) -> Float {
    let (dx, dy, dz) = (record.x - x, record.y - y, record.z - z)
    return dx * dx + dy * dy + dz * dz
  }

  /// For each of eight cells, the squared chord to the nearest point of its box.
  ///
  /// Rounding is monotonic, so that it is never greater than the squared chord to a vector in the
  /// box.
  @inline(__always)
  func squaredChords(toNearestOf node: CellNode) -> Lanes {
    let zero = Lanes(repeating: 0)
    let dx = larger(larger(node.lowX - x, x - node.highX), zero)
    let dy = larger(larger(node.lowY - y, y - node.highY), zero)
    let dz = larger(larger(node.lowZ - z, z - node.highZ), zero)
    return dx * dx + dy * dy + dz * dz
  }

  /// For each of eight cells, the squared chord to the farthest point of its box.
  @inline(__always)
  func squaredChords(toFarthestOf node: CellNode) -> Lanes {
    let dx = larger(x - node.lowX, node.highX - x)
    let dy = larger(y - node.lowY, node.highY - y)
    let dz = larger(z - node.lowZ, node.highZ - z)
    return dx * dx + dy * dy + dz * dz
  }
}

extension UnitVector {
  /// The direction to the place at these degrees.
  @inline(__always)
  init(latitude: Double, longitude: Double) {
    let north = sineAndCosine(ofDegrees: latitude)
    let east = sineAndCosine(ofDegrees: longitude)
    x = Float(north.cosine * east.cosine)
    y = Float(north.cosine * east.sine)
    z = Float(north.sine)
  }

  /// The direction to a place.
  @inline(__always)
  init(_ place: Coordinate) {
    self.init(latitude: place.latitude, longitude: place.longitude)
  }

  /// The direction of a point in the tree.
  init(_ record: PointRecord) {
    self.init(x: record.x, y: record.y, z: record.z)
  }
}
