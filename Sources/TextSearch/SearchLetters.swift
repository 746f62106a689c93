import Essentials

/// The folding of the scalars of searched texts, one after the other.
///
/// It is that of `TextFolding`, but marks that are letters stay: the dakuten of kana, and the vowel signs,
/// viramas, and tone marks of the scripts of India and Southeast Asia. Accents, the points of Hebrew and
/// Arabic, and nuktas, which few people type, are removed, and so are what only stretches or breaks a word, such
/// as the tatweel of Arabic and the soft hyphen, and marks of direction. Forms of one letter are equal, as
/// `SearchWords.foldForms` says, and the digits of every script are those of ASCII.
struct SearchLetters {
  private var isBehindMark = false

  /// Whether some bytes of UTF-8 can have a scalar that `TextFolding` folds in another way.
  static func mayDiffer(_ bytes: ContiguousArray<UInt8>.SubSequence) -> Bool {
    func byte(_ index: Int) -> UInt8 { index < bytes.endIndex ? bytes[index] : 0 }
    return bytes.indices.contains { index in
      switch bytes[index] {
      // Arabic digits, those of N'Ko, the tatweel, the soft hyphen, the okina, and invisible marks have two bytes.
      case 0xC2, 0xCA, 0xCD, 0xD8, 0xD9, 0xDB, 0xDF: true
      case 0xE2:
        switch (byte(index + 1), byte(index + 2)) {
        case (0x80, 0x8E...0x8F), (0x80, 0xAA...0xAE), (0x81, 0xA0...0xAF), (0x84, 0xA0...0xA2):
          true
        default: false
        }
      case 0xE0...: true
      default: false
      }
    }
  }

  /// Appends the folding of a scalar, and returns whether it is more than a gap.
  ///
  /// A mark that is not a letter appends nothing and is not a gap. In the appended bytes, a space
  /// is a gap.
  mutating func append(_ scalar: Unicode.Scalar, to bytes: inout ContiguousArray<UInt8>) -> Bool {
    // A joiner after a virama only affects its appearance.
    if isBehindMark, scalar.value == 0x200C || scalar.value == 0x200D { return true }
    if scalar.value == 0x640 || Self.isInvisibleWithinWords(scalar) { return true }
    // The okina, which may begin a word, and the signs of trademarks, which nobody types.
    if scalar.isApostrophe || scalar.value == 0x2120 || scalar.value == 0x2122 { return false }
    isBehindMark = Self.isLetterMark(scalar)
    if isBehindMark {
      for part in Self.parts(of: scalar) { bytes.append(contentsOf: part.utf8) }
      return true
    }
    if let parts = Self.vowels[scalar.value] {
      for part in parts.unicodeScalars { bytes.append(contentsOf: part.utf8) }
      return true
    }
    if let digit = scalar.decimalDigit {
      bytes.append(UInt8(ascii: "0") + digit)
      return true
    }
    let start = bytes.count
    guard FoldedText.append(scalar, to: &bytes) else { return false }
    if let mark = Self.voicing(of: scalar.value) { bytes.append(contentsOf: mark.utf8) }
    SearchWords.foldForms(in: &bytes, from: start)
    return true
  }

