/// Sentences that name no ingredient: how to keep, prepare, or recycle, and amounts of the whole.
extension LabelParser {
  /// Returns the end of a sentence that says what to do with the package or its food, as in "Store in a cool, dry
  /// place" and "Kühl und trocken lagern", or `nil`.
  ///
  /// One word must be a verb or noun for that, and all others words of such sentences, numbers, and places. Any other
  /// word, such as the name of a food, makes it another sentence. So does a last word that another one must follow: in
  /// "Packed in a", a photo cut off the facility.
  mutating func packageSentenceEnd(
    _ start: Int, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon
  ) -> Int? {
    guard let end = packageWordsEnd(start, text, lexicon) else { return nil }
    guard let last = (start..<end).last(where: { tokens[$0].kind == .word }),
      !goesOn(last, text), end < tokens.count || !isBegun(start..<end, lexicon)
    else { return nil }
    return end
  }

  /// The prepositions and articles that another word must follow, in ASCII.
  private static let openWords = [
    "in", "on", "at", "to", "by", "under", "for", "a", "an", "the", "our", "your", "this", "same",
    "im", "am", "auf", "bei", "zu", "zum", "zur", "ein", "eine", "einem", "einen", "einer", "der",
    "die", "das", "dem", "den", "dieser", "diesem", "unserem", "unserer", "dans", "sur", "par",
    "un",
    "une", "le", "la", "les", "notre", "cette", "ce", "por", "una", "el", "los", "las", "su", "nel",
    "nella", "uno", "il", "lo", "i", "gli", "op", "een", "het", "de", "onze", "w", "we", "na", "do",
    "vid", "en", "ett", "den", "det", "et", "ei", "ved", "em", "no", "som", "um", "uma", "o", "os",
    "as",
  ].map { ContiguousArray($0.utf8) }

  /// Whether the words are the beginning of a longer phrase, as "Manufactured" of "manufactured in a facility".
  func isBegun(_ words: Range<Int>, _ lexicon: borrowing Lexicon) -> Bool {
    var node = lexicon.grammar.root(tokens[words.lowerBound].word)
    for position in words.dropFirst() where node.exists {
      node = lexicon.grammar.child(of: node, tokens[position].word)
    }
    guard node.exists, lexicon.grammar[node].hasChildren else { return false }
    let phrase = lexicon.grammar[node].phrase
    return !phrase.exists || phrase.number == GrammarRole.allergenFiller.rawValue
  }

  /// The words before a noun that no statement of allergens ends with.
  static let openAdjectives = [
    "other", "autre", "autres", "andere", "anderen", "anderer", "anderes", "otro", "otros", "otras",
    "altro", "altri", "altra", "altre", "inne", "innych", "andra", "annan", "andre", "muut",
    "muita", "outros", "outras", "glutenhaltige", "glutenhaltigem", "glutenhaltigen",
    "glutenhaltiger", "glutenhaltiges", "glutenhaltiga", "glutenbevattende", "glutenhoudende",
    "containing", "contenant", "contenenti", "contenente", "zawierające",
  ].map { ContiguousArray($0.utf8) }

  /// The words for the food itself, in ASCII, with which a statement about it begins.
  static let products = [
    "product", "produit", "produkt", "produkten", "produktet", "producto", "prodotto", "produto",
    "tuote",
  ].map { ContiguousArray($0.utf8) }

  /// Whether another word must follow a word, as behind "and", "of", and "the".
  func goesOn(_ word: Int, _ text: Span<UInt8>) -> Bool {
    !tokens[word].known.isDisjoint(with: [.stop, .joins]) || isWord(word, in: Self.openWords, text)
  }

  func isWord(_ word: Int, in list: [ContiguousArray<UInt8>], _ text: Span<UInt8>) -> Bool {
    let range = Int(tokens[word].start)..<Int(tokens[word].end)
    return list.contains { open in
      open.count == range.count
        && open.indices.allSatisfy { index in
          let byte = text[range.lowerBound + index]
          // "Ą" and "ą" differ in the second byte.
          return byte | 0x20 == open[index] | 0x20 || byte & open[index] & 0x80 != 0
        }
    }
  }

