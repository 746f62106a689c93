import Essentials

/// A dictionary of phrases, which finds their occurrences between word boundaries in a text.
///
///     let index = PhraseIndex(["palm oil", "oil"])
///     index.matches(in: "Palm oil, salt").map(\.phrase)  // [0, 1]
///
/// Phrases and texts are compared in the form of `TextFolding`: without case, accents, and
/// punctuation.
public struct PhraseIndex: Sendable {
  private var words = WordTable()
  private var trie = PhraseTrie()

  /// The number of phrases.
  public private(set) var count = 0

  /// Creates an index of phrases, which are numbered by their position.
  ///
  /// A phrase without letters and digits is never found. Of equal phrases, only the first is found.
  ///
  /// - Complexity: O(*n*) in the bytes of all phrases.
  public init(_ phrases: some Sequence<String>) {
    var number: Int32 = 0
    var folded: ContiguousArray<UInt8> = []
    for phrase in phrases {
      folded.removeAll(keepingCapacity: true)
      FoldedText.append(ContiguousArray(phrase.utf8).span, to: &folded)
      insert(folded, as: PhraseID(number: number))
      number += 1
    }
    count = Int(number)
    noteRoots()
  }

  /// Stores with each word the phrase that it is, and the node of longer phrases.
  private mutating func noteRoots() {
    let trie = trie
    words.setNotes { word in
      let root = trie.root(word)
      guard root.exists else { return .max }
      let node = trie[root]
      let start = node.hasChildren ? root : .none
      return UInt64(UInt32(bitPattern: start.number)) << 32
        | UInt64(UInt32(bitPattern: node.phrase.number))
    }
  }

  private mutating func insert(_ folded: ContiguousArray<UInt8>, as number: PhraseID) {
    var path: ContiguousArray<WordID> = []
    for word in folded.split(separator: 0x20) { path.append(words.insert(word)) }
    guard !path.isEmpty else { return }
    let node = trie.insert(path)
    if !trie[node].phrase.exists { trie.setPhrase(number, at: node) }
  }

  /// An occurrence of a phrase in a folded text.
  @frozen
  public struct Match: Hashable, Sendable {
    /// The number of the phrase.
    public let phrase: Int
    /// The range in the folded text, in bytes of UTF-8.
    public let range: Range<Int>

    @inlinable
    init(phrase: Int, range: Range<Int>) {
      self.phrase = phrase
      self.range = range
    }
  }

  /// Returns all occurrences of all phrases, including overlapping ones, in the order of their
  /// starts and then of their lengths.
  ///
  /// The ranges are in the folded text, `TextFolding.folded(_:)`.
  ///
  /// - Complexity: O(*n* · *k*), where *k* is the number of words in the longest phrase.
  public func matches(in text: String) -> [Match] {
    var folded: ContiguousArray<UInt8> = []
    FoldedText.append(ContiguousArray(text.utf8).span, to: &folded)
    var matches: [Match] = []
    forEachMatch(inFolded: folded.span) { phrase, start, end in
      matches.append(Match(phrase: phrase, range: start..<end))
    }
    return matches
  }

  /// Calls `body` with all occurrences of all phrases in a folded text: the number of the phrase,
  /// and its start and end in bytes.
  ///
  /// The occurrences are in the order of their starts and then of their lengths. The method
  /// allocates no memory.
  ///
  /// - Complexity: O(*n* · *k*), where *k* is the number of words in the longest phrase.
  public func forEachMatch(
    inFolded text: Span<UInt8>, _ body: (_ phrase: Int, _ start: Int, _ end: Int) -> Void
  ) {
    let (words, trie) = (words, trie)
    // The next two words are kept, because most phrases have at most three words.
    var next = Word(in: text, at: 0, words)
    var third = Word(in: text, at: next.end &+ 1, words)
    while next.start < text.count {
      let first = next
      next = third
      third = Word(in: text, at: third.end &+ 1, words)
      if first.phrase.exists { body(first.phrase.index, first.start, first.end) }
      guard let two = trie.step(from: first.root, next.number) else { continue }
      if two.phrase.exists { body(two.phrase.index, first.start, next.end) }
      guard let three = trie.step(from: two.node, third.number) else { continue }
      if three.phrase.exists { body(three.phrase.index, first.start, third.end) }
      goOn(from: three.node, first.start, upTo: third.end, text, body)
    }
  }

  /// Finds the phrases of four or more words.
  @inline(never)
  private func goOn(
    from node: PhraseTrie.StepID, _ start: Int, upTo end: Int, _ text: Span<UInt8>,
    _ body: (_ phrase: Int, _ start: Int, _ end: Int) -> Void
  ) {
    var (node, end) = (node, end)
    while trie[node].hasChildren {
      let word = Word(in: text, at: end &+ 1, words)
      guard let step = trie.step(from: node, word.number) else { return }
      if step.phrase.exists { body(step.phrase.index, start, word.end) }
      (node, end) = (step.node, word.end)
    }
  }

  /// A word of a text with its data in the index.
  private struct Word {
    let start: Int
    let end: Int
    /// The number of the word, its phrase, and the node of the phrases that begin with it, or none.
    let number: WordID
    let phrase: PhraseID
    let root: PhraseTrie.StepID

    @inline(__always)
    init(in text: Span<UInt8>, at start: Int, _ words: borrowing WordTable) {
      let word = FoldedWord(in: text, at: start)
      let found = words.lookUp(word.key, in: text, start..<word.end)
      self.start = start
      end = word.end
      number = found.word
      phrase = PhraseID(number: Int32(truncatingIfNeeded: found.note))
      root = PhraseTrie.StepID(number: Int32(truncatingIfNeeded: found.note &>> 32))
    }
  }
}
