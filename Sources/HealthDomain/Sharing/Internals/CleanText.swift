/// Texts without what breaks lines or is not shown.
enum CleanText {
  /// Returns the words of a text in one line, with one space between two.
  ///
  /// Control characters and separators of lines count as spaces, so that a line of mail or a header
  /// that is made from the text stays one.
  static func line(_ text: String) -> String {
    var line = ""
    var needsSpace = false
    for scalar in text.unicodeScalars {
      if scalar.isControl || scalar.properties.isWhitespace {
        needsSpace = !line.isEmpty
      } else {
        if needsSpace { line.unicodeScalars.append(" ") }
        line.unicodeScalars.append(scalar)
        needsSpace = false
      }
    }
    return line
  }

  /// Returns the lines of a text that are not blank.
  static func lines(_ text: String) -> [String] {
    text.unicodeScalars.split { "\n\r\u{B}\u{C}\u{85}\u{2028}\u{2029}".unicodeScalars.contains($0) }
      .map { line(String($0)) }.filter { !$0.isEmpty }
  }

  /// Returns the beginning of a text of one line, cut between words if one ends in its second half.
  static func beginning(of text: String, length: Int) -> String {
    guard text.unicodeScalars.count > length else { return text }
    let start = text.unicodeScalars.prefix(length)
    let words = start.lastIndex(of: " ").map { start[..<$0] } ?? start[...]
    return String(words.count * 2 > length ? words : start[...]) + "…"
  }
}
