import Essentials

/// A text and the names of one language.
final class HoursSource {
  let text: HoursText
  let names: HoursNames
  /// The word that was asked for last, and where it begins: a reader asks in many ways what one word means.
  private var last: (start: Int, word: HoursWord) = (-1, HoursWord())

  init(_ text: HoursText, _ names: HoursNames) { (self.text, self.names) = (text, names) }

  /// The byte at a position, or 0 after the end.
  func byte(at position: Int) -> UInt8 { position < text.bytes.count ? text.bytes[position] : 0 }

  /// The word that begins at a position.
  func word(at start: Int) -> HoursWord {
    guard last.start != start else { return last.word }
    guard HoursText.isLetter(byte(at: start)) else { return HoursWord() }
    let end = text.bytes[start...].firstIndex { !HoursText.isLetter($0) } ?? text.bytes.count
    let letters = text.bytes[start..<min(end, start + 40)]
    // A text of an array needs no cast at run time.
    let word =
      letters.allSatisfy { $0 < 0x80 }
      ? String(decoding: letters.map { $0 | 0x20 }, as: UTF8.self)
      : TextFolding.folded(String(decoding: letters, as: UTF8.self))
    last = (start, names.word(word))
    return last.word
  }
}
