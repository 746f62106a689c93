public import Essentials

extension CycleForecast {
  /// A logged cycle that probably contains a period that was not logged.
  public struct MissedPeriod: Hashable, Identifiable, Sendable, PrivateValue {
    /// The cycle, which is probably two or more cycles.
    public let cycle: MenstrualCycle

    /// The probability that a period was not logged; above 0.5.
    public let probability: Double

    /// The first day of the cycle.
    public var id: CalendarDate { cycle.start }
  }
}

extension CycleForecast {
  /// The probability that a period occurred and was not logged since the current cycle started; 0
  /// without a current cycle.
  ///
  /// It rises with every late day, because a forgotten period becomes more likely than such a long
  /// cycle. Signs of a late ovulation lower it. The probability that any period is not logged is
  /// ``CyclePopulation/missedPeriodProbability``, one in twenty by default. For completed cycles,
  /// see ``probabilityOfMissedPeriod(inCycleOf:)``.
  public var probabilityOfMissedPeriod: Double {
    guard currentCycle != nil else { return 0 }
    let elapsed = min(elapsed, GridModel.longestWait)
    let unlogged = models.population.missedPeriodProbability
    // The probability of no logged start for a number of days: one cycle, or more with unlogged
    // starts.
    var nothingLogged = [1.0]
    for days in 1...max(elapsed, 1) {
      nothingLogged.append(
        anyLength.probability(from: days)
          + unlogged
          * (1..<days).reduce(0) {
            $0 + anyLength.probability(of: $1) * nothingLogged[days - $1]
          })
    }
    let complete = expectedLength.probability(from: elapsed)
    let missed =
      unlogged
      * (0..<elapsed).reduce(0) {
        $0 + expectedLength.probability(of: $1) * nothingLogged[elapsed - $1]
      }
    return missed > 0 ? missed / (missed + complete) : 0
  }

  /// The ordinary cycles that probably contain a period that was not logged, each with the
  /// probability.
  ///
  /// - Complexity: O(*n*) in the number of cycles.
  public var suspectedMissedPeriods: [MissedPeriod] {
    traits.cycles.compactMap { cycle in
      let probability = probabilityOfMissedPeriod(inCycleOf: cycle.length)
      return probability > 0.5
        ? MissedPeriod(cycle: cycle, probability: probability) : nil
    }
  }

  /// Returns the probability that a completed cycle of a given length contains a period that was
  /// not logged.
  ///
  /// It is 1 for a cycle longer than 150 days.
  public func probabilityOfMissedPeriod(inCycleOf length: Int) -> Double {
    guard length <= GridModel.lastDay else { return 1 }
    guard length >= 1 else { return 0 }
    let one = 1 - models.population.missedPeriodProbability
    var (single, logged) = (0.0, 0.0)
    for (point, weight) in points {
      let (point, weight) = (Int(point), Double(weight))
      single += weight * one * models.cycleLength.kernel(ofPoint: point)[length]
      logged += weight * models.cycleLength.loggedKernel(ofPoint: point)[length]
    }
    return logged > 0 ? min(max(1 - single / logged, 0), 1) : 0
  }
}
