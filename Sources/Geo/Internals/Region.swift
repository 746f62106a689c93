/// A part of the sphere that a search can tell points and cells from.
protocol Region {
  /// Which of eight cells may hold a place of the region, and which hold nothing else.
  ///
  /// `certain` implies `possible`.
  func classify(_ node: CellNode) -> (possible: LaneMask, certain: LaneMask)

  /// Which of eight points may lie in the region, and which do.
  ///
  /// A cell is `possible` if one of its points is, and `certain` only if all of its points are.
  func classify(x: Lanes, y: Lanes, z: Lanes) -> (possible: LaneMask, certain: LaneMask)

  /// Whether a place lies in the region: what decides a point that is possible but not certain.
  func contains(_ place: Coordinate) -> Bool
}

/// The places within a distance of a center.
struct Cap: Region {
  private let center: Coordinate
  private let radius: Distance
  let vector: UnitVector
  let certain: Float
  let possible: Float

  /// Creates the cap, or returns `nil` if no place is in it.
  @inline(__always)
  init?(within radius: Distance, of center: Coordinate) {
    guard radius.meters >= 0 else { return nil }
    self.center = center
    self.radius = radius
    vector = UnitVector(center)
    let angle = radius.meters / Distance.meanEarthRadius.meters
    if angle >= .pi {
      (certain, possible) = (.greatestFiniteMagnitude, .greatestFiniteMagnitude)
    } else {
      (certain, possible) = Chord.squaredBounds(forAngle: angle)
    }
  }

  @inline(__always)
  func classify(_ node: CellNode) -> (possible: LaneMask, certain: LaneMask) {
    let nearest = squaredChords(toNearestOf: node, from: vector)
    let farthest = squaredChords(toFarthestOf: node, from: vector)
    return (nearest .<= possible, farthest .<= certain)
  }

  @inline(__always)
  func classify(x: Lanes, y: Lanes, z: Lanes) -> (possible: LaneMask, certain: LaneMask) {
    let squared = squaredChords(x: x, y: y, z: z, from: vector)
    return (squared .<= possible, squared .<= certain)
  }

  func contains(_ place: Coordinate) -> Bool { center.distance(to: place) <= radius }
}

/// The greater of each pair of lanes.
@inline(__always)
func larger(_ a: Lanes, _ b: Lanes) -> Lanes {
  // `pointwiseMax` is six times as slow.
  a.replacing(with: b, where: b .> a)
}

/// The squared chords between `vector` and eight others.
@inline(__always)
func squaredChords(x: Lanes, y: Lanes, z: Lanes, from vector: UnitVector) -> Lanes {
  let dx = x - vector.x
  let dy = y - vector.y
  let dz = z - vector.z
  return dx * dx + dy * dy + dz * dz
}

/// For each of eight boxes, the squared chord between `vector` and the nearest point of the box.
///
/// Rounding is monotonic, so the result is never above that of ``squaredChords(x:y:z:from:)`` for a
/// vector in the box.
@inline(__always)
func squaredChords(toNearestOf node: CellNode, from vector: UnitVector) -> Lanes {
  let zero = Lanes(repeating: 0)
  let dx = larger(larger(node.lowX - vector.x, vector.x - node.highX), zero)
  let dy = larger(larger(node.lowY - vector.y, vector.y - node.highY), zero)
  let dz = larger(larger(node.lowZ - vector.z, vector.z - node.highZ), zero)
  return dx * dx + dy * dy + dz * dz
}

/// For each of eight boxes, the squared chord between `vector` and the farthest point of the box.
@inline(__always)
func squaredChords(toFarthestOf node: CellNode, from vector: UnitVector) -> Lanes {
  let dx = larger(vector.x - node.lowX, node.highX - vector.x)
  let dy = larger(vector.y - node.lowY, node.highY - vector.y)
  let dz = larger(vector.z - node.lowZ, node.highZ - vector.z)
  return dx * dx + dy * dy + dz * dz
}

/// The smallest of eight lanes.
@inline(__always)
func smallest(_ lanes: Lanes) -> Float {
  let four = lanes.lowHalf.replacing(with: lanes.highHalf, where: lanes.highHalf .< lanes.lowHalf)
  let two = four.lowHalf.replacing(with: four.highHalf, where: four.highHalf .< four.lowHalf)
  return two.y < two.x ? two.y : two.x
}
