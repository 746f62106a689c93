/// A part of the sphere, against which a search tests cells and points.
protocol Region {
  /// Returns which of eight cells may contain places of the region, and which contain nothing else.
  ///
  /// A cell is possible if one of its points is, and certain only if all of its points are.
  func classify(_ node: CellNode) -> (possible: LaneMask, certain: LaneMask)

  /// Returns which of eight points may be in the region, and which certainly are.
  func classify(_ points: (x: Lanes, y: Lanes, z: Lanes)) -> (possible: LaneMask, certain: LaneMask)

  /// Returns whether a place is in the region, to decide points that are possible but not certain.
  func contains(_ place: Coordinate) -> Bool
}
