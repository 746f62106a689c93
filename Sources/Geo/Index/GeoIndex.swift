/// Elements at places, found by what is near.
///
///     var index = GeoIndex(markets, at: \.coordinate)
///     for hit in index.places(within: .miles(5), of: phoenix) {
///       print(hit.element.name, hit.distance.miles)
///     }
///
/// An element is known by its id: its position in the order of insertion, from 0, never used again
/// after a removal. The rules of distance, radius and order are those of ``PointIndex``.
public struct GeoIndex<Element> {
  /// The coordinates of the elements, under the same ids: for queries that want no elements.
  public private(set) var points: PointIndex

  /// The elements by id; `nil` for a removed one.
  @usableFromInline
  var elements: ContiguousArray<Element?>

  @usableFromInline
  init(points: PointIndex, elements: ContiguousArray<Element?>) {
    self.points = points
    self.elements = elements
  }

  /// Creates an index of elements whose ids are their positions in `elements`.
  ///
  /// The function `coordinate` is asked once an element; a key path will do.
  ///
  /// - Complexity: O(*n* log *n*).
  @inlinable
  public init(
    _ elements: some Sequence<Element>, at coordinate: (Element) throws -> Coordinate
  ) rethrows {
    let elements = ContiguousArray(elements)
    self.init(
      points: PointIndex(try elements.map(coordinate)),
      elements: ContiguousArray(elements.map(\.self)))
  }

  /// Creates an index of no elements.
  public init() { self.init(points: PointIndex(), elements: []) }

  /// The number of elements.
  @inlinable
  public var count: Int { points.count }

  /// Whether there are no elements.
  @inlinable
  public var isEmpty: Bool { points.isEmpty }

  /// The element with an id, or `nil` if it was removed or never inserted.
  @inlinable
  public subscript(id: Int) -> Element? {
    elements.indices.contains(id) ? elements[id] : nil
  }

  /// Adds an element at a place and returns its id.
  ///
  /// - Complexity: O(log *n*), amortized, if no copy of the index shares its memory.
  @discardableResult
  public mutating func insert(_ element: Element, at place: Coordinate) -> Int {
    elements.append(element)
    return points.insert(place)
  }

  /// Removes the element with an id and returns it, or returns `nil` if there is none.
  ///
  /// - Complexity: O(log *n*), amortized, if no copy of the index shares its memory.
  @discardableResult
  public mutating func remove(_ id: Int) -> Element? {
    guard points.remove(id) != nil else { return nil }
    defer { elements[id] = nil }
    return elements[id]
  }

  /// An element that a query found.
  @frozen
  public struct Hit {
    /// The id of the element in its index.
    public let id: Int

    /// The element.
    public let element: Element

    /// The distance of the element's place from the center of the query.
    public let distance: Distance

    @usableFromInline
    init(id: Int, element: Element, distance: Distance) {
      self.id = id
      self.element = element
      self.distance = distance
    }
  }

  /// The element of a hit among the points, or `nil` if it was removed.
  @inlinable
  func hit(_ hit: PointIndex.Hit) -> Hit? {
    self[hit.id].map { Hit(id: hit.id, element: $0, distance: hit.distance) }
  }
}

extension GeoIndex: Sendable where Element: Sendable {}
extension GeoIndex.Hit: Sendable where Element: Sendable {}
extension GeoIndex.Hit: Equatable where Element: Equatable {}
extension GeoIndex.Hit: Hashable where Element: Hashable {}

extension GeoIndex {
  /// The number of elements within a distance of a center.
  ///
  /// Faster than a search; see ``PointIndex/count(within:of:)``.
  @inlinable
  public func count(within radius: Distance, of center: Coordinate) -> Int {
    points.count(within: radius, of: center)
  }

  /// The number of elements in a box, those on its edge included.
  @inlinable
  public func count(in box: BoundingBox) -> Int { points.count(in: box) }

  /// The elements within a distance of a center, nearest first.
  @inlinable
  public func places(within radius: Distance, of center: Coordinate) -> [Hit] {
    points.places(within: radius, of: center).compactMap(hit)
  }

  /// The elements within a distance of a center that satisfy a condition, nearest first, and no more
  /// than `limit` of them.
  ///
  /// The condition is asked in the order of distance, and no longer than needed.
  @inlinable
  public func places(
    within radius: Distance, of center: Coordinate, limit: Int,
    where isIncluded: (Element) throws -> Bool
  ) rethrows -> [Hit] {
    try points.places(within: radius, of: center, limit: limit) { id in
      try self[id].map(isIncluded) ?? false
    }.compactMap(hit)
  }

  /// The elements in a box, in the order of their ids.
  @inlinable
  public func elements(in box: BoundingBox) -> [(id: Int, element: Element)] {
    points.ids(in: box).compactMap { id in self[id].map { (id, $0) } }
  }

  /// The elements nearest to a center and within a radius, nearest first, and no more than `limit`.
  @inlinable
  public func nearest(
    _ limit: Int, to center: Coordinate, within radius: Distance = .meters(.infinity)
  ) -> [Hit] {
    points.nearest(limit, to: center, within: radius).compactMap(hit)
  }

  /// All elements by their distance from a center, found while the sequence is read.
  ///
  ///     for hit in index.byDistance(from: phoenix).prefix(20) { print(hit.element.name) }
  @inlinable
  public func byDistance(from center: Coordinate) -> some Sequence<Hit> {
    points.byDistance(from: center).lazy.compactMap(hit)
  }
}
