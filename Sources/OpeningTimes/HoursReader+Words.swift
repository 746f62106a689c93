import Essentials

// Signs and words: what the reader takes next, or leaves.

extension HoursReader {
  func error(_ kind: OpeningHours.Error.Kind, at offset: Int? = nil) -> OpeningHours.Error {
    OpeningHours.Error(kind: kind, offset: source.text.offset(of: offset ?? position))
  }

  mutating func warn(_ kind: OpeningHours.Warning.Kind, from start: Int, to end: Int? = nil) {
    let range = source.text.offset(of: start)..<source.text.offset(of: end ?? position)
    warnings.append(OpeningHours.Warning(kind: kind, range: range))
  }

  /// Sorts the warnings, and leaves out those that are part of another one.
  mutating func sortWarnings() {
    guard warnings.count > 1 else { return }
    warnings.sort {
      ($0.range.lowerBound, -$0.range.count) < ($1.range.lowerBound, -$1.range.count)
    }
    var end = 0
    warnings.removeAll { warning in
      defer { end = max(end, warning.range.upperBound) }
      return warning.range.lowerBound < end
    }
  }

  /// The byte at a distance, or 0 after the end.
  func peek(_ distance: Int = 0) -> UInt8 {
    source.byte(at: position + distance)
  }

  func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  /// Whether a byte belongs to a letter, of any script.
  func isLetter(_ byte: UInt8) -> Bool { HoursText.isLetter(byte) }

  mutating func skipBlanks() {
    while peek() == UInt8(ascii: " ") || peek() == UInt8(ascii: "\t") { position += 1 }
  }

