import Essentials

/// Words with a hyphen between spaces, which may be one word or two names.
extension LabelScanner {
  /// Whether a hyphen without a space behind it begins an item, as in "sel -ail" in a list with dashes, and not the
  /// second part of a compound, as in "Mandelmehl und -öl".
  static func isItemDash(
    _ text: Span<UInt8>, _ position: Int, behind output: borrowing MutableSpan<LabelToken>,
    _ count: Int, _ classes: ContiguousArray<Class>
  ) -> Bool {
    guard position > 0, position + 1 < text.count, classes[Int(text[position - 1])] == .space,
      classes[Int(text[position + 1])] == .letter || text[position + 1] >= 0xC3, count > 0
    else { return false }
    return output[count - 1].known.isDisjoint(with: [.joins, .stop])
  }

  /// Joins two words with a hyphen between spaces if together they are a known word, as in "pea - nuts", unless dashes
  /// also part the names beside them.
  ///
  /// ``LabelParser/settleBrokenWords(_:_:)`` reads the words apart as well.
  mutating func joinBrokenWord(
    _ text: Span<UInt8>, in output: inout MutableSpan<LabelToken>, _ count: inout Int,
    with lexicon: borrowing Lexicon
  ) {
    guard count >= 3 else { return }
    let first = output[count - 3]
    let second = output[count - 1]
    // "Cocoa - Butter" are two items.
    let isNewItem =
      Self.isCapital(text[Int(second.start)]) && !Self.isCapital(text[Int(first.end) - 1])
    guard first.kind == .word, second.kind == .word, first.traits.isDisjoint(with: .isNumber),
      !isNewItem, second.known.isDisjoint(with: .joins),
      !second.traits.contains(.startsLine), Self.isBetweenSpaces(output[count - 2], first, second)
    else { return }
    var before = count - 4
    while before >= 0, output[before].kind.isRun { before -= 1 }
    guard before < 0 || output[before].kind != .dash, !Self.isBeforeDash(text, Int(second.end))
    else { return }
    let found = joined(first, second, in: text, lexicon)
    guard found.stem.exists, found.kind == .word else { return }
    count -= 2
    output[count - 1] = LabelToken(
      kind: .word, traits: first.traits.union(found.form).union(.isBroken), known: found.traits,
      start: first.start, end: second.end, word: found.stem)
  }

  private static func isCapital(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "A") < 26 }

  /// Whether only one space stands on each side of a dash between two words.
  static func isBetweenSpaces(_ dash: LabelToken, _ first: LabelToken, _ second: LabelToken) -> Bool
  {
    dash.start - first.end == 1 && second.start - dash.end == 1
  }

  /// Whether the next sign behind a position is a dash between spaces.
  private static func isBeforeDash(_ text: Span<UInt8>, _ start: Int) -> Bool {
    var position = start
    while position + 2 < text.count {
      switch classes[Int(text[position])] {
      case .space where text[position + 1] == UInt8(ascii: "-") && text[position + 2] == 0x20:
        return true
      case .letter, .digit, .beyond, .percent, .hyphen: break
      case .space where text[position] == 0x20: break
      default: return false
      }
      position += 1
    }
    return false
  }

  /// Returns the known word that two words are together.
  mutating func joined(
    _ first: LabelToken, _ second: LabelToken, in text: Span<UInt8>, _ lexicon: borrowing Lexicon
  ) -> Lexicon.Word {
    folded.removeAll(keepingCapacity: true)
    FoldedText.append(text.extracting(Int(first.start)..<Int(first.end)), to: &folded)
    FoldedText.append(text.extracting(Int(second.start)..<Int(second.end)), to: &folded)
    var key = WordTable.Key()
    for byte in folded { key.append(byte) }
    return lexicon.find(key, in: folded.span)
  }
}

/// The other reading of such words.
extension LabelParser {
  /// Adds what a label may contain if words beside a dash are read in the other way: together, or apart.
  ///
  /// Both readings count, if one of them has an allergen that the other lacks.
  ///
  /// - Complexity: O(*n*) in the tokens, and for each dash in the nodes.
  mutating func settleBrokenWords(_ text: Span<UInt8>, _ lexicon: borrowing Lexicon) {
    for position in tokens.indices {
      let token = tokens[position]
      if token.traits.contains(.isBroken) {
        let (start, end) = (Int(token.start), Int(token.end))
        let space = (start..<end).first { text[$0] == 0x20 } ?? end
        addReading(of: start..<space, nil, text, lexicon)
        addReading(of: min(space + 3, end)..<end, nil, text, lexicon)
      } else if token.isHyphen, position > 0, position + 1 < tokens.count {
        let (first, second) = (tokens[position - 1], tokens[position + 1])
        guard first.kind == .word, second.kind == .word,
          LabelScanner.isBetweenSpaces(token, first, second)
        else { continue }
        addReading(
          of: Int(first.start)..<Int(first.end), Int(second.start)..<Int(second.end), text, lexicon)
      }
    }
  }

  /// Returns the known word that a piece of the text forms, with another piece or alone.
  mutating func wholeWord(
    _ piece: Range<Int>, _ other: Range<Int>?, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon
  ) -> Lexicon.Word {
    misread.first.removeAll(keepingCapacity: true)
    FoldedText.append(text.extracting(piece), to: &misread.first)
    if let other { FoldedText.append(text.extracting(other), to: &misread.first) }
    var key = WordTable.Key()
    for byte in misread.first { key.append(byte) }
    let found = lexicon.find(key, in: misread.first.span)
    guard !found.stem.exists, let stem = lexicon.stem(of: misread.first) else { return found }
    return lexicon.word(stem)
  }

  /// Adds the name that a piece of the text is, with another one or alone, as possible, if the nodes around it lack its
  /// allergens.
  private mutating func addReading(
    of piece: Range<Int>, _ other: Range<Int>?, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon
  ) {
    let (start, end) = (piece.lowerBound, other?.upperBound ?? piece.upperBound)
    let word = wholeWord(piece, other, text, lexicon)
    guard word.stem.exists else { return }
    let phrase = accepted(
      lexicon.trie.root(word.stem), lexicon, of: .ingredientsAndAllergens)
    guard phrase.exists else { return }
    var known: UInt64 = 0
    for node in tree.nodes
    where node.phrase.exists && Int(node.start) < end && start < Int(node.end)
      && node.section == .ingredients
    {
      known |= lexicon.allergens(of: node.phrase)
    }
    guard lexicon.allergens(of: phrase) & ~known != 0 else { return }
    tree.append(
      LabelTree.Node(
        start: Int32(start), end: Int32(end), phrase: phrase, entry: lexicon[phrase].primary,
        parent: .none, section: .mayContain))
  }
}
