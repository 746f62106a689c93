public import Essentials

/// Sympto-thermal charts of the logged days.
///
///     let evaluation = history.symptoThermalEvaluation(asOf: today, secondSign: .mucus)
///     let status = evaluation?.status(onDay: 12)
///
/// Cycle days are counted between calendar dates, so the lengths of months do not matter. An
/// excluded cycle is evaluated, although forecasts ignore it; an interrupted cycle is not.
extension CycleHistory {
  /// Returns the chart of a completed cycle.
  ///
  /// - Complexity: O(log *n* + *d*) in the number of all logged days *n* and of those in this cycle
  ///   *d*.
  public func symptoThermalChart(
    of cycle: MenstrualCycle, secondSign: SymptoThermalChart.SecondSign
  ) -> SymptoThermalChart {
    symptoThermalChart(
      from: cycle.start, through: cycle.days.upperBound.adding(days: -1) ?? cycle.start,
      secondSign: secondSign)
  }

  /// Returns the chart of the current cycle so far.
  ///
  /// - Complexity: O(log *n* + *d*) in the number of all logged days *n* and of those in this cycle
  ///   *d*.
  public func symptoThermalChart(
    of cycle: MenstrualCycle.Current, secondSign: SymptoThermalChart.SecondSign
  ) -> SymptoThermalChart {
    symptoThermalChart(
      from: cycle.start, through: cycle.start.adding(days: cycle.day - 1) ?? .latest,
      secondSign: secondSign)
  }

  /// Returns what the cycles before a cycle say about the infertile days at its beginning.
  ///
  /// A cycle with a temperature shift counts by its first higher measurement, even if its second
  /// sign is incomplete; one on day 12 or earlier also without the extra measurement after hormonal
  /// contraception, because it can only shorten the infertile days. The first cycle after hormonal contraception is marked as such, and so is
  /// whether it begins with the withdrawal bleeding; see
  /// ``SymptoThermalChart/EarlierCycles/beginsWithWithdrawalBleeding``.
  ///
  /// - Complexity: O(*n* log *n*) in the number of logged days and periods.
  public func earlierCycles(
    before start: CalendarDate, secondSign: SymptoThermalChart.SecondSign
  ) -> SymptoThermalChart.EarlierCycles {
    let firstStarts = startsAfterHormonalContraception
    var earlier = SymptoThermalChart.EarlierCycles(
      isPreviousEvaluated: false,
      isFirstAfterHormonalContraception: firstStarts.sortedContains(start),
      beginsWithWithdrawalBleeding: !firstStarts.sortedContains(start)
        || isWithdrawalBleeding(startingOn: start))
    for cycle in cycles {
      guard cycle.days.upperBound <= start else { break }
      earlier.isPreviousEvaluated = false
      guard cycle.interruption == nil else { continue }
      let chart = symptoThermalChart(of: cycle, secondSign: secondSign)
      let evaluation = chart.evaluation(
        after: SymptoThermalChart.EarlierCycles(
          isFirstAfterHormonalContraception: firstStarts.sortedContains(cycle.start)))
      earlier.calendarLengths.append(cycle.length)
      if let early = chart.temperatureShift(needsExtraMeasurement: false)?.firstHigherDay,
        early <= SymptoThermalChart.EarlierCycles.lastShorteningDay
      {
        // Without an extra measurement, an early rise shortens the days nevertheless.
        earlier.firstHigherDays.append(early)
      } else if let shift = evaluation.temperatureShift {
        earlier.firstHigherDays.append(shift.firstHigherDay)
      }
      earlier.isPreviousEvaluated =
        evaluation.infertileFromEveningOfDay != nil && cycle.days.upperBound == start
    }
    earlier.firstHigherDays.reverse()
    return earlier
  }

  /// Returns the evaluation of the cycle that contains a date, based on what was known on that
  /// date; `nil` before the first period and in an interrupted cycle.
  ///
  /// The rules do not apply to an interrupted cycle, so none of its days is infertile. Both logged signs
  /// count at the beginning: a fertile cervix ends the infertile days of who observes mucus, too.
  ///
  /// - Complexity: O(*n* log *n*) in the number of logged days and periods.
  public func symptoThermalEvaluation(
    asOf today: CalendarDate, secondSign: SymptoThermalChart.SecondSign
  ) -> SymptoThermalChart.Evaluation? {
    guard let cycle = currentCycle(asOf: today), cycle.interruption == nil else { return nil }
    return symptoThermalChart(of: cycle, secondSign: secondSign)
      .evaluation(
        after: earlierCycles(before: cycle.start, secondSign: secondSign), heedsEverySign: true)
  }

