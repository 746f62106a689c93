extension CellTree {
  /// Appends the ids of the `limit` points nearest to `center` and within `radius`: nearest first,
  /// those equally far by id.
  ///
  /// The search is in single precision and finds one more than wanted. If that one is as far as the
  /// last one wanted, as far as single precision can tell, all within reach are compared exactly.
  func appendNearestIDs(
    _ limit: Int, to center: Coordinate, within radius: Distance, to buffer: inout [Int]
  ) {
    let limit = min(limit, count)
    guard limit > 0, let cap = Cap(within: radius, of: center) else { return }
    let isSmall = unsafe limit <= SortedCandidates.maximum
    let capacity =
      unsafe isSmall
      ? SortedCandidates.capacity(for: limit) : BinnedCandidates.capacity(for: limit)
    let start = buffer.count
    var found = NearestKeys(count: 0, farthest: 0, isUndecided: false)
    unsafe read { tree in
      buffer.append(addingCapacity: capacity) { span in
        unsafe span.withUnsafeMutableBufferPointer { memory, initializedCount in
          guard let keys = memory.baseAddress else { return }
          if isSmall {
            var candidates = unsafe SortedCandidates(limit, within: cap.possible, memory: keys)
            found = unsafe tree.findNearest(limit, to: cap.vector, keys, &candidates)
          } else {
            let bound = unsafe tree.squaredChord(coveringNearest: limit + 1, to: cap.vector)
            var candidates = unsafe BinnedCandidates(
              limit, within: min(bound, cap.possible), memory: keys)
            found = unsafe tree.findNearest(limit, to: cap.vector, keys, &candidates)
          }
          if !found.isUndecided {
            unsafe tree.turnIntoIDs(keys, found.count, from: center, memory: keys + limit + 1)
          }
          initializedCount = found.count
        }
      }
    }
    if found.isUndecided {
      buffer.removeLast(found.count)
      appendIDs(in: Ball(vector: cap.vector, squaredChord: found.farthest), to: &buffer)
      sortByDistance(&buffer, from: start, to: center)
      buffer.removeLast(buffer.count - start - limit)
    }
    // Of those found, the last few can be a little beyond the radius.
    while found.farthest > cap.certain, buffer.count > start, let last = buffer.last,
      let place = self[last], !cap.contains(place)
    {
      buffer.removeLast()
    }
  }

  /// Sorts the ids from a position on, with memory behind them.
  private func sortByDistance(_ buffer: inout [Int], from start: Int, to center: Coordinate) {
    let count = buffer.count - start
    buffer.append(contentsOf: repeatElement(0, count: count))
    unsafe read { tree in
      unsafe buffer.withUnsafeMutableBufferPointer { memory in
        guard let ids = memory.baseAddress else { return }
        unsafe tree.sort(ids + start, count, from: center, memory: ids + start + count)
      }
    }
    buffer.removeLast(count)
  }
}

/// What a search in single precision found.
private struct NearestKeys {
  /// The number of keys, not counting the one more than wanted.
  var count: Int
  /// The squared chord that no place found is beyond.
  var farthest: Float
  /// Whether exact distances must tell which places to take.
  var isUndecided: Bool
}

extension CellTree.Reader {
  @inline(__always)
  fileprivate func findNearest<C: NearestCandidates>(
    _ limit: Int, to center: UnitVector, _ keys: UnsafeMutablePointer<CandidateKey>,
    _ candidates: inout C
  ) -> NearestKeys {
    unsafe search(from: center, into: &candidates)
    let found = candidates.finish()
    let count = min(found, limit)
    guard count > 0 else { return NearestKeys(count: 0, farthest: 0, isUndecided: false) }
    let reach = unsafe Chord.reach(of: keys[count &- 1].squaredChord)
    let isUndecided = unsafe found > limit && keys[limit].squaredChord <= reach
    return NearestKeys(count: count, farthest: reach, isUndecided: isUndecided)
  }

