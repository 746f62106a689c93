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

  /// The tree for reading, without bounds checks and reference counting in the inner loops.
  ///
  /// Sound: it exists only during a call of ``CellTree/read(_:)``, while the arrays cannot change or
  /// be deallocated, and every index into them comes from a node of the same tree.
  @unsafe
  struct Reader {
    let nodes: UnsafePointer<CellNode>
    let blocks: UnsafePointer<PointBlock>
    let positions: UnsafePointer<SIMD2<Double>>
    let root: Int32

    /// Returns the exact position of a point.
    @inline(__always)
    func place(_ id: Int) -> Coordinate {
      let position = unsafe positions[id]
      return Coordinate(validLatitude: position.x, longitude: position.y)
    }
  }

  /// Calls `body` with the memory of the tree, unless the tree is empty.
  @inline(__always)
  func read(_ body: (Reader) -> Void) {
    unsafe nodes.withUnsafeBufferPointer { nodes in
      unsafe blocks.withUnsafeBufferPointer { blocks in
        unsafe positions.withUnsafeBufferPointer { positions in
          guard count > 0, let nodes = nodes.baseAddress, let blocks = blocks.baseAddress,
            let positions = positions.baseAddress
          else { return }
          unsafe body(Reader(nodes: nodes, blocks: blocks, positions: positions, root: root))
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

/// A part of the sphere, against which a search tests cells and points.
protocol Region {
  /// Returns which of eight cells may contain places of the region, and which contain nothing else.
  ///
  /// A cell is possible if one of its points is, and certain only if all of its points are.
  func classify(_ node: CellNode) -> (possible: LaneMask, certain: LaneMask)

  /// Returns which of eight points may be in the region, and which certainly are.
  func classify(_ points: (x: Lanes, y: Lanes, z: Lanes)) -> (possible: LaneMask, certain: LaneMask)

  /// Returns whether a place is in the region, to decide points that are possible but not certain.
  func contains(_ place: Coordinate) -> Bool
}

/// The places within a distance of a center.
struct Cap: Region {
  /// The direction of the center.
  let vector: UnitVector
  /// The squared chord up to which a place is certainly in the cap.
  let certain: Float
  /// The squared chord beyond which a place is certainly not in the cap.
  let possible: Float

  private let center: Coordinate
  private let radius: Distance

  /// Creates a cap, or returns `nil` if the radius is negative or not a number.
  @inline(__always)
  init?(within radius: Distance, of center: Coordinate) {
    guard radius.meters >= 0 else { return nil }
    self.center = center
    self.radius = radius
    vector = UnitVector(center)
    let angle = radius.meters / Distance.meanEarthRadius.meters
    if angle >= .pi {
      // The bounds are finite, so absent cells and free slots stay outside.
      (certain, possible) = (.greatestFiniteMagnitude, .greatestFiniteMagnitude)
    } else {
      (certain, possible) = Chord.squaredBounds(forAngle: angle)
    }
  }

  /// Creates a cap around the same center that contains exactly the points within a squared chord
  /// in single precision.
  init(_ cap: Cap, within squaredChord: Float) {
    center = cap.center
    radius = cap.radius
    vector = cap.vector
    (certain, possible) = (squaredChord, squaredChord)
  }

  @inline(__always)
  func classify(_ node: CellNode) -> (possible: LaneMask, certain: LaneMask) {
    (
      vector.squaredChords(toNearestOf: node) .<= possible,
      vector.squaredChords(toFarthestOf: node) .<= certain
    )
  }

  @inline(__always)
  func classify(
    _ points: (x: Lanes, y: Lanes, z: Lanes)
  ) -> (possible: LaneMask, certain: LaneMask) {
    let squared = vector.squaredChords(to: points)
    return (squared .<= possible, squared .<= certain)
  }

  func contains(_ place: Coordinate) -> Bool { center.distance(to: place) <= radius }
}

/// The error bounds of the chord between two ``UnitVector``s.
///
/// The error of a component of a vector is at most 2⁻²⁵. So the error of a difference of two
/// components is at most 2⁻²⁴ plus 2⁻²⁴ of its size, and the two products and sums that follow add at
/// most 1.5 × 2⁻²⁴ of the length: in total √3 × 2⁻²⁴, and 2.5 × 2⁻²⁴ of the chord. The bounds here
/// are slightly wider, which also covers the rounding of `Coordinate.distance(to:)`, 2e-15 of the
/// Earth's radius.
enum Chord {
  /// A squared chord that no two vectors exceed: a chord is at most 2, plus its error.
  static var maximumSquared: Float { 4.1 }

  /// The error of a chord of any length, in radii of the Earth: 0.7 m on the ground.
  private static var absoluteError: Double { 1.1e-7 }
  /// The error of a chord relative to its length.
  private static var relativeError: Double { 1.6e-7 }

  /// Returns the squared single-precision chord up to which a place is certainly within `angle`
  /// radians, and the one beyond which it certainly is not.
  @inline(__always)
  static func squaredBounds(forAngle angle: Double) -> (certain: Float, possible: Float) {
    let chord = 2 * sineAndCosine(ofDegrees: angle * (0.5 / radiansPerDegree)).sine
    let error = absoluteError + relativeError * chord
    let certain = chord - error
    let possible = chord + error
    // One more part in 10⁷ covers the rounding to single precision.
    return (
      certain < 0 ? -1 : Float(certain * certain * (1 - 1e-7)),
      Float(possible * possible * (1 + 1e-7))
    )
  }

  /// Returns the squared chord beyond which a place is certainly farther than one at `squared`.
  ///
  /// It includes the error of each of the two places and four roundings.
  @inline(__always)
  static func reach(of squared: Float) -> Float {
    let chord = squared.squareRoot() * (1 + 6e-7) + 2.6e-7
    return chord * chord
  }
}

/// The places in a bounding box, between two planes of latitude and two half-planes of longitude.
struct Wedge: Region {
  private let box: BoundingBox
  /// The sines of the latitudes that are certainly inside, and of those that are possibly inside.
  private let certainLow: Float
  private let certainHigh: Float
  private let possibleLow: Float
  private let possibleHigh: Float
  /// A place is east of the western meridian if `cos(west) y - sin(west) x` is not negative, and
  /// west of the eastern one if `sin(east) x - cos(east) y` is not.
  private let west: HalfPlane
  private let east: HalfPlane
  /// All lanes are set if the box is wider than 180°, so either half-plane suffices.
  private let isWide: LaneMask

  /// The error of a single-precision sine or half-plane, 2.5 m on the ground: the errors of four
  /// components, 2⁻²⁵ each, and three roundings.
  private static var error: Float { 4e-7 }

  @inline(__always)
  init(_ box: BoundingBox) {
    self.box = box
    let low = Float(sineAndCosine(ofDegrees: box.southwest.latitude).sine)
    let high = Float(sineAndCosine(ofDegrees: box.northeast.latitude).sine)
    (certainLow, possibleLow) = (low + Self.error, low - Self.error)
    (certainHigh, possibleHigh) = (high - Self.error, high + Self.error)
    let west = sineAndCosine(ofDegrees: box.southwest.longitude)
    let east = sineAndCosine(ofDegrees: box.northeast.longitude)
    self.west = HalfPlane(x: Float(-west.sine), y: Float(west.cosine))
    self.east = HalfPlane(x: Float(east.sine), y: Float(-east.cosine))
    isWide = LaneMask(repeating: box.widthInDegrees > 180)
  }

  @inline(__always)
  func classify(_ node: CellNode) -> (possible: LaneMask, certain: LaneMask) {
    let west = west.range(over: node)
    let east = east.range(over: node)
    return classify(
      z: (node.lowZ, node.highZ), west: west, east: east)
  }

  @inline(__always)
  func classify(
    _ points: (x: Lanes, y: Lanes, z: Lanes)
  ) -> (possible: LaneMask, certain: LaneMask) {
    let west = west.value(x: points.x, y: points.y)
    let east = east.value(x: points.x, y: points.y)
    return classify(z: (points.z, points.z), west: (west, west), east: (east, east))
  }

  @inline(__always)
  private func classify(
    z: (low: Lanes, high: Lanes), west: (low: Lanes, high: Lanes), east: (low: Lanes, high: Lanes)
  ) -> (possible: LaneMask, certain: LaneMask) {
    let error = Self.error
    let possibleWest = west.high .>= -error
    let possibleEast = east.high .>= -error
    let certainWest = west.low .>= error
    let certainEast = east.low .>= error
    let possible =
      (z.high .>= possibleLow) .& (z.low .<= possibleHigh)
      .& ((possibleWest .& possibleEast) .| (isWide .& (possibleWest .| possibleEast)))
    let certain =
      (z.low .>= certainLow) .& (z.high .<= certainHigh)
      .& ((certainWest .& certainEast) .| (isWide .& (certainWest .| certainEast)))
    // The box of an absent child is inverted: it passes the second test, but not the first.
    return (possible, possible .& certain)
  }

  func contains(_ place: Coordinate) -> Bool { box.contains(place) }

  /// A half of the sphere, bounded by a meridian and the opposite meridian.
  private struct HalfPlane {
    let x: Float
    let y: Float

    @inline(__always)
    func value(x: Lanes, y: Lanes) -> Lanes { x * self.x + y * self.y }

    @inline(__always)
    func range(over node: CellNode) -> (low: Lanes, high: Lanes) {
      let (lowX, highX) = x >= 0 ? (node.lowX, node.highX) : (node.highX, node.lowX)
      let (lowY, highY) = y >= 0 ? (node.lowY, node.highY) : (node.highY, node.lowY)
      return (value(x: lowX, y: lowY), value(x: highX, y: highY))
    }
  }
}

extension [Int] {
  /// Appends up to `count` integers, which `write` writes into memory; it returns their number.
  @inline(__always)
  mutating func append(upTo count: Int, _ write: (UnsafeMutablePointer<Int>) -> Int) {
    let start = self.count
    append(contentsOf: repeatElement(0, count: count))
    let written = unsafe withUnsafeMutableBufferPointer { memory in
      guard let base = memory.baseAddress else { return 0 }
      return unsafe write(base + start)
    }
    removeLast(count - written)
  }

  /// Appends the payloads of the keys that a search finds.
  ///
  /// `search` gets memory for `count` keys, writes the keys found at its beginning, and returns their
  /// number.
  @inline(__always)
  mutating func appendPayloads(
    keyCapacity count: Int, _ search: (UnsafeMutablePointer<CandidateKey>) -> Int
  ) {
    // If an integer has 32 bits, a key takes the memory of two, and alignment takes one more.
    let integersPerKey = MemoryLayout<CandidateKey>.stride / MemoryLayout<Int>.stride
    unsafe append(upTo: (count + 1) * integersPerKey) { start in
      let memory = UnsafeMutableRawPointer(start)
      let keys = unsafe memory.alignedUp(for: CandidateKey.self)
        .bindMemory(to: CandidateKey.self, capacity: count)
      let found = unsafe search(keys)
      // Sound: an integer is never longer than a key, so no unread key is overwritten.
      for slot in 0..<found {
        unsafe memory.storeBytes(
          of: Int(keys[slot].payload), toByteOffset: slot &* MemoryLayout<Int>.stride, as: Int.self)
      }
      _ = unsafe memory.bindMemory(to: Int.self, capacity: found)
      return found
    }
  }
}
