extension CellTree {
  /// Appends the ids of the `limit` points nearest to `center`, nearest first, those equally far by
  /// id; of no more than `radius` away.
  func appendNearestIDs(
    _ limit: Int, to center: Coordinate, within radius: Distance, to buffer: inout [Int]
  ) {
    let limit = min(limit, count)
    guard limit > 0, let cap = Cap(within: radius, of: center) else { return }
    let start = buffer.count
    // One more than wanted is searched for: if it is as good as as far as the last one wanted, single
    // precision does not tell which of them to take.
    let searched = limit + 1
    let isSmall = unsafe searched <= SortedCandidates.maximumLimit
    let capacity = unsafe isSmall ? searched : BinnedCandidates.scratch(for: searched)
    var isUndecided = false
    var (farthest, reach): (Float, Float) = (0, 0)
    unsafe read { tree in
      buffer.append(addingCapacity: capacity) { span in
        unsafe span.withUnsafeMutableBufferPointer { memory, initialized in
          guard let keys = memory.baseAddress else { return }
          let found: Int
          if isSmall {
            var candidates = unsafe SortedCandidates(
              keys: keys, limit: searched, bound: cap.possible)
            unsafe tree.search(from: cap.vector, into: &candidates)
            found = unsafe candidates.finish()
          } else {
            let bound = unsafe min(
              cap.possible, tree.squaredChord(coveringNearest: searched, to: cap.vector))
            var candidates = unsafe BinnedCandidates(memory: keys, limit: searched, bound: bound)
            unsafe tree.search(from: cap.vector, into: &candidates)
            found = unsafe candidates.finish()
          }
          initialized = min(found, limit)
          guard found > 0 else { return }
          farthest = unsafe keys[initialized - 1].squaredChord
          reach = Chord.reach(of: farthest)
          isUndecided =
            unsafe found > limit && keys[limit].squaredChord <= reach
          if !isUndecided {
            unsafe tree.decideOrder(of: keys, initialized, from: center)
          }
        }
      }
    }
    if isUndecided {
      farthest = reach
      buffer.removeSubrange(start...)
      appendIDs(in: Ball(vector: cap.vector, squaredChord: reach), to: &buffer)
      sortByDistance(&buffer, from: start, to: center)
      buffer.removeSubrange((start + limit)...)
    }
    // Of those found, the last few can be a little beyond the radius.
    while farthest > cap.certain, buffer.count > start, let last = buffer.last {
      let position = positions[last]
      guard !cap.contains(Coordinate(validLatitude: position.x, longitude: position.y)) else {
        break
      }
      buffer.removeLast()
    }
  }

  private func sortByDistance(_ buffer: inout [Int], from start: Int, to center: Coordinate) {
    unsafe read { tree in
      unsafe buffer.withUnsafeMutableBufferPointer { memory in
        unsafe tree.sort(UnsafeMutableBufferPointer(rebasing: memory[start...]), from: center)
      }
    }
  }
}

/// The places within a chord in single precision, without a second look.
private struct Ball: Region {
  let vector: UnitVector
  let squaredChord: Float

  @inline(__always)
  func classify(_ node: CellNode) -> (possible: LaneMask, certain: LaneMask) {
    (
      squaredChords(toNearestOf: node, from: vector) .<= squaredChord,
      squaredChords(toFarthestOf: node, from: vector) .<= squaredChord
    )
  }

  @inline(__always)
  func classify(x: Lanes, y: Lanes, z: Lanes) -> (possible: LaneMask, certain: LaneMask) {
    let isInside = squaredChords(x: x, y: y, z: z, from: vector) .<= squaredChord
    return (isInside, isInside)
  }

  func contains(_ place: Coordinate) -> Bool { true }
}

/// A candidate of a search for the nearest: the bits of its squared chord above those of its id, so
/// that keys compare as chords do.
private typealias Key = Int

extension Key {
  @inline(__always)
  fileprivate init(_ squaredChord: Float, _ id: UInt32) {
    self = Int(squaredChord.bitPattern) << 32 | Int(id)
  }

