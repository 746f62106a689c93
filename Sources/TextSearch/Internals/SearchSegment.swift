import Essentials

/// A part of a search index that never changes, except that documents can be removed: flat arrays.
///
/// The slots of the documents are in the order of the last tie-breaks: the more popular first, then the
/// shorter title in words, then the lower reference.
package struct SearchSegment: Sendable {
  /// Where a word of a document is best: the number of lists of each word.
  static let groupCount = 5

  // MARK: Vocabulary

  /// The different words in the order of their bytes, without space between them.
  var vocabulary: ContiguousArray<UInt8> = []
  /// Where each word begins, and at last the end.
  var wordStarts: ContiguousArray<UInt32> = [0]
  /// How many bytes each word has in common with the one before.
  var sharedBytes: ContiguousArray<UInt8> = []
  /// The first word of each first letter.
  var letterStarts: ContiguousArray<UInt32> = []

  // MARK: Lists

  /// The slots with each word, five lists a word.
  ///
  /// They are for words at the start of the title, elsewhere in it, in the subtitle, in a tag, and in the
  /// details. A document is in the first list of the word that fits.
  var postings = PostingLists()

  // MARK: Documents

  /// The words of all documents in their order, and gaps.
  var words = WordNumbers(below: 0, capacity: 0)
  /// Where each of the four fields of each document begins in `words`, and at last the end.
  var fieldStarts: ContiguousArray<UInt32> = [0]
  var popularities: ContiguousArray<Int64> = []
  /// The numbers by which the owner knows the documents.
  package var numbers: ContiguousArray<UInt32> = []
  package var ids: ContiguousArray<ItemReference> = []
  /// The slots in the order of their references.
  var slotsByID: ContiguousArray<UInt32> = []
  /// The documents that have not been removed.
  var live = DocumentBits()
  var liveCount = 0

  /// The number of documents, with those removed.
  var slotCount: Int { ids.count }
  var wordCount: Int { sharedBytes.count }
}

extension SearchSegment {
  @inline(__always)
  func bytes(of word: Int) -> Range<Int> { Int(wordStarts[word])..<Int(wordStarts[word + 1]) }

  func text(of word: Int) -> String { String(decoding: vocabulary[bytes(of: word)], as: UTF8.self) }

  /// The list of a word in a group.
  @inline(__always)
  func list(_ word: Int, _ group: Int) -> Int { word * Self.groupCount + group }

  /// All lists of a range of words.
  @inline(__always)
  func lists(_ words: Range<Int>) -> Range<Int> {
    list(words.lowerBound, 0)..<list(words.upperBound, 0)
  }

  /// The part of `words` that has a field of a document.
  @inline(__always)
  func field(_ field: Int, of slot: Int) -> Range<Int> {
    Int(fieldStarts[slot * 4 + field])..<Int(fieldStarts[slot * 4 + field + 1])
  }

  /// The part of `words` that has all fields of a document.
  @inline(__always)
  func fields(of slot: Int) -> Range<Int> {
    Int(fieldStarts[slot * 4])..<Int(fieldStarts[slot * 4 + 4])
  }

  /// The number of words of a title.
  @inline(__always)
  func titleLength(_ slot: Int) -> Int { field(0, of: slot).count }

  /// Returns the slot of a document that has not been removed.
  ///
  /// - Complexity: O(log *n*)
  func slot(of id: ItemReference) -> Int? {
    let position = slotsByID.partitioningIndex { ids[Int($0)] >= id }
    // Of the documents with one reference, at most one has not been removed.
    for slot in slotsByID[position...] {
      guard ids[Int(slot)] == id else { return nil }
      if live.contains(Int(slot)) { return Int(slot) }
    }
    return nil
  }

  mutating func remove(_ slot: Int) {
    live.remove(slot)
    liveCount -= 1
  }

  /// The words that begin with a first letter, by its place among those that words have.
  func words(ofLetter place: Int) -> Range<Int> {
    let next = place + 1
    return Int(
      letterStarts[place])..<(next < letterStarts.count ? Int(letterStarts[next]) : wordCount)
  }

  /// The part of `vocabulary` that has the first letter of a word.
  func firstLetter(ofWord word: Int) -> Range<Int> {
    let bytes = bytes(of: word)
    var end = bytes.lowerBound + 1
    while end < bytes.upperBound, vocabulary[end] & 0xC0 == 0x80 { end += 1 }
    return bytes.lowerBound..<end
  }

  /// Notes that a word is the first one with its first letter, unless the one before has it too.
  mutating func noteFirstLetter(ofWord word: Int) {
    if Int(sharedBytes[word]) < firstLetter(ofWord: word).count {
      letterStarts.append(UInt32(word))
    }
  }

  /// Returns the words that match a term.
  func words(of term: SearchTerm) -> (range: Range<Int>, hasWhole: Bool) {
    words(of: term.bytes, isPrefix: term.isPrefix, within: 0..<wordCount)
  }

  /// Returns the words of a range that begin with some bytes, or are equal to them.
  func words(
    of bytes: ContiguousArray<UInt8>, isPrefix: Bool, within words: Range<Int>
  ) -> (range: Range<Int>, hasWhole: Bool) {
    let start = words.partitioningIndex { compare($0, bytes[...]) >= 0 }
    let hasWhole = start < words.upperBound && compare(start, bytes[...]) == 0
    guard isPrefix else { return (start..<(hasWhole ? start + 1 : start), hasWhole) }
    // Most beginnings that are looked up are those of no word.
    guard start < words.upperBound, begins(start, with: bytes) else {
      return (start..<start, false)
    }
    let end = (start + 1..<words.upperBound).partitioningIndex { !begins($0, with: bytes) }
    return (start..<end, hasWhole)
  }

  private func begins(_ word: Int, with term: ContiguousArray<UInt8>) -> Bool {
    let range = bytes(of: word)
    guard range.count >= term.count else { return false }
    for offset in term.indices where vocabulary[range.lowerBound + offset] != term[offset] {
      return false
    }
    return true
  }

  /// Returns a negative number, 0, or a positive one if a word is before, equal to, or behind bytes.
  func compare(_ word: Int, _ other: ContiguousArray<UInt8>.SubSequence) -> Int {
    let range = bytes(of: word)
    for offset in 0..<min(range.count, other.count) {
      let difference =
        Int(vocabulary[range.lowerBound + offset]) - Int(other[other.startIndex + offset])
      if difference != 0 { return difference }
    }
    return range.count - other.count
  }
}
