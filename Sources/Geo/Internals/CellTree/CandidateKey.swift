/// A candidate of a search for the nearest: the bits of its squared chord above those of its id, so
/// that keys compare as chords do.
typealias CandidateKey = UInt64

extension CandidateKey {
  @inline(__always)
  init(squaredChord: Float, payload: UInt32) {
    self = UInt64(squaredChord.bitPattern) << 32 | UInt64(payload)
  }

  /// The squared chord, which is not negative.
  @inline(__always)
  var squaredChord: Float { Float(bitPattern: UInt32(truncatingIfNeeded: self >> 32)) }

  /// The id of a point, or the child of a node.
  @inline(__always)
  var payload: UInt32 { UInt32(truncatingIfNeeded: self) }
}
