import Essentials
import TestSupport
import Testing

@Suite("Age: birthdays and leap days") struct AgeTests {
  /// Counts the birthdays from the day after birth on.
  @Test(
    arguments: [
      "1999-12-31", "2000-01-01", "2000-02-28", "2000-02-29", "2000-03-01", "1996-02-29",
      "2023-06-15",
    ])
  func aBirthdayAddsAYear(text: String) throws {
    let birth = try CalendarDate(iso8601: text)
    var age = 0
    for date in (birth...(try CalendarDate(LongTest.size(2110, small: 2031), 1, 1))).dates {
      let isBirthday =
        if (birth.month, birth.day) == (2, 29), !PlainCalendar.isLeap(date.year) {
          (date.month, date.day) == (3, 1)
        } else {
          (date.month, date.day) == (birth.month, birth.day)
        }
      if isBirthday, date > birth { age += 1 }
      if birth.age(on: date) != age { Issue.record("\(date)") }
    }
  }

  @Test(
    arguments: [
      ("2000-02-29", "2000-02-28", nil), ("2000-02-29", "2000-02-29", 0),
      ("2000-02-29", "2001-02-28", 0), ("2000-02-29", "2001-03-01", 1),
      ("2000-02-29", "2004-02-28", 3), ("2000-02-29", "2004-02-29", 4),
      ("0001-01-01", "9999-12-31", 9998), ("9999-12-31", "0001-01-01", nil),
    ])
  func leapDaysAndTheEndsOfTheCalendarHaveAges(birth: String, date: String, age: Int?) throws {
    #expect(try CalendarDate(iso8601: birth).age(on: CalendarDate(iso8601: date)) == age)
  }
}
