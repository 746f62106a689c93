import Essentials

/// Division of compound words, such as "Haselnussmehl", into names, heads, and modifiers.
extension LabelParser {
  /// Divides the words that are not names, and notes the names in them.
  ///
  /// - Complexity: O(*n*) in the words, and in each word its length times ``CompoundWords/longestPart``.
  mutating func readCompounds(_ text: Span<UInt8>, _ lexicon: borrowing Lexicon) {
    compounds.divisions.removeAll(keepingCapacity: true)
    compounds.hasJoined = false
    for position in tokens.indices {
      let token = tokens[position]
      guard token.kind == .word, token.end - token.start >= 5, token.end - token.start <= 128,
        !token.traits.contains(.isNumber), !isName(token.word, lexicon)
      else { continue }
      compounds.folded.removeAll(keepingCapacity: true)
      FoldedText.append(
        text.extracting(Int(token.start)..<Int(token.end)), to: &compounds.folded)
      let count = compounds.folded.count
      guard count >= 5, count <= CompoundWords.longestWord,
        !compounds.folded.contains(UInt8(ascii: " "))
      else {
        continue
      }
      if divide(lexicon), !isSalad(lexicon) {
        noteDivision(token.start, lexicon)
      } else if !token.word.exists {
        noteNames(token.start, lexicon)
      }
    }
  }

  /// Whether a word is a name of an ingredient or a process by itself.
  private func isName(_ word: WordID, _ lexicon: borrowing Lexicon) -> Bool {
    phrase(of: word, lexicon, kinds: .ingredients.union(.attributes)).exists
  }

  /// Returns the phrase of a single word of certain kinds, or none.
  private func phrase(of word: WordID, _ lexicon: borrowing Lexicon, kinds: KnownSubstance.Kinds)
    -> PhraseID
  {
    let node = lexicon.trie.root(word)
    guard node.exists else { return .none }
    let phrase = lexicon.trie[node].phrase
    return phrase.exists && !lexicon.heads[phrase].kinds.isDisjoint(with: kinds) ? phrase : .none
  }

  // MARK: Division

  /// Divides the folded word into parts, the longest first, and returns whether that is possible.
  private mutating func divide(_ lexicon: borrowing Lexicon) -> Bool {
    compounds.parts.removeAll(keepingCapacity: true)
    compounds.failed = (0, 0)
    return divide(from: 0, afterName: false, lexicon)
  }

  private mutating func divide(from start: Int, afterName: Bool, _ lexicon: borrowing Lexicon)
    -> Bool
  {
    let bit = UInt64(1) << UInt64(start)
    let failed = afterName ? compounds.failed.afterNames : compounds.failed.afterModifiers
    guard failed & bit == 0, compounds.parts.count < CompoundWords.mostParts else { return false }
    let count = compounds.folded.count
    var ends = partEnds(from: start, lexicon)
    while ends != 0 {
      // The longest part comes first.
      let end = 63 - ends.leadingZeroBitCount
      ends &= ~(1 << UInt64(end))
      let part = part(start, end, lexicon)
      guard isAllowed(part, afterName: afterName) else { continue }
      let isName = part.name.exists && !(afterName && part.isHead)
      compounds.parts.append(part)
      if end == count {
        if afterName || isName { return true }
      } else if divideRest(behind: part, afterName: afterName || isName, lexicon) {
        return true
      }
      compounds.parts.removeLast()
    }
    // Behind a short part less is allowed, so that another division may still succeed.
    if compounds.parts.last?.isShort == true { return false }
    if afterName {
      compounds.failed.afterNames |= bit
    } else {
      compounds.failed.afterModifiers |= bit
    }
    return false
  }

  /// Divides what follows a part, with or without the letters that link two parts.
  private mutating func divideRest(
    behind part: CompoundWords.Part, afterName: Bool, _ lexicon: borrowing Lexicon
  ) -> Bool {
    if divide(from: part.end, afterName: afterName, lexicon) { return true }
    guard !part.isModifier else { return false }
    for letters in lexicon.linkingLetters {
      let next = part.end + letters.count
      guard next < compounds.folded.count,
        compounds.folded[part.end..<next].elementsEqual(letters)
      else { continue }
      if divide(from: next, afterName: afterName, lexicon) { return true }
    }
    return false
  }

  /// Returns a bit for each position where a known word ends that begins at a position.
  private func partEnds(from start: Int, _ lexicon: borrowing Lexicon) -> UInt64 {
    let limit = min(compounds.folded.count, start + CompoundWords.longestPart)
    var key = WordTable.Key()
    var ends: UInt64 = 0
    for position in start..<limit {
      key.append(compounds.folded[position])
      guard position > start else { continue }
      let word = lexicon.words.find(key, in: compounds.folded.span, start..<position + 1)
      if word.exists { ends |= 1 << UInt64(position + 1) }
    }
    return ends
  }

