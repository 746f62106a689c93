@testable import Geo

/// Returns what is wrong with the cells of an index, or `nil` if nothing is.
///
/// Every point is in one block and known to be there; every box is the smallest one; every count is
/// right; all blocks are at the same depth; and what is not in use is listed once.
func violatedInvariant(of index: PointIndex) -> String? {
  var check = TreeCheck(tree: index.tree)
  return check.run()
}

private struct TreeCheck {
  let tree: CellTree
  var usedNodes: Set<Int> = []
  var usedBlocks: Set<Int> = []
  var ids: Set<Int> = []
  var problem: String?

  init(tree: CellTree) { self.tree = tree }

  mutating func run() -> String? {
    let (count, _) = visit(Int(tree.root), height: tree.height)
    require(tree.nodeParents[Int(tree.root)] == -1, "the root has a parent")
    require(tree.height <= CellTree.maximumHeight, "the tree is too high")
    require(count == tree.count, "the count of all points")
    let expected = tree.positions.indices.filter { !tree.positions[$0].x.isNaN }
    require(ids == Set(expected), "the IDs in blocks")
    checkFree(tree.freeNodes, used: usedNodes, of: tree.nodes.count, "node")
    checkFree(tree.freeBlocks, used: usedBlocks, of: tree.blocks.count, "block")
    require(
      tree.freeBlocks.allSatisfy { tree.blockParents[Int($0)] == -1 }, "a free block's parent")
    require(
      tree.blockOfID.isEmpty || tree.blockOfID.count == tree.positions.count, "the list of IDs")
    return problem
  }

  private mutating func require(_ condition: Bool, _ what: String) {
    if !condition, problem == nil { problem = what }
  }

  private mutating func checkFree(
    _ free: ContiguousArray<Int32>, used: Set<Int>, of count: Int, _ kind: String
  ) {
    let listed = Set(free.map(Int.init))
    require(listed.count == free.count, "a free \(kind) is listed twice")
    require(listed.isDisjoint(with: used), "a free \(kind) is in use")
    require(listed.union(used) == Set(0..<count), "a \(kind) is neither free nor in use")
  }

  private mutating func visit(_ node: Int, height: Int) -> (count: Int, box: VectorBox) {
    require(usedNodes.insert(node).inserted, "node \(node) is used twice")
    var (total, box) = (0, VectorBox())
    let cells = tree.nodes[node]
    for lane in 0..<CellNode.capacity {
      let child = cells.children[lane]
      guard lane < cells.childCount else {
        require(child == CellNode.noChild && cells.counts[lane] == 0, "an absent child")
        require(cells[box: lane] == VectorBox(), "the box of an absent child")
        continue
      }
      let (count, childBox): (Int, VectorBox)
      if child < 0 {
        require(height == 1, "a block at height \(height)")
        require(Int(tree.blockParents[Int(~child)]) == node, "the parent of a block")
        (count, childBox) = visitBlock(Int(~child), count: Int(cells.counts[lane]))
      } else {
        require(height > 1, "a node at height \(height)")
        guard height > 1 else { break }
        require(Int(tree.nodeParents[Int(child)]) == node, "the parent of a node")
        (count, childBox) = visit(Int(child), height: height - 1)
      }
      require(count == Int(cells.counts[lane]), "the count of a child")
      require(childBox == cells[box: lane], "the box of a child")
      total += count
      box.formUnion(childBox)
    }
    return (total, box)
  }

  private mutating func visitBlock(_ block: Int, count: Int) -> (count: Int, box: VectorBox) {
    require(usedBlocks.insert(block).inserted, "block \(block) is used twice")
    var box = VectorBox()
    for slot in 0..<PointBlock.capacity {
      let record = tree.blocks[block][slot]
      guard slot < count else {
        require(!record.vector.x.isFinite, "a free slot")
        continue
      }
      let id = Int(record.id)
      require(ids.insert(id).inserted, "ID \(id) is in two blocks")
      let expected = PointRecord(id: record.id, at: tree.positions[id])
      require(
        expected[0] == record[0] && expected[1] == record[1] && expected[2] == record[2],
        "the direction of ID \(id)")
      require(
        tree.blockOfID.isEmpty || Int(tree.blockOfID[id]) == block, "the known block of ID \(id)")
      box.insert(record)
    }
    return (count, box)
  }
}

/// Returns the number of blocks in use.
func blockCount(of index: PointIndex) -> Int {
  index.tree.blocks.count - index.tree.freeBlocks.count
}
