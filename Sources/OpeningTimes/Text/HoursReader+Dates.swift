import Essentials

/// Reading the dates of a rule.
extension HoursReader {
  /// Whether a date or month stands here, with or without a year before it.
  var isDate: Bool {
    var reader = self
    if reader.isYear {
      reader.position += 4
      reader.skipBlanks()
    }
    let word = reader.peekWord()
    return word == "easter" || HoursNames.month(word) != nil
  }

  mutating func readDates() throws(OpeningHours.Error) -> [DateSpan] {
    var dates = [try readDateSpan()]
    while true {
      if takeComma({ $0.isDate }) {
        dates.append(try readDateSpan())
      } else if case .day(let month, _)? = dates.last?.last?.day,
        takeComma({ $0.isLoneDay })
      {
        // "Dec 24,25"
        let start = position
        let day = try readDay()
        warn(.sign, from: start)
        var bound = DateSpan.Bound(year: dates.last?.first.year, .day(month: month, day: day))
        bound.offset = try readOffset()
        dates.append(DateSpan(first: bound, last: bound))
      } else {
        return dates
      }
    }
  }

  /// Whether the number of a day stands here, which is neither a time nor the first of a range.
  private var isLoneDay: Bool {
    guard isDay else { return false }
    var reader = self
    reader.position += digitCount
    if reader.takeDash() { return false }
    reader.skipBlanks()
    return !["am", "pm", "a", "p"].contains(reader.peekWord())
  }

  private mutating func readDateSpan() throws(OpeningHours.Error) -> DateSpan {
    let start = position
    let first = try readBound(takesWeekday: true)
    if take("+") { return DateSpan(first: first, last: nil) }
    guard takeDash() else {
      return DateSpan(first: first, last: first)
    }
    if case .day(let month, _) = first.day, isDay {
      var last = DateSpan.Bound(year: first.year, .day(month: month, day: try readDay()))
      last.offset = try readOffset()
      return DateSpan(first: first, last: last)
    }
    guard isDate else { throw error(.unexpected) }
    var isMonth = false
    if case .month = first.day { isMonth = true }
    let last = try readBound(takesWeekday: !isMonth)
    guard last.year == nil || first.year != nil else { throw error(.unexpected, at: start) }
    if let from = first.year, let to = last.year, to < from { throw error(.outOfRange, at: start) }
    return DateSpan(first: first, last: last)
  }

  /// Reads a date; `takesWeekday` says whether "Jan Su[1]" is one, or a month and a weekday.
  private mutating func readBound(
    takesWeekday: Bool
  ) throws(OpeningHours.Error) -> DateSpan.Bound {
    var year: Int?
    if isYear {
      year = try readNumber(in: 1900...9999)
      skipBlanks()
    }
    var bound: DateSpan.Bound
    if peekWord() == "easter" {
      takeName("easter")
      bound = DateSpan.Bound(year: year, .easter)
    } else if let month = takeMonth() {
      let end = position
      skipBlanks()
      if isDay {
        bound = DateSpan.Bound(year: year, .day(month: month, day: try readDay()))
      } else if takesWeekday, let (weekday, nth) = try takeNthWeekday() {
        bound = DateSpan.Bound(year: year, .nth(month: month, weekday: weekday, nth: nth))
      } else {
        position = end
        return DateSpan.Bound(year: year, .month(month))
      }
    } else {
      throw error(.unexpected)
    }
    bound.toWeekday = takeNextWeekday()
    bound.offset = try readOffset()
    return bound
  }

  /// Whether the number of a day stands here and not a time.
  var isDay: Bool {
    let digits = digitCount
    guard digits == 1 || digits == 2 else { return false }
    let next = peek(digits)
    return !((next == UInt8(ascii: ":") || next == UInt8(ascii: ".")) && isDigit(peek(digits + 1)))
  }

  /// Reads the number of a day, also of 30 February: like 29 February, a year may not have it.
  private mutating func readDay() throws(OpeningHours.Error) -> Int { try readNumber(in: 1...31) }

  mutating func takeMonth() -> Int? {
    guard let month = HoursNames.month(peekWord()) else { return nil }
    takeName(HoursNames.name(month))
    return month
  }

  /// Takes one nth weekday, such as "Su[-1]", or nothing.
  private mutating func takeNthWeekday() throws(OpeningHours.Error) -> (Weekday, Int)? {
    let start = position
    let warned = warnings.count
    guard let weekday = takeWeekday(), peek() == UInt8(ascii: "[") else {
      position = start
      warnings.removeSubrange(warned...)
      return nil
    }
    let nth = try readNth()
    guard nth.count == 1 else {
      position = start
      warnings.removeSubrange(warned...)
      return nil
    }
    return (weekday, nth[0])
  }

  /// Takes a move to the next or last weekday, such as " +Su".
  private mutating func takeNextWeekday() -> (isAfter: Bool, weekday: Weekday)? {
    let start = position
    skipBlanks()
    let sign = peek()
    if position > start, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
      position += 1
      if let weekday = takeWeekday() { return (sign == UInt8(ascii: "+"), weekday) }
    }
    position = start
    return nil
  }

  /// Reads an offset, such as " -2 days", or returns 0.
  mutating func readOffset() throws(OpeningHours.Error) -> Int {
    let start = position
    skipBlanks()
    let isNegative = peek() == UInt8(ascii: "-")
    if isNegative || peek() == UInt8(ascii: "+") {
      position += 1
      let number = position
      skipBlanks()
      let isApart = position > number
      let digits = digitCount
      if (1...3).contains(digits) {
        let days = try readNumber(in: 0...366)
        skipBlanks()
        if ["day", "days"].contains(peekWord()) {
          skipWord()
          if isApart { warn(.sign, from: start) }
          return isNegative ? -days : days
        }
      }
    }
    position = start
    return 0
  }
}
