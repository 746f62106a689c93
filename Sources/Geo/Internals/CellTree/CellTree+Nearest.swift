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
          if start == 0 { buffer.reserveCapacity(found.count) }
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

/// The nearest candidates so far, one more than wanted: the additional one tells whether the last one
/// wanted is certain.
protocol NearestCandidates {
  /// The squared chord from which on candidates are not needed.
  var bound: Float { get }

  /// Prepares for the candidates of a block with this least squared chord.
  mutating func prepare(forNearest squaredChord: Float)

  /// Inserts a candidate that is below the bound.
  mutating func insert(_ key: CandidateKey)

  /// Tightens the bound after the candidates of a block.
  mutating func tighten()

  /// Sorts the nearest candidates to the beginning of the memory and returns their number.
  mutating func finish() -> Int
}

/// A candidate in a search for the nearest places: the bits of its squared chord above those of its
/// ID, so keys compare like chords, then like IDs.
struct CandidateKey: Comparable {
  private let bits: UInt64

  @inline(__always)
  init(squaredChord: Float, payload: UInt32) {
    bits = UInt64(squaredChord.bitPattern) << 32 | UInt64(payload)
  }

  /// Creates a key for sorting by exact distance alone; it has no payload.
  @inline(__always)
  init(_ distance: Distance) {
    // The bits of nonnegative numbers compare like the numbers.
    bits = distance.meters.bitPattern
  }

  /// The squared chord, which is never negative.
  @inline(__always)
  var squaredChord: Float { Float(bitPattern: UInt32(truncatingIfNeeded: bits >> 32)) }

  /// The ID of a point, or the child of a node.
  @inline(__always)
  var payload: UInt32 { UInt32(truncatingIfNeeded: bits) }

  @inline(__always)
  static func < (lhs: Self, rhs: Self) -> Bool { lhs.bits < rhs.bits }
}

/// A few candidates that are always sorted.
@unsafe
struct SortedCandidates: NearestCandidates {
  private let keys: UnsafeMutablePointer<CandidateKey>
  private let wanted: Int
  private var count = 0
  private(set) var bound: Float

  /// The greatest number of candidates for which this type is faster than ``BinnedCandidates``.
  static var maximum: Int { 24 }

  /// Returns the number of keys for which the memory must have room: the candidates, and as many to
  /// sort them by distance.
  static func capacity(for wanted: Int) -> Int { 2 * (wanted + 1) }

  init(_ wanted: Int, below bound: Float, memory: UnsafeMutablePointer<CandidateKey>) {
    unsafe keys = unsafe memory
    unsafe self.wanted = wanted
    unsafe self.bound = bound
  }

  @inline(__always)
  mutating func prepare(forNearest squaredChord: Float) {
    guard unsafe wanted == 1 else { return }
    let reach = Chord.reach(of: squaredChord).nextUp
    if unsafe reach < bound { unsafe bound = reach }
  }

  @inline(__always)
  mutating func insert(_ key: CandidateKey) {
    var position = unsafe count
    if unsafe count > wanted {
      position &-= 1
      if unsafe keys[position] <= key { return }
    } else {
      unsafe count &+= 1
    }
    while position > 0, unsafe keys[position &- 1] > key {
      unsafe keys[position] = keys[position &- 1]
      position &-= 1
    }
    unsafe keys[position] = key
  }

  @inline(__always)
  mutating func tighten() {
    guard unsafe count > wanted else { return }
    // Candidates beyond the reach of the last one wanted are not needed, nor those as far as the
    // additional one, however many there are.
    let reach = unsafe Chord.reach(of: keys[wanted &- 1].squaredChord).nextUp
    if unsafe reach < bound { unsafe bound = reach }
    let last = unsafe keys[wanted].squaredChord
    if unsafe last < bound { unsafe bound = last }
  }

  func finish() -> Int { unsafe count }
}

/// Many candidates, counted in bins of equal area.
///
/// The area around a center is proportional to the squared chord, so candidates spread evenly over
/// the ground fill the bins evenly. The counts of the bins give the bound for one addition per
/// candidate, and sort the candidates at the end.
@unsafe
struct BinnedCandidates: NearestCandidates {
  private let keys: UnsafeMutablePointer<CandidateKey>
  private let sorted: UnsafeMutablePointer<CandidateKey>
  private let bins: UnsafeMutablePointer<Int>
  private let keyCapacity: Int
  private let binCount: Int
  private let limit: Int
  private var count = 0
  private(set) var bound: Float

  /// The number of bins for a squared chord of 1.
  private var scale: Float = 0
  /// The last bin that is needed.
  private var lastBin = 0
  /// The number of candidates in the bins up to the last bin that is needed.
  private var total = 0

