// Embedded Swift has no number parser, which the exports need.
#if !hasFeature(Embedded)
import Essentials

/// The order of day and month in the dates of a table that end with the year, such as `3/5/2026`.
package enum DayOrder: CaseIterable {
  case dayFirst
  case monthFirst

  /// Finds the order of a table, or returns `nil` if its rows do not show it or contradict each other.
  ///
  /// A row shows that an order is wrong if one of its dates exists only in the other order, or if only in
  /// the other one its last day comes at most 60 days after its first. In a table of days, five days in a row
  /// in one order alone show it, since they are the same day of five months in the other.
  package init?(of rows: [(first: TableDate?, last: TableDate?)], isDaily: Bool) {
    let orders = Self.allCases
    let signs = orders.map { order in
      rows.flatMap { row in
        let (first, last) = (row.first?.date(order), row.last?.date(order))
        let days = first.flatMap { first in last.map { first.days(until: $0) } }
        return [first != nil, last != nil, days.map { (0..<60).contains($0) } ?? false]
      }
    }
    var isPossible = [zip(signs[0], signs[1]), zip(signs[1], signs[0])].map { pairs in
      pairs.allSatisfy { $0 || !$1 }
    }
    if isDaily, isPossible == [true, true] {
      isPossible = orders.map { order in
        let days = rows.compactMap { $0.first?.date(order) }.sortedWithoutRepeats()
        return zip(days, days.dropFirst(4)).contains { $0.days(until: $1) == 4 }
      }
    }
    guard isPossible[0] != isPossible[1] else { return nil }
    self = isPossible[0] ? .dayFirst : .monthFirst
  }
}

/// A date of three numbers with one kind of separator, as people and spreadsheets write it.
package struct TableDate {
  private let numbers: [Int]
  private let isYearFirst: Bool
  private let hasDots: Bool

  /// Whether the date is another one in each ``DayOrder``.
  package var needsOrder: Bool { !isYearFirst && !hasDots }

  /// Reads the date that a text is, or with which it begins before a time.
  package init?(beginning text: String) {
    var rest = Array(TypedText.plain(text).utf8)[...]
    let separator = rest.first { !$0.isDigit } ?? 0
    guard "-/.".utf8.contains(separator) else { return nil }
    hasDots = separator == UInt8(ascii: ".")
    var parts: [ArraySlice<UInt8>] = []
    while parts.count < 3 {
      parts.append(rest.prefix { $0.isDigit })
      rest = rest.dropFirst(parts[parts.count - 1].count)
      // A dot can also follow the last number.
      guard rest.first == separator, parts.count < 3 || hasDots else { break }
      rest.removeFirst()
      if hasDots, parts.count < 3, rest.first == UInt8(ascii: " ") { rest.removeFirst() }
    }
    let isYear = parts.map { $0.count == 4 }
    guard parts.count == 3, isYear == [true, false, false] || isYear == [false, false, true],
      zip(parts, isYear).allSatisfy({ $1 || (1...2).contains($0.count) }),
      CalendarDate.isTime(rest)
    else { return nil }
    isYearFirst = isYear[0]
    numbers = parts.map { $0.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) } }
  }

  /// Returns the date, or `nil` if it does not exist or needs an order.
  package func date(_ order: DayOrder?) -> CalendarDate? {
    if isYearFirst { return try? CalendarDate(numbers[0], numbers[1], numbers[2]) }
    switch hasDots ? .dayFirst : order {
    case .dayFirst: return try? CalendarDate(numbers[2], numbers[1], numbers[0])
    case .monthFirst: return try? CalendarDate(numbers[2], numbers[0], numbers[1])
    case nil: return nil
    }
  }
}

extension CalendarDate {
  /// Creates the date of a text that is one, or that begins with one before a time, such as
  /// `2026-07-01T00:00:00.000Z`; after a date can also be a second one, or a remark.
  package init?(beginningOf text: String) {
    let bytes = Array(TypedText.plain(text).utf8)
    guard Self.isTime(bytes.dropFirst(10)),
      let date = try? CalendarDate(iso8601: String(decoding: bytes.prefix(10), as: UTF8.self))
    else { return nil }
    self = date
  }

  /// Whether the rest of a text after its date is a time, perhaps with an offset or the name of a time zone.
  fileprivate static func isTime(_ rest: ArraySlice<UInt8>) -> Bool {
    guard let first = rest.first else { return true }
    let words = rest.dropFirst().split(separator: UInt8(ascii: " "))
    guard first == UInt8(ascii: "T") || first == UInt8(ascii: " "), let time = words.first,
      time.first?.isDigit == true, time.contains(UInt8(ascii: ":")), words.allSatisfy(hasNoDate)
    else { return false }
    return words.dropFirst().allSatisfy { word in
      guard word.first?.isDigit == false, !word.contains(UInt8(ascii: "/")) else {
        return word.first?.isLetter == true
      }
      // As in AM, p.m., CEST, GMT+2, and -07:00.
      return word.count { $0.isLetter } <= 4 && word.count { (0x61...0x7A).contains($0) } <= 2
        && word.allSatisfy { $0.isLetter || $0.isDigit || "+-:.".utf8.contains($0) }
    }
  }

  /// Whether a word has too few dashes for a date; the names of some time zones have several.
  private static func hasNoDate(_ word: ArraySlice<UInt8>) -> Bool {
    let zone = word.drop { $0 != UInt8(ascii: "[") }
    guard zone.isEmpty || zone.last == UInt8(ascii: "]") else { return false }
    let word = word[..<zone.startIndex]
    return word.split(separator: UInt8(ascii: "-")).count <= 2
      || word.first?.isLetter == true && word.contains(UInt8(ascii: "/"))
  }
}

extension TrackerReader {
  /// Returns the date of a cell, or `nil` if it is none or its order of day and month is not known.
  func day(of cell: String) -> CalendarDate? {
    CalendarDate(beginningOf: cell) ?? TableDate(beginning: cell)?.date(dayOrder)
  }

  /// Finds the order of day and month in the rows of a table after its first one, whose dates are in a
  /// column, and perhaps the last days of periods in another one.
  mutating func findDayOrder(
    _ rows: CSVRows, date: Int, end: Int?, isDaily: Bool
  ) throws(TrackerImport.Error) {
    var rows = rows
    var dates: [(first: TableDate?, last: TableDate?)] = []
    while try Self.next(&rows) {
      func read(_ index: Int?) -> TableDate? {
        index.flatMap { $0 < rows.count ? TableDate(beginning: rows.text($0)) : nil }
      }
      let (first, last) = (read(date), read(end))
      if first?.needsOrder ?? false || last?.needsOrder ?? false { dates.append((first, last)) }
    }
    dayOrder = DayOrder(of: dates, isDaily: isDaily)
  }
}
#endif
