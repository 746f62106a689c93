import Essentials

/// The relation of brackets to the name before them, and names in statements.
extension LabelParser {
  /// A name that contains a bracket: the words before, within, and behind it.
  struct Bracketed {
    var before: Range<Int>
    var within: Range<Int>
    /// Empty if the name ends with its bracket.
    var behind: Range<Int>
  }

  /// Reads a name that contains a bracket, as in "Lavandula Angustifolia (Lavender) Oil", and
  /// returns its end.
  mutating func joined(
    _ start: Int, upTo end: Int, closingAt close: Int, _ text: Span<UInt8>,
    _ lexicon: borrowing Lexicon
  ) -> Int? {
    guard frame.section == .ingredients || frame.section == .mayContain, close > end + 1,
      close - end < 12,
      isWords(end + 1, close)
    else { return nil }
    let behind = close + 1
    var last = min(behind, frame.end)
    while last < frame.end, tokens[last].kind == .word { last += 1 }
    let name = Bracketed(
      before: start..<end, within: end + 1..<close, behind: min(behind, last)..<last)
    guard emitBracketed(name, lexicon) || emitRepaired(name, text, lexicon) else {
      return !lexicon.correctsScanErrors || name.behind.isEmpty ? nil : emitBetween(name, lexicon)
    }
    return max(last, behind)
  }

  /// Reads a name that contains a bracket and has lost a comma before or behind it, and returns its
  /// end.
  mutating func emitBetween(_ name: Bracketed, _ lexicon: borrowing Lexicon) -> Int? {
    let nodes = tree.nodes.count
    var ends = name.behind.upperBound
    while ends > name.behind.lowerBound {
      var starts = name.before.lowerBound
      while starts < name.before.upperBound, starts - name.before.lowerBound < 8 {
        let first =
          starts > name.before.lowerBound ? match(name.before.lowerBound, starts, lexicon) : .none
        if first.exists || starts == name.before.lowerBound {
          if first.exists { addNode(name.before.lowerBound, upTo: starts, first, lexicon) }
          let rest = Bracketed(
            before: starts..<name.before.upperBound, within: name.within,
            behind: name.behind.lowerBound..<ends)
          if emitBracketed(rest, lexicon) {
            for node in nodes..<tree.nodes.count { tree[node].isCorrected = true }
            return ends
          }
          if first.exists { tree.removeLastNode() }
        }
        starts += 1
      }
      ends -= 1
      guard name.behind.upperBound - ends < 8 else { break }
    }
    return nil
  }

  /// Adds the node of a name that contains a bracket, and returns whether it is one.
  mutating func emitBracketed(_ name: Bracketed, _ lexicon: borrowing Lexicon) -> Bool {
    if name.behind.isEmpty {
      // "Butyrospermum Parkii (Shea Butter)".
      guard !match(name.before.lowerBound, name.before.upperBound, lexicon).exists else {
        return false
      }
      let phrase = match(name.before, name.within, lexicon)
      guard phrase.exists else { return false }
      addNode(name.before.lowerBound, upTo: name.within.upperBound, phrase, lexicon)
      return true
    }
    var phrase = match(name, lexicon)
    if !phrase.exists {
      phrase = match(name.before, name.behind, lexicon)
      // The name in the bracket must not be lost, unless it is only the common name of a plant.
      let isName =
        phrase.exists
        && !namesAllergen(name.within, lexicon, besides: lexicon.allergens(of: phrase))
        && (lexicon[phrase].kinds.contains(.cosmetic)
          || !match(name.within.lowerBound, name.within.upperBound, lexicon).exists
            && !namesAllergen(name.within, lexicon))
      guard isName else { return emitParts(name, lexicon) }
    }
    addNode(name.before.lowerBound, upTo: name.behind.upperBound, phrase, lexicon)
    return true
  }