  private func part(_ start: Int, _ end: Int, _ lexicon: borrowing Lexicon) -> CompoundWords.Part {
    var key = WordTable.Key()
    for position in start..<end { key.append(compounds.folded[position]) }
    let word = lexicon.words.find(key, in: compounds.folded.span, start..<end)
    var part = CompoundWords.Part(start: start, end: end)
    guard word.exists else { return part }
    part.word = word
    let stem = lexicon.stems[word]
    part.role = lexicon.compoundRoles[stem]
    part.name = phrase(of: stem, lexicon, kinds: Self.namesInCompounds)
    part.attribute = phrase(of: stem, lexicon, kinds: .attributes)
    part.isShort = end - start <= 3 && part.name.exists && lexicon.allergens(of: part.name) != 0
    return part
  }

  /// The kinds of names that count within compound words.
  private static let namesInCompounds =
    KnownSubstance.Kinds.ingredientsAndAllergens

  /// Whether a part may follow the parts so far.
  private func isAllowed(_ part: CompoundWords.Part, afterName: Bool) -> Bool {
    let length = part.end - part.start
    let isLast = part.end == compounds.folded.count
    guard part.name.exists || part.attribute.exists || !part.role.isEmpty else { return false }
    if let last = compounds.parts.last, last.isShort, !part.isHead { return false }
    if afterName, part.isHead { return length > 2 || isLast }
    if part.isModifier { return !isLast && (length > 2 || part.start == 0) }
    guard part.name.exists else { return false }
    // "Ei" and "ost" stand in many words, so they count only as "Vollei" and "ostpulver".
    if part.isShort { return length == 3 && !afterName && (!isLast || part.start > 0) }
    return length > 3 || length == 3 && (part.start == 0 || isLast)
  }

  // MARK: Results

  /// Whether the word that was divided names a dish by what is in it besides the sauce, as "Thunfischsalat" does.
  private func isSalad(_ lexicon: borrowing Lexicon) -> Bool {
    guard let last = compounds.parts.last, lexicon.isSalad(last.name) else { return false }
    return compounds.parts.dropLast().contains { $0.name.exists }
  }

  /// Notes the names in a word that divides.
  private mutating func noteDivision(_ start: Int32, _ lexicon: borrowing Lexicon) {
    var name: PhraseID = .none
    var attribute: PhraseID = .none
    var modifier: PhraseID = .none
    var nameEnd = 0
    for part in compounds.parts {
      if part.name.exists, !(name.exists && part.isHead) {
        name = part.name
        nameEnd = part.end
        tree.compoundParts.append(
          LabelTree.CompoundPart(start: start, phrase: name, isUncertain: false))
      }
      if part.isModifier, part.attribute.exists { modifier = part.attribute }
      attribute = part.attribute
    }
    let isPlain = compounds.parts.count == 2 && attribute.exists && nameEnd < compounds.folded.count
    // Pears that were dried are "Trockenbirnen" as well as "getrocknete Birnen".
    if !attribute.exists { attribute = modifier }
    compounds.divisions.append(
      CompoundWords.Division(
        start: start, name: name, attribute: attribute, nameLength: isPlain ? nameEnd : nil))
  }

  /// Notes the names of allergens in a word that does not divide, where they may mean something
  /// else.
  private mutating func noteNames(_ start: Int32, _ lexicon: borrowing Lexicon) {
    let count = compounds.folded.count
    var position = 0
    while position + 4 <= count {
      var ends = partEnds(from: position, lexicon)
      var next = position + 1
      while ends != 0 {
        let end = 63 - ends.leadingZeroBitCount
        ends &= ~(1 << UInt64(end))
        guard end - position >= 4 else { break }
        let part = part(position, end, lexicon)
        guard part.name.exists else { continue }
        if lexicon.allergens(of: part.name) != 0, !isDenied(behind: end, lexicon),
          position == 0 || !startsShort(position, lexicon)
        {
          tree.compoundParts.append(
            LabelTree.CompoundPart(
              start: start, phrase: part.name, isUncertain: true, word: part.word))
        }
        next = end
        break
      }
      position = next
    }
  }

  /// Whether a name begins with a short word for an allergen, as "Eipulver" does in "Breipulver".
  private func startsShort(_ position: Int, _ lexicon: borrowing Lexicon) -> Bool {
    for end in position + 2...position + 3 {
      let name = part(position, end, lexicon).name
      if name.exists, lexicon.allergens(of: name) != 0 { return true }
    }
    return false
  }

  /// Whether the rest of the word says that the part before is absent.
  private func isDenied(behind position: Int, _ lexicon: borrowing Lexicon) -> Bool {
    let count = compounds.folded.count
    return (position..<min(position + 3, count)).contains {
      part($0, count, lexicon).role.contains(.denial)
    }
  }

  // MARK: Names

