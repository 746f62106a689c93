/// Days that a text leaves out, and rules that would open a place by accident.
extension HoursReader {
  /// Takes a word such as "except" behind hours and before days.
  mutating func takeException() -> Bool {
    let start = position
    var reader = self
    if reader.take(",") { reader.skipBlanks() }
    guard !hasOnlyDays, reader.takeWord(.exception) else { return false }
    reader.skipBlanks()
    reader.takeFillers()
    guard reader.isWeekdayOrHoliday || reader.isDate else { return false }
    reader.warn(.sign, from: start)
    self = reader
    return true
  }

  /// Reads a word such as "except" and days between weekdays and their times, as in "daily except Monday
  /// 9am-5pm".
  mutating func readExceptionBeforeTimes() throws(OpeningHours.Error) {
    var reader = self
    reader.skipBlanks()
    if reader.take(",") { reader.skipBlanks() }
    let start = reader.position
    guard reader.takeWord(.exception) else { return }
    reader.skipBlanks()
    reader.takeFillers()
    guard reader.isWeekdayOrHoliday else { return }
    var days = DaySelector()
    try reader.readList(&days)
    reader.warn(.sign, from: start)
    reader.exceptedDays = days
    self = reader
    reader.skipBlanks()
    if reader.take(":") || reader.take(",") { reader.skipBlanks() }
    reader.takeFillers()
    guard reader.isTime else { throw error(.unexpected) }
  }

  /// Whether some days may be only the date of a weekday before a comma, as in "Thursday, December 24".
  ///
  /// "Thursdays" are several, days with "and" between them are a list, and so is "Th, Dec 24", which is the
  /// specification's spelling.
  func isDate(_ days: DaySelector, of other: DaySelector, behindCommaBefore end: Int) -> Bool {
    guard days.dates.count == 1, let date = days.dates.first, date.first == date.last,
      case .day(let month, _) = date.first.day, days == DaySelector(dates: [date]),
      other.weekdays.count == 1, let span = other.weekdays.first, span.first == span.last,
      other == DaySelector(weekdays: [WeekdaySpan(first: span.first, last: span.last)])
    else { return false }
    let isSpace = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") }
    guard let comma = bytes[..<end].lastIndex(where: { !isSpace($0) }),
      bytes[comma] == UInt8(ascii: ","),
      let last = bytes[..<comma].lastIndex(where: { !isSpace($0) })
    else { return false }
    let first = bytes[..<last].lastIndex { !isLetter($0) }.map { $0 + 1 } ?? 0
    let isPlural = bytes[last] | 0x20 == UInt8(ascii: "s") && last - first >= 5
    let isOfSpecification =
      bytes[first...last].elementsEqual(HoursNames.name(span.first).utf8)
      && bytes[end...].drop { isSpace($0) }.starts(with: HoursNames.name(month).utf8)
    return !isPlural && !isOfSpecification
  }

  /// The first rule that opens a place by accident in a text that people wrote, if there is one.
  ///
  /// It has only days, or only times behind rules that have days, or it opens days that a rule in front of it
  /// closes, as in "closed Mondays; daily 10am-5pm". The specification has a meaning for such rules that people
  /// do not expect. A text without warnings, or with a comment, is by a writer who knows it, and a text that has
  /// only days says nothing else.
  func ruleOpenByAccident(among rules: [HoursRule], _ bareRules: [Int]) -> Int? {
    guard !warnings.isEmpty, !bytes.contains(UInt8(ascii: "\"")) else { return nil }
    var closings: [DaySelector] = []
    // Whether rules in front have days, and whether some of these open.
    var (haveDays, openDays) = (false, false)
    for (index, rule) in rules.enumerated() where rule.joint != .fallback {
      let hasDays = rule.days != DaySelector()
      if rule.meaning == .closed {
        // "9am-5pm Monday, Tuesday, Closed" closes all days.
        if haveDays, !hasDays, rule.times.isEmpty, rule.comment == nil { return index }
        if hasDays, rule.times.isEmpty { closings.append(rule.days) }
      } else {
        if bareRules.contains(index), bareRules.count < rules.count { return index }
        let overlooks =
          hasDays
          ? closings.contains(where: rule.days.mayOverlook)
          : rule.joint == .replacing && !closings.isEmpty
            || (rule.joint == .replacing ? haveDays : openDays) && !rule.times.isEmpty
        if overlooks { return index }
        openDays = openDays || hasDays
      }
      haveDays = haveDays || hasDays
    }
    return nil
  }
}

extension DaySelector {
  /// Whether these days are so wide that their writer may not think of closed days among them.
  fileprivate func mayOverlook(_ closed: DaySelector) -> Bool {
    guard hasOnlyWeekdays, holidays.isEmpty || !weekdays.isEmpty, !needsBoth,
      weekdays.allSatisfy({ $0.nth.isEmpty && $0.offset == 0 })
    else { return false }
    func includes(_ day: Weekday) -> Bool {
      weekdays.isEmpty || weekdays.contains { $0.contains(day) }
    }
    let closedWeekdays = Weekday.allCases.filter { day in
      closed.weekdays.contains { $0.contains(day) }
    }
    if closed.hasOnlyWeekdays, closed.holidays.isEmpty {
      return closedWeekdays.allSatisfy(includes)
    }
    return closed.weekdays.isEmpty || !closed.holidays.isEmpty
      || closedWeekdays.contains(where: includes)
  }
}
