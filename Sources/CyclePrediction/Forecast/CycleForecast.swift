public import Essentials

/// A forecast of periods, ovulation, and fertile days after a given day.
///
///     let forecast = try CyclePredictor().forecast(for: history, asOf: today)
///     let start = forecast.nextPeriod.start
///     print(start.median, start.interval(covering: 0.8), forecast.daysUntilNextPeriod)
///
/// The probabilities apply to women with natural cycles who log as carefully as this person. The
/// day of the forecast itself counts as not over: the next period may start on that day, but never
/// before it.
///
/// Not a contraceptive, not medical advice; see ``disclaimer``.
public struct CycleForecast: Sendable, PrivateValue {
  /// A notice for every screen that shows results of this module.
  public static let disclaimer = """
    These are estimates from logged data. They are not a contraceptive and not medical advice.
    """

  /// The day of the forecast; later entries are ignored.
  public let asOf: CalendarDate

  /// The current cycle; `nil` if no period is known, or none since an interruption.
  public let currentCycle: MenstrualCycle.Current?

  /// The number of ordinary cycles that the forecast learned from; with 0, it describes women in
  /// general.
  public var knownCycles: Int { traits.cycles.count }

  /// The signs of ovulation logged in the current cycle.
  public let ovulationMarkers: [OvulationMarker]

  let models: PopulationModels
  let context: CycleContext
  let traits: LoggedTraits

  /// The points of the grid that matter for the cycle length.
  let points: ContiguousArray<(point: Int32, weight: Float)>

  /// The length of a cycle about which only earlier cycles are known.
  let anyLength: DayDistribution

  /// The length of the current cycle given its signs of ovulation, ignoring how many days have
  /// passed; without signs or a current cycle, that of any cycle.
  let expectedLength: DayDistribution

  /// The number of days from ``asOf`` to the next start.
  let daysUntilStart: DayDistribution

  /// Whether ``daysUntilStart`` is ``anyLength`` conditioned on the days that have passed, so that
  /// it can be computed separately for each point of the grid.
  let isLengthAlone: Bool

  /// The number of days from the first day of the current cycle to the day of the forecast.
  var elapsed: Int { currentCycle.map { $0.day - 1 } ?? 0 }
}

extension CyclePredictor {
  /// Returns a forecast from the history up to a day.
  ///
  /// Later entries are ignored. Without a current cycle, `today` counts as a random day of a cycle,
  /// so the next period may start on any day from `today` on.
  ///
  /// - Complexity: O(*n*) in the number of cycles and logged days.
  /// - Throws: ``CycleForecast/Error``, in an interruption and in the last years of the calendar.
  public func forecast(
    for history: CycleHistory, asOf today: CalendarDate, context: CycleContext = CycleContext()
  ) throws(CycleForecast.Error) -> CycleForecast {
    guard today.adding(days: CycleForecast.horizon + 2 * GridModel.lastDay) != nil else {
      throw .dateTooLate(today)
    }
    if let interruption = history.interruption(on: today) { throw .interrupted(interruption.kind) }
    return CycleForecast(models, LoggedTraits(history, asOf: today), asOf: today, context: context)
  }
}

extension CycleForecast {
  init(
    _ models: PopulationModels, _ traits: LoggedTraits, asOf: CalendarDate, context: CycleContext
  ) {
    self.asOf = asOf
    self.models = models
    self.context = context
    self.traits = traits
    currentCycle = traits.current
    ovulationMarkers = traits.markers
    var posterior = GridPosterior(models.cycleLength, context)
    for length in traits.lengths {
      posterior.observe(length ?? 0, spurious: models.population.spuriousStartProbability)
    }
    points = posterior.heavyPoints()
    let anyLength = posterior.prediction()
    self.anyLength = anyLength
    guard let current = traits.current else {
      expectedLength = anyLength
      daysUntilStart = anyLength.waitingTime()
      isLengthAlone = false
      return
    }
    let elapsed = current.day - 1
    guard !traits.markers.isEmpty else {
      expectedLength = anyLength
      daysUntilStart = anyLength.afterWaiting(elapsed).shifted(by: -elapsed)
      isLengthAlone =
        elapsed <= GridModel.longestWait && anyLength.given(atLeast: elapsed) != nil
      return
    }
    let expectedLength = Self.length(after: traits, models, context, anyLength)
    self.expectedLength = expectedLength
    // For a late cycle, the signs remain informative longer than the lengths of earlier cycles.
    let rest = expectedLength.given(atLeast: elapsed) ?? expectedLength.afterWaiting(elapsed)
    daysUntilStart = rest.shifted(by: -elapsed)
    isLengthAlone = false
  }

  /// Returns the length of a cycle with signs of ovulation.
  ///
  /// By Bayes' rule, the length known from earlier cycles is weighted by the likelihood of the
  /// signs in a cycle of each length. The person's ovulation days and luteal phases determine on
  /// which days ovulation is possible. If these leave no length possible, the ovulation day and the
  /// luteal phase alone determine the length.
  private static func length(
    after traits: LoggedTraits, _ models: PopulationModels, _ context: CycleContext,
    _ anyLength: DayDistribution
  ) -> DayDistribution {
    let luteal = models.lutealLength(of: traits)
    let day = models.ovulationDay.prediction(after: traits.ovulationDays, context)
    let seen = traits.markers.weighing(day)
    let (unseenLength, seenLength) = (day.plus(luteal), seen.plus(luteal))
    guard seenLength.median <= GridModel.longestWait else { return seenLength }
    let weights = anyLength.probabilities.enumerated().map { index, probability in
      let length = anyLength.firstDay + index
      let expected = max(unseenLength.probability(of: length), 1e-12)
      return probability * seenLength.probability(of: length) / expected
    }
    return DayDistribution(trimming: weights, from: anyLength.firstDay) ?? seenLength
  }

  /// Returns the ovulation day of the current cycle, given that `elapsed` days have passed without
  /// another start.
  static func ovulationDay(
    _ traits: LoggedTraits, _ models: PopulationModels, _ context: CycleContext,
    _ anyLength: DayDistribution, elapsed: Int
  ) -> DayDistribution {
    let markers = traits.markers
    if let known = markers.ovulationDay(beyond: GridModel.longestWait) { return known }
    let lengths = anyLength.afterWaiting(elapsed)
    let luteal = models.lutealLength(of: traits)
    if markers.isEmpty, elapsed > GridModel.longestWait {
      // Long after any ordinary cycle, ovulation is dated backward from the next start.
      return lengths.plus(luteal.negated)
    }
    if traits.ovulationDays.isEmpty {
      let fromLength = models.ovulationGivenLength.ovulationDay(lengths) {
        markers.likelihood(ofOvulationOn: $0)
      }
      if let fromLength { return fromLength }
    }
    let prior = models.ovulationDay.prediction(after: traits.ovulationDays, context)
    func weights(_ isPossible: (Int) -> Double) -> [Double] {
      prior.probabilities.enumerated().map { index, probability in
        let day = prior.firstDay + index
        return probability * isPossible(day) * markers.likelihood(ofOvulationOn: day)
      }
    }
    // If the luteal phase should have ended by now, ovulation was probably later, if a later day is
    // left.
    let unfinished = weights { 1 - luteal.probability(upTo: elapsed - $0 - 1) }
    return DayDistribution(trimming: unfinished, from: prior.firstDay)
      ?? DayDistribution(trimming: weights { _ in 1 }, from: prior.firstDay) ?? prior
  }

  /// The range of a forecast, in days after ``asOf``: ten years.
  static let horizon = 3650
}