  /// Returns the chart of the days from the first day of a cycle to a later day.
  ///
  /// - Complexity: O(log *n* + *d*) in the number of all logged days *n* and of those in the chart
  ///   *d*.
  func symptoThermalChart(
    from start: CalendarDate, through last: CalendarDate,
    secondSign: SymptoThermalChart.SecondSign
  ) -> SymptoThermalChart {
    var entries: [SymptoThermalChart.Entry] = []
    for logged in loggedDays[loggedDays.partitioningIndex { $0.date >= start }...] {
      guard logged.date <= last else { break }
      var observation = SymptoThermalChart.Observation(
        temperature: logged.log.temperature, mucus: logged.log.mucus, cervix: logged.log.cervix)
      observation.hasUnknownMucus = logged.log.hasUnknownMucus
      observation.hasUnknownCervix = logged.log.hasUnknownCervix
      if !observation.isEmpty {
        entries.append(
          .init(day: Int32(start.days(until: logged.date) + 1), observation: observation))
      }
    }
    return SymptoThermalChart(secondSign: secondSign, validEntries: entries)
  }

  /// The first days of the cycles right after hormonal contraception, in ascending order.
  private var startsAfterHormonalContraception: [CalendarDate] {
    interruptions.compactMap { interruption in
      guard interruption.kind == .hormonalContraception else { return nil }
      let next = periods.partitioningIndex { $0.start > interruption.lastDay }
      return next < periods.endIndex ? periods[next].start : nil
    }
  }

  /// Whether the first period after hormonal contraception is the bleeding that its end causes.
  private func isWithdrawalBleeding(startingOn start: CalendarDate) -> Bool {
    let greatest = SymptoThermalChart.EarlierCycles.daysToWithdrawalBleeding
    let next = interruptions.partitioningIndex { $0.start > start }
    // What came last decides: bleeding after another interruption is of unknown origin.
    guard next > 0, case let use = interruptions[next - 1], use.kind == .hormonalContraception,
      use.lastDay < start, use.lastDay.days(until: start) <= greatest,
      use.start.days(until: use.lastDay) >= 20, use.contraceptive == nil
    else { return false }
    // The withdrawal bleeding may have begun within the use; then this is the second cycle.
    guard let earlier = periods[..<periods.partitioningIndex { $0.start >= start }].last else {
      return true
    }
    return earlier.start.days(until: use.lastDay) >= greatest
  }
}

extension SymptoThermalChart {
  /// The result of evaluating a ``SymptoThermalChart`` by the sympto-thermal method.
  ///
  /// Not a contraceptive, and not medical advice.
  public struct Evaluation: Equatable, Sendable, PrivateValue {
    /// The temperature shift, or `nil` if it is not complete.
    public let temperatureShift: SymptoThermalChart.TemperatureShift?

    /// The peak of the second sign, or `nil` if it or the shift is not complete.
    public let peak: SymptoThermalChart.PeakDay?

    /// The last of the infertile cycle days at the beginning, or zero if there are none.
    public let lastInfertileDayAtBeginning: Int

    /// The cycle day from whose evening on the cycle is infertile, or `nil` if the evaluation is
    /// not complete.
    ///
    /// This is the double check: the later of the days that complete the shift and the peak.
    public var infertileFromEveningOfDay: Int? {
      guard let temperatureShift, let peak else { return nil }
      return max(temperatureShift.completedOnDay, peak.completedOnDay)
    }

    /// Returns the status of a cycle day, which may be in the future; a day before day 1 is
    /// fertile.
    public func status(onDay day: Int) -> SymptoThermalChart.Status {
      if day >= 1, day <= lastInfertileDayAtBeginning { return .infertileAtBeginning }
      guard let evening = infertileFromEveningOfDay, day >= evening else { return .fertile }
      return day == evening ? .infertileFromEvening : .infertileAtEnd
    }
  }