  /// Whether a line begins with a capital letter and a sentence about the package or its origin, as "Store upright"
  /// does below a last ingredient without a period.
  @inline(__always)
  mutating func startsPackageLine(
    _ position: Int, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon
  ) -> Bool {
    tokens[position].traits.contains(.startsLine)
      && isPackageLine(position, text, lexicon)
  }

  @inline(never)
  private mutating func isPackageLine(
    _ start: Int, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon
  ) -> Bool {
    let first = Int(tokens[start].start)
    let isCapital =
      text[first] == 0xC3 ? text[first + 1] < 0x9F : (0x41...0x5A).contains(text[first])
    // Each word of a name in capitals begins with one.
    guard tokens[start].kind == .word, isCapital, !(0x41...0x5A).contains(text[first + 1]),
      frame.section == .ingredients, outer.isEmpty
    else { return false }
    var end: Int?
    if !tokens[start].known.isDisjoint(with: [.handles, .isOfPackage]) {
      end = packageSentenceEnd(start, text, lexicon)
    }
    if end == nil, tokens[start].known.contains(.startsGrammar) {
      let (role, next) = grammar(start, frame.end, lexicon)
      if role == .origin {
        let place = longest(skipColon(next), frame.end, lexicon, of: .origin)
        if place.phrase.exists { end = place.next }
      }
    }
    guard let end else { return false }
    return end >= frame.end || tokens[end].kind == .period
      || tokens[end].traits.contains(.startsLine)
  }

  /// Whether a mention is the code of a batch, as in "L23145 B", or of a body that certifies organic farming, as in
  /// "DE-ÖKO-006" (Regulation (EU) 2018/848, Annex V).
  mutating func isCode(_ mention: Mention, _ text: Span<UInt8>) -> Bool {
    guard outer.isEmpty, startsSentence(mention.start) else { return false }
    var groups: [(letters: Int, digits: Int)] = [(0, 0)]
    let range = Int(tokens[mention.start].start)..<Int(tokens[mention.end - 1].end)
    guard range.count < 20 else { return false }
    for position in range {
      switch text[position] {
      case 0x30...0x39:
        let last = groups[groups.count - 1]
        if last.digits == 0, last.letters > 0 { groups.append((0, 0)) }
        groups[groups.count - 1].digits += 1
      case 0x20, UInt8(ascii: "-"): groups.append((0, 0))
      // The second byte of a letter.
      case 0x80..<0xC0: break
      default: groups[groups.count - 1].letters += 1
      }
    }
    let isBatch =
      text[range.lowerBound] | 0x20 == UInt8(ascii: "l") && groups[0].letters == 1
      && groups.count > 1 && groups[1].digits > 3
      && groups.dropFirst(2).allSatisfy { $0.letters < 2 }
    let isBody =
      groups.count > 2 && groups[0].letters == 2 && groups[1].letters == 3
      && (2...3).contains(groups[2].digits) && groups[1].digits == 0
    return isBatch && groups[1].letters == 0 || isBody
  }

  private mutating func packageWordsEnd(
    _ start: Int, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon
  ) -> Int? {
    guard outer.isEmpty, startsSentence(start) || start > 0 && tokens[start - 1].kind == .mark
    else { return nil }
    // A phrase that ends a list is about all that follows.
    if tokens[start].known.contains(.startsGrammar),
      grammar(start, frame.end, lexicon).0 == .end
    {
      return nil
    }
    let limit = min(frame.end, start + Self.longestRun)
    var position = start
    var isFound = false
    var hasJoint = false
    while position < limit, tokens[position].kind != .period {
      let token = tokens[position]
      guard token.kind == .word else {
        position += 1
        continue
      }
      hasJoint =
        hasJoint || isLittle(position) || token.traits.contains(.isNumber)
        || isWord(position, in: Self.openWords, text)
      // "Frozen meat" is a food, unlike "made of 120 g of meat".
      if !hasJoint, token.known.contains(.isOfPackage), token.known.isDisjoint(with: .handles),
        match(position, position + 1, lexicon).exists
      {
        return nil
      }
      if token.known.contains(.handles) {
        isFound = true
        position += 1
        continue
      }
      if !token.known.isDisjoint(with: [.isOfPackage, .stop, .joins, .measures])
        || token.traits.contains(.isNumber)
      {
        position += 1
        continue
      }
      if token.known.contains(.startsGrammar) {
        let (role, next) = grammar(position, limit, lexicon)
        if role == .end || role == .about || role == .atLeast || role == .atMost || role == .origin
          || role == .purpose || role == .guide
        {
          isFound = isFound || role == .end
          position = next
          continue
        }
      }
      let (place, next) = longest(position, limit, lexicon, of: .origin)
      guard place.exists else {
        // The next line may be another sentence.
        return isFound && token.traits.contains(.startsLine) ? position : nil
      }
      position = next
    }
    return isFound ? position : nil
  }

