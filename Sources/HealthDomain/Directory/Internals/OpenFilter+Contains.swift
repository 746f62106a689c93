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
}
