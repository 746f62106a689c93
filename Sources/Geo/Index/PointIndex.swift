/// A set of places that answers what is near: an exact spatial index over coordinates.
///
///     var index = PointIndex(markets.map(\.coordinate))
///     let nearby = index.count(within: .miles(5), of: phoenix)
///     for hit in index.nearest(3, to: phoenix) { print(hit.id, hit.distance.miles) }
///
/// A place is known by its id: its position in the order of insertion, from 0, never used again
/// after a removal. Several places may share a coordinate.
///
/// Every answer is exact with respect to ``Coordinate/distance(to:radius:)``: a place is within a
/// radius if that distance is at most the radius, and nearer than another if that distance is less;
/// of two places equally far, the one with the smaller id comes first. A radius that is negative or
/// not a number finds nothing; an infinite one finds all.
///
/// Elements that carry a coordinate are easier to find by a ``GeoIndex``, which is built on this
/// type. <doc:HowTheIndexWorks> tells what is inside.
public struct PointIndex: Sendable {
  var tree: CellTree

  /// Creates an index of places whose ids are their positions in `places`.
  ///
  /// - Complexity: O(*n* log *n*).
  /// - Precondition: There are at most 2³¹ - 1 places.
  @inlinable
  public init(_ places: some Sequence<Coordinate>) {
    var positions = ContiguousArray<SIMD2<Double>>()
    positions.reserveCapacity(places.underestimatedCount)
    for place in places { positions.append(SIMD2(place.latitude, place.longitude)) }
    self.init(positions: positions)
  }

  /// Creates an index in which the ids of places that are not there are those of removed places.
  @usableFromInline
  init(optional places: ContiguousArray<Coordinate?>) {
    self.init(
      positions: ContiguousArray(
        places.lazy.map { place in
          place.map { SIMD2($0.latitude, $0.longitude) } ?? SIMD2(.nan, .nan)
        }))
  }

  @usableFromInline
  init(positions: ContiguousArray<SIMD2<Double>>) { tree = CellTree(positions: positions) }

  /// Creates an index of no places.
  public init() { self.init([]) }

  /// The number of places.
  public var count: Int { tree.count }

  /// Whether there are no places.
  public var isEmpty: Bool { tree.count == 0 }

  /// The ids given so far, those of removed places among them.
  public var idRange: Range<Int> { tree.positions.indices }

  /// The place with an id, or `nil` if it was removed or never inserted.
  public subscript(id: Int) -> Coordinate? { tree[id] }

  /// The memory that the index occupies on the heap, in bytes.
  ///
  /// About 35 bytes a place in a large index: 16 for the coordinate, 17 for its direction and id,
  /// and the cells. The first removal adds 4 for each id, and insertions reserve room for more.
  public var memoryFootprint: Int { tree.byteCount }

  /// Adds a place and returns its id.
  ///
  /// - Complexity: O(log *n*), amortized, if no copy of the index shares its memory.
  /// - Precondition: Fewer than 2³¹ - 1 ids have been given.
  @discardableResult
  public mutating func insert(_ place: Coordinate) -> Int { tree.insert(place) }

  /// Moves the place with an id to another coordinate and returns the old one, or returns `nil` if
  /// there is none.
  ///
  /// - Complexity: O(log *n*), amortized, if no copy of the index shares its memory.
  @discardableResult
  public mutating func move(_ id: Int, to place: Coordinate) -> Coordinate? {
    tree.move(id, to: place)
  }

  /// Removes the place with an id and returns it, or returns `nil` if there is none.
  ///
  /// - Complexity: O(log *n*), amortized, if no copy of the index shares its memory. The first
  ///   removal takes O(*n*).
  @discardableResult
  public mutating func remove(_ id: Int) -> Coordinate? { tree.remove(id) }

  /// A place that a query found, and how far it is.
  @frozen
  public struct Hit: Hashable, Identifiable, Sendable {
    /// The id of the place in its index.
    public let id: Int

    /// The distance of the place from the center of the query.
    public let distance: Distance
  }
}

extension PointIndex: CustomStringConvertible {
  /// How many places there are, and none of them.
  public var description: String { "PointIndex (places: \(count))" }
}
