extension CellTree {
  /// Returns the block for a new point: from the top down, the child that suits it best.
  func block(for vector: UnitVector) -> Int {
    var index = height > Self.rebuiltHeight ? nodeBelowTop(for: vector) : root
    while index >= 0 {
      let node = Int(index)
      index = nodes[node].children[nodes[node].lane(for: vector)]
    }
    return Int(~index)
  }

  /// Returns the node just below the top of the tree for a new point.
  ///
  /// The boxes in the top overlap, so this compares all boxes just below it: usually one contains the
  /// point; else, of those that grow least, it takes the one that then overlaps the others least.
  private func nodeBelowTop(for vector: UnitVector) -> Int32 {
    var children: ContiguousArray<Child> = []
    appendChildren(containing: vector, below: root, height: height, to: &children)
    if let smallest = children.min(by: { $0.box.margin < $1.box.margin }) { return smallest.index }

    children = []
    appendChildren(containing: nil, below: root, height: height, to: &children)
    let growths = children.map { child in
      var box = child.box
      box.insert(vector)
      return box.margin - child.box.margin
    }
    let nearest = children.indices.sorted { growths[$0] < growths[$1] }
      .prefix(CellNode.capacity)
    var best = (index: root, overlap: Float.infinity)
    for position in nearest {
      let old = children[position].box
      var new = old
      new.insert(vector)
      var overlap: Float = 0
      for other in children.indices where other != position {
        overlap += new.overlap(with: children[other].box) - old.overlap(with: children[other].box)
      }
      if overlap < best.overlap { best = (children[position].index, overlap) }
    }
    return best.index
  }

  /// Appends the nodes just below the top whose boxes contain a vector, or all.
  private func appendChildren(
    containing vector: UnitVector?, below index: Int32, height: Int,
    to children: inout ContiguousArray<Child>
  ) {
    let node = Int(index)
    var lanes = bits(of: nodes[node].children .!= CellNode.noChild)
    if let vector { lanes &= bits(of: vector.growths(of: nodes[node]) .<= 0) }
    while lanes != 0 {
      let child = child(lanes.trailingZeroBitCount, of: node)
      lanes &= lanes &- 1
      if height == Self.rebuiltHeight + 1 {
        children.append(child)
      } else {
        appendChildren(
          containing: vector, below: child.index, height: height - 1, to: &children)
      }
    }
  }
}

extension CellNode {
  /// Returns the child for a new point: the smallest one whose box contains it, else the one that
  /// then overlaps the other children least, else the one whose box grows least.
  ///
  /// The children of a new node do not overlap, so a point outside of their boxes has a child that can
  /// grow without overlapping the others: the one on its side of every plane that separates children.
  func lane(for vector: UnitVector) -> Int {
    let growths = vector.growths(of: self)
    let containing = bits(of: growths .<= 0)
    var remaining = containing != 0 ? containing : bits(of: growths .< .infinity)
    var best = (lane: remaining.trailingZeroBitCount, overlap: Float.infinity, size: Float.infinity)
    guard remaining & (remaining &- 1) != 0 else { return best.lane & 7 }
    while remaining != 0 {
      let lane = remaining.trailingZeroBitCount
      remaining &= remaining &- 1
      let box = self[box: lane]
      if containing != 0 {
        if box.margin < best.size { best = (lane, 0, box.margin) }
        continue
      }
      var grown = box
      grown.insert(vector)
      let overlap = overlap(of: grown, without: lane) - overlap(of: box, without: lane)
      if overlap < best.overlap || overlap == best.overlap && growths[lane] < best.size {
        best = (lane, overlap, growths[lane])
      }
    }
    return best.lane
  }

  /// Returns the sum of the margins of the intersections of a box with the boxes of all children but
  /// one.
  private func overlap(of box: VectorBox, without lane: Int) -> Float {
    let x = smaller(highX, box.high.x) - larger(lowX, Lanes(repeating: box.low.x))
    let y = smaller(highY, box.high.y) - larger(lowY, Lanes(repeating: box.low.y))
    let z = smaller(highZ, box.high.z) - larger(lowZ, Lanes(repeating: box.low.z))
    var margins = Lanes(repeating: 0)
    margins.replace(with: x + y + z, where: (x .>= 0) .& (y .>= 0) .& (z .>= 0))
    margins[lane] = 0
    return margins.sum()
  }
}

/// Returns the smaller number of each lane and a limit.
private func smaller(_ lanes: Lanes, _ limit: Float) -> Lanes {
  -larger(-lanes, Lanes(repeating: -limit))
}
