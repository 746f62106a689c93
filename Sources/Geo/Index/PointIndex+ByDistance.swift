extension PointIndex {
  /// Returns all places in order of their distance from a center, as a lazy sequence.
  ///
  ///     let index = PointIndex(markets.map(\.coordinate))
  ///     var places = index.byDistance(from: phoenix).makeIterator()
  ///     let firstPage = (0..<20).compactMap { _ in places.next() }
  ///     let secondPage = (0..<20).compactMap { _ in places.next() }
  public func byDistance(from center: Coordinate) -> ByDistance {
    ByDistance(tree: tree, center: center)
  }

  /// The places of an index in order of their distance from a center, then of their IDs.
  ///
  /// - Complexity: O(log *n*) for each place, on average. Places beyond the last one read are not
  ///   visited.
  public struct ByDistance: Sequence, Sendable {
    let tree: CellTree
    let center: Coordinate

    /// Returns an iterator that starts at the nearest place.
    public func makeIterator() -> Iterator { Iterator(tree: tree, center: center) }

    /// An iterator over places in order of distance, whose copies advance independently.
    public struct Iterator: IteratorProtocol, Sendable {
      private let tree: CellTree
      private let center: Coordinate
      private let vector: UnitVector
      /// The cells not yet opened, ordered by the squared chord to their nearest point.
      private var cells = MinimumHeap<Cell>()
      /// The points of opened cells, ordered by squared chord.
      private var points = MinimumHeap<PointGroup>()
      /// The points that may be next, ordered by exact distance.
      private var contenders = MinimumHeap<Contender>()
      /// The latest exact position and its distance, since the next point is often at the same place.
      private var latest = (position: SIMD2<Double>(.nan, .nan), distance: Distance.zero)

      init(tree: CellTree, center: Coordinate) {
        self.tree = tree
        self.center = center
        vector = UnitVector(center)
        cells.insert(Cell(squaredChord: 0, child: tree.root))
      }

      /// Returns the next place, or `nil` after the last one.
      public mutating func next() -> Hit? {
        while true {
          // Single precision decides the order except for points close to the best contender.
          let reach = reach
          let nearestCell = cells.first?.squaredChord ?? .infinity
          let nearestPoint = points.first?.squaredChord ?? .infinity
          if nearestPoint <= nearestCell, nearestPoint <= reach, let group = points.popFirst() {
            contend(group)
          } else if nearestCell <= reach, let cell = cells.popFirst() {
            open(cell.child)
          } else {
            return popContender()
          }
        }
      }

      /// The squared chord beyond which no point is nearer than the best contender.
      private var reach: Float {
        contenders.first.map { Chord.reach(of: $0.group.squaredChord) } ?? .infinity
      }

      private mutating func popContender() -> Hit? {
        guard var contender = contenders.popFirst() else { return nil }
        let hit = Hit(id: contender.id, distance: contender.distance)
        contender.group.slots &= ~(1 << UInt32(contender.slot))
        if contender.group.slots != 0 { contend(contender.group) }
        return hit
      }

      /// Measures the points of a group; those at the same place stay together.
      private mutating func contend(_ group: PointGroup) {
        var rest = group.slots
        while let tie = tree.firstTie(of: rest, in: group.block) {
          rest &= ~tie.slots
          if latest.position != tie.position {
            let place = Coordinate(validLatitude: tie.position.x, longitude: tie.position.y)
            latest = (tie.position, center.distance(to: place))
          }
          let same = PointGroup(
            squaredChord: group.squaredChord, block: group.block, slots: tie.slots)
          contenders.insert(
            Contender(distance: latest.distance, id: tie.id, slot: tie.slot, group: same))
        }
      }

      /// Opens a node or block, and whatever of it has to be opened next anyway.
      private mutating func open(_ child: Int32) {
        guard child >= 0 else { return scan(~child) }
        let node = tree.nodes[Int(child)]
        let squared = vector.squaredChords(toNearestOf: node)
        for lane in 0..<CellNode.capacity where node.counts[lane] > 0 {
          if squared[lane] <= reach, !contenders.isEmpty {
            open(node.children[lane])
          } else {
            cells.insert(Cell(squaredChord: squared[lane], child: node.children[lane]))
          }
        }
      }

      /// Takes the points of a block in groups of neighbors with the same squared chord.
      private mutating func scan(_ block: Int32) {
        let squared = vector.squaredChords(to: tree.blocks[Int(block)])
        var group = PointGroup(squaredChord: .infinity, block: block, slots: 0)
        scan(squared.lowHalf.lowHalf, slot: 0, &group)
        scan(squared.lowHalf.highHalf, slot: 8, &group)
        scan(squared.highHalf.lowHalf, slot: 16, &group)
        scan(squared.highHalf.highHalf, slot: 24, &group)
        take(group)
      }

      /// Takes the points of a quarter of a block, except those that stay in the latest group.
      private mutating func scan(_ squared: Lanes, slot: UInt32, _ group: inout PointGroup) {
        var rest = bits(of: squared .< .infinity)
        if bits(of: squared .== group.squaredChord) == rest {
          group.slots |= rest << slot
          return
        }
        while rest != 0 {
          let lane = rest.trailingZeroBitCount
          rest &= rest &- 1
          if squared[lane] != group.squaredChord {
            take(group)
            group = PointGroup(squaredChord: squared[lane], block: group.block, slots: 0)
          }
          group.slots |= 1 << (slot + UInt32(lane))
        }
      }

      private mutating func take(_ group: PointGroup) {
        guard group.slots != 0 else { return }
        if group.squaredChord <= reach, !contenders.isEmpty {
          contend(group)
        } else {
          points.insert(group)
        }
      }
    }
  }
}

private struct Cell: Comparable, Sendable {
  let squaredChord: Float
  let child: Int32

  static func < (lhs: Self, rhs: Self) -> Bool { lhs.squaredChord < rhs.squaredChord }
}

/// Points of one block at the same squared chord, as a set of slots.
private struct PointGroup: Comparable, Sendable {
  let squaredChord: Float
  let block: Int32
  var slots: UInt32

  static func < (lhs: Self, rhs: Self) -> Bool { lhs.squaredChord < rhs.squaredChord }
}

/// Points of one block at the same place, led by the one with the smallest ID.
private struct Contender: Comparable, Sendable {
  let distance: Distance
  let id: Int
  let slot: Int
  var group: PointGroup

  static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.distance, lhs.id) < (rhs.distance, rhs.id)
  }
}

/// A binary heap whose first element is the smallest.
struct MinimumHeap<Element: Comparable & Sendable>: Sendable {
  private var elements: [Element] = []

  /// The smallest element.
  var first: Element? { elements.first }

  /// Whether there is no element.
  var isEmpty: Bool { elements.isEmpty }

  mutating func insert(_ element: Element) {
    elements.append(element)
    var index = elements.count - 1
    while index > 0, elements[index] < elements[(index - 1) / 2] {
      elements.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  /// Removes and returns the smallest element.
  mutating func popFirst() -> Element? {
    guard let last = elements.popLast() else { return nil }
    guard let first = elements.first else { return last }
    elements[0] = last
    var index = 0
    while 2 * index + 1 < elements.count {
      var child = 2 * index + 1
      if child + 1 < elements.count, elements[child + 1] < elements[child] { child += 1 }
      guard elements[child] < elements[index] else { break }
      elements.swapAt(index, child)
      index = child
    }
    return first
  }
}
