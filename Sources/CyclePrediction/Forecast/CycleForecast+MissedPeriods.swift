extension CycleForecast {
  /// The probability that a period came and was not logged since the current cycle began; 0 without
  /// a current cycle.
  ///
  /// It rises with every late day, as she is more likely to have forgotten a period than to have so
  /// long a cycle; signs of a late ovulation hold it down. One period in twenty is taken to go
  /// unlogged (``CyclePopulation/missedPeriodProbability``). A cycle that did end is another
  /// matter: ``probabilityOfMissedPeriod(inCycleOf:)``.
  public var probabilityOfMissedPeriod: Double {
    guard currentCycle != nil else { return 0 }
    let elapsed = min(elapsed, GridModel.longestWait)
    let unlogged = models.population.missedPeriodProbability
    // For how long nothing is logged after a start: one cycle, or more if their starts go unlogged.
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

  /// The ordinary cycles that more likely than not are two or more, with a period between them that
  /// was not logged, each with the probability of that.
  ///
  /// - Complexity: O(*n*) in the number of cycles.
  public var suspectedMissedPeriods: [MissedPeriod] {
    traits.cycles.compactMap { cycle in
      let probability = probabilityOfMissedPeriod(inCycleOf: cycle.length)
      return probability > 0.5
        ? MissedPeriod(cycle: cycle, probability: probability) : nil
    }
  }

  /// The probability that a logged cycle of that length, which has ended, hides a period that was
  /// not logged.
  ///
  /// One longer than 150 days does.
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
