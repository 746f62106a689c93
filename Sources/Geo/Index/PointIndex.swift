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
  /// - Returns: The new IDs by old ID; `nil` for a removed place.
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

extension PointIndex {
  /// Returns the number of places within a distance of a center.
  ///
  /// Cells inside the circle are counted without visiting their places. This method allocates no
  /// memory.
  ///
  /// - Complexity: O(log *n* + *b*) for *b* places in cells that the circle intersects.
  public func count(within radius: Distance, of center: Coordinate) -> Int {
    guard let cap = Cap(within: radius, of: center) else { return 0 }
    return tree.count(in: cap)
  }

  /// Returns the IDs of the places within a distance of a center, in increasing order.
  ///
  /// - Complexity: O(log *n* + *k* log *k*) for *k* places found or in cells that the circle
  ///   intersects.
  public func ids(within radius: Distance, of center: Coordinate) -> [Int] {
    var ids: [Int] = []
    appendIDs(within: radius, of: center, to: &ids)
    ids.sort()
    return ids
  }

  /// Appends the IDs of the places within a distance of a center, in no particular order.
  ///
  /// This method allocates no memory if `buffer` has capacity for the result and 6000 more IDs.
  ///
  /// - Complexity: O(log *n* + *k*) for *k* places found or in cells that the circle intersects.
  public func appendIDs(within radius: Distance, of center: Coordinate, to buffer: inout [Int]) {
    guard let cap = Cap(within: radius, of: center) else { return }
    tree.appendIDs(in: cap, to: &buffer)
  }

  /// Returns the places within a distance of a center, nearest first.
  ///
  /// If you need only the first few, use ``nearest(_:to:within:)``.
  ///
  /// - Complexity: O(log *n* + *k* log *k*) for *k* places found or in cells that the circle
  ///   intersects.
  public func places(within radius: Distance, of center: Coordinate) -> [Hit] {
    var memory = HitMemory()
    find(within: radius, of: center, in: &memory)
    return memory.hits
  }

  /// Returns up to `limit` places within a distance of a center whose IDs satisfy a condition,
  /// nearest first.
  ///
  /// The condition is checked in order of distance, until `limit` places satisfy it. With an
  /// infinite radius the result is the nearest places that satisfy the condition.
  public func places<Failure>(
    within radius: Distance, of center: Coordinate, limit: Int = .max,
    where isIncluded: (_ id: Int) throws(Failure) -> Bool
  ) throws(Failure) -> [Hit] {
    var hits: [Hit] = []
    guard limit > 0, radius.meters >= 0 else { return hits }
    var places = byDistance(from: center).makeIterator()
    while let hit = places.next(), hit.distance <= radius {
      guard try isIncluded(hit.id) else { continue }
      hits.append(hit)
      if hits.count == limit { break }
    }
    return hits
  }

  /// Returns the number of places in a box, including its edge.
  ///
  /// Cells inside the box are counted without visiting their places. This method allocates no
  /// memory.
  public func count(in box: BoundingBox) -> Int { tree.count(in: Wedge(box)) }

  /// Returns the IDs of the places in a box, in increasing order.
  public func ids(in box: BoundingBox) -> [Int] {
    var ids: [Int] = []
    appendIDs(in: box, to: &ids)
    ids.sort()
    return ids
  }

  /// Appends the IDs of the places in a box, in no particular order.
  ///
  /// This method allocates no memory if `buffer` has capacity for the result and 4096 more IDs.
  public func appendIDs(in box: BoundingBox, to buffer: inout [Int]) {
    tree.appendIDs(in: Wedge(box), to: &buffer)
  }

  /// Returns up to `limit` places nearest to a center and within a radius, nearest first.
  ///
  /// - Complexity: O(log *n* + *k* log *k*) for a limit of *k*, on average.
  public func nearest(
    _ limit: Int, to center: Coordinate, within radius: Distance = .meters(.infinity)
  ) -> [Hit] {
    var memory = HitMemory()
    find(nearest: limit, to: center, within: radius, in: &memory)
    return memory.hits
  }

  /// Appends the IDs of up to `limit` places nearest to a center and within a radius, nearest first.
  ///
  /// The buffer also serves as working memory. If it has capacity for ten times `limit` and 150 more
  /// IDs, this method allocates no memory, unless many places are as far as the last one and must be
  /// compared with it.
  ///
  /// - Complexity: O(log *n* + *k* log *k*) for a limit of *k*, on average.
  public func appendIDs(
    nearest limit: Int, from center: Coordinate, within radius: Distance = .meters(.infinity),
    to buffer: inout [Int]
  ) {
    tree.appendNearestIDs(limit, to: center, within: radius, to: &buffer)
  }
}