  /// Reads a plant, its common name, and its part, as in "Salvia Officinalis (Sage) Leaf Extract".
  mutating func emitParts(_ name: Bracketed, _ lexicon: borrowing Lexicon) -> Bool {
    clearTaken()
    var position = name.behind.lowerBound
    while position < name.behind.upperBound {
      let (phrase, next) = longest(
        position, name.behind.upperBound, lexicon, of: .processing)
      guard phrase.exists else {
        clearTaken()
        return false
      }
      taken.append(Taken(phrase))
      position = next
    }
    var phrase = match(name.before.lowerBound, name.before.upperBound, lexicon, of: .cosmetic)
    if !phrase.exists { phrase = match(name.before, name.within, lexicon, of: .cosmetic) }
    guard phrase.exists,
      !namesAllergen(name.within, lexicon, besides: lexicon.allergens(of: phrase))
    else {
      clearTaken()
      return false
    }
    addResolved(
      Resolution(start: name.before.lowerBound, end: name.behind.upperBound, phrase: phrase),
      lexicon)
    return true
  }

  mutating func isWords(_ start: Int, _ end: Int) -> Bool {
    for position in start..<end where tokens[position].kind != .word { return false }
    return true
  }

  /// Returns the phrase that the words of a name form with those in its bracket, or none.
  mutating func match(_ name: Bracketed, _ lexicon: borrowing Lexicon) -> PhraseID {
    var node = walk(
      .none, name.before.lowerBound, upTo: name.before.upperBound, lexicon, isLast: false)
    guard node.exists else { return .none }
    node = walk(node, name.within.lowerBound, upTo: name.within.upperBound, lexicon, isLast: false)
    guard node.exists else { return .none }
    return accepted(
      walk(node, name.behind.lowerBound, upTo: name.behind.upperBound, lexicon), lexicon,
      of: .ingredients)
  }

  /// Adds a claim that is a bracket of its own to the ingredient before it: "orange juice (no preservatives)".
  ///
  /// A claim about an allergen changes what the ingredient is, and is read elsewhere.
  mutating func certifyParent(_ claim: Range<Int>, _ lexicon: borrowing Lexicon) {
    guard frame.parent.exists, frame.firstNode == tree.nodes.count, claim.upperBound == frame.end,
      tokens[claim.lowerBound - 1].kind == .open
    else { return }
    let phrase = match(claim.lowerBound, claim.upperBound, lexicon, of: .certification)
    guard phrase.exists, !lexicon.mayHaveAllergens(phrase),
      lexicon.base[lexicon.attribute(phrase)].denied == 0
    else { return }
    tree.add(lexicon.attribute(phrase), to: frame.parent)
  }

  /// Adds a certification in brackets to the first of two joined names, too: "cocoa and cocoa butter (fair trade)".
  mutating func certifyJoined(_ words: Range<Int>, _ lexicon: borrowing Lexicon) {
    let head = frame.parent.index
    let phrase = match(words.lowerBound, words.upperBound, lexicon, of: .certification)
    guard phrase.exists, lexicon.base[lexicon.attribute(phrase)].denied == 0, head > 0,
      tree.nodes[head - 1].parent == tree.nodes[head].parent,
      tree.nodes[head - 1].section == tree.nodes[head].section,
      let name = headWords(tree.nodes[head]), name.lowerBound > 0,
      tokens[name.lowerBound - 1].known.contains(.joins)
    else { return }
    tree.add(lexicon.attribute(phrase), to: NodeID(head - 1))
  }

  /// Closes a bracket, and finds how its members relate to the name before it.
  mutating func closeGroup(_ lexicon: borrowing Lexicon) {
    let closed = removeFrame()
    let head = closed.parent.index
    let first = closed.firstNode
    guard closed.parent.exists, head == first - 1, first < tree.nodes.count,
      tree.nodes[head].section == .ingredients
    else { return }
    if first == tree.nodes.count - 1, settleSingle(head, first, lexicon) {
      frame.last = closed.parent
      return
    }
    if distribute(head, first, lexicon) {
      frame.last = NodeID(tree.nodes.count - 1)
    } else {
      frame.last = closed.parent
    }
  }

