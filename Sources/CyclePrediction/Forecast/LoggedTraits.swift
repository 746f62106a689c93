import Essentials

/// The observations of a history that a forecast learns from, by trait and in order.
struct LoggedTraits {
  /// The history as known on the day of the forecast.
  let history: CycleHistory

  /// How the signs are recorded.
  let charting: OvulationSigns.Charting

  /// All completed cycles.
  let allCycles: [MenstrualCycle]

  /// The lengths of all completed cycles, with what the person said about them; `nil` for a cycle that
  /// is not ordinary, which separates its neighbors.
  private(set) var distances: [CycleFilter.Distance?] = []

  /// The ordinary cycles, in the order of ``distances``.
  private(set) var cycles: [MenstrualCycle] = []

  /// The ovulation days of ordinary cycles.
  private(set) var ovulationDays: [Int] = []

  /// The luteal lengths of the same cycles.
  private(set) var lutealLengths: [Int] = []

  /// The lengths of the menses.
  private(set) var mensesLengths: [Int] = []

  /// The current cycle, unless it is interrupted.
  private(set) var current: MenstrualCycle.Current?

  /// How many days ago the person said that she has missed no period in the current cycle; `nil` if
  /// she said nothing.
  private(set) var confirmedDaysAgo: Int?

  /// The signs of ovulation in the current cycle.
  private(set) var markers: [OvulationMarker] = []

  /// The evidence of the signs of every day of the current cycle; `nil` without signs, or with a declared day
  /// of ovulation, which is taken as given.
  private(set) var signs: SignLikelihoods?

  /// The number of days of the current period known to have passed; at least 1.
  private(set) var bleedingDays = 1

  /// The same observations without signs of ovulation in the current cycle.
  var withoutMarkers: LoggedTraits {
    var traits = self
    traits.markers = []
    traits.signs = nil
    return traits
  }

  /// Reads the history as known on a day, and learns from the cycles that start on `first` or later.
  init(
    _ history: CycleHistory, asOf today: CalendarDate, usingCyclesFrom first: CalendarDate?,
    charting: OvulationSigns.Charting, _ models: PopulationModels
  ) {
    let history = history.prefix(through: today)
    self.history = history
    self.charting = charting
    allCycles = history.cycles
    for cycle in allCycles where first.map({ $0 <= cycle.start }) ?? true {
      guard cycle.isOrdinary else {
        distances.append(nil)
        continue
      }
      distances.append(history.distance(from: cycle.start, to: cycle.days.upperBound))
      cycles.append(cycle)
      if let length = cycle.period.length { mensesLengths.append(length) }
      let last = cycle.days.upperBound.adding(days: -1) ?? cycle.start
      let markers = history.ovulationMarkers(
        from: cycle.start, through: last, declared: cycle.ovulationDay,
        charting.temperatureMethod)
      guard let day = markers.mostLikelyDay else { continue }
      ovulationDays.append(day)
      let luteal = cycle.length - day
      if CyclePopulation.LutealRegression.plausibleLengths.contains(luteal) {
        lutealLengths.append(luteal)
      }
    }
    guard let current = history.currentCycle(asOf: today), current.interruption == nil else {
      return
    }
    self.current = current
    confirmedDaysAgo = history.distance(from: current.start, to: today).confirmedDays.map {
      current.day - 1 - $0
    }
    if let length = current.period.length { mensesLengths.append(length) }
    markers = history.ovulationMarkers(
      from: current.start, through: today, declared: current.ovulationDay,
      charting.temperatureMethod)
    if current.ovulationDay == nil, !markers.areLate {
      signs = SignLikelihoods(
        history, from: current.start, through: today, charting, models.ovulationGivenLength)
    }
    let lastBleedingDay = history.lastBleedingDay(from: current.start, through: today)
    bleedingDays = current.start.days(until: lastBleedingDay) + 1
  }
}

extension PopulationModels {
  /// Returns the distribution of the next luteal phase's length.
  func lutealLength(of traits: LoggedTraits) -> DayDistribution {
    lutealLength.prediction(after: traits.lutealLengths, CycleContext())
  }
}

