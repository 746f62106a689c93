/// The account of every word of a label.
///
/// The words within the name of a node are accounted for by the node, whatever their mark. Any other
/// word is unread until a reader marks what it is. What is left when the label has been read becomes a node of the
/// section `unread`. So a reader that forgets to mark a word makes a report more careful, and never
/// loses the word.
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
