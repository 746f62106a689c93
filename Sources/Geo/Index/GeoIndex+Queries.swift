extension GeoIndex {
  /// Returns the number of elements within a distance of a center.
  ///
  /// Cells inside the circle are counted without visiting their elements.
  @inlinable
  public func count(within radius: Distance, of center: Coordinate) -> Int {
    points.count(within: radius, of: center)
  }

  /// Returns the number of elements in a box, including its edge.
  @inlinable
  public func count(in box: BoundingBox) -> Int { points.count(in: box) }

  /// Returns the elements within a distance of a center, nearest first.
  ///
  /// If you need only the first few, use ``nearest(_:to:within:)``.
  ///
  /// - Complexity: O(log *n* + *k* log *k*) for *k* elements found or in cells that the circle
  ///   intersects.
  @inlinable
  public func places(within radius: Distance, of center: Coordinate) -> [Hit] {
    points.places(within: radius, of: center).compactMap(hit)
  }

  /// Returns up to `limit` elements within a distance of a center that satisfy a condition, nearest
  /// first.
  ///
  /// The condition is checked in order of distance, until `limit` elements satisfy it. With an
  /// infinite radius the result is the nearest elements that satisfy the condition.
  @inlinable
  public func places<Failure>(
    within radius: Distance, of center: Coordinate, limit: Int = .max,
    where isIncluded: (Element) throws(Failure) -> Bool
  ) throws(Failure) -> [Hit] {
    try points.places(within: radius, of: center, limit: limit) { id throws(Failure) in
      guard let element = self[id] else { return false }
      return try isIncluded(element)
    }.compactMap(hit)
  }

  /// Returns up to `limit` elements nearest to a center and within a radius, nearest first.
  ///
  /// - Complexity: O(log *n* + *k* log *k*) for a limit of *k*, on average.
  @inlinable
  public func nearest(
    _ limit: Int, to center: Coordinate, within radius: Distance = .meters(.infinity)
  ) -> [Hit] {
    points.nearest(limit, to: center, within: radius).compactMap(hit)
  }

  /// Returns the elements in a box, including its edge, in increasing order of their IDs.
  @inlinable
  public func places(in box: BoundingBox) -> [Entry] {
    points.ids(in: box).compactMap { id in self[id].map { Entry(id: id, element: $0) } }
  }

  /// Returns all elements in order of their distance from a center, found as the sequence is read.
  ///
  ///     let index = GeoIndex(markets, at: \.coordinate)
  ///     for hit in index.byDistance(from: phoenix).prefix(20) { print(hit.element.name) }
  @inlinable
  public func byDistance(from center: Coordinate) -> ByDistance {
    ByDistance(index: self, center: center)
  }

  /// The elements of an index in order of their distance from a center, then of their IDs.
  public struct ByDistance: Sequence {
    @usableFromInline
    let index: GeoIndex
    @usableFromInline
    let center: Coordinate

    @usableFromInline
    init(index: GeoIndex, center: Coordinate) {
      self.index = index
      self.center = center
    }

    /// Returns an iterator that starts at the nearest element.
    @inlinable
    public func makeIterator() -> Iterator { Iterator(index: index, center: center) }

    /// An iterator over elements in order of distance, whose copies advance independently.
    public struct Iterator: IteratorProtocol {
      @usableFromInline
      let index: GeoIndex
      @usableFromInline
      var points: PointIndex.ByDistance.Iterator

      @usableFromInline
      init(index: GeoIndex, center: Coordinate) {
        self.index = index
        points = index.points.byDistance(from: center).makeIterator()
      }

      /// Returns the next element, or `nil` after the last one.
      @inlinable
      public mutating func next() -> Hit? { points.next().flatMap(index.hit) }
    }
  }
}

extension GeoIndex.ByDistance: Sendable where Element: Sendable {}
extension GeoIndex.ByDistance.Iterator: Sendable where Element: Sendable {}
