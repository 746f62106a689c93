/// Functions before the substances that have them, and names joined by "and" or a slash.
extension LabelParser {
  /// Reads a function and, without a colon, the substance that has it, as in "Emulsifier soy
  /// lecithin".
  mutating func emitClass(
    _ start: Int, upTo end: Int, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon
  ) -> Bool {
    if tokens[start].known.contains(.isAttribute), end - start > 2,
      tokens[start + 1].known.contains(.startsFunction),
      !tokens[start].traits.contains(.isBeforeSlash), !namesAllergen(start..<start + 1, lexicon),
      match(start, start + 1, lexicon, of: .attributes).exists
        || !match(start, start + 1, lexicon).exists
    {
      // "Vegetable emulsifier E471", but not "butter emulsifier E471" and "honey emulsifier E471".
      guard emitClass(start + 1, upTo: end, text, lexicon) else { return false }
      mark(start..<start + 1, as: .attribute)
      return true
    }
    guard tokens[start].known.contains(.startsFunction) else { return false }
    let (phrase, next) = longest(start, end, lexicon, of: .function)
    // "Acid whey" is not an acid, and "flavorings and antioxidant" are two functions.
    guard phrase.exists, next < end, !tokens[next].known.contains(.joins),
      joinDepth < Self.mostJoined,
      longest(start, end, lexicon, of: .ingredients).next == next
    else { return false }
    joinDepth += 1
    defer { joinDepth -= 1 }
    let count = tree.nodes.count
    addNode(start, upTo: next, phrase, lexicon)
    let last = frame.colonParent
    frame.colonParent = NodeID(count)
    let rest = match(next, end, lexicon)
    if rest.exists {
      addNode(next, upTo: end, rest, lexicon)
    } else if !emitOther(next, upTo: end, text, lexicon) {
      tree.removeLastNode()
      frame.colonParent = last
      return false
    }
    frame.colonParent = last
    return true
  }

  /// Reads joined names: "Sugar and water", "sunflower and/or safflower oil", "carbonates of sodium
  /// and ammonium".
  mutating func emitJoined(
    _ start: Int, upTo end: Int, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon
  ) -> Bool {
    let joint = joint(start, end, lexicon)
    guard joint < end else { return emitSlashed(start, upTo: end, text, lexicon) }
    var next = joint
    while next < end, tokens[next].known.contains(.joins) { next += 1 }
    guard joint > start, next < end else { return false }
    guard joinDepth < Self.mostJoined else { return emitEach(start, end, lexicon) }
    joinDepth += 1
    defer { joinDepth -= 1 }
    let mark = tree.mark
    let count = tree.nodes.count
    if lexicon.hasCompounds, emitSuspended(start..<joint, and: next..<end, text, lexicon) {
      return true
    }
    if emitSharing(start..<joint, and: next..<end, text, lexicon) {
      noteAlternatives(joint, from: count, lexicon)
      return true
    }
    // The words before the vitamins need not be known.
    let isOpen = tokens[next].known.contains(.vitamin)
    if emitPart(start, upTo: joint, text, lexicon) || isOpen {
      if tree.nodes.count == count { addNode(start, upTo: joint, .none, lexicon) }
      if emitPart(next, upTo: end, text, lexicon) {
        noteAlternatives(joint, from: count, lexicon)
        return true
      }
    }
    tree.reset(to: mark)
    return false
  }

  /// Returns the first word that joins two names and is not part of one, such as "half and half",
  /// or the end.
  private mutating func joint(_ start: Int, _ end: Int, _ lexicon: borrowing Lexicon) -> Int {
    var first = start
    while first < end, !tokens[first].known.contains(.joins) { first += 1 }
    var position = start
    while position < end, first < end {
      if position > start, tokens[position].known.contains(.joins) { return position }
      let next = longest(position, end, lexicon, of: .ingredients).next
      position = max(next > first ? next : position, position + 1)
    }
    return end
  }

  /// Notes that names joined by "or" are alternatives, and so are those before them in a bracket.
  mutating func noteAlternatives(
    _ joint: Int, from first: Int, _ lexicon: borrowing Lexicon
  ) {
    guard grammar(joint, tokens.count, lexicon).0 == .or else { return }
    for node in first..<tree.nodes.count { tree[node].isAlternative = true }
    guard frame.parent.exists else { return }
    // Those before an alternative have been noted. Lists of alternatives are short, and the parts of
    // one ingredient may be many.
    var node = first - 1
    while node >= max(frame.firstNode, first - 64) {
      if tree.nodes[node].parent == frame.parent {
        if tree.nodes[node].isAlternative { break }
        tree[node].isAlternative = true
      }
      node -= 1
    }
  }

  /// The maximum number of joined names that may share nouns or have processes.
  ///
  /// Further names are looked up as they are, because trying all combinations would take
  /// exponential time.
  static let mostJoined = 6

