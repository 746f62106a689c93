/// Mixes what it takes into 64 bits, the same on every platform and in every process.
///
/// Contents of as many numbers of which exactly one differs never have the same digest, since each
/// step has an inverse; of others that differ by accident about one pair in 2⁶⁴ has. It does not
/// withstand somebody who looks for two contents with one digest.
struct ContentDigest: ByteSink {
  // The first digits of the fraction of pi: with zero, zeros in front would not count.
  private var state: UInt64 = 0x243F_6A88_85A3_08D3

  init() {}

  /// The digest of all that was taken.
  var value: UInt64 {
    // The last steps of the generator SplitMix64.
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func append(_ value: UInt8) { append(UInt64(value)) }
  mutating func append(_ value: UInt16) { append(UInt64(value)) }
  mutating func append(_ value: UInt32) { append(UInt64(value)) }

  mutating func append(_ value: UInt64) {
    // The number is mixed before it meets the state, and without waiting for it: numbers that count
    // up must not cancel each other.
    var word = value &* 0x9E37_79B9_7F4A_7C15
    word ^= word >> 32
    state = (state ^ word) &* 0xD134_2543_DE82_EF95
    state ^= state >> 29
  }

  mutating func append(_ text: String.UTF8View) {
    append(UInt64(text.count))
    append(contentsOf: text)
  }

  /// Takes bytes in groups of eight, little endian, the last of which may be filled up with zeros.
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
