extension CellTree {
  /// Rebuilds the top of the tree with one more node below it.
  mutating func rebuildTop(adding child: Child) {
    var children = releaseTop()
    children.append(child)
    makeTop(above: children)
  }

  /// Releases the nodes of the top and returns those below it.
  mutating func releaseTop() -> ContiguousArray<Child> {
    var level: ContiguousArray<Child> = [child(forNode: Int(root))]
    for _ in Self.rebuiltHeight..<height {
      var next = ContiguousArray<Child>()
      for top in level {
        let node = Int(top.index)
        for lane in 0..<nodes[node].childCount { next.append(child(lane, of: node)) }
        freeNodes.append(top.index)
      }
      level = next
    }
    return level
  }

  /// Makes the top of the tree above some nodes, at least one.
  mutating func makeTop(above children: ContiguousArray<Child>) {
    height = Self.rebuiltHeight
    while Self.blockCount(below: height - Self.rebuiltHeight) < children.count { height += 1 }
    precondition(height <= Self.maximumHeight, "Internal error: the tree is too high.")
    root = topNode(above: children, height: height).index
    nodeParents[Int(root)] = -1
  }

  /// Returns a node above some nodes, or the node itself if it is the only one and high enough.
  private mutating func topNode(
    above children: ContiguousArray<Child>, height: Int
  ) -> Child {
    if height == Self.rebuiltHeight { return children[0] }
    let node = addNode()
    let size = Self.blockCount(below: height - 1 - Self.rebuiltHeight)
    var below = Self.parts(of: children, count: CellNode.capacity, size: size)
      .map { topNode(above: $0, height: height - 1) }
    // A search for the nearest first descends into the first box that contains its center. Boxes in
    // the top overlap, and the smallest one is the most likely to have the nearest points.
    below.sort { $0.box.margin < $1.box.margin }
    for (lane, child) in below.enumerated() { put(child, in: node, lane) }
    return child(forNode: node)
  }

  /// Splits nodes in two where their boxes can be separated best, repeatedly, into up to `count`
  /// parts of up to `size` nodes.
  private static func parts(
    of children: ContiguousArray<Child>, count: Int, size: Int
  ) -> [ContiguousArray<Child>] {
    guard children.count > size || (size > 1 && count == CellNode.capacity && children.count > 1)
    else { return [children] }
    var best: (sorted: ContiguousArray<Child>, middle: Int, cost: Float)?
    for axis in 0..<3 {
      let sorted = ContiguousArray(
        children.sorted { $0.box.center[axis] < $1.box.center[axis] })
      var after = ContiguousArray(repeating: VectorBox(), count: sorted.count + 1)
      for index in sorted.indices.reversed() {
        after[index] = after[index + 1]
        after[index].formUnion(sorted[index].box)
      }
      var before = VectorBox()
      for middle in 1..<sorted.count {
        before.formUnion(sorted[middle - 1].box)
        let needed = (middle + size - 1) / size + (sorted.count - middle + size - 1) / size
        guard needed <= count else { continue }
        // Uneven parts need more nodes, so they must be separated clearly better.
        let unevenness = Float(abs(2 * middle - sorted.count)) / Float(sorted.count)
        let cost =
          (before.margin + after[middle].margin + 4 * before.overlap(with: after[middle]))
          * (1 + unevenness)
        if cost < best?.cost ?? .infinity { best = (sorted, middle, cost) }
      }
    }
    guard let best else { return [children] }
    let left = ContiguousArray(best.sorted[..<best.middle])
    let right = ContiguousArray(best.sorted[best.middle...])
    // Each part gets as many as it needs, and a share of the others.
    let (leftNeed, rightNeed) = ((left.count + size - 1) / size, (right.count + size - 1) / size)
    let leftCount = min(
      max(leftNeed, (count * left.count + children.count / 2) / children.count), count - rightNeed)
    return parts(of: left, count: leftCount, size: size)
      + parts(of: right, count: count - leftCount, size: size)
  }
}