  /// Adds the nodes of any number of joined names, if each is known as it is.
  mutating func emitEach(_ start: Int, _ end: Int, _ lexicon: borrowing Lexicon) -> Bool {
    let mark = tree.mark
    let count = tree.nodes.count
    var position = start
    while position < end {
      var next = position
      while next < end, !tokens[next].known.contains(.joins) { next += 1 }
      let phrase = next > position ? match(position, next, lexicon) : .none
      if phrase.exists {
        addNode(position, upTo: next, phrase, lexicon)
      } else if next > position {
        tree.reset(to: mark)
        return false
      }
      position = next + 1
    }
    return tree.nodes.count > count
  }

  mutating func emitPart(
    _ start: Int, upTo end: Int, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon
  ) -> Bool {
    let phrase = match(start, end, lexicon)
    if phrase.exists {
      addNode(start, upTo: end, phrase, lexicon)
      if tokens[start].known.contains(.vitamin) { frame.hasVitamins = true }
      return true
    }
    clearTaken()
    return emitOther(start, upTo: end, text, lexicon)
  }

  /// Reads two names that share the ending of a compound word, as in "Sonnenblumen- und Sojalecithin".
  private mutating func emitSuspended(
    _ left: Range<Int>, and right: Range<Int>, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon
  ) -> Bool {
    guard left.count == 1, right.count == 1, isSuspended(tokens[left.lowerBound].end, text),
      !match(left.lowerBound, left.upperBound, lexicon).exists
    else { return false }
    let mark = tree.mark
    let phrase = suspendedName(left.lowerBound, endingOf: right.lowerBound, text, lexicon)
    guard phrase.exists else { return false }
    addNode(left.lowerBound, upTo: left.upperBound, phrase, lexicon)
    if emitPart(right.lowerBound, upTo: right.upperBound, text, lexicon) { return true }
    tree.reset(to: mark)
    return false
  }

  /// Reads two names that share a noun, which only one of them has.
  mutating func emitSharing(
    _ left: Range<Int>, and right: Range<Int>, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon
  ) -> Bool {
    if lexicon.sharesLastWord {
      var phrase: PhraseID = .none
      // "Skimmed and whole milk powder" share two words.
      var noun = right.upperBound - 1
      while !phrase.exists, noun > right.lowerBound, noun >= right.upperBound - 3 {
        phrase = match(left, noun..<right.upperBound, lexicon)
        noun -= 1
      }
      guard phrase.exists else { return emitSharingFirst(left, and: right, text, lexicon) }
      // The first name of "oysters and cremini mushrooms" is not oyster mushrooms.
      let isName = isInflected(left.lowerBound, left.upperBound)
      if isName, namesAllergen(left, lexicon, besides: lexicon.allergens(of: phrase)) {
        return false
      }
      addNode(left.lowerBound, upTo: left.upperBound, phrase, lexicon)
      return emitPart(right.lowerBound, upTo: right.upperBound, text, lexicon) || undo()
    }
    return emitSharingFirst(left, and: right, text, lexicon)
  }

  /// Reads two names whose shared noun comes first: "Carbonates of sodium and ammonium", "yellow 5
  /// and 6".
  mutating func emitSharingFirst(
    _ left: Range<Int>, and right: Range<Int>, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon
  ) -> Bool {
    guard left.count > 1 else { return false }
    var end = left.upperBound - 1
    while end > left.lowerBound {
      let noun = left.lowerBound..<end
      let shared = match(noun, right, lexicon)
      // The cheese of "soy protein or cheese" is not soy cheese.
      if shared.exists, !namesAllergen(right, lexicon, besides: lexicon.allergens(of: shared)) {
        guard emitPart(left.lowerBound, upTo: left.upperBound, text, lexicon) else { return false }
        addNode(
          right.lowerBound, upTo: right.upperBound, shared, lexicon,
          isPlural: isInflected(noun.lowerBound, noun.upperBound))
        noteSalt(left.lowerBound, shared, lexicon)
        return true
      }
      end -= 1
    }
    return false
  }

  mutating func undo() -> Bool {
    tree.removeLastNode()
    return false
  }

  /// Reads names with slashes: "Water/Aqua/Eau" is one substance, and "E 322/E 333" and "sugar/lactose" are two.
  ///
  /// Each name counts as behind a comma, unless it says nothing that the first one does not say.
  mutating func emitSlashed(
    _ start: Int, upTo end: Int, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon
  ) -> Bool {
    guard joinDepth < Self.mostJoined, let slash = slash(start, end), slash + 1 < end else {
      return false
    }
    joinDepth += 1
    defer { joinDepth -= 1 }
    let mark = tree.mark
    let first = match(start, slash + 1, lexicon)
    var isKnown = false
    var position = start
    while position < end {
      let next = (self.slash(position, end) ?? end - 1) + 1
      let phrase = position > start ? match(position, next, lexicon) : .none
      if phrase.exists, first.exists, lexicon.repeats(phrase, first) {
        self.mark(position..<next, as: .attribute)
      } else if emitPart(position, upTo: next, text, lexicon) {
        isKnown = true
      } else {
        clearTaken()
        let part = Mention(start: position, end: next)
        if !isNothing(part, lexicon) {
          if !emitRepaired(part, text, lexicon) {
            addNode(position, upTo: next, .none, lexicon)
          }
        }
      }
      position = next
    }
    if !isKnown { tree.reset(to: mark) }
    return isKnown
  }

