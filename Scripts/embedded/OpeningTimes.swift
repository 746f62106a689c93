import OpeningTimes

/// A market is open at a time, closes at another, and stays closed on a holiday.
func check(_ checks: inout Checks) {
  guard let hours = try? OpeningHours("Mo-Fr 09:00-17:00; Sa 08:00-13:00; PH off"),
    let saturday = try? LocalDateTime(iso8601: "2026-03-07T12:00"),
    let close = try? LocalDateTime(iso8601: "2026-03-07T13:00"),
    let open = try? LocalDateTime(iso8601: "2026-03-09T09:00"),
    let independenceDay = try? LocalDateTime(iso8601: "2026-07-03T12:00")
  else { return checks.expect(false) }
  checks.expect(hours.state(at: saturday).kind == .open)
  checks.expect(hours.nextChange(after: saturday) == close)
  checks.expect(hours.state(at: close).kind == .closed)
  checks.expect(hours.nextChange(after: close) == open)
  let calendar = OpeningCalendar(publicHolidays: OpeningCalendar.federalHolidays(of: 2026))
  checks.expect(hours.state(at: independenceDay).kind == .open)
  checks.expect(hours.state(at: independenceDay, in: calendar).kind == .closed)
  checks.expect(hours.description == "Mo-Fr 09:00-17:00; Sa 08:00-13:00; PH off")
  checks.expect((try? OpeningHours("Mo 25:99")) == nil)
}
