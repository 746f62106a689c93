/// Reads the numbers of an ISO 8601 text from front to back, and never more of it than they take.
struct ISO8601Reader {
  private var bytes: String.UTF8View.Iterator

  init(_ text: String) {
    bytes = text.utf8.makeIterator()
  }

  /// Whether nothing is left; asked last, since it takes the next byte.
  var isAtEnd: Bool {
    mutating get { bytes.next() == nil }
  }

  /// Takes a byte, and returns whether it is `character`.
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    bytes.next() == UInt8(ascii: character)
  }

  /// Takes that many bytes, the digits of a number; `nil` if one of them is no ASCII digit.
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

  /// Takes `YYYY-MM`.
  mutating func month() -> (year: Int, month: Int)? {
    guard let year = number(digits: 4), skip("-"), let month = number(digits: 2) else { return nil }
    return (year, month)
  }

  /// Takes `YYYY-MM-DD`.
  mutating func date() -> (year: Int, month: Int, day: Int)? {
    guard let (year, month) = month(), skip("-"), let day = number(digits: 2) else { return nil }
    return (year, month, day)
  }

  /// Takes `hh:mm`.
  mutating func time() -> (hour: Int, minute: Int)? {
    guard let hour = number(digits: 2), skip(":"), let minute = number(digits: 2) else {
      return nil
    }
    return (hour, minute)
  }
}
