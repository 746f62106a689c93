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
    return words.allSatisfy { Self.contains(stored.folded.utf8, $0) }
  }

  /// Returns whether a text contains bytes, the first of which is a space.
  private static func contains(_ text: String.UTF8View, _ bytes: [UInt8]) -> Bool {
    var index = text.startIndex
    while index < text.endIndex {
      if text[index] == UInt8(ascii: " "), text[index...].starts(with: bytes) { return true }
      text.formIndex(after: &index)
    }
    return false
  }
}
