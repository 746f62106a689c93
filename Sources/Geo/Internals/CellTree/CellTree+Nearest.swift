extension CellTree {
  /// Appends the IDs of up to `limit` points nearest to `center` and within `radius`, in order of
  /// distance, then of ID.
  ///
  /// The search uses single precision and finds one point more than wanted. If single precision
  /// cannot tell whether that point is farther than the last one wanted, all points that may be among
  /// the nearest are compared exactly.
  func appendNearestIDs(
    _ limit: Int, to center: Coordinate, within radius: Distance, to buffer: inout [Int]
  ) {
    let limit = min(limit, count)
    guard limit > 0, let cap = Cap(within: radius, of: center) else { return }
    let start = buffer.count
    var found = NearestKeys(count: 0, farthest: 0, isUndecided: false)
    unsafe read { tree in
      if unsafe limit <= SortedCandidates.maximum {
        // Less than half a kilobyte; up to one, temporary memory is on the processor's stack.
        let capacity = unsafe SortedCandidates.capacity(for: limit)
        unsafe withUnsafeTemporaryAllocation(of: CandidateKey.self, capacity: capacity) { memory in
          guard let keys = memory.baseAddress else { return }
          var candidates = unsafe SortedCandidates(
            limit, below: cap.possible.nextUp, memory: keys)
          found = unsafe tree.findNearest(limit, to: center, cap.vector, in: keys, &candidates)
          for slot in 0..<found.count { buffer.append(Int(unsafe keys[slot].payload)) }
        }
      } else {
        let capacity = unsafe BinnedCandidates.capacity(for: limit)
        unsafe buffer.appendPayloads(keyCapacity: capacity) { keys in
          let bound = unsafe tree.squaredChord(coveringNearest: limit + 1, to: cap.vector)
          var candidates = unsafe BinnedCandidates(
            limit, below: min(bound, cap.possible).nextUp, memory: keys)
          found = unsafe tree.findNearest(limit, to: center, cap.vector, in: keys, &candidates)
          return found.count
        }
      }
    }
    if found.isUndecided {
      appendExactlyNearestIDs(limit, to: center, in: Cap(cap, within: found.farthest), to: &buffer)
    }
    // The last few points found can be slightly beyond the radius.
    while found.farthest > cap.certain, buffer.count > start, let last = buffer.last,
      let place = self[last], !cap.contains(place)
    {
      buffer.removeLast()
    }
  }
}

/// The result of a search in single precision.
private struct NearestKeys {
  /// The number of keys, without the additional one; zero if they are undecided.
  var count: Int
  /// A squared chord that contains all places found.
  var farthest: Float
  /// Whether exact distances must decide which places are nearest.
  var isUndecided: Bool
}

extension CellTree.Reader {
  /// Finds the keys of the nearest points, in order of distance, then of ID.
  @inline(never)
  fileprivate func findNearest<C: NearestCandidates>(
    _ limit: Int, to center: Coordinate, _ vector: UnitVector,
    in keys: UnsafeMutablePointer<CandidateKey>, _ candidates: inout C
  ) -> NearestKeys {
    unsafe search(from: vector, into: &candidates)
    let found = candidates.finish()
    let count = min(found, limit)
    guard count > 0 else { return NearestKeys(count: 0, farthest: 0, isUndecided: false) }
    let reach = unsafe Chord.reach(of: keys[count &- 1].squaredChord)
    guard unsafe found <= limit || keys[limit].squaredChord > reach else {
      return NearestKeys(count: 0, farthest: reach, isUndecided: true)
    }
    unsafe decideOrder(of: keys, count, from: center, memory: keys + limit + 1)
    return NearestKeys(count: count, farthest: reach, isUndecided: false)
  }

