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
  /// become time spans, and hormonal contraception an unspecified contraceptive, unless a health store
  /// named it an implant or an injection.
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
    for day in loggedDays where day.log.bleeding != nil {
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
  /// a period by the ``rule``, and so do days of an unspecified level beside them, days before the
  /// ``MensesRule/shortestCycle`` of the latest period has passed, and all days in samples of which
  /// none starts a cycle. A single day of an unspecified level stands for a period without an end.
  /// Every known level is logged as the flow of its day, the strongest if there are several. A day of
  /// an unspecified level outside periods is logged as light flow, the least that is not spotting, and
  /// is one of ``bleedingOutsidePeriods``. Intermenstrual bleeding is logged as spotting if the day
  /// has no other flow.
  ///
  /// Of several samples of a day, the best mucus, the lower temperature, and the most certain test
  /// count, and of progesterone and pregnancy tests a positive one. The time of the temperature is
  /// kept. A temperature that is not a basal body temperature is left out, and so is a test without
  /// a result. Watery mucus is logged as egg-white, and sticky mucus as creamy. Time spans become
  /// interruptions; where two overlap, the earlier ends on the day before the later, and goes on
  /// after it if its own end is known to be later. An intrauterine device is none, because HealthKit
  /// does not say whether it has hormones.
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
    addPeriods(of: bleedings, sorted)
    addSigns(of: samples)
    addInterruptions(samples.spans)
    periods = self.bleedings(from: .earliest).map { $0.period }
  }
}

