/// Reading the times of a rule.
extension HoursReader {
  /// Reads the list of times at this position, which is empty if there is no time, and its position
  /// if the half of the day is unknown.
  mutating func readTimes(
    on days: DaySelector
  ) throws(OpeningHours.Error) -> ([TimeSpan], ambiguous: Range<Int>?) {
    skipBlanks()
    takeFillers()
    guard isTime else { return ([], nil) }
    let start = position
    spans.removeAll(keepingCapacity: true)
    var times: [TimeSpan] = []
    var isAmbiguous = false
    repeat {
      times.append(try readSpan(on: days))
      isAmbiguous = isAmbiguous || isLastSpanAmbiguous(on: days)
    } while takeComma { $0.isTime } || takeBlankBeforeSpan()
    for span in spans where span.minutesOfEitherClock != nil {
      halves.append(span)
      daysOfHalves.append(days)
    }
    guard isAmbiguous else { return (times, nil) }
    warn(.time, from: start)
    return (times, start..<position)
  }

  /// Takes the blank in place of a missing comma before a span that begins after the last one, as
  /// in "08:00-12:00 14:00-18:00".
  private mutating func takeBlankBeforeSpan() -> Bool {
    let start = position
    skipBlanks()
    if position > start, isDigit(peek()), let last = spans.last,
      case .minute(let end) = last.end.time
    {
      var reader = self
      let count = reader.spans.count
      if (try? reader.readSpan(on: DaySelector())) != nil, reader.spans.count > count,
        let next = reader.spans.last, case .minute(let begin) = next.start.time, begin > end
      {
        warn(.sign, from: start)
        return true
      }
    }
    position = start
    return false
  }

  /// Whether a time stands here.
  var isTime: Bool {
    if peek() == UInt8(ascii: "(") { return true }
    if isDigit(peek()) {
      // Not in "1st Sunday".
      if digitCount == 1, !isDigit(peek(1)), ordinals != nil { return false }
      // Not in "25 December" and "2ª".
      if isDate || numberedWeekday != nil { return false }
      return digitCount <= 2 || isDoubledZero || isClockWithoutColon
    }
    guard isLetter(peek()) else { return false }
    return noon != nil || Self.sunEvent(word.text) != nil
  }

  /// Whether a number stands here that begins with a zero too many, such as "012".
  private var isDoubledZero: Bool { digitCount == 3 && peek() == UInt8(ascii: "0") }

  /// Whether two times of four digits stand here, such as "0900-1700".
  ///
  /// From 1900 on, the first number can be a year.
  var isClockWithoutColon: Bool {
    guard digitCount == 4 else { return false }
    var reader = self
    guard let first = try? reader.readNumber(), first < 1900, reader.takeDash(),
      reader.digitCount == 4, let last = try? reader.readNumber()
    else { return false }
    return first % 100 < 60 && last % 100 < 60 && last <= 2400
  }

  private mutating func readSpan(
    on days: DaySelector
  ) throws(OpeningHours.Error) -> TimeSpan {
    let start = position
    var first = try readTime(upTo: 24)
    if take("+") { return TimeSpan(start: first.time, end: nil) }
    guard takeDash() else {
      // "from 6" may be a morning or an evening.
      guard openEnd == start || takeOnward(), first.isCertain else {
        throw error(.unexpected, at: start)
      }
      return TimeSpan(start: first.time, end: nil)
    }
    if takeOpenEnd() { return TimeSpan(start: first.time, end: nil) }
    takeFillers()
    var last = try readTime(upTo: 48)
    // "3-7 p.m." is an afternoon, and "8-11 a.m." a morning; "10-2 pm" is neither.
    if first.form != .half, last.form == .half, let minute = first.minuteOfHalf,
      let end = last.minuteOfHalf, minute < end
    {
      first = WrittenTime(time: .minute(minute + (last.isAfternoon ? 720 : 0)), form: .half)
    }
    // "10 PM-midnight" ends with the day.
    if last.form == .half, last.time == .minute(0) { last.time = .minute(1440) }
    spans.append(WrittenSpan(start: first, end: last))
    // "MWF 9-5" says at least on which days.
    let saysDays = days.hasOnlyWeekdays && days != DaySelector()
    if !saysDays || !isLastSpanAmbiguous(on: days) { try check(first, last, at: start) }
    var span = TimeSpan(start: first.time, end: last.time)
    if case .minute(let from) = first.time, case .minute(var to) = last.time {
      // Twice for "24:00-00:00", the next day as a whole.
      while to <= from { to += 1440 }
      span.end = .minute(to)
    }
    if take("+") {
      span.isOpenEnded = true
    } else if take("/") {
      span.period = try readPeriod()
    }
    return span
  }