  /// Returns the name that a compound word is, or that words are without the hyphens or spaces
  /// between them.
  mutating func compound(
    _ range: Range<Int>, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon
  ) -> Resolution? {
    guard range.count == 1 else { return joinedCompound(range, text, lexicon) }
    let token = tokens[range.lowerBound]
    let place = compounds.divisions.partitioningIndex { $0.start >= token.start }
    guard place < compounds.divisions.count, compounds.divisions[place].start == token.start else {
      return nil
    }
    let found = compounds.divisions[place]
    if found.attribute.exists { taken.append(Taken(found.attribute)) }
    let end = found.nameLength.map { token.start + textLength(of: $0, text, token) }
    return Resolution(
      start: range.lowerBound, end: range.upperBound, phrase: found.name, textEnd: end)
  }

  /// Reads words that are one name without the hyphens between them, or without a space at a word
  /// that is no name by itself, as in "Soja-Lecithin" and "Voll milchpulver".
  ///
  /// Words that are names by themselves are one only if it has all their allergens, as "vetemjöl" has for "vete mjöl":
  /// the comma may be lost.
  private mutating func joinedCompound(
    _ range: Range<Int>, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon
  ) -> Resolution? {
    guard range.count <= 4 else { return nil }
    compounds.folded.removeAll(keepingCapacity: true)
    var isHyphenated = true
    var isName = true
    for position in range {
      let token = tokens[position]
      guard token.kind == .word, !token.traits.contains(.isNumber),
        token.end - token.start <= 64, token.end <= text.count
      else { return nil }
      if position > range.lowerBound {
        let before = tokens[position - 1].end
        isHyphenated =
          isHyphenated && token.start == before + 1 && text[Int(before)] == UInt8(ascii: "-")
      }
      isName = isName && self.isName(token.word, lexicon)
      FoldedText.append(
        text.extracting(Int(token.start)..<Int(token.end)), to: &compounds.folded)
    }
    let count = compounds.folded.count
    guard count <= CompoundWords.longestWord else { return nil }
    let whole = part(0, count, lexicon)
    // "Tarwe bloem" is one word, but "Kokos milch" may be two: each has its own allergens.
    guard
      isHyphenated || !isName
        || whole.name.exists
          && !namesAllergen(range, lexicon, besides: lexicon.allergens(of: whole.name))
    else { return nil }
    if whole.name.exists, !whole.isShort {
      return Resolution(start: range.lowerBound, end: range.upperBound, phrase: whole.name)
    }
    guard isHyphenated, divide(lexicon) else { return nil }
    // The parts of hyphenated words count one by one, whatever the whole means.
    var name: PhraseID = .none
    for part in compounds.parts where part.name.exists && !(name.exists && part.isHead) {
      name = part.name
      noteJoined(name, tokens[range.lowerBound].start)
    }
    return Resolution(start: range.lowerBound, end: range.upperBound, phrase: name)
  }

  /// Reads the first name of "Sonnenblumen- und Sojalecithin", whose ending stands only in the second one.
  ///
  /// - Complexity: O(*n*²) in the length of the second name, which is at most ``CompoundWords/longestWord``.
  mutating func suspendedName(
    _ first: Int, endingOf second: Int, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon
  ) -> PhraseID {
    compounds.folded.removeAll(keepingCapacity: true)
    FoldedText.append(
      text.extracting(Int(tokens[first].start)..<Int(tokens[first].end)), to: &compounds.folded)
    let start = compounds.folded.count
    var ending: ContiguousArray<UInt8> = []
    FoldedText.append(
      text.extracting(Int(tokens[second].start)..<Int(tokens[second].end)), to: &ending)
    guard start + ending.count <= CompoundWords.longestWord else { return .none }
    for split in ending.indices.dropFirst() where ending.count - split >= 3 {
      compounds.folded.removeSubrange(start...)
      compounds.folded.append(contentsOf: ending[split...])
      let end = compounds.folded.count
      let whole = part(0, end, lexicon)
      // The salt of "Ammonium- und Natriumcarbonate" is no name by itself.
      if whole.name.exists, ending.count - split >= 6 { return whole.name }
      let tail = part(start, end, lexicon)
      guard tail.isHead || tail.name.exists else { continue }
      if whole.name.exists { return whole.name }
      guard divide(lexicon) else { continue }
      var name: PhraseID = .none
      for part in compounds.parts where part.name.exists && !(name.exists && part.isHead) {
        name = part.name
        noteJoined(name, tokens[first].start)
      }
      return name
    }
    return .none
  }

  /// Notes a name within words that are joined by hyphens.
  private mutating func noteJoined(_ name: PhraseID, _ start: Int32) {
    tree.compoundParts.append(
      LabelTree.CompoundPart(start: start, phrase: name, isUncertain: false))
    compounds.hasJoined = true
  }

  /// Puts the names in compound words into the order of the text.
  mutating func orderCompounds() {
    guard compounds.hasJoined else { return }
    tree.compoundParts.sort { $0.start < $1.start }
  }
}
