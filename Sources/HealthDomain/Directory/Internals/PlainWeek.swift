import Essentials

/// The hours of a record as plain numbers, if each day has at most one span of them.
struct PlainWeek: Sendable {
  /// The minutes at which each weekday opens and closes, at the number of the weekday.
  private var opens = SIMD8<UInt16>()
  private var closes = SIMD8<UInt16>()
  /// Whether the numbers say it all.
  let isKnown: Bool

  /// Creates the week of hours; a record without hours is never open.
  init(_ hours: OpeningHours?) {
    let week = hours.map(\.table.plainWeek) ?? []
    isKnown = week != nil
    for (weekday, minutes) in week ?? [] {
      opens[weekday & 7] = UInt16(clamping: minutes.lowerBound)
      closes[weekday & 7] = UInt16(clamping: minutes.upperBound)
    }
  }

  /// Whether the record is open.
  @inline(__always)
  func isOpen(_ weekday: Int, minute: UInt16) -> Bool {
    opens[weekday & 7] <= minute && minute < closes[weekday & 7]
  }
}