  /// Takes a word behind a time that says that the end is not known.
  private mutating func takeOnward() -> Bool {
    let start = position
    skipBlanks()
    if takePhrase(["onward", "onwards"]) {
      warn(.time, from: start)
      return true
    }
    position = start
    return false
  }

  /// Takes a word that says that the end is not known.
  private mutating func takeOpenEnd() -> Bool {
    let start = position
    switch word.text {
    case "late", "openend", "close", "closing": skipWord()
    case "open":
      skipWord()
      skipBlanks()
      guard word.text == "end" else {
        position = start
        return false
      }
      skipWord()
    default: return false
    }
    warn(.time, from: start)
    return true
  }

  /// Reads the minutes between points in time, as minutes or as hours and minutes.
  private mutating func readPeriod() throws(OpeningHours.Error) -> Int {
    let start = position
    var minutes = try readNumber()
    if take(":") { minutes = 60 * minutes + (try readNumber(in: 0...59)) }
    guard (1...1440).contains(minutes) else { throw error(.outOfRange, at: start) }
    return minutes
  }

  /// A time as written.
  struct WrittenTime {
    enum Form { case minutes, hour, half }

    var time: OpeningHours.Time
    /// With minutes, as an hour alone, or with the half of the day, as in "9 am" or "noon".
    var form: Form
    /// Whether the hour has one digit.
    var isShort = false

    /// The minutes after noon or midnight, if the time can be one of a twelve-hour clock, or `nil`.
    var minuteOfHalf: Int? {
      guard case .minute(let minute) = time else { return nil }
      if form == .half { return minute % 720 }
      return (60..<780).contains(minute) ? minute % 720 : nil
    }

    var isAfternoon: Bool {
      if case .minute(let minute) = time { form == .half && minute > 720 } else { false }
    }

    /// Whether an hour alone is not one before eight, which can be in the evening.
    var isCertain: Bool {
      if case .minute(let minute) = time { form != .hour || minute >= 480 } else { true }
    }
  }

  /// A span as written.
  struct WrittenSpan {
    let start: WrittenTime
    let end: WrittenTime

    var isShort: Bool { start.isShort || end.isShort }

    var hasOnlyHours: Bool { start.form == .hour && end.form == .hour }

    /// The minutes of both times, if both can be times of a clock of twelve hours and of twenty-four.
    var minutesOfEitherClock: (from: Int, to: Int)? {
      guard start.form != .half, end.form != .half, start.minuteOfHalf != nil,
        end.minuteOfHalf != nil, case .minute(let from) = start.time,
        case .minute(let to) = end.time
      else { return nil }
      return (from, to)
    }
  }

  /// Refuses times that can be read in two ways.
  ///
  /// Hours alone, such as in "10-12" or "8-18", are read if the morning or the hour of a 24-hour clock
  /// is certain: "4-10" can be an evening.
  private func check(
    _ first: WrittenTime, _ last: WrittenTime, at start: Int
  ) throws(OpeningHours.Error) {
    guard case .minute(let from) = first.time, case .minute(let to) = last.time else { return }
    // "9am-17:00" has one meaning, "9am-5:00" two.
    guard
      (first.form == .half) == (last.form == .half)
        || (first.form == .half ? last : first).minuteOfHalf == nil
    else { throw error(.unexpected, at: start) }
    guard first.form == .hour || last.form == .hour else { return }
    // "24-7" may be around the clock.
    guard first.form != .hour || last.form != .hour || (from, to) != (1440, 420) else {
      throw error(.unexpected, at: start)
    }
    let isClock = from > 720 || to > 720 || from == 0
    guard isClock || from >= 480 && from < to else { throw error(.unexpected, at: start) }
  }

