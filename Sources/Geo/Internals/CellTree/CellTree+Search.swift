extension CellTree {
  /// Returns the number of points in a region, without visiting points of cells inside the region.
  func count<R: Region>(in region: R) -> Int {
    var total = 0
    unsafe read { tree in
      unsafe tree.search(region) { node, lanes in
        total &+= Int(unsafe (node.pointee.counts & integers(of: lanes)).wrappedSum())
      } boundary: { blocks in
        total &+= unsafe tree.count(of: blocks, in: region)
      }
    }
    return total
  }

  /// Appends the IDs of the points in a region, in the order of the tree.
  func appendIDs<R: Region>(in region: R, to buffer: inout [Int]) {
    unsafe read { tree in
      unsafe tree.search(region) { node, lanes in
        var remaining = bits(of: lanes)
        while remaining != 0 {
          let lane = remaining.trailingZeroBitCount
          remaining &= remaining &- 1
          let count = Int(unsafe node.pointee.counts[lane])
          unsafe buffer.append(upTo: count) { start in
            var end = unsafe start
            unsafe tree.writeIDs(below: node, lane, to: &end)
            return unsafe end - start
          }
        }
      } boundary: { blocks in
        unsafe buffer.append(upTo: blocks.count * PointBlock.capacity) { start in
          var end = unsafe start
          for index in blocks.indices {
            unsafe tree.writeIDs(of: Int(blocks[index]), in: region, to: &end)
          }
          return unsafe end - start
        }
      }
    }
  }
}

extension CellTree.Reader {
  /// Calls `body` with the ID of each point in a region.
  @inline(__always)
  func forEachID<R: Region>(in region: R, _ body: (Int) -> Void) {
    unsafe search(region) { node, lanes in
      var remaining = bits(of: lanes)
      while remaining != 0 {
        let lane = remaining.trailingZeroBitCount
        remaining &= remaining &- 1
        unsafe forEachID(below: node, lane, body)
      }
    } boundary: { blocks in
      for index in blocks.indices {
        let block = unsafe self.blocks + Int(blocks[index])
        var (found, open) = unsafe classify(block, in: region)
        if open != 0 { found |= unsafe decide(open, of: block, in: region) }
        let ids = unsafe block.ids
        while found != 0 {
          body(Int(unsafe ids[found.trailingZeroBitCount]))
          found &= found &- 1
        }
      }
    }
  }

  /// Calls `body` with the IDs of all points below a child of a node.
  private func forEachID(
    below node: UnsafePointer<CellNode>, _ lane: Int, _ body: (Int) -> Void
  ) {
    let child = unsafe node.children[lane]
    if child < 0 {
      let ids = unsafe (blocks + Int(~child)).ids
      for slot in 0..<Int(unsafe node.counts[lane]) { body(Int(unsafe ids[slot])) }
    } else {
      let node = unsafe nodes + Int(child)
      for lane in 0..<CellNode.capacity where unsafe node.counts[lane] > 0 {
        unsafe forEachID(below: node, lane, body)
      }
    }
  }

  /// Visits the cells that may contain places of a region.
  ///
  /// `whole` gets a node and its children that lie inside the region. `boundary` gets lists of blocks
  /// that may lie partly inside.
  @inline(__always)
  fileprivate func search<R: Region>(
    _ region: R,
    whole: (UnsafePointer<CellNode>, LaneMask) -> Void,
    boundary: (UnsafeBufferPointer<Int32>) -> Void
  ) {
    // One kilobyte, up to which temporary memory is always on the processor's stack.
    let capacity = 256
    let blockCapacity = capacity - CellTree.maximumStackDepth
    unsafe withUnsafeTemporaryAllocation(of: Int32.self, capacity: capacity) { memory in
      guard let stack = memory.baseAddress else { return }
      let blocks = unsafe stack + CellTree.maximumStackDepth
      unsafe stack[0] = root
      var depth = 1
      var blockCount = 0
      while depth > 0 {
        depth &-= 1
        let node = unsafe nodes + Int(stack[depth])
        let (possible, certain) = unsafe region.classify(node.pointee)
        let certainBits = bits(of: certain)
        if certainBits != 0 { unsafe whole(node, certain) }
        var remaining = bits(of: possible) & ~certainBits
        let children = unsafe node.children
        if unsafe children[0] < 0 {
          while remaining != 0 {
            unsafe blocks[blockCount] = ~children[remaining.trailingZeroBitCount]
            blockCount &+= 1
            remaining &= remaining &- 1
          }
          if blockCount > blockCapacity &- CellNode.capacity {
            unsafe boundary(UnsafeBufferPointer(start: blocks, count: blockCount))
            blockCount = 0
          }
        } else {
          while remaining != 0 {
            unsafe stack[depth] = children[remaining.trailingZeroBitCount]
            depth &+= 1
            remaining &= remaining &- 1
          }
        }
      }
      if blockCount > 0 { unsafe boundary(UnsafeBufferPointer(start: blocks, count: blockCount)) }
    }
  }

