/// The account of every word of a label.
///
/// A word is unread until a reader marks what it is. The words within the name of a node are
/// accounted for by the node. What is left when the label has been read becomes a node of the
/// section `unread`. So a reader that forgets to mark a word makes a report more careful, and never
/// loses the word.
extension LabelParser {
  /// What a word was read as.
  enum Account: UInt8 {
    case unread
    /// It is within the name of a node.
    case name
    /// A process, certification, place, or purpose, or another name of the same ingredient.
    case attribute
    /// A number, a unit, or a word that makes a number a bound.
    case amount
    /// A word that says what the words around it are, or one without a meaning of its own.
    case grammar
    /// A phrase that says nothing about ingredients, unless it names an allergen.
    case ignored
    /// Text outside a list, unless it names an allergen.
    case skipped
  }

  /// Records what the words of a range are.
  mutating func mark(_ range: Range<Int>, as account: Account) {
    for position in range { tokens[position].account = account }
  }

  /// Records what the words of a range are, except those that have been read as part of a name.
  mutating func mark(_ range: Range<Int>, around name: Range<Int>, as account: Account) {
    mark(range.lowerBound..<max(name.lowerBound, range.lowerBound), as: account)
    mark(min(name.upperBound, range.upperBound)..<range.upperBound, as: account)
  }

  /// Settles the account of each word, and adds a node for each run of words that were not read.
  ///
  /// - Complexity: O(*n*)
  mutating func settleAccounts(_ lexicon: borrowing Lexicon) {
    let count = tree.nodes.count
    var node = 0
    var named: Int32 = 0
    var position = 0
    while position < tokens.count {
      let token = tokens[position]
      while node < count, tree.nodes[node].start <= token.start {
        named = max(named, tree.nodes[node].end)
        node += 1
      }
      guard token.kind == .word else {
        position += 1
        continue
      }
      if token.start < named {
        tokens[position].account = .name
        position += 1
        continue
      }
      guard token.account == .unread || token.account == .ignored || token.account == .skipped
      else {
        position += 1
        continue
      }
      let limit = node < count ? tree.nodes[node].start : Int32.max
      var end = position + 1
      while end < tokens.count, tokens[end].kind == .word, tokens[end].account == token.account,
        tokens[end].start < limit
      {
        end += 1
      }
      settle(position..<end, lexicon)
      position = end
    }
  }

  /// Settles a run of words with the same account.
  private mutating func settle(_ run: Range<Int>, _ lexicon: borrowing Lexicon) {
    guard tokens[run.lowerBound].account == .unread else {
      // An allergen's word counts even where it says nothing about ingredients as such.
      if namesAllergen(run, lexicon) { addUnread(run) }
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

  private mutating func addUnread(_ run: Range<Int>) {
    mark(run, as: .unread)
    tree.append(
      LabelTree.Node(
        start: tokens[run.lowerBound].start, end: tokens[run.upperBound - 1].end, phrase: -1,
        entry: -1, parent: -1, section: .unread))
  }

  /// Whether words name an allergen or a food that contains one, other than before "free".
  mutating func namesAllergen(_ range: Range<Int>, _ lexicon: borrowing Lexicon) -> Bool {
    var position = range.lowerBound
    while position < range.upperBound {
      let (phrase, next) = longest(
        position, range.upperBound, lexicon,
        of: Lexicon.Phrase.ingredients | Lexicon.Phrase.bit(.allergen))
      guard phrase >= 0 else {
        position += 1
        continue
      }
      let isDenied = next < range.upperBound && tokens[next].known.contains(.denies)
      if !isDenied, hasAllergens(phrase, lexicon) { return true }
      position = next
    }
    return false
  }

  /// Whether a name stands for an allergen or a food that contains one.
  func hasAllergens(_ phrase: Int32, _ lexicon: borrowing Lexicon) -> Bool {
    for index in lexicon.phrases[Int(phrase)].meanings
    where lexicon.base.entries[Int(lexicon.meanings[Int(index)])].allergens != 0 {
      return true
    }
    return false
  }
}
