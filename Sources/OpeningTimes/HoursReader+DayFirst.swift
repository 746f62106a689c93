import Essentials

/// Reading dates as people say them: "July 4th", "25 December", "1. bis 15. August", "del 1 de julio",
/// "24.12.", "12/25".
extension HoursReader {
  /// The years of such dates: later ones are of another calendar, such as 2569 of the Thai one for 2026.
  private static let writtenYears = 1900...2199

  /// Takes the letters of an ordinal directly behind the number of a day, as in "4th", which are no
  /// Thursday.
  mutating func takeDaySuffix(from start: Int) {
    guard isLetter(peek()), bytes[start] != UInt8(ascii: "0"),
      word.uses.contains(.daySuffix)
    else { return }
    skipWord()
    saysDaysFirst = true
    warn(.name, from: start)
  }

  /// Where the name of the month begins behind the number of a day, or `nil` if none does.
  var dayBeforeMonth: Int? {
    if let month = monthNumber { return month }
    guard isDay else { return nil }
    var reader = self
    return reader.takeDayNumber() ? reader.monthBehindDay : nil
  }

  /// Where the number of the month begins in a date such as "24.12.", with or without a year behind it, or
  /// `nil` if none stands here.
  private var monthNumber: Int? {
    guard names.hasDottedDates, isDigit(peek()) else { return nil }
    var reader = self
    guard let day = try? reader.readNumber(), (1...31).contains(day), reader.take(".") else {
      return nil
    }
    reader.skipBlanks()
    let start = reader.position
    guard (1...2).contains(reader.digitCount), let month = try? reader.readNumber(),
      (1...12).contains(month), reader.take("."),
      reader.digitCount == 0 || reader.digitCount == 4
    else { return nil }
    return start
  }

  /// The date of two numbers with a slash that stands here, as in "12/25" and "25/12/2026", and its end.
  ///
  /// There is none if the numbers can be read in two ways, as in "7/4", "7/7", and "24/5".
  var slashedDate: (DateSpan.Bound, end: Int)? {
    guard names !== HoursNames.specification, isDigit(peek()), digitCount <= 2 else { return nil }
    var reader = self
    guard let first = try? reader.readNumber(), reader.take("/"),
      (1...2).contains(reader.digitCount), let second = try? reader.readNumber()
    else { return nil }
    let areHoursAndDays = (12...24).contains(first) && second <= 7
    guard first == second ? first != 7 : max(first, second) > 12 && !areHoursAndDays else {
      return nil
    }
    let (month, day) = first <= 12 ? (first, second) : (second, first)
    guard (1...12).contains(month), (1...CalendarDate.lastDay(of: month, in: 2000)).contains(day)
    else { return nil }
    var bound = DateSpan.Bound(.day(month: month, day: day))
    if reader.take("/") {
      guard reader.digitCount == 4, let year = try? reader.readNumber(in: Self.writtenYears) else {
        return nil
      }
      bound.year = year
    }
    let next = reader.peek()
    let goesOn = isLetter(next) || isDigit(next) || next == UInt8(ascii: ":")
    return goesOn || next == UInt8(ascii: "/") ? nil : (bound, reader.position)
  }

