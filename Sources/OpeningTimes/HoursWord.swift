import Essentials

/// A word of a text, and what it means in a language.
struct HoursWord: Sendable {
  /// The letters in lowercase and without accents, as ``TextFolding`` has them; empty if no letter stands there.
  var text = ""
  var weekday: Weekday?
  /// The number of the month.
  var month: Int?
  /// The numbers of the weekdays of a word for several, such as "weekends".
  var days: ClosedRange<Int>?
  /// The minute of a time that is a word, such as "midi".
  var noon: Int?
  /// The number of a weekday in its month, as of "first"; the last one is -1.
  var ordinal: Int?
  /// What a word such as "closed" says of a rule.
  var meaning: HoursRule.Meaning?
  var uses: Uses = []

  struct Uses: OptionSet, Sendable {
    let rawValue: UInt8

    /// A public holiday.
    static let holiday = Uses(rawValue: 1)
    /// For the hyphen of a span.
    static let dash = Uses(rawValue: 2)
    /// For the comma of a list.
    static let comma = Uses(rawValue: 4)
    /// For "except" before days.
    static let exception = Uses(rawValue: 8)
    /// For "or" before "by appointment".
    static let choice = Uses(rawValue: 16)
    /// Letters directly behind the number of a day, as in "4th".
    static let daySuffix = Uses(rawValue: 32)
    /// Without meaning after times, such as "Uhr".
    static let unit = Uses(rawValue: 64)
  }

  /// Whether the word means public holidays, or the school holidays of the specification.
  var isHoliday: Bool { text == "ph" || text == "sh" || uses.contains(.holiday) }

  /// The weekdays that the word means.
  var span: WeekdaySpan? {
    if let weekday { return WeekdaySpan(first: weekday, last: weekday) }
    guard let days, let first = Weekday(rawValue: days.lowerBound),
      let last = Weekday(rawValue: days.upperBound)
    else { return nil }
    return WeekdaySpan(first: first, last: last)
  }
}

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

/// Phrases; a longer phrase comes before its beginnings.
struct PhraseList: ExpressibleByArrayLiteral, Sendable {
  let phrases: [String]
  /// The words of each phrase.
  let words: [[String]]
  private let beginnings: [Beginning]
  /// A bit for the lower five bits of each first byte, which a letter has in both cases.
  private let firstBytes: UInt32

  init(arrayLiteral phrases: String...) { self.init(phrases) }

  init(_ phrases: [String]) {
    self.phrases = phrases
    words = phrases.map { $0.split(separator: " ").map { String($0) } }
    beginnings = phrases.map { Beginning($0.utf8.prefix(3)) }
    firstBytes = phrases.reduce(0) { $0 | 1 << UInt32(($1.utf8.first ?? 0) & 31) }
  }

  /// Up to three bytes of a word in lowercase; letters beyond ASCII are folded later.
  struct Beginning {
    private var letters: UInt32 = 0
    private var mask: UInt32 = 0

    init(_ bytes: some Sequence<UInt8>) {
      for (index, byte) in bytes.enumerated() {
        guard byte < 0x80, byte != UInt8(ascii: " ") else { return }
        letters |= UInt32(byte | 0x20) << UInt32(8 * index)
        mask |= 0xFF << UInt32(8 * index)
      }
    }

    /// Whether the bytes that both have are the same.
    func agrees(with other: Beginning) -> Bool {
      (letters ^ other.letters) & mask & other.mask == 0
    }
  }

  /// The first phrase from an index on that may begin with some bytes.
  func firstIndex(from start: Int, beginningWith other: Beginning) -> Int? {
    beginnings[start...].firstIndex { $0.agrees(with: other) }
  }

  /// Whether a phrase may begin with a byte.
  func mayBegin(with byte: UInt8) -> Bool {
    !phrases.isEmpty && (byte >= 0x80 || firstBytes & 1 << UInt32(byte & 31) != 0)
  }
}
