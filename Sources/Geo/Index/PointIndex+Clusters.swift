extension PointIndex {
  /// Returns the places of a map's viewport in clusters, one for each cell of a grid with places,
  /// in order from south to north and then from the western edge of the viewport eastward.
  ///
  ///     let index = PointIndex(markets.map(\.coordinate))
  ///     if let screen = BoundingBox(center: phoenix, heightInDegrees: 40, widthInDegrees: 20) {
  ///       for pin in index.clusters(in: screen, cellSizeInDegrees: 2.5) {
  ///         print(pin.position, pin.count)
  ///       }
  ///     }
  ///
  /// The grid is that of the world: the cells are as close to `cellSizeInDegrees` wide and high as
  /// a whole number of cells around the Earth and from pole to pole allows. Close places belong
  /// together to the cell in the middle of them, even if it does not contain each of them: a
  /// cluster reaches up to about half a cell beyond its cell. More precisely, the index keeps its
  /// places in boxes within boxes. The largest box no wider than a cell at its latitude (and, above
  /// 75.5°, than a quarter of a cell at the equator) belongs as a whole to the cell of its center,
  /// and a place in no such box belongs to the cell that contains it.
  ///
  /// The viewport has no effect on that, so clusters do not change while a map moves: each place is
  /// in one cluster, and each cluster whose cell intersects the viewport is complete. An edit may
  /// change the clusters nearby. Change the size in steps, such as by halves, while a map zooms.
  ///
  /// A size below a 256th of the longer side of the viewport, or below 0.0001° (11 m), counts as
  /// that, and so does one that is not a number.
  ///
  /// - Complexity: O(*c* + log *n*) for *c* cells in the viewport, if places are not much denser in
  ///   some cells than in others.
  public func clusters(in viewport: BoundingBox, cellSizeInDegrees: Double) -> [Cluster] {
    var search = ClusterSearch(ClusterGrid(viewport, cellSizeInDegrees: cellSizeInDegrees))
    unsafe tree.read { unsafe search.visit(Int($0.root), of: $0) }
    return search.clusters
  }

  /// Places that a map shows as one pin.
  public struct Cluster: Equatable, Identifiable, Sendable {
    /// The ID of one of the places, which is in no other cluster.
    public let id: Int

    /// The number of places.
    public internal(set) var count = 0

    /// The place with the ID.
    let place: Coordinate
    /// The sum of the centers of the boxes of places, times the number of places in each.
    var sum = SIMD4<Double>()
    /// The smallest box around the directions of the places.
    var bounds = VectorBox()

    init(id: Int, place: Coordinate) { (self.id, self.place) = (id, place) }
  }
}

extension PointIndex.Cluster {
  /// Where to show the pin: the coordinate of a single place, or else about the middle of the
  /// places.
  ///
  /// It is the mean of the centers of boxes with the places, weighted with their numbers, so it may
  /// be up to half a cell from the mean of the places.
  public var position: Coordinate {
    if count == 1 { return place }
    let horizontal = (sum.x * sum.x + sum.y * sum.y).squareRoot()
    return Coordinate(
      validLatitude: arcTangent(y: sum.z, x: horizontal) / radiansPerDegree,
      longitude: arcTangent(y: sum.y, x: sum.x) / radiansPerDegree)
  }

  /// A box that contains all places of the cluster, and for a cluster far from the equator some
  /// space around them.
  public var box: BoundingBox {
    // The directions are in single precision: 1e-5 degrees is a hundred times their error, except for
    // the latitude near a pole, where the sine hardly changes.
    let margin = 1e-5
    let south = ClusterGrid.latitude(sine: bounds.low.z - 2e-7) - margin
    let north = ClusterGrid.latitude(sine: bounds.high.z + 2e-7) + margin
    let (low, high) = (bounds.low, bounds.high)
    let distance =
      max(low.x, -high.x, 0) * max(low.x, -high.x, 0)
      + max(low.y, -high.y, 0) * max(low.y, -high.y, 0)
    // So near the axis, the error of a direction may be more than the margin.
    guard distance > 1e-4 else {
      return BoundingBox(
        validSouth: max(south, -90), west: -180, north: min(north, 90), east: 180)
    }
    let corners = [(low.x, low.y), (low.x, high.y), (high.x, low.y), (high.x, high.y)]
    let longitudes = corners.map { ClusterGrid.longitude(x: $0.0, y: $0.1) }
    let center = ClusterGrid.longitude(x: bounds.center.x, y: bounds.center.y)
    let offsets = longitudes.map { longitude in
      let offset = longitude - center
      return offset > 180 ? offset - 360 : offset < -180 ? offset + 360 : offset
    }
    let west = center + offsets.reduce(0, min) - 100 * margin
    let east = center + offsets.reduce(0, max) + 100 * margin
    return BoundingBox(
      validSouth: max(south, -90), west: west < -180 ? west + 360 : west,
      north: min(north, 90), east: east > 180 ? east - 360 : east)
  }
}

extension GeoIndex {
  /// Returns the places of a map's viewport in clusters, as
  /// ``PointIndex/clusters(in:cellSizeInDegrees:)`` does.
  @inlinable
  public func clusters(
    in viewport: BoundingBox, cellSizeInDegrees: Double
  ) -> [PointIndex.Cluster] {
    points.clusters(in: viewport, cellSizeInDegrees: cellSizeInDegrees)
  }
}