extension CycleHistory {
  /// Adds the periods of menses that samples in ascending order make, and the bleeding outside them.
  private mutating func addPeriods(
    of bleedings: [ClosedRange<CalendarDate>], _ sorted: [HealthStoreSamples.MenstrualFlowSample]
  ) {
    let starts = sorted.filter { $0.startsCycle }.map { $0.date }
    let known = sorted.filter { $0.level.flow != nil }.map { $0.date }
    let unknown = sorted.map { $0.date }.filter { !known.sortedContains($0) }
    var outside: [CalendarDate] = []
    var latestStart: CalendarDate?
    for bleeding in bleedings {
      let unknown = unknown[unknown.partitioningIndex { $0 >= bleeding.lowerBound }...]
        .prefix { $0 <= bleeding.upperBound }
      let firstKnown = known.partitioningIndex { $0 >= bleeding.lowerBound }
      let isUnknown = firstKnown == known.endIndex || known[firstKnown] > bleeding.upperBound
      let index = starts.partitioningIndex { $0 >= bleeding.lowerBound }
      let isMarked = index < starts.endIndex && starts[index] <= bleeding.upperBound
      let start = isMarked ? starts[index] : bleeding.lowerBound
      let isNew = latestStart.map { $0.days(until: start) >= MensesRule.shortestCycle } ?? true
      if isUnknown, isNew, !isMarked, !starts.isEmpty {
        outside += unknown
        continue
      }
      if isNew { latestStart = start }
      // Known levels alone make a period, or prolong one, by the rule.
      if !isMarked, unknown.isEmpty { continue }
      let isStartAlone = bleeding.lowerBound == bleeding.upperBound && isUnknown
      addedPeriods.append(
        LoggedPeriod(validStart: start, end: isStartAlone ? nil : bleeding.upperBound))
      outside += unknown.prefix { $0 < start }
      bleedingOutsidePeriods += loggedDays(in: bleeding.lowerBound..<start).lazy
        .filter { $0.log.bleeding.map { $0 > .spotting } ?? false }.map { $0.date }
    }
    guard !outside.isEmpty else { return }
    var logs: [CalendarDate: DayLog] = [:]
    for day in loggedDays { logs[day.date] = day.log }
    for date in outside { logs[date, default: DayLog()].flow = .light }
    loggedDays = logs.sorted { $0.key < $1.key }.map { LoggedDay(date: $0.key, log: $0.value) }
    bleedingOutsidePeriods = (bleedingOutsidePeriods + outside).sortedWithoutRepeats()
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

extension CycleHistory {
  /// Adds what the samples of a health store hold and the log does not.
  ///
  /// The person's own log comes first: a value of a day is added only if the day has none of its kind, and so
  /// are its symptoms; a period only if it shares no day with one of the log and none of its days is in
  /// ``bleedingOutsidePeriods``. Of one that is left out, days of unknown strength outside the periods of the
  /// log are logged as light flow, so that no bleeding is lost. An interruption is left out if it shares a
  /// day with one of the same kind, which is known to be its implant or injection then, and else its days
  /// outside those of the log are added. Confirmed answers and excluded cycles stay. The samples are read as in ``init(healthStoreSamples:rule:)``.
  ///
  /// Merging the same samples again changes nothing, and neither does merging the log's own
  /// ``healthStoreSamples``. What was removed from the log alone comes back from the store: also a period
  /// whose bleeding has no strength in the store, after ``removePeriod(startingOn:)``.
  ///
  /// - Complexity: O(*n* log *n*)
  public mutating func merge(_ samples: HealthStoreSamples) {
    let found = CycleHistory(healthStoreSamples: samples, rule: rule)
    var logs: [CalendarDate: DayLog] = [:]
    for day in loggedDays { logs[day.date] = day.log }
    let bleedings = periods.indices.map { periods[$0].start...lastBleedingDay(ofPeriodAt: $0) }
    let strengths = Set(samples.flow.filter { $0.level.flow != nil }.map { $0.date })
    var outside = bleedingOutsidePeriods
    var unknown: [CalendarDate] = []
    for day in found.loggedDays {
      var log = day.log
      let isOutside = found.bleedingOutsidePeriods.sortedContains(day.date)
      if isOutside, logs[day.date]?.flow == nil {
        let index = bleedings.partitioningIndex { $0.upperBound >= day.date }
        if !strengths.contains(day.date), index < bleedings.endIndex,
          bleedings[index].contains(day.date)
        {
          // A day of a period in the log, of a strength that nobody knows.
          log.flow = nil
          unknown.append(day.date)
        } else {
          outside.append(day.date)
        }
      }
      logs[day.date, default: DayLog()].takeMissingValues(of: log)
    }
    var (newPeriods, leftOut): ([LoggedPeriod], [LoggedPeriod]) = ([], [])
    for period in found.addedPeriods {
      let days = period.start...period.lastKnownDay
      let known = bleedings.partitioningIndex { $0.upperBound >= days.lowerBound }
      let excluded = bleedingOutsidePeriods.partitioningIndex { $0 >= days.lowerBound }
      if bleedings.dropFirst(known).first?.overlaps(days) ?? false
        || bleedingOutsidePeriods.dropFirst(excluded).first.map(days.contains) ?? false
      {
        leftOut.append(period)
      } else {
        newPeriods.append(period)
      }
    }
    let newInterruptions = found.interruptions.flatMap(missingParts)
    interruptions = interruptions.map { $0.naming(contraceptiveOf: found.interruptions) }
    loggedDays = logs.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }
      .map { LoggedDay(date: $0.key, log: $0.value) }
    addedPeriods = (addedPeriods + newPeriods).sorted { $0.start < $1.start }
    interruptions = (interruptions + newInterruptions).sorted { $0.start < $1.start }
    bleedingOutsidePeriods = outside.sortedWithoutRepeats()
    updatePeriods(from: .earliest)
    unknown += samples.flow.filter { $0.level == .unspecified }.map { $0.date }
      .filter { date in
        let next = leftOut.partitioningIndex { $0.lastKnownDay >= date }
        return next < leftOut.endIndex && leftOut[next].start <= date
      }
    logLostDays(unknown.sortedWithoutRepeats())
  }

  /// Logs as light flow the bleeding of some days, in order, that is in no period.
  ///
  /// More flow can divide periods, and a day between them is lost only then.
  private mutating func logLostDays(_ days: [CalendarDate]) {
    while true {
      let bleedings = periods.indices.map { periods[$0].start...lastBleedingDay(ofPeriodAt: $0) }
      let lost = days.filter { date in
        let next = bleedings.partitioningIndex { $0.upperBound >= date }
        return self[date]?.flow == nil
          && !(next < bleedings.endIndex && bleedings[next].contains(date))
      }
      guard !lost.isEmpty else { return }
      var logs: [CalendarDate: DayLog] = [:]
      for day in loggedDays { logs[day.date] = day.log }
      for date in lost { logs[date, default: DayLog()].flow = .light }
      loggedDays = logs.sorted { $0.key < $1.key }.map { LoggedDay(date: $0.key, log: $0.value) }
      updatePeriods(from: .earliest)
    }
  }

  /// Returns the parts of an interruption that lie outside those of the log; none if one of them is of the
  /// same kind, which the person may have corrected.
  private func missingParts(of next: CycleInterruption) -> [CycleInterruption] {
    let first = interruptions.partitioningIndex { $0.lastDay >= next.start }
    let known = interruptions[first...].prefix { $0.start <= next.lastDay }
    if known.contains(where: { $0.kind == next.kind }) { return [] }
    var parts: [CycleInterruption] = []
    var start: CalendarDate? = next.start
    for other in known {
      if let day = start, day < other.start {
        parts.append(next.with(start: day, end: other.start.adding(days: -1)))
      }
      start = other.lastDay.adding(days: 1)
    }
    if let start, start <= next.lastDay {
      parts.append(next.with(start: start, end: next.end))
    }
    return parts
  }
}

extension DayLog {
  /// Takes those values of another log of the same day that this one lacks and health stores hold.
  fileprivate mutating func takeMissingValues(of other: DayLog) {
    flow = flow ?? other.flow
    temperature = temperature ?? other.temperature
    mucus = mucus ?? other.mucus
    ovulationTest = ovulationTest ?? other.ovulationTest
    progesteroneTest = progesteroneTest ?? other.progesteroneTest
    pregnancyTest = pregnancyTest ?? other.pregnancyTest
    intercourse = intercourse ?? other.intercourse
    if symptoms.isEmpty { symptoms = other.symptoms }
  }
}

extension CycleHistory {
  /// Logs the samples that are not bleeding.
  mutating func addSigns(of samples: HealthStoreSamples) {
    var logs: [CalendarDate: DayLog] = [:]
    for day in loggedDays { logs[day.date] = day.log }
    for sample in samples.temperatures {
      // A time that no day has is dropped; the temperature counts.
      let minute = sample.minuteOfDay.flatMap { (0..<1440).contains($0) ? $0 : nil }
      guard let value = try? BasalTemperature(celsius: sample.value, minuteOfDay: minute) else {
        continue
      }
      let known = logs[sample.date]?.temperature ?? value
      let isLower =
        (value.celsius, value.minuteOfDay ?? .max) < (known.celsius, known.minuteOfDay ?? .max)
      logs[sample.date, default: DayLog()].temperature = isLower ? value : known
    }
    for sample in samples.mucus {
      let mucus = CervicalMucus(sample.value)
      let best = logs[sample.date]?.mucus.map { max($0, mucus) } ?? mucus
      logs[sample.date, default: DayLog()].mucus = best
    }
    for sample in samples.ovulationTests {
      guard let test = OvulationTest(sample.value) else { continue }
      let best = logs[sample.date]?.ovulationTest.map { max($0, test) } ?? test
      logs[sample.date, default: DayLog()].ovulationTest = best
    }
    // A positive test counts over a negative one.
    func add(_ result: HealthStoreSamples.HormoneTestResult, to known: inout DayLog.TestResult?) {
      if known != .positive { known = result == .positive ? .positive : .negative }
    }
    for sample in samples.progesteroneTests where sample.value != .indeterminate {
      add(sample.value, to: &logs[sample.date, default: DayLog()].progesteroneTest)
    }
    for sample in samples.pregnancyTests where sample.value != .indeterminate {
      add(sample.value, to: &logs[sample.date, default: DayLog()].pregnancyTest)
    }
    for sample in samples.intercourse {
      let kind: LoggedIntercourse =
        sample.value.map { $0 ? .protected : .unprotected } ?? .unspecified
      // Unprotected intercourse counts over protected, and both over an unknown protection.
      let known = logs[sample.date]?.intercourse
      let result = known == .unprotected || kind == .unspecified ? known ?? kind : kind
      logs[sample.date, default: DayLog()].intercourse = result
    }
    for sample in samples.symptoms where sample.value.severity != .notPresent {
      logs[sample.date, default: DayLog()].symptoms.insert(sample.value.symptom)
    }
    loggedDays = logs.sorted { $0.key < $1.key }.map { LoggedDay(date: $0.key, log: $0.value) }
  }