  /// Evaluates the chart by the rules of Sensiplan.
  ///
  /// In the first cycle after hormonal contraception, every temperature rule requires one more
  /// measurement above the coverline, by any amount, right after those of the rule.
  ///
  /// The peak of the second sign must not be later than the day that completes the temperature
  /// evaluation.
  ///
  /// - Parameters:
  ///   - earlier: The data of the earlier cycles.
  ///   - heedsEverySign: Whether fertile mucus and a fertile cervix both end the infertile days at
  ///     the beginning; otherwise only the second sign does.
  /// - Returns: The evaluation; days recorded later never change a shift or a peak once it is
  ///   complete.
  /// - Complexity: O(*n*) in the number of recorded days, without allocating memory.
  public func evaluation(
    after earlier: EarlierCycles, heedsEverySign: Bool = false
  ) -> Evaluation {
    let shift = temperatureShift(
      needsExtraMeasurement: earlier.isFirstAfterHormonalContraception)
    return Evaluation(
      temperatureShift: shift,
      peak: shift.flatMap { peak(throughDay: $0.completedOnDay) },
      lastInfertileDayAtBeginning: lastInfertileDayAtBeginning(
        allowed: earlier.infertileDaysAtBeginning, heedsEverySign: heedsEverySign))
  }

  /// Returns the last of the allowed days, or the last recorded day before the first fertile sign
  /// among them.
  ///
  /// A day without any record right before the fertile sign is not called infertile.
  private func lastInfertileDayAtBeginning(allowed: Int, heedsEverySign: Bool) -> Int {
    guard secondSign != .none else { return 0 }
    // Day 1 counts as recorded: its bleeding started the cycle.
    var last = 1
    for entry in entries {
      guard entry.day <= allowed else { break }
      let isFertile =
        heedsEverySign
        ? entry.observation.isFertile(by: .mucus) || entry.observation.isFertile(by: .cervix)
        : entry.observation.isFertile(by: secondSign)
      if isFertile { return entry.day == 1 ? 0 : last }
      last = Int(entry.day)
    }
    return allowed
  }

  /// The temperature rise after ovulation, as Sensiplan evaluates it.
  public struct TemperatureShift: Hashable, Sendable, PrivateValue {
    /// The rule that the higher measurements fulfill.
    public enum Rule: Hashable, CaseIterable, Sendable {
      /// Three above the coverline, the third by at least 0.2 degrees.
      case regular
      /// Four above the coverline, by any amount.
      case firstException
      /// The second or the third is on or below the coverline, and the fourth is above it by at
      /// least 0.2 degrees.
      case secondException
    }

    /// The first rule that the measurements fulfill, in the order of the cases.
    public let rule: Rule

    /// Whether one more measurement above the coverline was required, as in the first cycle after
    /// hormonal contraception.
    public let includesExtraMeasurement: Bool

    /// The coverline in steps of 0.05 degrees Celsius.
    let coverlineTwentieths: Int

    /// The cycle day of the first measurement above all six before it.
    public let firstHigherDay: Int

    /// The cycle day of the measurement that completes the evaluation.
    public let completedOnDay: Int

    /// The highest of the six measurements before the first higher one, in degrees Celsius; a
    /// multiple of 0.05.
    public var coverline: Double { Double(coverlineTwentieths) / 20 }

    /// The cycle days on which ovulation is likely: from two days before the first higher
    /// measurement to one day after.
    ///
    /// A shift confirms ovulation but does not date it to the day.
    public var ovulationDays: ClosedRange<Int> { firstHigherDay - 2...firstHigherDay + 1 }

    /// Whether more than 18 days of higher temperature have passed on a cycle day, if it stayed
    /// high: a sign of pregnancy.
    public func isHighPhaseLong(onDay day: Int) -> Bool {
      day > firstHigherDay && day - firstHigherDay >= 18
    }

    /// Returns the due date of a pregnancy from this cycle; `nil` after year 9999.
    ///
    /// It is one year minus three months and seven days after the first higher measurement. If the
    /// month is too short for the day, it is the last day of the month.
    public func dueDate(cycleStart: CalendarDate) -> CalendarDate? {
      guard let date = cycleStart.adding(days: firstHigherDay - 8) else { return nil }
      let isFirstQuarter = date.month <= 3
      let month = try? CalendarMonth(
        date.year + (isFirstQuarter ? 0 : 1), date.month + (isFirstQuarter ? 9 : -3))
      guard let month else { return nil }
      return month.days.lowerBound.adding(days: min(date.day, month.dayCount) - 1)
    }
  }