  /// Whether words behind a percentage say only what it is a share of, as in "6 % of the finished product" and "9 % in
  /// der Creme".
  ///
  /// A preposition must precede the word for the whole, which is otherwise an ingredient: "9 % cream".
  mutating func isShareOfWhole(_ words: Range<Int>, _ lexicon: borrowing Lexicon) -> Bool {
    var sign = words.lowerBound - 1
    if sign > 0, tokens[sign].kind == .dash { sign -= 1 }
    guard sign > 0, tokens[sign].kind == .percent else { return false }
    var position = words.lowerBound
    var isFound = false
    while position < words.upperBound {
      if tokens[position].known.contains(.startsGrammar), tokens[position].kind == .word {
        let (role, next) = grammar(position, words.upperBound, lexicon)
        if role == .whole || role == .origin || role == .leads {
          guard role != .whole || position > words.lowerBound else { return false }
          isFound = isFound || role == .whole
          position = next
          continue
        }
      }
      guard isLittle(position) || tokens[position].known.contains(.isOfPackage) else {
        return false
      }
      position += 1
    }
    return isFound
  }

  /// Whether a sentence has only names with minimum amounts, as in "Cocoa solids: 70 % minimum, milk solids 20 %
  /// minimum".
  ///
  /// Such amounts are about the whole product.
  mutating func isLeastAmount(_ start: Int, _ lexicon: borrowing Lexicon) -> Bool {
    guard outer.isEmpty, frame.section == .ingredients, !tree.nodes.isEmpty, start > 0,
      tokens[start - 1].kind == .period || tokens[start].traits.contains(.startsLine)
    else { return false }
    let limit = min(tokens.count, start + Self.longestRun)
    var hasAmount = false
    var hasBound = false
    var hasName = false
    var position = start
    while position < limit, tokens[position].kind != .period,
      position == start || !tokens[position].traits.contains(.startsLine)
    {
      let token = tokens[position]
      switch token.kind {
      case .percent: hasAmount = true
      case .colon where hasName && !hasAmount: break
      case .comma where hasAmount && hasBound && hasName:
        (hasAmount, hasBound, hasName) = (false, false, false)
      case .word:
        if token.known.contains(.startsGrammar) {
          let (role, next) = grammar(position, limit, lexicon)
          if role == .atLeast {
            hasBound = true
            position = next
            continue
          }
        }
        hasName = hasName || !token.traits.contains(.isNumber)
      default: return false
      }
      position += 1
    }
    return hasAmount && hasBound && hasName
  }

  // MARK: Totals

  /// Whether a sentence says how much of a food so much of the product was made of, as in "105 g de viande pour 100 g
  /// de produit fini".
  mutating func isAmountPerAmount(
    _ start: Int, _ end: Int, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon
  )
    -> Bool
  {
    guard frame.section == .ingredients, !tree.nodes.isEmpty,
      outer.isEmpty ? startsSentence(start) : tokens[start - 1].kind == .open
    else { return false }
    var first = start
    if !outer.isEmpty, tokens[first].known.contains(.startsGrammar) {
      let (role, next) = grammar(first, end, lexicon)
      if role == .leads { first = next }
    }
    guard let amount = number(first, end), amount.next < end, isUnit(amount.next, lexicon)
    else { return false }
    // "(140 g/kg de semoule)".
    if tokens[amount.next].traits.contains(.isBeforeSlash) { return true }
    return (amount.next + 1..<end).contains { position in
      if isPer(position, text), position + 1 < end,
        tokens[position + 1].traits.contains(.isNumber) || isUnit(position + 1, lexicon)
      {
        return true
      }
      // "100 g sont élaborés à partir de 140 g de viande".
      return tokens[position].traits.contains(.isNumber) && position + 1 < end
        && isUnit(position + 1, lexicon)
    }
  }

