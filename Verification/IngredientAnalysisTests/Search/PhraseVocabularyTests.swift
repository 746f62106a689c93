import TestSupport
import Testing

@testable import IngredientAnalysis

/// Vocabularies that crowd a tree of phrases agree with dictionaries.
@Suite("Phrase search: crowded vocabularies") struct PhraseVocabularyTests {
  /// Compares a tree with the paths of its phrases, of which every prefix is a node.
  private static func expectAgreement(
    _ trie: PhraseTrie, _ phrases: [[Int]: Int], others: [Int]
  ) {
    var nodes: [[Int]: PhraseTrie.StepID] = [[]: .none]
    let prefixes = Set(phrases.keys.flatMap { path in (1...path.count).map { path.prefix($0) } })
    for path in prefixes.sorted(by: { $0.count < $1.count }) {
      let (above, word) = (Array(path.dropLast()), WordID(path[path.count - 1]))
      let parent = nodes[above] ?? .none
      let node = path.count == 1 ? trie.root(word) : trie.child(of: parent, word)
      nodes[Array(path)] = node
      guard node.exists else {
        Issue.record("\(path) has no node.")
        continue
      }
      let phrase = phrases[Array(path)].map { PhraseID($0) } ?? .none
      expectEqual(trie[node].phrase, phrase)
      if path.count > 1 { expectEqual(trie.step(from: parent, word)?.phrase, phrase) }
    }
    expect(nodes.count == trie.nodes.count + 1 && Set(nodes.values).count == nodes.count)
    let parents = Set(prefixes.map { Array($0.dropLast()) })
    for (path, node) in nodes where node.exists {
      expectEqual(trie[node].hasChildren, parents.contains(path))
      for word in others where nodes[path + [word]] == nil {
        expect(trie.step(from: node, WordID(word)) == nil)
      }
    }
  }

  private static func trie(_ phrases: [[Int]: Int]) -> PhraseTrie {
    var trie = PhraseTrie()
    for (path, phrase) in phrases.sorted(by: { $0.value < $1.value }) {
      trie.setPhrase(PhraseID(phrase), at: trie.insert(path.map(WordID.init(_:))))
    }
    return trie
  }

  /// As many phrases begin with "organic" as a store has products.
  @Test(arguments: [0, 1, 31, 32, 33, 3000])
  func phrasesThatShareTheirFirstWordAreToldApart(count: Int) {
    var phrases: [[Int]: Int] = [[7]: count]
    for number in 0..<count { phrases[[7, number * 3]] = number }
    Self.expectAgreement(Self.trie(phrases), phrases, others: [1, 2, 3, 9000])
  }

  /// Each phrase continues the one before, and every third one is no phrase of its own.
  @Test(arguments: [1, 2, 64, 120])
  func phrasesThatContinueEachOtherAreToldApart(length: Int) {
    var phrases: [[Int]: Int] = [:]
    for count in 1...length where count % 3 != 1 || count == length {
      phrases[(0..<count).map { $0 % 2 }] = count
    }
    Self.expectAgreement(Self.trie(phrases), phrases, others: [0, 1, 2])
  }

  /// Words whose edges from the first node all begin their search in the last slots of the table.
  @Test func edgesThatBeginInTheLastSlotsAreToldApart() {
    let words = (1..<300_000).filter { (UInt64($0) &* 0x9E37_79B9_7F4A_7C15) >> 54 == 0x3FF }
    expect(words.count > 200)
    var phrases: [[Int]: Int] = [:]
    for (number, word) in words.prefix(200).enumerated() { phrases[[0, word]] = number }
    Self.expectAgreement(Self.trie(phrases), phrases, others: Array(words.suffix(20)))
  }

  @Test func theLastPhraseOfANodeCounts() {
    var trie = PhraseTrie()
    let (short, long) = (trie.insert([WordID(0)]), trie.insert([WordID(0), WordID(1)]))
    for phrase in [5, 0, 9] {
      trie.setPhrase(PhraseID(phrase), at: short)
      trie.setPhrase(PhraseID(phrase + 1), at: long)
    }
    expect(trie[short].phrase == PhraseID(9) && trie[short].hasChildren)
    expectEqual(trie.step(from: short, WordID(1))?.phrase, PhraseID(10))
    expect(trie.insert([WordID(0), WordID(1)]) == long && trie.nodes.count == 2)
  }

  // MARK: Trees in literals

  /// The nodes of the numbers below: distance and ending, word, and another phrase of each, with the phrases 3, 0, 1,
  /// none, 2, 4, none, 5.
  private static let phrases = [
    [0]: 3, [0, 1]: 0, [0, 1, 2]: 1, [0, 3, 1]: 2, [2]: 4, [4, 0]: 5,
  ]