  /// Returns the first word from a position on with a slash behind it.
  private func slash(_ start: Int, _ end: Int) -> Int? {
    (start..<end).first { tokens[$0].traits.contains(.isBeforeSlash) }
  }
}

/// Names that say what a food is made of or comes with.
extension LabelParser {
  /// Reads a name and, behind a word such as "from", "with", or "of", the name of what it is made of, as in "apple juice
  /// from concentrate" and "lécithine de colza", whose part it is.
  ///
  /// Both names must be known. The first one must be no sauce or other prepared food, because one part does not say that
  /// there are no others. Where only a preposition such as *de* joins them, the first one must have no allergen that the second one
  /// does not have, because *leche de cáñamo* is no milk.
  mutating func emitMade(
    _ start: Int, upTo end: Int, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon
  ) -> Bool {
    // Words behind the label are those of a repair, which are uncertain enough.
    guard !isMadeOf, end - start <= Self.longestMade, start < (outer.first ?? frame).end else {
      return false
    }
    isMadeOf = true
    defer { isMadeOf = false }
    var joint = start + 1
    while joint + 1 < end {
      defer { joint += 1 }
      guard tokens[joint].kind == .word, let (next, isMade) = madeOf(joint, end, lexicon) else {
        continue
      }
      let mark = tree.mark
      let count = tree.nodes.count
      if emitPart(start, upTo: joint, text, lexicon), tree.nodes.count == count + 1,
        tree[count].phrase.exists, !lexicon.isPrepared(tree[count].phrase)
      {
        let holder = frame.colonParent
        frame.colonParent = NodeID(count)
        let isRead = emitPart(next, upTo: end, text, lexicon)
        frame.colonParent = holder
        if isRead, tree.nodes.count > count + 1, isMade || keepsAllergens(count, lexicon),
          !hidesAllergen(in: start..<end, from: count, lexicon)
        {
          self.mark(joint..<next, as: .grammar)
          madeNode = NodeID(count)
          return true
        }
      }
      tree.reset(to: mark)
    }
    return false
  }

  /// The most words of such a name.
  private static var longestMade: Int { 12 }

  /// Whether a word alone names an allergen that the nodes from one on do not have, as "noix" does in "noix de cola".
  private mutating func hidesAllergen(
    in words: Range<Int>, from node: Int, _ lexicon: borrowing Lexicon
  ) -> Bool {
    var known: UInt64 = 0
    // The words of a longer name mean it together: the flour of "farina di semi di carrube" is no wheat.
    var named: Range<Int> = words.lowerBound..<words.lowerBound
    for node in node..<tree.nodes.count where tree[node].phrase.exists {
      known |= lexicon.allergens(of: tree[node].phrase)
      if let own = headWords(tree.nodes[node]), own.count > named.count,
        match(own.lowerBound, own.upperBound, lexicon) == tree[node].phrase
      {
        named = own
      }
    }
    return words.contains { word in
      guard named.count < 2 || !named.contains(word) else { return false }
      let phrase = match(word, word + 1, lexicon, of: .ingredientsAndAllergens)
      return phrase.exists && lexicon.allergens(of: phrase) & ~known != 0
    }
  }

  /// Returns the end of the words for "made of" or "with" at a word, and whether they are more than a preposition.
  private mutating func madeOf(
    _ word: Int, _ end: Int, _ lexicon: borrowing Lexicon
  ) -> (next: Int, isMade: Bool)? {
    var next = word
    var isMade = false
    while next < end, tokens[next].kind == .word {
      if tokens[next].known.contains(.startsGrammar) {
        let (role, after) = grammar(next, end, lexicon)
        if role == .leads || role == .origin || role == .except || role == .total {
          isMade = true
          next = after
          continue
        }
      }
      guard tokens[next].known.contains(.stop), tokens[next].known.isDisjoint(with: .joins) else {
        break
      }
      next += 1
    }
    return next > word && next < end ? (next, isMade) : nil
  }

  /// Whether the parts of a node have all of its allergens.
  private mutating func keepsAllergens(_ node: Int, _ lexicon: borrowing Lexicon) -> Bool {
    var parts: UInt64 = 0
    for part in node + 1..<tree.nodes.count where tree[part].phrase.exists {
      parts |= lexicon.allergens(of: tree[part].phrase)
    }
    return lexicon.allergens(of: tree[node].phrase) & ~parts == 0
  }
}
