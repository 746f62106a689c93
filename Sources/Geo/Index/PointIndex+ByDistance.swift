extension PointIndex {
  /// Returns all places in order of their distance from a center, found as the sequence is read.
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
      private var points = MinimumHeap<Point>()
      /// The points that may be next, ordered by exact distance.
      private var contenders = MinimumHeap<Contender>()

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
          let reach = contenders.first.map { Chord.reach(of: $0.squaredChord) } ?? .infinity
          let nearestCell = cells.first?.squaredChord ?? .infinity
          let nearestPoint = points.first?.squaredChord ?? .infinity
          if nearestPoint <= nearestCell, nearestPoint <= reach, let point = points.popFirst() {
            contend(point)
          } else if nearestCell <= reach, let cell = cells.popFirst() {
            open(cell)
          } else {
            return contenders.popFirst().map { Hit(id: $0.id, distance: $0.distance) }
          }
        }
      }

      private mutating func contend(_ point: Point) {
        guard let place = tree[Int(point.id)] else { return }
        contenders.insert(
          Contender(
            distance: center.distance(to: place), id: Int(point.id),
            squaredChord: point.squaredChord))
      }

      private mutating func open(_ cell: Cell) {
        if cell.child >= 0 {
          let node = tree.nodes[Int(cell.child)]
          let squared = vector.squaredChords(toNearestOf: node)
          for lane in 0..<CellNode.capacity where node.counts[lane] > 0 {
            cells.insert(Cell(squaredChord: squared[lane], child: node.children[lane]))
          }
        } else {
          scan(Int(~cell.child))
        }
      }

      private mutating func scan(_ index: Int) {
        for slot in 0..<PointBlock.capacity {
          let record = tree.blocks[index][slot]
          guard record.vector.x.isFinite else { break }
          points.insert(
            Point(squaredChord: vector.squaredChord(to: record), id: record.id))
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

private struct Point: Comparable, Sendable {
  let squaredChord: Float
  let id: UInt32

  static func < (lhs: Self, rhs: Self) -> Bool { lhs.squaredChord < rhs.squaredChord }
}

private struct Contender: Comparable, Sendable {
  let distance: Distance
  let id: Int
  let squaredChord: Float

  static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.distance, lhs.id) < (rhs.distance, rhs.id)
  }
}
