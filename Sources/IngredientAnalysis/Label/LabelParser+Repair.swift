import Essentials

/// Scratch memory for the correction of misread words.
struct MisreadWords: Sendable {
  /// Two adjacent words, folded.
  var first: ContiguousArray<UInt8> = []
  var second: ContiguousArray<UInt8> = []
  /// The start of each word that was corrected by other letters than a camera confuses.
  var guesses: ContiguousArray<Int32> = []
  var workspace = SpellingIndex.Workspace()

  /// The word that the first one was misread from, if the dictionary has one.
  mutating func correction(by spelling: borrowing SpellingIndex) -> SpellingIndex.Correction? {
    // A copy shares the bytes, and is gone before they are written again.
    let word = first
    return spelling.correction(of: word.span, using: &workspace)
  }

  /// A word near the first one that has a meaning, if such words have only one.
  mutating func onlyNear<Meaning: Equatable>(
    _ spelling: borrowing SpellingIndex, meaning: (Int) -> Meaning?
  ) -> Int? {
    let word = first
    return spelling.onlyWord(near: word.span, using: &workspace, meaning: meaning)
  }

  /// Whether the first word is near one of the dictionary that fulfills a condition.
  mutating func isNear(
    _ spelling: borrowing SpellingIndex, where fulfills: (Int) -> Bool
  ) -> Bool {
    let word = first
    return spelling.hasWord(near: word.span, using: &workspace, where: fulfills)
  }
}

/// Correction of names that a camera misread.
///
/// An unrecognized mention is read again from tokens behind all others. Misread words are replaced,
/// joined words are split, fragments are joined, and lost commas are inserted between names. The
/// result counts only if every word of the mention is then part of a known name.
extension LabelParser {
  /// Adds the nodes of a mention after correction, and returns whether there are any.
  mutating func emitRepaired(_ mention: Mention, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon)
    -> Bool
  {
    guard let spelling = lexicon.spelling, mention.end - mention.start <= Self.longestRepair,
      !isFragment(mention)
    else { return false }
    let count = tokens.count
    let nodes = tree.nodes.count
    let mark = tree.mark
    misread.guesses.removeAll(keepingCapacity: true)
    let mending = appendMended(mention.start..<mention.end, text, lexicon, with: spelling)
    var end = tokens.count
    var found = mending == .done && emitWhole(count, upTo: end, text, lexicon)
    if !found, mending != .hopeless { found = emitSegments(count, end, lexicon) }
    if !found {
      tree.reset(to: mark)
      tokens.removeLast(tokens.count - count)
      if appendNamed(mention.start..<mention.end, text, lexicon, with: spelling) {
        end = tokens.count
        found = emitWhole(count, upTo: end, text, lexicon)
      }
    }
    let corrected = count..<end
    found =
      found && !hasGuess(from: nodes, in: corrected)
      && !mayBeAllergen(
        mention.start..<mention.end, readAs: corrected, from: nodes, text, lexicon)
    tokens.removeLast(tokens.count - count)
    guard found else {
      clearTaken()
      tree.reset(to: mark)
      return false
    }
    // The corrected words are gone, and so are their accounts.
    self.mark(mention.start..<mention.end, as: .attribute)
    for node in nodes..<tree.nodes.count { tree[node].isCorrected = true }
    return true
  }

  /// Whether a name is one word, and other letters than a camera confuses were corrected in it.
  ///
  /// Such a word may be another food: "sika" is no "siika", and "maroilles" are no "myrtilles".
  private func hasGuess(from firstNode: Int, in corrected: Range<Int>) -> Bool {
    misread.guesses.contains { start in
      tree.nodes[firstNode...].contains { node in
        node.start == start
          && corrected.contains { tokens[$0].start == start && tokens[$0].end == node.end }
      }
    }
  }

