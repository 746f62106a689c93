import Essentials

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
      logs[sample.date, default: DayLog()].temperature = value
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
    for (tests, field) in [
      (samples.progesteroneTests, \DayLog.progesteroneTest),
      (samples.pregnancyTests, \DayLog.pregnancyTest),
    ] {
      for sample in tests where sample.value != .indeterminate {
        let known = logs[sample.date]?[keyPath: field]
        let isPositive = sample.value == .positive || known == .positive
        logs[sample.date, default: DayLog()][keyPath: field] = isPositive ? .positive : .negative
      }
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
        CycleInterruption($0, validStart: span.start, end: span.end)
      }
    }
    for next in found.sorted(by: { ($0.start, $0.lastDay) < ($1.start, $1.lastDay) }) {
      if let last = interruptions.last, next.start <= last.lastDay {
        interruptions.removeLast()
        if last.start < next.start {
          interruptions.append(
            CycleInterruption(
              last.kind, validStart: last.start, end: next.start.adding(days: -1)))
        }
      }
      interruptions.append(next)
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
    case .hormonalContraception: kind = .contraceptive(.unspecified)
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