  /// Takes the name of a month, or its number and a period.
  private mutating func takeMonthOrNumber() -> Int? {
    guard isDigit(peek()) else { return takeMonth() }
    let month = try? readNumber()
    _ = take(".")
    return month
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
    if reader.word.month == nil {
      guard let end = reader.filler else { return nil }
      reader.position = end
      reader.takeElision()
    }
    return reader.word.month == nil ? nil : reader.position
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
    let month = takeMonthOrNumber() ?? 1
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
    return DateSpan.Bound(year: try readNumber(in: Self.writtenYears), .day(month: month, day: day))
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

  /// Takes a comma and a year after a month and a day, as in "Dec 24, 2026", and returns the year.
  mutating func takeYearBehindDay() -> Int? {
    var reader = self
    reader.skipBlanks()
    guard reader.take(",") else { return nil }
    reader.skipBlanks()
    // Not in "Dec 24, 2027 Jan 05" and "Dec 24, 2027-2028".
    guard reader.isYear, !reader.isDate, let year = try? reader.readNumber(in: Self.writtenYears)
    else {
      return nil
    }
    var next = reader
    guard !next.takeDash() || next.isDate, reader.peek() != UInt8(ascii: "+") else { return nil }
    warn(.sign, from: position, to: reader.position)
    position = reader.position
    return year
  }

  /// Reads a span of dates, or days that share the month of the last one, as in "24./25.12.".
  mutating func readDateSpans() throws(OpeningHours.Error) -> [DateSpan] {
    guard let (days, place) = daysSharingMonth else { return [try readDateSpan()] }
    let start = position
    position = place
    let last = try readDayBeforeMonth(endsSpan: false)
    guard case .day(let month, let lastDay) = last.day, days.allSatisfy({ $0 < lastDay }) else {
      throw error(.outOfRange, at: start)
    }
    warn(.sign, from: start)
    return (days + [lastDay]).map { day in
      let date = DateSpan.Bound(year: last.year, .day(month: month, day: day))
      return DateSpan(first: date, last: date)
    }
  }

  /// The days, each with a period, before a day with its month, and where that day stands.
  var daysSharingMonth: (days: [Int], last: Int)? {
    guard names.hasDottedDates, isDay else { return nil }
    var reader = self
    var days: [Int] = []
    while reader.dayBeforeMonth == nil {
      guard reader.isDay, let day = try? reader.readNumber(), (1...31).contains(day),
        day > days.last ?? 0, reader.take(".")
      else { return nil }
      days.append(day)
      reader.skipBlanks()
      let isComma = reader.take(",")
      if isComma { reader.skipBlanks() }
      guard
        reader.takeWord(.comma) || reader.take("/") || reader.take("+") || reader.take("&")
          || isComma
      else { return nil }
      _ = reader.take(".")
      reader.skipBlanks()
    }
    return days.isEmpty ? nil : (days, reader.position)
  }

  /// Takes a weekday before the one date that it belongs to, as in "Thu Dec 24" and "Mo 24.12.", or nothing.
  ///
  /// Behind a comma, as in "Thu, Dec 24", the date may be another day, unless it has a year in which it is that
  /// weekday.
  mutating func takeWeekdayBeforeDate() -> WeekdaySpan? {
    guard isLetter(peek()), word.weekday != nil, ordinals == nil else { return nil }
    var reader = self
    guard let weekday = reader.takeWeekday() else { return nil }
    let behind = reader.position
    reader.skipBlanks()
    let hasComma = reader.take(",")
    if hasComma { reader.skipBlanks() }
    reader.takeFillers()
    guard reader.position > behind, reader.isDate else { return nil }
    let date = reader.position
    guard let day = try? reader.readDateSpan(), day.first == day.last, case .day = day.first.day
    else { return nil }
    let span = WeekdaySpan(first: weekday, last: weekday)
    if hasComma {
      guard day.first.year != nil,
        DaySelector(dates: [day], weekdays: [span]).weekdaysCanHappen
      else { return nil }
    }
    // "Sat May 2, Sun May 3" has more than one.
    if reader.takeComma({ $0.isDate }) { return nil }
    position = date
    warnings = reader.warnings
    saysDaysFirst = true
    return span
  }

  /// Where the second of two numbers of days stands, if their month follows and no span of months.
  var daysBeforeMonth: Int? {
    guard isDay else { return nil }
    var reader = self
    guard reader.takeDayNumber(), reader.takeDash() else { return nil }
    reader.takeFillers()
    let last = reader.position
    guard reader.isDigit(reader.peek()), let month = reader.dayBeforeMonth else { return nil }
    reader.position = month
    guard reader.takeMonthOrNumber() != nil, !reader.takeDash(), !reader.takeComma({ $0.isDate })
    else {
      return nil
    }
    return last
  }

  /// A day with a name that stands here, such as "Thanksgiving", and its end, or `nil` if other days can be
  /// meant, as in "Thanksgiving weekend".
  var namedDay: (DateSpan.Bound, end: Int)? {
    guard isLetter(peek()), isLetter(peek(2)),
      let (index, end) = phrase(of: names.namedDays.phrases)
    else { return nil }
    var reader = self
    reader.position = end
    reader.skipBlanks()
    let next = reader.word
    let goesOn =
      next.days == 6...7 || next.uses.contains(.holiday) || ["week", "weeks"].contains(next.text)
      || reader.peekPhrase(names.phrases.weekends) != nil
    return goesOn ? nil : (names.namedDays.days[index], end)
  }
}
