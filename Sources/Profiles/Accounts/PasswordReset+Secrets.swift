public import Essentials

extension PasswordReset {
  /// A code of six digits, which may begin with zeros.
  public struct Code: Hashable, Sendable, PrivateValue {
    /// The six digits: write them into a message, and nowhere else.
    public let text: String

    /// Draws a code; all codes are equally likely.
    init(using generator: inout some RandomNumberGenerator) {
      // Of 2^32 numbers, the last 967,296 would make small codes more likely, so they are drawn again.
      // One draw in 4,440 is; a hundred in a row are a broken source of bits, and not waited for.
      var number: UInt32 = 0
      for _ in 0..<100 {
        number = UInt32(truncatingIfNeeded: generator.next())
        if number < 4_294_000_000 { break }
      }
      text = String(String(1_000_000 &+ number % 1_000_000).dropFirst())
    }

    /// Creates a code from six digits, or returns `nil`.
    init?(_ text: String) {
      let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
      guard text.utf8.count == 6, text.utf8.allSatisfy(digits.contains) else { return nil }
      self.text = text
    }

    /// Whether a text is the code and the address is known, in a time that does not depend on the code or on
    /// the address.
    func matches(_ text: String, isKnown: Bool) -> Bool {
      // Nobody writes a code in more than 32 bytes, and a megabyte must not take longer.
      let typed = text.utf8.prefix(32).filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "-") }
      let padded = (typed + [0, 0, 0, 0, 0, 0]).prefix(6)
      var difference: UInt8 = typed.count == 6 && text.utf8.dropFirst(32).isEmpty ? 0 : 1
      difference |= isKnown ? 0 : 1
      for (byte, digit) in zip(padded, self.text.utf8) { difference |= byte ^ digit }
      return difference == 0
    }
  }

  /// The right to choose a new password once, for whoever entered the right code.
  ///
  /// Without it, anybody could choose the password in the minutes after the owner entered the code.
  public struct Ticket: Hashable, Sendable, PrivateValue {
    /// The ticket as 32 hexadecimal digits, to keep in the form of the new password.
    public let text: String

    /// Creates a ticket from its text, or returns `nil` if it does not have 32 lowercase hexadecimal
    /// digits.
    public init?(_ text: some StringProtocol) {
      guard text.utf8.prefix(33).count == 32,
        text.utf8.allSatisfy({ "0123456789abcdef".utf8.contains($0) })
      else { return nil }
      self.text = String(text)
    }

    init(using generator: inout some RandomNumberGenerator) {
      text = (0..<2).map { _ in
        let digits = String(generator.next() as UInt64, radix: 16)
        return String(repeating: "0", count: 16 &- digits.utf8.count) + digits
      }.joined()
    }

    /// Whether both are equal, in the same time for all tickets.
    func matches(_ other: Ticket) -> Bool {
      var difference: UInt8 = 0
      for (a, b) in zip(text.utf8, other.text.utf8) { difference |= a ^ b }
      return difference == 0
    }
  }
}