  /// A rise of 0.2 degrees, in steps of 0.05.
  private static let rise = 4

  /// Returns the first temperature shift.
  ///
  /// Missing and disturbed temperatures are skipped, so the measurements of a rule need not be on
  /// consecutive days.
  ///
  /// - Complexity: O(*n*) in the number of recorded days.
  func temperatureShift(needsExtraMeasurement: Bool) -> TemperatureShift? {
    // The last six measurements; the other two lanes are never the highest.
    var lows = SIMD8<Int16>(repeating: .min)
    var count = 0
    for index in entries.indices {
      guard let level = entries[index].observation.evaluatedTwentieths else { continue }
      let coverline = Int(lows.max())
      if count >= 6, level > coverline,
        let shift = shift(from: index, above: coverline, withExtra: needsExtraMeasurement)
      {
        return shift
      }
      lows[count % 6] = Int16(level)
      count += 1
    }
    return nil
  }

  /// Returns the shift whose first higher measurement is in a given entry.
  private func shift(
    from index: Int, above coverline: Int, withExtra needsExtra: Bool
  ) -> TemperatureShift? {
    var last = index
    guard let second = nextMeasurement(after: &last), let third = nextMeasurement(after: &last)
    else { return nil }
    let rule: TemperatureShift.Rule
    if second > coverline, third >= coverline + Self.rise {
      rule = .regular
    } else {
      guard let fourth = nextMeasurement(after: &last) else { return nil }
      switch (second > coverline, third > coverline) {
      case (true, true) where fourth > coverline: rule = .firstException
      case (true, false) where fourth >= coverline + Self.rise,
        (false, true) where fourth >= coverline + Self.rise:
        rule = .secondException
      default: return nil
      }
    }
    if needsExtra {
      guard let extra = nextMeasurement(after: &last), extra > coverline else { return nil }
    }
    return TemperatureShift(
      rule: rule, includesExtraMeasurement: needsExtra, coverlineTwentieths: coverline,
      firstHigherDay: Int(entries[index].day), completedOnDay: Int(entries[last].day))
  }

  /// Returns the next measurement that counts, in steps of 0.05 degrees, and moves `index` to its
  /// entry.
  private func nextMeasurement(after index: inout Int) -> Int? {
    while index + 1 < entries.count {
      index += 1
      if let level = entries[index].observation.evaluatedTwentieths { return level }
    }
    return nil
  }

  /// The data of earlier cycles that decide about the infertile days at the beginning of a cycle.
  ///
  ///     let earlier = SymptoThermalChart.EarlierCycles(firstHigherDays: [16, 14, 11])
  ///     print(earlier.infertileDaysAtBeginning)  // 3: an early shift takes effect at once
  ///
  /// For a woman in perimenopause who does not use these days, pass
  /// `SymptoThermalChart.EarlierCycles()`.
  public struct EarlierCycles: Equatable, Sendable, PrivateValue {
    /// The cycle day of the first higher measurement in each evaluated earlier cycle, most recent
    /// first.
    public var firstHigherDays: [Int]

    /// Whether the previous cycle was evaluated in full; `false` if there is none.
    public var isPreviousEvaluated: Bool

    /// The lengths in days of all earlier recorded cycles, whether evaluated or not.
    public var calendarLengths: [Int]

    /// Whether this is the first cycle after hormonal contraception: its temperature rules require
    /// one more measurement.
    public var isFirstAfterHormonalContraception: Bool

    /// Whether day 1 of the first cycle after hormonal contraception is the withdrawal bleeding; in
    /// other cycles it has no effect.
    ///
    /// In a ``CycleHistory``, it is the first period after the last day of at least 21 days of
    /// contraception, if it begins at most 7 days after that day (the break between two packs of
    /// pills), and no other period began in the 7 days up to it. Any later bleeding may follow an
    /// ovulation that nobody saw, and one whose withdrawal bleeding began earlier begins a second
    /// cycle: then no day at the beginning is infertile without an evaluated cycle before. The rule
    /// is about pills, so neither is one after an implant or an injection that a health store names.
    public var beginsWithWithdrawalBleeding: Bool

    /// The last day on which a first higher measurement shortens the infertile days at once.
    static let lastShorteningDay = 12

