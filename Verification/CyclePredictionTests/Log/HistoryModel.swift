import CyclePrediction

/// A simple reference model of a history, as sets of days; days are counted as in ``january(_:)``.
struct HistoryModel {
  struct Bleeding: Hashable {
    var start: Int
    var end: Int?

    var last: Int { end ?? start }
  }

  /// A period: what was added and the days of flow that belong to it.
  struct Whole {
    var start: Int
    var last: Int
    var added: [Bleeding] = []
    var end: Int?
  }

  struct Stretch: Hashable {
    var kind: CycleInterruption.Kind
    var start: Int
    var end: Int?

    func contains(_ day: Int) -> Bool { day >= start && day <= end ?? .max }
  }

  let maximumBreak: Int
  /// The periods as they were added.
  var bleedings: Set<Bleeding> = []
  var outside: Set<Int> = []
  var logs: [Int: DayLog] = [:]
  var stretches: Set<Stretch> = []
  var ovulations: Set<Int> = []
  var excluded: Set<Int> = []

  private var flowDays: [Int] {
    logs.filter { $1.flow.map { $0 > .spotting } ?? false }.keys.sorted()
      .filter { !outside.contains($0) }
  }

  private func isSame(_ day: Int, start: Int, last: Int) -> Bool {
    day - last - 1 <= maximumBreak || day - start < 8
  }

  /// The periods that follow from everything at once.
  func wholes(through today: Int = .max) -> [Whole] {
    var entries = flowDays.map { Whole(start: $0, last: $0) }
    entries += bleedings.map { bleeding in
      let isKnown = bleeding.last <= today
      let known = Bleeding(start: bleeding.start, end: isKnown ? bleeding.end : nil)
      return Whole(start: known.start, last: known.last, added: [known])
    }
    var result: [Whole] = []
    for entry in entries.sorted(by: { $0.start < $1.start }) where entry.start <= today {
      if let whole = result.last, isSame(entry.start, start: whole.start, last: whole.last) {
        result[result.count - 1].last = max(whole.last, entry.last)
        result[result.count - 1].added += entry.added
      } else {
        result.append(entry)
      }
    }
    let known = result.dropFirst().map(\.start) + [today == .max ? logs.keys.max() ?? 0 : today]
    for (index, known) in known.enumerated() where index < result.count {
      result[index].end = end(of: result[index], known: known)
    }
    return result
  }

  private func end(of whole: Whole, known: Int) -> Int? {
    let isAlone = whole.added.count == 1
    if let added = whole.added.map(\.last).max(), added == whole.last {
      if !isAlone || whole.added[0].end != nil { return added }
      if whole.added[0].start == whole.start { return nil }
    }
    if whole.start == whole.last { return nil }
    var reached = whole.start
    for day in flowDays where day > reached && day <= whole.last {
      if isSame(day, start: whole.start, last: reached) { reached = day }
    }
    let isOver =
      known - whole.last > maximumBreak && (whole.added.isEmpty || known - whole.start >= 8)
    return !isOver && reached == whole.last ? nil : whole.last
  }

  private func overlap(of new: Bleeding, replacing old: Range<Int>) throws -> CycleHistory.Error? {
    let shared = bleedings.filter {
      !old.contains($0.start) && $0.start <= new.last && new.start <= $0.last
    }
    guard let first = shared.map(\.start).min(),
      let whole = wholes().last(where: { $0.start <= first })
    else { return nil }
    return .overlapping(with: try period(whole.start, whole.end))
  }

  private mutating func insert(_ new: Bleeding) {
    bleedings.insert(new)
    var last = new.last
    for day in outside.sorted() where day >= new.start {
      guard new.end.map({ day <= $0 }) ?? isSame(day, start: new.start, last: last) else { break }
      outside.remove(day)
      last = day
    }
    moveExclusions()
  }

  private mutating func moveExclusions() {
    let wholes = wholes()
    excluded = Set(
      excluded.compactMap { day in
        wholes.last { $0.start <= day && day <= $0.last }?.start
          ?? wholes.first { $0.start > day && $0.start - day < 8 }?.start
      })
  }

  mutating func add(_ new: Bleeding, today: Int) throws -> CycleHistory.Error? {
    if new.last > today { return .inFuture(january(new.last)) }
    if let error = try overlap(of: new, replacing: 0..<0) { return error }
    insert(new)
    return nil
  }