  /// Visits the points that may be among the nearest.
  ///
  /// The search first descends to the block nearest to the center. Then it goes back up along the
  /// path, and at each node visits the other children that are near enough, nearest first. So the
  /// bound is tight before most of the tree is visited.
  @inline(__always)
  private func search<C: NearestCandidates>(from center: UnitVector, into candidates: inout C) {
    // The squared chords of a block follow the stack. Together they take less than a kilobyte, up to
    // which temporary memory is always on the processor's stack.
    let squaredChordsSize = PointBlock.capacity * MemoryLayout<Float>.stride
    let capacity =
      CellTree.maximumStackDepth + squaredChordsSize / MemoryLayout<CandidateKey>.stride
    unsafe withUnsafeTemporaryAllocation(of: CandidateKey.self, capacity: capacity) { memory in
      guard let stack = memory.baseAddress else { return }
      let scratch = unsafe UnsafeMutableRawPointer(stack + CellTree.maximumStackDepth)
        .bindMemory(to: Float.self, capacity: PointBlock.capacity)
      unsafe withUnsafeTemporaryAllocation(of: PathStep.self, capacity: CellTree.maximumHeight) {
        path in
        var (height, block) = unsafe descend(toward: center, path)
        unsafe scan(block, from: center, scratch, into: &candidates)
        while height > 0 {
          height &-= 1
          let step = unsafe path[height]
          let others = unsafe bits(of: step.squared .< candidates.bound) & ~(1 << step.lane)
          var depth = unsafe push(others, step.squared, of: step.node, on: stack, 0)
          while depth > 0 {
            depth &-= 1
            let key = unsafe stack[depth]
            guard key.squaredChord < candidates.bound else { continue }
            let child = Int32(bitPattern: key.payload)
            if child < 0 {
              unsafe scan(child, from: center, scratch, into: &candidates)
            } else {
              let node = unsafe nodes + Int(child)
              let squared = unsafe center.squaredChords(toNearestOf: node)
              let near = bits(of: squared .< candidates.bound)
              depth = unsafe push(near, squared, of: node, on: stack, depth)
            }
          }
        }
      }
    }
  }

  /// Records the path to the block nearest to the center, and returns its length and the block.
  @inline(__always)
  private func descend(
    toward center: UnitVector, _ path: UnsafeMutableBufferPointer<PathStep>
  ) -> (height: Int, block: Int32) {
    var height = 0
    var child = unsafe root
    while child >= 0 {
      let node = unsafe nodes + Int(child)
      let squared = unsafe center.squaredChords(toNearestOf: node)
      let lane = laneOfSmallest(squared)
      unsafe path[height] = unsafe PathStep(node: node, lane: lane, squared: squared)
      height &+= 1
      child = unsafe node.children[lane]
    }
    return (height, child)
  }

  /// A node on the path, and the child that the path takes.
  @unsafe
  private struct PathStep {
    let node: UnsafePointer<CellNode>
    let lane: Int
    let squared: Lanes
  }

  /// Pushes some children of a node, nearest last, and returns the new depth of the stack.
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

  /// Adds the points of a block that are near enough to the candidates.
  @inline(__always)
  private func scan<C: NearestCandidates>(
    _ child: Int32, from center: UnitVector, _ squaredChords: UnsafeMutablePointer<Float>,
    into candidates: inout C
  ) {
    let block = unsafe blocks + Int(~child)
    let bound = candidates.bound
    var near: UInt32 = 0
    var nearest = Lanes(repeating: .greatestFiniteMagnitude)
    for quarter in 0..<4 {
      let squared = unsafe center.squaredChords(to: block.quarter(quarter))
      unsafe UnsafeMutableRawPointer(squaredChords + quarter &* Lanes.scalarCount)
        .storeBytes(of: squared, as: Lanes.self)
      near |= bits(of: squared .< bound) << UInt32(8 &* quarter)
      nearest.replace(with: squared, where: squared .< nearest)
    }
    guard near != 0 else { return }
    candidates.prepare(forNearest: smallest(nearest))
    let ids = unsafe block.ids
    while near != 0 {
      let slot = near.trailingZeroBitCount
      near &= near &- 1
      let squared = unsafe squaredChords[slot]
      guard squared < candidates.bound else { continue }
      unsafe candidates.insert(CandidateKey(squaredChord: squared, payload: ids[slot]))
    }
    candidates.tighten()
  }

  /// Returns a squared chord that contains at least `count` points, if there are that many.
  fileprivate func squaredChord(coveringNearest count: Int, to center: UnitVector) -> Float {
    var bound = Chord.maximumSquared
    var child = unsafe root
    while child >= 0 {
      let node = unsafe nodes + Int(child)
      let squared = unsafe center.squaredChords(toNearestOf: node)
      let lane = laneOfSmallest(squared)
      guard unsafe node.counts[lane] >= count else { break }
      bound = unsafe center.squaredChords(toFarthestOf: node.pointee)[lane]
      child = unsafe node.children[lane]
    }
    return bound
  }

  /// Sorts by exact distance those of the sorted keys whose order single precision cannot decide;
  /// `memory` has room for as many keys.
  @inline(__always)
  fileprivate func decideOrder(
    of keys: UnsafeMutablePointer<CandidateKey>, _ count: Int, from center: Coordinate,
    memory: UnsafeMutablePointer<CandidateKey>
  ) {
    var start = 0
    while start < count {
      var end = start &+ 1
      while unsafe end < count
        && keys[end].squaredChord <= Chord.reach(of: keys[end &- 1].squaredChord)
      {
        end &+= 1
      }
      if end &- start > 1 {
        unsafe sort(keys + start, end &- start, from: center, memory: memory)
      }
      start = end
    }
  }
}
