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
  /// It rises while a period is late, because a forgotten period becomes more likely than such a long
  /// cycle. Signs of a late ovulation lower it. How often a person forgets to log is learned from
  /// her log; before, one period in fourteen is expected to be missing, see
  /// ``CyclePopulation/missedPeriodProbability``. For completed cycles, see
  /// ``probabilityOfMissedPeriod(inCycleOf:)``.
  public var probabilityOfMissedPeriod: Double { basis.probabilityOfMissedPeriod }

  /// The ordinary cycles that probably contain a period that was not logged, each with the
  /// probability.
  ///
  /// If the person missed none in a cycle, call ``CycleHistory/confirmCycle(startingOn:asOf:)``.
  ///
  /// - Complexity: O(*n*) in the number of cycles.
  public var suspectedMissedPeriods: [MissedPeriod] {
    traits.cycles.compactMap { cycle in
      let probability = probabilityOfMissedPeriod(
        in: traits.history.distance(from: cycle.start, to: cycle.days.upperBound))
      return probability > 0.5
        ? MissedPeriod(cycle: cycle, probability: probability) : nil
    }
  }

  /// Returns the probability that a completed cycle of a given length contains a period that was
  /// not logged.
  ///
  /// It is 1 for a cycle longer than 150 days.
  public func probabilityOfMissedPeriod(inCycleOf length: Int) -> Double {
    probabilityOfMissedPeriod(in: CycleFilter.Distance(days: length))
  }

  /// Returns the same for a cycle of which the person may have said more.
  private func probabilityOfMissedPeriod(in distance: CycleFilter.Distance) -> Double {
    guard distance.days >= 1, distance.confirmedDays.map({ $0 < distance.days - 1 }) ?? true else {
      return 0
    }
    guard distance.days <= CycleModel.lastDay else { return 1 }
    let densities = filter.densities(of: distance)
    let logged = densities.reduce(0, +)
    return logged > 0 ? min(max(1 - densities[0] / logged, 0), 1) : 0
  }
}
