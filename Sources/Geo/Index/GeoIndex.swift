/// Elements at places, found by what is near.
///
///     var index = GeoIndex(markets, at: \.coordinate)
///     for hit in index.places(within: .miles(5), of: phoenix) {
///       print(hit.element.name, hit.distance.miles)
///     }
///
/// An element is known by its id: its position in the order of insertion, from 0, never used again
/// after a removal. The rules of distance, radius and order are those of ``PointIndex``.
///
/// To save an index, save its elements and build it anew: ids then start over from 0.
public struct GeoIndex<Element> {
  /// The coordinates of the elements, under the same ids: for queries that want no elements.
  public var points: PointIndex { storedPoints }

  @usableFromInline
  var storedPoints: PointIndex

  /// The elements by id; `nil` for one that is not there.
  @usableFromInline
  var elements: ContiguousArray<Element?>

  /// Creates an index of elements whose ids are their positions in `elements`.
  ///
  /// The function `coordinate` is asked once an element; a key path will do. An element without a
  /// coordinate is left out, and its id is one of a removed element.
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

  /// Creates an index of no elements.
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

  /// Whether there are no elements.
  @inlinable
  public var isEmpty: Bool { storedPoints.isEmpty }

  /// The element with an id, or `nil` if it was removed or never inserted.
  @inlinable
  public subscript(id: Int) -> Element? {
    elements.indices.contains(id) ? elements[id] : nil
  }

  /// Adds an element at a place and returns its id.
  ///
  /// - Complexity: O(log *n*), amortized, if no copy of the index shares its memory.
  /// - Precondition: Fewer than 2³¹ - 1 ids have been given.
  @discardableResult
  @inlinable
  public mutating func insert(_ element: Element, at place: Coordinate) -> Int {
    elements.append(element)
    return storedPoints.insert(place)
  }

  /// Replaces the element with an id by another at a place, and returns it, or returns `nil` if
  /// there is none.
  ///
  /// An element that was left out for want of a coordinate is not there; insert it when it has one.
  ///
  /// - Complexity: O(log *n*), amortized, if no copy of the index shares its memory.
  @discardableResult
  @inlinable
  public mutating func replace(_ id: Int, with element: Element, at place: Coordinate) -> Element? {
    guard storedPoints.move(id, to: place) != nil else { return nil }
    defer { elements[id] = element }
    return elements[id]
  }

  /// Removes the element with an id and returns it, or returns `nil` if there is none.
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

  /// An element that a query found, and how far it is.
  @frozen
  public struct Hit: Identifiable {
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

  /// The element of a hit among the points.
  @inlinable
  func hit(_ hit: PointIndex.Hit) -> Hit? {
    self[hit.id].map { Hit(id: hit.id, element: $0, distance: hit.distance) }
  }
}

extension GeoIndex: Sendable where Element: Sendable {}
extension GeoIndex.Hit: Sendable where Element: Sendable {}
extension GeoIndex.Hit: Equatable where Element: Equatable {}
extension GeoIndex.Hit: Hashable where Element: Hashable {}

extension GeoIndex: CustomStringConvertible {
  /// How many elements there are, and none of them.
  public var description: String { "GeoIndex (elements: \(count))" }
}