  /// Adds interruptions for time spans, which may overlap.
  mutating func addInterruptions(_ spans: [HealthStoreSamples.Span]) {
    let found = spans.compactMap { span in
      CycleInterruption.Kind(span.kind).map {
        CycleInterruption(
          $0, validStart: span.start, end: span.end, contraceptive: .init(span.kind))
      }
    }
    // Those that go on after the last one of `interruptions`, the next one at the end.
    var rests: [CycleInterruption] = []
    // Of the same days, in the order of the kinds.
    let kinds = CycleInterruption.Kind.allCases
    let sorted = kinds.flatMap { kind in found.filter { $0.kind == kind } }
      .sorted { ($0.start, $0.lastDay) < ($1.start, $1.lastDay) }
    for next in sorted {
      addRests(&rests, before: next.start)
      guard let last = interruptions.last, next.start <= last.lastDay else {
        interruptions.append(next)
        continue
      }
      // Of two that end on the same day, the one with a named contraceptive counts.
      if last.kind == next.kind, last.end != nil,
        next.contraceptive == nil ? next.lastDay <= last.lastDay : next.lastDay < last.lastDay
      {
        continue
      }
      interruptions.removeLast()
      if last.start < next.start {
        interruptions.append(last.with(start: last.start, end: next.start.adding(days: -1)))
      }
      interruptions.append(next)
      if last.end != nil { rests.append(last) }
    }
    addRests(&rests, before: nil)
  }

