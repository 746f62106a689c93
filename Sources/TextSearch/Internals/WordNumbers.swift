/// Numbers of words, in two bytes each as long as there are few different words.
struct WordNumbers: Sendable {
  /// A gap between two tags, which no words are near across.
  static let gap = UInt32.max

  // Each number plus 1, so that 0 is a gap. One of the arrays stays empty.
  private var narrow: ContiguousArray<UInt16> = []
  private var wide: ContiguousArray<UInt32> = []
  private let isNarrow: Bool

  /// Creates an empty list with room for `capacity` numbers below `limit`.
  init(below limit: Int, capacity: Int) {
    isNarrow = limit <= Int(UInt16.max)
    if isNarrow { narrow.reserveCapacity(capacity) } else { wide.reserveCapacity(capacity) }
  }

  var count: Int { isNarrow ? narrow.count : wide.count }

  @inline(__always)
  subscript(position: Int) -> UInt32 {
    (isNarrow ? UInt32(narrow[position]) : wide[position]) &- 1
  }

  mutating func append(_ number: UInt32) {
    if isNarrow {
      narrow.append(UInt16(truncatingIfNeeded: number &+ 1))
    } else {
      wide.append(number &+ 1)
    }
  }
}
