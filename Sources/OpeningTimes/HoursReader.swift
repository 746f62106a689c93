import Essentials

/// Reads the rules of opening hours from left to right.
struct HoursReader {
  /// The text and the names, shared by the copies of the reader that look ahead.
  let source: HoursSource
  var position = 0
  var warnings: [OpeningHours.Warning]
  /// How the rule that is read is joined to the rules before it.
  var joint = HoursRule.Joint.replacing
  /// The times of the rule as written.
  var spans: [WrittenSpan] = []
  /// The times of the rules before it that may leave out which half of the day they mean, and the days of each.
  var halves: [WrittenSpan] = []
  var daysOfHalves: [DaySelector] = []
  /// Whether the sign before the rule can stand between the members of a list.
  private var isBehindListSign = false
  /// The position in ``halves`` of the first one after the last semicolon.
  var firstHalfOfChain = 0
  /// Whether the last rule ends with its times, without a word or a comment.
  private var endsWithTimes = false
  /// Whether the rule numbers its weekdays in words, as in "1st Saturday", or has letters for them in a row, as
  /// in "MWF".
  var hasOrdinals = false
  /// Whether the rule has a date as people say it, as in "25 December", "July 4th", and "Thanksgiving".
  var saysDaysFirst = false
  /// Whether the rule has a date such as "12/25".
  var hasSlashedDate = false
  /// Whether the rule says in front of its days that the place is closed, and only that.
  private var closesInFront = false
  /// Whether the days of the rule stand behind its times.
  private var hasDaysBehindTimes = false
  /// Whether the rule stands behind a word such as "except".
  private var isException = false
  /// The days behind such a word in front of the times of the rule.
  var exceptedDays: DaySelector?
  /// Whether the rule has only days.
  var hasOnlyDays = false
  /// Where a time stands that is the start of an open end, as in "ab 18 Uhr".
  var openEnd: Int?

  init(_ text: HoursText, names: HoursNames = .english) {
    (source, warnings) = (HoursSource(text, names), text.warnings)
  }

  var bytes: [UInt8] { source.text.bytes }

  var names: HoursNames { source.names }

