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
