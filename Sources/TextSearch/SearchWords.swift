import Essentials

/// The folded words of a text.
///
/// Words are those of `TextFolding`: runs of letters and digits, lowercase and without marks. Of a
/// longer word, only the first ``maximumLength`` bytes count, so that no text makes a search slow.
struct SearchWords {
  /// The greatest number of bytes of a word; the steps of a walk along the vocabulary have 64 bits.
  static let maximumLength = 60

  private var source: ContiguousArray<UInt8> = []
  private(set) var bytes: ContiguousArray<UInt8> = []
  private(set) var ranges: ContiguousArray<Range<Int>> = []
  /// Whether a word of the text was longer than ``maximumLength``.
  private(set) var hasLongWord = false

  /// Folds a text, whose words then are in ``bytes`` at ``ranges``.
  ///
  /// - Complexity: O(*n*)
  mutating func fold(_ text: String) {
    source.removeAll(keepingCapacity: true)
    bytes.removeAll(keepingCapacity: true)
    ranges.removeAll(keepingCapacity: true)
    hasLongWord = false
    source.append(contentsOf: text.utf8)
    let text = source
    TextFolding.append(text.span, to: &bytes)
    var start = 0
    for index in 0...bytes.count
    where index == bytes.count || bytes[index] == UInt8(ascii: " ") {
      if index > start {
        let end = Self.end(of: start..<index, in: bytes)
        hasLongWord = hasLongWord || end < index
        ranges.append(start..<end)
      }
      start = index + 1
    }
  }

  /// The end of a word without the bytes beyond the greatest length, and without a part of a letter.
  static func end(of word: Range<Int>, in bytes: ContiguousArray<UInt8>) -> Int {
    guard word.count > maximumLength else { return word.upperBound }
    var end = word.lowerBound + maximumLength
    while bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return end
  }
}

/// A word of a query.
struct SearchTerm: Hashable, Sendable {
  /// The folded word.
  let bytes: ContiguousArray<UInt8>
  /// Whether words that begin with it match too.
  var isPrefix: Bool

  /// The number of letters and digits.
  private var letterCount: Int { bytes.count { $0 & 0xC0 != 0x80 } }

  /// The slips that the word may have; more of them if hardly anything matches.
  func budget(isWider: Bool) -> Int {
    let count = letterCount
    if isWider { return count < 3 ? 0 : count < 5 ? 1 : 2 }
    return count < 5 ? 0 : count < 9 ? 1 : 2
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }
}
