import Essentials
import Foundation
import TestSupport
import Testing

@Suite("Local date and time: minutes and text") struct LocalDateTimeTests {
  private func random(using generator: inout SeededGenerator) throws -> LocalDateTime {
    let date = try #require(CalendarDate.random(using: &generator))
    return try LocalDateTime(date, minuteOfDay: .random(in: 0..<1440, using: &generator))
  }

  private func first() throws -> LocalDateTime { try LocalDateTime(.earliest, minuteOfDay: 0) }
  private func last() throws -> LocalDateTime { try LocalDateTime(.latest, minuteOfDay: 1439) }

  @Test func everyMinuteOfADayHasItsHourAndItsText() throws {
    let date = try CalendarDate(2026, 3, 1)
    var (hour, minute) = (0, 0)
    var previous: LocalDateTime?
    for minuteOfDay in 0..<1440 {
      let time = try LocalDateTime(date, minuteOfDay: minuteOfDay)
      #expect(time.date == date && time.minuteOfDay == minuteOfDay)
      #expect((time.hour, time.minute) == (hour, minute))
      #expect(try time == LocalDateTime(date, hour: hour, minute: minute))
      let text = String(format: "2026-03-01T%02d:%02d", hour, minute)
      #expect(time.iso8601 == text && "\(time)" == text)
      #expect(try LocalDateTime(iso8601: text) == time)
      #expect(previous.map { $0 < time } ?? true)
      previous = time
      minute += 1
      if minute == 60 { (hour, minute) = (hour + 1, 0) }
    }
  }

  @Test(arguments: [-1, 1440, .min, .max, 65_536, 1 << 16 + 1])
  func aMinuteOutsideTheDayIsRefused(minute: Int) {
    #expect(throws: LocalDateTime.Error.minuteOfDayOutOfRange(minute)) {
      try LocalDateTime(.latest, minuteOfDay: minute)
    }
  }

  @Test(
    arguments: [
      (-1, 0, .hourOutOfRange(-1)), (24, 0, .hourOutOfRange(24)), (.min, 60, .hourOutOfRange(.min)),
      (.max, 0, .hourOutOfRange(.max)), (0, -1, .minuteOutOfRange(-1)),
      (23, 60, .minuteOutOfRange(60)), (0, .min, .minuteOutOfRange(.min)),
      (0, .max, .minuteOutOfRange(.max)),
    ] as [(Int, Int, LocalDateTime.Error)])
  func anHourOrMinuteOutOfRangeIsRefused(hour: Int, minute: Int, error: LocalDateTime.Error) {
    #expect(throws: error) { try LocalDateTime(.earliest, hour: hour, minute: minute) }
  }

  @Test(
    arguments: [
      ("", .malformed), ("2026-03-01", .malformed), ("2026-03-01T", .malformed),
      ("2026-03-01T9:30", .malformed), ("2026-03-01T09", .malformed),
      ("2026-03-01T0930", .malformed), ("2026-03-01t09:30", .malformed),
      ("2026-03-01 09:30", .malformed), ("2026-03-01T09:30:00", .malformed),
      ("2026-03-01T09:30Z", .malformed), ("2026-03-01T09:30+00", .malformed),
      ("2026-03-01T09:3", .malformed), ("2026-03-01T-9:30", .malformed),
      ("2026-03-01T09.30", .malformed), ("T09:30", .malformed), ("2026-03-01T09:3O", .malformed),
      ("2026-03-01T09:300", .malformed), ("2026-13-01T09:3", .malformed),
      ("0000-03-01T09:30", .noSuchDate(.yearOutOfRange(0))),
      ("2026-13-01T25:60", .noSuchDate(.monthOutOfRange(13))),
      ("2026-02-29T09:30", .noSuchDate(.dayOutOfRange(29))),
      ("2026-03-01T24:00", .hourOutOfRange(24)), ("2026-03-01T99:99", .hourOutOfRange(99)),
      ("2026-03-01T23:60", .minuteOutOfRange(60)),
    ] as [(String, LocalDateTime.Error)])
  func otherTextIsRefused(text: String, error: LocalDateTime.Error) {
    #expect(throws: error) { try LocalDateTime(iso8601: text) }
  }

  @Test(arguments: 0..<20)
  func addingMinutesIsAddition(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let time = try random(using: &generator)
      let other = try random(using: &generator)
      let minutes = time.minutes(until: other)
      #expect(
        minutes == 1440 * Int64(time.date.days(until: other.date))
          + Int64(other.minuteOfDay - time.minuteOfDay))
      #expect(time.adding(minutes: minutes) == other)
      #expect(other.adding(minutes: -minutes) == time)
      #expect(other.minutes(until: time) == -minutes)
      #expect((time < other) == (minutes > 0))
      #expect((time < other) == (time.iso8601 < other.iso8601))
      #expect(time.adding(minutes: 0) == time)
      #expect(try LocalDateTime(iso8601: time.iso8601) == time)
      #expect(try time.adding(minutes: time.minutes(until: last())) == last())
      #expect(try time.adding(minutes: time.minutes(until: last()) + 1) == nil)
      #expect(try time.adding(minutes: time.minutes(until: first())) == first())
      #expect(try time.adding(minutes: time.minutes(until: first()) - 1) == nil)
    }
  }

  @Test func minutesCarryIntoTheNextDayOneByOne() throws {
    var time = try LocalDateTime(CalendarDate(1969, 12, 30), hour: 23, minute: 0)
    var (date, minute) = (time.date, time.minuteOfDay)
    for _ in 0..<4000 {
      minute += 1
      if minute == 1440 { (date, minute) = (date.advanced(by: 1), 0) }
      let next = try #require(time.adding(minutes: 1))
      #expect((next.date, next.minuteOfDay) == (date, minute))
      #expect(next.adding(minutes: -1) == time)
      #expect(next.adding(minutes: -1440)?.date == date.advanced(by: -1))
      time = next
    }
  }

  @Test func noNumberOfMinutesIsTooLargeToAdd() throws {
    for time in try [first(), last(), LocalDateTime(CalendarDate(1970, 1, 1), minuteOfDay: 0)] {
      for offset in 0..<10 {
        #expect(time.adding(minutes: Int.max - offset) == nil)
        #expect(time.adding(minutes: Int.min + offset) == nil)
      }
      #expect(time.adding(minutes: UInt64.max) == nil)
      #expect(time.adding(minutes: Int64.max) == nil)
      #expect(time.adding(minutes: Int64.min) == nil)
    }
  }

  @Test func theEncodedFormIsTheText() throws {
    let times = try [LocalDateTime(CalendarDate(2026, 3, 1), hour: 9, minute: 30), first(), last()]
    let golden = #"["2026-03-01T09:30","0001-01-01T00:00","9999-12-31T23:59"]"#
    #expect(try encoded(times) == golden)
    #expect(try decoded(golden) == times)
    for json in [#"["2026-03-01T24:00"]"#, #"["2026-03-01"]"#, "[0]"] {
      #expect(throws: DecodingError.self) { try decoded(json) as [LocalDateTime] }
    }
  }
}
