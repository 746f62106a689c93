extension PointIndex {
  /// The number of places in a box, those on its edge included.
  ///
  /// Cells that lie in the box are counted without looking at their places. Allocates no memory.
  public func count(in box: BoundingBox) -> Int { tree.count(in: Wedge(box)) }

  /// The ids of the places in a box, in increasing order.
  public func ids(in box: BoundingBox) -> [Int] {
    var ids: [Int] = []
    appendIDs(in: box, to: &ids)
    ids.sort()
    return ids
  }

  /// Appends the ids of the places in a box, in no particular order.
  ///
  /// Allocates no memory if `buffer` has capacity for the result and 4096 more.
  public func appendIDs(in box: BoundingBox, to buffer: inout [Int]) {
    tree.appendIDs(in: Wedge(box), to: &buffer)
  }
}
