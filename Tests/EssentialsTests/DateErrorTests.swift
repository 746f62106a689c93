import Essentials
import TestSupport
import Testing

/// The messages of the errors of dates and times.
@Suite("Errors: messages of dates and times") struct DateErrorTests {
  @Test func everyErrorOfADateIsASentence() {
    let texts: [CalendarDate.Error: String] = [
      .yearOutOfRange(99_999): "The year must be from 1 to 9999.",
      .monthOutOfRange(99_999): "The month must be from 1 to 12.",
      .dayOutOfRange(99_999): "The day must be from 1 to the last day of the month.",
      .malformed: "A date must be written as YYYY-MM-DD, and a month as YYYY-MM.",
    ]
    for (error, text) in texts { #expect("\(error)" == text) }
  }

  @Test func everyErrorOfADateAndTimeIsASentence() {
    let texts: [LocalDateTime.Error: String] = [
      .minuteOfDayOutOfRange(99_999): "The minute of the day must be from 0 to 1439.",
      .hourOutOfRange(99_999): "The hour must be from 0 to 23.",
      .minuteOutOfRange(99_999): "The minute must be from 0 to 59.",
      .noSuchDate(.monthOutOfRange(99_999)): "The month must be from 1 to 12.",
      .malformed: "A date and time must be written as YYYY-MM-DDThh:mm.",
    ]
    for (error, text) in texts { #expect("\(error)" == text) }
  }

  @Test(
    arguments: [
      ("1987-06-31", "The text must be a date from 0001-01-01 to 9999-12-31"),
      ("1987-06-3", "The text must be a date from 0001-01-01 to 9999-12-31"),
    ])
  func anErrorOfDecodingStatesTheRuleAndNotTheText(text: String, rule: String) throws {
    let error = try #require(throws: DecodingError.self) {
      try decoded("[\"\(text)\"]") as [CalendarDate]
    }
    #expect("\(error)".contains(rule) && !"\(error)".contains("1987"))
  }

  @Test func anErrorOfDecodingAMonthOrATimeNamesItsFormat() throws {
    let month = try #require(throws: DecodingError.self) {
      try decoded(#"["1987-13"]"#) as [CalendarMonth]
    }
    #expect("\(month)".contains("The text must be a month from 0001-01 to 9999-12"))
    let time = try #require(throws: DecodingError.self) {
      try decoded(#"["1987-06-01T24:00"]"#) as [LocalDateTime]
    }
    #expect("\(time)".contains("The text must be a minute of the years 0001 to 9999"))
    #expect(!"\(month)\(time)".contains("1987"))
  }
}
