import CyclePrediction

/// A simple reference model of a history, as sets of days; days are counted as in ``january(_:)``.
struct HistoryModel {
  struct Bleeding: Hashable {
    var start: Int
    var end: Int?

    var last: Int { end ?? start }

    func sharesDay(with other: Bleeding) -> Bool {
      !Set(start...last).isDisjoint(with: other.start...other.last)
    }

    /// The number of days between two periods without a common day.
    func distance(to other: Bleeding) -> Int {
      start < other.start ? other.start - last - 1 : start - other.last - 1
    }
  }

  struct Stretch: Hashable {
    var kind: CycleInterruption.Kind
    var start: Int
    var end: Int?

    func contains(_ day: Int) -> Bool { day >= start && day <= end ?? .max }
  }

  let maximumBreak: Int
  var bleedings: Set<Bleeding> = []
  var logs: [Int: DayLog] = [:]
  var stretches: Set<Stretch> = []
  var ovulations: Set<Int> = []
  var excluded: Set<Int> = []

  var sortedBleedings: [Bleeding] { bleedings.sorted { $0.start < $1.start } }

  mutating func add(_ new: Bleeding, today: Int) throws -> CycleHistory.Error? {
    if new.last > today { return .inFuture(january(new.last)) }
    if let other = sortedBleedings.first(where: { $0.sharesDay(with: new) }) {
      return .overlapping(with: try period(other.start, other.end))
    }
    let near = bleedings.filter { $0.distance(to: new) <= maximumBreak }
    guard !near.isEmpty else {
      bleedings.insert(new)
      return nil
    }
    let all = near.union([new])
    let start = all.map(\.start).min() ?? 0
    bleedings.subtract(near)
    bleedings.insert(Bleeding(start: start, end: all.map(\.last).max()))
    let marks = near.map(\.start).filter(excluded.contains)
    excluded.subtract(marks)
    if !marks.isEmpty { excluded.insert(start) }
    return nil
  }

  mutating func remove(startingOn start: Int) -> CycleHistory.Error? {
    guard let old = bleedings.first(where: { $0.start == start }) else {
      return .noPeriod(startingOn: january(start))
    }
    bleedings.remove(old)
    excluded.remove(start)
    return nil
  }

  mutating func replace(
    startingOn start: Int, with new: Bleeding, today: Int
  ) throws -> CycleHistory.Error? {
    if new.last > today { return .inFuture(january(new.last)) }
    var copy = self
    if let error = copy.remove(startingOn: start) { return error }
    if let error = try copy.add(new, today: today) { return error }
    if excluded.contains(start) {
      copy.excluded.insert(copy.sortedBleedings.last { $0.start <= new.start }?.start ?? 0)
    }
    self = copy
    return nil
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
    let sorted = sortedBleedings
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
    guard let bleeding = sortedBleedings.last(where: { $0.start <= today }) else { return nil }
    let days = bleeding.start...today
    let stretch = days.lazy.compactMap { day in stretches.first { $0.contains(day) } }.first
    let end = bleeding.last <= today ? bleeding.end : nil
    return [
      "\(days.count)", try period(bleeding.start, end).iso8601,
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
