import Essentials

/// The hours that begin on one day, by all rules.
struct HoursPlan {
  /// The minutes from the midnight at which the day begins, which can go on after the next one, and
  /// the rule that says something of them.
  struct Entry {
    let start: Int
    let end: Int
    let meaning: HoursRule.Meaning
    let rule: Int
    let effect: Effect
    /// The times whose bounds are those of the sun, and not known, or `nil`.
    let span: Int?
  }

  /// Where an entry counts.
  enum Effect {
    /// Everywhere in its minutes.
    case replaces
    /// Where nothing before it says open or unknown.
    case fills
    /// Where the entries before it say open, which is uncertain then.
    case doubts
  }

  /// The entries; later ones take precedence.
  private(set) var entries: [Entry] = []

  /// The rules that apply on the day.
  private(set) var rules = Rules()

  /// A set of rules: a bit for each of the first 64, and the numbers of the others.
  struct Rules: Equatable {
    private var bits: UInt64 = 0
    private var others: [Int] = []

    mutating func insert(_ rule: Int) {
      if rule < 64 { bits |= 1 << UInt64(rule) } else { others.append(rule) }
    }

    mutating func removeAll() {
      bits = 0
      others.removeAll(keepingCapacity: true)
    }
  }

  /// The entry that says what holds at a minute of this day, or `nil` if none does.
  ///
  /// The hours of `previous`, the day before, can go on after midnight.
  func entry(at minute: Int, after previous: HoursPlan) -> Entry? {
    var before: Entry?
    for entry in previous.entries where entry.end > 1440 {
      if entry.counts(at: minute + 1440, over: before) { before = entry }
    }
    return ownEntry(at: minute, after: previous, over: before) ?? before
  }

  /// The entry that says what holds at a minute of the hours that begin on this day, or `nil` if none
  /// does.
  ///
  /// A rule that closes hours after midnight closes them for the rules before it on the next day, too.
  func ownEntry(at minute: Int, after previous: HoursPlan, over before: Entry? = nil) -> Entry? {
    var own: Entry?
    var closings = previous.entries.lazy.filter { $0.end > 1440 && $0.closes }.makeIterator()
    var closing = closings.next()
    func close(before rule: Int) {
      while let entry = closing, entry.rule < rule {
        if own != nil, entry.counts(at: minute + 1440, over: own) { own = entry }
        closing = closings.next()
      }
    }
    for entry in entries {
      close(before: entry.rule)
      if entry.counts(at: minute, over: own ?? before) { own = entry }
    }
    close(before: .max)
    return own
  }

  /// Whether hours that begin on this day end before a minute at which nothing is open, and others begin
  /// after it.
  func hasPause(at minute: Int, after previous: HoursPlan) -> Bool {
    let isBetween =
      entries.contains { $0.meaning != .closed && $0.start < minute }
      && entries.contains { $0.meaning != .closed && $0.end > minute }
    guard isBetween else { return false }
    let edges = ownEdges(after: previous).filter {
      $0 < 1440 && ownEntry(at: $0, after: previous)?.meaning ?? .closed != .closed
    }
    return edges.contains { $0 < minute } && edges.contains { $0 > minute }
  }

  /// Takes the entries out whose bounds are those of the sun, and not known.
  mutating func takeSunEntries() -> [Entry] {
    let taken = entries.filter { $0.span != nil }
    if !taken.isEmpty { entries.removeAll { $0.span != nil } }
    return taken
  }