  /// Whether the first word is no likely misspelling of the word that it was corrected to: one of less than five letters,
  /// one of less than nine with another first letter, or one with two mistakes for a word of less than eleven.
  ///
  /// The shorter a word, the more foods have nearly its letters. With the same bounds for all lengths, the verdict on more
  /// labels of the page *Accuracy* is unknown.
  private func isGuess(
    _ correction: SpellingIndex.Correction, _ lexicon: borrowing Lexicon
  ) -> Bool {
    guard correction.cost >= SpellingDistance.edit else { return false }
    let word = lexicon.spelling(correction.word)
    let length = misread.first.count
    return length < 5 || length < 9 && misread.first.first != word.first
      || word.count < 11 && correction.cost > SpellingDistance.edit
  }

  /// Whether a misread word is also near the name of an allergen that is not in what it was read as.
  ///
  /// "Casin" looks more like eosin than like casein, but who must not eat milk cannot bet on that.
  private mutating func mayBeAllergen(
    _ range: Range<Int>, readAs corrected: Range<Int>, from firstNode: Int, _ text: Span<UInt8>,
    _ lexicon: borrowing Lexicon
  ) -> Bool {
    guard let spelling = lexicon.spelling else { return false }
    var known: UInt64 = 0
    for node in firstNode..<tree.nodes.count where tree.nodes[node].phrase.exists {
      known |= lexicon.allergens(of: tree.nodes[node].phrase)
    }
    let tokens = tokens
    if hidesPart(range, readAs: corrected, besides: known, lexicon) { return true }
    for position in range where tokens[position].kind == .word && !tokens[position].word.exists {
      // Two fragments that form a word together are no word that was misread.
      let (start, end) = (tokens[position].start, tokens[position].end)
      let isFragment = tokens[corrected].contains {
        $0.start < start && $0.end == end || $0.start == start && $0.end > end
      }
      if isFragment { continue }
      Self.fold(tokens[position], text, &misread.first)
      let isRival = misread.isNear(spelling) { index in
        let word = lexicon.spelled(index).stem
        let name = lexicon.trie.root(word)
        guard name.exists, !corrected.contains(where: { tokens[$0].word == word }) else {
          return false
        }
        let phrase = lexicon.trie[name].phrase
        return phrase.exists && lexicon.allergens(of: phrase) & ~known != 0
      }
      if isRival { return true }
    }
    return false
  }

  /// Whether a word of a range may be a compound with another allergen that the corrected words lack, as "ontbijtkoek" is
  /// with the word for a cake.
  ///
  /// The flour of "Guakernmehl" stays where that is read as "Guarkernmehl".
  private func hidesPart(
    _ range: Range<Int>, readAs corrected: Range<Int>, besides known: UInt64,
    _ lexicon: borrowing Lexicon
  ) -> Bool {
    guard let first = range.first, let last = range.last else { return false }
    for part in tree.compoundParts
    where part.isUncertain && part.start >= tokens[first].start && part.start < tokens[last].end
      && lexicon.allergens(of: part.phrase) & ~known != 0
    {
      let name = lexicon.words.bytes(of: part.word)
      let isKept = corrected.contains { position in
        guard tokens[position].word.exists else { return false }
        let word = lexicon.words.bytes(of: tokens[position].word)
        return word.indices.contains { word[$0...].starts(with: name) }
      }
      if !isKept { return true }
    }
    return false
  }

  /// Adds the node of a name that contains a bracket and has misread words, and returns whether it
  /// is one.
  mutating func emitRepaired(_ name: Bracketed, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon)
    -> Bool
  {
    guard let spelling = lexicon.spelling,
      hasMisread(name.before) || hasMisread(name.within) || hasMisread(name.behind)
    else { return false }
    let count = tokens.count
    let nodes = tree.nodes.count
    let first = appendMended(name.before, text, lexicon, with: spelling)
    let before = count..<tokens.count
    let second = appendMended(name.within, text, lexicon, with: spelling)
    let within = before.upperBound..<tokens.count
    let third = appendMended(name.behind, text, lexicon, with: spelling)
    let behind = within.upperBound..<tokens.count
    let isHopeless = first == .hopeless || second == .hopeless || third == .hopeless
    let found =
      !isHopeless
      && emitBracketed(Bracketed(before: before, within: within, behind: behind), lexicon)
    tokens.removeLast(tokens.count - count)
    for node in nodes..<tree.nodes.count { tree[node].isCorrected = true }
    return found
  }