  /// Whether the hours of the last span, or of one before it on one of its days, may leave out which half
  /// of the day they mean.
  ///
  /// "7:30-4:30" and "8:00-12:00,1:00-5:00" are days by a clock of twelve hours, and nights by one of
  /// twenty-four. An hour above twelve, or a zero before each, says which clock is meant.
  private func isLastSpanAmbiguous(on days: DaySelector) -> Bool {
    guard let span = spans.last, let minutes = span.minutesOfEitherClock else { return false }
    if span.isShort, minutes.to <= minutes.from { return true }
    /// The minutes of a span that may be of the same clock.
    func minutesBeside(_ other: WrittenSpan) -> (from: Int, to: Int)? {
      span.isShort || other.isShort ? other.minutesOfEitherClock : nil
    }
    func beginsWithin(_ other: WrittenSpan) -> Bool {
      minutesBeside(other).map { minutes.from < $0.to } ?? false
    }
    if spans.dropLast().contains(where: beginsWithin) { return true }
    return halves.indices.contains { index in
      guard let others = minutesBeside(halves[index]) else { return false }
      if index >= firstHalfOfChain, joint != .fallback, daysOfHalves[index] == days {
        return minutes.from < others.to
      }
      // A rule behind ";" replaces one of the same days, but its writer may mean both.
      return minutes.from < minutes.to && minutes.to <= others.from
        && (joint == .replacing
          ? daysOfHalves[index] == days : daysOfHalves[index].mayMeet(days))
    }
  }

  private mutating func readTime(upTo hours: Int) throws(OpeningHours.Error) -> WrittenTime {
    if take("(") {
      skipBlanks()
      let event = try readSunEvent()
      skipBlanks()
      let isNegative = peek() == UInt8(ascii: "-")
      guard isNegative || peek() == UInt8(ascii: "+") else { throw error(.unexpected) }
      position += 1
      skipBlanks()
      let hours = try readNumber(in: 0...24)
      guard take(":"), digitCount == 2 else { throw error(.unexpected) }
      let minutes = 60 * hours + (try readNumber(in: 0...59))
      skipBlanks()
      guard take(")") else { throw error(.unexpected) }
      return WrittenTime(
        time: .sun(event, offset: isNegative ? -minutes : minutes), form: .minutes)
    }
    let isOfTwelveHours = isDigit(peek()) || Self.noons[word.text] != nil
    if let minute = takeNoon() {
      return WrittenTime(time: .minute(minute), form: isOfTwelveHours ? .half : .minutes)
    }
    guard isDigit(peek()) else {
      return WrittenTime(time: .sun(try readSunEvent(), offset: 0), form: .minutes)
    }
    return try readClock(upTo: hours)
  }

  private mutating func readSunEvent() throws(OpeningHours.Error) -> OpeningHours.SunEvent {
    guard let event = Self.sunEvent(word.text) else { throw error(.unexpected) }
    takeName(event.rawValue)
    return event
  }

  private static func sunEvent(_ word: String) -> OpeningHours.SunEvent? {
    switch word {
    case "sunup": .sunrise
    case "sundown": .sunset
    default: OpeningHours.SunEvent(rawValue: word)
    }
  }

  /// The minutes of times that are words.
  private static let noons = ["noon": 720, "midday": 720, "midnight": 0]

  private var noon: Int? { Self.noons[word.text] ?? word.noon }

  /// Takes a time that is a word, such as "noon" or "12 midnight".
  private mutating func takeNoon() -> Int? {
    let start = position
    if take("12") { skipBlanks() }
    guard isLetter(peek()), let minute = noon else {
      position = start
      return nil
    }
    skipWord()
    warn(.time, from: start)
    return minute
  }

