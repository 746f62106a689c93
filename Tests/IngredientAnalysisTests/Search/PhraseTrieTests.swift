import TestSupport
import Testing

@testable import IngredientAnalysis

@Suite struct PhraseTrieTests {
  @Test(arguments: LongTest.seeds(20))
  func agreesWithADictionaryOfPaths(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    var trie = PhraseTrie()
    var phrases: [[Int32]: Int32] = [:]
    var nodes: [[Int32]: Int32] = [:]
    for number in 0..<600 {
      let path = (0..<Int.random(in: 1...5, using: &generator)).map { _ in
        Int32.random(in: 0..<40, using: &generator)
      }
      let node = trie.insert(path)
      trie.setPhrase(Int32(number), at: node)
      phrases[path] = Int32(number)
      for length in 1...path.count { nodes[Array(path.prefix(length))] = -1 }
    }
    for path in nodes.keys.sorted(by: { $0.count < $1.count }) {
      let word = path[path.count - 1]
      let above = nodes[Array(path.dropLast())] ?? -1
      let node = path.count == 1 ? trie.root(word) : trie.child(of: above, word)
      nodes[path] = node
      #expect(node >= 0)
      #expect(trie.nodes[Int(node)].phrase == phrases[path] ?? -1)
      #expect(
        trie.nodes[Int(node)].hasChildren
          == nodes.keys.contains { $0.count > path.count && $0.starts(with: path) })
      if path.count > 1 { #expect(trie.step(from: above, word)?.phrase == phrases[path] ?? -1) }
    }
    #expect(Set(nodes.values).count == trie.nodes.count)
    for (path, node) in nodes {
      for word in Int32(-1)..<45 where nodes[path + [word]] == nil {
        #expect(trie.child(of: node, word) == -1)
      }
    }
  }

  @Test func missingNodesAndWordsHaveNoEdge() {
    var trie = PhraseTrie()
    #expect(trie.root(-1) == -1 && trie.root(0) == -1)
    #expect(trie.step(from: -1, -1) == nil)
    let node = trie.insert([0, 1])
    #expect(trie.root(-1) == -1 && trie.root(1) == -1 && trie.root(.max) == -1)
    #expect(trie.child(of: node, -1) == -1 && trie.child(of: -1, 0) == -1)
    #expect(trie.step(from: -1, -1) == nil)
  }

  @Test(arguments: LongTest.seeds(20))
  func firstWordsAgreeWithAPlainScan(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    var trie = PhraseTrie()
    var paths: [[Int32]] = []
    for number in 0..<100 {
      let path = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
        Int32.random(in: 0..<60, using: &generator)
      }
      guard !paths.contains(path) else { continue }
      trie.setPhrase(Int32(number), at: trie.insert(path))
      paths.append(path)
      guard number % 7 == 0 else { continue }
      let found = trie.firstWords { $0 == Int32(number) }
      #expect(found.indices.filter { found[$0] } == [Int(path[0])])
    }
  }
}
