import Essentials

extension CycleHistory {
  /// The history in the form of a health store, from the earliest day to the latest.
  ///
  /// Each day of a period becomes a flow sample, and the first one starts a cycle. The level is
  /// unspecified if no flow is logged, and light for spotting. A period without an end lasts as
  /// long as its logged flow, or one day if no flow is logged. Every other day with a flow becomes
  /// intermenstrual bleeding.
  ///
  /// Disturbed temperatures are left out, because a health store cannot mark them. The mucus
  /// qualities "nothing" and "moist" are written as dry and sticky. Pregnancies and breastfeeding
  /// become time spans, and hormonal contraception an unspecified contraceptive.
  ///
  /// - Complexity: O(*n* log *n*) in the days of all periods and logs.
  public var healthStoreSamples: HealthStoreSamples {
    var result = HealthStoreSamples()
    for index in periods.indices {
      let start = periods[index].start
      for date in (start...lastBleedingDay(ofPeriodAt: index)).dates {
        let level =
          self[date]?.flow.map(HealthStoreSamples.MenstrualFlowSample.Level.init) ?? .unspecified
        result.flow.append(
          HealthStoreSamples.MenstrualFlowSample(
            date: date, level: level, startsCycle: date == start))
      }
    }
    var sample = result.flow.startIndex
    for day in loggedDays where day.log.flow != nil {
      while sample < result.flow.endIndex, result.flow[sample].date < day.date { sample += 1 }
      if sample == result.flow.endIndex || result.flow[sample].date != day.date {
        result.intermenstrualBleeding.append(
          HealthStoreSamples.IntermenstrualBleeding(date: day.date))
      }
    }
    for day in loggedDays { result.addSigns(of: day) }
    result.spans = interruptions.compactMap { HealthStoreSamples.Span($0) }
    return result
  }

  /// Creates a history from the samples of a health store, in any order.
  ///
  /// Days of flow with at most ``MensesRule/maximumBreak`` days between them form one menses. If one
  /// of its days starts a cycle, the period lasts from the first such day to the last day of the
  /// menses; flow before that day is ``bleedingOutsidePeriods``. If none does, the known levels make
  /// a period by the ``rule``. A single day of an unspecified level stands for a period without an
  /// end. Every known level is logged as the flow of its day, the strongest if there are several.
  /// Intermenstrual bleeding is logged as spotting if the day has no other flow.
  ///
  /// Of several samples of a day, the best mucus, the last temperature, and the most certain test
  /// count, and of progesterone and pregnancy tests a positive one. The time of the temperature is
  /// kept. A temperature that is not a basal body temperature is left out, and so is a test without
  /// a result. Watery mucus is logged as egg-white, and sticky mucus as creamy. Time spans become
  /// interruptions; where two overlap, the earlier ends on the day before the later. An intrauterine
  /// device is none, because HealthKit does not say whether it has hormones.
  ///
  /// - Complexity: O(*n* log *n*)
  public init(healthStoreSamples samples: HealthStoreSamples, rule: MensesRule = .standard) {
    self.init(rule: rule)
    let sorted = samples.flow.filter { $0.level != .none }.sorted {
      ($0.date, $0.level.rawValue) < ($1.date, $1.level.rawValue)
    }
    var bleedings: [ClosedRange<CalendarDate>] = []
    for sample in sorted {
      if let last = bleedings.last,
        last.upperBound.days(until: sample.date) - 1 <= rule.maximumBreak
      {
        bleedings[bleedings.endIndex - 1] = last.lowerBound...sample.date
      } else {
        bleedings.append(sample.date...sample.date)
      }
    }
    var logs = samples.intermenstrualBleeding.map { ($0.date, MenstrualFlow.spotting) }
    logs += sorted.compactMap { sample in sample.level.flow.map { (sample.date, $0) } }
    logs.sort { $0 < $1 }
    for (date, flow) in logs {
      if loggedDays.last?.date == date { loggedDays.removeLast() }
      loggedDays.append(LoggedDay(date: date, log: DayLog(flow: flow)))
    }
    let starts = sorted.filter(\.startsCycle).map(\.date)
    for bleeding in bleedings {
      let index = starts.partitioningIndex { $0 >= bleeding.lowerBound }
      guard index < starts.endIndex, starts[index] <= bleeding.upperBound else { continue }
      let level = sorted[sorted.partitioningIndex { $0.date > bleeding.lowerBound } - 1].level
      let isStartAlone = bleeding.lowerBound == bleeding.upperBound && level == .unspecified
      addedPeriods.append(
        LoggedPeriod(validStart: starts[index], end: isStartAlone ? nil : bleeding.upperBound))
      bleedingOutsidePeriods += loggedDays(in: bleeding.lowerBound..<starts[index]).lazy
        .filter { $0.log.flow.map { $0 > .spotting } ?? false }.map(\.date)
    }
    addSigns(of: samples)
    addInterruptions(samples.spans)
    periods = self.bleedings(from: .earliest).map(\.period)
  }
}

extension HealthStoreSamples.MenstrualFlowSample.Level {
  /// The level that corresponds to a flow; light for spotting.
  fileprivate init(_ flow: MenstrualFlow) {
    switch flow {
    case .spotting, .light: self = .light
    case .medium: self = .medium
    case .heavy: self = .heavy
    }
  }

  /// The flow that corresponds to the level, if it is known.
  fileprivate var flow: MenstrualFlow? {
    switch self {
    case .unspecified, .none: nil
    case .light: .light
    case .medium: .medium
    case .heavy: .heavy
    }
  }
}
