extension Backtest {
  /// A part of the forecasts, to be scored by itself.
  public enum Stratum: Hashable, Sendable, CustomStringConvertible {
    /// All forecasts.
    case all
    /// Those made when so many lengths were known.
    case knownCycles(ClosedRange<Int>)
    /// Those for women of an age in this range, in years.
    case age(Range<Double>)
    /// Those for women whose age is not known.
    case unknownAge
    /// Those for women whose lengths, of which there are at least three, have a standard deviation
    /// of 4 days or more, this package's own line.
    case irregular
    /// Those for all other women.
    case regular

    /// What a report shows: by how many lengths were known, by age, and by regularity.
    public static let reported: [Stratum] =
      [.all] + byKnownCycles
      + [0..<20, 20..<25, 25..<30, 30..<35, 35..<40, 40..<45, 45..<50, 50..<Double.infinity]
      .map(Stratum.age) + [.unknownAge, .regular, .irregular]

    /// By how many lengths were known: none, 1 or 2, 3 to 5, 6 or more.
    public static let byKnownCycles: [Stratum] = [0...0, 1...2, 3...5, 6...Int.max].map(
      Stratum.knownCycles)

    /// A few words for a table.
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

  /// The forecasts in `stratum`, in their order.
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