  /// Reads all rules.
  mutating func read() throws(OpeningHours.Error) -> [HoursRule] {
    guard bytes.count <= OpeningHours.maximumLength else { throw error(.tooLong, at: 0) }
    var rules: [HoursRule] = []
    // Whether only a blank stands before the next rule.
    var isBehindBlank = false
    // The first of the rules between which there are only blanks.
    var firstOfRow = 0
    // Where each rule begins, and those that have only days.
    var (starts, bareRules): ([Int], [Int]) = ([], [])
    var lastIsWithoutDays = false
    skipLines()
    while position < bytes.count {
      guard rules.count < OpeningHours.maximumRules else { throw error(.tooLong) }
      let start = position
      let isBehindTimes = endsWithTimes && joint == .adding
      let isBehindClosing = closesInFront && joint != .fallback
      let haveHours = !spans.isEmpty && spans.allSatisfy { $0.hasOnlyHours }
      let isBehindException = isException
      var (rule, isBare) = try readRule()
      if isBehindException {
        // "Mo-Fr 9am-5pm except holidays"
        guard isBare else { throw error(.unexpected, at: start) }
        (rule.meaning, isBare, closesInFront) = (.closed, false, true)
      }
      hasOnlyDays = isBare
      // In "closed Mondays, 10am-5pm", the times are those of other days, and in "8am-noon; 1pm-5pm Mon-Fri", all
      // times are those of these days.
      let isWithoutDays = rule.days == DaySelector() && !rule.times.isEmpty
      if isBehindClosing && isWithoutDays
        || hasDaysBehindTimes && joint == .replacing && lastIsWithoutDays
      {
        throw error(.unexpected, at: start)
      }
      lastIsWithoutDays = isWithoutDays
      if joint == .adding, saysDaysFirst, haveHours, rules.last?.days == DaySelector() {
        // The first numbers of "10-12, 14-16 May" may be days.
        throw error(.unexpected, at: start)
      }
      if isBehindBlank {
        guard !isBare, rules[firstOfRow...].allSatisfy({ rule.days.isApart(from: $0.days) }) else {
          throw error(.unexpected, at: start)
        }
      } else {
        firstOfRow = rules.count
      }
      if isBare, isBehindTimes, let days = rules.last?.days(writtenBehind: rule.days),
        isAtEndOfRule, peek() != UInt8(ascii: ",")
      {
        // "9am-5pm, Mon-Fri" and "Sat 8am-noon, May-October": a comma between the times and their days.
        rules[rules.count - 1].days = days
        warn(.sign, from: start)
      } else if isBare, isBehindClosing, let closing = rules.last {
        // "closed Sundays, Thanksgiving, and Dec 25"; behind a semicolon, the word may no longer count.
        guard isBehindListSign, !isDate(rule.days, of: closing.days, behindCommaBefore: start)
        else {
          throw error(.unexpected, at: start)
        }
        closesInFront = true
        rules.append(closing)
        (rules[rules.count - 1].days, rules[rules.count - 1].joint) = (rule.days, .replacing)
        warn(.sign, from: start)
      } else if isBare, takeCommaBehindDays() {
        // "holidays and Dec 24 closed" is a list, too.
        rules += try readRules(behind: rule.days, joint)
      } else if isBare, isBehindTimes || hasOrdinals || saysDaysFirst {
        // "Mo-Fr 09:00-17:00, Sa", "first Saturdays", and "25 December" leave out the times, but nobody
        // means the whole day by that.
        throw error(.unexpected, at: start)
      } else {
        if isBare { bareRules.append(rules.count) }
        rules.append(rule)
        rules[rules.count - 1].joint = joint
      }
      if let days = exceptedDays {
        guard rules.last?.meaning == .open else { throw error(.unexpected, at: start) }
        rules.append(HoursRule(days: days, meaning: .closed))
        (exceptedDays, closesInFront) = (nil, false)
      }
      starts += repeatElement(start, count: rules.count - starts.count)
      isBehindBlank = takeBlankBeforeRule(behind: rules.last)
      guard let next = isBehindBlank ? .replacing : try readJoint() else { break }
      joint = next
    }
    guard !rules.isEmpty else { throw error(.empty) }
    guard rules.count <= OpeningHours.maximumRules else { throw error(.tooLong) }
    if let rule = ruleOpenByAccident(among: rules, bareRules) {
      throw error(.unexpected, at: starts[rule])
    }
    sortWarnings()
    return rules
  }

  /// Reads the text after the comma that follows days without times, and returns a rule for each
  /// kind of days.
  ///
  /// By the specification such days would be open around the clock, which nobody writes by leaving
  /// something out. What is meant are the times, or the word, at the end of the list.
  private mutating func readRules(
    behind days: DaySelector, _ joint: HoursRule.Joint
  ) throws(OpeningHours.Error) -> [HoursRule] {
    let start = position
    warn(.sign, from: start - 1)
    var selectors = [days]
    // The times behind "9/17," may be those of other days.
    var mustClose = hasSlashedDate
    while true {
      skipLines()
      let (rule, isBare) = try readRule()
      mustClose = mustClose || hasSlashedDate
      if rule.days != DaySelector() { selectors.append(rule.days) }
      guard !isBare else {
        guard takeCommaBehindDays() else { throw error(.unexpected, at: start - 1) }
        warn(.sign, from: position - 1)
        continue
      }
      guard !mustClose || rule.meaning == .closed,
        selectors.count != 2 || !isDate(selectors[1], of: selectors[0], behindCommaBefore: start),
        let selectors = DaySelector.meant(by: selectors)
      else {
        throw error(.unexpected, at: start - 1)
      }
      return selectors.map { days in
        var rule = rule
        (rule.days, rule.joint) = (days, joint)
        return rule
      }
    }
  }

  /// Takes a comma between rules.
  private mutating func takeComma() -> Bool {
    let start = position
    skipBlanks()
    if take(",") { return true }
    position = start
    return false
  }

