/// A dictionary of phrases, found wherever they stand in a text between word boundaries.
///
///     let index = PhraseIndex(["palm oil", "oil"])
///     index.matches(in: "Palm oil, salt").map(\.phrase)  // [0, 1]
///
/// Phrases and texts are compared folded, as ``Folding`` defines it: without case, accents and punctuation.
public struct PhraseIndex: Sendable {
  private var words = WordTable()
  private var trie = PhraseTrie()

  /// The number of phrases that the index was made from.
  public private(set) var count = 0

  /// Creates an index of phrases, which it numbers by their place.
  ///
  /// A phrase without any letter or digit is never found. Of equal phrases the first is.
  ///
  /// - Complexity: O(*n*) in the bytes of all phrases.
  public init(_ phrases: some Sequence<String>) {
    var number: Int32 = 0
    var folded: ContiguousArray<UInt8> = []
    for phrase in phrases {
      folded.removeAll(keepingCapacity: true)
      Folding.append(ContiguousArray(phrase.utf8).span, to: &folded)
      insert(folded, as: number)
      number += 1
    }
    count = Int(number)
  }

  private mutating func insert(_ folded: ContiguousArray<UInt8>, as number: Int32) {
    var path: ContiguousArray<Int32> = []
    for word in folded.split(separator: 0x20) { path.append(words.insert(word)) }
    guard !path.isEmpty else { return }
    let node = trie.insert(path)
    if trie.nodes[Int(node)].phrase < 0 { trie.setPhrase(number, at: node) }
  }

  /// An occurrence of a phrase in a folded text.
  @frozen
  public struct Match: Hashable, Sendable {
    /// The number of the phrase.
    public let phrase: Int
    /// Where it stands in the folded text, in bytes of UTF-8.
    public let range: Range<Int>

    @inlinable
    init(phrase: Int, range: Range<Int>) {
      self.phrase = phrase
      self.range = range
    }
  }

  /// Every occurrence of every phrase, overlapping ones included, by where it starts and then by length.
  ///
  /// The ranges are those of the folded text, which `Folding.folded(_:)` returns.
  ///
  /// - Complexity: O(*n* · *k*), where *k* is the number of words of the longest phrase that could go on.
  public func matches(in text: String) -> [Match] {
    var folded: ContiguousArray<UInt8> = []
    Folding.append(ContiguousArray(text.utf8).span, to: &folded)
    var matches: [Match] = []
    forEachMatch(inFolded: folded.span) { phrase, start, end in
      matches.append(Match(phrase: phrase, range: start..<end))
    }
    return matches
  }

  /// Calls `body` with every occurrence of every phrase in a text that is folded already: the number of the
  /// phrase, and where it starts and ends, in bytes. It allocates nothing for texts of up to 64 words.
  ///
  /// - Complexity: O(*n* · *k*), where *k* is the number of words of the longest phrase that could go on.
  public func forEachMatch(
    inFolded text: Span<UInt8>, _ body: (_ phrase: Int, _ start: Int, _ end: Int) -> Void
  ) {
    var open: ContiguousArray<Walk> = []
    open.reserveCapacity(16)
    let nodes = trie.nodes
    var position = 0
    while position < text.count {
      guard text[position] != 0x20 else {
        position &+= 1
        continue
      }
      let start = position
      var key = WordTable.Key()
      while position < text.count, text[position] != 0x20 {
        key.append(text[position])
        position &+= 1
      }
      let word = words.find(key, in: text, start..<position)
      // Phrases that began with an earlier word go on with this one, or end.
      var kept = 0
      for index in open.indices {
        let next = trie.child(of: open[index].node, word)
        guard next >= 0 else { continue }
        let node = nodes[Int(next)]
        if node.phrase >= 0 { body(Int(node.phrase), open[index].start, position) }
        if node.hasChildren {
          open[kept] = Walk(node: next, start: open[index].start)
          kept &+= 1
        }
      }
      open.removeLast(open.count - kept)
      let first = trie.root(word)
      guard first >= 0 else { continue }
      let node = nodes[Int(first)]
      if node.phrase >= 0 { body(Int(node.phrase), start, position) }
      if node.hasChildren { open.append(Walk(node: first, start: start)) }
    }
  }

  private struct Walk {
    var node: Int32
    var start: Int
  }
}
