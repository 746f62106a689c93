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
  ///
  /// It is the day that was asked for, or up to two days later for a log that ends with a period just
  /// after that day.
  public let asOf: CalendarDate

  /// The current cycle; `nil` if no period is known, or none since an interruption.
  public let currentCycle: MenstrualCycle.Current?

  /// The number of ordinary cycles that the forecast learned from; with 0, it describes women in
  /// general.
  public var knownCycles: Int { traits.cycles.count }

  /// The published waiting time that ``nextPeriod`` follows: the first period after a birth, an early
  /// loss, or hormonal contraception; `nil` in ordinary cycles and after a pause.
  ///
  /// Later periods and fertile days follow from it. Women often ovulate before that period; see
  /// ``LifeStage/WaitingTime/ovulatingBefore``.
  public let firstPeriod: LifeStage.WaitingTime?

  /// The signs of ovulation logged in the current cycle.
  public let ovulationMarkers: [OvulationMarker]

  let models: PopulationModels
  let context: CycleContext
  let traits: LoggedTraits

  /// The knowledge from the logged starts.
  let filter: CycleFilter

  /// The possible events since the latest logged start; `nil` without a current cycle, or if the
  /// latest start was too long ago to say.
  let outlook: CycleOutlook?

  /// Whether signs of ovulation so late in a cycle that no earlier cycle says more date the next
  /// start by themselves.
  let isDatedBySigns: Bool

  /// The length of a cycle about which only earlier cycles are known.
  let anyLength: DayDistribution

  /// The length of the current cycle given its signs of ovulation, ignoring how many days have
  /// passed; without signs or a current cycle, that of any cycle.
  let expectedLength: DayDistribution

  /// The number of days from ``asOf`` to the next start.
  let daysUntilStart: DayDistribution

  /// The result of all of the above.
  fileprivate(set) var expected = ExpectedTraits.unknown

  /// The number of days from the first day of the current cycle to the day of the forecast.
  var elapsed: Int { currentCycle.map { $0.day - 1 } ?? 0 }
}

extension CyclePredictor {
  /// Returns a forecast from the history up to a day.
  ///
  /// Later entries are ignored, with one exception: a woman who flies across the date line may have
  /// logged her period on a day that is tomorrow where she lands. If the latest period starts one or
  /// two days after `today`, and the log ends on those days, the forecast is of its last day, which is
  /// ``CycleForecast/asOf``. To evaluate forecasts of past days, pass the
  /// ``CycleHistory/prefix(through:)`` of each day.
  ///
  /// If no period is known, `today` counts as a random day of a cycle, so
  /// the next period may start on any day from `today` on. After a pause, the day after the pause
  /// counts as one. After a birth, an early loss, or hormonal contraception, the first period follows
  /// its published waiting time; so it does during breastfeeding, if the context says how the baby is
  /// fed.
  ///
  ///     // What came before the illness says nothing about the cycles since.
  ///     let forecast = try predictor.forecast(for: history, asOf: today, usingCyclesFrom: recovery)
  ///
  /// - Parameters:
  ///   - history: The log.
  ///   - today: The day of the forecast.
  ///   - context: Facts about the person that are not in the log.
  ///   - first: The day from which on cycles are used, for a person who knows why her cycles have
  ///     changed; `nil` for all. A cycle that started earlier says nothing about later ones.
  ///   - charting: How temperatures and mucus are recorded, and the day of ovulation that a device
  ///     reports.
  /// - Returns: The forecast.
  /// - Complexity: O(*n*) in the number of cycles and logged days.
  /// - Throws: ``CycleForecast/Error``, in an interruption, after one without a published waiting time,
  ///   and in the last years of the calendar.
  public func forecast(
    for history: CycleHistory, asOf today: CalendarDate, context: CycleContext = CycleContext(),
    usingCyclesFrom first: CalendarDate? = nil,
    charting: OvulationSigns.Charting = OvulationSigns.Charting()
  ) throws(CycleForecast.Error) -> CycleForecast {
    let today = history.lastDay(justAfter: today) ?? today
    guard today.adding(days: CycleForecast.horizon + 2 * GridModel.lastDay) != nil else {
      throw .dateTooLate(today)
    }
    let traits = LoggedTraits(
      history, asOf: today, usingCyclesFrom: first, charting: charting, models)
    let firstPeriod = try traits.firstPeriod(asOf: today, context)
    var forecast = CycleForecast(
      models, traits, asOf: today, context: context, firstPeriod: firstPeriod)
    forecast.expected = ExpectedTraits(forecast)
    return forecast
  }
}

