import Essentials

/// Removal of processes, certifications, and places from a name.
extension LabelParser {
  /// A name after words were removed from its ends.
  struct Resolution {
    var start: Int
    var end: Int
    var phrase: PhraseID
    /// The end of the name in the text, if it is within a compound word.
    var textEnd: Int32?
  }

  mutating func addResolved(_ found: Resolution, _ lexicon: borrowing Lexicon) {
    addNode(found.start, upTo: found.end, found.phrase, lexicon)
    let node = NodeID(tree.nodes.count - 1)
    if let end = found.textEnd { tree[node].end = end }
    addTaken(to: node, lexicon)
  }

  /// Adds the removed attributes to a node.
  mutating func addTaken(to node: NodeID, isBehind: Bool = false, _ lexicon: borrowing Lexicon) {
    for attribute in taken {
      tree.add(
        lexicon.attribute(attribute.phrase), to: node, isBehind: isBehind || attribute.isBehind)
    }
    clearTaken()
  }

  /// Removes processes, certifications, and places from both ends of a name until the rest is
  /// known.
  mutating func resolve(
    _ start: Int, upTo end: Int, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon
  ) -> Resolution? {
    let count = taken.count
    var rest = start..<end
    var found = resolve(&rest, lexicon, endFirst: false)
    if let first = found, first.start > start, first.end < end {
      // "Raw egg from Italy" is raw egg.
      let removed = taken.count
      var other = start..<end
      if let longer = resolve(&other, lexicon, endFirst: true),
        countNaming(longer.start..<longer.end) > countNaming(first.start..<first.end)
      {
        taken.removeSubrange(count..<removed)
        found = longer
      } else {
        taken.removeLast(taken.count - removed)
      }
    }
    if found == nil {
      // The first word of "sucre séché" is no attribute, although "sucré" is one.
      let removed = taken.count
      var other = start..<end
      found = resolve(&other, lexicon, endFirst: true)
      if found != nil {
        taken.removeSubrange(count..<removed)
      } else {
        taken.removeLast(taken.count - removed)
      }
    }
    if let found, !hidesName(start..<end, besides: found, lexicon),
      !namesRecipe(found, taken.suffix(from: count), lexicon)
    {
      return found
    }
    if found == nil, lexicon.hasCompounds {
      if let found = compound(rest, text, lexicon) { return found }
      taken.removeLast(taken.count - count)
      // "Mælke-pulver" is one word, although powder is also a form of other foods.
      if rest.count < end - start, let found = compound(start..<end, text, lexicon) {
        return found
      }
    }
    taken.removeLast(taken.count - count)
    return nil
  }

  /// Whether a place makes a sauce or a salad a recipe, as in "sauce chinoise" and "Russian salad".
  private func namesRecipe(
    _ name: Resolution, _ taken: ArraySlice<Taken>, _ lexicon: borrowing Lexicon
  ) -> Bool {
    taken.contains { lexicon[$0.phrase].kinds.contains(.origin) }
      && (lexicon.isSauce(name.phrase) || lexicon.isSalad(name.phrase))
  }

  /// The number of words in a range that are more than articles and prepositions.
  private func countNaming(_ words: Range<Int>) -> Int {
    words.count { tokens[$0].kind == .word && !tokens[$0].known.contains(.stop) }
  }

  /// Removes attributes from the ends of a range, at its end first or at its start first.
  private mutating func resolve(
    _ rest: inout Range<Int>, _ lexicon: borrowing Lexicon, endFirst: Bool
  ) -> Resolution? {
    var first = rest.lowerBound
    var last = rest.upperBound
    while last - first > 1 {
      guard
        endFirst
          ? takeSuffix(first, &last, lexicon) || takePrefix(&first, last, lexicon)
          : takePrefix(&first, last, lexicon) || takeSuffix(first, &last, lexicon)
      else { break }
      let phrase = match(first, last, lexicon)
      if phrase.exists { return Resolution(start: first, end: last, phrase: phrase) }
    }
    rest = first..<last
    return nil
  }

