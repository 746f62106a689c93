extension GeoPolygon {
  /// Polygons by the places that they contain.
  ///
  ///     let index = GeoPolygon.Index(counties)
  ///     index.polygons(containing: phoenix)  // the positions in counties, in increasing order
  ///
  /// A grid holds for each cell the polygons that contain all of it and those whose edges cross it.
  /// Only the latter are examined. The number of cells grows with that of the edges.
  public struct Index: Sendable {
    /// The polygons, in the order of their positions.
    public let polygons: [GeoPolygon]

    private let grid: PolygonGrid

    /// Creates an index of polygons, which may overlap.
    ///
    /// - Complexity: O(*n* log *n*) for *n* edges.
    public init(_ polygons: some Sequence<GeoPolygon>) {
      self.polygons = Array(polygons)
      grid = PolygonGrid(self.polygons)
    }

    /// Returns the positions of the polygons that contain a place, in increasing order.
    ///
    /// - Complexity: O(1) on average for polygons that hardly overlap; O(*n*) at worst.
    public func polygons(containing place: Coordinate) -> [Int] {
      holders(of: place).map { $0.polygon }
    }

    /// Returns the least position of the polygons that contain a place, or `nil` if there is none.
    ///
    /// This method allocates no memory.
    ///
    /// - Complexity: As for ``polygons(containing:)``.
    public func firstPolygon(containing place: Coordinate) -> Int? {
      holders(of: place).first?.polygon
    }

    private func holders(
      of place: Coordinate
    ) -> LazyFilterSequence<ContiguousArray<PolygonGrid.Entry>.SubSequence> {
      grid.entries(at: place).lazy.filter { $0.isWhole || polygons[$0.polygon].contains(place) }
    }
  }
}