  /// Visits the points that may be among the nearest.
  ///
  /// Down to the block nearest to the center, then back up along the path, at each node into the other
  /// children that are near enough, nearest first: so the bound is good before most of the tree is
  /// looked at.
  @inline(__always)
  private func search<C: NearestCandidates>(from center: UnitVector, into candidates: inout C) {
    // Of the stack 128 integers, at most 16 for the squared chords of a block. A tree of 2³¹ points
    // with at least 16 in a block and four children in a node has 14 levels, and each leaves at most
    // seven children on the stack.
    unsafe withUnsafeTemporaryAllocation(of: CandidateKey.self, capacity: 128) { memory in
      guard let stack = memory.baseAddress else { return }
      let scratch = unsafe UnsafeMutableRawPointer(stack + 112)
      unsafe withUnsafeTemporaryAllocation(of: PathStep.self, capacity: 16) { path in
        var height = 0
        var child = unsafe root
        while child >= 0 {
          let node = unsafe nodes + Int(child)
          let squared = unsafe center.squaredChords(toNearestOf: node.pointee)
          let lane = bits(of: squared .<= smallest(squared)).trailingZeroBitCount
          unsafe path[height] = unsafe PathStep(node: node, lane: lane, squared: squared)
          height &+= 1
          child = unsafe node.children[lane]
        }
        unsafe scan(child, from: center, scratch, into: &candidates)
        while height > 0 {
          height &-= 1
          let step = unsafe path[height]
          let others = unsafe bits(of: step.squared .<= candidates.bound) & ~(1 << step.lane)
          var depth = unsafe push(others, step.squared, of: step.node, on: stack, 0)
          while depth > 0 {
            depth &-= 1
            let key = unsafe stack[depth]
            guard key.squaredChord <= candidates.bound else { continue }
            let child = Int32(bitPattern: key.payload)
            if child < 0 {
              unsafe scan(child, from: center, scratch, into: &candidates)
            } else {
              let node = unsafe nodes + Int(child)
              let squared = unsafe center.squaredChords(toNearestOf: node.pointee)
              let near = bits(of: squared .<= candidates.bound)
              depth = unsafe push(near, squared, of: node, on: stack, depth)
            }
          }
        }
      }
    }
  }

  /// A node on the way down, and the child that was taken.
  @unsafe
  private struct PathStep {
    let node: UnsafePointer<CellNode>
    let lane: Int
    let squared: Lanes
  }

  /// Pushes some children of a node, the nearest last; returns the new depth of the stack.
  @inline(__always)
  private func push(
    _ lanes: UInt32, _ squared: Lanes, of node: UnsafePointer<CellNode>,
    on stack: UnsafeMutablePointer<CandidateKey>, _ base: Int
  ) -> Int {
    var remaining = lanes
    var depth = base
    while remaining != 0 {
      let lane = remaining.trailingZeroBitCount
      remaining &= remaining &- 1
      let key = unsafe CandidateKey(
        squaredChord: squared[lane], payload: UInt32(bitPattern: node.children[lane]))
      var position = depth
      while position > base, unsafe stack[position &- 1] < key {
        unsafe stack[position] = stack[position &- 1]
        position &-= 1
      }
      unsafe stack[position] = key
      depth &+= 1
    }
    return depth
  }

  /// Offers the points of a block to the candidates.
  @inline(__always)
  private func scan<C: NearestCandidates>(
    _ child: Int32, from center: UnitVector, _ scratch: UnsafeMutableRawPointer,
    into candidates: inout C
  ) {
    let block = unsafe blocks + Int(~child)
    let bound = candidates.bound
    var near: UInt32 = 0
    var nearest = Lanes(repeating: .greatestFiniteMagnitude)
    for quarter in 0..<4 {
      let squared = unsafe center.squaredChords(to: block.quarter(quarter))
      unsafe scratch.storeBytes(of: squared, toByteOffset: quarter &* 32, as: Lanes.self)
      near |= bits(of: squared .<= bound) << UInt32(8 &* quarter)
      nearest.replace(with: squared, where: squared .< nearest)
    }
    guard near != 0 else { return }
    candidates.prepare(forNearest: smallest(nearest))
    let squared = unsafe scratch.assumingMemoryBound(to: Float.self)
    let ids = unsafe block.ids
    while near != 0 {
      let slot = near.trailingZeroBitCount
      near &= near &- 1
      guard unsafe squared[slot] <= candidates.bound else { continue }
      unsafe candidates.insert(CandidateKey(squaredChord: squared[slot], payload: ids[slot]))
    }
    candidates.tighten()
  }

  /// A squared chord within which at least `count` points lie, if there are that many.
  fileprivate func squaredChord(coveringNearest count: Int, to center: UnitVector) -> Float {
    // No chord is longer than 2.
    var bound: Float = 4.1
    var child = unsafe root
    while child >= 0 {
      let node = unsafe nodes + Int(child)
      let squared = unsafe center.squaredChords(toNearestOf: node.pointee)
      let lane = bits(of: squared .<= smallest(squared)).trailingZeroBitCount
      guard unsafe node.counts[lane] >= count else { break }
      bound = unsafe center.squaredChords(toFarthestOf: node.pointee)[lane]
      child = unsafe node.children[lane]
    }
    return bound
  }

  /// Turns sorted keys into ids, deciding the order of those that single precision cannot; `memory` has
  /// room for as many integers.
  @inline(__always)
  fileprivate func turnIntoIDs(
    _ keys: UnsafeMutablePointer<CandidateKey>, _ count: Int, from center: Coordinate,
    memory: UnsafeMutablePointer<Int>
  ) {
    var start = 0
    while start < count {
      var end = start
      var reach: Float = 0
      repeat {
        let key = unsafe keys[end]
        unsafe keys[end] = Int(key.payload)
        end &+= 1
        reach = Chord.reach(of: key.squaredChord)
      } while unsafe end < count && keys[end].squaredChord <= reach
      if end &- start > 1 {
        unsafe sort(keys + start, end &- start, from: center, memory: memory)
      }
      start = end
    }
  }
}
