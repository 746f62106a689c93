extension CellTree {
  /// Appends the IDs of the `limit` points of a region that are nearest to `center`, in order of
  /// distance, then of ID, by exact distances.
  ///
  /// If they are few, they are sorted in the spare memory of the buffer. Otherwise, points at one place
  /// are measured once, so many of them cost little.
  ///
  /// - Complexity: O(*m* + *k* log *k* log *m*) on average, for *m* points in the region.
  func appendExactlyNearestIDs(
    _ limit: Int, to center: Coordinate, in region: Cap, to buffer: inout [Int]
  ) {
    let candidateCount = count(in: region)
    guard candidateCount / 2 > limit + 16 else {
      unsafe read { tree in
        unsafe buffer.appendPayloads(keyCapacity: 2 * candidateCount) { keys in
          var end = unsafe keys
          unsafe tree.forEachID(in: region) { id in
            unsafe end.initialize(
              to: CandidateKey(squaredChord: 0, payload: UInt32(truncatingIfNeeded: id)))
            unsafe end += 1
          }
          unsafe tree.sort(keys, candidateCount, from: center, memory: keys + candidateCount)
          return min(limit, candidateCount)
        }
      }
      return
    }
    var nearest = ExactlyNearest(limit, to: center)
    unsafe read { tree in
      unsafe tree.forEachID(in: region) { id in
        nearest.insert(id, at: unsafe tree.positions[id])
      }
    }
    buffer.append(contentsOf: nearest.sortedIDs())
  }

  /// Points of a block at exactly one place.
  struct Tie {
    let position: SIMD2<Double>
    /// A set of slots.
    fileprivate(set) var slots: UInt32
    /// The smallest ID of the points, and its slot.
    fileprivate(set) var id: Int
    fileprivate(set) var slot: Int
  }

  /// Returns the points in some slots of a block that are at the place of the first of them, or `nil`
  /// if there are no slots.
  func firstTie(of slots: UInt32, in block: Int32) -> Tie? {
    guard slots != 0 else { return nil }
    var tie: Tie?
    unsafe read { tree in
      let ids = unsafe (tree.blocks + Int(block)).ids
      var slot = slots.trailingZeroBitCount
      var id = unsafe Int(ids[slot])
      var first = unsafe Tie(position: tree.positions[id], slots: 1 << slot, id: id, slot: slot)
      var rest = slots & (slots - 1)
      while rest != 0 {
        slot = rest.trailingZeroBitCount
        rest &= rest - 1
        id = unsafe Int(ids[slot])
        guard unsafe tree.positions[id] == first.position else { continue }
        first.slots |= 1 << slot
        if id < first.id { (first.id, first.slot) = (id, slot) }
      }
      tie = first
    }
    return tie
  }
}

extension CellTree.Reader {
  /// Sorts keys by the distance of their points, then by ID; `memory` has room for as many keys.
  ///
  /// - Complexity: O(*n* log *n*)
  @inline(never)
  func sort(
    _ keys: UnsafeMutablePointer<CandidateKey>, _ count: Int, from center: Coordinate,
    memory: UnsafeMutablePointer<CandidateKey>
  ) {
    for slot in 0..<count {
      let distance = unsafe center.distance(to: place(Int(keys[slot].payload)))
      unsafe (memory + slot).initialize(to: CandidateKey(distance))
    }
    heapSort(count) { a, b in
      unsafe (memory[a], keys[a].payload) < (memory[b], keys[b].payload)
    } exchange: { a, b in
      unsafe (memory[a], memory[b]) = (memory[b], memory[a])
      unsafe (keys[a], keys[b]) = (keys[b], keys[a])
    }
  }
}

/// The nearest of the points that are inserted.
private struct ExactlyNearest {
  private let limit: Int
  private let center: Coordinate
  /// A heap whose first point is the last one by distance and ID.
  private var points: ContiguousArray<MeasuredPoint> = []
  /// The latest position and its distance, since the next point is often at the same place.
  private var latest = (position: SIMD2<Double>(.nan, .nan), distance: Distance.zero)

  init(_ limit: Int, to center: Coordinate) {
    self.limit = limit
    self.center = center
    points.reserveCapacity(limit)
  }

  @inline(__always)
  mutating func insert(_ id: Int, at position: SIMD2<Double>) {
    if points.count == limit, id > points[0].id, position == points[0].position { return }
    insertMeasured(id, at: position)
  }

  private mutating func insertMeasured(_ id: Int, at position: SIMD2<Double>) {
    if latest.position != position {
      let place = Coordinate(validLatitude: position.x, longitude: position.y)
      latest = (position, center.distance(to: place))
    }
    let point = MeasuredPoint(distance: latest.distance, id: id, position: position)
    if points.count < limit {
      points.append(point)
      var index = points.count - 1
      while index > 0, points[(index - 1) / 2] < points[index] {
        points.swapAt(index, (index - 1) / 2)
        index = (index - 1) / 2
      }
    } else if point < points[0] {
      points[0] = point
      var index = 0
      while 2 * index + 1 < points.count {
        var child = 2 * index + 1
        if child + 1 < points.count, points[child] < points[child + 1] { child += 1 }
        guard points[index] < points[child] else { return }
        points.swapAt(index, child)
        index = child
      }
    }
  }

  consuming func sortedIDs() -> [Int] {
    points.sort()
    return points.map { $0.id }
  }
}

private struct MeasuredPoint: Comparable {
  let distance: Distance
  let id: Int
  let position: SIMD2<Double>

  static func < (lhs: Self, rhs: Self) -> Bool {
    lhs.distance < rhs.distance || lhs.distance == rhs.distance && lhs.id < rhs.id
  }
}