  /// The minutes at which ``ownEntry(at:after:over:)`` can change, in order.
  func ownEdges(after previous: HoursPlan) -> [Int] {
    var edges = Set(entries.flatMap { [$0.start, $0.end] })
    guard let first = edges.min() else { return [] }
    for entry in previous.entries where entry.end > 1440 && entry.closes {
      edges.formUnion([entry.start - 1440, entry.end - 1440].filter { $0 > first })
    }
    return edges.sorted()
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

  /// Makes this the plan of a day.
  mutating func set(_ day: HoursDay, _ table: HoursTable, in calendar: OpeningCalendar) {
    entries.removeAll(keepingCapacity: true)
    entries.reserveCapacity(4)
    rules.removeAll()
    for index in table.rows.indices where table.selects(day, at: index, in: calendar) {
      rules.insert(index)
      add(table.rows[index], at: index, of: table, on: day, in: calendar)
    }
  }

  private mutating func add(
    _ row: HoursTable.Row, at index: Int, of table: HoursTable, on day: HoursDay,
    in calendar: OpeningCalendar
  ) {
    func add(
      _ range: Range<Int>, _ meaning: HoursRule.Meaning, _ effect: Effect, span: Int? = nil
    ) {
      entries.append(
        Entry(
          start: range.lowerBound, end: range.upperBound, meaning: meaning, rule: index,
          effect: effect, span: span))
    }
    let effect: Effect = row.joint == .fallback ? .fills : .replaces
    if row.meaning == .closed && row.isAllDay {
      // The hours of this day are taken away; those of the day before go on.
      if effect == .replaces { entries.removeAll(keepingCapacity: true) }
      return add(0..<1440, .closed, .fills)
    }
    if row.meaning != .closed && row.joint == .replacing {
      entries.removeAll(keepingCapacity: true)
    }
    if row.times.isEmpty { add(0..<1440, row.meaning, effect) }
    for span in row.times {
      let stretch = table.times[span].stretch(on: day.date, in: calendar)
      if let certain = stretch.certain { add(certain, row.meaning, effect) }
      // What only may belong to the times is unknown. Rules that close differ: where the sun decides,
      // they doubt what is open, and after an open end they close.
      let uncertain: Effect = row.meaning == .open ? .fills : effect
      if let possible = stretch.possible {
        if row.meaning != .closed {
          add(possible, .unknown, uncertain, span: span)
        } else if effect == .replaces {
          add(possible, .unknown, .doubts, span: span)
        }
      }
      if let openEnd = stretch.openEnd {
        add(
          openEnd, row.meaning == .closed ? .closed : .unknown, uncertain,
          span: stretch.isCertain ? nil : span)
      }
    }
  }
}

extension HoursPlan.Entry {
  /// Whether the entry closes what is open otherwise.
  fileprivate var closes: Bool {
    effect == .doubts || effect == .replaces && meaning == .closed
  }

  /// Whether this entry replaces another one, or none, at a minute.
  @inline(__always)
  fileprivate func counts(at minute: Int, over other: Self?) -> Bool {
    guard start <= minute, minute < end else { return false }
    return switch effect {
    case .replaces: true
    case .fills: other.map { $0.meaning == .closed } ?? true
    case .doubts: other?.meaning == .open
    }
  }
}

extension TimeSpan {
  /// The minutes of a span on a day, from the midnight at which the day begins.
  fileprivate struct Stretch {
    var certain: Range<Int>?
    /// Those that can belong to it by the sun, whose times are unknown.
    var possible: Range<Int>?
    /// Those for which it may go on.
    var openEnd: Range<Int>?
    /// Whether the bounds are known.
    var isCertain: Bool
  }

  /// Returns the minutes on a day.
  ///
  /// An open end goes on until midnight, or for eight hours if it begins at midnight or later.
  fileprivate func stretch(on date: CalendarDate, in calendar: OpeningCalendar) -> Stretch {
    let first = start.minutes(on: date, in: calendar)
    guard let end else {
      return Stretch(
        openEnd: Self.openEnd(from: first.lowerBound), isCertain: first.count == 1)
    }
    let last = end.minutes(on: date, in: calendar)
    // A rise that is not known may be that of the next day, as in "08:00-dawn".
    let isNextRise = end.isRise && first.count == 1 && last.lowerBound < first.lowerBound
    let isSameDay = last.upperBound > first.lowerBound && !isNextRise
    let lastMinute = isSameDay ? last.upperBound : last.upperBound + 1440
    let minutes = first.lowerBound..<lastMinute
    let isCertain = first.count == 1 && last.count == 1
    return Stretch(
      certain: isCertain ? minutes : nil, possible: isCertain ? nil : minutes,
      openEnd: isOpenEnded ? Self.openEnd(from: lastMinute) : nil, isCertain: isCertain)
  }

  private static func openEnd(from minute: Int) -> Range<Int> {
    minute..<(minute < 1440 ? 1440 : minute + 480)
  }
}

extension OpeningHours.Time {
  /// Whether the sun rises at the time.
  fileprivate var isRise: Bool {
    switch self {
    case .minute, .sun(.sunset, _), .sun(.dusk, _): false
    case .sun(.dawn, _), .sun(.sunrise, _): true
    }
  }

  /// The minute from the midnight at which a day begins, or those at which it can be.
  ///
  /// Where the times of the sun are unknown, it is taken to rise before noon and to set after it.
  fileprivate func minutes(on date: CalendarDate, in calendar: OpeningCalendar) -> ClosedRange<Int>
  {
    switch self {
    case .minute(let minute): return minute...minute
    case .sun(let event, let offset):
      // A host's time far outside the day is not carried into another one.
      func minute(_ minute: Int) -> Int {
        min(max(min(max(minute, 0), 1440) + offset, 0), 1440)
      }
      guard let sun = calendar.sun(on: date) else {
        let isRising = event == .dawn || event == .sunrise
        return minute(isRising ? 0 : 720)...minute(isRising ? 720 : 1440)
      }
      let time =
        switch event {
        case .dawn: sun.dawn
        case .sunrise: sun.sunrise
        case .sunset: sun.sunset
        case .dusk: sun.dusk
        }
      return minute(time)...minute(time)
    }
  }
}