  /// Whether a scalar shows nothing and separates no words, as a space without a width, a joiner, and a blank
  /// letter do.
  private static func isInvisibleWithinWords(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200B...0x200D, 0x2800, 0x3164, 0xFFA0: false
    default: scalar.isInvisible
    }
  }

  /// Brings the marks of Thai and Lao into the order of Unicode, in which vowel signs stand before tone marks:
  /// keyboards accept both orders, which look alike.
  static func orderMarks(in bytes: inout ContiguousArray<UInt8>, from start: Int = 0) {
    func mark(at index: Int) -> UInt32? {
      guard index >= start, index + 2 < bytes.count, bytes[index] == 0xE0 else { return nil }
      return UInt32(bytes[index + 1] & 0x3F) << 6 | UInt32(bytes[index + 2] & 0x3F)
    }
    var index = start
    while index + 5 < bytes.count {
      guard let first = mark(at: index), let second = mark(at: index + 3) else {
        index += 1
        continue
      }
      // Lao has its letters 128 behind those of Thai.
      func isTone(_ mark: UInt32) -> Bool { (0xE48...0xE4C).contains(mark & ~0x80) }
      let isVowel =
        switch second & ~0x80 {
        case 0xE31, 0xE34...0xE3C, 0xE47, 0xE4D: true
        default: false
        }
      // The tone mark behind the second part of sara am, which is a letter.
      let isBehindAm =
        first & ~0x80 == 0xE32 && isTone(second) && mark(at: index - 3).map { $0 & ~0x80 } == 0xE4D
      if isTone(first) && isVowel || isBehindAm {
        for place in index..<index + 3 { bytes.swapAt(place, place + 3) }
      }
      index += 3
    }
  }

  /// Whether a scalar is a mark that belongs to the spelling of a word.
  private static func isLetterMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3099...0x309C, 0xFF9E, 0xFF9F: return true
    case 0x0900...0x109F, 0x1700...0x17FF, 0x1900...0x1AAF, 0x1B00...0x1CCF, 0xA800...0xABFF,
      0x11000...0x11FFF:
      let properties = scalar.properties
      guard
        properties.generalCategory == .nonspacingMark || properties.generalCategory == .spacingMark
      else { return false }
      // Those of 9 are viramas, those of 84 to 132 vowel signs and tone marks; others are nuktas and
      // accents.
      let order = properties.canonicalCombiningClass.rawValue
      return order == 0 || order == 9 || (84...132).contains(order)
    default: return false
    }
  }

  /// The marks of which a mark consists by its canonical decomposition, or the mark itself.
  private static func parts(of mark: Unicode.Scalar) -> String.UnicodeScalarView {
    switch mark.value {
    case 0x309B, 0xFF9E: "\u{3099}".unicodeScalars
    case 0x309C, 0xFF9F: "\u{309A}".unicodeScalars
    default: (vowels[mark.value] ?? String(mark)).unicodeScalars
    }
  }

  /// Vowels of two parts, and those of Thai and Lao that fold to their second part (Unicode 14.0); signs and
  /// letters that people type as others that look alike: the candrabindu as a bindu, the vowel ae of Thai and Lao
  /// as e twice, and letters without a vowel of Bengali and Malayalam with a virama.
  private static let vowels: [UInt32: String] = [
    0x0901: "\u{902}", 0x0E41: "\u{E40}\u{E40}", 0x0EC1: "\u{EC0}\u{EC0}",
    0x09CE: "\u{9A4}\u{9CD}", 0x0D7A: "\u{D23}\u{D4D}", 0x0D7B: "\u{D28}\u{D4D}",
    0x0D7C: "\u{D30}\u{D4D}", 0x0D7D: "\u{D32}\u{D4D}", 0x0D7E: "\u{D33}\u{D4D}",
    0x0D7F: "\u{D15}\u{D4D}",
    0x09CB: "\u{9C7}\u{9BE}", 0x09CC: "\u{9C7}\u{9D7}", 0x0B48: "\u{B47}\u{B56}",
    0x0B4B: "\u{B47}\u{B3E}", 0x0B4C: "\u{B47}\u{B57}", 0x0BCA: "\u{BC6}\u{BBE}",
    0x0BCB: "\u{BC7}\u{BBE}", 0x0BCC: "\u{BC6}\u{BD7}", 0x0C48: "\u{C46}\u{C56}",
    0x0CC0: "\u{CBF}\u{CD5}", 0x0CC7: "\u{CC6}\u{CD5}", 0x0CC8: "\u{CC6}\u{CD6}",
    0x0CCA: "\u{CC6}\u{CC2}", 0x0CCB: "\u{CC6}\u{CC2}\u{CD5}", 0x0D4A: "\u{D46}\u{D3E}",
    0x0D4B: "\u{D47}\u{D3E}", 0x0D4C: "\u{D46}\u{D57}", 0x0DDA: "\u{DD9}\u{DCA}",
    0x0DDC: "\u{DD9}\u{DCF}", 0x0DDD: "\u{DD9}\u{DCF}\u{DCA}", 0x0DDE: "\u{DD9}\u{DDF}",
    0x0E33: "\u{E4D}\u{E32}", 0x0EB3: "\u{ECD}\u{EB2}", 0x1026: "\u{1025}\u{102E}",
    0x1B06: "\u{1B05}\u{1B35}", 0x1B08: "\u{1B07}\u{1B35}", 0x1B0A: "\u{1B09}\u{1B35}",
    0x1B0C: "\u{1B0B}\u{1B35}", 0x1B0E: "\u{1B0D}\u{1B35}", 0x1B12: "\u{1B11}\u{1B35}",
    0x1B3B: "\u{1B3A}\u{1B35}", 0x1B3D: "\u{1B3C}\u{1B35}", 0x1B40: "\u{1B3E}\u{1B35}",
    0x1B41: "\u{1B3F}\u{1B35}", 0x1B43: "\u{1B42}\u{1B35}",
  ]

  /// The dakuten or handakuten of a kana, or `nil` if it has none.
  private static func voicing(of scalar: UInt32) -> Unicode.Scalar? {
    switch scalar {
    // Katakana follow hiragana in the same order.
    case 0x30F7...0x30FA: return "\u{3099}"
    case 0x3041...0x309F: break
    case 0x30A1...0x30FF: return voicing(of: scalar - 0x60)
    default: return nil
    }
    switch scalar {
    case 0x304B...0x3062: return scalar % 2 == 0 ? "\u{3099}" : nil
    case 0x3065, 0x3067, 0x3069, 0x3094, 0x309E: return "\u{3099}"
    case 0x306F...0x307D:
      return scalar % 3 == 0 ? nil : scalar % 3 == 1 ? "\u{3099}" : "\u{309A}"
    default: return nil
    }
  }
}