  /// Eight nodes and five words, in 8, 16, and 64 slots.
  private static let literals: [StaticString] = [
    "(%(\" &&!'%\",#%!\"\"\" \"% ", "(%0\" &&!'%\",#%!\"\"\" \"% ", "(%` \" &&!'%\",#%!\"\"\" \"% ",
  ]

  @Test(arguments: literals.indices)
  func aTreeOfALiteralIsThatOfItsPhrases(number: Int) {
    var numbers = NumberText(Self.literals[number])
    Self.expectAgreement(PhraseTrie(&numbers), Self.phrases, others: [-1, 0, 1, 2, 3, 4, 5])
  }

  /// A tree that cannot grow finds the first words of phrases as one that can.
  @Test(arguments: literals.indices)
  func firstWordsAreThoseOfTheWantedPhrases(number: Int) {
    var numbers = NumberText(Self.literals[number])
    let trees = [PhraseTrie(&numbers), Self.trie(Self.phrases)]
    for wanted in [[], [0], [1], [2], [3], [4], [5], [1, 4], [2, 3], [0, 1, 2, 3, 4, 5], [6]] {
      let words = Self.phrases.filter { wanted.contains($0.value) }.map { $0.key[0] }
      for tree in trees {
        let found = tree.firstWords { wanted.contains($0.index) }
        expectEqual(found.indices.filter { found[$0] }, Set(words).sorted())
        expectEqual(found.count, 5)
      }
    }
  }

  // MARK: Texts

  /// Every pair of neighbors is a phrase or not, by the parity of their numbers.
  @Test func amongThousandsOfPhrasesOnlyThoseOfTheTextAreFound() {
    let words = (0..<60).map { "word\($0 * $0 * $0)" }
    var phrases: [String] = []
    for first in words.indices {
      for second in words.indices where (first + second) % 2 == 0 {
        phrases.append("\(words[first]) \(words[second])")
      }
    }
    let index = PhraseIndex(phrases)
    for step in 1..<60 {
      let order = words.indices.map { $0 * step % 60 }
      let text = order.map { words[$0] }.joined(separator: ", ")
      let pairs = zip(order, order.dropFirst()).filter { ($0 + $1) % 2 == 0 }
      expectEqual(
        index.matches(in: text).map { phrases[$0.phrase] },
        pairs.map { "\(words[$0]) \(words[$1])" })
    }
  }

  /// Words of 255 bytes in phrases of several, of which each differs in one byte only.
  @Test(arguments: [1, 7, 8, 9, 15, 16, 17, 255])
  func aPhraseIsFoundByItsLastByte(length: Int) {
    let stem = String(repeating: "m", count: length - 1)
    let words = "abcdefghij".map { "\(stem)\($0)" }
    var phrases: [String] = []
    for count in 1...4 {
      for word in words { phrases.append(String(repeating: "\(word) ", count: count)) }
    }
    let index = PhraseIndex(phrases)
    for (number, word) in words.enumerated() {
      let text = "\(stem)k " + String(repeating: "\(word)  ", count: 4) + "\(stem)k"
      let found = index.matches(in: text).map(\.phrase)
      let expected = (1...4).flatMap { most in (0...4 - most).map { number + 10 * $0 } }
      expectEqual(found, expected)
    }
  }
}

/// Identifiers of four bytes stand for optional positions.
@Suite("Embedded data: optional positions in four bytes") struct TableIDTests {
  @Test func noRecordComesBeforeAllOthers() {
    let ids = [WordID(2), .none, WordID(0), WordID(1), WordID(Int(Int32.max))]
    expectEqual(ids.sorted().map(\.index), [-1, 0, 1, 2, Int(Int32.max)])
    expectEqual(ids.map(\.exists), [true, false, true, true, true])
    expect(WordID.none == WordID(-1) && WordID.none != WordID(0))
    expectEqual(MemoryLayout<EntryID>.size, 4)
  }

  @Test func aRangeOfAListHasItsIdentifiers() {
    let list: ContiguousArray<EntryID> = [EntryID(7), .none, EntryID(5), EntryID(0)]
    expectEqual(Array(list[1..<3 as Range<Int32>]), [.none, EntryID(5)])
    expect(list[4..<4 as Range<Int32>].isEmpty && list[0..<4 as Range<Int32>].count == 4)
    expectEqual(list[3 as Int32], EntryID(0))
    var names: ContiguousArray<String> = ["a", "b", "c"]
    names[PhraseID(1)] = "z"
    expect(names == ["a", "z", "c"] && names[PhraseID(2)] == "c")
  }
}
