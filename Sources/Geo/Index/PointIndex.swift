/// An exact spatial index of coordinates.
///
///     var index = PointIndex(markets.map(\.coordinate))
///     let nearby = index.count(within: .miles(5), of: phoenix)
///     for hit in index.nearest(3, to: phoenix) { print(hit.id, hit.distance.miles) }
///
/// Each place has an ID: its position in the order of insertion, starting from 0. IDs are never
/// reused. Several places may have the same coordinate.
///
/// Every result is exact with respect to ``Coordinate/distance(to:radius:)``: a place is within a
/// radius if that distance is at most the radius, and nearer than another place if that distance is
/// less. Of two places at the same distance, the one with the smaller ID comes first. A radius that
/// is negative or not a number finds nothing; an infinite radius finds all places.
///
/// To search elements that have a coordinate, use ``GeoIndex``, which is built on this type.
/// <doc:HowItWorks> describes the implementation.
public struct PointIndex: Sendable {
  var tree: CellTree

  /// Creates an index of places, whose IDs are their positions in `places`.
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

  /// Creates an index of places, in which the ID of a `nil` counts as that of a removed place.
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

  /// Creates an empty index.
  public init() { self.init([]) }

  /// The number of places.
  public var count: Int { tree.count }

  /// Whether the index is empty.
  public var isEmpty: Bool { tree.count == 0 }

  /// The range of all IDs used so far, including those of removed places.
  public var idRange: Range<Int> { tree.positions.indices }

  /// The place with an ID, or `nil` if it was removed or never inserted.
  public subscript(id: Int) -> Coordinate? { tree[id] }

  /// The memory of the index on the heap, in bytes.
  ///
  /// A large index takes about 35 bytes for each place: 16 for the coordinate, 17 for its direction
  /// and ID, and the rest for the cells. The first removal adds 4 bytes for each ID, and insertions
  /// reserve memory for more places.
  public var memoryFootprint: Int { tree.byteCount }

  /// Inserts a place and returns its ID.
  ///
  /// - Complexity: O(log *n*), amortized, if no copy of the index shares its memory.
  /// - Precondition: Fewer than 2³¹ - 1 IDs have been used.
  @discardableResult
  public mutating func insert(_ place: Coordinate) -> Int { tree.insert(place) }

  /// Moves the place with an ID to another coordinate and returns the old coordinate, or returns
  /// `nil` if there is no such place.
  ///
  /// - Complexity: O(log *n*), amortized, if no copy of the index shares its memory.
  public mutating func move(_ id: Int, to place: Coordinate) -> Coordinate? {
    tree.move(id, to: place)
  }

  /// Removes and returns the place with an ID, or returns `nil` if there is no such place.
  ///
  /// - Complexity: O(log *n*), amortized, if no copy of the index shares its memory. The first
  ///   removal takes O(*n*).
  @discardableResult
  public mutating func remove(_ id: Int) -> Coordinate? { tree.remove(id) }

  /// Removes all places.
  ///
  /// Their IDs are not reused.
  ///
  /// - Complexity: O(*n*).
  public mutating func removeAll() { tree.removeAll() }

  /// Gives the places new IDs from 0, in the order of their old ones, and releases unused memory.
  ///
  ///     var index = PointIndex([phoenix, phoenix])
  ///     index.remove(0)
  ///     let newIDs = index.compact()  // [nil, 0]
  ///
  /// - Returns: The new ID by old ID; `nil` for a removed place.
  /// - Complexity: O(*n* log *n*).
  @discardableResult
  public mutating func compact() -> [Int?] {
    var next = 0
    let newIDs: [Int?] = tree.positions.map { position in
      guard !position.x.isNaN else { return nil }
      defer { next += 1 }
      return next
    }
    tree = CellTree(positions: ContiguousArray(tree.positions.filter { !$0.x.isNaN }))
    return newIDs
  }

  /// The IDs of all places, in increasing order.
  public var ids: some Sequence<Int> { idRange.lazy.filter { tree[$0] != nil } }

  /// A place found by a query, with its distance.
  @frozen
  public struct Hit: Hashable, Identifiable, Sendable {
    /// The ID of the place in its index.
    public let id: Int

    /// The distance of the place from the center of the query.
    public let distance: Distance
  }
}

extension PointIndex: CustomStringConvertible {
  /// The name of the type and the number of places.
  public var description: String { "PointIndex (places: \(count))" }
}