extension PointIndex: CustomStringConvertible {
  /// The name of the type and the number of places.
  public var description: String { "PointIndex (places: \(count))" }
}

extension PointIndex {
  /// The memory of a query, which the next one uses again.
  struct HitMemory {
    fileprivate var ids: [Int] = []
    fileprivate(set) var hits: [Hit] = []
    /// The hits before they are sorted, and the places of the next hits of each ring around the center.
    fileprivate var unsorted: [Hit] = []
    fileprivate var rings: [Int32] = []
  }

  /// Finds the places within a distance of a center, nearest first.
  func find(within radius: Distance, of center: Coordinate, in memory: inout HitMemory) {
    memory.ids.removeAll(keepingCapacity: true)
    appendIDs(within: radius, of: center, to: &memory.ids)
    measure(from: center, in: &memory)
    memory.sort()
  }

  /// Finds up to `limit` places nearest to a center and within a radius, nearest first.
  func find(
    nearest limit: Int, to center: Coordinate, within radius: Distance, in memory: inout HitMemory
  ) {
    memory.ids.removeAll(keepingCapacity: true)
    appendIDs(nearest: limit, from: center, within: radius, to: &memory.ids)
    measure(from: center, in: &memory)
  }

  /// Measures the distances of the places that were found, in their order.
  ///
  /// The coordinates of places that are near each other lie anywhere in memory. Reading many before
  /// measuring the first lets the processor wait for all of them at once.
  private func measure(from center: Coordinate, in memory: inout HitMemory) {
    memory.hits.removeAll(keepingCapacity: true)
    memory.hits.reserveCapacity(memory.ids.count)
    let meter = DistanceMeter(from: center)
    let capacity = 64
    unsafe withUnsafeTemporaryAllocation(of: SIMD2<Double>.self, capacity: capacity) { places in
      for start in stride(from: 0, to: memory.ids.count, by: capacity) {
        let ids = memory.ids[start..<min(start + capacity, memory.ids.count)]
        for (slot, id) in ids.enumerated() { unsafe places[slot] = tree.positions[id] }
        for first in stride(from: 0, to: ids.count, by: 4) {
          let last = ids.count - 1
          let (a, b) = unsafe (places[first], places[min(first + 1, last)])
          let (c, d) = unsafe (places[min(first + 2, last)], places[min(first + 3, last)])
          let meters = meter.meters(
            toLatitudes: Quad(a.x, b.x, c.x, d.x), longitudes: Quad(a.y, b.y, c.y, d.y))
          for lane in 0..<min(4, ids.count - first) {
            memory.hits.append(Hit(id: ids[start + first + lane], distance: .meters(meters[lane])))
          }
        }
      }
    }
  }
}

extension PointIndex.HitMemory {
  /// Sorts the hits by distance, then by ID.
  ///
  /// The area around a center is proportional to the square of the distance. So rings of equal area
  /// take equal shares of places that are spread evenly over the ground, and the hits within a ring
  /// are few.
  fileprivate mutating func sort() {
    let farthest = hits.reduce(0) { max($0, $1.distance.meters) }
    let scale = (Double(hits.count) - 0.5) / (farthest * farthest)
    guard hits.count > 32, hits.count < Int32.max, scale.isFinite else {
      hits.sort(by: Self.areInOrder)
      return
    }
    func ring(of hit: PointIndex.Hit) -> Int {
      Int(hit.distance.meters * hit.distance.meters * scale)
    }
    rings.removeAll(keepingCapacity: true)
    rings.append(contentsOf: repeatElement(0, count: hits.count))
    for hit in hits { rings[ring(of: hit)] += 1 }
    var start: Int32 = 0
    for ring in rings.indices {
      let count = rings[ring]
      rings[ring] = start
      start += count
    }
    swap(&hits, &unsorted)
    hits.removeAll(keepingCapacity: true)
    hits.append(contentsOf: unsorted)
    for hit in unsorted {
      let ring = ring(of: hit)
      hits[Int(rings[ring])] = hit
      rings[ring] += 1
    }
    var moves = 0
    for index in hits.indices {
      let hit = hits[index]
      var place = index
      while place > 0, Self.areInOrder(hit, hits[place - 1]) {
        hits[place] = hits[place - 1]
        place -= 1
      }
      hits[place] = hit
      moves += index - place
      // Some rings have so many hits that moving them one by one would take too long.
      if moves > 8 * hits.count {
        hits.sort(by: Self.areInOrder)
        return
      }
    }
  }

  private static func areInOrder(_ one: PointIndex.Hit, _ other: PointIndex.Hit) -> Bool {
    // A tuple would compare the distances twice, also if they differ.
    one.distance.meters < other.distance.meters
      || one.distance.meters == other.distance.meters && one.id < other.id
  }
}