  /// Whether a range has a word that is not in the lexicon.
  mutating func hasMisread(_ range: Range<Int>) -> Bool {
    for position in range where !tokens[position].word.exists && tokens[position].kind == .word {
      return true
    }
    return false
  }

  /// Whether a mention is part of a name that contains a bracket and would be another name by
  /// itself.
  mutating func isFragment(_ mention: Mention) -> Bool {
    if mention.start > 0, tokens[mention.start - 1].kind == .close { return true }
    guard mention.end < frame.end, tokens[mention.end].kind == .open else { return false }
    let behind = tokens[mention.end].partner + 1
    return behind < frame.end && tokens[behind].kind == .word
  }

  /// The maximum number of words of a mention to correct; longer ones are prose.
  static let longestRepair = 16

  mutating func emitWhole(
    _ start: Int, upTo end: Int, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon
  ) -> Bool {
    let phrase = match(start, end, lexicon)
    if phrase.exists {
      addNode(start, upTo: end, phrase, lexicon)
      return true
    }
    clearTaken()
    let nodes = tree.nodes.count
    return emitOther(start, upTo: end, text, lexicon) && tree.nodes.count > nodes
  }

  /// The result of a correction.
  enum Mending {
    /// No word was misread.
    case needless
    /// All misread words were corrected.
    case done
    /// A word could not be corrected, so the name cannot be known.
    case hopeless
  }

  /// Appends the tokens of a range with misread words corrected.
  mutating func appendMended(
    _ range: Range<Int>, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon,
    with spelling: borrowing SpellingIndex
  ) -> Mending {
    var mending = Mending.needless
    var position = range.lowerBound
    while position < range.upperBound {
      let token = tokens[position]
      position += 1
      guard token.kind == .word else { continue }
      let isFirst = position < range.upperBound && tokens[position].kind == .word
      let isBeforeMisread = isFirst && !tokens[position].word.exists
      // "011" is oil: no amount begins with zero.
      let isNumber = token.traits.contains(.isNumber) && !isMisreadNumber(token, text)
      guard !isNumber, !token.word.exists || isBeforeMisread else {
        tokens.append(token)
        continue
      }
      Self.fold(token, text, &misread.first)
      if isFirst, let word = joined(to: tokens[position], text, spelling) {
        appendWord(word, token, from: token.start, upTo: tokens[position].end, lexicon)
        position += 1
      } else if token.word.exists {
        tokens.append(token)
        continue
      } else if let (first, second) = spelling.split(misread.first.span) {
        let middle = token.start + textLength(of: lexicon.spellingLength(first), text, token)
        appendWord(first, token, from: token.start, upTo: middle, lexicon)
        appendWord(second, token, from: middle, upTo: token.end, lexicon)
      } else if let correction = misread.correction(by: spelling) {
        if isGuess(correction, lexicon) { misread.guesses.append(token.start) }
        appendWord(correction.word, token, from: token.start, upTo: token.end, lexicon)
      } else {
        return .hopeless
      }
      mending = .done
    }
    return mending
  }

  /// Whether a number may be a word whose letters look like digits.
  private func isMisreadNumber(_ token: LabelToken, _ text: Span<UInt8>) -> Bool {
    token.detail >= 3 && text[Int(token.start)] == UInt8(ascii: "0")
  }

