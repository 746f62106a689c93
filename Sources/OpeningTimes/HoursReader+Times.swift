/// Reading the times of a rule.
extension HoursReader {
  /// Reads the list of times that stands here; none if there is no time.
  mutating func readTimes() throws(OpeningHours.Error) -> [TimeSpan] {
    skipBlanks()
    guard isTime else { return [] }
    var times: [TimeSpan] = []
    repeat { times.append(try readSpan()) } while takeComma { $0.isTime }
    return times
  }

  /// Whether a time stands here.
  private var isTime: Bool {
    if peek() == UInt8(ascii: "(") { return true }
    if isDigit(peek()) { return digitCount <= 2 }
    return HoursTime.SunEvent(rawValue: peekWord()) != nil
  }

  private mutating func readSpan() throws(OpeningHours.Error) -> TimeSpan {
    let start = position
    let first = try readTime(upTo: 24)
    if take("+") { return TimeSpan(start: first.time, end: nil) }
    guard takeDash() else { throw error(.unexpected, at: start) }
    if takeOpenEnd() { return TimeSpan(start: first.time, end: nil) }
    let last = try readTime(upTo: 48)
    try check(first, last, at: start)
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

  /// Takes a word that says that the end is not known.
  private mutating func takeOpenEnd() -> Bool {
    let start = position
    switch peekWord() {
    case "late", "openend": skipWord()
    case "open":
      skipWord()
      skipBlanks()
      guard peekWord() == "end" else {
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

  /// A time as it is written.
  struct WrittenTime {
    enum Form { case minutes, hour, half }

    let time: HoursTime
    /// With minutes, as an hour alone, or with "am" or "pm".
    let form: Form
  }

  /// Refuses times that can be read in two ways.
  ///
  /// Hours alone, such as in "10-12" or "8-18", are read if the morning or the hour of a 24-hour clock
  /// is certain: "4-10" can be an evening.
  private func check(
    _ first: WrittenTime, _ last: WrittenTime, at start: Int
  ) throws(OpeningHours.Error) {
    guard case .minute(let from) = first.time, case .minute(let to) = last.time else { return }
    guard (first.form == .half) == (last.form == .half) else { throw error(.unexpected, at: start) }
    guard first.form == .hour || last.form == .hour else { return }
    let isClock = from > 720 || to > 720 || from == 0
    guard isClock || from >= 480 && from < to else { throw error(.unexpected, at: start) }
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
    guard isDigit(peek()) else {
      return WrittenTime(time: .sun(try readSunEvent(), offset: 0), form: .minutes)
    }
    return try readClock(upTo: hours)
  }

  private mutating func readSunEvent() throws(OpeningHours.Error) -> HoursTime.SunEvent {
    guard let event = HoursTime.SunEvent(rawValue: peekWord()) else { throw error(.unexpected) }
    takeName(event.rawValue)
    return event
  }

  /// Reads a time by the clock: "08:00", and with a warning "8:00", "8.00", "8", "8am".
  mutating func readClock(upTo limit: Int) throws(OpeningHours.Error) -> WrittenTime {
    let start = position
    let digits = digitCount
    guard digits <= 2 else { throw error(.unexpected) }
    var hour = try readNumber(in: 0...limit)
    var minute = 0
    var form = WrittenTime.Form.hour
    var isUsual = false
    let separator = peek()
    if separator == UInt8(ascii: ":") || separator == UInt8(ascii: "."), isDigit(peek(1)) {
      position += 1
      guard digitCount == 2 else { throw error(.unexpected, at: start) }
      minute = try readNumber(in: 0...59)
      form = .minutes
      isUsual = digits == 2 && separator == UInt8(ascii: ":")
    }
    if let isAfternoon = takeHalfOfDay() {
      guard (1...12).contains(hour) else { throw error(.outOfRange, at: start) }
      hour = hour % 12 + (isAfternoon ? 12 : 0)
      (form, isUsual) = (.half, false)
    }
    guard 60 * hour + minute <= 60 * limit else { throw error(.outOfRange, at: start) }
    if !isUsual { warn(.time, from: start) }
    return WrittenTime(time: .minute(60 * hour + minute), form: form)
  }

  /// Takes "am" or "pm", and returns whether it is the afternoon, or returns `nil`.
  private mutating func takeHalfOfDay() -> Bool? {
    let start = position
    skipBlanks()
    let letter = peek() | 0x20
    if letter == UInt8(ascii: "a") || letter == UInt8(ascii: "p") {
      position += 1
      let hasPeriods = take(".")
      if peek() | 0x20 == UInt8(ascii: "m"), !isLetter(peek(1)) {
        position += 1
        if hasPeriods { _ = take(".") }
        return letter == UInt8(ascii: "p")
      }
    }
    position = start
    return nil
  }
}
