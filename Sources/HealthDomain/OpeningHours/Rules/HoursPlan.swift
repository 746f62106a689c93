import Essentials

/// What the rules say of the hours that begin on one day.
struct HoursPlan {
  /// The minutes from the midnight at which the day begins, which can go on after the next one, and
  /// the rule that says something of them.
  struct Entry {
    let start: Int
    let end: Int
    let meaning: HoursRule.Meaning
    let rule: Int
    /// Whether the entry only counts where nothing before it says open or unknown.
    let yields: Bool
  }

  /// The entries, of which later ones count more.
  private(set) var entries: [Entry] = []

  /// The rules that apply on the day.
  private(set) var rules: [Int] = []

  /// The entry that says what holds at a minute of this day, or `nil` if none does.
  ///
  /// The hours of `previous`, the day before, can go on after midnight.
  func entry(at minute: Int, after previous: HoursPlan) -> Entry? {
    var result: Entry?
    for entry in previous.entries where entry.end > 1440 {
      entry.apply(at: minute + 1440, to: &result)
    }
    for entry in entries { entry.apply(at: minute, to: &result) }
    return result
  }

  /// Puts the minutes into `edges` at which what holds on this day can change.
  func addEdges(to edges: inout [Int], after previous: HoursPlan) {
    for entry in previous.entries where entry.end > 1440 {
      if entry.start > 1440 { edges.append(entry.start - 1440) }
      if entry.end < 2880 { edges.append(entry.end - 1440) }
    }
    for entry in entries {
      if entry.start > 0 && entry.start < 1440 { edges.append(entry.start) }
      if entry.end < 1440 { edges.append(entry.end) }
    }
  }

  /// The entry that says what holds at a minute of the hours that begin on this day.
  func ownEntry(at minute: Int) -> Entry? {
    var result: Entry?
    for entry in entries { entry.apply(at: minute, to: &result) }
    return result
  }

  /// The minutes at which that can change, in order.
  var ownEdges: [Int] { Set(entries.flatMap { [$0.start, $0.end] }).sorted() }

  /// Makes this the plan of a day.
  mutating func set(_ day: HoursDay, _ table: HoursTable, in calendar: OpeningCalendar) {
    entries.removeAll(keepingCapacity: true)
    rules.removeAll(keepingCapacity: true)
    for index in table.rows.indices where table.selects(day, at: index, in: calendar) {
      rules.append(index)
      add(table.rows[index], index, table, day, calendar)
    }
  }

  private mutating func add(
    _ row: HoursTable.Row, _ index: Int, _ table: HoursTable, _ day: HoursDay,
    _ calendar: OpeningCalendar
  ) {
    func add(_ range: Range<Int>, _ meaning: HoursRule.Meaning, yields: Bool) {
      entries.append(
        Entry(
          start: range.lowerBound, end: range.upperBound, meaning: meaning, rule: index,
          yields: yields))
    }
    let yields = row.joint == .fallback
    if row.meaning == .closed && row.isAllDay {
      // The hours of this day are taken away; those of the day before go on.
      if !yields { entries.removeAll(keepingCapacity: true) }
      return add(0..<1440, .closed, yields: true)
    }
    if row.meaning != .closed && row.joint == .replacing {
      entries.removeAll(keepingCapacity: true)
    }
    if row.times.isEmpty { add(0..<1440, row.meaning, yields: yields) }
    for index in row.times {
      let (known, unknown) = table.times[index].minutes(on: day.date, in: calendar)
      if let known { add(known, row.meaning, yields: yields) }
      if let unknown {
        add(unknown, row.meaning == .closed ? .closed : .unknown, yields: yields)
      }
    }
  }
}

extension HoursPlan.Entry {
  /// Replaces what holds at a minute if this entry says something of it.
  @inline(__always)
  fileprivate func apply(at minute: Int, to result: inout Self?) {
    guard start <= minute, minute < end else { return }
    if yields, let result, result.meaning != .closed { return }
    result = self
  }
}

extension TimeSpan {
  /// The minutes that are certain and those that are not, from the midnight at which a day begins.
  ///
  /// An open end goes on until midnight, or for eight hours if it begins at midnight or later. Without the
  /// times of the sun, what depends on them is uncertain.
  fileprivate func minutes(
    on date: CalendarDate, in calendar: OpeningCalendar
  ) -> (known: Range<Int>?, unknown: Range<Int>?) {
    guard let first = start.minute(on: date, in: calendar) else {
      let last = end?.minute(on: date, in: calendar) ?? 1440
      return (nil, 0..<min(max(last, 1), 1440))
    }
    guard let end, var last = end.minute(on: date, in: calendar) else {
      return (nil, Self.openEnd(from: first))
    }
    if last <= first { last += 1440 }
    return (first..<last, isOpenEnded ? Self.openEnd(from: last) : nil)
  }

  private static func openEnd(from minute: Int) -> Range<Int> {
    minute..<(minute < 1440 ? 1440 : minute + 480)
  }
}

extension HoursTime {
  /// The minutes from the midnight at which a day begins, or `nil` without the times of the sun.
  fileprivate func minute(on date: CalendarDate, in calendar: OpeningCalendar) -> Int? {
    switch self {
    case .minute(let minute): return minute
    case .sun(let event, let offset):
      guard let sun = calendar.sun(on: date) else { return nil }
      let minute =
        switch event {
        case .dawn: sun.dawn
        case .sunrise: sun.sunrise
        case .sunset: sun.sunset
        case .dusk: sun.dusk
        }
      // A host's time far outside the day is not carried into another one.
      return min(max(min(max(minute, 0), 1440) + offset, 0), 1440)
    }
  }
}