  /// Removes a single member that is another name or the purpose of the ingredient before it.
  mutating func settleSingle(
    _ head: Int, _ member: Int, _ lexicon: borrowing Lexicon
  ) -> Bool {
    let child = tree.nodes[member]
    let holder = tree.nodes[head]
    // "Orange juice (no preservatives)" has none.
    guard child.parent == NodeID(head), holder.phrase.exists, child.section == .ingredients else {
      return false
    }
    guard child.phrase.exists else {
      // A roman numeral, as in "E160a(ii)".
      guard lexicon[holder.phrase].kinds.contains(.additive), child.end - child.start <= 4 else {
        return false
      }
      guard setSubtype(head, member, lexicon) else { return false }
      markName(of: member, as: .attribute)
      tree.removeLastNode()
      return true
    }
    let isPurpose =
      lexicon[child.phrase].kinds == .function
      && !lexicon[holder.phrase].kinds.contains(.function)
    // "Butter (milk)" is butter, but "cheese (casein)" and "vegan cheese (milk)" say more.
    let isNote =
      !lexicon.namesProduct(child.phrase)
      && !tree.attributes.contains {
        $0.node == NodeID(head) && lexicon.base[$0.entry].denied != 0
      }
    guard isPurpose || lexicon.share(child.phrase, holder.phrase, orAllergen: isNote),
      isPurpose || isNote || lexicon.allergens(of: child.phrase) == 0
    else { return false }
    markName(of: member, as: .attribute)
    tree.removeLastNode()
    if isPurpose { tree.add(child.entry, to: NodeID(head)) }
    return true
  }

  /// Adds the numeral in round brackets to an additive's number, as the Codex writes subtypes.
  ///
  /// - Returns: Whether there is such a subtype.
  mutating func setSubtype(_ head: Int, _ member: Int, _ lexicon: borrowing Lexicon) -> Bool {
    guard tree.nodes[head].isNumbered, let number = headWords(tree.nodes[head]),
      let numeral = headWords(tree.nodes[member]),
      numeral.lowerBound > 0, tokens[numeral.lowerBound - 1].kind == .open,
      tokens[numeral.lowerBound - 1].detail == UInt8(ascii: "(")
    else { return false }
    var phrase = match(number, numeral, lexicon)
    if !phrase.exists {
      // A number without its E, as in "acidity regulator 331(iii)".
      let root = lexicon.trie.root(lexicon.numberWord)
      let node =
        root.exists ? walk(root, number.lowerBound, upTo: number.upperBound, lexicon) : .none
      if node.exists {
        phrase = accepted(
          walk(node, numeral.lowerBound, upTo: numeral.upperBound, lexicon), lexicon,
          of: .additive)
      }
    }
    if phrase.exists { setPhrase(phrase, of: head, lexicon) }
    return phrase.exists
  }

  /// Gives the members of a group its noun, as in "Vegetable oil (palm, rapeseed)", and removes the
  /// group unless it says more than its noun.
  ///
  /// - Returns: Whether the group was removed.
  mutating func distribute(
    _ head: Int, _ first: Int, _ lexicon: borrowing Lexicon
  ) -> Bool {
    let holder = tree.nodes[head]
    // The words of an unknown name may be more than a group: "cashews roasted in vegetable oil".
    guard holder.phrase.exists, tree.nodes.count - first <= 16, let words = headWords(holder)
    else { return false }
    let place = lexicon.sharesLastWord ? words.upperBound - 1 : words.lowerBound
    guard tokens[place].known.contains(.namesGroup) else { return false }
    let rest =
      lexicon.sharesLastWord
      ? words.lowerBound..<place : place + 1..<words.upperBound
    clearTaken()
    for member in first..<tree.nodes.count {
      guard tree.nodes[member].parent == NodeID(head), let own = headWords(tree.nodes[member])
      else { return false }
      var phrase = combined(words, own, lexicon)
      // In "Clam extract (shellfish)" and "Rye flour (gluten)", the bracket explains a word.
      if !phrase.exists, !namesAllergen(rest, lexicon) {
        phrase = combined(place..<place + 1, own, lexicon)
      }
      guard phrase.exists else { return false }
      taken.append(Taken(phrase))
    }
    // "Palm oil (soybean, corn)" is not only the oils of soybeans and corn.
    let isGroup =
      rest.allSatisfy { isLittle($0) || tokens[$0].known.contains(.isAttribute) }
      && !containsIngredient(rest, lexicon)
      || taken.allSatisfy { lexicon.isKind($0.phrase, of: holder.phrase) }
    for index in taken.indices { setPhrase(taken[index].phrase, of: first + index, lexicon) }
    clearTaken()
    guard isGroup else { return false }
    mark(words, as: .attribute)
    tree.removeNode(head)
    return true
  }

