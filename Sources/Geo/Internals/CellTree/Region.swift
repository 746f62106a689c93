/// A part of the sphere that a search can tell cells and points from.
protocol Region {
  /// Which of eight cells may hold a place of the region, and which hold nothing else.
  ///
  /// A cell is possible if one of its points is, and certain only if all of its points are.
  func classify(_ node: CellNode) -> (possible: LaneMask, certain: LaneMask)

  /// Which of eight points may lie in the region, and which of those certainly do.
  func classify(_ points: (x: Lanes, y: Lanes, z: Lanes)) -> (possible: LaneMask, certain: LaneMask)

  /// Whether a place lies in the region: what decides a point that is possible but not certain.
  func contains(_ place: Coordinate) -> Bool
}
