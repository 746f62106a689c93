import Essentials

/// The words of a text with their places in it.
struct TextWords {
  /// A word, folded, and where it is.
  struct Word {
    var bytes: ContiguousArray<UInt8> = []
    var start: String.Index
    /// Where the text continues behind each number of folded bytes, in order.
    var ends: [(count: Int, index: String.Index)] = []

    var range: Range<String.Index> { start..<(ends.last?.index ?? start) }

    /// The part of the text that stands for the first bytes.
    func range(ofFirst count: Int) -> Range<String.Index> {
      start..<(ends.first { $0.count >= count }?.index ?? range.upperBound)
    }
  }

  private(set) var words: [Word] = []

  /// Reads the words of a text.
  ///
  /// - Complexity: O(*n*)
  init(_ text: String) {
    var word: Word?
    var folding: ContiguousArray<UInt8> = []
    let scalars = text.unicodeScalars
    var index = scalars.startIndex
    while index < scalars.endIndex {
      let next = scalars.index(after: index)
      folding.removeAll(keepingCapacity: true)
      if !TextFolding.append(scalars[index], to: &folding) { folding.append(UInt8(ascii: " ")) }
      // A mark belongs to the letter before it, and one without a letter to nothing.
      if folding.isEmpty, let count = word?.bytes.count { word?.ends.append((count, next)) }
      for byte in folding {
        if byte == UInt8(ascii: " ") {
          // A sign such as ½ has two words, each of which is the sign.
          if folding.count > 1, let count = word?.bytes.count { word?.ends.append((count, next)) }
          end(&word)
        } else {
          if word == nil { word = Word(start: index) }
          word?.bytes.append(byte)
        }
      }
      if !folding.isEmpty, let count = word?.bytes.count { word?.ends.append((count, next)) }
      index = next
    }
    end(&word)
  }

  private mutating func end(_ word: inout Word?) {
    guard var ended = word else { return }
    let length = SearchWords.end(of: 0..<ended.bytes.count, in: ended.bytes)
    ended.bytes.removeLast(ended.bytes.count - length)
    words.append(ended)
    word = nil
  }
}

extension TextWords.Word {
  /// The part of the text that matches a term, or `nil` if the word does not.
  func range(matching term: SearchTerm) -> Range<String.Index>? {
    if bytes == term.bytes { return range }
    guard term.isPrefix, bytes.starts(with: term.bytes) else { return nil }
    return range(ofFirst: term.bytes.count)
  }
}
