/// Reads the numbers of an ISO 8601 text from front to back, and reads no further than it must.
struct ISO8601Reader {
  private var bytes: String.UTF8View.Iterator

  init(_ text: String) {
    bytes = text.utf8.makeIterator()
  }

  /// Whether the whole text has been read.
  ///
  /// Reading this property consumes the next byte, so read it last.
  var isAtEnd: Bool {
    mutating get { bytes.next() == nil }
  }

  /// Consumes a byte and returns whether it is `character`.
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    bytes.next() == UInt8(ascii: character)
  }

  /// Consumes a number of that many digits; returns `nil` if a byte is not an ASCII digit.
  mutating func number(digits: Int) -> Int? {
    var number = 0
    for _ in 0..<digits {
      guard let byte = bytes.next(), (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else {
        return nil
      }
      number = 10 * number + Int(byte - UInt8(ascii: "0"))
    }
    return number
  }

  /// Consumes `YYYY-MM`.
  mutating func month() -> (year: Int, month: Int)? {
    guard let year = number(digits: 4), skip("-"), let month = number(digits: 2) else { return nil }
    return (year, month)
  }

  /// Consumes `YYYY-MM-DD`.
  mutating func date() -> (year: Int, month: Int, day: Int)? {
    guard let (year, month) = month(), skip("-"), let day = number(digits: 2) else { return nil }
    return (year, month, day)
  }

  /// Consumes `hh:mm`.
  mutating func time() -> (hour: Int, minute: Int)? {
    guard let hour = number(digits: 2), skip(":"), let minute = number(digits: 2) else {
      return nil
    }
    return (hour, minute)
  }
}

/// Writes the numbers of an ISO 8601 text with leading zeros.
struct ISO8601Writer {
  private var bytes: [UInt8] = []

  init() {
    bytes.reserveCapacity(16)
  }

  /// The text written so far.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Appends a separator.
  mutating func append(_ character: Unicode.Scalar) {
    bytes.append(UInt8(ascii: character))
  }

  /// Appends the last two digits of a number.
  private mutating func append(_ number: Int) {
    bytes.append(UInt8(ascii: "0") + UInt8(number / 10 % 10))
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  /// Appends `YYYY-MM`.
  mutating func append(year: Int, month: Int) {
    append(year / 100)
    append(year)
    append("-")
    append(month)
  }

  /// Appends `YYYY-MM-DD`.
  mutating func append(year: Int, month: Int, day: Int) {
    append(year: year, month: month)
    append("-")
    append(day)
  }

  /// Appends `hh:mm`.
  mutating func append(hour: Int, minute: Int) {
    append(hour)
    append(":")
    append(minute)
  }
}

#if !hasFeature(Embedded)
extension Decoder {
  /// Returns the value that a throwing initializer makes from a single text.
  ///
  /// - Throws: `DecodingError`, whose description is `rule`. It does not repeat the text, which may
  ///   be a birth date.
  func value<Value>(ofISO8601 make: (String) throws -> Value, rule: String) throws -> Value {
    let container = try singleValueContainer()
    let text = try container.decode(String.self)
    do {
      return try make(text)
    } catch {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: rule)
    }
  }
}
#endif
