extension Forecast {
  /// The probability that a period came and was not logged since the current cycle began; 0 without a
  /// current cycle.
  ///
  /// It rises with every late day, as she is more likely to have forgotten a period than to have so long
  /// a cycle. A cycle that did end is another matter: ``probabilityOfMissedPeriod(inCycleOf:)``.
  ///
  /// One period in twenty is taken to go unlogged (``Population/missedPeriodProbability``).
  public var missedPeriodProbability: Double {
    guard currentCycle != nil else { return 0 }
    // Two cycles together must fit on the lattice.
    let elapsed = min(elapsed, GridModel.lastDay - 30)
    var (complete, logged) = (0.0, 0.0)
    for (point, weight) in points {
      let (point, weight) = (Int(point), Double(weight))
      complete += weight * models.cycleLength.kernel(ofPoint: point)[elapsed...].reduce(0, +)
      logged += weight * models.cycleLength.loggedKernel(ofPoint: point)[elapsed...].reduce(0, +)
    }
    return logged > 0 ? min(max(1 - complete / logged, 0), 1) : 1
  }

  /// The ordinary cycles that more likely than not are two or more, with a period between them that
  /// was not logged, each with the probability of that.
  ///
  /// - Complexity: O(*n*) in the number of cycles.
  public var suspectedMissedPeriods: [SuspectedMissedPeriod] {
    traits.cycles.compactMap { cycle in
      let probability = probabilityOfMissedPeriod(inCycleOf: cycle.length)
      return probability > 0.5
        ? SuspectedMissedPeriod(cycle: cycle, probability: probability) : nil
    }
  }

  /// The probability that a logged cycle of that length, which has ended, hides a period that was not
  /// logged.
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
