import Essentials

/// Reading the days of a rule, from the wide to the narrow: years, dates, weeks, weekdays and
/// holidays.
extension HoursReader {
  /// Reads the conditions for days that stand here, if there are any.
  mutating func readDays(_ days: inout DaySelector) throws(OpeningHours.Error) {
    skipBlanks()
    if isYear, !isDate {
      days.years = try readYears()
      skipColon()
    }
    if isDate {
      days.dates = try readDates()
      skipColon()
    }
    if peekWord() == "week" || peekWord() == "weeks" {
      days.weeks = try readWeeks()
      skipColon()
    }
    try readWeekdaysAndHolidays(&days)
  }

  /// Skips blanks and the colon that may follow a wide condition.
  private mutating func skipColon() {
    skipBlanks()
    if take(":") { skipBlanks() }
  }

  // MARK: Years

  /// Whether four digits stand here; a time has at most two.
  var isYear: Bool { digitCount == 4 }

  private mutating func readYears() throws(OpeningHours.Error) -> [NumberRange] {
    var years: [NumberRange] = []
    repeat {
      let start = position
      let first = try readNumber(in: 1900...9999)
      var range = NumberRange(first: first, last: first)
      if take("+") {
        range.last = 9999
      } else if takeDash() {
        range.last = try readNumber(in: 1900...9999)
        guard range.last >= first else { throw error(.outOfRange, at: start) }
        try readStep(of: &range)
      }
      years.append(range)
    } while takeComma(\.isYear)
    return years
  }

  /// Reads a step if one stands here; a single number has none.
  private mutating func readStep(of range: inout NumberRange) throws(OpeningHours.Error) {
    guard take("/") else { return }
    let step = try readNumber(in: 1...9999)
    if range.last != range.first { range.step = step }
  }

  // MARK: Weeks

  private mutating func readWeeks() throws(OpeningHours.Error) -> [NumberRange] {
    takeName("week")
    skipBlanks()
    var weeks: [NumberRange] = []
    repeat {
      if peekWord() == "week" {
        warn(.sign, from: position, to: position + 4)
        skipWord()
        skipBlanks()
      }
      let first = try readNumber(in: 1...53)
      var range = NumberRange(first: first, last: first)
      if takeDash() {
        range.last = try readNumber(in: 1...53)
        try readStep(of: &range)
      }
      weeks.append(range)
    } while takeComma { $0.isWeek }
    return weeks
  }

  private var isWeek: Bool { peekWord() == "week" || (digitCount < 4 && isDay) }

  // MARK: Weekdays and holidays

  private mutating func readWeekdaysAndHolidays(
    _ days: inout DaySelector
  ) throws(OpeningHours.Error) {
    guard isWeekdayOrHoliday else { return }
    try readList(&days)
    let middle = position
    skipBlanks()
    if isWeekdayOrHoliday {
      let (hadWeekdays, hadHolidays) = (!days.weekdays.isEmpty, !days.holidays.isEmpty)
      let start = position
      try readList(&days)
      // Both kinds are needed, each in its own list.
      guard hadWeekdays != hadHolidays, !days.weekdays.isEmpty, !days.holidays.isEmpty else {
        throw error(.unexpected, at: start)
      }
      days.needsBoth = true
    } else {
      position = middle
    }
    let colon = position
    skipBlanks()
    if take(":") { warn(.sign, from: colon) } else { position = colon }
  }

  private var isWeekdayOrHoliday: Bool {
    let word = peekWord()
    return word == "ph" || word == "sh" || HoursNames.weekday(word) != nil
  }

  private mutating func readList(_ days: inout DaySelector) throws(OpeningHours.Error) {
    repeat {
      let word = peekWord()
      if word == "ph" || word == "sh" {
        takeName(word == "ph" ? "PH" : "SH")
        var holiday = HolidaySelector(kind: word == "ph" ? .publicHoliday : .schoolHoliday)
        holiday.offset = try readOffset()
        days.holidays.append(holiday)
      } else if let weekday = takeWeekday() {
        days.weekdays.append(try readWeekdaySpan(from: weekday))
      } else {
        throw error(.unexpected)
      }
    } while takeComma { $0.isWeekdayOrHoliday }
  }

  private mutating func readWeekdaySpan(
    from first: Weekday
  ) throws(OpeningHours.Error) -> WeekdaySpan {
    var span = WeekdaySpan(first: first, last: first)
    if peek() == UInt8(ascii: "[") {
      span.nth = try readNth()
      span.offset = try readOffset()
      return span
    }
    let end = position
    if takeDash() {
      if let last = takeWeekday() { span.last = last } else { position = end }
    }
    return span
  }

  /// Reads the numbers in brackets of an nth weekday.
  mutating func readNth() throws(OpeningHours.Error) -> [Int] {
    position += 1
    var numbers: [Int] = []
    repeat {
      skipBlanks()
      let isNegative = take("-")
      let number = try readNumber(in: 1...5)
      if !isNegative, take("-") {
        let last = try readNumber(in: number...5)
        numbers += number...last
      } else {
        numbers.append(isNegative ? -number : number)
      }
      skipBlanks()
    } while take(",")
    guard take("]") else { throw error(.unexpected) }
    return numbers
  }

  mutating func takeWeekday() -> Weekday? {
    guard let weekday = HoursNames.weekday(peekWord()) else { return nil }
    takeName(HoursNames.name(weekday))
    return weekday
  }

  /// Takes the word that stands here and its period, with a warning unless it is spelled as in `name`.
  mutating func takeName(_ name: String) {
    let start = position
    skipWord()
    let isSpelled = bytes[start..<position].elementsEqual(name.utf8)
    if position < bytes.count, peek() == UInt8(ascii: "."), !isDigit(peek(1)) {
      position += 1
      warn(.name, from: start)
    } else if !isSpelled {
      warn(.name, from: start)
    }
  }
}
