import Essentials
import OpeningTimes

extension DirectoryQuery.OpenFilter {
  /// The local time before which nothing counts, if it is on one of the dates or after them.
  func now(of query: DirectoryQuery) -> LocalDateTime? {
    guard case .on(let dates, _, _) = self, let start = query.time?.lowerBound,
      let now = query.offsets?.localTime(at: start), dates.lowerBound <= now.date
    else { return nil }
    return now
  }

  /// Whether hours are open at the time, or at some time of the days after another one.
  func contains(
    _ hours: OpeningHours, after now: LocalDateTime?, in calendar: OpeningCalendar
  ) -> Bool {
    switch self {
    case .at(let time): return hours.isOpen(at: time, in: calendar)
    case .on(let dates, let weekdays, let minutes):
      func isOpen(_ minutes: Range<Int>, _ dates: ClosedRange<CalendarDate>) -> Bool {
        !minutes.isEmpty
          && hours.isOpen(in: minutes, ofDaysIn: dates, in: calendar) { date in
            weekdays.isEmpty || weekdays.contains(date.weekday)
          }
      }
      let minutes = minutes.clamped(to: 0..<1440)
      guard let now, dates.lowerBound <= now.date else { return isOpen(minutes, dates) }
      guard now.date <= dates.upperBound else { return false }
      if isOpen(minutes.clamped(to: now.minuteOfDay..<1440), now.date...now.date) { return true }
      guard let tomorrow = now.date.adding(days: 1), tomorrow <= dates.upperBound else {
        return false
      }
      return isOpen(minutes, tomorrow...dates.upperBound)
    }
  }

  /// Whether the hours of an event are open, by the clocks of its place: its times and its hours tell what they show
  /// now.
  func contains(
    _ hours: OpeningHours, of event: DirectoryRecord, in query: DirectoryQuery,
    _ calendar: OpeningCalendar
  ) -> Bool {
    let plain = now(of: query)
    guard let offsets = query.offsets, event.time != nil else {
      return contains(hours, after: plain, in: calendar)
    }
    switch self {
    case .at(let local):
      let instant = query.time?.lowerBound ?? offsets.instant(of: local)
      let ahead = hours.minutesAhead(of: offsets, event, at: instant, in: calendar)
      return local.adding(minutes: ahead).map { hours.isOpen(at: $0, in: calendar) } ?? false
    case .on(let dates, _, _):
      // The clocks of two places are up to 26 hours apart.
      guard let instant = query.time?.lowerBound, let local = offsets.localTime(at: instant),
        local.date.days(until: dates.lowerBound) <= 2,
        dates.upperBound.days(until: local.date) <= 2
      else { return contains(hours, after: plain, in: calendar) }
      let ahead = hours.minutesAhead(of: offsets, event, at: instant, in: calendar)
      return contains(hours, after: local.adding(minutes: ahead), in: calendar)
    }
  }

  /// Whether a record takes place at the time, or within `time` at some time of the days, by the clocks with
  /// some offsets.
  func contains(
    _ record: DirectoryRecord, after time: Range<Int64>?, by offsets: UTCOffsetTable
  ) -> Bool {
    guard let whole = record.time else { return false }
    return (record.sessions.isEmpty ? [whole] : record.sessions).contains { session in
      switch self {
      case .at(let now):
        // Of a local time that comes twice, the query knows which one it is.
        let known = time.flatMap {
          offsets.localTime(at: $0.lowerBound) == now ? $0.lowerBound : nil
        }
        return session.contains(known ?? offsets.instant(of: now))
      case .on(let dates, let weekdays, let minutes):
        var rest = session.clamped(to: time ?? session)
        // Between two changes, the clocks only go forward.
        while !rest.isEmpty {
          let end = min(offsets.change(after: rest.lowerBound)?.time ?? .max, rest.upperBound)
          let (first, last) = (
            offsets.localTime(at: rest.lowerBound), offsets.localTime(at: end - 1)
          )
          if let first, let last, Self.meet(first, last, dates, weekdays, minutes) { return true }
          rest = end..<rest.upperBound
        }
        return false
      }
    }
  }

