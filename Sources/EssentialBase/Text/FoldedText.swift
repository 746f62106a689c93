/// The folded form of a text, which `TextFolding` of `Essentials` explains; a text in UTF-8, a name, and a name without
/// spaces.
@usableFromInline
package enum FoldedText {
  /// Returns the folded text: words with single spaces, and no space at the ends.
  ///
  /// - Complexity: O(*n*) in the length of `text` in UTF-8.
  package static func folded(_ text: String) -> String {
    let source = ContiguousArray(text.utf8)
    var bytes: ContiguousArray<UInt8> = []
    append(source.span, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the folding of `text` in UTF-8, without a space before it.
  ///
  /// Invalid bytes separate words.
  ///
  /// - Complexity: O(*n*)
  package static func append(_ text: Span<UInt8>, to bytes: inout ContiguousArray<UInt8>) {
    let start = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: text.count))
    var end = start
    var index = 0
    // A gap at the start is ignored, as if a space preceded it.
    var isAfterSpace = true
    var folding: ContiguousArray<UInt8> = []
    let table = FoldingTable.unicode
    while index < text.count {
      // There is now room for the remaining bytes.
      var output = bytes.mutableSpan
      while index < text.count, text[index] < 0x80 {
        let byte = FoldingTable.fold(ascii: text[index])
        let isSpace = byte == space
        output[end] = byte
        // Repeated spaces overwrite each other. There is no branch, because gaps are hard to
        // predict.
        end &+= isSpace && isAfterSpace ? 0 : 1
        isAfterSpace = isSpace
        index &+= 1
      }
      guard index < text.count else { break }
      let (scalar, length) = scalar(in: text, at: index)
      index += length
      folding.removeAll(keepingCapacity: true)
      if !table.foldBeyondASCII(scalar, into: &folding) { folding.append(space) }
      let room = end + folding.count + text.count - index
      if room > bytes.count {
        // Some scalars become longer. Adding a quarter more room each time keeps the total linear.
        bytes.append(contentsOf: repeatElement(0, count: room - bytes.count + bytes.count / 4))
      }
      for byte in folding {
        bytes[end] = byte
        end += byte == space && isAfterSpace ? 0 : 1
        isAfterSpace = byte == space
      }
    }
    if end > start, isAfterSpace { end -= 1 }
    bytes.removeLast(bytes.count - end)
  }

  /// Appends the folding of a scalar in UTF-8, and returns whether it is more than a gap.
  ///
  /// A combining mark appends nothing and is not a gap. In the appended bytes, a space is a gap.
  package static func append(
    _ scalar: Unicode.Scalar, to bytes: inout ContiguousArray<UInt8>
  ) -> Bool {
    FoldingTable.fold(scalar.value, into: &bytes)
  }

  private static let space = UInt8(ascii: " ")

  /// Returns the scalar whose UTF-8 begins at `index`, and its length; U+FFFD for an invalid byte.
  @inlinable
  package static func scalar(in text: Span<UInt8>, at index: Int) -> (UInt32, Int) {
    let first = UInt32(text[index])
    let length = first < 0xC2 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 1
    guard length > 1, index + length <= text.count else { return (0xFFFD, 1) }
    var scalar = first & (0x7F >> UInt32(truncatingIfNeeded: length))
    for place in index + 1..<index + length {
      guard text[place] & 0xC0 == 0x80 else { return (0xFFFD, 1) }
      scalar = scalar << 6 | UInt32(text[place] & 0x3F)
    }
    // Overlong forms, surrogates, and values beyond the last scalar are invalid.
    let isScalar = length == 2 || scalar >= (length == 3 ? 0x800 : 0x1_0000)
    guard isScalar, Unicode.Scalar(scalar) != nil else { return (0xFFFD, 1) }
    return (scalar, length)
  }
}

// MARK: - Names

extension FoldedText {
  /// Returns the folded form of the name of a place.
  ///
  /// Two spellings with the same folded form are the same name.
  ///
  /// Latin letters become lowercase ASCII letters without diacritics (Cañon, Mayagüez). Apostrophes of
  /// every shape (Hale'iwa, Na`alehu), dots (Washington D.C.), hyphens (Wilkes-Barre), and white space
  /// (La Porte, LaPorte) are removed. The words St, Ste, Mt, and Ft become saint, sainte, mount, and
  /// fort. Letters of other scripts are unchanged, but keep at most 30 combining marks each: more than
  /// any text needs, and few enough that comparing two strings, which takes quadratic time in the marks
  /// in a row, stays fast. Canonically equivalent names have canonically equivalent forms.
  ///
  /// - Complexity: O(*n*)
  @inlinable
  package static func name(_ name: some StringProtocol) -> String {
    joined(Substring(name), spellingOut: true)
  }