  @inline(__always)
  fileprivate var squaredChord: Float { Float(bitPattern: UInt32(truncatingIfNeeded: self >> 32)) }

  @inline(__always)
  fileprivate var id: Int { self & 0xFFFF_FFFF }
}

/// The best candidates so far.
private protocol Candidates {
  /// The squared chord beyond which no candidate is wanted.
  var bound: Float { get }

  /// Considers a candidate within the bound.
  mutating func insert(_ key: Key)

  /// Called before the candidates among eight points are inserted.
  mutating func prepare(for squaredChords: Lanes)

  /// Called after all candidates of a block.
  mutating func tighten()

  /// Sorts the candidates; returns their number.
  mutating func finish() -> Int
}

/// A few candidates, always sorted.
@unsafe
private struct SortedCandidates: Candidates {
  let keys: UnsafeMutablePointer<Int>
  let limit: Int
  var bound: Float
  var count = 0

  static var maximumLimit: Int { 24 }

  init(keys: UnsafeMutablePointer<Int>, limit: Int, bound: Float) {
    unsafe self.keys = unsafe keys
    unsafe self.limit = limit
    unsafe self.bound = min(bound, .greatestFiniteMagnitude)
  }

  @inline(__always)
  mutating func prepare(for squaredChords: Lanes) {
    if unsafe limit == 2 {
      let reach = Chord.reach(of: smallest(squaredChords))
      if unsafe reach < bound { unsafe bound = reach }
    }
  }

  @inline(__always)
  mutating func insert(_ key: Int) {
    var position = unsafe count
    if unsafe count == limit {
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
    guard unsafe count == limit else { return }
    // What is beyond the reach of the last one wanted cannot matter.
    let last = unsafe keys[limit &- 1].squaredChord
    if unsafe last < bound { unsafe bound = last }
    let reach = unsafe Chord.reach(of: keys[limit &- 2].squaredChord)
    if unsafe reach < bound { unsafe bound = reach }
  }

  mutating func finish() -> Int { unsafe count }
}

/// Many candidates, counted in bins of equal area: where places are spread evenly over the ground,
/// so are squared chords over the bins, and the bins give the bound and sort the candidates.
@unsafe
private struct BinnedCandidates: Candidates {
  let keys: UnsafeMutablePointer<Int>
  let sorted: UnsafeMutablePointer<Int>
  let bins: UnsafeMutablePointer<Int>
  let binCount: Int
  var scale: Float
  let limit: Int
  let capacity: Int
  var bound: Float
  var count = 0
  var total = 0
  var lastBin: Int

  static func capacity(for limit: Int) -> Int { 3 * limit + 64 }
  static func binCount(for limit: Int) -> Int { min(4 * limit, 1 << 20) }
  static func scratch(for limit: Int) -> Int {
    unsafe 2 * capacity(for: limit) + binCount(for: limit) + 1
  }

  init(memory: UnsafeMutablePointer<Int>, limit: Int, bound: Float) {
    unsafe self.keys = unsafe memory
    unsafe self.limit = limit
    let capacity = unsafe Self.capacity(for: limit)
    unsafe self.capacity = capacity
    unsafe sorted = unsafe memory + capacity
    unsafe bins = unsafe memory + 2 * capacity
    unsafe binCount = unsafe Self.binCount(for: limit)
    unsafe self.bound = min(bound, .greatestFiniteMagnitude)
    unsafe scale = 0
    unsafe lastBin = 0
    unsafe bins.initialize(repeating: 0, count: binCount + 1)
    unsafe count(within: self.bound)
  }

  @inline(__always)
  func bin(of squaredChord: Float) -> Int { unsafe Int(squaredChord * scale) }

  @inline(__always)
  mutating func prepare(for squaredChords: Lanes) {}

  @inline(__always)
  mutating func insert(_ key: Int) {
    unsafe keys[count] = key
    unsafe count &+= 1
    let bin = unsafe bin(of: key.squaredChord)
    unsafe bins[bin] &+= 1
    // The bound is a little above the end of the last bin.
    unsafe total &+= bin <= lastBin ? 1 : 0
  }