  /// Whether a time from a first to a last minute has some of the minutes on one of the dates and weekdays.
  private static func meet(
    _ first: LocalDateTime, _ last: LocalDateTime, _ dates: ClosedRange<CalendarDate>,
    _ weekdays: Set<Weekday>, _ minutes: Range<Int>
  ) -> Bool {
    let start = max(first.date, dates.lowerBound)
    let end = min(last.date, dates.upperBound)
    guard start <= end else { return false }
    // All weekdays are among the days behind the first one.
    let days = (0...7).compactMap { start.adding(days: $0) }.filter { $0 <= end } + [end]
    return days.contains { date in
      guard weekdays.isEmpty || weekdays.contains(date.weekday) else { return false }
      let from = date == first.date ? first.minuteOfDay : 0
      let to = date == last.date ? last.minuteOfDay + 1 : 1440
      return max(from, minutes.lowerBound) < min(to, minutes.upperBound)
    }
  }

  /// The weekdays of which one counts, each once, as `Weekday` numbers them.
  var weekdays: [Int] {
    switch self {
    case .at(let time): return [time.date.weekday.rawValue]
    case .on(let dates, let weekdays, _):
      var days: [Int] = []
      var next: CalendarDate? = dates.lowerBound
      while let date = next, date <= dates.upperBound, days.count < 7 {
        days.append(date.weekday.rawValue)
        next = date.adding(days: 1)
      }
      return weekdays.isEmpty
        ? days : days.filter { day in weekdays.contains { $0.rawValue == day } }
    }
  }

  /// The minutes of a day that count, all of them within it.
  var minutes: Range<UInt16> {
    switch self {
    case .at(let time):
      let minute = UInt16(clamping: time.minuteOfDay)
      return minute..<(minute + 1)
    case .on(_, _, let minutes):
      let minutes = minutes.clamped(to: 0..<1440)
      return UInt16(clamping: minutes.lowerBound)..<UInt16(clamping: minutes.upperBound)
    }
  }
}

extension OpeningHours {
  /// The minutes by which the clocks at the place of an event are ahead of other clocks at an instant, or 0 if that is
  /// not clear.
  ///
  /// The hours of an event begin when it does, by the clocks there. The clocks may have changed since it began, so the
  /// session that comes next decides what an hour more or less is.
  fileprivate func minutesAhead(
    of offsets: UTCOffsetTable, _ event: DirectoryRecord, at instant: Int64,
    in calendar: OpeningCalendar
  ) -> Int64 {
    guard let whole = event.time,
      let next = event.sessions.first(where: { $0.upperBound > instant })
        ?? (whole.upperBound > instant ? whole : nil)
    else { return 0 }
    func begins(_ minutes: Int64, _ session: Range<Int64>) -> Bool {
      guard let start = offsets.localTime(at: session.lowerBound)?.adding(minutes: minutes),
        let before = start.adding(minutes: -1)
      else { return false }
      return isOpen(at: start, in: calendar) && !isOpen(at: before, in: calendar)
    }
    if begins(0, next), [0, -60, 60].contains(where: { begins($0, whole) }) { return 0 }
    guard let start = offsets.localTime(at: whole.lowerBound),
      let weekBefore = start.adding(minutes: -8 * 1440), let dayAfter = start.adding(minutes: 1600),
      let first = intervals(in: weekBefore..<dayAfter, in: calendar).first?.start
    else { return 0 }
    let ahead = start.minutes(until: first)
    guard abs(ahead) <= 26 * 60 else { return 0 }
    return [ahead, ahead - 60, ahead + 60].first { begins($0, next) } ?? ahead
  }
}

/// The hours of the slots as plain numbers, as far as each day has at most one span of them.
///
/// A question is about one weekday, so each has an array of its own: its numbers for ten thousand slots
/// are near each other in memory.
struct PlainWeeks: Sendable {
  /// The minutes at which slots open and close, at the number of the weekday, from 1 to 7.
  private var days = ContiguousArray(repeating: ContiguousArray<SIMD2<UInt16>>(), count: 8)