  /// Takes a comma behind days without times, or a sign or a word such as "and" in its place before other days.
  private mutating func takeCommaBehindDays() -> Bool {
    if takeComma() { return true }
    var reader = self
    reader.skipBlanks()
    guard reader.take("&") || reader.take("/") || reader.takeWord(.comma) else { return false }
    reader.skipLines()
    reader.takeFillers()
    guard reader.isWeekdayOrHoliday || reader.isDate else { return false }
    self = reader
    return true
  }

  /// Takes the blank in place of a missing sign before another rule, as in "Mo-Fr 09:00-18:00 Sa
  /// 09:00-14:00".
  ///
  /// Both rules need weekdays or holidays of their own and say something of them.
  private mutating func takeBlankBeforeRule(behind rule: HoursRule?) -> Bool {
    // In "Mo-Fr 9am-5pm closed Sat Sun 10am-2pm", the word may belong to what follows.
    guard let rule, !rule.times.isEmpty, rule.days.hasOnlyWeekdays, rule.days != DaySelector(),
      rule.meaning != .closed,
      peek() == UInt8(ascii: " ") || peek(-1) == UInt8(ascii: " ")
    else { return false }
    let start = position
    skipBlanks()
    guard isWeekdayOrHoliday else {
      position = start
      return false
    }
    warn(.sign, from: start)
    return true
  }

  /// Reads the sign between two rules, or returns `nil` at the end.
  private mutating func readJoint() throws(OpeningHours.Error) -> HoursRule.Joint? {
    skipBlanks()
    isException = takeException()
    if isException { return .replacing }
    guard position < bytes.count else { return nil }
    let start = position
    if take("||") {
      skipLines()
      guard position < bytes.count else {
        warn(.sign, from: start)
        return nil
      }
      return .fallback
    }
    if take(",") {
      isBehindListSign = true
      skipLines()
      guard position < bytes.count else {
        warn(.sign, from: start)
        return nil
      }
      if takeWordBeforeRequest() { return .fallback }
      takeWordBehindComma()
      return .adding
    }
    if takeWordBeforeRequest() { return .fallback }
    isBehindListSign = peek() == UInt8(ascii: "&") || isLetter(peek())
    let isLine = peek() == UInt8(ascii: "\n")
    guard isLine || take(";") else {
      guard takeSignBeforeRule() else { throw error(.unexpected) }
      return position < bytes.count ? .replacing : nil
    }
    skipLines()
    // A sign too many, as in ";;" or "; ,PH off".
    let isRepeated = peek() == UInt8(ascii: ",") || !isLine && peek() == UInt8(ascii: ";")
    while take(";") || take(",") { skipLines() }
    if isRepeated || !isLine && position == bytes.count { warn(.sign, from: start) }
    return position < bytes.count ? .replacing : nil
  }

  /// Takes a word such as "and" behind a comma and before days.
  private mutating func takeWordBehindComma() {
    var reader = self
    let start = position
    guard reader.takeWord(.comma) || reader.take("&") else { return }
    reader.warn(.sign, from: start)
    reader.skipBlanks()
    reader.takeFillers()
    if reader.isWeekdayOrHoliday || reader.isDate { self = reader }
  }

  /// Takes "and" or "or" before "by appointment", which holds at all other times.
  private mutating func takeWordBeforeRequest() -> Bool {
    guard isLetter(peek()) else { return false }
    var reader = self
    guard reader.takeWord(.comma) || reader.takeWord(.choice) else { return false }
    reader.warn(.sign, from: position)
    reader.skipBlanks()
    guard reader.peekPhrase(names.phrases.onRequest) != nil else { return false }
    self = reader
    return true
  }

