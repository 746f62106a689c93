import Essentials

/// What the women of a cohort would have logged with a few slips: periods left out, and bleeds
/// taken for periods.
///
///     let logged = try LoggedCohort(cohort, missedPeriodProbability: 0.1, seed: 1)
///     print(Backtest(CyclePredictor(), on: logged).scores.meanAbsoluteError)
///
/// The truth stays beside the log, so that a forecast made from the log is judged by what really
/// came.
public struct LoggedCohort: Hashable, Sendable, PrivateValue {
  /// The cohort as it really was.
  public let truth: CycleCohort

  /// For each woman the starts in her log, in their order; never empty.
  public let starts: [[Start]]

  /// The probability that a start was left out.
  public let missedPeriodProbability: Double

  /// The probability that a bleed within a cycle was taken for a start.
  public let spuriousStartProbability: Double

  /// The seed of the slips.
  public let seed: UInt64

  /// A start in a log.
  public struct Start: Hashable, Sendable, PrivateValue {
    /// The days since the woman's first start.
    public let day: Int

    /// The cycle that began, counted from 0, also the one after the last; `nil` if none did.
    public let cycle: Int?
  }

  /// Leaves out each start but the first with one probability, and adds to each cycle with another
  /// a start that was none, on any day at least 5 days from either end.
  ///
  /// The same seed gives the same log. What is left out with one probability is also left out with
  /// each higher one, so that logs with different probabilities compare well. A cycle's length is
  /// taken to be in `1...10_000` days, and a log ends before the first cycle that begins a billion
  /// days or more after the first start.
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
      for (index, cycle) in woman.cycles.enumerated() where day < 1_000_000_000 {
        let length = min(max(cycle.length, 1), 10_000)
        // Each cycle uses up three numbers, whatever the probabilities.
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

  /// The distances between logged starts as if they were cycles, with ovulation and menses where
  /// such a distance is one.
  ///
  /// - Complexity: O(*n*) in the number of cycles.
  public var logged: CycleCohort {
    CycleCohort(
      women: zip(truth.women, starts).map { woman, starts in
        CycleCohort.Woman(
          id: woman.id, age: woman.age,
          cycles: zip(starts, starts.dropFirst()).map { start, next in
            if let cycle = start.cycle, next.cycle == cycle + 1 { return woman.cycles[cycle] }
            return CycleCohort.Cycle(length: next.day - start.day)
          })
      })
  }
}