  /// The value for hours that these numbers cannot express.
  fileprivate static var unknown: SIMD2<UInt16> { SIMD2(.max, 0) }

  /// Makes room for so many slots in all, and no more.
  mutating func reserve(_ count: Int) {
    for weekday in 1...7 { days[weekday].reserveCapacity(count) }
  }

  /// Sets the hours of a slot, which can be the one behind the last; without hours, it is never open, unless
  /// it has a time.
  mutating func set(_ hours: OpeningHours?, hasTime: Bool, at slot: Int) {
    let week = hours.map(\.table.plainWeek) ?? (hasTime ? nil : [])
    var spans = Array(repeating: week == nil ? Self.unknown : SIMD2(), count: 8)
    for (weekday, minutes) in week ?? [] {
      spans[weekday & 7] = SIMD2(
        UInt16(clamping: minutes.lowerBound), UInt16(clamping: minutes.upperBound))
    }
    for weekday in 1...7 {
      if slot == days[weekday].count {
        days[weekday].append(spans[weekday])
      } else {
        days[weekday][slot] = spans[weekday]
      }
    }
  }

  /// The hours of some weekdays, from 1 to 7.
  func days(_ weekdays: [Int]) -> [Day] { weekdays.map { Day(spans: days[$0 & 7]) } }

  /// The hours of the slots on one weekday.
  struct Day {
    fileprivate let spans: ContiguousArray<SIMD2<UInt16>>

    /// Returns whether a slot is open at one of some minutes of the day, or `nil` if only its hours say
    /// that, which then holds for each weekday.
    @inline(__always)
    func isOpen(_ slot: Int, _ minutes: Range<UInt16>) -> Bool? {
      let span = spans[slot]
      if span == PlainWeeks.unknown { return nil }
      // What both have in common is not empty.
      return max(span.x, minutes.lowerBound) < min(span.y, minutes.upperBound)
    }
  }
}

/// Numbers for the hours that are too involved for ``PlainWeeks``, so that a question is asked once of
/// places with the same hours.
struct HoursCodes: Sendable {
  private var codes: [OpeningHours: Int] = [:]
  /// The hours by their codes; `nil` where a code is free.
  private(set) var hours: ContiguousArray<OpeningHours?> = []
  /// The number of slots with each code.
  private var counts: ContiguousArray<Int> = []
  private var freeCodes: [Int] = []
  /// The code of each slot, or -1; slots behind the last one have none.
  private var codeOfSlot: ContiguousArray<Int32> = []

  /// The code of the hours of a slot, or -1.
  @inline(__always)
  func code(of slot: Int) -> Int { slot < codeOfSlot.count ? Int(codeOfSlot[slot]) : -1 }

  /// Sets the hours of a slot.
  mutating func set(_ hours: OpeningHours?, of slot: Int) {
    remove(slot)
    guard let hours, hours.table.plainWeek == nil else { return }
    while codeOfSlot.count <= slot { codeOfSlot.append(-1) }
    codeOfSlot[slot] = Int32(truncatingIfNeeded: insert(hours))
  }

  private mutating func insert(_ hours: OpeningHours) -> Int {
    if let code = codes[hours] {
      counts[code] += 1
      return code
    }
    let code = freeCodes.popLast() ?? self.hours.count
    if code == self.hours.count {
      self.hours.append(hours)
      counts.append(1)
    } else {
      self.hours[code] = hours
      counts[code] = 1
    }
    codes[hours] = code
    return code
  }

  private mutating func remove(_ slot: Int) {
    let code = code(of: slot)
    guard code >= 0, let hours = hours[code] else { return }
    codeOfSlot[slot] = -1
    counts[code] -= 1
    guard counts[code] == 0 else { return }
    codes[hours] = nil
    self.hours[code] = nil
    freeCodes.append(code)
  }
}
