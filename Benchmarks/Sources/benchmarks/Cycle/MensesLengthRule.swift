/// A simple rule for the length of the next menses from those of the latest six.
enum MensesLengthRule: String, CaseIterable {
  case roundedMean = "rounded mean"
  case mean = "mean"
  case median = "median"

  /// Returns the length after known lengths, from earliest to latest; 5 days if none is known.
  func length(after known: [Int]) -> Double {
    let latest = known.suffix(6)
    guard !latest.isEmpty else { return 5 }
    let mean = Double(latest.reduce(0, +)) / Double(latest.count)
    switch self {
    case .roundedMean: return mean.rounded()
    case .mean: return mean
    case .median:
      let sorted = latest.sorted()
      let middle = sorted.count / 2
      return Double(sorted[middle] + sorted[(sorted.count - 1) / 2]) / 2
    }
  }
}