  /// Reads a time by the clock: "08:00", and with a warning "8:00", "8.00", "8h00", "8", "8am", and one with
  /// a zero too many or too few, such as "008:00" and "8:0".
  mutating func readClock(upTo limit: Int) throws(OpeningHours.Error) -> WrittenTime {
    let start = position
    let digits = digitCount
    let isClock = digits == 4 && (limit > 24 || isClockWithoutColon)
    guard digits <= 2 || isDoubledZero || isClock else { throw error(.unexpected) }
    var hour = try readNumber(in: 0...(isClock ? limit * 100 : limit))
    var minute = 0
    var form = WrittenTime.Form.hour
    var isUsual = false
    let separator = peek()
    if isClock {
      (hour, minute, form) = (hour / 100, hour % 100, .minutes)
      guard minute < 60 else { throw error(.outOfRange, at: start) }
    } else if takeGapInTime() {
      minute = try readMinutes(at: start)
      form = .minutes
    } else if separator == UInt8(ascii: ":") || separator == UInt8(ascii: "."), isDigit(peek(1)) {
      position += 1
      isUsual = digits == 2 && separator == UInt8(ascii: ":") && digitCount == 2
      minute = try readMinutes(at: start)
      form = .minutes
    } else if separator | 0x20 == UInt8(ascii: "h"), !isLetter(peek(1)) {
      position += 1
      if isDigit(peek()) { minute = try readMinutes(at: start) }
      form = .minutes
    } else if separator == UInt8(ascii: " "), peek(1) | 0x20 == UInt8(ascii: "h"),
      !isLetter(peek(2))
    {
      // "9 h 30"
      position += 2
      if areMinutesBehindBlank {
        position += 1
        minute = try readMinutes(at: start)
      }
      form = .minutes
    }
    if form == .hour || separator != UInt8(ascii: "h"), let isAfternoon = takeHalfOfDay() {
      guard (1...12).contains(hour) else { throw error(.outOfRange, at: start) }
      hour = hour % 12 + (isAfternoon ? 12 : 0)
      (form, isUsual) = (.half, false)
    } else {
      takeUnit()
    }
    guard 60 * hour + minute <= 60 * limit else { throw error(.outOfRange, at: start) }
    if !isUsual { warn(.time, from: start) }
    return WrittenTime(
      time: .minute(60 * hour + minute), form: form,
      isShort: digits == 1)
  }

  /// Whether a blank and two digits stand here that are not the hour of another time.
  private var areMinutesBehindBlank: Bool {
    var reader = self
    guard reader.take(" "), reader.digitCount == 2 else { return false }
    reader.position += 2
    if reader.peek() == UInt8(ascii: ":") || reader.peek() == UInt8(ascii: ".") { return false }
    reader.skipBlanks()
    return reader.peek() | 0x20 != UInt8(ascii: "h")
  }

  /// Takes a blank between the colon and the minutes, as in "9: 00", or a semicolon in place of the colon of a
  /// whole hour, as in "9; 00".
  private mutating func takeGapInTime() -> Bool {
    guard peek() == UInt8(ascii: ";") || peek() == UInt8(ascii: ":") && !isDigit(peek(1)) else {
      return false
    }
    var reader = self
    let isColon = reader.take(":")
    guard isColon || reader.take(";") else { return false }
    reader.skipBlanks()
    guard reader.position > position + 1, reader.digitCount == 2,
      reader.peek(2) != UInt8(ascii: ":"), isColon || reader.take("00")
    else { return false }
    if !isColon { reader.position -= 2 }
    position = reader.position
    return true
  }

  /// Takes a word after a time that marks it as a time, such as "Uhr".
  private mutating func takeUnit() {
    let start = position
    skipBlanks()
    let word = word
    if word.uses.contains(.unit) || word.text == "h" && position == start {
      skipWord()
      _ = take(".")
      warn(.time, from: start)
    } else {
      position = start
    }
  }

  /// Reads the two digits of minutes; a zero may be missing or added, as in "10:0" and "10:030".
  private mutating func readMinutes(at start: Int) throws(OpeningHours.Error) -> Int {
    let digits = digitCount
    // "10:001" may be one minute past ten, or ten.
    let isDoubledZero = digits == 3 && isDoubledZero
    let minute = try readNumber(in: 0...59)
    guard digits == 2 || minute == 0 && digits <= 3 || isDoubledZero && minute > 9 else {
      throw error(.unexpected, at: start)
    }
    return minute
  }

  /// Takes "am" or "pm", or "a" or "p" directly after the number, and returns whether it is the
  /// afternoon, or `nil` if none of them follows.
  private mutating func takeHalfOfDay() -> Bool? {
    let start = position
    skipBlanks()
    let letter = peek() | 0x20
    if letter == UInt8(ascii: "a") || letter == UInt8(ascii: "p") {
      position += 1
      let hasPeriods = take(".")
      if hasPeriods { skipBlanks() }
      if peek() | 0x20 == UInt8(ascii: "m"), !isLetter(peek(1)) {
        position += 1
        if hasPeriods { _ = take(".") }
        return letter == UInt8(ascii: "p")
      }
      // "8a-5p"; "a" is "to" in some languages.
      if position == start + 1, !isLetter(peek()), !names.word("a").uses.contains(.dash) {
        return letter == UInt8(ascii: "p")
      }
    }
    position = start
    return nil
  }
}