  /// Reads a sentence about the whole amount of something, which is no ingredient, and returns its end.
  ///
  /// An allergen in it is in the product: "Total milk content 70 %." Words that nobody knows remain unread. Behind a
  /// colon that follows the amount is the list: "Vegetable content: 74 %: tomatoes, water".
  mutating func readTotal(
    _ start: Int, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon
  ) -> Int {
    var end = clauseEnd(start + 1, lexicon)
    let colon = (start + 1..<max(end, start + 1)).first {
      tokens[$0].kind == .colon
        && (tokens[$0 - 1].kind == .percent || isUnit($0 - 1, lexicon))
    }
    if let colon { end = colon + 1 }
    var position = start
    while position < end {
      if tokens[position].kind == .word, tokens[position].known.contains(.startsGrammar) {
        let (role, next) = grammar(position, end, lexicon)
        if role != .none {
          mark(position..<next, as: .amount)
          addTotalAllergens(position..<next, text, lexicon)
          position = next
          continue
        }
      }
      let (phrase, next) = longest(position, end, lexicon, of: .all)
      let isOfPackage = !tokens[position].known.isDisjoint(with: [.isOfPackage, .handles])
      if phrase.exists || isOfPackage || isLittle(position) || isPer(position, text)
        || tokens[position].traits.contains(.isNumber)
      {
        mark(position..<max(next, position + 1), as: .amount)
      }
      if phrase.exists, lexicon.mayHaveAllergens(phrase) {
        addContained(position..<next, phrase, lexicon)
      }
      position = max(next, position + 1)
    }
    return end
  }

  /// Adds the node of a name outside the list that is in the product.
  private mutating func addContained(
    _ words: Range<Int>, _ phrase: PhraseID, _ lexicon: borrowing Lexicon
  ) {
    let (section, last) = (frame.section, frame.last)
    frame.section = .contains
    addNode(words.lowerBound, upTo: words.upperBound, phrase, lexicon)
    frame.section = section
    frame.last = last
  }

  /// Adds the allergens in the words for a total, such as "total milk content" and "Milchanteil".
  private mutating func addTotalAllergens(
    _ words: Range<Int>, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon
  ) {
    for position in words where tokens[position].kind == .word {
      var phrase = longest(
        position, position + 1, lexicon, of: .ingredientsAndAllergens
      ).phrase
      if !phrase.exists, lexicon.hasCompounds {
        Self.fold(tokens[position], text, &misread.first)
        let folded = misread.first
        for end in (3..<max(folded.count, 3)).reversed() where !phrase.exists {
          var key = WordTable.Key()
          for byte in folded[..<end] { key.append(byte) }
          let word = lexicon.words.find(key, in: folded.span, 0..<end)
          guard word.exists else { continue }
          phrase = accepted(
            lexicon.trie.root(lexicon.stems[word]), lexicon, of: .ingredientsAndAllergens)
        }
      }
      if phrase.exists, lexicon.mayHaveAllergens(phrase) {
        addContained(position..<position + 1, phrase, lexicon)
      }
    }
  }

  /// The words between two amounts, in ASCII: 45 g per 100 g.
  private static let per = ["per", "je", "pro", "pour", "por", "na", "par", "pr", "dans", "nel"]
    .map { ContiguousArray($0.utf8) }

  private func isPer(_ position: Int, _ text: Span<UInt8>) -> Bool {
    let word = Int(tokens[position].start)..<Int(tokens[position].end)
    return Self.per.contains { per in
      per.count == word.count
        && per.indices.allSatisfy { text[word.lowerBound + $0] | 0x20 == per[$0] }
    }
  }

