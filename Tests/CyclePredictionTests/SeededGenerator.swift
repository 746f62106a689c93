import CyclePrediction

extension SeededGenerator {
  /// The generator of a seed that a test takes as its argument.
  init(seed: Int) { self.init(seed: UInt64(bitPattern: Int64(seed))) }
}