  /// Appends the tokens of a range whose only misread word is corrected to the only near word with which the range is a
  /// name: "guat gum" is guar gum, and "sea slat" sea salt, although the word alone could be many others.
  private mutating func appendNamed(
    _ range: Range<Int>, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon,
    with spelling: borrowing SpellingIndex
  ) -> Bool {
    guard range.count > 1, range.allSatisfy({ tokens[$0].kind == .word }) else { return false }
    var misread: Int?
    for position in range where !isOfNames(position, text, spelling) {
      guard misread == nil, !tokens[position].traits.contains(.isNumber) else { return false }
      misread = position
    }
    guard let misread else { return false }
    guard let word = word(at: misread, in: range, text, lexicon, with: spelling) else {
      return false
    }
    for position in range {
      if position == misread {
        appendWord(
          word, tokens[position], from: tokens[position].start, upTo: tokens[position].end, lexicon)
      } else {
        tokens.append(tokens[position])
      }
    }
    return true
  }

  /// Whether a word is in a name, or parts two names: the "com" of "com syrup" is only in addresses.
  private mutating func isOfNames(
    _ position: Int, _ text: Span<UInt8>, _ spelling: borrowing SpellingIndex
  ) -> Bool {
    let token = tokens[position]
    guard token.word.exists, token.known.isDisjoint(with: [.stop, .joins]) else {
      return token.word.exists
    }
    Self.fold(token, text, &misread.first)
    return spelling.index(of: misread.first.span) != nil
  }

  /// Returns the only word near a misread one with which a range is a name.
  private mutating func word(
    at position: Int, in range: Range<Int>, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon,
    with spelling: borrowing SpellingIndex
  ) -> Int? {
    let before = walk(.none, range.lowerBound, upTo: position, lexicon, isLast: false)
    guard before.exists || position == range.lowerBound else { return nil }
    Self.fold(tokens[position], text, &misread.first)
    let behind = position + 1..<range.upperBound
    let tokens = tokens
    return misread.onlyNear(spelling) { index -> PhraseID? in
      let stem = lexicon.spelled(index).stem
      var node = before.exists ? lexicon.trie.child(of: before, stem) : lexicon.trie.root(stem)
      for next in behind where node.exists {
        let isSkipped = tokens[next].known.contains(.stop) && next + 1 < behind.upperBound
        if !isSkipped { node = lexicon.trie.child(of: node, tokens[next].word) }
      }
      guard node.exists else { return nil }
      let phrase = lexicon.trie[node].phrase
      let isName = phrase.exists && !lexicon.heads[phrase].kinds.isDisjoint(with: .ingredients)
      return isName ? phrase : nil
    }
  }

  static func fold(
    _ token: LabelToken, _ text: Span<UInt8>, _ folded: inout ContiguousArray<UInt8>
  ) {
    folded.removeAll(keepingCapacity: true)
    guard token.end - token.start <= 64 else { return }
    FoldedText.append(text.extracting(Int(token.start)..<Int(token.end)), to: &folded)
  }

  mutating func joined(
    to second: LabelToken, _ text: Span<UInt8>, _ spelling: borrowing SpellingIndex
  ) -> Int? {
    Self.fold(second, text, &misread.second)
    return spelling.join(misread.first.span, misread.second.span)
  }

  mutating func appendWord(
    _ word: Int, _ token: LabelToken, from start: Int32, upTo end: Int32,
    _ lexicon: borrowing Lexicon
  ) {
    let found = lexicon.spelled(word)
    var mended = token
    mended.start = start
    mended.end = end
    mended.word = found.stem
    mended.known = found.traits
    tokens.append(mended)
  }

