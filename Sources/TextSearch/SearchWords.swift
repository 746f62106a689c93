import Essentials

/// The folded words of a text.
///
/// Words are those of `TextFolding`: runs of letters and digits, lowercase and without marks but those that
/// ``SearchLetters`` keeps. An apostrophe between letters joins them, since nobody types it: "Farmer's" is
/// `farmers`, and "L'Étoile" is `letoile`. Of a longer word, only the first ``maximumLength`` bytes count, so
/// that no text makes a search slow.
struct SearchWords {
  /// The greatest number of bytes of a word; the steps of a walk along the vocabulary have 64 bits.
  static let maximumLength = 60

  /// The least number of bytes of a part behind an apostrophe that is a word of its own, too.
  static let minimumPartLength = 3

  private var source: ContiguousArray<UInt8> = []
  private(set) var bytes: ContiguousArray<UInt8> = []
  private(set) var ranges: ContiguousArray<Range<Int>> = []
  /// The parts of the words behind apostrophes, such as `etoile`, without short ones such as `s`; and those
  /// from each ideograph on, because nothing tells where a word begins among them.
  private(set) var parts: ContiguousArray<Range<Int>> = []
  /// Whether a word of the text was longer than ``maximumLength``.
  private(set) var hasLongWord = false

  /// Folds a text, whose words then are in ``bytes`` at ``ranges``.
  ///
  /// - Complexity: O(*n*)
  mutating func fold(_ text: String) {
    bytes.removeAll(keepingCapacity: true)
    ranges.removeAll(keepingCapacity: true)
    parts.removeAll(keepingCapacity: true)
    hasLongWord = false
    let starts = foldPieces(of: text)
    let mayHaveIdeographs = bytes.contains { $0 >= 0xE3 }
    var (start, piece) = (0, 0)
    for index in 0...bytes.count
    where index == bytes.count || bytes[index] == UInt8(ascii: " ") {
      if index > start {
        let end = Self.end(of: start..<index, in: bytes)
        hasLongWord = hasLongWord || end < index
        ranges.append(start..<end)
        while piece < starts.count, starts[piece] < index {
          addPart(starts[piece]..<index)
          piece += 1
        }
        if mayHaveIdeographs {
          var inner: [Int] = []
          SearchLetters.forEachStart(within: start..<index, of: bytes) { inner.append($0) }
          for place in inner where !starts.contains(place) { addPart(place..<index) }
        }
      }
      start = index + 1
    }
  }

  private mutating func addPart(_ part: Range<Int>) {
    if part.count >= Self.minimumPartLength {
      parts.append(part.lowerBound..<Self.end(of: part, in: bytes))
    }
  }

  /// Folds what stands between the apostrophes that join letters, and returns where the pieces but the
  /// first begin.
  private mutating func foldPieces(of text: String) -> ContiguousArray<Int> {
    var starts: ContiguousArray<Int> = []
    source.removeAll(keepingCapacity: true)
    source.append(contentsOf: text.utf8)
    var start = source.startIndex
    if text.unicodeScalars.contains(where: { $0.isApostrophe }) {
      for apostrophe in Self.apostrophes(in: text) {
        fold(source[start..<apostrophe.lowerBound])
        starts.append(bytes.count)
        start = apostrophe.upperBound
      }
    }
    fold(source[start...])
    return starts
  }

  private mutating func fold(_ piece: ContiguousArray<UInt8>.SubSequence) {
    let start = bytes.count
    guard SearchLetters.mayDiffer(piece) else {
      FoldedText.append(ContiguousArray(piece).span, to: &bytes)
      return Self.foldForms(in: &bytes, from: start)
    }
    let space = UInt8(ascii: " ")
    var letters = SearchLetters()
    var folding: ContiguousArray<UInt8> = []
    for scalar in String(decoding: piece, as: UTF8.self).unicodeScalars {
      folding.removeAll(keepingCapacity: true)
      if !letters.append(scalar, to: &folding) { folding.append(space) }
      for byte in folding where byte != space || bytes.count > start && bytes.last != space {
        bytes.append(byte)
      }
    }
    if bytes.count > start, bytes.last == space { bytes.removeLast() }
    SearchLetters.orderMarks(in: &bytes, from: start)
  }

