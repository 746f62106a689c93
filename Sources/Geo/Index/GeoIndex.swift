/// A spatial index of elements.
///
///     var index = GeoIndex(markets, at: \.coordinate)
///     for hit in index.places(within: .miles(5), of: phoenix) {
///       print(hit.element.name, hit.distance.miles)
///     }
///
/// Each element has an ID: its position in the order of insertion, starting from 0. IDs are never
/// reused. The rules of distance, radius, and order are those of ``PointIndex``.
///
/// To save an index, save its elements and create a new index from them: IDs then start from 0
/// again.
public struct GeoIndex<Element> {
  /// The coordinates of the elements with the same IDs, for queries that need no elements.
  public var points: PointIndex { storedPoints }

  @usableFromInline
  var storedPoints: PointIndex

  /// The elements by ID; `nil` for an element that was removed or has no coordinate.
  @usableFromInline
  var elements: ContiguousArray<Element?>

  /// Creates an index of elements, whose IDs are their positions in `elements`.
  ///
  /// The function `coordinate`, which can be a key path, is called once for each element. Elements
  /// without a coordinate are not indexed; their IDs count as those of removed elements.
  ///
  /// - Complexity: O(*n* log *n*).
  @inlinable
  public init<Failure>(
    _ elements: some Sequence<Element>, at coordinate: (Element) throws(Failure) -> Coordinate?
  ) throws(Failure) {
    var places = ContiguousArray<Coordinate?>()
    var kept = ContiguousArray<Element?>()
    places.reserveCapacity(elements.underestimatedCount)
    kept.reserveCapacity(elements.underestimatedCount)
    for element in elements {
      let place = try coordinate(element)
      places.append(place)
      kept.append(place == nil ? nil : element)
    }
    self.init(points: PointIndex(optional: places), elements: kept)
  }

  /// Creates an empty index.
  @inlinable
  public init() { self.init(points: PointIndex(), elements: []) }

  @usableFromInline
  init(points: PointIndex, elements: ContiguousArray<Element?>) {
    storedPoints = points
    self.elements = elements
  }

  /// The number of elements.
  @inlinable
  public var count: Int { storedPoints.count }

  /// Whether the index is empty.
  @inlinable
  public var isEmpty: Bool { storedPoints.isEmpty }

  /// The element with an ID, or `nil` if it was removed, never inserted, or has no coordinate.
  @inlinable
  public subscript(id: Int) -> Element? {
    elements.indices.contains(id) ? elements[id] : nil
  }

  /// Inserts an element at a place and returns its ID.
  ///
  /// - Complexity: O(log *n*), amortized, if no copy of the index shares its memory.
  /// - Precondition: Fewer than 2³¹ - 1 IDs have been used.
  @discardableResult
  @inlinable
  public mutating func insert(_ element: Element, at place: Coordinate) -> Int {
    elements.append(element)
    return storedPoints.insert(place)
  }

  /// Replaces the element with an ID by another element at a place and returns the old element, or
  /// returns `nil` if there is no such element.
  ///
  /// An element without a coordinate is not indexed; insert it when it has a coordinate.
  ///
  /// - Complexity: O(log *n*), amortized, if no copy of the index shares its memory.
  @inlinable
  public mutating func replace(_ id: Int, with element: Element, at place: Coordinate) -> Element? {
    guard storedPoints.move(id, to: place) != nil else { return nil }
    defer { elements[id] = element }
    return elements[id]
  }

  /// Moves the element with an ID to another place and returns the old place, or returns `nil` if there
  /// is no such element.
  ///
  /// If an element holds its own coordinate, use ``replace(_:with:at:)``.
  ///
  /// - Complexity: O(log *n*), amortized, if no copy of the index shares its memory.
  @discardableResult
  @inlinable
  public mutating func move(_ id: Int, to place: Coordinate) -> Coordinate? {
    storedPoints.move(id, to: place)
  }

  /// Removes all elements.
  ///
  /// Their IDs are not reused.
  ///
  /// - Complexity: O(*n*).
  @inlinable
  public mutating func removeAll() {
    storedPoints.removeAll()
    for id in elements.indices { elements[id] = nil }
  }

