import Essentials

/// What a forecast learns from a history: the numbers of days of its traits, each in order.
struct LoggedTraits {
  /// What was known on the day of the forecast.
  let history: CycleHistory

  /// All completed cycles.
  let allCycles: [MenstrualCycle]

  /// The lengths of the cycles; `nil` stands for one that says nothing, and breaks the row.
  private(set) var lengths: [Int?] = []

  /// The ordinary cycles, as ``lengths`` has them.
  private(set) var cycles: [MenstrualCycle] = []

  /// The cycle days of ovulation in ordinary cycles.
  private(set) var ovulationDays: [Int] = []

  /// The luteal phases of the same cycles.
  private(set) var lutealLengths: [Int] = []

  /// The lengths of the menses.
  private(set) var mensesLengths: [Int] = []

  /// The current cycle, unless an interruption came after its start.
  private(set) var current: MenstrualCycle.Current?

  /// The signs of ovulation in the current cycle.
  private(set) var markers: [OvulationMarker] = []

  /// The days of the current period that are known to have passed, at least 1.
  private(set) var bleedingDays = 1

  /// Reads what was known on a day.
  init(_ history: CycleHistory, asOf today: CalendarDate) {
    let history = history.prefix(through: today)
    self.history = history
    allCycles = history.cycles
    for cycle in allCycles {
      guard cycle.isOrdinary else {
        lengths.append(nil)
        continue
      }
      lengths.append(cycle.length)
      cycles.append(cycle)
      if let length = cycle.period.length { mensesLengths.append(length) }
      let last = cycle.days.upperBound.adding(days: -1) ?? cycle.start
      let markers = history.ovulationMarkers(
        from: cycle.start, through: last, declared: cycle.ovulationDay)
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
    if let length = current.period.length { mensesLengths.append(length) }
    markers = history.ovulationMarkers(
      from: current.start, through: today, declared: current.ovulationDay)
    let lastBleedingDay = history.lastBleedingDay(from: current.start, through: today)
    bleedingDays = current.start.days(until: lastBleedingDay) + 1
  }
}

extension PopulationModels {
  /// The length of the next luteal phase of a woman.
  func lutealLength(of traits: LoggedTraits) -> DayDistribution {
    lutealLength.prediction(after: traits.lutealLengths, CycleContext())
  }
}

extension CycleHistory {
  /// The signs of ovulation on the days of a cycle, the declared day alone if there is one.
  func ovulationMarkers(
    from start: CalendarDate, through last: CalendarDate, declared: Int?
  ) -> [OvulationMarker] {
    if let declared { return [.declaredDay(declared)] }
    let first = loggedDays.partitioningIndex { $0.date >= start }
    let days = loggedDays[first...].prefix { $0.date <= last }
    guard !days.isEmpty else { return [] }
    var markers: [OvulationMarker] = []
    if let test = days.firstOfLastPositiveTests(from: start) { markers.append(.positiveTest(test)) }
    let chart = symptoThermalChart(from: start, through: last, secondSign: .mucus)
    if let peak = chart.peak() { markers.append(.mucusPeak(peak.day)) }
    if let shift = chart.evaluation(after: SymptoThermalChart.EarlierCycles()).temperatureShift {
      markers.append(.temperatureShift(shift.firstHigherDay))
    }
    return markers
  }
}

extension Collection<LoggedDay> {
  /// The cycle day of the first positive test after the last negative one before any positive.
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
  /// How likely the signs are together if ovulation is on a day, up to a constant.
  func likelihood(ofOvulationOn day: Int) -> Double {
    reduce(1) { $0 * $1.likelihood(ofOvulationOn: day) }
  }

  /// The day of ovulation once the signs are known, where `day` was expected before.
  func weighing(_ day: DayDistribution) -> DayDistribution {
    if let known = ovulationDay(beyond: day.lastDay) { return known }
    let weights = day.probabilities.enumerated().map {
      $1 * likelihood(ofOvulationOn: day.firstDay + $0)
    }
    return DayDistribution(trimming: weights, from: day.firstDay) ?? day
  }

  /// The day that the signs alone speak for most, the earliest among equals; `nil` without a sign.
  var mostLikelyDay: Int? {
    // The latest first: `max` keeps the last of equals.
    daysWithinReach.reversed().max {
      likelihood(ofOvulationOn: $0) < likelihood(ofOvulationOn: $1)
    }
  }

  /// The cycle day of ovulation where the signs alone tell it: a declared day, or signs that all
  /// lie beyond the days that other cycles know of; otherwise `nil`.
  func ovulationDay(beyond last: Int) -> DayDistribution? {
    if case .declaredDay(let declared)? = first { return DayDistribution(point: declared) }
    guard let earliest = map(\.day).min(), earliest - OvulationMarker.reach > last else {
      return nil
    }
    let days = daysWithinReach
    guard let first = days.first, let end = days.last else { return nil }
    var weights = [Double](repeating: 0, count: end - first + 1)
    for day in days { weights[day - first] = likelihood(ofOvulationOn: day) }
    return DayDistribution(trimming: weights, from: first)
  }

  /// The days near a sign, from 1 on, in order; those between signs far apart are left out.
  private var daysWithinReach: [Int] {
    let reach = OvulationMarker.reach
    return Set(flatMap { Swift.max($0.day - reach, 1)...Swift.max($0.day + reach, 1) }).sorted()
  }
}
