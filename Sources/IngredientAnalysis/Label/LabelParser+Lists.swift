/// Names in forms that no table lists: certified colors, flavors of a food, and amounts without a sign.
extension LabelParser {
  /// Reads certified colors whose name has other words around its color and number: "FD & C Yellow #5 and #6", "Yellow
  /// Lake 5", "Red 40 color" (21 CFR 74 and 101.22(k)).
  mutating func emitColors(
    _ start: Int, upTo end: Int, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon
  ) -> Bool {
    guard lexicon.language == .english else { return false }
    let mark = tree.mark
    let count = tree.nodes.count
    var color: Int?
    for position in start..<end {
      let token = tokens[position]
      if token.kind != .word || token.known.contains(.joins) { continue }
      if token.traits.contains(.isNumber) {
        let phrase =
          color.map { match($0..<$0 + 1, position..<position + 1, lexicon, of: .additive) } ?? .none
        guard phrase.exists else {
          tree.reset(to: mark)
          return false
        }
        addNode(position, upTo: position + 1, phrase, lexicon)
      } else if isWord(position, in: Self.colors, text) {
        color = position
      } else if !isWord(position, in: Self.colorWords, text) {
        tree.reset(to: mark)
        return false
      }
    }
    guard tree.nodes.count > count else { return false }
    self.mark(start..<end, as: .attribute)
    return true
  }

  private static let colors = ["yellow", "red", "blue", "green"].map { ContiguousArray($0.utf8) }

  /// The other words of the names of certified colors.
  private static let colorWords = [
    "f", "d", "c", "fd", "fdc", "color", "colors", "colour", "colours", "coloring", "artificial",
    "certified", "approved", "food", "us", "including", "no", "nos", "number", "lake", "lakes",
    "aluminum", "dye", "dyes",
  ].map { ContiguousArray($0.utf8) }

  /// Reads the flavor of a food, as in "natural cranberry flavor": a flavoring with the food as its part, or without it
  /// if it is artificial (21 CFR 101.22(a)).
  ///
  /// The food must have no allergen. Whether a flavor of an allergen contains it, the tables say.
  mutating func emitFlavor(
    _ start: Int, upTo end: Int, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon
  ) -> Bool {
    guard lexicon.language == .english, isWord(end - 1, in: Self.flavors, text) else {
      return false
    }
    var first = start
    var isArtificial = false
    while first < end - 1,
      isWord(first, in: Self.flavorKinds, text) || tokens[first].known.contains(.joins)
    {
      isArtificial = isArtificial || isWord(first, in: Self.artificial, text)
      first += 1
    }
    guard first < end - 1 else { return false }
    let kind = match(start..<first, end - 1..<end, lexicon)
    let phrase = kind.exists ? kind : match(end - 1, end, lexicon)
    guard phrase.exists else { return false }
    let mark = tree.mark
    let count = tree.nodes.count
    addNode(start, upTo: end, phrase, lexicon)
    let holder = frame.colonParent
    let inner = tree.mark
    frame.colonParent = NodeID(count)
    let isRead = emitPart(first, upTo: end - 1, text, lexicon)
    frame.colonParent = holder
    frame.last = NodeID(count)
    let isPlain = (count + 1..<max(tree.nodes.count, count + 1)).allSatisfy {
      tree[$0].phrase.exists && !lexicon.mayHaveAllergens(tree[$0].phrase)
    }
    guard isRead, isPlain, tree.nodes.count > count + 1 else {
      tree.reset(to: mark)
      return false
    }
    if isArtificial { tree.reset(to: inner) }
    self.mark(start..<end, as: .attribute)
    madeNode = NodeID(count)
    return true
  }

  private static let flavors = [
    "flavor", "flavors", "flavour", "flavours", "flavoring", "flavorings", "flavouring",
    "flavourings",
  ].map { ContiguousArray($0.utf8) }

  private static let flavorKinds = ["natural", "artificial", "imitation", "synthetic"]
    .map { ContiguousArray($0.utf8) }

  private static let artificial = ["artificial", "imitation", "synthetic"]
    .map { ContiguousArray($0.utf8) }

  /// Reads a name with a number behind it, as in "fresh eggs 17": a percentage without its sign, or the type of a
  /// flour.
  ///
  /// It must not be the number of an additive, unless a flour with gluten or another allergen precedes.
  mutating func emitCounted(
    _ start: Int, upTo end: Int, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon
  ) -> Bool {
    let last = end - 1
    guard last > start, tokens[last].traits.contains(.isNumber), !frame.hasVitamins else {
      return false
    }
    let isAdditive = match(after: lexicon.numberWord, last, end, lexicon).exists
    let mark = tree.mark
    let count = tree.nodes.count
    guard emitPart(start, upTo: last, text, lexicon), tree.nodes.count > count,
      !isAdditive || namesAllergen(start..<last, lexicon)
    else {
      tree.reset(to: mark)
      return false
    }
    self.mark(last..<end, as: .amount)
    return true
  }

  /// Reads a name behind "and" that joins it to the name before a comma or a bracket, as in "salt, and vitamin C".
  mutating func emitJoinedToLast(
    _ start: Int, upTo end: Int, _ text: Span<UInt8>, _ lexicon: borrowing Lexicon
  ) -> Bool {
    guard tokens[start].known.contains(.joins), start + 1 < end,
      !tokens[start + 1].traits.contains(.isNumber),
      emitPart(start + 1, upTo: end, text, lexicon)
    else { return false }
    mark(start..<start + 1, as: .grammar)
    return true
  }

  /// Whether a mention is a single letter, which no food is: a misread sign, or a key to a list of places.
  ///
  /// Letters of vitamins and letters in brackets do not count. Neither does a letter at the end of the text, which
  /// may be the rest of a name.
  func isLetter(_ mention: Mention, _ text: Span<UInt8>) -> Bool {
    let token = tokens[mention.start]
    guard outer.isEmpty, mention.end < tokens.count, mention.end - mention.start == 1,
      token.end - token.start == 1
    else { return false }
    let letter = text[Int(token.start)] | 0x20
    return letter > UInt8(ascii: "e") && letter <= UInt8(ascii: "z") && letter != UInt8(ascii: "k")
      && !frame.hasVitamins
  }
}
