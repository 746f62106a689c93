import CyclePrediction
import Essentials

/// Women and their cycles from a study, to fit a `CyclePopulation` or run a ``Backtest``.
///
///     let cohort = try CycleCohort(cyclesCSV: text, womenCSV: ages)
///     print(cohort.women.count, cohort.cycleCount, cohort.digest)
public struct CycleCohort: Hashable, Sendable, PrivateValue {
  /// The women, each with her cycles in order.
  public var women: [Woman]

  /// Creates a cohort.
  public init(women: [Woman] = []) {
    self.women = women
  }

  /// The number of cycles of all women.
  ///
  /// - Complexity: O(*n*) in the number of women.
  public var cycleCount: Int { women.reduce(0) { $0 + $1.cycles.count } }

  /// A woman of a ``CycleCohort``.
  public struct Woman: Hashable, Identifiable, Sendable, PrivateValue {
    /// The woman's code in the study.
    public var id: String

    /// The age in years at entry; `nil` if it is unknown.
    public var age: Double?

    /// The conditions that the woman declared.
    public var conditions: Set<CycleContext.Condition> = []

    /// The woman's cycles, in order; each follows the one before unless it is after a gap.
    public var cycles: [CycleRecord]

    /// Creates a woman.
    public init(
      id: String, age: Double? = nil, conditions: Set<CycleContext.Condition> = [],
      cycles: [CycleRecord] = []
    ) {
      self.id = id
      self.age = age
      self.conditions = conditions
      self.cycles = cycles
    }

    /// The woman's age and conditions.
    public var context: CycleContext { CycleContext(age: age, conditions: conditions) }
  }

  /// A cycle of a woman of a ``CycleCohort``.
  public struct CycleRecord: Hashable, Sendable, PrivateValue {
    /// The number of days from the first day of the period to the day before the next.
    public var length: Int

    /// The ovulation day, where 1 is the first day of the period; `nil` if it is unknown.
    public var ovulationDay: Int?

    /// The length of the menses, in days; `nil` if it is unknown.
    public var mensesLength: Int?

    /// Whether days are missing between this cycle and the one before.
    ///
    /// A forecast knows the cycles before the gap, and leaves out its days.
    public var isAfterGap: Bool

    /// Creates a cycle.
    public init(
      length: Int, ovulationDay: Int? = nil, mensesLength: Int? = nil, isAfterGap: Bool = false
    ) {
      self.length = length
      self.ovulationDay = ovulationDay
      self.mensesLength = mensesLength
      self.isAfterGap = isAfterGap
    }

    /// The length of the luteal phase, in days: the length of the cycle minus the ovulation day;
    /// `nil` if that is unknown.
    public var lutealLength: Int? {
      ovulationDay.flatMap { day in
        let (difference, overflow) = length.subtractingReportingOverflow(day)
        return overflow ? nil : difference
      }
    }
  }
}

extension CycleCohort {
  /// A checksum of 16 hexadecimal digits that identifies the data in a report: equal texts have
  /// equal digests.
  ///
  /// It is the 64-bit FNV-1a hash of ``womenCSV`` followed by ``cyclesCSV`` in UTF-8. It
  /// distinguishes versions of a file, but is not secure against deliberate collisions.
  ///
  /// - Complexity: O(*n*) in the number of cycles.
  public var digest: String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for text in [womenCSV, cyclesCSV] {
      for byte in text.utf8 {
        hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
      }
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension CycleCohort {
  /// Returns random folds of women for cross-validation: each fold with the cohort of all other
  /// women.
  ///
  ///     for (others, part) in cohort.folds(5, seed: 1) {
  ///       let predictor = CyclePredictor(population: try CyclePopulation(fitting: others))
  ///       print(Backtest(predictor, on: part).scores)
  ///     }
  ///
  /// The folds differ by at most one woman in size. The same seed gives the same folds. The number
  /// of folds is clamped to at least 2 and at most the number of women. There are no folds of fewer
  /// than 2 women.
  ///
  /// Each element is created on access and copies the women, so iterate over the collection and
  /// keep no more than one element.
  ///
  /// - Complexity: O(*n*) in the number of women, and again for each element.
  public func folds(
    _ count: Int, seed: UInt64
  ) -> some RandomAccessCollection<(others: CycleCohort, part: CycleCohort)> {
    let (folds, count) = foldOfEachWoman(count, seed: seed)
    return (0..<count).lazy.map { number in
      let places = women.indices
      return (
        CycleCohort(women: places.filter { folds[$0] != number }.map { women[$0] }),
        CycleCohort(women: places.filter { folds[$0] == number }.map { women[$0] })
      )
    }
  }

  /// Returns the fold of each woman, counted from 0, and the number of folds.
  func foldOfEachWoman(_ count: Int, seed: UInt64) -> (folds: [Int], count: Int) {
    guard women.count >= 2 else { return (women.map { _ in 0 }, 0) }
    let count = min(max(count, 2), women.count)
    var generator = SeededGenerator(seed: seed)
    var order = Array(women.indices)
    for index in order.indices.dropFirst().reversed() {
      order.swapAt(index, generator.nextIndex(below: index + 1))
    }
    var folds = [Int](repeating: 0, count: women.count)
    for (place, woman) in order.enumerated() { folds[woman] = place % count }
    return (folds, count)
  }
}
