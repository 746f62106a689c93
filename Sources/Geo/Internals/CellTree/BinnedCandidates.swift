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