  /// Whether the words that were removed from a name are a name themselves, as in "peach with nut
  /// butter", where "butter" is not only a form of peaches.
  ///
  /// Words that stand apart from the name are one if they name several words or another allergen.
  /// Words beside it, such as "butter" in "mango butter", are one if together they name another
  /// allergen.
  mutating func hidesName(
    _ range: Range<Int>, besides resolution: Resolution, _ lexicon: borrowing Lexicon
  ) -> Bool {
    let name = resolution.start..<resolution.end
    let allergens = lexicon.allergens(of: resolution.phrase)
    var position = range.lowerBound
    while position < range.upperBound {
      if position < name.lowerBound, isHead(position, name.upperBound, lexicon) {
        position += 1
        continue
      }
      if tokens[position].known.contains(.isAttribute), !name.contains(position) {
        // The flavors of "with other natural flavors" are no name of their own.
        let (found, next) = longest(position, range.upperBound, lexicon, of: .processing)
        if found.exists, next - position > 1 {
          let named = match(position, next, lexicon)
          if !named.exists || !lexicon.mayHaveAllergens(named) {
            position = next
            continue
          }
        }
      }
      let (found, next) = longest(
        position, range.upperBound, lexicon, of: .ingredients)
      guard found.exists, !(name.lowerBound <= position && next <= name.upperBound) else {
        position += 1
        continue
      }
      let isDenied = next < range.upperBound && tokens[next].known.contains(.denies)
      let isLong = next - position > 1
      let isApart =
        !name.overlaps(position..<next)
        && (position == range.lowerBound || isJoint(position - 1, position))
        && (next == range.upperBound || isJoint(next, next))
      let isAllergen = lexicon.allergens(of: found) & ~allergens != 0
      // "Aromas y antioxidante" are two, although "aroma" also describes foods.
      if !isDenied, position == range.lowerBound, next < name.lowerBound,
        tokens[next].known.contains(.joins)
      {
        return true
      }
      if !isDenied, isLong && (isApart || isAllergen) || isApart && isAllergen { return true }
      position = next
    }
    return false
  }

  /// Whether a word such as "in", or a slash before a name, parts that name from another.
  private mutating func isJoint(_ position: Int, _ name: Int) -> Bool {
    isLittle(position) || tokens[position].known.contains(.startsGrammar)
      || tokens[name - 1].traits.contains(.isBeforeSlash)
  }

  mutating func isLittle(_ position: Int) -> Bool {
    tokens[position].known.contains(.stop) || tokens[position].known.contains(.joins)
      || tokens[position].kind != .word
  }

  mutating func takePrefix(_ first: inout Int, _ last: Int, _ lexicon: borrowing Lexicon)
    -> Bool
  {
    // "Dés" are dice, and "des" is an article.
    if isLittle(first),
      !tokens[first].known.contains(.isAttribute) || !tokens[first].traits.contains(.isAccented)
    {
      first += 1
      return true
    }
    if tokens[first].known.contains(.isAttribute) {
      let (phrase, next) = longest(first, last, lexicon, of: .attributes)
      if phrase.exists, next < last {
        taken.append(Taken(phrase))
        first = next
        return true
      }
    }
    // "2 eggs".
    if tokens[first].traits.contains(.isNumber) || isHead(first, last, lexicon) {
      first += 1
      return true
    }
    return isRole(&first, last, lexicon)
  }

  /// Whether a word says what is made of the food behind it, as the first one of "jus de pomme" does.
  ///
  /// Before another allergen without a word for "of", it may be a food by itself whose comma is lost.
  private mutating func isHead(_ first: Int, _ last: Int, _ lexicon: borrowing Lexicon) -> Bool {
    guard tokens[first].word.exists, lexicon.isHead(tokens[first].word) else { return false }
    var next = first + 1
    // "Huile végétale/thon" is no oil of tuna.
    while next < last, !tokens[next].traits.contains(.isBeforeSlash),
      tokens[next].known.isDisjoint(with: .joins), !isOf(next, last, lexicon),
      tokens[next].known.contains(.isAttribute)
    {
      next += 1
    }
    // "Aromas y antioxidante" are two.
    guard next < last, tokens[next].known.isDisjoint(with: .joins),
      !tokens[first..<last - 1].contains(where: { $0.traits.contains(.isBeforeSlash) })
    else { return false }
    if isOf(next, last, lexicon) { return true }
    // German has a compound word instead, as in "Apfelsaft".
    guard !lexicon.hasCompounds else { return false }
    let own = match(first, first + 1, lexicon)
    return !own.exists || lexicon.allergens(of: own) == 0
      || lexicon.sharesLastWord && tokens[next].traits.contains(.isInflected)
  }