  /// Gives the elements new IDs from 0, in the order of their old ones, and releases unused memory.
  ///
  /// - Returns: The new IDs by old ID; `nil` for an element that was removed or has no coordinate.
  /// - Complexity: O(*n* log *n*).
  @discardableResult
  @inlinable
  public mutating func compact() -> [Int?] {
    let newIDs = storedPoints.compact()
    var kept = ContiguousArray<Element?>()
    kept.reserveCapacity(storedPoints.count)
    for (id, newID) in newIDs.enumerated() where newID != nil { kept.append(elements[id]) }
    elements = kept
    return newIDs
  }

  /// All elements with their IDs, in increasing order of the IDs.
  @inlinable
  public var entries: some Sequence<Entry> {
    elements.indices.lazy.compactMap { id in elements[id].map { Entry(id: id, element: $0) } }
  }

  /// Removes and returns the element with an ID, or returns `nil` if there is no such element.
  ///
  /// - Complexity: O(log *n*), amortized, if no copy of the index shares its memory. The first
  ///   removal takes O(*n*).
  @discardableResult
  @inlinable
  public mutating func remove(_ id: Int) -> Element? {
    guard storedPoints.remove(id) != nil else { return nil }
    defer { elements[id] = nil }
    return elements[id]
  }

  /// An element found by a query, with its distance.
  @frozen
  public struct Hit: Identifiable {
    /// The ID of the element in its index.
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

  /// An element with its ID.
  @frozen
  public struct Entry: Identifiable {
    /// The ID of the element in its index.
    public let id: Int

    /// The element.
    public let element: Element

    @usableFromInline
    init(id: Int, element: Element) {
      self.id = id
      self.element = element
    }
  }

  /// Returns the hits of the elements with the IDs of points.
  @inlinable
  func hits(_ found: [PointIndex.Hit]) -> [Hit] {
    var hits: [Hit] = []
    hits.reserveCapacity(found.count)
    for point in found { if let hit = hit(point) { hits.append(hit) } }
    return hits
  }

  /// Returns the hit of the element with the ID of a point.
  @inlinable
  func hit(_ hit: PointIndex.Hit) -> Hit? {
    self[hit.id].map { Hit(id: hit.id, element: $0, distance: hit.distance) }
  }
}

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
    hits(points.places(within: radius, of: center))
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
    let found = try points.places(within: radius, of: center, limit: limit) {
      id throws(Failure) in
      guard let element = self[id] else { return false }
      return try isIncluded(element)
    }
    return hits(found)
  }

  /// Returns up to `limit` elements nearest to a center and within a radius, nearest first.
  ///
  /// - Complexity: O(log *n* + *k* log *k*) for a limit of *k*, on average.
  @inlinable
  public func nearest(
    _ limit: Int, to center: Coordinate, within radius: Distance = .meters(.infinity)
  ) -> [Hit] {
    hits(points.nearest(limit, to: center, within: radius))
  }

  /// Returns the elements in a box, including its edge, in increasing order of their IDs.
  @inlinable
  public func places(in box: BoundingBox) -> [Entry] {
    points.ids(in: box).compactMap { id in self[id].map { Entry(id: id, element: $0) } }
  }

  /// Returns all elements in order of their distance from a center, as a lazy sequence.
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

extension GeoIndex: Sendable where Element: Sendable {}

extension GeoIndex.Hit: Sendable where Element: Sendable {}

extension GeoIndex.Hit: Equatable where Element: Equatable {}

extension GeoIndex.Hit: Hashable where Element: Hashable {}

extension GeoIndex.Entry: Sendable where Element: Sendable {}

extension GeoIndex.Entry: Equatable where Element: Equatable {}

extension GeoIndex.Entry: Hashable where Element: Hashable {}

extension GeoIndex: CustomStringConvertible {
  /// The name of the type and the number of elements.
  public var description: String { "GeoIndex (elements: \(count))" }
}

extension GeoIndex.ByDistance: Sendable where Element: Sendable {}

extension GeoIndex.ByDistance.Iterator: Sendable where Element: Sendable {}