  /// The places of the apostrophes between letters, in bytes.
  private static func apostrophes(in text: String) -> [Range<Int>] {
    var places: [Range<Int>] = []
    var offset = 0
    var isBehindLetter = false
    var folding: ContiguousArray<UInt8> = []
    /// An apostrophe behind a letter.
    var pending: Range<Int>?
    for scalar in text.unicodeScalars {
      let place = offset..<(offset + UTF8.width(scalar))
      offset = place.upperBound
      if scalar.isApostrophe {
        pending = isBehindLetter ? place : nil
        isBehindLetter = false
        continue
      }
      switch letter(scalar, &folding) {
      case true?:
        if let pending { places.append(pending) }
        isBehindLetter = true
      case false?: isBehindLetter = false
      case nil: continue
      }
      pending = nil
    }
    return places
  }

  /// Makes a final sigma a sigma, as Unicode case folding does, and letters of Arabic that people type for
  /// each other one letter, as search engines do: dotless and Persian yeh, keheh, teh marbuta, and heh goal.
  static func foldForms(in bytes: inout ContiguousArray<UInt8>, from start: Int = 0) {
    guard bytes.count > start + 1 else { return }
    for index in start..<bytes.count - 1 {
      switch (bytes[index], bytes[index + 1]) {
      case (0xCF, 0x82): bytes[index + 1] = 0x83
      case (0xD9, 0x89): bytes[index + 1] = 0x8A
      case (0xDB, 0x8C): (bytes[index], bytes[index + 1]) = (0xD9, 0x8A)
      case (0xDA, 0xA9): (bytes[index], bytes[index + 1]) = (0xD9, 0x83)
      case (0xD8, 0xA9), (0xDB, 0x81): (bytes[index], bytes[index + 1]) = (0xD9, 0x87)
      default: break
      }
    }
  }

  /// Whether a scalar is a letter or digit, or `nil` if it is a mark of the letter before it; uses `folding`
  /// as room.
  static func letter(_ scalar: Unicode.Scalar, _ folding: inout ContiguousArray<UInt8>) -> Bool? {
    folding.removeAll(keepingCapacity: true)
    var letters = SearchLetters()
    guard letters.append(scalar, to: &folding) else { return false }
    return folding.isEmpty ? nil : folding.last != UInt8(ascii: " ")
  }

  /// The end of a word without the bytes beyond the greatest length, and without a part of a letter.
  static func end(of word: Range<Int>, in bytes: ContiguousArray<UInt8>) -> Int {
    guard word.count > maximumLength else { return word.upperBound }
    var end = word.lowerBound + maximumLength
    while bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return end
  }
}

/// The slips that a word may have.
struct SlipBudget: Hashable {
  /// The greatest number of slips, from 0 to 2.
  var count: Int
  /// Whether the only slip is that two neighbors behind the first letter changed places: of a short word, any
  /// other makes too many other words.
  var isOnlySwap = false
}

/// A word of a query.
struct SearchTerm: Hashable, Sendable {
  /// The folded word.
  let bytes: ContiguousArray<UInt8>
  /// Whether words that begin with it match too.
  var isPrefix: Bool

  /// The number of letters and digits.
  var letterCount: Int { bytes.count { $0 & 0xC0 != 0x80 } }

  /// The slips that the word may have; more of them if hardly anything matches.
  func budget(isWider: Bool) -> SlipBudget {
    let count = letterCount
    if isWider { return SlipBudget(count: count < 3 ? 0 : count < 5 ? 1 : 2) }
    return SlipBudget(count: count < 4 ? 0 : count < 9 ? 1 : 2, isOnlySwap: count == 4)
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }
}
