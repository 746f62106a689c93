import CyclePrediction

extension Backtest {
  /// A subset of the forecasts, scored separately.
  public enum Stratum: Hashable, Sendable, CustomStringConvertible {
    /// All forecasts.
    case all
    /// Forecasts from a number of known cycles in this range.
    case knownCycles(ClosedRange<Int>)
    /// Forecasts for women of an age in this range, in years.
    case age(Range<Double>)
    /// Forecasts for women of unknown age.
    case unknownAge
    /// Forecasts for women with at least three cycles whose lengths have a standard deviation of 4
    /// days or more; this limit is the package's own choice.
    case irregular
    /// Forecasts for all other women.
    case regular

    /// The strata of a report: all, by known cycles, by age, and by regularity.
    public static let reported: [Stratum] =
      [.all] + byKnownCycles
      + [0..<20, 20..<25, 25..<30, 30..<35, 35..<40, 40..<45, 45..<50, 50..<Double.infinity]
      .map(Stratum.age) + [.unknownAge, .regular, .irregular]

    /// The strata by number of known cycles: none, 1 or 2, 3 to 5, 6 or more.
    public static let byKnownCycles: [Stratum] = [0...0, 1...2, 3...5, 6...Int.max].map(
      Stratum.knownCycles)

    /// A short name for a table.
    public var description: String {
      switch self {
      case .all: "all"
      case .knownCycles(let range) where range == 0...0: "none known"
      case .knownCycles(let range) where range.upperBound == .max: "\(range.lowerBound)+ known"
      case .knownCycles(let range): "\(range.lowerBound)-\(range.upperBound) known"
      case .age(let range) where range.upperBound == .infinity:
        "age \(fixed(range.lowerBound, 0))+"
      case .age(let range):
        "age \(fixed(range.lowerBound, 0))..<\(fixed(range.upperBound, 0))"
      case .unknownAge: "age unknown"
      case .irregular: "irregular"
      case .regular: "regular"
      }
    }
  }

  /// Returns the forecasts in a stratum, in order.
  ///
  /// - Complexity: O(*n*) in the number of forecasts and cycles.
  public func records(in stratum: Stratum) -> [Record] {
    switch stratum {
    case .all: return records
    case .knownCycles(let range): return records.filter { range.contains($0.knownCycles) }
    case .age(let range):
      return records.filter { cohort.women[$0.woman].age.map(range.contains) ?? false }
    case .unknownAge: return records.filter { cohort.women[$0.woman].age == nil }
    case .irregular, .regular:
      let isIrregular = cohort.women.map(\.isIrregular)
      return records.filter { isIrregular[$0.woman] == (stratum == .irregular) }
    }
  }
}

extension CycleCohort.Woman {
  /// Whether three or more lengths have a standard deviation of at least 4 days.
  fileprivate var isIrregular: Bool {
    guard cycles.count >= 3 else { return false }
    let lengths = cycles.map { Double($0.length) }
    let mean = lengths.reduce(0, +) / Double(lengths.count)
    let squares = lengths.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    return squares / Double(lengths.count - 1) >= 16
  }
}