  @inline(__always)
  mutating func tighten() {
    var isTighter = false
    while unsafe total &- bins[lastBin] >= limit {
      unsafe total &-= bins[lastBin]
      unsafe lastBin &-= 1
      isTighter = true
    }
    if isTighter { unsafe bound = min(bound, Float(lastBin &+ 1) / scale * (1 + 3e-7)) }
    if unsafe count > capacity &- PointBlock.capacity { unsafe compact() }
  }

  @inline(never)
  mutating func compact() {
    var kept = 0
    for index in 0..<(unsafe count) {
      unsafe keys[kept] = keys[index]
      unsafe kept &+= bin(of: keys[index].squaredChord) <= lastBin ? 1 : 0
    }
    unsafe count = kept
    if unsafe count > 2 &* limit {
      // The bins were too coarse.
      var all = unsafe UnsafeMutableBufferPointer(start: keys, count: count)
      unsafe all.sort()
      unsafe count = limit
      unsafe bound = keys[limit &- 1].squaredChord
      unsafe count(within: bound)
    }
  }

  private mutating func count(within bound: Float) {
    unsafe scale = Float(binCount) / max(bound, 1e-20)
    unsafe lastBin = unsafe binCount
    unsafe total = unsafe count
    unsafe bins.update(repeating: 0, count: binCount + 1)
    for index in 0..<(unsafe count) { unsafe bins[bin(of: keys[index].squaredChord)] &+= 1 }
  }

  mutating func finish() -> Int {
    unsafe compact()
    var start = 0
    for bin in 0...(unsafe lastBin) {
      let n = unsafe bins[bin]
      unsafe bins[bin] = start
      start &+= n
    }
    for index in 0..<(unsafe count) {
      let key = unsafe keys[index]
      let bin = unsafe bin(of: key.squaredChord)
      unsafe sorted[bins[bin]] = key
      unsafe bins[bin] &+= 1
    }
    for index in 0..<(unsafe count) {
      let key = unsafe sorted[index]
      var position = index
      while position > 0, unsafe keys[position &- 1] > key {
        unsafe keys[position] = keys[position &- 1]
        position &-= 1
      }
      unsafe keys[position] = key
    }
    return unsafe min(count, limit)
  }
}

extension CellTree.Reader {
  /// Visits the points that may be among the nearest, nearest cells first.
  ///
  /// Down to the block nearest to the center, then back up along the path, so that the bound is good
  /// before the rest of the tree is looked at.
  @inline(__always)
  fileprivate func search<C: Candidates>(from center: UnitVector, into candidates: inout C) {
    unsafe withUnsafeTemporaryAllocation(of: Int.self, capacity: 128) { memory in
      guard let stack = memory.baseAddress else { return }
      unsafe withUnsafeTemporaryAllocation(of: (Lanes, Int32, Int32).self, capacity: 16) { path in
        var height = 0
        var index = unsafe Int32(truncatingIfNeeded: root)
        while index >= 0 {
          let node = unsafe nodes + Int(index)
          let squared = unsafe squaredChords(toNearestOf: node.pointee, from: center)
          let lane = bits(of: squared .<= smallest(squared)).trailingZeroBitCount
          unsafe path[height] = (squared, index, Int32(truncatingIfNeeded: lane))
          height &+= 1
          index = unsafe node.children[lane]
        }
        unsafe scan(Int(~index), from: center, into: &candidates)
        while height > 0 {
          height &-= 1
          let (squared, index, lane) = unsafe path[height]
          let near = bits(of: squared .<= candidates.bound) & ~(1 << UInt32(lane))
          if near == 0 { continue }
          var depth = unsafe push(near, squared, of: nodes + Int(index), on: stack, 0)
          while depth > 0 {
            depth &-= 1
            let key = unsafe stack[depth]
            if key.squaredChord > candidates.bound { continue }
            let child = Int32(truncatingIfNeeded: key)
            if child < 0 {
              unsafe scan(Int(~child), from: center, into: &candidates)
            } else {
              let node = unsafe nodes + Int(child)
              let squared = unsafe squaredChords(toNearestOf: node.pointee, from: center)
              let near = bits(of: squared .<= candidates.bound)
              depth = unsafe push(near, squared, of: node, on: stack, depth)
            }
          }
        }
      }
    }
  }

