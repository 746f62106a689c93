public import Essentials

extension BrowseState {
  /// A time by the clocks of a place.
  public struct Moment: Hashable, Sendable {
    /// The date and time by the clocks of the place.
    public let local: LocalDateTime
    /// The seconds by which these clocks are ahead of UTC, within 18 hours.
    public let utcOffset: Int

    /// Creates a time, or returns `nil` if the offset is not within 18 hours.
    public init?(_ local: LocalDateTime, utcOffset: Int) {
      guard (-64_800...64_800).contains(utcOffset) else { return nil }
      self.local = local
      self.utcOffset = utcOffset
    }

    /// The seconds since 1970-01-01 00:00 UTC.
    public var seconds: Int64 { second(local.minuteOfDay, of: local.date) }

    /// Returns the second at which a minute of a day begins, if the clocks are ahead of UTC by the same as
    /// now.
    func second(_ minute: Int, of date: CalendarDate) -> Int64 {
      Int64(date.daysSinceEpoch) * 86_400 + Int64(minute) * 60 - Int64(utcOffset)
    }
  }
}
