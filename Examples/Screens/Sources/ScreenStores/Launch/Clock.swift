import Foundation
public import HealthDomain

/// Says what time it is, by the clocks of the place.
public typealias Clock = @MainActor () -> BrowseState.Moment

/// Returns the clock of this device, or `nil` if it is outside the calendar.
@MainActor
public func deviceClock() -> Clock? {
  @MainActor func now() -> BrowseState.Moment? {
    let date = Date.now
    return LocalDateTime(
      secondsSinceEpoch: Int64(date.timeIntervalSince1970),
      utcOffset: TimeZone.current.secondsFromGMT(for: date)
    ).flatMap {
      BrowseState.Moment($0, utcOffset: TimeZone.current.secondsFromGMT(for: date))
    }
  }
  guard let start = now() else { return nil }
  return { now() ?? start }
}