  /// Returns the number of keys for which the memory must have room.
  static func capacity(for wanted: Int) -> Int {
    unsafe 2 * keyCapacity(for: wanted + 1) + binCount(for: wanted + 1) + 1
  }

  private static func keyCapacity(for limit: Int) -> Int { 3 * limit + 2 * PointBlock.capacity }
  private static func binCount(for limit: Int) -> Int { min(4 * limit, 1 << 20) }

  init(_ wanted: Int, below bound: Float, memory: UnsafeMutablePointer<CandidateKey>) {
    unsafe limit = wanted + 1
    unsafe keyCapacity = unsafe Self.keyCapacity(for: wanted + 1)
    unsafe binCount = unsafe Self.binCount(for: wanted + 1)
    unsafe keys = unsafe memory
    unsafe sorted = unsafe memory + keyCapacity
    unsafe bins = unsafe UnsafeMutableRawPointer(memory + 2 * keyCapacity)
      .bindMemory(to: Int.self, capacity: binCount + 1)
    unsafe self.bound = bound
    unsafe fillBins()
  }

  @inline(__always)
  func prepare(forNearest squaredChord: Float) {}

  @inline(__always)
  mutating func insert(_ key: CandidateKey) {
    unsafe keys[count] = key
    unsafe count &+= 1
    let bin = unsafe bin(of: key)
    unsafe bins[bin] &+= 1
    // The bound is slightly above the end of the last bin.
    unsafe total &+= bin <= lastBin ? 1 : 0
  }

  @inline(__always)
  mutating func tighten() {
    if unsafe total &- bins[lastBin] >= limit { unsafe dropBins() }
    if unsafe count > keyCapacity &- PointBlock.capacity { unsafe dropKeys() }
  }

  mutating func finish() -> Int {
    unsafe dropKeys()
    // Sort the keys into bins, then within the bins.
    var start = 0
    for bin in 0...(unsafe lastBin) {
      let next = unsafe start + bins[bin]
      unsafe bins[bin] = start
      start = next
    }
    for index in 0..<(unsafe count) {
      let key = unsafe keys[index]
      let bin = unsafe bin(of: key)
      unsafe sorted[bins[bin]] = key
      unsafe bins[bin] &+= 1
    }
    var slowness = 0
    for index in 0..<(unsafe count) {
      let key = unsafe sorted[index]
      var position = index
      while position > 0, unsafe keys[position &- 1] > key {
        unsafe keys[position] = keys[position &- 1]
        position &-= 1
      }
      unsafe keys[position] = key
      slowness &+= index &- position
      // Some bins have so many keys that insertion sort would take too long.
      if unsafe slowness > 16 &* count {
        unsafe keys.update(from: sorted, count: count)
        unsafe sortKeys()
        break
      }
    }
    return unsafe min(count, limit)
  }

  @inline(__always)
  private func bin(of key: CandidateKey) -> Int { unsafe Int(key.squaredChord * scale) }

  /// Drops the last bins as long as the bins before them have enough candidates.
  @inline(never)
  private mutating func dropBins() {
    while unsafe total &- bins[lastBin] >= limit {
      unsafe total &-= bins[lastBin]
      unsafe lastBin &-= 1
    }
    let end = unsafe Float(lastBin &+ 1) / scale * (1 + 3e-7)
    if unsafe end < bound { unsafe bound = end }
  }

  /// Removes the candidates of dropped bins; if that removes too few, switches to finer bins.
  @inline(never)
  private mutating func dropKeys() {
    var kept = 0
    for index in 0..<(unsafe count) {
      unsafe keys[kept] = keys[index]
      unsafe kept &+= bin(of: keys[index]) <= lastBin ? 1 : 0
    }
    unsafe count = kept
    guard unsafe count > 2 &* limit else { return }
    unsafe sortKeys()
    unsafe count = limit
    unsafe bound = keys[limit &- 1].squaredChord
    unsafe fillBins()
  }

  /// Counts all candidates in bins up to the bound.
  private mutating func fillBins() {
    // If all candidates are in one place, the bound is 0, and the scale must stay finite.
    unsafe scale = Float(binCount) / max(bound, 1e-20)
    unsafe lastBin = unsafe binCount
    unsafe total = unsafe count
    unsafe bins.initialize(repeating: 0, count: binCount + 1)
    for index in 0..<(unsafe count) { unsafe bins[bin(of: keys[index])] &+= 1 }
  }

  // The standard library's sort allocates memory.
  private func sortKeys() {
    let keys = unsafe keys
    heapSort(unsafe count) { a, b in
      unsafe keys[a] < keys[b]
    } exchange: { a, b in
      unsafe (keys[a], keys[b]) = (keys[b], keys[a])
    }
  }
}
