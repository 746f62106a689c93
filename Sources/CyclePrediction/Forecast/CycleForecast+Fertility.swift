public import Essentials

extension CycleForecast {
  /// The ovulation day and the fertile days of a cycle.
  ///
  ///     let fertile = forecast.fertility.days(withProbabilityAtLeast: 0.05)
  ///     let window = forecast.fertility.window(ofDays: 12)
  ///
  /// The fertile days are the five days before ovulation and the day of ovulation (Wilcox, Weinberg
  /// & Baird 1995, N Engl J Med 333:1517). All probabilities are for a cycle with ovulation. 3.5 %
  /// of the cycles of fertile women and 9.5 % of those of subfertile women have none (Najmabadi &
  /// Stanford, by mucus).
  ///
  /// Not a contraceptive, not medical advice.
  public struct Fertility: Equatable, Sendable, PrivateValue {
    /// The day of ovulation.
    public let ovulation: DateDistribution

    /// Creates the fertility of a cycle from its ovulation day.
    public init(ovulation: DateDistribution) {
      self.ovulation = ovulation
    }

    /// Returns the probability that a date is a fertile day.
    public func fertileProbability(on date: CalendarDate) -> Double {
      let day = ovulation.origin.days(until: date)
      return min(1, (0...5).reduce(0) { $0 + ovulation.days.probability(of: day + $1) })
    }

    /// Returns the probability of conception from one act of intercourse on a date, with no other
    /// act on the fertile days.
    public func conceptionProbability(
      on date: CalendarDate, _ conception: ConceptionChance = .any
    ) -> Double {
      let day = ovulation.origin.days(until: date)
      return (0...5).reduce(0) { sum, before in
        sum + conception.probability(daysBeforeOvulation: before)
          * ovulation.days.probability(of: day + before)
      }
    }

    /// Returns the dates whose probability of being fertile is at least `level`, in order; past
    /// dates are included.
    ///
    /// - Complexity: O(*n*) in the number of days of ``ovulation``.
    public func days(withProbabilityAtLeast level: Double) -> [CalendarDate] {
      possibleDates.dates.filter {
        fertileProbability(on: $0) >= max(level, .leastNonzeroMagnitude)
      }
    }

    /// Returns the run of `count` dates with the most expected fertile days; the earliest of
    /// several equal runs.
    ///
    /// If fewer than `count` dates can be fertile, the run begins with the first of them. The
    /// result is `nil` unless `count` is in `1...60` and the run fits in the calendar.
    ///
    /// - Complexity: O(*n*) in the number of days of ``ovulation``.
    public func window(ofDays count: Int) -> ClosedRange<CalendarDate>? {
      guard (1...60).contains(count) else { return nil }
      return window(ofDays: count, among: expectedFertileDays)?.dates
    }

    /// Returns the shortest run of dates that holds at least `share` of the expected fertile days.
    ///
    /// The share is clamped to `0...1`.
    ///
    /// - Complexity: O(*n*) in the number of days of ``ovulation``.
    public func window(holding share: Double) -> ClosedRange<CalendarDate>? {
      let sums = expectedFertileDays
      guard let all = sums.last else { return nil }
      let wanted = all * (share.isNaN ? 1 : min(max(share, 0), 1)) - 1e-9
      var shortest = sums.count - 1
      var (start, end) = (0, 1)
      while end < sums.count {
        if sums[end] - sums[start] < wanted {
          end += 1
        } else {
          shortest = min(shortest, end - start)
          start += 1
          end = max(end, start + 1)
        }
      }
      return window(ofDays: shortest, among: sums)?.dates
    }

    /// The dates that can be fertile.
    private var possibleDates: ClosedRange<CalendarDate> {
      let first = ovulation.firstDate
      return (first.adding(days: -5) ?? .earliest)...ovulation.lastDate
    }

    /// The expected number of fertile days before each of `possibleDates`, followed by the total.
    private var expectedFertileDays: [Double] {
      var sum = 0.0
      return [0]
        + possibleDates.dates.map { date in
          sum += fertileProbability(on: date)
          return sum
        }
    }

    private func window(
      ofDays count: Int, among sums: [Double]
    ) -> (dates: ClosedRange<CalendarDate>, sum: Double)? {
      // A window longer than all days begins with the first.
      let end = min(count, sums.count - 1)
      var best = 0
      for start in 0...(sums.count - 1 - end)
      where sums[start + end] - sums[start] > sums[best + end] - sums[best] + 1e-12 {
        best = start
      }
      let first = possibleDates.lowerBound.adding(days: best)
      guard let first, let last = first.adding(days: count - 1) else { return nil }
      return (first...last, sums[best + end] - sums[best])
    }
  }

