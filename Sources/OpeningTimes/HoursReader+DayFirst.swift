import Essentials

/// Reading dates as people say them: "July 4th", "25 December", "1. bis 15. August", "del 1 de julio".
extension HoursReader {
  /// Takes the letters of an ordinal directly behind the number of a day, as in "4th", which are no
  /// Thursday.
  mutating func takeDaySuffix(from start: Int) {
    guard isLetter(peek()), bytes[start] != UInt8(ascii: "0"),
      names.daySuffixes.contains(peekWord())
    else { return }
    skipWord()
    saysDaysFirst = true
    warn(.name, from: start)
  }

  /// Where the name of the month begins behind the number of a day, or `nil` if none does.
  var dayBeforeMonth: Int? {
    var reader = self
    return reader.takeDayNumber() ? reader.monthBehindDay : nil
  }

  /// Takes one or two digits, and the letters or the period of an ordinal, if they can be a day.
  private mutating func takeDayNumber() -> Bool {
    let start = position
    guard isDay else { return false }
    position += digitCount
    takeDaySuffix(from: start)
    if peek() == UInt8(ascii: "."), !isDigit(peek(1)) { position += 1 }
    return true
  }

  private var monthBehindDay: Int? {
    var reader = self
    reader.skipBlanks()
    if names.months[reader.peekWord()] == nil {
      guard let end = reader.peekPhrase(names.fillers) else { return nil }
      reader.position = end
      reader.takeElision()
    }
    return names.months[reader.peekWord()] == nil ? nil : reader.position
  }

  /// Skips blanks, or the apostrophe of "d'avril".
  mutating func takeElision() {
    if !take("'") { skipBlanks() }
  }

  /// Reads a day before its month, and a year behind it, as in "25 December 2026".
  mutating func readDayBeforeMonth(
    endsSpan: Bool
  ) throws(OpeningHours.Error) -> DateSpan.Bound {
    let start = position
    guard let name = dayBeforeMonth else { throw error(.unexpected) }
    position = name
    let month = takeMonth() ?? 1
    let end = position
    position = start
    let day = try readDay(of: month, endsSpan: endsSpan)
    position = end
    warn(.sign, from: start)
    saysDaysFirst = true
    skipBlanks()
    guard isYear else {
      position = end
      return DateSpan.Bound(year: takeYearBehindDay(), .day(month: month, day: day))
    }
    return DateSpan.Bound(year: try readNumber(in: 1900...9999), .day(month: month, day: day))
  }

  /// Reads days before the month of both, as in "24-26 December", or returns `nil` if they do not stand
  /// here.
  ///
  /// In "10-12 May-Sep", the numbers are hours.
  mutating func readDaysBeforeMonth() throws(OpeningHours.Error) -> DateSpan? {
    guard let lastDay = daysBeforeMonth else { return nil }
    let start = position
    var reader = self
    reader.position = lastDay
    let last = try reader.readDayBeforeMonth(endsSpan: true)
    guard case .day(let month, let end) = last.day else { return nil }
    let day = try readDay(of: month)
    guard day < end else { throw error(.outOfRange, at: start) }
    self = reader
    warn(.sign, from: start)
    return DateSpan(
      first: DateSpan.Bound(year: last.year, .day(month: month, day: day)), last: last)
  }

  /// Where the second of two numbers of days stands, if their month follows and no span of months.
  var daysBeforeMonth: Int? {
    guard isDigit(peek()) else { return nil }
    var reader = self
    guard reader.takeDayNumber(), reader.takeDash() else { return nil }
    reader.takeFillers()
    let last = reader.position
    guard reader.isDigit(reader.peek()), let month = reader.dayBeforeMonth else { return nil }
    reader.position = month
    guard reader.takeMonth() != nil, !reader.takeDash(), !reader.takeComma({ $0.isDate }) else {
      return nil
    }
    return last
  }
}
