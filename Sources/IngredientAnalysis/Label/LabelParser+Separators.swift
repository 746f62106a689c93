/// Signs and lines that separate two names, although the words together name another food.
///
/// "Coconut milk" has no milk, but "coconut/milk" does. So if something other than a space stands between two words,
/// they are read together only if that hides no allergen. A name may continue on the next line. A line end
/// separates names only in a statement, and only two allergens: "Contains soy" above "milk".
extension LabelParser {
  /// Whether a word begins another name than the words before it.
  @inline(__always)
  mutating func isSeparated(
    _ word: Int, from start: Int, _ limit: Int, mayState: Bool, _ text: Span<UInt8>,
    _ lexicon: borrowing Lexicon
  ) -> Bool {
    let begin = Int(tokens[word].start)
    // Most words have one space between them.
    if begin &- Int(tokens[word &- 1].end) == 1, text[begin &- 1] == 0x20 { return false }
    return isSeparatedBySign(word, from: start, limit, mayState: mayState, text, lexicon)
  }

  @inline(never)
  private mutating func isSeparatedBySign(
    _ word: Int, from start: Int, _ limit: Int, mayState: Bool, _ text: Span<UInt8>,
    _ lexicon: borrowing Lexicon
  ) -> Bool {
    guard tokens[word].kind == .word else { return startsFootnoteLine(word, limit, in: text) }
    guard tokens[word - 1].kind == .word else { return false }
    let isLine =
      mayState && tokens[word].traits.contains(.startsLine)
      && (frame.section != .ingredients || beginsStatement(start..<word, lexicon))
    guard isLine || isBehindSign(word, in: text) else { return false }
    return joiningHidesAllergen(start..<word, word..<limit, lexicon, needsBoth: isLine)
  }

  /// Whether words begin a statement about allergens.
  private mutating func beginsStatement(_ words: Range<Int>, _ lexicon: borrowing Lexicon) -> Bool {
    for word in words where tokens[word].known.contains(.startsGrammar) {
      switch grammar(word, words.upperBound, lexicon).0 {
      case .mayContain, .facility, .notGuaranteed, .precaution, .contains, .allergens: return true
      default: break
      }
    }
    return false
  }

  /// Whether a sign such as a slash or a quotation mark, or an empty line, stands between a word and the
  /// one before.
  private func isBehindSign(_ word: Int, in text: Span<UInt8>) -> Bool {
    var lines = 0
    for position in Int(tokens[word - 1].end)..<Int(tokens[word].start) {
      switch text[position] {
      case UInt8(ascii: "\n"): lines += 1
      // Hyphens, apostrophes, periods of abbreviations, and what is not ASCII belong to names.
      case 0...0x20, UInt8(ascii: "-"), UInt8(ascii: "'"), UInt8(ascii: "."), 0x80...: break
      default: return true
      }
    }
    return lines > 1
  }

  /// Whether a name that goes across the bound of two ranges lacks an allergen that one of its parts names;
  /// with `needsBoth`, only if each part names an allergen.
  private mutating func joiningHidesAllergen(
    _ before: Range<Int>, _ behind: Range<Int>, _ lexicon: borrowing Lexicon, needsBoth: Bool
  ) -> Bool {
    for first in before.suffix(Self.longestStart) where tokens[first].kind == .word {
      let (phrase, next) = longest(
        first, behind.upperBound, lexicon, of: .ingredientsAndAllergens)
      guard phrase.exists, next > behind.lowerBound else { continue }
      let parts = [first..<before.upperBound, behind.lowerBound..<next]
      if needsBoth, !parts.allSatisfy({ namesAllergen($0, lexicon) }) { continue }
      let allergens = lexicon.allergens(of: phrase)
      if parts.contains(where: { namesAllergen($0, lexicon, besides: allergens) }) { return true }
    }
    return false
  }

  /// The most words before a sign with which a name may begin.
  private static var longestStart: Int { 6 }

  /// Whether a sign at the start of a line begins a footnote, as in "*organic" below "egg*, salt".
  private func startsFootnoteLine(_ sign: Int, _ limit: Int, in text: Span<UInt8>) -> Bool {
    guard tokens[sign].kind == .mark,
      (Int(tokens[sign - 1].end)..<Int(tokens[sign].start)).contains(where: { text[$0] == 0x0A })
    else { return false }
    var word = sign
    while word < limit, tokens[word].kind == .mark { word += 1 }
    return word < limit && tokens[word].traits.contains(.startsLine)
  }

  /// The end of a line that is only a claim about the product, such as "Vegan", if one begins at a word.
  mutating func claimLineEnd(_ start: Int, _ limit: Int, _ lexicon: borrowing Lexicon) -> Int? {
    guard startsClaimLine(start, limit, lexicon) else { return nil }
    let next = longest(start, limit, lexicon, of: .certification).next
    return next < limit && tokens[next].traits.contains(.startsLine) ? next : nil
  }
}
