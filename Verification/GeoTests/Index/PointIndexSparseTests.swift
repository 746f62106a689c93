import Testing

@testable import Geo

/// Parts of an index from which most places are removed, in an index of several such parts.
@Suite("Point index: sparse parts after removals") struct PointIndexSparseTests {
  /// An index of a grid of a degree's tenth, which needs several nodes below the top.
  static let grid = PointIndex(
    (0..<60_000).compactMap { number in
      try? Coordinate(latitude: Double(number % 200) / 10, longitude: Double(number / 200) / 10)
    })

  static func nodesBelowTop(of index: PointIndex) -> Int {
    let (nodes, free) = (index.tree.nodes, Set(index.tree.freeNodes.map(Int.init)))
    return nodes.indices.count { node in
      var (height, below) = (1, nodes[node].children[0])
      while below >= 0 { (height, below) = (height + 1, nodes[Int(below)].children[0]) }
      return !free.contains(node) && height == CellTree.rebuiltHeight
    }
  }

  @Test func nodesWithFewPlacesAreJoined() throws {
    var index = Self.grid
    #expect(Self.nodesBelowTop(of: index) >= 4)
    for id in 0..<60_000 where !id.isMultiple(of: 50) { index.remove(id) }
    #expect(Self.nodesBelowTop(of: index) <= 2)
    #expect(violatedInvariant(of: index) == nil)
  }

  /// A part that has become sparse is joined with a full one, which makes two again.
  @Test func aSparseNodeJoinsItsFullNeighbor() throws {
    var index = Self.grid
    for id in 0..<20_000 where !id.isMultiple(of: 5) { index.remove(id) }
    #expect(index.count == 44_000)
    #expect(violatedInvariant(of: index) == nil)
  }

  /// Half of the places need few more blocks than a new index of them.
  @Test func nodesStayDenseWhileHalfOfThePlacesGo() {
    var index = Self.grid
    for id in 0..<60_000 where id % 25 < 12 { index.remove(id) }
    let blocks = index.tree.blocks.count - index.tree.freeBlocks.count
    #expect(Double(index.count) / Double(blocks) > 0.75 * Double(CellTree.blockFill))
    #expect(violatedInvariant(of: index) == nil)
  }

  /// One place far away would be a part of its own if the others were not too many.
  @Test func noPartOfASplitIsLargerThanItMayBe() {
    var records: ContiguousArray<PointRecord> = []
    for id in 0..<UInt32(10) {
      records.append(PointRecord(x: id == 9 ? 1 : Float(id) / 1000, y: 0, z: 0, id: id))
    }
    #expect(CellTree.separate(&records, axes: 0..<1, limit: 9) == 9)
    #expect((4...6).contains(CellTree.separate(&records, axes: 0..<1, limit: 6)))
  }
}
