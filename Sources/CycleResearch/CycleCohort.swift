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

    /// The woman's consecutive cycles, in order.
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

    /// Creates a cycle.
    public init(length: Int, ovulationDay: Int? = nil, mensesLength: Int? = nil) {
      self.length = length
      self.ovulationDay = ovulationDay
      self.mensesLength = mensesLength
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
