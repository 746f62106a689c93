/// Texts without what breaks lines or is not shown.
package enum CleanText {
  /// Returns the words of a text in one line, with one space between two.
  ///
  /// Control characters and separators of lines count as spaces, so that a line of mail or a header
  /// that is made from the text stays one. Direction marks that do not end in the line are left
  /// out, so that they do not affect the text beside it.
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
    return TextDirection.paired(line)
  }

  /// Returns the words of an identifier, such as "hot flashes" for `hotFlashes`, and any other text
  /// unchanged.
  ///
  /// Names that this version knows have better words; this is for those of newer versions and of the app.
  ///
  /// - Parameters:
  ///   - text: The name.
  ///   - hasDashes: Whether the words of a name can have dashes between them, as in `order-online`.
  /// - Returns: The words.
  package static func words(ofKey text: String, hasDashes: Bool = false) -> String {
    let scalars = text.unicodeScalars
    func isLetter(_ scalar: Unicode.Scalar) -> Bool {
      ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
        || ("0"..."9").contains(scalar) || hasDashes && scalar == "-"
    }
    guard let first = scalars.first, ("a"..."z").contains(first), scalars.allSatisfy(isLetter)
    else { return text }
    var words = ""
    for scalar in scalars {
      if ("A"..."Z").contains(scalar) { words += " " }
      words += scalar == "-" ? " " : scalar.properties.lowercaseMapping
    }
    return words
  }

  /// Whether a text has no control characters, and no marks of direction that turn the text beside it.
  ///
  /// A text can have tabs and several lines if `hasLines`. One of one line is a name or a title, in which not
  /// even a closed override is useful.
  package static func isPlain(_ text: String, hasLines: Bool = false) -> Bool {
    let isPlain = text.unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "\n", "\r", "\t", "\u{2028}", "\u{2029}": hasLines
      case "\u{202D}", "\u{202E}": hasLines
      default: !scalar.isControl
      }
    }
    return isPlain && text.hasSameBytes(as: TextDirection.closed(text))
  }

  /// Whether a text shows anything: a scalar that is neither blank nor invisible.
  package static func isVisible(_ text: some StringProtocol) -> Bool {
    text.unicodeScalars.contains { scalar in
      switch scalar.value {
      // Marks of notes beside a text, and a head of a musical note without ink.
      case 0xFFF9...0xFFFB, 0x1D159: false
      default: !scalar.isBlank && !scalar.isInvisible
      }
    }
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

  /// Returns the beginning of a text of one line, cut between words if one ends in its second half, and
  /// always after a whole character.
  ///
  /// It has at most `length` Unicode scalars before the sign that the text goes on.
  package static func beginning(of text: String, length: Int) -> String {
    guard text.unicodeScalars.count > length else { return text }
    let start = characters(of: text, atMost: length) { $0.unicodeScalars.count }
    let words = start.lastIndex(of: " ").map { start[..<$0] } ?? start
    let isLong = words.unicodeScalars.count * 2 > length
    return TextDirection.paired(String(isLong ? words : start)) + "…"
  }

  /// Returns the longest beginning of whole characters (Unicode Standard Annex #29) whose sizes add up to at
  /// most a limit.
  package static func characters(
    of text: String, atMost limit: Int, _ size: (Character) -> Int
  ) -> Substring {
    var total = 0
    return text.prefix { character in
      total &+= size(character)
      return total <= limit
    }
  }

  /// Writes hundredths as a decimal number, such as cents as dollars.
  package static func hundredths(_ number: Int) -> String {
    let digits = number.magnitude % 100
    return (number < 0 ? "-" : "") + "\(number.magnitude / 100)."
      + (digits < 10 ? "0\(digits)" : "\(digits)")
  }
}
