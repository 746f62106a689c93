import Essentials

/// Reading the days of a rule, from the wide to the narrow: years, dates, weeks, weekdays and
/// holidays.
extension HoursReader {
  /// Reads the conditions for days that stand here, if there are any.
  mutating func readDays(_ days: inout DaySelector) throws(OpeningHours.Error) {
    skipBlanks()
    takeFillers()
    let start = position
    if isYear, !isDate {
      days.years = try readYears()
      skipColon()
    }
    let weekday = takeWeekdayBeforeDate()
    if isDate {
      days.dates = try readDates()
      skipColon()
    }
    if let weekday {
      days.weekdays = [weekday]
      guard days.weekdaysCanHappen else { throw error(.outOfRange, at: start) }
      return
    }
    if ["week", "weeks"].contains(word.text), peekPhrase(names.phrases.weekends) == nil {
      days.weeks = try readWeeks()
      skipColon()
    }
    guard days.dates.isEmpty && days.weeks.isEmpty || days.canHappen else {
      throw error(.outOfRange, at: start)
    }
    try readWeekdaysAndHolidays(&days)
    // "Memorial Day weekend" has no day.
    guard days.weekdaysCanHappen else { throw error(.outOfRange, at: start) }
  }

  /// Skips blanks and the colon that may follow a wide condition.
  private mutating func skipColon() {
    skipBlanks()
    if take(":") { skipBlanks() }
  }

  // MARK: Years