  /// The ovulation day and the fertile days of the current cycle; those of the next cycle if there
  /// is no current cycle.
  ///
  /// - Complexity: O(1)
  public var fertility: Fertility {
    let days =
      currentCycle == nil
      ? daysUntilStart.plus(expected.laterOvulation.shifted(by: -1)) : expected.currentOvulation
    return Fertility(ovulation: DateDistribution(clipping: days, after: asOf))
  }

  /// Returns the ovulation day and the fertile days of the cycle that starts with a future period,
  /// where 1 is the next; `nil` unless the number is in `1...120` and the dates fit in the
  /// calendar.
  ///
  /// - Complexity: O(*n* log *n*) in the number of the period.
  public func fertility(afterPeriod number: Int) -> Fertility? {
    period(number).flatMap { period in
      DateDistribution(period.start.days.plus(expected.laterOvulation.shifted(by: -1)), after: asOf)
        .map(Fertility.init)
    }
  }

  /// The ovulation day of a cycle about which only earlier cycles are known.
  var laterOvulation: DayDistribution {
    let fromLengths =
      traits.ovulationDays.isEmpty ? models.ovulationGivenLength.ovulationDay(anyLength) : nil
    return fromLengths ?? models.ovulationDay.prediction(after: traits.ovulationDays, context)
  }

  /// The number of days from ``asOf`` to the ovulation before the next start; negative if it is
  /// past.
  var currentOvulation: DayDistribution {
    var backward: DayDistribution { daysUntilStart.plus(models.lutealLength(of: traits).negated) }
    guard currentCycle != nil else { return backward }
    if isDatedBySigns, let known = traits.markers.lateOvulationDay {
      return known.shifted(by: -1 - elapsed)
    }
    guard let outlook else {
      return traits.markers.isEmpty
        ? backward
        : Self.ovulationDay(
          traits, models, in: context, lengths: anyLength.afterWaiting(elapsed), elapsed: elapsed
        ).shifted(by: -1 - elapsed)
    }
    let unknown = Self.shareUnknown(elapsed: elapsed, filter)
    var weights = [Double](repeating: 0, count: 2 * CycleModel.lastDay + 1)
    func add(_ days: DayDistribution, times weight: Double) {
      for (index, probability) in days.probabilities.enumerated() {
        let place = days.firstDay + index + CycleModel.lastDay
        if weights.indices.contains(place) { weights[place] += weight * probability }
      }
    }
    let likely = outlook.running.filter { $0.weight > 1e-4 }
    if unknown == 0, likely.count == 1 {
      return ovulationDay(in: likely[0]).shifted(by: -1 - likely[0].elapsed)
    }
    if unknown > 0 { add(backward, times: unknown) }
    for cycle in likely where unknown < 1 {
      let weight = cycle.weight * (1 - unknown)
      if let days = ovulationDays(in: cycle) {
        days.add(
          times: weight / days.total, to: &weights,
          shiftedBy: CycleModel.lastDay - 1 - cycle.elapsed)
      } else {
        add(ovulationDay(in: cycle).shifted(by: -1 - cycle.elapsed), times: weight)
      }
    }
    return DayDistribution(trimming: weights, from: -CycleModel.lastDay) ?? backward
  }

  /// Returns the weight of each ovulation day of a cycle that may be running, if it follows from the
  /// lengths alone; otherwise `nil`.
  private func ovulationDays(in cycle: CycleOutlook.Running) -> DayLanes? {
    let isLogged = !cycle.isMissed && !cycle.isSpurious
    guard traits.ovulationDays.isEmpty, !(isLogged && traits.hasSigns) else { return nil }
    let days = models.ovulationGivenLength.ovulationDays(
      inCyclesOf: cycle.lengths, negligible: Self.negligibleLength * cycle.lengths.total)
    return days.total > 0 ? days : nil
  }

  /// Returns the ovulation day of a cycle that may be running; signs belong to the logged cycle.
  private func ovulationDay(in cycle: CycleOutlook.Running) -> DayDistribution {
    let isLogged = !cycle.isMissed && !cycle.isSpurious
    if isLogged, !traits.markers.isEmpty {
      if let declared = traits.markers.ovulationDay(beyond: CycleModel.lastDay) { return declared }
      // The lengths of the outlook have already been weighted by the signs.
      return Self.ovulationDay(
        traits, models, in: context, lengths: anyLength.afterWaiting(cycle.elapsed),
        elapsed: cycle.elapsed)
    }
    let lengths = (0...CycleModel.lastDay).map { length in
      let weight = cycle.lengths.weight(of: length)
      // The lengths have been weighted by the signs, which weigh the days themselves below.
      guard isLogged, weight > 0, let signs = traits.signs else { return weight }
      return weight / signs.likelihood(ofLength: length)
    }
    guard let lengths = DayDistribution(trimming: lengths, from: 0) else { return laterOvulation }
    return Self.ovulationDay(
      isLogged ? traits : traits.withoutMarkers, models, in: context, lengths: lengths,
      elapsed: cycle.elapsed)
  }
}