  /// Whether a word such as "of" or "from" stands between a food and what it is made of.
  mutating func isOf(_ position: Int, _ end: Int, _ lexicon: borrowing Lexicon) -> Bool {
    if tokens[position].known.contains(.stop) { return true }
    guard tokens[position].known.contains(.startsGrammar) else { return false }
    let role = grammar(position, end, lexicon).0
    return role == .origin || role == .leads
  }

  /// Skips "from" or "certified" at the start of a name.
  mutating func isRole(_ first: inout Int, _ last: Int, _ lexicon: borrowing Lexicon)
    -> Bool
  {
    guard tokens[first].known.contains(.startsGrammar) else { return false }
    let (found, next) = grammar(first, last, lexicon)
    guard found == .origin || found == .leads || found == .total, next < last else {
      return false
    }
    first = next
    return true
  }

  mutating func takeSuffix(_ first: Int, _ last: inout Int, _ lexicon: borrowing Lexicon)
    -> Bool
  {
    let isWord =
      tokens[last - 1].known.contains(.isAttribute) && tokens[last - 1].traits.contains(.isAccented)
    if isLittle(last - 1) && !isWord || isLastRole(first, last, lexicon) {
      last -= 1
      return true
    }
    guard tokens[last - 1].known.contains(.isAttribute) else { return false }
    // Finds the longest attribute that ends here.
    var start = max(first + 1, last - Self.longestAttribute)
    while start < last {
      if tokens[start].known.contains(.isAttribute) {
        let phrase = match(start, last, lexicon, of: .attributes)
        if phrase.exists {
          taken.append(Taken(phrase, isBehind: lexicon.notesClaimsBehind))
          last = start
          return true
        }
      }
      start += 1
    }
    return false
  }

  /// The most words of an attribute behind a name, as in "eggs from hens that are kept outdoors".
  private static var longestAttribute: Int { 9 }

  /// Whether the last word is "from" or "certified" and the words that it precedes have been
  /// removed.
  mutating func isLastRole(_ first: Int, _ last: Int, _ lexicon: borrowing Lexicon) -> Bool {
    guard last - 1 > first, tokens[last - 1].known.contains(.startsGrammar), !taken.isEmpty else {
      return false
    }
    let role = grammar(last - 1, last, lexicon).0
    return role == .origin || role == .leads
  }

  /// Returns how many bytes of a word in the text fold to a number of bytes.
  mutating func textLength(of folded: Int, _ text: Span<UInt8>, _ token: LabelToken) -> Int32 {
    // In ASCII every letter folds to one byte.
    guard token.traits.contains(.isAccented) else { return Int32(folded) }
    misread.second.removeAll(keepingCapacity: true)
    var position = Int(token.start)
    while position < Int(token.end), misread.second.count < folded {
      let byte = text[position]
      let step = byte < 0x80 ? (UInt32(byte), 1) : FoldedText.scalar(in: text, at: position)
      _ = FoldingTable.fold(step.0, into: &misread.second)
      position += step.1
    }
    return Int32(position) - token.start
  }

  /// Reads a mention that is only a process, certification, or place.
  ///
  /// In brackets, it describes the name before the bracket.
  mutating func emitAttribute(_ start: Int, _ end: Int, _ lexicon: borrowing Lexicon)
    -> Bool
  {
    let claim = match(start, end, lexicon, of: .certification)
    if claim.exists, outer.isEmpty || !frame.parent.exists && !lastMention.exists {
      mark(start..<end, as: .attribute)
      let entry = lexicon.base[lexicon.attribute(claim)]
      if entry.denied != 0 { addClaim(start..<end, claim, lexicon) }
      return true
    }
    if isOrigin(start..<end, lexicon) {
      mark(start..<end, as: .attribute)
      return true
    }
    if lastMention.exists, !frame.parent.exists || frame.firstNode < tree.nodes.count {
      // "Peaches, dried".
      return
        (match(start, end, lexicon, of: [.processing, .origin]).exists
        || areDescriptions(start..<end, lexicon))
        && attach(start, end, to: lastMention, lexicon)
        || frame.parent.exists && attach(start, end, to: frame.parent, lexicon)
    }
    if frame.parent.exists {
      guard attach(start, end, to: frame.parent, lexicon) else { return false }
      certifyJoined(start..<end, lexicon)
      return true
    }
    return lastMention.exists ? false : describesNext(start, end, lexicon)
  }