  /// Returns the folded form of a text that need not be the name of a place: as for a name, but St, Ste, Mt,
  /// and Ft stay as they are, since they can be the beginnings of longer words.
  ///
  /// - Complexity: O(*n*)
  @inlinable
  package static func joined(_ text: some StringProtocol) -> String {
    joined(Substring(text), spellingOut: false)
  }

  @usableFromInline
  static func joined(_ name: Substring, spellingOut: Bool) -> String {
    var folded: ContiguousArray<UInt8> = []
    folded.reserveCapacity(name.utf8.count)
    var wordStart = 0
    // Whether the next mark belongs to a Latin letter, also after other marks.
    var isMarkingLatin = false
    var marksInARow = 0
    for scalar in name.unicodeScalars {
      if scalar.isBlank || scalar.isDash {
        if spellingOut { spellOut(&folded, from: wordStart) }
        wordStart = folded.count
        continue
      }
      if scalar.isApostrophe || scalar == "." || (isMarkingLatin && scalar.isCombiningDiacritical) {
        continue
      }
      if appendLatin(scalar.value, to: &folded) {
        isMarkingLatin = true
        marksInARow = 0
      } else {
        let isMark =
          scalar.value >= 0x300 && scalar.properties.canonicalCombiningClass != .notReordered
        marksInARow = isMark ? marksInARow + 1 : 0
        if marksInARow <= 30 { folded.append(contentsOf: scalar.utf8) }
        isMarkingLatin = isMarkingLatin && isMark
      }
    }
    if spellingOut { spellOut(&folded, from: wordStart) }
    return String(decoding: folded, as: UTF8.self)
  }

  /// Appends the lowercase ASCII letters to which a Latin letter of a name folds, and returns whether there
  /// are any.
  ///
  /// They are those of the table, but for letters with a stroke, a dot, or an apostrophe, which names of
  /// places have by their appearance, and for the digraphs of Croatian.
  private static func appendLatin(_ scalar: UInt32, to bytes: inout ContiguousArray<UInt8>) -> Bool
  {
    switch scalar {
    case 0x41...0x5A, 0x61...0x7A: bytes.append(FoldingTable.fold(ascii: UInt8(scalar)))
    case 0x126...0x127: bytes.append(UInt8(ascii: "h"))
    case 0x138: bytes.append(UInt8(ascii: "k"))
    case 0x13F...0x140: bytes.append(UInt8(ascii: "l"))
    case 0x149...0x14B: bytes.append(UInt8(ascii: "n"))
    case 0x166...0x167: bytes.append(UInt8(ascii: "t"))
    case 0x1C4...0x1CC, 0x1F1...0x1F3: return false
    // The kelvin and angstrom signs are canonically equivalent to letters.
    case 0xC0...0x24F, 0x1E00...0x1EFF, 0x212A, 0x212B:
      let start = bytes.count
      _ = FoldingTable.unicode.foldBeyondASCII(scalar, into: &bytes)
      if bytes.count == start { return false }
      if bytes[start...].allSatisfy({ $0.isLetter }) { return true }
      bytes.removeLast(bytes.count - start)
      return false
    default: return false
    }
    return true
  }

  /// Spells out the last word if it is an abbreviation that names of places have.
  private static func spellOut(_ folded: inout ContiguousArray<UInt8>, from start: Int) {
    let word = folded[start...]
    let spelling: String
    if word.elementsEqual("st".utf8) {
      spelling = "saint"
    } else if word.elementsEqual("ste".utf8) {
      spelling = "sainte"
    } else if word.elementsEqual("mt".utf8) {
      spelling = "mount"
    } else if word.elementsEqual("ft".utf8) {
      spelling = "fort"
    } else {
      return
    }
    folded.replaceSubrange(start..., with: spelling.utf8)
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is in the block Combining Diacritical Marks.
  fileprivate var isCombiningDiacritical: Bool { (0x300...0x36F).contains(value) }
}
