import TestSupport
import Testing

@testable import IngredientAnalysis

@Suite("Phrase search: trie edges") struct PhraseTrieTests {
  @Test(arguments: LongTest.seeds(20))
  func agreesWithADictionaryOfPaths(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    var trie = PhraseTrie()
    var phrases: [[WordID]: PhraseID] = [:]
    var nodes: [[WordID]: PhraseTrie.StepID] = [:]
    for number in 0..<600 {
      let path = (0..<Int.random(in: 1...5, using: &generator)).map { _ in
        WordID(Int.random(in: 0..<40, using: &generator))
      }
      let node = trie.insert(path)
      trie.setPhrase(PhraseID(number), at: node)
      phrases[path] = PhraseID(number)
      for length in 1...path.count { nodes[Array(path.prefix(length))] = PhraseTrie.StepID.none }
    }
    for path in nodes.keys.sorted(by: { $0.count < $1.count }) {
      let word = path[path.count - 1]
      let above = nodes[Array(path.dropLast())] ?? .none
      let node = path.count == 1 ? trie.root(word) : trie.child(of: above, word)
      nodes[path] = node
      expect(node.exists)
      expectEqual(trie[node].phrase, phrases[path] ?? PhraseID.none)
      expectEqual(
        trie[node].hasChildren,
        nodes.keys.contains { $0.count > path.count && $0.starts(with: path) })
      if path.count > 1 {
        expectEqual(trie.step(from: above, word)?.phrase, phrases[path] ?? PhraseID.none)
      }
    }
    expectEqual(Set(nodes.values).count, trie.nodes.count)
    for (path, node) in nodes {
      for word in (-1..<45).map(WordID.init(_:)) where nodes[path + [word]] == nil {
        expectEqual(trie.child(of: node, word), .none)
      }
    }
  }

  @Test func missingNodesAndWordsHaveNoEdge() {
    var trie = PhraseTrie()
    expect(trie.root(.none) == .none && trie.root(WordID(0)) == .none)
    expect(trie.step(from: .none, .none) == nil)
    let node = trie.insert([WordID(0), WordID(1)])
    expect(trie.root(.none) == .none && trie.root(WordID(1)) == .none)
    expectEqual(trie.root(WordID(number: .max)), .none)
    expect(trie.child(of: node, .none) == .none && trie.child(of: .none, WordID(0)) == .none)
    expect(trie.step(from: .none, .none) == nil)
  }

  @Test(arguments: LongTest.seeds(20))
  func firstWordsAgreeWithAPlainScan(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    var trie = PhraseTrie()
    var paths: [[WordID]] = []
    for number in 0..<100 {
      let path = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
        WordID(Int.random(in: 0..<60, using: &generator))
      }
      guard !paths.contains(path) else { continue }
      trie.setPhrase(PhraseID(number), at: trie.insert(path))
      paths.append(path)
      guard number % 7 == 0 else { continue }
      let found = trie.firstWords { $0 == PhraseID(number) }
      expectEqual(found.indices.filter { found[$0] }, [path[0].index])
    }
  }
}
