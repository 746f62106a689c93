import Essentials

extension CycleHistory {
  /// The bleeding of the history as a health store keeps it, from the earliest day to the latest.
  ///
  /// Each day of a period is a sample of flow, the first of which starts a cycle: of an unspecified
  /// level if no flow was noted, and light if it was spotting. A period without an end lasts as
  /// long as the noted flow does, and is its first day alone if none was. Every other day with a
  /// flow is intermenstrual bleeding, so that flow which is to be a period has to be added as one
  /// first, as by ``addPeriodsFromFlow(asOf:)``.
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
    return result
  }

  /// Creates a history from the samples of a health store, in any order.
  ///
  /// Days of flow with no more than ``MensesRule/maximumBreak`` days between them are one menses;
  /// it is a period, from the first day that starts a cycle to the last day, if there is such a
  /// day. A single day of an unspecified level is how a period without an end is kept, and becomes
  /// one again. Every known level is noted as the flow of its day, the strongest of several, and
  /// intermenstrual bleeding as spotting where there is none.
  ///
  /// - Complexity: O(*n* log *n*)
  public init(healthStoreSamples samples: HealthStoreSamples, rule: MensesRule = .standard) {
    self.init(rule: rule)
    let sorted = samples.flow.filter { $0.level != .none }.sorted {
      ($0.date, $0.level.rawValue) < ($1.date, $1.level.rawValue)
    }
    let bleedings = Self.joined(
      sorted: sorted.map { LoggedPeriod(validStart: $0.date, end: $0.date) },
      maximumBreak: rule.maximumBreak)
    var logs = samples.intermenstrualBleeding.map { ($0.date, MenstrualFlow.spotting) }
    logs += sorted.compactMap { sample in sample.level.flow.map { (sample.date, $0) } }
    logs.sort { $0 < $1 }
    for (date, flow) in logs {
      if loggedDays.last?.date == date { loggedDays.removeLast() }
      loggedDays.append(LoggedDay(date: date, log: DayLog(flow: flow)))
    }
    let starts = sorted.filter(\.startsCycle).map(\.date)
    periods = bleedings.compactMap { bleeding in
      let index = starts.partitioningIndex { $0 >= bleeding.start }
      guard index < starts.endIndex, starts[index] <= bleeding.lastKnownDay else { return nil }
      let level = sorted[sorted.partitioningIndex { $0.date > bleeding.start } - 1].level
      let isStartAlone = bleeding.length == 1 && level == .unspecified
      return LoggedPeriod(
        validStart: starts[index], end: isStartAlone ? nil : bleeding.lastKnownDay)
    }
  }
}

extension HealthStoreSamples.MenstrualFlowSample.Level {
  /// The level of a flow, light for spotting.
  fileprivate init(_ flow: MenstrualFlow) {
    switch flow {
    case .spotting, .light: self = .light
    case .medium: self = .medium
    case .heavy: self = .heavy
    }
  }

  /// The flow of the level, if it is known.
  fileprivate var flow: MenstrualFlow? {
    switch self {
    case .unspecified, .none: nil
    case .light: .light
    case .medium: .medium
    case .heavy: .heavy
    }
  }
}
