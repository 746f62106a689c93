/// Medians of samples drawn with replacement from a sample.
///
/// The draws follow from a seed, so that the same numbers always give the same medians.
struct Resampling {
  private var generator: Generator

  init(seed: UInt64) { generator = Generator(state: seed) }

  /// The median of as many values as the sample has, each drawn from all of them.
  mutating func median(of sample: Statistics) -> Double {
    let sorted = sample.sorted
    var draws = [Int](repeating: 0, count: sorted.count)
    for _ in sorted { draws[generator.next(below: sorted.count)] += 1 }
    let lower = Self.value(at: (sorted.count - 1) / 2, of: sorted, draws)
    return (lower + Self.value(at: sorted.count / 2, of: sorted, draws)) / 2
  }

  /// The value at a position of the sorted draws.
  private static func value(at position: Int, of sorted: [Double], _ draws: [Int]) -> Double {
    var passed = 0
    for (value, count) in zip(sorted, draws) {
      passed += count
      if passed > position { return value }
    }
    return sorted[sorted.count - 1]
  }

  /// The generator SplitMix64.
  ///
  /// See G. L. Steele, D. Lea and C. H. Flood, "Fast Splittable Pseudorandom Number Generators",
  /// OOPSLA (2014).
  private struct Generator {
    var state: UInt64

    /// A number below `bound`, each as often as any other to within a part in 2^64 / `bound`.
    mutating func next(below bound: Int) -> Int {
      Int(next().multipliedFullWidth(by: UInt64(bound)).high)
    }

    private mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var bits = state
      bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
      bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
      return bits ^ (bits >> 31)
    }
  }
}
