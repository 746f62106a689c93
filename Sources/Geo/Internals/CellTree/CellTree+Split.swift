extension CellTree {
  /// Splits the points of a full block and one more, which the nodes count already, between the block
  /// and a new block, for which the node above it has room.
  mutating func split(_ block: Int, in parent: Int, _ lane: Int, adding record: PointRecord) {
    var records = ContiguousArray<PointRecord>()
    records.reserveCapacity(PointBlock.capacity + 1)
    for slot in 0..<PointBlock.capacity { records.append(blocks[block][slot]) }
    records.append(record)
    let middle = Self.separate(&records, limit: PointBlock.capacity)
    let new = addBlock()
    blocks[block] = PointBlock()
    unsafe records.withUnsafeBufferPointer { records in
      put(
        unsafe fill(block, with: UnsafeBufferPointer(rebasing: records[..<middle])), in: parent,
        lane)
      put(
        unsafe fill(new, with: UnsafeBufferPointer(rebasing: records[middle...])), in: parent,
        nodes[parent].childCount)
    }
  }

  /// Sorts records along an axis and returns where to split them, so that the boxes around the two
  /// parts have small margins.
  ///
  /// A part gets at least a third of the records, or fewer if they are far away from the others: then
  /// they get a box of their own, and the box of the others stays small. No part gets more records
  /// than `limit`.
  static func separate(
    _ records: inout ContiguousArray<PointRecord>, axes: Range<Int> = 0..<3, limit: Int
  ) -> Int {
    var best = (axis: axes.lowerBound, middle: records.count / 2, cost: Float.infinity)
    var backward = ContiguousArray(repeating: Float(0), count: records.count)
    var sortedAxis = -1
    for axis in axes {
      records.sort { $0[axis] < $1[axis] }
      sortedAxis = axis
      var box = VectorBox()
      for index in records.indices.reversed() {
        box.insert(records[index])
        backward[index] = box.margin
      }
      box = VectorBox()
      for middle in 1..<records.count {
        box.insert(records[middle - 1])
        guard max(middle, records.count - middle) <= limit else { continue }
        let isUneven = 3 * min(middle, records.count - middle) < records.count
        let cost = (box.margin + backward[middle]) * (isUneven ? 2 : 1)
        // Of equal splits, for example of records at one place, the one nearest to the middle.
        let isBetter =
          cost < best.cost
          || cost == best.cost
            && abs(2 * middle - records.count) < abs(2 * best.middle - records.count)
        if isBetter { best = (axis, middle, cost) }
      }
    }
    if best.axis != sortedAxis { records.sort { $0[best.axis] < $1[best.axis] } }
    return best.middle
  }
}
