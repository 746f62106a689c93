import Essentials
import Foundation
import TestSupport
import Testing

@Suite("Calendar dates: ISO 8601 text") struct CalendarDateISO8601Tests {
  @Test func everyDayOfAYearIsReadAsItIsWritten() throws {
    var plain = PlainCalendar()
    let years: Set = [1, 9, 10, 99, 100, 999, 1000, 1900, 2000, 2024, 2026, 9998, 9999]
    while plain.year <= 9999 {
      guard years.contains(plain.year) else {
        plain.advanceYear()
        continue
      }
      let text = String(format: "%04d-%02d-%02d", plain.year, plain.month, plain.day)
      let date = try CalendarDate(iso8601: text)
      if Int(date.daysSinceEpoch) != plain.daysSinceEpoch || date.iso8601 != text {
        Issue.record("\(text)")
      }
      plain.advance()
    }
  }

  @Test(arguments: 0..<20)
  func textsSortAsDatesDo(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let date = try #require(CalendarDate.random(using: &generator))
      let other = try #require(CalendarDate.random(using: &generator))
      #expect((date < other) == (date.iso8601 < other.iso8601))
      #expect(try CalendarDate(iso8601: date.iso8601) == date)
      #expect("\(date)" == date.iso8601)
    }
  }

  /// Replaces each character of a date by every ASCII character.
  @Test(arguments: ["2026-02-10", "1999-12-31", "0001-01-01", "2024-02-29"], 0..<10)
  func everyCharacterInEveryPlaceIsReadOrRefused(text: String, place: Int) {
    for byte in UInt8(0)...127 {
      var bytes = Array(text.utf8)
      bytes[place] = byte
      let changed = String(decoding: bytes, as: UTF8.self)
      #expect(result(changed) == expected(bytes))
    }
  }

  private func result(_ text: String) -> Result<CalendarDate, CalendarDate.Error> {
    Result { () throws(CalendarDate.Error) in try CalendarDate(iso8601: text) }
  }

  private func expected(_ bytes: [UInt8]) -> Result<CalendarDate, CalendarDate.Error> {
    let shape = bytes.map { (48...57).contains($0) ? "0" : Character(Unicode.Scalar($0)) }
    guard String(shape) == "0000-00-00" else { return .failure(.malformed) }
    let digits = bytes.map { Int($0) - 48 }
    let year = 1000 * digits[0] + 100 * digits[1] + 10 * digits[2] + digits[3]
    let (month, day) = (10 * digits[5] + digits[6], 10 * digits[8] + digits[9])
    return Result { () throws(CalendarDate.Error) in try CalendarDate(year, month, day) }
  }

  @Test(
    arguments: [
      "", "-", "2026", "2026-02", "2026-02-", "2026-02-1", "2026-2-10", "26-02-10", "20260210",
      "2026-02-10 ", " 2026-02-10", "2026-02-10\n", "2026-02-10\0", "2026-02-10Z",
      "2026-02-10T00:00", "2026-02-100", "+2026-02-10", "-2026-02-10", "02026-02-10",
      "2026/02/10", "2026.02.10", "10-02-2026", "2026-041", "2026-W07-2", "2026--2-10",
      "2026-+2-10", "2026-02-1O", "2026-02-0x", "2026\u{2010}02\u{2010}10",
      "2026\u{2212}02-10", "2026-02-1\u{301}0", "2026-02-10\u{301}", "\u{FEFF}2026-02-10",
      "\u{FF12}\u{FF10}\u{FF12}\u{FF16}-02-10", "\u{662}\u{660}\u{662}\u{666}-02-10", "٢٠٢٦-٠٢-١٠",
    ])
  func otherTextIsMalformed(text: String) {
    #expect(throws: CalendarDate.Error.malformed) { try CalendarDate(iso8601: text) }
  }

  @Test(arguments: ["2", " ", "2026-02-10", "\u{301}"])
  func aMegabyteIsMalformed(repeated: String) {
    let text = String(repeating: repeated, count: 1_000_000)
    #expect(throws: CalendarDate.Error.malformed) { try CalendarDate(iso8601: text) }
    #expect(throws: CalendarDate.Error.malformed) { try CalendarMonth(iso8601: text) }
    #expect(throws: LocalDateTime.Error.malformed) { try LocalDateTime(iso8601: text) }
  }

  @Test(
    arguments: [
      ("0000-01-01", .yearOutOfRange(0)), ("2026-00-10", .monthOutOfRange(0)),
      ("2026-13-10", .monthOutOfRange(13)), ("2026-99-99", .monthOutOfRange(99)),
      ("2026-02-00", .dayOutOfRange(0)), ("2026-02-29", .dayOutOfRange(29)),
      ("2100-02-29", .dayOutOfRange(29)), ("2026-04-31", .dayOutOfRange(31)),
    ] as [(String, CalendarDate.Error)])
  func aDateThatDoesNotExistIsRefused(text: String, error: CalendarDate.Error) {
    #expect(throws: error) { try CalendarDate(iso8601: text) }
  }

  @Test func theEncodedFormIsTheText() throws {
    let dates = try [CalendarDate(2026, 2, 10), .earliest, .latest]
    #expect(try encoded(dates) == #"["2026-02-10","0001-01-01","9999-12-31"]"#)
    #expect(try decoded(#"["2026-02-10","0001-01-01","9999-12-31"]"#) == dates)
    for json in [#"["2026-02-30"]"#, #"["2026-2-1"]"#, "[20260210]", "[null]", "[{}]"] {
      #expect(throws: DecodingError.self) { try decoded(json) as [CalendarDate] }
    }
  }
}