  /// Whether a colon and a percentage follow a name at the start of a sentence behind a list, as in "Cocoa solids:
  /// 72 % minimum", which is about the whole product.
  mutating func isTotal(
    _ start: Int, _ colon: Int, _ lexicon: borrowing Lexicon
  ) -> Bool {
    guard outer.isEmpty, frame.section == .ingredients, !tree.nodes.isEmpty, start > 0,
      tokens[start - 1].kind == .period, colon + 2 < frame.end, hasWords(start, colon),
      (start..<colon).allSatisfy({ tokens[$0].known.isDisjoint(with: .directs) })
    else { return false }
    let behind = bound(colon + 1, frame.end, lexicon)?.next ?? colon + 1
    guard let amount = number(behind, frame.end), amount.next < frame.end else { return false }
    return tokens[amount.next].kind == .percent
  }
}

/// Statements of allergens, in which every known name is an ingredient.
extension LabelParser {
  /// Reads a statement of allergens, in which every known name is an ingredient.
  mutating func emitStatement(
    _ mention: Mention, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon
  ) {
    let section = frame.section
    var position = mention.start
    var start = position
    var isKnown = false
    while position < mention.end {
      if tokens[position].known.contains(.startsGrammar) {
        let (role, next) = grammar(position, mention.end, lexicon)
        if role.isFiller {
          mark(position..<next, as: .grammar)
          if role == .and || role == .or {
            settleStatement(start..<position, isKnown: isKnown, lexicon)
            isKnown = false
            start = next
          } else if start == position {
            start = next
          }
          position = next
          continue
        }
      }
      let (phrase, next) = longest(
        position, mention.end, lexicon,
        of: .ingredientsAndAllergens)
      if phrase.exists {
        // "Made in a nut free facility", but not "cannot guarantee nut free".
        let isDenied =
          isDenied(next, mention.end, lexicon) && !frame.isNotGuaranteed
          && !isNegated(position, text)
        if isDenied { frame.section = .freeFrom }
        addNode(position, upTo: next, phrase, lexicon)
        frame.section = section
        isKnown = true
        position = next
      } else {
        if emitAllergic(position, text, lexicon) { isKnown = true }
        position += 1
      }
    }
    settleStatement(start..<mention.end, isKnown: isKnown, lexicon)
  }

  /// The start of the words for allergies in the languages with compounds.
  private static let allergy = ContiguousArray("allerg".utf8)

  /// Adds the node of an allergen in a compound such as "Milchallergiker".
  mutating func emitAllergic(
    _ position: Int, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon
  ) -> Bool {
    guard lexicon.hasCompounds, !tokens[position].word.exists else { return false }
    Self.fold(tokens[position], text, &misread.first)
    let folded = misread.first
    let allergy = Self.allergy
    guard folded.count > allergy.count + 2,
      let split = (3..<folded.count - allergy.count + 1).first(where: {
        folded[$0..<$0 + allergy.count].elementsEqual(allergy)
      })
    else { return false }
    // Up to two linking letters may stand between: "Nussallergie", "Mandelnallergie".
    for end in [split, split - 1, split - 2] where end > 2 {
      var key = WordTable.Key()
      for byte in folded[..<end] { key.append(byte) }
      let word = lexicon.words.find(key, in: folded.span, 0..<end)
      guard word.exists else { continue }
      let phrase = accepted(
        lexicon.trie.root(lexicon.stems[word]), lexicon, of: .ingredientsAndAllergens)
      guard phrase.exists else { continue }
      addNode(position, upTo: position + 1, phrase, lexicon)
      let start = tokens[position].start
      tree[tree.nodes.count - 1].end = start + textLength(of: end, text, tokens[position])
      return true
    }
    return false
  }

  /// Accounts for the words of a part of a statement, and adds a node if none of them is known.
  private mutating func settleStatement(
    _ part: Range<Int>, isKnown: Bool, _ lexicon: borrowing Lexicon
  ) {
    if !isKnown { return flush(part.lowerBound, part.upperBound, lexicon) }
    // A word that no name has may be a misread allergen: "nuts, pcanut butter".
    for position in part where tokens[position].account == .unread && tokens[position].word.exists {
      tokens[position].account = .ignored
    }
  }
}
