/// Xorshift64 of George Marsaglia, "Xorshift RNGs", Journal of Statistical Software 8:14 (2003).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(state: UInt64) { self.state = state == 0 ? 1 : state }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
