import Essentials
import OpeningTimes
import TestSupport
import Testing

/// Tables of texts and their intervals from Monday, 4 March 2024, to Wednesday, by the specification of
/// `opening_hours`.
@Suite("Opening hours: times of day and after midnight") struct OpeningHoursTimesTests {
  /// A sun that rises at 6:30 and sets at 18:00.
  let sun = OpeningCalendar(
    sun: { _ in .init(dawn: 360, sunrise: 390, sunset: 1080, dusk: 1110) })

  @Test(arguments: [
    ("Mo", ["04 00:00-24:00"]),
    ("Mo 00:00-24:00", ["04 00:00-24:00"]),
    ("Mo 10:00-12:00", ["04 10:00-12:00"]),
    ("Mo 00:00-00:01", ["04 00:00-00:01"]),
    ("Mo 23:59-24:00", ["04 23:59-24:00"]),
    ("Mo,We 10:00-12:00", ["04 10:00-12:00", "06 10:00-12:00"]),
    ("Mo 10:00-12:00,13:00-17:00", ["04 10:00-12:00", "04 13:00-17:00"]),
    ("Mo 13:00-17:00,10:00-12:00", ["04 10:00-12:00", "04 13:00-17:00"]),
    ("Mo 10:00-12:00,12:00-14:00", ["04 10:00-14:00"]),
    ("Mo 10:00-13:00,12:00-14:00", ["04 10:00-14:00"]),
    ("Mo 10:00-16:00,12:00-14:00", ["04 10:00-16:00"]),
    ("Mo-We", ["04 00:00-06 24:00"]),
    ("24/7", ["04 00:00-06 24:00"]),
    ("Th", []),
    ("Mo off", []), ("closed", []), ("off", []), ("Mo 10:00-12:00 off", []),
    ("Mo closed \"renovation\"", []),
  ])
  func timesOfADay(text: String, expected: [String]) throws {
    try expectEqual(stretches(text, from: "2024-03-04", days: 3), expected)
  }
}