  /// Returns the number of points of the listed blocks that are in a region.
  @inline(__always)
  fileprivate func count<R: Region>(of list: UnsafeBufferPointer<Int32>, in region: R) -> Int {
    var possibleCounts = SIMD8<UInt32>(repeating: 0)
    var certainCounts = SIMD8<UInt32>(repeating: 0)
    for position in list.indices {
      let block = unsafe blocks + Int(list[position])
      for quarter in 0..<4 {
        let (possible, certain) = unsafe region.classify(block.quarter(quarter))
        // A set lane is -1 as a number.
        possibleCounts &-= integers(of: possible)
        certainCounts &-= integers(of: certain)
      }
    }
    var total = Int(certainCounts.wrappedSum())
    if possibleCounts == certainCounts { return total }
    for position in list.indices {
      let block = unsafe blocks + Int(list[position])
      let open = unsafe classify(block, in: region).open
      if open != 0 { total &+= unsafe decide(open, of: block, in: region).nonzeroBitCount }
    }
    return total
  }

  /// Writes the IDs of the points of a block that are in a region.
  @inline(__always)
  fileprivate func writeIDs<R: Region>(
    of index: Int, in region: R, to end: inout UnsafeMutablePointer<Int>
  ) {
    let block = unsafe blocks + index
    var (found, open) = unsafe classify(block, in: region)
    if open != 0 { found |= unsafe decide(open, of: block, in: region) }
    let ids = unsafe block.ids
    while found != 0 {
      unsafe end.pointee = Int(ids[found.trailingZeroBitCount])
      unsafe end += 1
      found &= found &- 1
    }
  }

  /// Writes the IDs of all points below a child of a node.
  fileprivate func writeIDs(
    below node: UnsafePointer<CellNode>, _ lane: Int, to end: inout UnsafeMutablePointer<Int>
  ) {
    let child = unsafe node.children[lane]
    if child < 0 {
      let ids = unsafe (blocks + Int(~child)).ids
      for slot in 0..<Int(unsafe node.counts[lane]) {
        unsafe end[slot] = Int(ids[slot])
      }
      unsafe end += Int(node.counts[lane])
    } else {
      let node = unsafe nodes + Int(child)
      for lane in 0..<CellNode.capacity where unsafe node.counts[lane] > 0 {
        unsafe writeIDs(below: node, lane, to: &end)
      }
    }
  }

  /// Returns the points of a block that are certainly in a region, and those that are undecided.
  @inline(__always)
  private func classify<R: Region>(
    _ block: UnsafePointer<PointBlock>, in region: R
  ) -> (certain: UInt32, open: UInt32) {
    var (certain, possible): (UInt32, UInt32) = (0, 0)
    for quarter in 0..<4 {
      let masks = unsafe region.classify(block.quarter(quarter))
      certain |= bits(of: masks.certain) << UInt32(8 &* quarter)
      possible |= bits(of: masks.possible) << UInt32(8 &* quarter)
    }
    return (certain, possible & ~certain)
  }

  /// Returns the undecided points of a block that are in a region by their exact position.
  @inline(never)
  private func decide<R: Region>(
    _ open: UInt32, of block: UnsafePointer<PointBlock>, in region: R
  ) -> UInt32 {
    var (remaining, inside) = (open, UInt32(0))
    while remaining != 0 {
      let lane = remaining.trailingZeroBitCount
      remaining &= remaining &- 1
      if unsafe region.contains(place(Int(block.ids[lane]))) {
        inside |= 1 << UInt32(lane)
      }
    }
    return inside
  }
}
