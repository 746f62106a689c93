extension UInt8 {
  /// Whether the byte is an ASCII letter.
  package var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }

  /// Whether the byte is an ASCII digit.
  package var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  /// The value of a hexadecimal digit, or `nil` for another byte.
  package var hexadecimal: UInt8? {
    if isDigit { return self &- UInt8(ascii: "0") }
    let letter = self | 0x20
    return (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(letter)
      ? letter &- UInt8(ascii: "a") &+ 10 : nil
  }
}