  /// Takes a sign or a word in place of the semicolon, such as "/" and ".", before days or at the end.
  private mutating func takeSignBeforeRule() -> Bool {
    var reader = self
    let isPeriod = reader.take(".")
    guard
      isPeriod || reader.take("//") || reader.take("/") || reader.take("|") || reader.take("&")
        || reader.takeWord(.comma)
    else { return false }
    let end = reader.position
    reader.skipLines()
    reader.takeFillers()
    var rule = reader
    guard
      reader.isWeekdayOrHoliday || reader.isDate || rule.takeModifierBeforeDays() != nil
        || isPeriod && reader.position == bytes.count
    else { return false }
    reader.warn(.sign, from: position, to: end)
    self = reader
    return true
  }

  /// Reads one rule, and returns it and whether it has only days.
  private mutating func readRule() throws(OpeningHours.Error) -> (HoursRule, isBare: Bool) {
    var rule = HoursRule()
    var written: Range<Int>?
    let start = position
    var firstWord: HoursRule.Meaning?
    (hasOrdinals, saysDaysFirst, hasSlashedDate) = (false, false, false)
    (closesInFront, hasDaysBehindTimes) = (false, false)
    var isAlways = takeAlways()
    if !isAlways {
      firstWord = takeModifierBeforeDays()
      try readDays(&rule.days)
      // Behind "closed Mondays", a line of times is that of other days.
      if position > start, firstWord != .closed { skipLineBeforeTimes() }
      isAlways = takeAlways()
      if !isAlways {
        if joint == .replacing { firstHalfOfChain = halves.count }
        (rule.times, written) = try readTimes(on: rule.days)
        if rule.days == DaySelector(), !rule.times.isEmpty { try readDaysBehindTimes(&rule) }
      }
      // "Open Tuesday-Sunday, 10am-4pm": the times stand behind a comma.
      if firstWord == .open, !isAlways, rule.times.isEmpty, isTimeBehindComma { firstWord = nil }
    }
    let hasSelector = position > start
    skipBlanks()
    let wordStart = position
    let isOfSpecification = word.text == "open"
    var modifier = firstWord ?? readModifier()
    // Only the word of the specification says alone that a place is open all day.
    guard modifier != .open || isOfSpecification || isAlways || !rule.times.isEmpty else {
      throw error(.unexpected, at: wordStart)
    }
    skipBlanks()
    rule.comment = try readComment()
    if rule.comment == nil, let (meaning, words) = takeRemark(behind: modifier) {
      (modifier, rule.comment) = (meaning, words)
    }
    let hasWord = modifier != nil || rule.comment != nil
    let isBare = !isAlways && rule.times.isEmpty && !hasWord
    closesInFront = firstWord == .closed && rule.times.isEmpty && rule.comment == nil
    // In "closed Sundays, Mo 10am-2pm", the times may be those at which the place is open on Mondays.
    guard firstWord != .closed || rule.times.isEmpty || !rule.days.isList else {
      throw error(.unexpected, at: start)
    }
    endsWithTimes = !rule.times.isEmpty && !hasWord
    // "Open on holidays" does not say when.
    guard hasSelector || !isBare, firstWord != .open || isAlways || !rule.times.isEmpty else {
      throw error(.unexpected, at: firstWord == nil ? nil : start)
    }
    // A comment without a word says that it depends.
    rule.meaning = modifier ?? (rule.comment == nil ? .open : .unknown)
    if let written {
      // The half of the day is unknown, so the card shows the original text.
      let times = String(decoding: bytes[written], as: UTF8.self)
      (rule.times, rule.meaning) = ([], .unknown)
      rule.comment = [times, rule.comment].compactMap { $0 }.joined(separator: ", ")
    }
    return (rule, isBare)
  }

  /// Reads the days after the times, as in "9am-5pm Mon-Fri", if the rule ends there.
  private mutating func readDaysBehindTimes(_ rule: inout HoursRule) throws(OpeningHours.Error) {
    skipBlanks()
    let start = position
    guard isWeekdayOrHoliday || isDate || word.text == "week" else { return }
    try readDays(&rule.days)
    guard isAtEndOfRule else { throw error(.unexpected, at: start) }
    warn(.sign, from: start)
    hasDaysBehindTimes = true
  }

