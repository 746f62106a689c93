import Essentials

/// Reading weekdays as letters, as in "T & Th" and "MWF", and the weekdays of a month: "Sa[1,3]", and "1st and 3rd
/// Saturday of the month".
extension HoursReader {
  /// Skips blanks before the bracket of an nth weekday, and returns whether one stands here.
  mutating func takeBlanksBeforeNth() -> Bool {
    let start = position
    skipBlanks()
    guard peek() == UInt8(ascii: "[") else {
      position = start
      return false
    }
    if position > start { warn(.sign, from: start) }
    return true
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

  /// Takes one nth weekday, such as "Su[-1]", or nothing.
  mutating func takeNthWeekday() throws(OpeningHours.Error) -> (Weekday, Int)? {
    let start = position
    let warned = warnings.count
    guard let weekday = takeWeekday(), takeBlanksBeforeNth() else {
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

  /// The numbers that stand here before a weekday in words, and where the weekday begins.
  ///
  /// "Every second Monday" may be every other one, so that it has none without "of the month".
  var ordinals: (numbers: [Int], end: Int)? {
    guard !names.ordinals.isEmpty,
      isDigit(peek()) || word.ordinal != nil || names.every.mayBegin(with: peek())
    else { return nil }
    var reader = self
    let isEvery = reader.takePhrase(names.every)
    reader.skipBlanks()
    var numbers: [Int] = []
    repeat {
      guard let number = reader.takeOrdinal() else { return nil }
      numbers.append(number)
    } while reader.takeComma { reader in
      var reader = reader
      return reader.takeOrdinal() != nil
    }
    reader.skipBlanks()
    let end = reader.position
    guard reader.word.weekday != nil else { return nil }
    reader.skipWord()
    reader.skipBlanks()
    let isCertain = !isEvery || numbers.count > 1 || abs(numbers[0]) == 1
    return isCertain || reader.peekPhrase(names.phrases.ofMonth) != nil ? (numbers, end) : nil
  }

  /// Takes the number of a weekday, such as "1st" or "last"; the last one is -1.
  private mutating func takeOrdinal() -> Int? {
    guard isDigit(peek()) else {
      guard let number = word.ordinal else { return nil }
      skipWord()
      return number
    }
    let isPeriod = peek(1) == UInt8(ascii: ".")
    let suffix = isPeriod ? "." : source.word(at: position + 1).text
    guard !suffix.isEmpty, let number = names.ordinals[String(peek() & 15) + suffix] else {
      return nil
    }
    position += isPeriod ? 2 : 1
    if !isPeriod { skipWord() }
    return number
  }

  /// Takes weekdays of a month in words, or nothing.
  ///
  /// In "1st Saturday and Sunday", the second day may be any Sunday, so that it is an error.
  mutating func takeOrdinalWeekday() throws(OpeningHours.Error) -> WeekdaySpan? {
    guard let (numbers, end) = ordinals else { return nil }
    let start = position
    position = end
    guard let weekday = takeWeekday() else { return nil }
    let behind = position
    skipBlanks()
    if !takePhrase(names.phrases.ofMonth) { position = behind }
    warn(.name, from: start)
    hasOrdinals = true
    var reader = self
    if reader.takeComma({ $0.isWeekdayOrHoliday && $0.ordinals == nil }) || reader.takeDash() {
      throw error(.unexpected, at: start)
    }
    return WeekdaySpan(first: weekday, last: weekday, nth: numbers)
  }

  /// The first weekday of a letter that can mean two, such as "T", if one up to the second one follows: "T,Th"
  /// and "T-Th".
  var weekdayOfLetter: Weekday? {
    guard isLetter(peek()), !isLetter(peek(1)), let days = names.letters[word.text],
      days.count == 2, let first = days.first, let second = days.last
    else { return nil }
    var reader = self
    reader.position += 1
    _ = reader.take(".")
    reader.skipBlanks()
    guard
      reader.take("-") || reader.take(",") || reader.take("&") || reader.take("/")
        || reader.takeWord(.comma)
    else { return nil }
    reader.skipBlanks()
    guard let next = reader.word.weekday else { return nil }
    return next.rawValue > first.rawValue && next.rawValue <= second.rawValue ? first : nil
  }

  /// The weekday of a number, counted from Sunday, as in "2ª a 6ª".
  var numberedWeekday: Weekday? {
    guard names.hasNumberedWeekdays, (UInt8(ascii: "2")...UInt8(ascii: "6")).contains(peek()),
      source.word(at: position + 1).text == "a"
    else { return nil }
    var reader = self
    reader.position += 1
    reader.skipWord()
    return isDigit(reader.peek()) ? nil : Weekday(rawValue: Int(peek() & 15) - 1)
  }

  /// The bytes of the word that stands here.
  var typedWord: ArraySlice<UInt8> { bytes[min(position, bytes.count)...].prefix(while: isLetter) }
}
