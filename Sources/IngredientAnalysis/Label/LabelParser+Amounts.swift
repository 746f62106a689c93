/// Parsing of percentages, amounts, and footnote signs.
extension LabelParser {
  @inline(__always)
  mutating func clearTaken() {
    if !taken.isEmpty { taken.removeAll(keepingCapacity: true) }
  }

  mutating func readMention(
    _ start: Int, upTo end: Int, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon
  ) {
    guard start < end else { return }
    guard frame.section != .skipped else { return mark(start..<end, as: .skipped) }
    var mention = mention(start..<end, text, lexicon)
    guard mention.start < mention.end else {
      settle(mention)
      return
    }
    if takeContent(&mention, text, lexicon) { return }
    if mention.rest == nil, isShareOfWhole(mention.start..<mention.end, lexicon) {
      return mark(mention.start..<mention.end, as: .amount)
    }
    if mention.isFootnote, readFootnote(mention, lexicon) {
      // Brackets behind a footnote do not belong to an ingredient.
      frame.last = .none
      if let rest = mention.rest {
        readMention(rest.lowerBound, upTo: rest.upperBound, text, lexicon)
      }
      return
    }
    if !emitNone(mention, lexicon) { emit(mention, text, lexicon) }
    if let rest = mention.rest { readRest(rest, text, lexicon) }
  }

  /// Takes a percentage that says how much fat or cocoa a food has off a mention, and returns whether that is all of it:
  /// "48 % fat in dry matter", "chocolat à 56 % de cacao".
  private mutating func takeContent(
    _ mention: inout Mention, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon
  ) -> Bool {
    if let rest = mention.rest {
      let end = mention.end
      while mention.end - mention.start > 1, isWord(mention.end - 1, in: Self.havingWords, text) {
        mention.end -= 1
      }
      let isContent = isContent(rest, lexicon)
      guard isContent || mention.end < end else { return false }
      mark(mention.end..<end, as: .grammar)
      mention.amountKind = .none
      if isContent {
        mark(rest, as: .attribute)
        mention.rest = nil
      }
      return false
    }
    let isBehindPercent =
      frame.parent.exists && frame.firstNode == tree.nodes.count && mention.start > 0
      && tokens[mention.start - 1].kind == .percent
    // "Butterkäse, 45 % Fett i. Tr.", but "fat 10 %" is an ingredient.
    let isBesideName =
      mention.amountKind != .none && (frame.parent.exists || lastMention.exists)
      && !match(mention.start, mention.end, lexicon).exists
    guard isBehindPercent || isBesideName, isContent(mention.start..<mention.end, lexicon) else {
      return false
    }
    mark(mention.start..<mention.end, as: .attribute)
    return true
  }

  /// Whether words say only what a food has so much of.
  private mutating func isContent(_ words: Range<Int>, _ lexicon: borrowing Lexicon) -> Bool {
    var position = words.lowerBound
    var isFound = false
    while position < words.upperBound {
      if tokens[position].kind == .word, tokens[position].known.contains(.startsGrammar) {
        let (role, next) = grammar(position, words.upperBound, lexicon)
        // "MG" is no unit behind a percentage, but the fat of a French or Spanish food.
        if role == .content || role == .unit || role == .atLeast || role == .atMost
          || role == .about
        {
          isFound = isFound || role == .content || role == .unit
          position = next
          continue
        }
      }
      guard isLittle(position) else { return false }
      position += 1
    }
    return isFound
  }

  /// The words for "with" before such a percentage.
  private static let havingWords = ["with", "mit", "med", "con", "com", "met", "al", "à", "o"]
    .map { ContiguousArray($0.utf8) }

  /// Reads the words behind a percentage or a sign: an attribute of the same name, or another name.
  mutating func readRest(
    _ rest: Range<Int>, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon
  ) {
    let mention = mention(rest, text, lexicon)
    let last = lastMention
    guard last.exists, mention.rest == nil, mention.start < mention.end,
      attach(mention.start, mention.end, to: last, lexicon)
    else {
      readMention(rest.lowerBound, upTo: rest.upperBound, text, lexicon)
      return
    }
    settle(mention)
  }

  /// The words of a mention without its signs, and what the signs say.
  struct Mention {
    var start: Int
    var end: Int
    var percent: Double = 0
    /// The highest percentage of a range.
    var highest: Double = 0
    var amountKind = LabelTree.AmountKind.none
    var mark: UInt8 = 0
    var isFootnote = false
    /// Words behind a percentage in the middle, which form another mention.
    var rest: Range<Int>?

