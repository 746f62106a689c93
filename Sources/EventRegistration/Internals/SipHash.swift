/// SipHash-1-3, a keyed hash whose collisions cannot be found without the key.
///
/// Source: J.-P. Aumasson and D. J. Bernstein, "SipHash: a fast short-input PRF", 2012, with one
/// round for each word and three at the end.
struct SipHash: Sendable {
  private var v0, v1, v2, v3: UInt64

  /// Creates a hash with a 128-bit key.
  init(key: (UInt64, UInt64)) {
    v0 = key.0 ^ 0x736F_6D65_7073_6575
    v1 = key.1 ^ 0x646F_7261_6E64_6F6D
    v2 = key.0 ^ 0x6C79_6765_6E65_7261
    v3 = key.1 ^ 0x7465_6462_7974_6573
  }

  /// Creates a hash whose key is the next two numbers of SplitMix64 from a seed.
  init(seed: UInt64) {
    let step: UInt64 = 0x9E37_79B9_7F4A_7C15
    func mix(_ state: UInt64) -> UInt64 {
      let first = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
      let second = (first ^ (first >> 27)) &* 0x94D0_49BB_1331_11EB
      return second ^ (second >> 31)
    }
    self.init(key: (mix(seed &+ step), mix(seed &+ 2 &* step)))
  }

  @inline(__always)
  private static func rotate(_ word: UInt64, _ count: UInt64) -> UInt64 {
    word &<< count | word &>> (64 &- count)
  }

  @inline(__always)
  private mutating func round() {
    v0 &+= v1
    v1 = Self.rotate(v1, 13) ^ v0
    v0 = Self.rotate(v0, 32)
    v2 &+= v3
    v3 = Self.rotate(v3, 16) ^ v2
    v0 &+= v3
    v3 = Self.rotate(v3, 21) ^ v0
    v2 &+= v1
    v1 = Self.rotate(v1, 17) ^ v2
    v2 = Self.rotate(v2, 32)
  }

  /// Adds eight bytes, the first of them in the lowest bits.
  @inline(__always)
  mutating func combine(_ word: UInt64) {
    v3 ^= word
    round()
    v0 ^= word
  }

  /// Returns the hash of all words and up to seven more bytes, in the lowest bits of `rest`.
  @inline(__always)
  consuming func finish(_ rest: UInt64, byteCount: Int) -> UInt64 {
    combine(rest | UInt64(truncatingIfNeeded: byteCount) &<< 56)
    v2 ^= 0xFF
    round()
    round()
    round()
    return v0 ^ v1 ^ v2 ^ v3
  }
}
