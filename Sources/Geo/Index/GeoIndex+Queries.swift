extension GeoIndex {
  /// The number of elements within a distance of a center, without looking at those in cells that
  /// the circle contains whole.
  @inlinable
  public func count(within radius: Distance, of center: Coordinate) -> Int {
    points.count(within: radius, of: center)
  }

  /// The number of elements in a box, those on its edge included.
  @inlinable
  public func count(in box: BoundingBox) -> Int { points.count(in: box) }

  /// The elements within a distance of a center, nearest first.
  ///
  /// For the first few only, ask for the ``nearest(_:to:within:)``.
  ///
  /// - Complexity: O(log *n* + *k* log *k*) for *k* elements found and in cells that the circle
  ///   cuts.
  @inlinable
  public func places(within radius: Distance, of center: Coordinate) -> [Hit] {
    points.places(within: radius, of: center).compactMap(hit)
  }

  /// The elements within a distance of a center that satisfy a condition, nearest first, and no
  /// more than `limit` of them.
  ///
  /// The condition is asked in the order of distance, and no longer than needed. With an infinite
  /// radius these are the nearest elements that satisfy it.
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

  /// The elements nearest to a center and within a radius, nearest first, and no more than `limit`.
  ///
  /// - Complexity: O(log *n* + *k* log *k*) for a limit of *k*, on average.
  @inlinable
  public func nearest(
    _ limit: Int, to center: Coordinate, within radius: Distance = .meters(.infinity)
  ) -> [Hit] {
    points.nearest(limit, to: center, within: radius).compactMap(hit)
  }

  /// The elements in a box with their ids, in increasing order of these.
  @inlinable
  public func places(in box: BoundingBox) -> [(id: Int, element: Element)] {
    points.ids(in: box).compactMap { id in self[id].map { (id, $0) } }
  }

  /// All elements by their distance from a center, found while the sequence is read.
  ///
  ///     for hit in index.byDistance(from: phoenix).prefix(20) { print(hit.element.name) }
  @inlinable
  public func byDistance(from center: Coordinate) -> ByDistance {
    ByDistance(index: self, center: center)
  }

  /// The elements of an index by their distance from a center, those equally far by id.
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

    /// Begins at the nearest element.
    @inlinable
    public func makeIterator() -> Iterator { Iterator(index: index, center: center) }

    /// A position in the order of distance; its copies go on independently.
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

      /// The next element, or `nil` after the last one.
      @inlinable
      public mutating func next() -> Hit? { points.next().flatMap(index.hit) }
    }
  }
}

extension GeoIndex.ByDistance: Sendable where Element: Sendable {}
extension GeoIndex.ByDistance.Iterator: Sendable where Element: Sendable {}
