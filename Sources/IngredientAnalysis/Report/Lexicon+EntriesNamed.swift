extension Lexicon {
  /// Returns all entries with a name in this language.
  func entries(named name: String) -> ContiguousArray<Int32> {
    let folded = ContiguousArray(LabelFolding.folded(name).utf8)
    var path: ContiguousArray<Int32> = []
    for part in folded.split(separator: 0x20) {
      guard let word = stem(of: ContiguousArray(part)) else { return [] }
      path.append(word)
    }
    var node: Int32 = -1
    for (place, word) in path.enumerated() {
      if traits[Int(word)].contains(.stop), place + 1 < path.count { continue }
      node = node < 0 ? trie.root(word) : trie.child(of: node, word)
      guard node >= 0 else { return [] }
    }
    guard node >= 0, trie.nodes[Int(node)].phrase >= 0 else { return [] }
    return ContiguousArray(
      phrases[Int(trie.nodes[Int(node)].phrase)].meanings.map { meanings[Int($0)] })
  }

  /// Returns the stem of a folded word or of its singular, or `nil` if no name contains it.
  private func stem(of word: ContiguousArray<UInt8>) -> Int32? {
    func find(_ bytes: ContiguousArray<UInt8>) -> Int32? {
      var key = WordTable.Key()
      for byte in bytes { key.append(byte) }
      let found = words.find(key, in: bytes.span, 0..<bytes.count)
      return found < 0 ? nil : stems[Int(found)]
    }
    if let found = find(word) { return found }
    guard let singular = Inflection.singular(of: word.span, 0..<word.count, in: language) else {
      return nil
    }
    var bytes = ContiguousArray(word[..<singular.kept])
    if let ending = singular.ending { bytes.append(ending) }
    return find(bytes)
  }
}
