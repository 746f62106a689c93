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
