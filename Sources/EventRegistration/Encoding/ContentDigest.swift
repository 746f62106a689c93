/// A sink that computes a 64-bit digest, which is the same on every platform and in every process.
///
/// Two sequences of equally many numbers that differ in exactly one number never have the same
/// digest, since each step is invertible. Other sequences that differ by accident have the same digest
/// with a probability of about 1 in 2⁶⁴. The digest does not resist deliberate collisions.
struct ContentDigest: ByteSink {
  // The first fractional digits of pi. With zero, leading zeros would not change the digest.
  private var state: UInt64 = 0x243F_6A88_85A3_08D3

  init() {}

  /// The digest of everything that was appended.
  var value: UInt64 {
    // The final steps of the generator SplitMix64.
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func append(_ value: UInt8) { append(UInt64(value)) }
  mutating func append(_ value: UInt16) { append(UInt64(value)) }
  mutating func append(_ value: UInt32) { append(UInt64(value)) }

  mutating func append(_ value: UInt64) {
    // The number is mixed before it is combined with the state, so that consecutive numbers do not
    // cancel each other. This step does not wait for the state.
    var word = value &* 0x9E37_79B9_7F4A_7C15
    word ^= word >> 32
    state = (state ^ word) &* 0xD134_2543_DE82_EF95
    state ^= state >> 29
  }

  /// Does nothing, since a digest has no version.
  mutating func require(formVersion: UInt8) {}

  mutating func append(_ text: String.UTF8View) {
    append(UInt64(text.count))
    append(contentsOf: text)
  }

  /// Appends bytes in groups of eight, little endian; the last group is padded with zeros.
  mutating func append(contentsOf bytes: some Sequence<UInt8>) {
    var (word, bits): (UInt64, UInt64) = (0, 0)
    for byte in bytes {
      word |= UInt64(byte) &<< bits
      bits += 8
      if bits == 64 {
        append(word)
        (word, bits) = (0, 0)
      }
    }
    if bits > 0 { append(word) }
  }
}