  /// Skips blanks, and returns whether a rule ends there.
  private var isAtEndOfRule: Bool {
    mutating get {
      skipBlanks()
      return position == bytes.count || [";", ",", "|", "\n"].contains(Character(.init(peek())))
    }
  }

  /// Takes a word such as "closed" that stands before the days or the times of a rule, as in "closed
  /// Sundays" and "open daily 9am-5pm".
  private mutating func takeModifierBeforeDays() -> HoursRule.Meaning? {
    let start = position
    guard isLetter(peek()), let meaning = word.meaning, peekClosedPhrase == nil else {
      return nil
    }
    skipWord()
    let end = position
    skipBlanks()
    if take(":") { skipBlanks() }
    takeFillers()
    guard isWeekdayOrHoliday || isDate || meaning == .open && isTime else {
      position = start
      return nil
    }
    warn(.sign, from: start, to: end)
    return meaning
  }

  private var isTimeBehindComma: Bool {
    var reader = self
    guard reader.takeComma() else { return false }
    reader.skipBlanks()
    reader.takeFillers()
    return reader.isTime
  }

  /// Takes words that say that a rule is uncertain or closed, and returns them as its comment.
  private mutating func takeRemark(
    behind modifier: HoursRule.Meaning?
  ) -> (HoursRule.Meaning, String)? {
    let start = position
    let meaning: HoursRule.Meaning
    if modifier != .closed, takePhrase(names.phrases.onRequest) {
      meaning = .unknown
    } else if modifier == nil, let end = peekClosedPhrase {
      position = end
      meaning = .closed
    } else {
      return nil
    }
    warn(.name, from: start)
    return (meaning, String(decoding: bytes[start..<position], as: UTF8.self))
  }

  /// Skips a line end between the days of a rule and its times or its word.
  private mutating func skipLineBeforeTimes() {
    let start = position
    skipLines()
    if !isTime, word.meaning == nil { position = start }
  }

  /// Phrases for "24/7" in every language.
  private static let always: PhraseList = [
    "24h 24h", "24x7x365", "24h 24", "24 24", "24 x 7", "24x7", "7 24", "24 hours", "24 hour",
    "24hours",
    "24 hrs",
    "24hrs", "24 hr", "24hr", "24h", "24 h",
  ]

  /// Takes "24/7", or with a warning words such as "24 hours" and "always open".
  private mutating func takeAlways() -> Bool {
    skipBlanks()
    let start = position
    if take("24/7"), !isDigit(peek()) {
      let end = position
      skipBlanks()
      if take("/365") || takePhrase(names.phrases.daily) {
        warn(.time, from: start)
      } else {
        position = end
      }
      return true
    }
    position = start
    guard takePhrase(names.phrases.always) || takePhrase(Self.always) else { return false }
    let end = position
    skipBlanks()
    // "24h-2h" is a span.
    guard peek() != UInt8(ascii: "-"), !isDigit(peek()) else {
      position = start
      return false
    }
    warn(.time, from: start, to: end)
    return true
  }

  private mutating func readModifier() -> HoursRule.Meaning? {
    guard let meaning = word.meaning else { return nil }
    if meaning == .closed, peekClosedPhrase != nil { return nil }
    let start = position
    let isOfSpecification = ["open", "off", "closed", "unknown"].contains(word.text)
    skipWord()
    if !isOfSpecification { warn(.name, from: start) }
    return meaning
  }

  /// The end of a phrase that stands here and says that the place is closed for long.
  private var peekClosedPhrase: Int? {
    peekPhrase(names.phrases.temporarilyClosed) ?? peekPhrase(names.phrases.permanentlyClosed)
  }

  private mutating func readComment() throws(OpeningHours.Error) -> String? {
    let start = position
    guard take("\"") else { return nil }
    guard let end = bytes[position...].firstIndex(of: UInt8(ascii: "\"")) else {
      throw error(.unclosedComment, at: start)
    }
    defer { position = end + 1 }
    return String(decoding: bytes[position..<end], as: UTF8.self)
  }
}