    /// Notes a percentage, unless no product can contain it.
    mutating func state(_ percent: Double, _ kind: LabelTree.AmountKind) {
      guard (0...100).contains(percent) else { return }
      self.percent = percent
      amountKind = kind
    }

    /// Notes a range of percentages, unless no product can contain it.
    mutating func state(_ range: (lowest: Double, highest: Double)) {
      guard range.lowest >= 0, range.lowest <= range.highest, range.highest <= 100 else { return }
      percent = range.lowest
      highest = range.highest
      amountKind = .between
    }
  }

  /// Returns the mention that words are, without its signs, whose words are then read.
  mutating func mention(
    _ range: Range<Int>, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon
  ) -> Mention {
    var mention = Mention(start: range.lowerBound, end: range.upperBound)
    takeSigns(&mention, text, lexicon)
    let whole = range.lowerBound..<(mention.rest?.lowerBound ?? range.upperBound)
    if mention.start < mention.end {
      mark(whole, around: mention.start..<mention.end, as: .amount)
    } else {
      mark(whole, as: .amount)
    }
    return mention
  }

  /// Removes percentages, amounts, and footnote signs from a mention.
  mutating func takeSigns(
    _ mention: inout Mention, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon
  ) {
    while mention.start < mention.end {
      let first = tokens[mention.start]
      if first.kind == .mark {
        mention.isFootnote = true
        mention.mark = max(mention.mark, markCode(mention.start, mention.end))
        mention.start += 1
      } else if first.kind == .percent {
        mention.start += 1
      } else if first.traits.contains(.isNumber) || first.known.contains(.startsGrammar),
        takeLeadingAmount(&mention, text, lexicon)
      {
        continue
      } else {
        break
      }
    }
    var middle = mention.start
    while middle < mention.end {
      let token = tokens[middle]
      if token.kind == .mark {
        if !isWithin(middle, mention) {
          if !mention.isFootnote { mention.mark = max(mention.mark, markCode(middle, mention.end)) }
          // The words behind the sign of another footnote are that footnote.
          cut(
            &mention, middle, restFrom: mention.isFootnote ? middle : markEnd(middle, mention.end))
          break
        }
      } else if token.kind == .percent {
        cut(&mention, middle, restFrom: middle + 1)
        break
      } else if token.traits.contains(.isNumber),
        let range = percentRange(middle, mention.end, text)
      {
        mention.state((range.lowest, range.highest))
        cut(&mention, middle, restFrom: range.next)
        break
      } else if token.traits.contains(.isNumber), let amount = number(middle, mention.end),
        amount.next < mention.end,
        tokens[amount.next].kind == .percent || isUnit(amount.next, lexicon)
      {
        var from = middle
        var kind = LabelTree.AmountKind.exact
        if tokens[amount.next].kind == .percent {
          if let bound = boundBefore(&from, mention.start, lexicon) { kind = bound }
          if kind == .exact { kind = boundSign(before: middle, text) }
          var rest = amount.next + 1
          if let bound = boundAfter(&rest, mention.end, lexicon) { kind = bound }
          while rest < mention.end, tokens[rest].kind == .mark {
            if !mention.isFootnote { mention.mark = max(mention.mark, markCode(rest, mention.end)) }
            rest = markEnd(rest, mention.end)
          }
          mention.state(amount.value, pending(kind))
          cut(&mention, from, restFrom: rest)
        } else {
          var rest = amount.next + 1
          while rest < mention.end, tokens[rest].kind == .mark { rest += 1 }
          cut(&mention, from, restFrom: rest)
        }
        break
      }
      middle += 1
    }
  }

  /// Returns the bound that a word before a colon named, and otherwise the bound at the number.
  mutating func pending(_ kind: LabelTree.AmountKind) -> LabelTree.AmountKind {
    defer { frame.pendingBound = .none }
    return frame.pendingBound == .none ? kind : frame.pendingBound
  }

  /// Ends a mention before a sign.
  ///
  /// The words behind the sign form another mention.
  mutating func cut(_ mention: inout Mention, _ end: Int, restFrom rest: Int) {
    if rest < mention.end { mention.rest = rest..<mention.end }
    mention.end = end
  }

