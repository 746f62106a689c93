import Essentials

/// The words of texts, without case and diacritics.
package enum JournalWords {
  /// Returns the ranges of the words of a text: runs of letters, digits, and marks.
  ///
  /// - Complexity: O(*n*)
  static func ranges(in text: String) -> [Range<String.Index>] {
    var ranges: [Range<String.Index>] = []
    var start: String.Index?
    let scalars = text.unicodeScalars
    for index in scalars.indices {
      if isPart(scalars[index]) {
        if start == nil { start = index }
      } else if let begun = start {
        ranges.append(begun..<index)
        start = nil
      }
    }
    if let start { ranges.append(start..<scalars.endIndex) }
    return ranges
  }

  /// Returns the folded words of texts, each with a space before it, and a space at the end.
  ///
  /// - Complexity: O(*n*)
  package static func folded(_ texts: [String]) -> String {
    var folded = ""
    for text in texts {
      for range in ranges(in: text) {
        for word in split(word(text[range])) { folded += " " + word }
      }
    }
    return folded.isEmpty ? "" : folded + " "
  }

  /// Returns a word without case and diacritics.
  static func word(_ text: Substring) -> String {
    // A quick way for the letters of most words.
    if text.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) { return String(text) }
    return foldedText(text).lowercased()
  }

  /// Returns a word, or its characters if it is Chinese or Japanese, which has no blanks between
  /// words.
  private static func split(_ word: String) -> [String] {
    let hasNoBlanks = word.unicodeScalars.contains {
      (0x2E80...0x9FFF).contains($0.value) || (0xF900...0xFAFF).contains($0.value)
        || (0x20000...0x3FFFF).contains($0.value)
    }
    return hasNoBlanks ? word.map { String($0) } : word.isEmpty ? [] : [word]
  }

  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return (0x30...0x39).contains(scalar.value) || (0x41...0x5A).contains(scalar.value & ~0x20)
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
      return true
    default: return false
    }
  }
}
