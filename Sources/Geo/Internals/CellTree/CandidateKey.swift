/// A candidate in a search for the nearest places: the bits of its squared chord above those of its
/// ID, so keys compare like chords.
typealias CandidateKey = UInt64

extension CandidateKey {
  @inline(__always)
  init(squaredChord: Float, payload: UInt32) {
    self = UInt64(squaredChord.bitPattern) << 32 | UInt64(payload)
  }

  /// The squared chord, which is never negative.
  @inline(__always)
  var squaredChord: Float { Float(bitPattern: UInt32(truncatingIfNeeded: self >> 32)) }

  /// The ID of a point, or the child of a node.
  @inline(__always)
  var payload: UInt32 { UInt32(truncatingIfNeeded: self) }
}
