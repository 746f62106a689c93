import Essentials

extension CycleHistory {
  /// The bleeding of the history in the form of a health store, from the earliest day to the
  /// latest.
  ///
  /// Each day of a period becomes a flow sample, and the first one starts a cycle. The level is
  /// unspecified if no flow is logged, and light for spotting. A period without an end lasts as
  /// long as its logged flow, or one day if no flow is logged. Every other day with a flow becomes
  /// intermenstrual bleeding. To export logged flow as a period, add the period first, for example
  /// with ``addPeriodsFromFlow(asOf:)``.
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
  /// Days of flow with at most ``MensesRule/maximumBreak`` days between them form one menses. It
  /// becomes a period if one of its days starts a cycle; the period lasts from the first such day
  /// to the last day of the menses. A single day of an unspecified level stands for a period
  /// without an end. Every known level is logged as the flow of its day, the strongest if there are
  /// several. Intermenstrual bleeding is logged as spotting if the day has no other flow.
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