  /// Splits words into at least two of the longest known names, as if commas were lost: "granulated garlic granulated
  /// onion".
  ///
  /// Words for processes go to the name that they describe, and "and" between two names is one comma more. No other
  /// word may be left over or be a number.
  mutating func emitSegments(_ start: Int, _ end: Int, _ lexicon: borrowing Lexicon) -> Bool {
    guard end - start >= 2 else { return false }
    var position = start
    var segments = 0
    var hasLongName = false
    var arePlain = true
    var hasMixture = false
    var hasCode = false
    var additives = 0
    var known: UInt64 = 0
    var parted: UInt64 = 0
    clearTaken()
    while position < end {
      let token = tokens[position]
      if segments > 0, token.known.contains(.joins), taken.isEmpty {
        let (role, next) = grammar(position, end, lexicon)
        guard role == .and, next < end else { return false }
        position = next
        continue
      }
      let isLittle = token.known.contains(.stop) || token.known.contains(.joins)
      guard !isLittle, !token.known.contains(.numberPrefix) else { return false }
      let (phrase, next) = longest(position, end, lexicon, of: .ingredients)
      guard phrase.exists else {
        guard !token.isCode, let next = takeDescription(position, end, lexicon) else {
          return false
        }
        position = next
        if !lexicon.sharesLastWord, segments > 0 { addTaken(to: lastMention, lexicon) }
        continue
      }
      // "Crab salad" is no list: the dish has more than crab and leaves.
      guard lexicon[phrase].kinds.isDisjoint(with: Self.noSegments), !lexicon.isSalad(phrase),
        !lineHidesAllergen(position..<next, in: phrase, lexicon)
      else { return false }
      addNode(position, upTo: next, phrase, lexicon)
      if lexicon.sharesLastWord { addTaken(to: lastMention, lexicon) }
      segments += 1
      hasLongName = hasLongName || next - position > 1
      arePlain = arePlain && lexicon.isPlain(phrase)
      hasCode = hasCode || token.isCode
      additives += lexicon[phrase].kinds.contains(.additive) ? 1 : 0
      known |= lexicon.allergens(of: phrase)
      for word in position + 1..<next {
        let (other, behind) = longest(word, end, lexicon, of: .ingredients)
        if other.exists, behind > next { parted |= lexicon.allergens(of: other) }
      }
      // The noun of a compound is its last word or, as in "sauce soja", its first.
      if lexicon.sharesLastWord ? next == end : segments == 1 {
        hasMixture = !lexicon.hasCompounds && lexicon.isMixture(phrase)
      }
      position = next
    }
    // "Citric acid E120" is not two additives, but a mistake.
    guard segments >= 2, !hasCode || additives == 1 else { return false }
    // "Plant milk protein" may be a milk protein, which "plant milk, protein" is not.
    guard parted & ~known == 0 else { return false }
    addTaken(to: lastMention, isBehind: true, lexicon)
    // Two single words may be one unknown name, such as "copper carbonate", and "black bean garlic sauce" is no list.
    return (hasLongName || arePlain) && (segments > 2 || !hasMixture)
  }

  /// Takes the longest process, certification, or place that begins at a word and names no allergen, and returns its
  /// end.
  private mutating func takeDescription(
    _ start: Int, _ end: Int, _ lexicon: borrowing Lexicon
  ) -> Int? {
    guard tokens[start].known.contains(.isAttribute) else { return nil }
    let (phrase, next) = longest(start, end, lexicon, of: .attributes)
    guard phrase.exists, !lexicon.mayHaveAllergens(phrase) else { return nil }
    taken.append(Taken(phrase))
    return next
  }

  /// Whether a name goes over the end of a line and one of its parts names another allergen than the whole, as in
  /// "coconut" above "milk", which need not be coconut milk.
  private mutating func lineHidesAllergen(
    _ range: Range<Int>, in phrase: PhraseID, _ lexicon: borrowing Lexicon
  ) -> Bool {
    let allergens = lexicon.allergens(of: phrase)
    for position in range.dropFirst() where tokens[position].traits.contains(.startsLine) {
      if namesAllergen(range.lowerBound..<position, lexicon, besides: allergens)
        || namesAllergen(position..<range.upperBound, lexicon, besides: allergens)
      {
        return true
      }
    }
    return false
  }

  /// The kinds that are not split off: groups and functions, whose words describe other names.
  static let noSegments: KnownSubstance.Kinds = [.category, .function]
}
