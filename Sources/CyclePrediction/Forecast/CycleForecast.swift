public import Essentials

/// What is to be expected of a woman's cycles after a day: periods, ovulation, fertile days.
///
///     let forecast = try CyclePredictor().forecast(for: history, asOf: today)
///     let start = forecast.nextPeriod.start
///     print(start.median, start.interval(covering: 0.8), forecast.daysUntilNextPeriod)
///
/// The probabilities are those of women who log as carefully as she does and have natural cycles.
/// The day itself is still open: a period may start on it, and never before it.
///
/// Not a contraceptive, not medical advice; see ``disclaimer``.
public struct CycleForecast: Sendable, PrivateValue {
  /// What every screen with a forecast should say.
  public static let disclaimer = """
    A forecast is an estimate from past cycles. It is not a contraceptive and not medical advice.
    """

  /// The day on which the forecast is made, with what was known on it.
  public let asOf: CalendarDate

  /// The cycle of the day; `nil` if no period is known, or none since an interruption.
  public let currentCycle: MenstrualCycle.Current?

  /// The number of ordinary cycles that the forecast has learned from; with 0 it is what is known
  /// of women in general.
  public var knownCycles: Int { traits.cycles.count }

  /// The signs of ovulation in the current cycle, as they were logged.
  public let ovulationMarkers: [OvulationMarker]

  let models: PopulationModels
  let context: CycleContext
  let traits: LoggedTraits

  /// The points of the grid that matter for the length of her cycles.
  let points: ContiguousArray<(point: Int32, weight: Float)>

  /// The length of a cycle of which nothing but the past is known.
  let anyLength: DayDistribution

  /// The length of the current cycle by its signs of ovulation, as if no day of it had passed;
  /// without signs, or a current cycle, that of any cycle.
  let expectedLength: DayDistribution

  /// The days from ``asOf`` to the next start.
  let daysUntilStart: DayDistribution

  /// Whether ``daysUntilStart`` is ``anyLength`` without the days that have passed: then each point
  /// of the grid tells its own.
  let isLengthAlone: Bool

  /// The day from which cycle days are counted, the first day of the current cycle being 1; without
  /// a current cycle, the day of the forecast.
  var anchor: CalendarDate { currentCycle?.start ?? asOf }

  /// The days that have passed from the first day of the current cycle to the day of the forecast.
  var elapsed: Int { currentCycle.map { $0.day - 1 } ?? 0 }
}

extension CyclePredictor {
  /// Forecasts from what was logged up to a day.
  ///
  /// What lies after `today` is not looked at. Without a current cycle the next period may start on
  /// any day from `today` on, as if `today` were a day taken at random.
  ///
  /// - Complexity: O(*n*) in the number of cycles and logged days.
  /// - Throws: ``CycleForecast/Error``, in an interruption, and in the last years of the calendar.
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
    // What the signs say of a late cycle holds for longer than what her other cycles say.
    let rest = expectedLength.given(atLeast: elapsed) ?? expectedLength.afterWaiting(elapsed)
    daysUntilStart = rest.shifted(by: -elapsed)
    isLengthAlone = false
  }

  /// The length of a cycle with signs of ovulation.
  ///
  /// What is known of her lengths is weighed by how likely the signs are in a cycle of each length,
  /// by Bayes' rule, where her ovulation days and luteal phases tell on which days ovulation may
  /// be. Where they leave no length possible, ovulation and luteal phase alone tell it.
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

  /// The cycle day of ovulation in the current cycle, of which `elapsed` days have passed without
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
      // Long after every ordinary cycle, ovulation is dated from the next start backward.
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
    // A luteal phase that should have ended by now speaks for a later day, if any is left.
    let unfinished = weights { 1 - luteal.probability(upTo: elapsed - $0 - 1) }
    return DayDistribution(trimming: unfinished, from: prior.firstDay)
      ?? DayDistribution(trimming: weights { _ in 1 }, from: prior.firstDay) ?? prior
  }

  /// How far a forecast reaches, in days after ``asOf``: ten years.
  static let horizon = 3650
}
