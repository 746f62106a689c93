import Essentials

/// Reads the rules of opening hours from left to right.
struct HoursReader {
  let bytes: [UInt8]
  var position = 0
  var warnings: [OpeningHours.Warning] = []

  init(_ text: String) { bytes = Array(text.utf8.prefix(OpeningHours.maximumLength + 1)) }

  /// Reads all rules.
  mutating func read() throws(OpeningHours.Error) -> [HoursRule] {
    guard bytes.count <= OpeningHours.maximumLength else { throw error(.tooLong, at: 0) }
    var rules: [HoursRule] = []
    var joint = HoursRule.Joint.replacing
    skipBlanks()
    while position < bytes.count {
      guard rules.count < OpeningHours.maximumRules else { throw error(.tooLong) }
      var rule = try readRule()
      rule.joint = joint
      rules.append(rule)
      guard let next = try readJoint() else { break }
      joint = next
    }
    guard !rules.isEmpty else { throw error(.empty) }
    return rules
  }

  /// Reads the sign between two rules, or returns `nil` at the end.
  private mutating func readJoint() throws(OpeningHours.Error) -> HoursRule.Joint? {
    skipBlanks()
    guard position < bytes.count else { return nil }
    let start = position
    if take("||") {
      skipBlanks()
      guard position < bytes.count else {
        warn(.sign, from: start)
        return nil
      }
      return .fallback
    }
    if take(",") {
      skipBlanks()
      guard position < bytes.count else {
        warn(.sign, from: start)
        return nil
      }
      return .adding
    }
    guard take(";") else { throw error(.unexpected) }
    skipBlanks()
    let isRepeated = take(";")
    while take(";") || skipBlank() {}
    if isRepeated || position == bytes.count { warn(.sign, from: start) }
    return position < bytes.count ? .replacing : nil
  }

  /// Reads one rule.
  private mutating func readRule() throws(OpeningHours.Error) -> HoursRule {
    var rule = HoursRule()
    let start = position
    let isAlways = takeAlways()
    if !isAlways {
      try readDays(&rule.days)
      if takeAlways() {
        rule.times = []
      } else {
        rule.times = try readTimes()
      }
    }
    let hasSelector = position > start
    skipBlanks()
    let modifier = readModifier()
    skipBlanks()
    rule.comment = try readComment()
    guard hasSelector || modifier != nil || rule.comment != nil else { throw error(.unexpected) }
    // A comment without a word says that it depends.
    rule.meaning = modifier ?? (rule.comment == nil ? .open : .unknown)
    return rule
  }

  private mutating func takeAlways() -> Bool {
    skipBlanks()
    return take("24/7")
  }

  private mutating func readModifier() -> HoursRule.Meaning? {
    switch peekWord() {
    case "open": return takeWord(.open)
    case "off", "closed": return takeWord(.closed)
    case "unknown": return takeWord(.unknown)
    case "close":
      warn(.name, from: position, to: position + 5)
      return takeWord(.closed)
    default: return nil
    }
  }

  private mutating func takeWord(_ meaning: HoursRule.Meaning) -> HoursRule.Meaning {
    skipWord()
    return meaning
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

// MARK: Signs and words

extension HoursReader {
  func error(_ kind: OpeningHours.Error.Kind, at offset: Int? = nil) -> OpeningHours.Error {
    OpeningHours.Error(kind: kind, offset: offset ?? position)
  }

  mutating func warn(_ kind: OpeningHours.Warning.Kind, from start: Int, to end: Int? = nil) {
    warnings.append(OpeningHours.Warning(kind: kind, range: start..<(end ?? position)))
  }

  /// The byte at a distance, or 0 behind the end.
  func peek(_ distance: Int = 0) -> UInt8 {
    position + distance < bytes.count ? bytes[position + distance] : 0
  }

  func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }

  mutating func skipBlanks() { while skipBlank() {} }

  mutating func skipBlank() -> Bool {
    guard peek() == UInt8(ascii: " ") || peek() == UInt8(ascii: "\t") else { return false }
    position += 1
    return true
  }

  /// Takes a text if it stands here.
  mutating func take(_ text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard position + length <= bytes.count else { return false }
    let isHere = text.withUTF8Buffer {
      unsafe bytes[position..<(position + length)].elementsEqual($0)
    }
    if isHere { position += length }
    return isHere
  }

  /// The ASCII letters from here on in lowercase, or an empty text.
  func peekWord(from distance: Int = 0) -> String {
    var word: [UInt8] = []
    var index = position + distance
    while index < bytes.count, isLetter(bytes[index]), word.count < 12 {
      word.append(bytes[index] | 0x20)
      index += 1
    }
    return String(decoding: word, as: UTF8.self)
  }

  mutating func skipWord() { while isLetter(peek()) { position += 1 } }

  /// Takes a hyphen between two bounds, with blanks around it; long dashes and words are tolerated.
  mutating func takeDash() -> Bool {
    let start = position
    skipBlanks()
    if take("-") {
      skipBlanks()
      return true
    }
    let sign = position
    if take("\u{2013}") || take("\u{2014}") || take("\u{2212}") {
      warn(.sign, from: sign)
      skipBlanks()
      return true
    }
    if ["to", "til", "till", "until", "through"].contains(peekWord()) {
      skipWord()
      warn(.sign, from: sign)
      skipBlanks()
      return true
    }
    position = start
    return false
  }

  /// Takes a comma before another member of a list if `isMember` is true of what follows.
  mutating func takeComma(_ isMember: (HoursReader) -> Bool) -> Bool {
    let start = position
    skipBlanks()
    if take(",") {
      skipBlanks()
      if isMember(self) { return true }
    }
    position = start
    return false
  }

  /// Reads a number of up to four digits.
  mutating func readNumber() throws(OpeningHours.Error) -> Int {
    let start = position
    var number = 0
    while isDigit(peek()) {
      guard position - start < 4 else { throw error(.outOfRange, at: start) }
      number = 10 * number + Int(peek() - UInt8(ascii: "0"))
      position += 1
    }
    guard position > start else { throw error(.unexpected) }
    return number
  }

  mutating func readNumber(in range: ClosedRange<Int>) throws(OpeningHours.Error) -> Int {
    let start = position
    let number = try readNumber()
    guard range.contains(number) else { throw error(.outOfRange, at: start) }
    return number
  }

  /// The number of digits from here on.
  var digitCount: Int { bytes[min(position, bytes.count)...].prefix(while: isDigit).count }
}
