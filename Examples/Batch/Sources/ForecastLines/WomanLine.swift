import CyclePrediction

/// A row of the input: a woman, the day of her forecast, and the periods that she logged.
///
///     w17,31,2026-11-01,2026-08-29 2026-09-27/2026-10-01 2026-10-25
///
/// The age may be empty. A period is its first day, or its first and last day with a slash.
package struct WomanLine {
  package static let heading = "woman,age,as_of,periods"

  package let woman: ArraySlice<UInt8>
  package let age: Double?
  package let asOf: CalendarDate
  package let history: CycleHistory

  /// The reason a row has no forecast; its raw value is the text in the column `problem`.
  package enum Problem: String, Error, CaseIterable {
    /// The row is longer than 65,536 bytes.
    case lineTooLong = "line_too_long"
    /// The row does not have four cells.
    case cellCount = "cell_count"
    /// A cell has a quotation mark; quoted cells are not read.
    case quotation
    /// The first cell is empty, is not UTF-8, or has a control character.
    case invalidWoman = "invalid_woman"
    /// The age is not a number of years in `0...150`.
    case invalidAge = "invalid_age"
    /// The day of the forecast is not a date such as `2026-11-01`.
    case invalidDay = "invalid_day"
    /// There is a period whose dates are not dates, or whose end is before its start.
    case invalidPeriod = "invalid_period"
    /// Two periods share a day.
    case overlappingPeriods = "overlapping_periods"
    /// The day of the forecast is less than eleven years before the end of the calendar.
    case dayTooLate = "day_too_late"
  }

  /// The first cell of a row; `nil` if it does not identify a woman.
  package static func woman(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let cell = line.prefix { $0 != UInt8(ascii: ",") }
    let isText = cell.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\"") }
    guard isText, !cell.isEmpty else { return nil }
    // Only text that is not UTF-8 changes when it is decoded.
    return cell.elementsEqual(String(decoding: cell, as: UTF8.self).utf8) ? cell : nil
  }

  package init(_ line: ArraySlice<UInt8>) throws(Problem) {
    guard !line.contains(UInt8(ascii: "\"")) else { throw .quotation }
    let cells = line.split(
      separator: UInt8(ascii: ","), maxSplits: 4, omittingEmptySubsequences: false)
    guard cells.count == 4 else { throw .cellCount }
    guard let woman = Self.woman(of: cells[0]) else { throw .invalidWoman }
    self.woman = woman
    age = try Self.age(cells[1])
    guard let asOf = CalendarDate(cells[2]) else { throw .invalidDay }
    self.asOf = asOf
    var periods: [LoggedPeriod] = []
    for text in cells[3].split(separator: UInt8(ascii: " ")) {
      let dates = text.split(
        separator: UInt8(ascii: "/"), maxSplits: 2, omittingEmptySubsequences: false)
      guard dates.count <= 2, let start = CalendarDate(dates[0]) else { throw .invalidPeriod }
      var end: CalendarDate?
      if dates.count == 2 {
        guard let last = CalendarDate(dates[1]) else { throw .invalidPeriod }
        end = last
      }
      guard let period = try? LoggedPeriod(start: start, end: end) else { throw .invalidPeriod }
      periods.append(period)
    }
    guard let history = try? CycleHistory(periods: periods) else { throw .overlappingPeriods }
    self.history = history
  }

  private static func age(_ cell: ArraySlice<UInt8>) throws(Problem) -> Double? {
    guard !cell.isEmpty else { return nil }
    guard let age = Double(String(decoding: cell, as: UTF8.self)), (0...150).contains(age) else {
      throw .invalidAge
    }
    return age
  }
}

extension CalendarDate {
  /// Creates a date from the ten bytes of a text such as `2026-11-01`.
  fileprivate init?(_ text: ArraySlice<UInt8>) {
    guard text.count == 10 else { return nil }
    let first = text.startIndex
    func number(_ offsets: Range<Int>) -> Int? {
      var number = 0
      for offset in offsets {
        let digit = text[first + offset]
        guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
        number = number * 10 + Int(digit - UInt8(ascii: "0"))
      }
      return number
    }
    guard text[first + 4] == UInt8(ascii: "-"), text[first + 7] == UInt8(ascii: "-"),
      let year = number(0..<4), let month = number(5..<7), let day = number(8..<10),
      let date = try? CalendarDate(year, month, day)
    else { return nil }
    self = date
  }
}