  private mutating func takeOut(_ whole: Whole, _ isOutside: (Int) -> Bool) {
    bleedings = bleedings.filter { !(whole.start...whole.last).contains($0.start) }
    outside.formUnion(flowDays.filter { (whole.start...whole.last).contains($0) && isOutside($0) })
  }

  mutating func remove(startingOn start: Int) -> CycleHistory.Error? {
    guard let old = wholes().first(where: { $0.start == start }) else {
      return .noPeriod(startingOn: january(start))
    }
    excluded.remove(start)
    takeOut(old) { _ in true }
    moveExclusions()
    return nil
  }

  mutating func replace(
    startingOn start: Int, with new: Bleeding, today: Int
  ) throws -> CycleHistory.Error? {
    if new.last > today { return .inFuture(january(new.last)) }
    guard let old = wholes().first(where: { $0.start == start }) else {
      return .noPeriod(startingOn: january(start))
    }
    if let error = try overlap(of: new, replacing: old.start..<old.last + 1) { return error }
    let wasExcluded = excluded.remove(start) != nil
    takeOut(old) { day in
      day < new.start || new.end.map { day > $0 } ?? (abs(new.start - start) >= 8)
    }
    insert(new)
    if wasExcluded {
      excluded.insert(wholes().last { $0.start <= new.start }?.start ?? 0)
    }
    return nil
  }

  mutating func log(_ log: DayLog?, on day: Int) {
    if logs[day]?.flow != log?.flow { outside.remove(day) }
    logs[day] = log
    moveExclusions()
  }

  mutating func add(_ new: Stretch, today: Int) throws -> CycleHistory.Error? {
    if new.end ?? new.start > today { return .inFuture(january(new.end ?? new.start)) }
    let sorted = stretches.sorted { $0.start < $1.start }
    if let other = sorted.first(where: { $0.contains(new.start) || new.contains($0.start) }) {
      return .overlappingInterruption(with: try other.value())
    }
    stretches.insert(new)
    return nil
  }

  /// The cycles day by day, as `start, length, excluded, interruption, ovulation`.
  func cycles() throws -> [[String]] {
    let sorted = wholes()
    return try zip(sorted, sorted.dropFirst()).map { bleeding, next in
      let days = bleeding.start..<next.start
      let stretch = days.lazy.compactMap { day in stretches.first { $0.contains(day) } }.first
      let ovulation = days.last(where: ovulations.contains)
      return [
        try period(bleeding.start, bleeding.end).iso8601, "\(days.count)",
        "\(excluded.contains(bleeding.start))",
        try stretch?.value().start.iso8601 ?? "-",
        ovulation.map { "\($0 - bleeding.start + 1)" } ?? "-",
      ]
    }
  }

  /// The cycle of a day, as `start, day, period, excluded, interruption, ovulation`.
  func currentCycle(_ today: Int) throws -> [String]? {
    guard let bleeding = wholes(through: today).last else { return nil }
    let days = bleeding.start...today
    let stretch = days.lazy.compactMap { day in stretches.first { $0.contains(day) } }.first
    return [
      "\(days.count)", try period(bleeding.start, bleeding.end).iso8601,
      "\(excluded.contains(bleeding.start))", try stretch?.value().start.iso8601 ?? "-",
      days.last(where: ovulations.contains).map { "\($0 - bleeding.start + 1)" } ?? "-",
    ]
  }
}

extension HistoryModel.Stretch {
  func value() throws -> CycleInterruption {
    try CycleInterruption(kind, from: january(start), to: end.map(january))
  }
}

extension MenstrualCycle {
  /// The cycle in the format of ``HistoryModel/cycles()``.
  var words: [String] {
    [
      period.iso8601, "\(length)", "\(isExcluded)", interruption?.start.iso8601 ?? "-",
      ovulationDay.map { "\($0)" } ?? "-",
    ]
  }
}

extension MenstrualCycle.Current {
  /// The cycle in the format of ``HistoryModel/currentCycle(_:)``.
  var words: [String] {
    [
      "\(day)", period.iso8601, "\(isExcluded)", interruption?.start.iso8601 ?? "-",
      ovulationDay.map { "\($0)" } ?? "-",
    ]
  }
}
