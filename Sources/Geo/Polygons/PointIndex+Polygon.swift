extension PointIndex {
  /// Returns the IDs of the places in a polygon, in increasing order.
  ///
  /// - Complexity: O(*m*) on average, where *m* is the number of places in the polygon's box.
  public func ids(in polygon: GeoPolygon) -> [Int] {
    ids(in: polygon.box).filter { self[$0].map(polygon.contains) == true }
  }
}

extension GeoIndex {
  /// Returns the elements in a polygon, in the order of their IDs.
  ///
  /// - Complexity: O(*m*) on average, where *m* is the number of elements in the polygon's box.
  public func places(in polygon: GeoPolygon) -> [Entry] {
    points.ids(in: polygon).compactMap { id in self[id].map { Entry(id: id, element: $0) } }
  }
}
