import CyclePrediction
import Essentials

/// The logs of a cohort with simulated mistakes: periods that are left out, and bleeding logged as
/// a period.
///
///     let logged = try LoggedCohort(cohort, missedPeriodProbability: 0.1, seed: 1)
///     print(Backtest(CyclePredictor(), on: logged).scores.meanAbsoluteError)
///
/// The true cohort is kept, so that forecasts from the logs are scored against the true cycles.
public struct LoggedCohort: Hashable, Sendable, PrivateValue {
  /// The true cohort.
  public let truth: CycleCohort

  /// The logged starts of each woman, in order; never empty.
  public let starts: [[Start]]

  /// The probability that a start is left out.
  public let missedPeriodProbability: Double

  /// The probability that bleeding within a cycle is logged as a start.
  public let spuriousStartProbability: Double

  /// The seed of the simulated mistakes.
  public let seed: UInt64

  /// A logged start.
  public struct Start: Hashable, Sendable, PrivateValue {
    /// The number of days since the woman's first start.
    public let day: Int

    /// The index of the cycle that starts, counted from 0, including the one after the last; `nil`
    /// for a spurious start.
    public let cycle: Int?
  }

  /// Creates logs in which each start but the first may be left out, and each cycle may contain a
  /// spurious start at least 5 days from either end.
  ///
  /// The same seed gives the same logs. A start that is left out with one probability is also left
  /// out with each higher one, so that logs with different probabilities are comparable. Cycle
  /// lengths are clamped to `1...10_000` days, and a log ends before the first cycle that starts a
  /// billion days or more after the first start.
  ///
  /// - Complexity: O(*n*) in the number of cycles.
  /// - Throws: ``CycleCohort/SimulationError/probability(_:)``.
  public init(
    _ cohort: CycleCohort, missedPeriodProbability: Double = 0,
    spuriousStartProbability: Double = 0,
    seed: UInt64
  ) throws(CycleCohort.SimulationError) {
    for probability in [missedPeriodProbability, spuriousStartProbability] {
      guard (0...1).contains(probability) else { throw .probability(probability) }
    }
    truth = cohort
    self.missedPeriodProbability = missedPeriodProbability
    self.spuriousStartProbability = spuriousStartProbability
    self.seed = seed
    var generator = SeededGenerator(seed: seed)
    starts = cohort.women.map { woman in
      var starts = [Start(day: 0, cycle: 0)]
      var day = 0
      for (index, cycle) in woman.cycles.enumerated() where day < Self.end {
        let length = Self.length(of: cycle)
        // Each cycle uses three random numbers, whatever the probabilities are.
        let isSpurious = generator.nextFraction() < spuriousStartProbability
        let place = generator.nextIndex(below: max(length - 9, 1))
        if isSpurious, length >= 10 { starts.append(Start(day: day + 5 + place, cycle: nil)) }
        day += length
        if generator.nextFraction() >= missedPeriodProbability {
          starts.append(Start(day: day, cycle: index + 1))
        }
      }
      return starts
    }
  }

  /// The day from which on no cycle starts.
  static let end = 1_000_000_000

  /// Returns the length of a cycle in a log.
  static func length(of cycle: CycleCohort.CycleRecord) -> Int { min(max(cycle.length, 1), 10_000) }

  /// The probabilities of the mistakes and the seed, for a reproducible report.
  var slips: String {
    "missed periods \(missedPeriodProbability), spurious starts \(spuriousStartProbability), "
      + "seed \(seed)"
  }

  /// The distances between logged starts as cycles, with ovulation and menses where a distance is a
  /// true cycle.
  ///
  /// - Complexity: O(*n*) in the number of cycles.
  public var logged: CycleCohort {
    CycleCohort(
      women: zip(truth.women, starts).map { woman, starts in
        CycleCohort.Woman(
          id: woman.id, age: woman.age,
          cycles: zip(starts, starts.dropFirst()).map { start, next in
            if let cycle = start.cycle, next.cycle == cycle + 1 { return woman.cycles[cycle] }
            return CycleCohort.CycleRecord(length: next.day - start.day)
          })
      })
  }
}

/// A woman of a cohort as an app knows her: the dates of all starts, ovulation days, and ends of
/// periods.
struct CompleteLog {
  /// A cycle with its dates.
  struct Cycle {
    let start: CalendarDate
    let lastDayOfMenses: CalendarDate?
    let ovulation: CalendarDate?
  }

  let cycles: [Cycle]

  /// The start after the last cycle.
  private let end: CalendarDate

  /// The log; a forecast on an earlier day ignores what is later.
  let history: CycleHistory

  /// The first day of every log; any other would give the same figures.
  private static let first = CalendarDate(daysSinceEpoch: 0) ?? .earliest

  /// Creates the log of a woman, or returns `nil` if none can hold her cycles.
  init?(_ woman: CycleCohort.Woman, knowsOvulation: Bool) {
    var (end, cycles) = (Self.first, [Cycle]())
    var periods: [LoggedPeriod] = []
    for cycle in woman.cycles {
      guard (1...10_000).contains(cycle.length), let next = end.adding(days: cycle.length) else {
        return nil
      }
      func date(_ day: Int?) -> CalendarDate? {
        day.flatMap { (1...cycle.length).contains($0) ? end.adding(days: $0 - 1) : nil }
      }
      cycles.append(
        Cycle(
          start: end, lastDayOfMenses: date(cycle.mensesLength), ovulation: date(cycle.ovulationDay)
        ))
      guard let period = try? LoggedPeriod(start: end, end: date(cycle.mensesLength)) else {
        return nil
      }
      periods.append(period)
      end = next
    }
    let history = try? CycleHistory(
      periods: periods, ovulationDays: knowsOvulation ? cycles.compactMap(\.ovulation) : [])
    guard let history, history.periods.map(\.start) == cycles.map(\.start) else { return nil }
    self.history = history
    self.cycles = cycles
    self.end = end
  }

  /// Returns what the log holds on the first day of a cycle.
  func dayLog(
    upTo number: Int, _ context: CycleContext, knowsOvulation: Bool
  ) -> Backtest.DayLog {
    var log = Backtest.DayLog(context: context)
    log.periods = cycles[...number].enumerated().map { place, cycle in
      var period = Backtest.DayLog.Period(start: Self.first.days(until: cycle.start))
      guard place < number else { return period }
      period.mensesLength = cycle.lastDayOfMenses.map { cycle.start.days(until: $0) + 1 }
      if knowsOvulation {
        period.daysUntilOvulation = cycle.ovulation.map(cycle.start.days(until:))
      }
      return period
    }
    log.day = log.periods.last?.start ?? 0
    return log
  }

  /// Returns the start of a period by its number after a cycle, where 1 is the next; `nil` if it is not
  /// known.
  func start(_ number: Int, after cycle: Int) -> CalendarDate? {
    guard number >= 1, number <= cycles.count - cycle else { return nil }
    return cycle + number < cycles.count ? cycles[cycle + number].start : end
  }
}