  /// Skips blanks and line ends.
  mutating func skipLines() {
    skipBlanks()
    while take("\n") { skipBlanks() }
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

  /// The word that begins here, which may have no letter.
  var word: HoursWord { source.word(at: position) }

  /// The end of one of some phrases at this position.
  func peekPhrase(_ list: PhraseList) -> Int? { phrase(of: list)?.end }

  /// The index and the end of one of some phrases at this position, with blanks, a hyphen, a slash, an
  /// apostrophe, or a comma between its words, and a period behind an abbreviation.
  ///
  /// A longer phrase comes before its beginnings.
  func phrase(of list: PhraseList) -> (index: Int, end: Int)? {
    // Most texts have none, and words and copies of the reader take time.
    guard isLetter(peek()) || isDigit(peek()), list.mayBegin(with: peek()) else { return nil }
    let beginning = PhraseList.Beginning(bytes[position..<min(position + 3, bytes.count)])
    var next = list.firstIndex(from: 0, beginningWith: beginning)
    while let index = next {
      if let end = end(of: list.words[index]) { return (index, end) }
      next = list.firstIndex(from: index + 1, beginningWith: beginning)
    }
    return nil
  }

  /// The end of the words of a phrase that stand here.
  private func end(of phrase: [String]) -> Int? {
    var reader = self
    var isBehindNumber = false
    for word in phrase {
      let isNumber = word.utf8.first.map(isDigit) ?? false
      if reader.position > position {
        if !isBehindNumber { _ = reader.take(".") }
        reader.skipBlanks()
        // "24/7", but not "7-7", which are times.
        if isNumber, isBehindNumber {
          guard reader.take("/") else { return nil }
        } else if !reader.take("-"), !reader.take("/"), !reader.take("'") {
          _ = reader.take(",")
        }
        reader.skipBlanks()
      }
      isBehindNumber = isNumber
      if isNumber {
        guard reader.bytes[reader.position...].starts(with: word.utf8) else { return nil }
        reader.position += word.utf8.count
        guard !isDigit(reader.peek()) else { return nil }
      } else {
        guard reader.word.text == word else { return nil }
        reader.skipWord()
      }
    }
    return isLetter(reader.peek()) || isDigit(reader.peek()) ? nil : reader.position
  }

  /// Takes a phrase if it is among some.
  mutating func takePhrase(_ list: PhraseList) -> Bool {
    guard let end = peekPhrase(list) else { return false }
    position = end
    return true
  }

  /// Takes a word with a use.
  mutating func takeWord(_ use: HoursWord.Uses) -> Bool {
    guard isLetter(peek()), word.uses.contains(use) else { return false }
    skipWord()
    return true
  }

  mutating func skipWord() { while isLetter(peek()) { position += 1 } }

  /// Takes words that mean nothing before days or times, such as "from".
  mutating func takeFillers() {
    guard isLetter(peek()), filler != nil || everyWeekday != nil || startOfOpenEnd != nil else {
      return
    }
    var reader = self
    // Whether the last of them stands before days alone.
    var needsDays = false
    while true {
      let start = reader.position
      if let time = reader.startOfOpenEnd {
        (reader.position, reader.openEnd) = (time, time)
      } else if let end = reader.filler ?? reader.everyWeekday {
        needsDays = reader.peekPhrase(names.dayFillers) != nil
        reader.position = end
      } else {
        break
      }
      reader.warn(.sign, from: start)
      reader.takeElision()
    }
    // Not in "on request".
    if reader.isWeekdayOrHoliday || reader.isDate || !needsDays && reader.isTime { self = reader }
  }

  /// The end of a word that means nothing; a letter that is also a weekday, as in "d'avril", only before an
  /// apostrophe.
  var filler: Int? {
    guard let end = peekPhrase(names.fillers) ?? peekPhrase(names.dayFillers) else { return nil }
    let isWeekday = end == position + 1 && word.weekday != nil
    return isWeekday && bytes.dropFirst(end).first != UInt8(ascii: "'") ? nil : end
  }

  /// Where a time begins behind a word such as "from" or "ab".
  private var startOfOpenEnd: Int? {
    guard let end = peekPhrase(names.phrases.openEnds) else { return nil }
    var reader = self
    reader.position = end
    reader.skipBlanks()
    return reader.isTime ? reader.position : nil
  }

  /// The end of "every" before a weekday, which means nothing without a number.
  private var everyWeekday: Int? {
    guard let end = peekPhrase(names.every) else { return nil }
    var reader = self
    reader.position = end
    reader.skipBlanks()
    return reader.word.weekday == nil ? nil : end
  }

  /// Takes a hyphen between two bounds, with blanks around it; long dashes and words are tolerated.
  mutating func takeDash() -> Bool {
    let start = position
    skipBlanks()
    if take("-") {
      skipBlanks()
      return true
    }
    let sign = position
    if takePhrase(names.phrases.dashes) || takeWord(.dash) {
      warn(.sign, from: sign)
      skipBlanks()
      return true
    }
    position = start
    return false
  }

  /// Takes a comma before another member of a list if `isMember` is true of what follows; words
  /// such as "and" are tolerated, and "/" and "+" between members that are not numbers of days or
  /// weeks.
  mutating func takeComma(
    areNumbers: Bool = false, _ isMember: (HoursReader) -> Bool
  ) -> Bool {
    let start = position
    let warned = warnings.count
    skipBlanks()
    let sign = position
    if take(",") {
      skipLines()
      // "Mon, Wed, and Fri"
      let word = position
      if takeWord(.comma) || take("&") {
        warn(.sign, from: word)
        skipBlanks()
      }
      takeFillers()
      if isMember(self) { return true }
    } else if takeWord(.comma) || take("&") || !areNumbers && (take("/") || take("+")) {
      if bytes[position - 1] | 0x20 >= UInt8(ascii: "a") { _ = take(".") }
      let end = position
      skipBlanks()
      takeFillers()
      if isMember(self) {
        warn(.sign, from: sign, to: end)
        return true
      }
    }
    position = start
    if warnings.count > warned { warnings.removeSubrange(warned...) }
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