  /// Pushes children of a node, the nearest on top.
  @inline(__always)
  private func push(
    _ lanes: UInt32, _ squared: Lanes, of node: UnsafePointer<CellNode>,
    on stack: UnsafeMutablePointer<Int>, _ base: Int
  ) -> Int {
    var remaining = lanes
    var depth = base
    while remaining != 0 {
      let lane = remaining.trailingZeroBitCount
      remaining &= remaining &- 1
      let key = unsafe Key(squared[lane], UInt32(bitPattern: node.children[lane]))
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

  @inline(__always)
  private func scan<C: Candidates>(_ index: Int, from center: UnitVector, into candidates: inout C)
  {
    let block = unsafe blocks + index
    for quarter in 0..<4 {
      let squared = unsafe squaredChords(
        x: block.lanes(0, quarter), y: block.lanes(1, quarter), z: block.lanes(2, quarter),
        from: center)
      candidates.prepare(for: squared)
      var remaining = bits(of: squared .<= candidates.bound)
      while remaining != 0 {
        let lane = remaining.trailingZeroBitCount
        remaining &= remaining &- 1
        unsafe candidates.insert(Key(squared[lane], block.ids[quarter &* 8 &+ lane]))
      }
    }
    candidates.tighten()
  }
}

extension CellTree.Reader {
  /// A squared chord within which at least `count` points lie.
  fileprivate func squaredChord(coveringNearest count: Int, to center: UnitVector) -> Float {
    var bound = Float(4.1)
    var index = unsafe Int32(truncatingIfNeeded: root)
    while index >= 0 {
      let node = unsafe nodes + Int(index)
      let squared = unsafe squaredChords(toNearestOf: node.pointee, from: center)
      let lane = bits(of: squared .<= smallest(squared)).trailingZeroBitCount
      if unsafe node.counts[lane] < count { break }
      bound = unsafe squaredChords(toFarthestOf: node.pointee, from: center)[lane]
      index = unsafe node.children[lane]
    }
    return bound
  }

  /// Turns sorted keys into ids, deciding the order of those that single precision cannot.
  @inline(__always)
  fileprivate func decideOrder(
    of keys: UnsafeMutablePointer<Int>, _ count: Int, from center: Coordinate
  ) {
    var start = 0
    while start < count {
      var end = start &+ 1
      var last = unsafe keys[start].squaredChord
      while end < count {
        let next = unsafe keys[end].squaredChord
        if next > Chord.reach(of: last) { break }
        last = next
        unsafe keys[end] &= 0xFFFF_FFFF
        end &+= 1
      }
      unsafe keys[start] &= 0xFFFF_FFFF
      if end &- start > 1 {
        unsafe sort(
          UnsafeMutableBufferPointer(start: keys + start, count: end - start), from: center)
      }
      start = end
    }
  }

  /// Sorts ids by distance, those equally far by id.
  @inline(never)
  fileprivate func sort(_ ids: UnsafeMutableBufferPointer<Int>, from center: Coordinate) {
    unsafe withUnsafeTemporaryAllocation(of: (meters: Double, id: Int).self, capacity: ids.count) {
      places in
      var places = unsafe places
      for slot in ids.indices {
        let id = unsafe ids[slot]
        let p = unsafe positions[id]
        unsafe places.initializeElement(
          at: slot,
          to: (center.distance(to: Coordinate(validLatitude: p.x, longitude: p.y)).meters, id))
      }
      unsafe places.sort { ($0.meters, $0.id) < ($1.meters, $1.id) }
      for slot in ids.indices { unsafe ids[slot] = places[slot].id }
    }
  }
}