extension CycleForecast {
  init(
    _ models: PopulationModels, _ traits: LoggedTraits, asOf: CalendarDate, context: CycleContext,
    firstPeriod: LifeStage.WaitingTime?
  ) {
    self.asOf = asOf
    self.models = models
    self.context = context
    self.traits = traits
    self.firstPeriod = firstPeriod
    currentCycle = traits.current
    ovulationMarkers = traits.markers
    var filter = CycleFilter(models.cycles, context)
    for distance in traits.distances {
      filter.observe(distance ?? CycleFilter.Distance(days: 0))
    }
    filter.confirmedDaysAgo = traits.confirmedDaysAgo
    self.filter = filter
    let anyLength = filter.anyLength()
    self.anyLength = anyLength
    guard let current = traits.current else {
      expectedLength = anyLength
      outlook = nil
      isDatedBySigns = false
      daysUntilStart =
        firstPeriod?.days
        ?? Self.waitingTime(filter, anyLength, elapsed: traits.daysSincePause(asOf: asOf))
      return
    }
    let elapsed = current.day - 1
    if traits.markers.isEmpty {
      // Signs without a pattern weigh the lengths of the logged cycle.
      expectedLength = traits.signs.map(anyLength.weighed(by:)) ?? anyLength
      outlook =
        elapsed < CycleModel.lastDay
        ? CycleOutlook(filter, elapsed: elapsed, weigh: traits.signs?.likelihood(ofLength:)) : nil
    } else {
      let length = Self.length(after: traits, models, context, anyLength)
      expectedLength = length
      let lastSign = traits.markers.map { $0.day }.max() ?? 0
      if traits.markers.areLate, elapsed - lastSign <= Self.longestLutealPhase {
        isDatedBySigns = true
        outlook = nil
        daysUntilStart = (length.given(atLeast: elapsed) ?? length.afterWaiting(elapsed))
          .shifted(by: -elapsed)
        return
      }
      outlook =
        elapsed < CycleModel.lastDay
        ? CycleOutlook(
          filter, first: length, later: anyLength, elapsed: elapsed, lastSign: lastSign) : nil
    }
    isDatedBySigns = false
    daysUntilStart = Self.fading(outlook?.start, filter, elapsed: elapsed)
  }

  /// Returns the number of days until the next start if a random day of a cycle was `elapsed` days ago,
  /// and none was logged since.
  ///
  /// Either none came, or one went unlogged, and today is a random day again.
  private static func waitingTime(
    _ filter: CycleFilter, _ length: DayDistribution, elapsed: Int
  ) -> DayDistribution {
    let wait = length.waitingTime()
    let lasting = wait.probability(from: elapsed)
    guard elapsed > 0, let rest = wait.given(atLeast: elapsed) else { return wait }
    let unlogged = Double(filter.unloggedFactors[0]) * (1 - lasting)
    let weights = (0...wait.lastDay).map {
      lasting * rest.probability(of: $0 + elapsed) + unlogged * wait.probability(of: $0)
    }
    return DayDistribution(trimming: weights, from: 0) ?? wait
  }

  /// Returns the number of days until the next start when the latest logged one was long ago.
  ///
  /// From the 120th to the 150th day, `known` turns into the wait from a random day of one of her
  /// cycles, and until the end of a year into that of women in general.
  static func fading(
    _ known: DayDistribution?, _ filter: CycleFilter, elapsed: Int, isDayOver: Bool = false
  ) -> DayDistribution {
    let unknown = known == nil ? 1 : shareUnknown(elapsed: elapsed, filter)
    if unknown == 0, let known { return known }
    let general = min(max(Double(elapsed - CycleModel.lastDay) / 215, 0), 1)
    let own = filter.anyLength().waitingTime()
    let other = filter.lengthOfOthers().waitingTime()
    let weights = (0...CycleModel.lastDay).map { day -> Double in
      if isDayOver, day == 0 { return 0 }
      let wait = (1 - general) * own.probability(of: day) + general * other.probability(of: day)
      return (known.map { (1 - unknown) * $0.probability(of: day) } ?? 0) + unknown * wait
    }
    return DayDistribution(trimming: weights, from: 0) ?? own
  }

  /// Returns the share of a forecast that no longer depends on the latest logged start; 0 on a day on
  /// which the person says that she has missed no period.
  static func shareUnknown(elapsed: Int, _ filter: CycleFilter) -> Double {
    let days = filter.confirmedDaysAgo.map { min(elapsed - 120, $0) } ?? elapsed - 120
    return min(max(Double(days) / 30, 0), 1)
  }