  /// Records what the words of a node's name are, before the node is removed.
  mutating func markName(of node: Int, as account: LabelToken.Account) {
    if let words = headWords(tree.nodes[node]) { mark(words, as: account) }
  }

  /// Returns the tokens of a node's name.
  mutating func headWords(_ node: LabelTree.Node) -> Range<Int>? {
    let start = tokens.partitioningIndex { $0.start >= node.start }
    var end = start
    while end < tokens.count, tokens[end].end <= node.end { end += 1 }
    return end > start ? start..<end : nil
  }

  /// Returns the phrase that a group and a member form, in the order of the language.
  mutating func combined(
    _ group: Range<Int>, _ member: Range<Int>, _ lexicon: borrowing Lexicon
  ) -> PhraseID {
    lexicon.sharesLastWord ? match(member, group, lexicon) : match(group, member, lexicon)
  }

  mutating func flush(_ start: Int, _ end: Int, _ lexicon: borrowing Lexicon) {
    guard start < end else { return }
    let mention = Mention(start: start, end: end)
    guard !isNothing(mention, lexicon) else { return mark(start..<end, as: .grammar) }
    addNode(start, upTo: end, .none, lexicon)
  }
}

/// The account of every word of a label.
///
/// The words within the name of a node are accounted for by the node, whatever their mark. Any other
/// word is unread until a reader marks what it is. Text that is left when the label has been read becomes a
/// node of the section `unread`. So a reader that forgets to mark a word makes a report more careful, and
/// never loses the word.
extension LabelParser {
  /// Records what the words of a range are.
  mutating func mark(_ range: Range<Int>, as account: LabelToken.Account) {
    for position in range { tokens[position].account = account }
  }

  /// Records what the words of a range are, except those that have been read as part of a name.
  mutating func mark(_ range: Range<Int>, around name: Range<Int>, as account: LabelToken.Account) {
    mark(range.lowerBound..<max(name.lowerBound, range.lowerBound), as: account)
    mark(min(name.upperBound, range.upperBound)..<range.upperBound, as: account)
  }

  /// Settles the account of each word, and adds a node for each run of words that were not read.
  ///
  /// - Complexity: O(*n*)
  mutating func settleAccounts(_ lexicon: borrowing Lexicon) {
    var search = OpenRuns(nodes: tree.nodes.count)
    while search.findNext(in: tokens.span, tree.nodes.span) { settle(search.run, lexicon) }
  }

  /// The search for runs of words with the same account that no node accounts for.
  private struct OpenRuns {
    /// The run that was found last.
    private(set) var run = 0..<0
    /// The number of nodes that account for words.
    private let count: Int
    /// The first node behind the run.
    private var node = 0
    /// The end of the names of the nodes before it.
    private var named: Int32 = 0

    init(nodes: Int) { count = nodes }

