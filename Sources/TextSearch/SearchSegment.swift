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

  var initialPairs = InitialPairs()

  // MARK: Documents

  /// The words of all documents in their order, and gaps.
  var words = WordNumbers(below: 0, capacity: 0)
  /// Where each of the four fields of each document begins in `words`, and at last the end.
  var fieldStarts: ContiguousArray<UInt32> = [0]
  var popularities: ContiguousArray<Int64> = []
  /// The numbers by which the owner knows the documents.
  package var numbers: ContiguousArray<UInt32> = []
  var ids = ItemReferences()
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
    words(of: term.bytes[...], isPrefix: term.isPrefix, within: 0..<wordCount)
  }

  /// Returns the words of a range that begin with some bytes, or are equal to them.
  func words(
    of bytes: ArraySlice<UInt8>, isPrefix: Bool, within words: Range<Int>
  ) -> (range: Range<Int>, hasWhole: Bool) {
    let start = words.partitioningIndex { compare($0, bytes) >= 0 }
    let hasWhole = start < words.upperBound && compare(start, bytes) == 0
    guard isPrefix else { return (start..<(hasWhole ? start + 1 : start), hasWhole) }
    // Most beginnings that are looked up are those of no word.
    guard start < words.upperBound, begins(start, with: bytes) else {
      return (start..<start, false)
    }
    let end = (start + 1..<words.upperBound).partitioningIndex { !begins($0, with: bytes) }
    return (start..<end, hasWhole)
  }

  private func begins(_ word: Int, with term: ArraySlice<UInt8>) -> Bool {
    let range = bytes(of: word)
    guard range.count >= term.count else { return false }
    for offset in 0..<term.count
    where vocabulary[range.lowerBound + offset] != term[term.startIndex + offset] { return false }
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

/// Lists of slots, each in ascending order, in few bytes.
///
/// A list has the difference of each slot to the one before, the first one to 0, in a unit of two bytes.
/// Differences that do not fit follow ``far`` in two units, the lower half first.
struct PostingLists: Sendable {
  private(set) var units: ContiguousArray<UInt16> = []
  /// Where each list begins, and at last the end.
  private(set) var starts: ContiguousArray<UInt32> = [0]

  /// The mark before a difference that is not less than this.
  static let far = UInt16.max

  init() {}

  /// Creates lists of what a function calls its argument with, twice: first to count, so that no list needs
  /// room to grow.
  ///
  /// The slots of each list must come in ascending order.
  init(count: Int, _ forEachSlot: (_ body: (_ list: Int, _ slot: UInt32) -> Void) -> Void) {
    // Each end is one place behind that of its list until the list is full, and then it is the next start.
    var ends = ContiguousArray<UInt32>(repeating: 0, count: count + 2)
    var last = ContiguousArray<UInt32>(repeating: 0, count: count)
    forEachSlot { list, slot in
      ends[list + 2] += slot - last[list] < UInt32(Self.far) ? 1 : 3
      last[list] = slot
    }
    for list in 0..<count {
      ends[list + 2] += ends[list + 1]
      last[list] = 0
    }
    var units = ContiguousArray<UInt16>(repeating: 0, count: Int(ends[count + 1]))
    forEachSlot { list, slot in
      let difference = slot - last[list]
      last[list] = slot
      var end = Int(ends[list + 1])
      if difference >= UInt32(Self.far) {
        units[end] = Self.far
        units[end + 2] = UInt16(truncatingIfNeeded: difference >> 16)
        end += 1
        ends[list + 1] += 2
      }
      units[end] = UInt16(truncatingIfNeeded: difference)
      ends[list + 1] += 1
    }
    ends.removeLast()
    (self.units, starts) = (units, ends)
  }

  /// The number of lists.
  var count: Int { starts.count - 1 }

  /// The number of units of some lists, which is at least the number of their slots, and 0 without any.
  @inline(__always)
  func size(of lists: Range<Int>) -> Int {
    Int(starts[lists.upperBound]) - Int(starts[lists.lowerBound])
  }

  /// Calls `body` with each slot of a list.
  @inline(__always)
  func forEach(in list: Int, _ body: (_ slot: Int) -> Void) {
    var (index, slot) = (Int(starts[list]), 0)
    while index < Int(starts[list + 1]) {
      var difference = Int(units[index])
      if units[index] == Self.far {
        difference = Int(units[index + 1]) | Int(units[index + 2]) << 16
        index += 2
      }
      index += 1
      slot += difference
      body(slot)
    }
  }
}

/// The lists as plain arrays, as bytes have them.
extension PostingLists {
  /// Creates lists of all slots and where each list begins, or returns `nil` if a list is not in ascending
  /// order.
  init?(_ slots: ContiguousArray<UInt32>, _ starts: ContiguousArray<UInt32>) {
    let count = starts.count - 1
    for list in 0..<count {
      let range = Int(starts[list])..<Int(starts[list + 1])
      for index in range.dropFirst() where slots[index] <= slots[index - 1] { return nil }
    }
    self.init(count: count) { body in
      for list in 0..<count {
        for slot in slots[Int(starts[list])..<Int(starts[list + 1])] { body(list, slot) }
      }
    }
  }

  /// All slots, and where each list begins, and at last the end.
  var slots: (slots: ContiguousArray<UInt32>, starts: ContiguousArray<UInt32>) {
    var (slots, starts) = (ContiguousArray<UInt32>(), ContiguousArray<UInt32>([0]))
    slots.reserveCapacity(units.count)
    for list in 0..<count {
      forEach(in: list) { slots.append(UInt32(truncatingIfNeeded: $0)) }
      starts.append(UInt32(slots.count))
    }
    return (slots, starts)
  }
}