/// Words of scripts that are written without blanks, or with few letters.
extension SearchLetters {
  private enum Script { case ideographs, hiragana, katakana }

  /// Calls `body` with each place within a word at which a word may begin: each ideograph, and each
  /// run of kana after other letters, as in "祭り" and "タワー" of "東京タワー祭り".
  static func forEachStart(
    within word: Range<Int>, of bytes: ContiguousArray<UInt8>, _ body: (_ start: Int) -> Void
  ) {
    var position = word.lowerBound
    var last: Script?
    while position < word.upperBound {
      let (scalar, length) = FoldedText.scalar(in: bytes.span, at: position)
      let script = script(of: scalar, behind: last)
      if position > word.lowerBound, let script, script == .ideographs || script != last {
        body(position)
      }
      last = script
      position += length
    }
  }

  private static func script(of scalar: UInt32, behind last: Script?) -> Script? {
    switch scalar {
    // Marks, and what makes a sound longer.
    case 0x3099, 0x309A, 0x30FC: last
    case 0x3041...0x309F: .hiragana
    case 0x30A0...0x30FF: .katakana
    case 0x3005...0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x323AF:
      .ideographs
    default: nil
    }
  }

  /// Whether a word begins with an ideograph, so that it is found where it is only a part of a word.
  static func beginsWithIdeograph(_ word: ContiguousArray<UInt8>) -> Bool {
    !word.isEmpty
      && script(of: FoldedText.scalar(in: word.span, at: 0).0, behind: nil) == .ideographs
  }

  /// Whether a character is an ideograph or a syllable, of which two can be a word.
  static func isSyllable(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first, scalar.decimalDigit == nil else {
      return false
    }
    return switch scalar.value {
    case 0x0900...0x109F, 0x1100...0x139F, 0x1700...0x17FF, 0x1900...0x1AAF, 0x1B00...0x1CCF,
      0x3005...0x3007, 0x3041...0x30FF, 0x3130...0x318F, 0x31F0...0x31FF, 0x3400...0x4DBF,
      0x4E00...0x9FFF, 0xA800...0xABFF, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFF66...0xFFDC,
      0x11000...0x11FFF, 0x20000...0x323AF:
      true
    default: false
    }
  }
}
