extension PointIndex {
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
}
