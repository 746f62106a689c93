/// The places within a distance of a center.
struct Cap: Region {
  /// The direction of the center.
  let vector: UnitVector
  /// The squared chord up to which a place is certainly in the cap.
  let certain: Float
  /// The squared chord beyond which a place is certainly not in the cap.
  let possible: Float

  private let center: Coordinate
  private let radius: Distance

  /// Creates a cap, or returns `nil` if the radius is negative or not a number.
  @inline(__always)
  init?(within radius: Distance, of center: Coordinate) {
    guard radius.meters >= 0 else { return nil }
    self.center = center
    self.radius = radius
    vector = UnitVector(center)
    let angle = radius.meters / Distance.meanEarthRadius.meters
    if angle >= .pi {
      // The bounds are finite, so absent cells and free slots stay outside.
      (certain, possible) = (.greatestFiniteMagnitude, .greatestFiniteMagnitude)
    } else {
      (certain, possible) = Chord.squaredBounds(forAngle: angle)
    }
  }

  /// Creates a cap around the same center that contains exactly the points within a squared chord
  /// in single precision.
  init(_ cap: Cap, within squaredChord: Float) {
    center = cap.center
    radius = cap.radius
    vector = cap.vector
    (certain, possible) = (squaredChord, squaredChord)
  }

  @inline(__always)
  func classify(_ node: CellNode) -> (possible: LaneMask, certain: LaneMask) {
    (
      vector.squaredChords(toNearestOf: node) .<= possible,
      vector.squaredChords(toFarthestOf: node) .<= certain
    )
  }

  @inline(__always)
  func classify(
    _ points: (x: Lanes, y: Lanes, z: Lanes)
  ) -> (possible: LaneMask, certain: LaneMask) {
    let squared = vector.squaredChords(to: points)
    return (squared .<= possible, squared .<= certain)
  }

  func contains(_ place: Coordinate) -> Bool { center.distance(to: place) <= radius }
}