  /// Whether four digits stand here that are not the first time of a span such as "0900-1700".
  var isYear: Bool { digitCount == 4 && !isClockWithoutColon }

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
    } while takeComma { $0.isYear }
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
      if word.text == "week" {
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
    } while takeComma(areNumbers: true) { $0.isWeek }
    return weeks
  }

  private var isWeek: Bool { word.text == "week" || (digitCount < 4 && isDay) }

  // MARK: Weekdays and holidays

  private mutating func readWeekdaysAndHolidays(
    _ days: inout DaySelector
  ) throws(OpeningHours.Error) {
    guard isWeekdayOrHoliday else { return }
    let start = position
    try readList(&days)
    var gaps: [Int] = []
    while isWeekdayOrHolidayBehindBlanks {
      gaps.append(position)
      skipBlanks()
      let hasOnlyHolidays = days.weekdays.isEmpty
      var next = DaySelector()
      try readList(&next)
      days.weekdays += next.weekdays
      days.holidays += next.holidays
      // "PH Su" are the holidays that are Sundays, but "Su PH" is not in the specification, and its writers
      // mean both.
      guard hasOnlyHolidays else { continue }
      guard next.holidays.isEmpty, !isWeekdayOrHolidayBehindBlanks else {
        throw error(.unexpected, at: start)
      }
      days.needsBoth = true
      gaps = []
    }
    guard gaps.isEmpty || days.isCertainlyList else {
      throw error(.unexpected, at: gaps[0] + 1)
    }
    for gap in gaps { warn(.sign, from: gap, to: gap + 1) }
    try readExceptionBeforeTimes()
    let colon = position
    skipBlanks()
    if take(":") { warn(.sign, from: colon) } else { position = colon }
  }

  var isWeekdayOrHoliday: Bool {
    let word = word
    return word.span != nil || word.isHoliday
      || peekPhrase(names.phrases.daily) != nil || peekPhrase(names.phrases.weekends) != nil
      || peekPhrase(names.phrases.publicHolidays) != nil
      || peekPhrase(names.phrases.schoolHolidays) != nil || ordinals != nil
      || names.weekdays(ofLetters: word, typedWord) != nil || weekdayOfLetter != nil
      || numberedWeekday != nil
  }

  private var isWeekdayOrHolidayBehindBlanks: Bool {
    mutating get {
      let start = position
      defer { position = start }
      skipBlanks()
      return isWeekdayOrHoliday
    }
  }

  mutating func readList(_ days: inout DaySelector) throws(OpeningHours.Error) {
    repeat {
      let (word, start) = (word, position)
      if takePhrase(names.phrases.daily) {
        days.weekdays.append(WeekdaySpan(first: .monday, last: .sunday))
        warn(.name, from: start)
      } else if takePhrase(names.phrases.weekends) {
        days.weekdays.append(WeekdaySpan(first: .saturday, last: .sunday))
        warn(.name, from: start)
      } else if takePhrase(names.phrases.publicHolidays) {
        days.holidays.append(HolidaySelector(kind: .publicHoliday))
        warn(.name, from: start)
      } else if takePhrase(names.phrases.schoolHolidays) {
        days.holidays.append(HolidaySelector(kind: .schoolHoliday))
        warn(.name, from: start)
      } else if word.isHoliday {
        takeName(word.text == "sh" ? "SH" : "PH")
        var holiday = HolidaySelector(kind: word.text == "sh" ? .schoolHoliday : .publicHoliday)
        holiday.offset = try readOffset()
        days.holidays.append(holiday)
      } else if let span = try takeOrdinalWeekday() {
        days.weekdays.append(span)
      } else if let span = word.span, span.first != span.last {
        takeName("")
        days.weekdays.append(span)
      } else if let weekdays = names.weekdays(ofLetters: word, typedWord) {
        takeName("")
        hasOrdinals = true
        days.weekdays += weekdays.map { WeekdaySpan(first: $0, last: $0) }
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
    if takeBlanksBeforeNth() {
      span.nth = try readNth()
      span.offset = try readOffset()
      return span
    }
    let end = position
    if takeDash() {
      let isLetter = !isLetter(peek(1))
      if let last = takeWeekday() {
        // "S-S" may be the weekend.
        guard !isLetter || last != first else { throw error(.unexpected, at: end) }
        span.last = last
      } else {
        position = end
      }
    }
    return span
  }

  mutating func takeWeekday() -> Weekday? {
    guard let weekday = word.weekday ?? weekdayOfLetter ?? numberedWeekday else { return nil }
    let start = position
    if isDigit(peek()) { position += 1 }
    takeName(HoursNames.name(weekday), from: start)
    return weekday
  }

  /// Takes the word that stands here and its period, with a warning unless it is spelled as in `name`.
  mutating func takeName(_ name: String, from start: Int? = nil) {
    let start = start ?? position
    skipWord()
    // "segunda-feira" is one word, and "Sonn- und Feiertage" are two.
    if peek() == UInt8(ascii: "-") {
      var reader = self
      reader.position += 1
      if ["feira", "feiras"].contains(reader.word.text) {
        reader.skipWord()
        position = reader.position
      } else if peek(1) == UInt8(ascii: " ") {
        reader.skipBlanks()
        if reader.word.uses.contains(.comma) { position += 1 }
      }
    }
    let isSpelled = bytes[start..<position].elementsEqual(name.utf8)
    if position < bytes.count, peek() == UInt8(ascii: "."), !isDigit(peek(1)) {
      position += 1
      warn(.name, from: start)
    } else if !isSpelled {
      warn(.name, from: start)
    }
  }
}

/// Reading the dates of a rule.
extension HoursReader {
  /// Whether a date or month stands here, with or without a year before it.
  var isDate: Bool {
    guard isDigit(peek()) else {
      return word.month != nil || word.text == "easter" || namedDay != nil
    }
    if dayBeforeMonth != nil || daysBeforeMonth != nil || slashedDate != nil { return true }
    if daysSharingMonth != nil { return true }
    guard isYear else { return false }
    var reader = self
    reader.position += 4
    reader.skipBlanks()
    return !reader.isDigit(reader.peek()) && reader.isDate
  }

  mutating func readDates() throws(OpeningHours.Error) -> [DateSpan] {
    var dates = try readDateSpans()
    while true {
      if takeComma({ $0.isDate }) {
        for date in try readDateSpans() {
          // "Columbus Day/Indigenous Peoples' Day" is one day.
          if saysDaysFirst, date == dates.last { continue }
          dates.append(dates.last.map(date.inYear) ?? date)
        }
      } else if case .day(let month, let day)? = dates.last?.last?.day,
        takeComma(areNumbers: true, { $0.isLoneDay(after: day) })
      {
        // "Dec 24,25", "Dec 21-23,29-30"
        let start = position
        let day = try readDay(of: month)
        let first = DateSpan.Bound(year: dates.last?.first.year, .day(month: month, day: day))
        var last = first
        if endOfRange(from: day) != nil, takeDash() {
          last.day = .day(month: month, day: try readDay(of: month, endsSpan: true))
        }
        last.offset = try readOffset()
        let isRange = last.day != first.day
        warn(.sign, from: start)
        dates.append(DateSpan(first: isRange ? first : last, last: last))
      } else {
        return dates
      }
    }
  }

  /// Whether the next part is the number of a day, alone or as the first of a range, and not a
  /// time.
  private func isLoneDay(after day: Int) -> Bool {
    guard isDay else { return false }
    var reader = self
    let first = (try? reader.readNumber()) ?? 0
    if let end = reader.endOfRange(from: first) {
      // "29-30 08:00-23:00", "20-22,24-26 off", "20-22,Aug 24": what follows tells days from hours.
      guard first > day else { return false }
      reader.position = end
      reader.skipBlanks()
      if reader.isDigit(reader.peek()) {
        return reader.position > end && reader.isTime && !reader.isDay
      }
      if reader.word.meaning != nil { return true }
      guard reader.take(",") else { return false }
      reader.skipBlanks()
      return reader.isDate || reader.isLoneDay(after: first)
    }
    if reader.takeDash() { return false }
    reader.skipBlanks()
    return !["am", "pm", "a", "p"].contains(reader.word.text)
  }

  /// The end of a dash and the number of a later day, or `nil` if they do not stand here.
  private func endOfRange(from day: Int) -> Int? {
    var reader = self
    guard reader.takeDash(), reader.isDay, let last = try? reader.readNumber(), last > day else {
      return nil
    }
    return reader.position
  }

  mutating func readDateSpan() throws(OpeningHours.Error) -> DateSpan {
    let start = position
    if let span = try readDaysBeforeMonth() { return span }
    let (hasDayFirst, hasSlash) = (dayBeforeMonth != nil, slashedDate != nil)
    let first = try readBound(takesWeekday: true)
    // In "24.12.+31.12.", the sign stands between two dates.
    if !hasDayFirst || !isDigit(peek(1)), take("+") { return DateSpan(first: first, last: nil) }
    guard takeDash() else {
      return DateSpan(first: first, last: first)
    }
    takeFillers()
    // In "Jan 01-31/8", the slash stands before a step.
    if case .day(let month, let day) = first.day, isDay, !hasDayFirst,
      !hasSlash || slashedDate == nil
    {
      let end = try readDay(of: month, endsSpan: true)
      // "Sep 30-10" can end in September or in October.
      guard end >= day else { throw error(.outOfRange, at: start) }
      var last = DateSpan.Bound(year: first.year, .day(month: month, day: end))
      last.offset = try readOffset()
      return DateSpan(first: first, last: last)
    }
    guard isDate else { throw error(.unexpected) }
    var isMonth = false
    if case .month = first.day { isMonth = true }
    let lastStart = position
    var last = try readBound(takesWeekday: !isMonth, endsSpan: true)
    guard last.year == nil || first.year != nil else { throw error(.unexpected, at: start) }
    if let year = first.year, let lastYear = last.year {
      guard lastYear >= year else { throw error(.outOfRange, at: start) }
      if lastYear == year, !DateSpan(first: first, last: last).canHappen {
        // "2026 Dec 22-2026 Jan 08": the year of the first date is repeated by mistake.
        last.year = year + 1
        warn(.date, from: lastStart, to: lastStart + 4)
      }
    }
    return DateSpan(first: first, last: last)
  }

  /// Reads a date; `takesWeekday` says whether "Jan Su[1]" is one, or a month and a weekday.
  private mutating func readBound(
    takesWeekday: Bool, endsSpan: Bool = false
  ) throws(OpeningHours.Error) -> DateSpan.Bound {
    if let (date, end) = slashedDate {
      let start = position
      position = end
      warn(.date, from: start)
      (saysDaysFirst, hasSlashedDate) = (true, true)
      return date
    }
    var year: Int?
    if isYear {
      year = try readNumber(in: 1900...9999)
      skipBlanks()
    }
    var bound: DateSpan.Bound
    if year == nil, dayBeforeMonth != nil {
      return try readDayBeforeMonth(endsSpan: endsSpan)
    }
    if word.month == nil, let (day, end) = namedDay {
      let start = position
      position = end
      warn(.name, from: start)
      saysDaysFirst = true
      bound = day
      bound.year = year
      return bound
    }
    if word.text == "easter" {
      takeName("easter")
      bound = DateSpan.Bound(year: year, .easter)
    } else if let month = takeMonth() {
      let end = position
      skipBlanks()
      if isDay {
        let day = try readDay(of: month, endsSpan: endsSpan)
        if year == nil { year = takeYearBehindDay() }
        bound = DateSpan.Bound(year: year, .day(month: month, day: day))
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
    if next == UInt8(ascii: "/") { return !(digits == 2 && peek(digits + 1) == UInt8(ascii: "7")) }
    return !((next == UInt8(ascii: ":") || next == UInt8(ascii: ".")) && isDigit(peek(digits + 1)))
      && next | 0x20 != UInt8(ascii: "h")
  }

  /// Reads the number of a day of a month; 29 February is one, which some years do not have.
  ///
  /// A span to a day that the month never has ends with the month, with a warning.
  mutating func readDay(
    of month: Int, endsSpan: Bool = false
  ) throws(OpeningHours.Error) -> Int {
    let start = position
    let last = CalendarDate.lastDay(of: month, in: 2000)
    let day = try readNumber(in: 1...(endsSpan ? 31 : last))
    takeDaySuffix(from: start)
    if day > last { warn(.date, from: start) }
    return min(day, last)
  }

  mutating func takeMonth() -> Int? {
    guard let month = word.month else { return nil }
    takeName(HoursNames.name(month))
    return month
  }

  /// Takes a move to the next or last weekday, such as " +Su".
  private mutating func takeNextWeekday() -> (isAfter: Bool, weekday: Weekday)? {
    let start = position
    skipBlanks()
    let sign = peek()
    if position > start, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
      position += 1
      let name = position
      skipBlanks()
      let isApart = position > name
      let warned = warnings.count
      if let weekday = takeWeekday(), peek() != UInt8(ascii: "[") {
        if isApart { warn(.sign, from: start, to: name) }
        return (sign == UInt8(ascii: "+"), weekday)
      }
      warnings.removeSubrange(warned...)
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
        if ["day", "days"].contains(word.text) {
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