extension CycleHistory {
  /// Returns the signs of ovulation in a cycle; only the declared day if there is one.
  ///
  /// The rule for a temperature shift is one for temperatures by hand; those of a wrist have none.
  func ovulationMarkers(
    from start: CalendarDate, through last: CalendarDate, declared: Int?,
    _ method: OvulationSigns.TemperatureMethod
  ) -> [OvulationMarker] {
    if let declared { return [.declaredDay(declared)] }
    let first = loggedDays.partitioningIndex { $0.date >= start }
    let days = loggedDays[first...].prefix { $0.date <= last }
    guard !days.isEmpty else { return [] }
    var markers: [OvulationMarker] = []
    if let test = days.firstOfLastPositiveTests(from: start) { markers.append(.positiveTest(test)) }
    let chart = symptoThermalChart(from: start, through: last, secondSign: .mucus)
    if let peak = chart.peak() { markers.append(.mucusPeak(peak.day)) }
    if method == .oral,
      let shift = chart.evaluation(after: SymptoThermalChart.EarlierCycles()).temperatureShift
    {
      markers.append(.temperatureShift(shift.firstHigherDay))
    }
    return markers
  }
}

extension Collection<LoggedDay> {
  /// Returns the cycle day of the first positive test after the last negative test that precedes a
  /// positive one.
  fileprivate func firstOfLastPositiveTests(from start: CalendarDate) -> Int? {
    var first: Int?
    var wasPositive = false
    for day in self {
      guard let test = day.log.ovulationTest else { continue }
      if test == .positive, !wasPositive { first = start.days(until: day.date) + 1 }
      wasPositive = test == .positive
    }
    return first
  }
}

extension [OvulationMarker] {
  /// Returns the joint likelihood of the signs if ovulation is on a given cycle day, up to a
  /// constant.
  func likelihood(ofOvulationOn day: Int) -> Double {
    reduce(1) { $0 * $1.likelihood(ofOvulationOn: day) }
  }

  /// The most likely ovulation day by the signs alone, the earliest of equals; `nil` without a
  /// sign.
  var mostLikelyDay: Int? {
    // Latest first: `max` returns the last of equal elements.
    daysWithinReach.reversed().max {
      likelihood(ofOvulationOn: $0) < likelihood(ofOvulationOn: $1)
    }
  }

  /// Whether all signs are so late that the tables of cycles may end before the next start.
  var areLate: Bool { map { $0.day }.min().map { $0 > CycleModel.lastDay - 50 } ?? false }

  /// The distribution of the ovulation day by the signs alone; `nil` unless they are late.
  var lateOvulationDay: DayDistribution? {
    areLate ? ovulationDay(beyond: CycleModel.lastDay - 50 - OvulationMarker.reach) : nil
  }

  /// Returns the distribution of the ovulation day if the signs alone determine it: a declared day,
  /// or signs that are all beyond the days `...last`; otherwise `nil`.
  func ovulationDay(beyond last: Int) -> DayDistribution? {
    if case .declaredDay(let declared)? = first { return DayDistribution(point: declared) }
    guard let earliest = map({ $0.day }).min(), earliest - OvulationMarker.reach > last else {
      return nil
    }
    let days = daysWithinReach
    guard let first = days.first, let end = days.last else { return nil }
    var weights = [Double](repeating: 0, count: end - first + 1)
    for day in days { weights[day - first] = likelihood(ofOvulationOn: day) }
    return DayDistribution(trimming: weights, from: first)
  }

  /// The days close to a sign, from day 1 on, in order; days between distant signs are left out.
  private var daysWithinReach: [Int] {
    let reach = OvulationMarker.reach
    return Set(flatMap { Swift.max($0.day - reach, 1)...Swift.max($0.day + reach, 1) }).sorted()
  }
}

extension LoggedTraits {
  /// Returns the published waiting time until the first period after an interruption; `nil` if there
  /// is a current cycle, or if only a pause came before.
  ///
  /// - Throws: ``CycleForecast/Error``, in an interruption, and without a published time. The feeding
  ///   must be known in the interruption for breastfeeding and after it.
  func firstPeriod(
    asOf today: CalendarDate, _ context: CycleContext
  ) throws(CycleForecast.Error) -> LifeStage.WaitingTime? {
    let interruption = history.interruption(on: today)
    let isFeeding = interruption?.kind == .breastfeeding && context.feeding != nil
    if let interruption, !isFeeding { throw .interrupted(interruption.kind) }
    guard
      current == nil,
      let (stage, since) = history.lifeStage(
        asOf: today, feeding: context.feeding ?? .fully, hormones: context.hormones)
    else {
      // A period has come while she breastfeeds, so ordinary cycles begin when that has ended.
      if let interruption { throw .interrupted(interruption.kind) }
      return nil
    }
    if context.feeding == nil, history.interruptions.last?.kind == .breastfeeding {
      throw .noForecastYet(.noPublishedTime)
    }
    // A birth without an interruption for breastfeeding.
    let known = stage == .afterBirth(.notAtAll) ? .afterBirth(context.feeding ?? .notAtAll) : stage
    switch known.outlook(daysSince: since.days(until: today)) {
    case .firstPeriod(let waiting): return waiting
    case .noForecast(let reason): throw .noForecastYet(reason)
    }
  }