  /// Whether a sign is part of the number of an additive, as the degree sign in "INS°950".
  mutating func isWithin(_ position: Int, _ mention: Mention) -> Bool {
    position > mention.start && tokens[mention.start].known.contains(.numberPrefix)
      && position + 1 < mention.end
      && tokens[position + 1].traits.contains(.isNumber)
  }

  mutating func markCode(_ position: Int, _ end: Int) -> UInt8 {
    // Each sign has a code, and two or three in a row have others.
    var count: UInt8 = 0
    var index = position
    while index < end, tokens[index].kind == .mark, count < 3 {
      count += 1
      index += 1
    }
    return (tokens[position].detail & 0x3F) << 2 | count
  }

  mutating func markEnd(_ position: Int, _ end: Int) -> Int {
    var index = position
    while index < end, tokens[index].kind == .mark { index += 1 }
    return index
  }

  mutating func isUnit(_ position: Int, _ lexicon: borrowing Lexicon) -> Bool {
    guard tokens[position].known.contains(.startsGrammar) else { return false }
    return grammar(position, position + 1, lexicon).0 == .unit
  }

  /// Returns the kind of a bound before a number, such as "min", and moves `from` to its start.
  mutating func boundBefore(_ from: inout Int, _ start: Int, _ lexicon: borrowing Lexicon)
    -> LabelTree.AmountKind?
  {
    for length in 1...3 where from - length >= start {
      if let bound = bound(from - length, from, lexicon), bound.next == from {
        if from - length > start {
          // "Glycine Max 5 %" is a plant, and not at most so much glycine.
          let name = match(start, from, lexicon)
          if name.exists, name != match(start, from - length, lexicon) { return nil }
        }
        from -= length
        return bound.kind
      }
    }
    return nil
  }

  /// Returns the kind of the bound that a sign such as "<" before a number states.
  func boundSign(before position: Int, _ text: Span<UInt8>) -> LabelTree.AmountKind {
    var sign = Int(tokens[position].start) - 1
    // "< .5 %".
    while sign >= 0, text[sign] == UInt8(ascii: " ") || text[sign] == UInt8(ascii: ".") {
      sign -= 1
    }
    guard sign >= 0 else { return .exact }
    switch text[sign] {
    case UInt8(ascii: "<"): return .atMost
    case UInt8(ascii: ">"): return .atLeast
    case 0xA4 where sign >= 2 && text[sign - 1] == 0x89 && text[sign - 2] == 0xE2: return .atMost
    case 0xA5 where sign >= 2 && text[sign - 1] == 0x89 && text[sign - 2] == 0xE2: return .atLeast
    default: return .exact
    }
  }

  /// Returns the kind of a bound behind a percentage, such as "minimum", and moves `rest` to its
  /// end.
  mutating func boundAfter(_ rest: inout Int, _ end: Int, _ lexicon: borrowing Lexicon)
    -> LabelTree.AmountKind?
  {
    guard rest < end, let bound = bound(rest, end, lexicon) else { return nil }
    rest = bound.next
    return bound.kind
  }

  /// Returns the kind of a bound that begins at a position, such as "at least", and its end.
  mutating func bound(_ position: Int, _ end: Int, _ lexicon: borrowing Lexicon)
    -> (kind: LabelTree.AmountKind, next: Int)?
  {
    guard tokens[position].known.contains(.startsGrammar) else { return nil }
    let (role, next) = grammar(position, end, lexicon)
    switch role {
    case .atLeast: return (.atLeast, next)
    case .atMost: return (.atMost, next)
    case .about: return (.exact, next)
    default: return nil
    }
  }

  /// Returns the percentages of a range such as "3-5 %", and its end.
  ///
  /// Only a hyphen or a dash is between the numbers, as in "3-5", "3–5", "3 - 5", and "3%-5%".
  mutating func percentRange(
    _ start: Int, _ end: Int, _ text: Span<UInt8>
  ) -> (lowest: Double, highest: Double, next: Int)? {
    guard let lowest = number(start, end), lowest.next < end else { return nil }
    var second = lowest.next
    if tokens[second].kind == .percent { second += 1 }
    let isDash = second < end && tokens[second].kind == .dash
    if isDash { second += 1 }
    guard second < end, let highest = number(second, end), highest.next < end,
      tokens[highest.next].kind == .percent
    else { return nil }
    let gap = Int(tokens[second - 1].end)..<Int(tokens[second].start)
    guard
      isDash
        || gap.contains(where: { text[$0] != UInt8(ascii: " ") && text[$0] != UInt8(ascii: "/") })
    else { return nil }
    return (
      min(lowest.value, highest.value), max(lowest.value, highest.value), highest.next + 1
    )
  }