    /// Finds the next run, and returns whether there is one.
    mutating func findNext(in tokens: Span<LabelToken>, _ nodes: Span<LabelTree.Node>) -> Bool {
      var next = node < count ? nodes[node].start : Int32.max
      var position = run.upperBound
      while position < tokens.count {
        let start = tokens[position].start
        while next <= start {
          named = max(named, nodes[node].end)
          node &+= 1
          next = node < count ? nodes[node].start : Int32.max
        }
        if start >= named, tokens[position].kind == .word, tokens[position].account.isOpen { break }
        position &+= 1
      }
      var end = position
      while end < tokens.count, tokens[end].kind == .word, tokens[end].start < next,
        tokens[end].account == tokens[position].account
      {
        end &+= 1
      }
      run = position..<end
      return !run.isEmpty
    }
  }

  /// Settles a run of words with the same account.
  private mutating func settle(_ run: Range<Int>, _ lexicon: borrowing Lexicon) {
    let account = tokens[run.lowerBound].account
    guard account == .unread else {
      // An allergen's word counts even where it says nothing about ingredients as such.
      guard namesAllergen(run, lexicon) else { return }
      // A compound such as "Erdnussriegel" names its allergens only in part.
      let isKnown =
        !lexicon.hasCompounds && (account == .ignored || run.upperBound <= titleEnd)
      if isKnown { addNamed(in: run, lexicon) } else { addUnread(run) }
      return
    }
    var isLittle = true
    for position in run where isLittle {
      let token = tokens[position]
      isLittle =
        token.known.contains(.stop) || token.known.contains(.joins)
        || token.traits.contains(.isNumber)
    }
    if isLittle { mark(run, as: .grammar) } else { addUnread(run) }
  }

  /// Adds the names of allergens in a title or a known sentence, such as "Crispy wafers with milk chocolate", which may
  /// be in the product.
  private mutating func addNamed(in run: Range<Int>, _ lexicon: borrowing Lexicon) {
    var position = run.lowerBound
    while position < run.upperBound {
      let (phrase, next) = longest(position, run.upperBound, lexicon, of: .ingredientsAndAllergens)
      let isDenied = next < run.upperBound && tokens[next].known.contains(.denies)
      if phrase.exists, !isDenied, lexicon.mayHaveAllergens(phrase) {
        mark(position..<next, as: .unread)
        tree.append(
          LabelTree.Node(
            start: tokens[position].start, end: tokens[next - 1].end, phrase: phrase,
            entry: lexicon[phrase].primary, parent: .none, section: .unread))
      } else if !phrase.exists, !tokens[position].word.exists {
        let start = tokens[position].start
        // "Erdnussriegel" names peanuts.
        let isAllergen = tree.compoundParts.contains {
          $0.start == start && lexicon.allergens(of: $0.phrase) != 0
        }
        if isAllergen { addUnread(position..<position + 1) }
      }
      position = phrase.exists ? next : position + 1
    }
  }

  mutating func addUnread(_ run: Range<Int>) {
    mark(run, as: .unread)
    tree.append(
      LabelTree.Node(
        start: tokens[run.lowerBound].start, end: tokens[run.upperBound - 1].end, phrase: .none,
        entry: .none, parent: .none, section: .unread))
  }

  /// Whether one of the words, or some together, name an ingredient.
  mutating func containsIngredient(_ range: Range<Int>, _ lexicon: borrowing Lexicon) -> Bool {
    range.contains {
      longest($0, range.upperBound, lexicon, of: .ingredients).phrase.exists
    }
  }

  /// Whether words name an allergen or a food that contains one, other than before "free" and
  /// besides some allergens.
  mutating func namesAllergen(
    _ range: Range<Int>, _ lexicon: borrowing Lexicon, besides known: UInt64 = 0
  ) -> Bool {
    var position = range.lowerBound
    while position < range.upperBound {
      let (phrase, next) = longest(
        position, range.upperBound, lexicon,
        of: .ingredientsAndAllergens)
      guard phrase.exists else {
        position += 1
        continue
      }
      let isDenied = next < range.upperBound && tokens[next].known.contains(.denies)
      if !isDenied, lexicon.allergens(of: phrase) & ~known != 0 { return true }
      position = next
    }
    return false
  }
}