  /// Returns the number of days since the day after the latest interruption; 0 without one.
  func daysSincePause(asOf today: CalendarDate) -> Int {
    history.interruptions.last.map { max($0.lastDay.days(until: today) - 1, 0) } ?? 0
  }
}

/// How likely the signs that are logged in a cycle are for each day of ovulation, and for each length
/// of the cycle.
struct SignLikelihoods: Sendable {
  /// The likelihood of each day, from cycle day 1 on; the last stands for all later days.
  private let ofDays: [Double]

  /// The likelihood of each length, from 0 on.
  private let ofLengths: [Double]

  /// Reads the signs of a cycle; `nil` if no sign is logged.
  init?(
    _ history: CycleHistory, from start: CalendarDate, through today: CalendarDate,
    _ charting: OvulationSigns.Charting, _ model: OvulationGivenLength
  ) {
    let first = history.loggedDays.partitioningIndex { $0.date >= start }
    let signs = OvulationSigns(
      of: history.loggedDays[first...], from: start, through: today, charting)
    guard let last = signs.lastDay, last <= CycleModel.lastDay else { return nil }
    let days = signs.likelihoods(ofOvulationOn: 1...(last + Self.reach))
    ofDays = days
    let lastDay = days[days.count - 1]
    ofLengths = (0...CycleModel.lastDay).map { length in
      (1...CycleModel.lastDay).reduce(0) {
        $0 + model.probability(of: $1, inCycleOf: length)
          * ($1 <= days.count ? days[$1 - 1] : lastDay)
      }
    }
  }

  /// The number of days after the latest sign from which on all days of ovulation are equally likely.
  private static let reach = 20

  /// Returns the likelihood of the signs if ovulation is on a given cycle day, up to a constant.
  func likelihood(ofOvulationOn day: Int) -> Double {
    ofDays[min(max(day, 1), ofDays.count) - 1]
  }

  /// Returns the likelihood of the signs in a cycle of a given length, up to the same constant.
  func likelihood(ofLength length: Int) -> Double {
    ofLengths.indices.contains(length) ? ofLengths[length] : 0
  }
}

extension DayDistribution {
  /// Returns the distribution of a cycle's length given its signs.
  func weighed(by signs: SignLikelihoods) -> DayDistribution {
    let weights = probabilities.enumerated().map {
      $1 * signs.likelihood(ofLength: firstDay + $0)
    }
    return DayDistribution(trimming: weights, from: firstDay) ?? self
  }
}

extension LoggedTraits {
  /// Whether the current cycle has signs that say anything about its ovulation day.
  var hasSigns: Bool { signs != nil || !markers.isEmpty }

  /// Returns the likelihood of the signs in the current cycle if ovulation is on a given cycle day, up
  /// to a constant.
  func likelihood(ofOvulationOn day: Int) -> Double {
    signs?.likelihood(ofOvulationOn: day) ?? markers.likelihood(ofOvulationOn: day)
  }

  /// Returns the distribution of the ovulation day given the signs, where `day` is the one without
  /// them.
  func weighing(_ day: DayDistribution) -> DayDistribution {
    if let known = markers.ovulationDay(beyond: day.lastDay) { return known }
    let weights = day.probabilities.enumerated().map {
      $1 * likelihood(ofOvulationOn: day.firstDay + $0)
    }
    return DayDistribution(trimming: weights, from: day.firstDay) ?? day
  }
}

extension CycleHistory {
  /// Returns the distance from the start of a period to that of the next, or to another day, with what
  /// the person said about it.
  func distance(from start: CalendarDate, to end: CalendarDate) -> CycleFilter.Distance {
    let index = confirmedCycleDays.partitioningIndex { $0.lowerBound >= start }
    let confirmed = index < confirmedCycleDays.endIndex ? confirmedCycleDays[index] : nil
    let isConfirmed = confirmed?.lowerBound == start
    return CycleFilter.Distance(
      days: start.days(until: end),
      confirmedDays: confirmed.flatMap { isConfirmed ? start.days(until: $0.upperBound) : nil },
      isTrueStart: confirmedPeriodStarts.sortedContains(end))
  }
}
