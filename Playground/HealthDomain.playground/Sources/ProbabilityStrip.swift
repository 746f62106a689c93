/// Probabilities in a row, each a bar as wide as a character.
///
///     print(ProbabilityStrip([0.1, 0.4, 0.2], full: 0.4))  // |▂█▄|
public struct ProbabilityStrip: CustomStringConvertible {
  private let heights: [Int]

  /// Creates a strip on which a bar of the probability `full`, or of a larger one, has the height
  /// of a line; what is less than a sixteenth of it has no bar.
  ///
  /// - Precondition: `full` is positive, and no probability is negative.
  public init(_ probabilities: [Double], full: Double) {
    precondition(full > 0, "A full bar stands for a positive probability")
    precondition(probabilities.allSatisfy { $0 >= 0 }, "No probability is negative")
    heights = probabilities.map { Int((8 * min($0 / full, 1)).rounded()) }
  }

  /// The bars, in a frame.
  public var description: String {
    let bars: [Character] = [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
    return "|" + String(heights.map { bars[$0] }) + "|"
  }
}
