/// Women and their logged cycles, for fitting a ``CyclePopulation`` and for a ``Backtest``.
///
///     let cohort = try CycleCohort(cyclesCSV: text, womenCSV: ages)
///     print(cohort.women.count, cohort.cycleCount, cohort.digest)
public struct CycleCohort: Hashable, Sendable, PrivateValue {
  /// The women, each with her cycles in their order.
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
  public struct Woman: Hashable, Sendable, PrivateValue {
    /// Her code in the study.
    public var id: String

    /// Her age in years at entry; `nil` if it is not known.
    public var age: Double?

    /// Her cycles in their order, one following the other.
    public var cycles: [Cycle]

    /// Creates a woman.
    public init(id: String, age: Double? = nil, cycles: [Cycle] = []) {
      self.id = id
      self.age = age
      self.cycles = cycles
    }
  }

  /// A cycle of a woman of a ``CycleCohort``.
  public struct Cycle: Hashable, Sendable, PrivateValue {
    /// The days from the first day of the period to the day before the next.
    public var length: Int

    /// The day of ovulation, day 1 being the first of the period; `nil` if it is not known.
    public var ovulationDay: Int?

    /// The length of the menses, in days; `nil` if it is not known.
    public var mensesLength: Int?

    /// Creates a cycle.
    public init(length: Int, ovulationDay: Int? = nil, mensesLength: Int? = nil) {
      self.length = length
      self.ovulationDay = ovulationDay
      self.mensesLength = mensesLength
    }
  }
}
