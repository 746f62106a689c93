/// A random number generator whose numbers depend only on a seed, on every platform: SplitMix64.
///
///     var generator = SeededGenerator(seed: 1)
///     let die = Int.random(in: 1...6, using: &generator)
///
/// Use it for simulations and tests. Its output is predictable, so never use it for secrets.
///
/// Source: Steele, Lea, and Flood, "Fast Splittable Pseudorandom Number Generators", OOPSLA 2014.
public struct SeededGenerator: RandomNumberGenerator, Hashable, Sendable {
  private var state: UInt64

  /// Creates a generator from a seed.
  public init(seed: UInt64) { state = seed }

  /// Returns the next 64 random bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
