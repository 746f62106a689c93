/// A day on which a law begins or ends to hold, or on which the knowledge was checked.
public struct KnowledgeDate: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The year, in `1...9999`.
  public let year: Int
  /// The month, in `1...12`.
  public let month: Int
  /// The day of the month, in `1...31`; whether the month has it is not checked.
  public let day: Int

  /// Creates a date, or returns `nil` if a part is out of range.
  public init?(_ year: Int, _ month: Int, _ day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), (1...31).contains(day) else {
      return nil
    }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Reads a date as ISO 8601 writes it, such as `2026-07-31`, or returns `nil`.
  init?(iso8601 bytes: some Collection<UInt8>) {
    guard bytes.count == 10 else { return nil }
    var numbers = [0, 0, 0]
    var part = 0
    for (place, byte) in bytes.enumerated() {
      if place == 4 || place == 7 {
        guard byte == 0x2D else { return nil }
        part += 1
      } else {
        guard (0x30...0x39).contains(byte) else { return nil }
        numbers[part] = numbers[part] * 10 + Int(byte - 0x30)
      }
    }
    self.init(numbers[0], numbers[1], numbers[2])
  }

  /// Orders dates from earlier to later.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.year, lhs.month, lhs.day) < (rhs.year, rhs.month, rhs.day)
  }

  /// The date as ISO 8601 writes it, such as `2026-07-31`.
  public var description: String {
    func padded(_ number: Int, _ width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }
}
