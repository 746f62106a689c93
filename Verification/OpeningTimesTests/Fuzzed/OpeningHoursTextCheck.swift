import Essentials
import OpeningTimes
import TestSupport

/// Checks that any bytes are opening hours or an error, that hours read back from their normal form, and
/// that their answers agree.
func checkOpeningHoursText(_ bytes: [UInt8]) throws {
  let text = String(decoding: bytes, as: UTF8.self)
  let hours: OpeningHours
  do throws(OpeningHours.Error) {
    hours = try OpeningHours(text)
  } catch {
    try require(error.offset <= text.utf8.count, "An error has a place in the text")
    try require(error.description.utf8.count < 100, "A description is short")
    return
  }
  let normal = hours.description
  let again = try OpeningHours(normal)
  try require(again == hours, "Hours read back from their normal form")
  try require(again.warnings.isEmpty, "A normal form needs no tolerance")
  try require(again.description == normal, "A normal form stays as it is")
  for warning in hours.warnings {
    try require(warning.range.upperBound <= text.utf8.count, "A warning has a place in the text")
  }
  let calendar = OpeningCalendar(
    publicHolidays: OpeningCalendar.federalHolidays(of: 2024),
    sun: { _ in .init(dawn: 390, sunrise: 420, sunset: 1080, dusk: 1110) })
  let start = try LocalDateTime(CalendarDate(2024, 2, 27), minuteOfDay: 600)
  guard let end = start.adding(minutes: 4 * 1440) else { return }
  let intervals = hours.intervals(in: start..<end, in: calendar)
  for interval in intervals {
    try require(interval.start < interval.end, "An interval is not empty")
    try require(
      hours.state(at: interval.start, in: calendar) == interval.state,
      "An interval begins with its state")
  }
  for (interval, next) in zip(intervals, intervals.dropFirst()) {
    try require(interval.end <= next.start, "Intervals are in order")
  }
  _ = hours.week(from: start.date, in: calendar)
}