  /// Whether words are processes and places, possibly joined by "and", as in "beeswax, white and yellow".
  private mutating func areDescriptions(_ words: Range<Int>, _ lexicon: borrowing Lexicon) -> Bool {
    var position = words.lowerBound
    while position < words.upperBound {
      if position > words.lowerBound, tokens[position].known.contains(.joins) {
        position += 1
        continue
      }
      let (phrase, next) = longest(
        position, words.upperBound, lexicon, of: [.processing, .origin])
      guard phrase.exists, !match(position, next, lexicon, of: .ingredientsAndAllergens).exists
      else { return false }
      position = next
    }
    return true
  }

  /// Reads processes and certifications before the first name of a list, with other ones behind a comma or a name behind
  /// a sign, as in "Boneless, skinless chicken" and "all natural* pork".
  ///
  /// They must not name an allergen. "Pasteurized, cheese culture" lost its milk: the next words describe nothing.
  private mutating func describesNext(_ start: Int, _ end: Int, _ lexicon: borrowing Lexicon)
    -> Bool
  {
    let next = end + 1
    guard next < frame.end, tokens[next].kind == .word else { return false }
    let isBeforeOther =
      tokens[end].kind == .comma && tokens[next].known.contains(.isAttribute)
      && !match(next, next + 1, lexicon, of: .ingredientsAndAllergens).exists
    guard isBeforeOther || tokens[end].kind == .mark else { return false }
    var position = start
    while position < end {
      if isLittle(position) {
        position += 1
        continue
      }
      let (phrase, next) = longest(position, end, lexicon, of: .attributes)
      guard phrase.exists, !lexicon.mayHaveAllergens(phrase) else { return false }
      position = next
    }
    mark(start..<end, as: .attribute)
    return true
  }

  /// Whether words such as "Product of Japan" and "origine France" only say where the product or the name before is
  /// from.
  private mutating func isOrigin(_ words: Range<Int>, _ lexicon: borrowing Lexicon) -> Bool {
    guard outer.isEmpty, words.lowerBound > 0 else { return false }
    var position = words.lowerBound
    // "Origin: Italy" has its word before the colon.
    if !frame.hasOrigins {
      guard words.count > 1, tokens[position].known.contains(.startsGrammar) else { return false }
      let (role, next) = grammar(position, words.upperBound, lexicon)
      guard role == .origin || role == .facility else { return false }
      position = next
    }
    var isFound = false
    while position < words.upperBound {
      let (phrase, after) = longest(position, words.upperBound, lexicon, of: .origin)
      if phrase.exists {
        isFound = true
        position = after
      } else if isLittle(position) {
        position += 1
      } else {
        return false
      }
    }
    return isFound
  }

  /// Adds the attributes that words mean to a node, if all words are processes, certifications, or
  /// places.
  mutating func attach(_ start: Int, _ end: Int, to node: NodeID, _ lexicon: borrowing Lexicon)
    -> Bool
  {
    clearTaken()
    var position = start
    var found = false
    while position < end {
      if isLittle(position) || isRole(&position, end, lexicon) {
        position += isLittle(position) ? 1 : 0
        continue
      }
      let (phrase, next) = longest(position, end, lexicon, of: .attributes)
      guard phrase.exists else {
        clearTaken()
        return false
      }
      taken.append(Taken(phrase))
      found = true
      position = next
    }
    let name = tree[node].phrase
    let holder = Resolution(start: start, end: start, phrase: name)
    if name.exists, hidesName(start..<end, besides: holder, lexicon) { found = false }
    guard found else {
      clearTaken()
      return false
    }
    mark(start..<end, as: .attribute)
    addTaken(to: node, isBehind: true, lexicon)
    return true
  }
}
