/// Texts without what breaks lines or is not shown.
package enum CleanText {
  /// Returns the words of a text in one line, with one space between two.
  ///
  /// Control characters and separators of lines count as spaces, so that a line of mail or a header
  /// that is made from the text stays one.
  package static func line(_ text: String) -> String {
    if isLine(text.utf8) { return text }
    var line = ""
    var needsSpace = false
    for scalar in text.unicodeScalars {
      if scalar.isControl || scalar.isBlank {
        needsSpace = !line.isEmpty
      } else {
        if needsSpace { line.unicodeScalars.append(" ") }
        line.unicodeScalars.append(scalar)
        needsSpace = false
      }
    }
    return line
  }

  /// Whether bytes are printable ASCII characters in which no space is first, last, or after another.
  private static func isLine(_ bytes: String.UTF8View) -> Bool {
    var isAfterSpace = true
    for byte in bytes {
      let isSpace = byte == UInt8(ascii: " ")
      guard isSpace ? !isAfterSpace : (0x21...0x7E).contains(byte) else { return false }
      isAfterSpace = isSpace
    }
    return !isAfterSpace
  }

  /// Returns the lines of a text that are not blank.
  package static func lines(_ text: String) -> [String] {
    text.unicodeScalars.split { "\n\r\u{B}\u{C}\u{85}\u{2028}\u{2029}".unicodeScalars.contains($0) }
      .map { line(String($0)) }.filter { !$0.isEmpty }
  }

  /// Returns the beginning of a text of one line, cut between words if one ends in its second half.
  package static func beginning(of text: String, length: Int) -> String {
    guard text.unicodeScalars.count > length else { return text }
    let start = text.unicodeScalars.prefix(length)
    let words = start.lastIndex(of: " ").map { start[..<$0] } ?? start[...]
    return String(words.count * 2 > length ? words : start[...]) + "…"
  }

  /// Writes hundredths as a decimal number, such as cents as dollars.
  package static func hundredths(_ number: Int) -> String {
    let digits = number.magnitude % 100
    return (number < 0 ? "-" : "") + "\(number.magnitude / 100)."
      + (digits < 10 ? "0\(digits)" : "\(digits)")
  }
}
