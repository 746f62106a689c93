import OpeningTimes

/// The hours of the slots as plain numbers, as far as each day has at most one span of them.
///
/// A question is about one weekday, so each has an array of its own: its numbers for ten thousand slots
/// are near each other in memory.
struct PlainWeeks: Sendable {
  /// The minutes at which slots open and close, at the number of the weekday, from 1 to 7.
  private var days = ContiguousArray(repeating: ContiguousArray<SIMD2<UInt16>>(), count: 8)

  /// What stands for hours that these numbers cannot say.
  fileprivate static var unknown: SIMD2<UInt16> { SIMD2(.max, 0) }

  /// Makes room for so many slots in all, and no more.
  mutating func reserve(_ count: Int) {
    for weekday in 1...7 { days[weekday].reserveCapacity(count) }
  }

  /// Sets the hours of a slot, which can be the one behind the last; without hours, it is never open.
  mutating func set(_ hours: OpeningHours?, at slot: Int) {
    let week = hours.map(\.table.plainWeek) ?? []
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
