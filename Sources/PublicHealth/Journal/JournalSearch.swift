/// A query, prepared for a look at many entries.
struct JournalSearch {
  /// What the mark of a matching entry has.
  private(set) var mark = JournalMark()
  /// The bytes that the folded words of a matching entry contain: a space and a word, with a space
  /// behind all but the last one.
  private var words: [[UInt8]] = []
  private let tag: String?

  init(_ query: HealthJournal.Query) {
    tag = query.tag.map { JournalWords.folded([$0]) }
    for content in query.contents { mark.insert(content) }
    if let mood = query.mood { mark.insert(mood) }
    if let tag = query.tag { mark.insert(tag: tag) }
    let folded = JournalWords.folded([query.text])
    let words = folded.utf8.split(separator: UInt8(ascii: " "))
    for (position, word) in words.enumerated() {
      mark.insert(word: word)
      let end: [UInt8] = position == words.count - 1 ? [] : [UInt8(ascii: " ")]
      self.words.append([UInt8(ascii: " ")] + word + end)
    }
  }

  /// Returns whether an entry, whose mark has all bits, matches.
  func matches(_ stored: HealthJournal.Stored) -> Bool {
    if let tag, !stored.entry.tags.contains(where: { JournalWords.folded([$0]) == tag }) {
      return false
    }
    return words.allSatisfy { Self.contains(stored.folded, $0) }
  }

  /// Returns whether bytes contain others, the first of which is a space.
  private static func contains(_ bytes: [UInt8], _ word: [UInt8]) -> Bool {
    guard word.count >= 2, word.count <= bytes.count else { return false }
    for start in 0...(bytes.count - word.count)
    where bytes[start] == word[0] && bytes[start + 1] == word[1] {
      var length = 2
      while length < word.count, bytes[start + length] == word[length] { length += 1 }
      if length == word.count { return true }
    }
    return false
  }
}
