import Essentials

extension Lexicon {
  /// Returns all entries with a name in this language.
  func entries(named name: String) -> ContiguousArray<EntryID> {
    let folded = ContiguousArray(TextFolding.folded(name).utf8)
    var path: ContiguousArray<WordID> = []
    for part in folded.split(separator: 0x20) {
      guard let word = stem(of: ContiguousArray(part)) else { return [] }
      path.append(word)
    }
    var node: PhraseTrie.StepID = .none
    for (place, word) in path.enumerated() {
      if traits[word].contains(.stop), place + 1 < path.count { continue }
      node = node.exists ? trie.child(of: node, word) : trie.root(word)
      guard node.exists else { return [] }
    }
    guard node.exists, trie[node].phrase.exists else { return [] }
    return ContiguousArray(meanings(of: trie[node].phrase))
  }

  /// Returns the stem of a folded word or of its singular, or `nil` if no name contains it.
  private func stem(of word: ContiguousArray<UInt8>) -> WordID? {
    func find(_ bytes: ContiguousArray<UInt8>) -> WordID? {
      var key = WordTable.Key()
      for byte in bytes { key.append(byte) }
      let found = words.find(key, in: bytes.span, 0..<bytes.count)
      return found.exists ? stems[found] : nil
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
