@_exported public import Essentials

extension SeededGenerator {
  /// Creates the generator of a seed that a test takes as its argument.
  public init(seed: Int) { self.init(seed: UInt64(bitPattern: Int64(seed))) }
}