  /// Removes "12 %", "3-5 %", "min 12 %", or "250 g" from the start of a mention.
  mutating func takeLeadingAmount(
    _ mention: inout Mention, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon
  ) -> Bool {
    if let range = percentRange(mention.start, mention.end, text) {
      mention.state((range.lowest, range.highest))
      mention.start = range.next
      return true
    }
    var from = mention.start
    var kind = LabelTree.AmountKind.exact
    if let bound = bound(from, mention.end, lexicon) {
      kind = bound.kind
      from = bound.next
    }
    guard let amount = number(from, mention.end), amount.next < mention.end else { return false }
    if tokens[amount.next].kind == .percent {
      if kind == .exact { kind = boundSign(before: from, text) }
      var rest = amount.next + 1
      if let bound = boundAfter(&rest, mention.end, lexicon) { kind = bound }
      mention.state(amount.value, pending(kind))
      mention.start = rest
      return true
    }
    // "250 g flour", but not "105 g of meat for 100 g of sausage".
    guard isUnit(amount.next, lexicon) else { return false }
    var name = amount.next + 1
    while name < mention.end, tokens[name].known.contains(.stop) { name += 1 }
    guard longest(name, mention.end, lexicon, of: .ingredientsAndAllergens).next == mention.end,
      name < mention.end
    else { return false }
    mention.start = name
    return true
  }

  /// Assigns a percentage or footnote sign without a name to the previous mention, or to the one
  /// that the bracket belongs to.
  mutating func settle(_ mention: Mention) {
    let isAfter = lastMention.exists
    let node =
      isAfter && (!frame.parent.exists || frame.firstNode < tree.nodes.count)
      ? lastMention : frame.parent
    guard node.exists else { return }
    if mention.amountKind != .none, tree[node].amountKind == .none {
      tree[node].percent = mention.percent
      tree[node].highest = mention.highest
      tree[node].amountKind = mention.amountKind
    }
    if mention.mark != 0 { tree[node].mark = mention.mark }
  }

  // MARK: Footnotes

  /// Reads the meaning of a footnote sign, as in "* organic", and returns whether the mention is
  /// such a footnote.
  ///
  /// A sign may also stand before the name that it refers to: "*organic wheat flour".
  mutating func readFootnote(_ mention: Mention, _ lexicon: borrowing Lexicon) -> Bool {
    clearTaken()
    var position = mention.start
    while position < mention.end {
      let (phrase, next) = longest(position, mention.end, lexicon, of: .certification)
      if phrase.exists {
        taken.append(Taken(phrase))
        position = next
      } else if namesIngredient(position, mention.end, lexicon) {
        taken.removeAll(keepingCapacity: true)
        return false
      } else {
        position += 1
      }
    }
    guard !taken.isEmpty else { return false }
    for attribute in taken {
      for entry in lexicon.meanings(of: attribute.phrase) {
        addFootnote(mention.mark, entry)
      }
    }
    clearTaken()
    mark(mention.start..<mention.end, as: .ignored)
    return true
  }

  /// Whether a food, an additive, or an allergen is named at a word.
  mutating func namesIngredient(_ start: Int, _ end: Int, _ lexicon: borrowing Lexicon) -> Bool {
    longest(start, end, lexicon, of: [.food, .additive, .allergen]).phrase.exists
  }

  /// Stores the meaning of a footnote sign.
  ///
  /// Only the first notes are kept; no label has more.
  mutating func addFootnote(_ mark: UInt8, _ entry: EntryID) {
    guard tree.footnotes.count < 32,
      !tree.footnotes.contains(where: { $0.mark == mark && $0.entry == entry })
    else { return }
    tree.footnotes.append((mark, entry))
  }

  mutating func settleFootnotes() {
    guard !tree.footnotes.isEmpty else { return }
    for node in tree.nodes.indices where tree.nodes[node].mark != 0 {
      for note in tree.footnotes
      where note.mark == tree.nodes[node].mark && !tree.hasAttribute(note.entry, node: node) {
        tree.add(note.entry, to: NodeID(node), isBehind: true)
      }
    }
  }
}