  /// Returns the length of a cycle with signs of ovulation.
  ///
  /// The length that the ovulation day and the luteal phase imply is weighted by how much more likely
  /// the earlier cycles make each length than they alone do, to the power ``shareOfLengths``. The
  /// person's ovulation days and luteal phases determine on which days ovulation is possible. If
  /// these leave no length possible, the ovulation day and the luteal phase alone determine it.
  private static func length(
    after traits: LoggedTraits, _ models: PopulationModels, _ context: CycleContext,
    _ anyLength: DayDistribution
  ) -> DayDistribution {
    let luteal = models.lutealLength(of: traits)
    if let late = traits.markers.lateOvulationDay { return late.plus(luteal) }
    let day = models.ovulationDay.prediction(after: traits.ovulationDays, context)
    let seen = traits.weighing(day)
    let (unseenLength, seenLength) = (day.plus(luteal), seen.plus(luteal))
    let weights = anyLength.probabilities.enumerated().map { index, probability -> Double in
      let length = anyLength.firstDay + index
      let seen = seenLength.probability(of: length)
      guard seen > 0, probability > 0 else { return 0 }
      let expected = max(unseenLength.probability(of: length), 1e-12)
      return seen * exponential(shareOfLengths * logarithm(probability / expected))
    }
    return DayDistribution(trimming: weights, from: anyLength.firstDay) ?? seenLength
  }

  /// Returns the ovulation day of a cycle whose remaining lengths are known, given that `elapsed`
  /// days have passed without another start.
  static func ovulationDay(
    _ traits: LoggedTraits, _ models: PopulationModels, in context: CycleContext,
    lengths: DayDistribution, elapsed: Int
  ) -> DayDistribution {
    if traits.ovulationDays.isEmpty {
      // Signs can make any length likely; without them, lengths that hardly happen take time alone.
      let fromLength = models.ovulationGivenLength.ovulationDay(
        lengths, negligible: traits.hasSigns ? 0 : negligibleLength
      ) {
        traits.likelihood(ofOvulationOn: $0)
      }
      if let fromLength { return fromLength }
    }
    let prior = models.ovulationDay.prediction(after: traits.ovulationDays, context)
    func weights(_ isPossible: (Int) -> Double) -> [Double] {
      prior.probabilities.enumerated().map { index, probability in
        let day = prior.firstDay + index
        return probability * isPossible(day) * traits.likelihood(ofOvulationOn: day)
      }
    }
    let luteal = models.lutealLength(of: traits)
    // If the luteal phase should have ended by now, ovulation was probably later, if a later day is
    // left.
    let unfinished = weights { 1 - luteal.probability(upTo: elapsed - $0 - 1) }
    return DayDistribution(trimming: unfinished, from: prior.firstDay)
      ?? DayDistribution(trimming: weights { _ in 1 }, from: prior.firstDay) ?? prior
  }

  /// How much the lengths of earlier cycles count beside a sign of ovulation; 1 would be Bayes' rule.
  ///
  /// A cycle with a late ovulation is unlike the earlier ones, which then say less about its length,
  /// while the luteal phase varies little. Chosen on the women of ``CyclePopulation/standard``: with
  /// ovulation days of earlier cycles, any value from 0.5 to 1 is equally good.
  private static let shareOfLengths = 0.6

  /// The probability of a length up to which it is left out of the ovulation day; this package's choice.
  static let negligibleLength = 1e-7

  /// The number of days after the latest sign of ovulation after which the sign no longer dates the
  /// next start; this package's choice.
  private static let longestLutealPhase = 30

  /// The range of a forecast, in days after ``asOf``: ten years.
  static let horizon = 3650

  /// An error that ``CyclePredictor`` throws when it cannot make a forecast.
  @nonexhaustive public enum Error: Swift.Error, Hashable, Sendable, PrivateValue {
    /// The day is in an interruption of this kind, without ordinary cycles.
    case interrupted(CycleInterruption.Kind)
    /// An interruption has ended, no period has come since, and no published time says when the first
    /// one comes.
    case noForecastYet(LifeStage.Reason)
    /// The calendar ends within 3,950 days, almost eleven years, after the day.
    case dateTooLate(CalendarDate)

    /// A sentence that describes the error without a date.
    public var description: String {
      switch self {
      case .interrupted: "There is no forecast for a date in an interruption."
      case .noForecastYet: "There is no forecast before the first period after an interruption."
      case .dateTooLate:
        "The date must be at least eleven years before the last date of the calendar."
      }
    }
  }
}
