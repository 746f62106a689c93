import OpeningTimes
import Essentials

extension DirectoryQuery.OpenFilter {
  /// Whether hours are open at the time, or at some time of the days.
  func contains(_ hours: OpeningHours, in calendar: OpeningCalendar) -> Bool {
    switch self {
    case .at(let time): return hours.state(at: time, in: calendar).isOpen
    case .on(let dates, let weekdays, let minutes):
      let minutes = minutes.clamped(to: 0..<1440)
      guard !minutes.isEmpty else { return false }
      return hours.isOpen(in: minutes, ofDaysIn: dates, in: calendar) { date in
        weekdays.isEmpty || weekdays.contains(date.weekday)
      }
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