  /// Adds the days after the last interruption of those that go on, up to the start of the next one.
  private mutating func addRests(_ rests: inout [CycleInterruption], before limit: CalendarDate?) {
    while let rest = rests.last, let start = interruptions.last?.lastDay.adding(days: 1),
      limit.map({ start < $0 }) ?? true
    {
      rests.removeLast()
      if start <= rest.lastDay {
        interruptions.append(rest.with(start: start, end: rest.end))
      }
    }
  }
}

extension HealthStoreSamples {
  /// Adds the signs of a logged day that are not bleeding.
  mutating func addSigns(of day: LoggedDay) {
    let log = day.log
    if let temperature = log.temperature, !temperature.isDisturbed {
      temperatures.append(
        DatedSample(
          date: day.date, value: temperature.celsius, minuteOfDay: temperature.minuteOfDay))
    }
    if let mucus = log.mucus {
      self.mucus.append(DatedSample(date: day.date, value: MucusQuality(mucus)))
    }
    if let test = log.ovulationTest {
      ovulationTests.append(DatedSample(date: day.date, value: TestResult(test)))
    }
    if let test = log.progesteroneTest {
      progesteroneTests.append(DatedSample(date: day.date, value: HormoneTestResult(test)))
    }
    if let test = log.pregnancyTest {
      pregnancyTests.append(DatedSample(date: day.date, value: HormoneTestResult(test)))
    }
    if let intercourse = log.intercourse {
      let isProtected = intercourse == .unspecified ? nil : intercourse == .protected
      self.intercourse.append(DatedSample(date: day.date, value: isProtected))
    }
    for symptom in log.symptoms.sorted() where symptom.healthKitIdentifier != nil {
      symptoms.append(DatedSample(date: day.date, value: Symptom(symptom)))
    }
  }
}

extension HealthStoreSamples.Span {
  /// Creates the time span of an interruption, or returns `nil` for a pause.
  init?(_ interruption: CycleInterruption) {
    let kind: Kind
    switch interruption.kind {
    case .pregnancy: kind = .pregnancy
    case .breastfeeding: kind = .lactation
    case .hormonalContraception:
      switch interruption.contraceptive {
      case .implant: kind = .contraceptive(.implant)
      case .injection: kind = .contraceptive(.injection)
      case .other, nil: kind = .contraceptive(.unspecified)
      }
    case .pause: return nil
    }
    self.init(kind, from: interruption.start, to: interruption.end)
  }
}

extension CycleInterruption.Kind {
  /// Creates the kind of interruption that a time span is, or returns `nil` for an intrauterine
  /// device.
  fileprivate init?(_ kind: HealthStoreSamples.Span.Kind) {
    switch kind {
    case .pregnancy: self = .pregnancy
    case .lactation: self = .breastfeeding
    case .contraceptive(.intrauterineDevice): return nil
    case .contraceptive: self = .hormonalContraception
    }
  }
}

extension CervicalMucus {
  /// Creates the quality that corresponds to one of a health store.
  fileprivate init(_ quality: HealthStoreSamples.MucusQuality) {
    switch quality {
    case .dry: self = .dry
    case .sticky, .creamy: self = .creamy
    case .watery, .eggWhite: self = .eggWhite
    }
  }
}

extension HealthStoreSamples.MucusQuality {
  /// Creates the quality that comes closest to a logged one.
  fileprivate init(_ mucus: CervicalMucus) {
    switch mucus {
    case .dry, .nothing: self = .dry
    case .moist: self = .sticky
    case .creamy: self = .creamy
    case .eggWhite: self = .eggWhite
    }
  }
}

extension OvulationTest {
  /// Creates the result that corresponds to one of a health store, or returns `nil` without a
  /// result.
  fileprivate init?(_ result: HealthStoreSamples.TestResult) {
    switch result {
    case .negative: self = .negative
    case .estrogenSurge: self = .high
    case .luteinizingHormoneSurge: self = .positive
    case .indeterminate: return nil
    }
  }
}

extension HealthStoreSamples.HormoneTestResult {
  /// Creates the result that corresponds to a logged one.
  fileprivate init(_ test: DayLog.TestResult) {
    switch test {
    case .negative: self = .negative
    case .positive: self = .positive
    }
  }
}

extension HealthStoreSamples.TestResult {
  /// Creates the result that corresponds to a logged one.
  fileprivate init(_ test: OvulationTest) {
    switch test {
    case .negative: self = .negative
    case .high: self = .estrogenSurge
    case .positive: self = .luteinizingHormoneSurge
    }
  }
}
