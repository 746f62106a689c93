/// A chart of counts, a bar a line.
///
///     print(BarChart([("apples", 3), ("pears", 2)]))
public struct BarChart: CustomStringConvertible {
  private let bars: [(label: String, count: Int)]

  /// Creates a chart of labelled counts, from top to bottom; a negative count has no bar.
  public init(_ bars: [(label: String, count: Int)]) { self.bars = bars }

  /// The bars, their labels aligned at the right.
  public var description: String {
    let width = bars.map(\.label.count).max() ?? 0
    return bars.map { label, count in
      padded(label, to: width) + " |" + String(repeating: "=", count: max(0, count)) + " \(count)"
    }.joined(separator: "\n")
  }
}