    /// The greatest number of days from the last day of hormonal contraception to its withdrawal
    /// bleeding: the break between two packs of pills.
    static let daysToWithdrawalBleeding = 7

    /// Creates the data of the earlier cycles; by default there are none.
    public init(
      firstHigherDays: [Int] = [], isPreviousEvaluated: Bool = true, calendarLengths: [Int] = [],
      isFirstAfterHormonalContraception: Bool = false, beginsWithWithdrawalBleeding: Bool = true
    ) {
      self.firstHigherDays = firstHigherDays
      self.isPreviousEvaluated = isPreviousEvaluated
      self.calendarLengths = calendarLengths
      self.isFirstAfterHormonalContraception = isFirstAfterHormonalContraception
      self.beginsWithWithdrawalBleeding = beginsWithWithdrawalBleeding
    }

    /// The maximum number of infertile days at the beginning; a fertile sign ends them earlier.
    ///
    /// The rules of Sensiplan, in order of precedence:
    /// 1. None, unless the previous cycle was evaluated in full. In the first cycle after hormonal
    ///    contraception, if it begins with the withdrawal bleeding, there are five, even without an
    ///    earlier shift.
    /// 2. After twelve evaluated cycles, the earliest first higher measurement minus 8.
    /// 3. Before that, five; or, with at least twelve recorded cycles, the shortest minus 20.
    /// 4. A first higher measurement on day 12 or earlier immediately limits the number to that day
    ///    minus 8.
    ///
    /// The result is never below zero. After hormonal contraception, the rules can only shorten the
    /// five days.
    ///
    /// - Complexity: O(*n*) in the number of days and lengths.
    public var infertileDaysAtBeginning: Int {
      let minus8 = firstHigherDays.min().map { $0 > 8 ? $0 - 8 : 0 }
      let hasTwelveShifts = firstHigherDays.count >= 12
      let allowed = hasTwelveShifts ? 5 : minus20 ?? 5
      if isFirstAfterHormonalContraception, beginsWithWithdrawalBleeding {
        return min(5, allowed, minus8 ?? 5)
      }
      guard isPreviousEvaluated, let minus8 else { return 0 }
      if hasTwelveShifts { return minus8 }
      return minus8 < 5 ? min(allowed, minus8) : allowed
    }

    /// The shortest of at least twelve earlier cycles minus 20, not below zero.
    private var minus20: Int? {
      guard calendarLengths.count >= 12, let shortest = calendarLengths.min() else { return nil }
      return shortest > 20 ? shortest - 20 : 0
    }
  }
}

#if !hasFeature(Embedded)
/// Encoded under the names of its properties; a missing key has the value of
/// `SymptoThermalChart.EarlierCycles()`. The withdrawal bleeding is encoded only if it is missing.
extension SymptoThermalChart.EarlierCycles: Codable {
  private enum CodingKeys: String, CodingKey {
    case firstHigherDays
    case isPreviousEvaluated
    case calendarLengths
    case isFirstAfterHormonalContraception
    case beginsWithWithdrawalBleeding
  }

  /// Decodes the data of the earlier cycles.
  ///
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      firstHigherDays: try container.decodeIfPresent([Int].self, forKey: .firstHigherDays) ?? [],
      isPreviousEvaluated: try container.decodeIfPresent(Bool.self, forKey: .isPreviousEvaluated)
        ?? true,
      calendarLengths: try container.decodeIfPresent([Int].self, forKey: .calendarLengths) ?? [],
      isFirstAfterHormonalContraception: try container.decodeIfPresent(
        Bool.self, forKey: .isFirstAfterHormonalContraception) ?? false,
      beginsWithWithdrawalBleeding: try container.decodeIfPresent(
        Bool.self, forKey: .beginsWithWithdrawalBleeding) ?? true)
  }

  /// Encodes the data of the earlier cycles.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(firstHigherDays, forKey: .firstHigherDays)
    try container.encode(isPreviousEvaluated, forKey: .isPreviousEvaluated)
    try container.encode(calendarLengths, forKey: .calendarLengths)
    try container.encode(
      isFirstAfterHormonalContraception, forKey: .isFirstAfterHormonalContraception)
    if !beginsWithWithdrawalBleeding {
      try container.encode(false, forKey: .beginsWithWithdrawalBleeding)
    }
  }
}
#endif
