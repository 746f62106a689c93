import Essentials

extension SearchSegment {
  /// Collects documents and makes a segment of them.
  struct Builder {
    private var tokens = SearchWords()
    private var interner = WordInterner()
    private var words: ContiguousArray<UInt32> = []
    private var fieldStarts: ContiguousArray<UInt32> = [0]
    private var popularities: ContiguousArray<Int64> = []
    private var numbers: ContiguousArray<UInt32> = []
    private var ids: ContiguousArray<ItemReference> = []

    var count: Int { ids.count }

    init() {
      // Room for a short document, so that one alone takes few steps to grow.
      words.reserveCapacity(32)
      fieldStarts.reserveCapacity(8)
    }

    /// Adds a document, whose fields are the title, the subtitle, the tags, and the details.
    mutating func add(
      _ id: ItemReference, number: UInt32, popularity: Int, title: String, subtitle: String,
      tags: some Sequence<String>, details: String
    ) {
      addWords(of: title)
      endField()
      addWords(of: subtitle)
      endField()
      for tag in tags {
        if words.count > Int(fieldStarts[fieldStarts.count - 1]) { words.append(WordNumbers.gap) }
        addWords(of: tag)
      }
      endField()
      addWords(of: details)
      endField()
      ids.append(id)
      numbers.append(number)
      popularities.append(Int64(popularity))
    }

    /// Adds a document of a segment, of whose words `number` says the numbers here.
    @inline(__always)
    mutating func add(
      _ slot: Int, of segment: borrowing SearchSegment, popularity: Int64,
      number: (_ word: Int, _ builder: inout Self) -> UInt32
    ) {
      for field in 0..<4 {
        for position in segment.field(field, of: slot) {
          let word = segment.words[position]
          words.append(word == WordNumbers.gap ? word : number(Int(word), &self))
        }
        endField()
      }
      ids.append(segment.ids[slot])
      numbers.append(segment.numbers[slot])
      popularities.append(popularity)
    }

    /// Returns the number here of a word of a segment.
    mutating func number(ofWord word: Int, in segment: borrowing SearchSegment) -> UInt32 {
      interner.number(of: segment.bytes(of: word), in: segment.vocabulary)
    }

    private mutating func addWords(of text: String) {
      tokens.fold(text)
      for range in tokens.ranges { words.append(interner.number(of: range, in: tokens.bytes)) }
      for part in tokens.parts {
        words.append(WordNumbers.gap)
        words.append(interner.number(of: part, in: tokens.bytes))
      }
    }

    private mutating func endField() { fieldStarts.append(UInt32(words.count)) }

    /// Makes the segment.
    ///
    /// Of several documents of an item, only the last one stays.
    ///
    /// - Complexity: O(*n* log *n*)
    func segment() -> SearchSegment {
      var segment = SearchSegment()
      let rank = sortVocabulary(into: &segment)
      addDocuments(to: &segment, rank)
      segment.addLists()
      return segment
    }

    /// Puts the words in order, and returns the new number of each.
    private func sortVocabulary(into segment: inout SearchSegment) -> ContiguousArray<UInt32> {
      // Whoever reads these alone copies no builder.
      let interner = interner
      let bytes = interner.bytes
      var keyed = ContiguousArray<(key: UInt64, word: UInt32)>()
      keyed.reserveCapacity(interner.count)
      segment.vocabulary.reserveCapacity(bytes.count)
      segment.wordStarts.reserveCapacity(interner.count + 1)
      segment.sharedBytes.reserveCapacity(interner.count)
      for word in 0..<interner.count {
        var key: UInt64 = 0
        for (offset, byte) in bytes[interner.range(of: word)].prefix(8).enumerated() {
          key |= UInt64(byte) << UInt64(56 - 8 * offset)
        }
        keyed.append((key, UInt32(word)))
      }
      keyed.sort { a, b in
        if a.key != b.key { return a.key < b.key }
        return bytes[interner.range(of: Int(a.word))].lexicographicallyPrecedes(
          bytes[interner.range(of: Int(b.word))])
      }
      var rank = ContiguousArray<UInt32>(repeating: 0, count: interner.count)
      for (position, (_, word)) in keyed.enumerated() {
        rank[Int(word)] = UInt32(position)
        segment.append(bytes[interner.range(of: Int(word))])
      }
      return rank
    }

    /// The last document of each item, in the order of their references.
    private var documentsByID: [Int] {
      let ids = ids
      guard ids.count > 1 else { return Array(ids.indices) }
      let sorted = ids.indices.sorted { a, b in ids[a] == ids[b] ? a < b : ids[a] < ids[b] }
      return sorted.indices.filter { index in
        index + 1 == sorted.count || ids[sorted[index]] != ids[sorted[index + 1]]
      }.map { sorted[$0] }
    }

    /// Puts the documents in the order of the last tie-breaks.
    private func addDocuments(to segment: inout SearchSegment, _ rank: ContiguousArray<UInt32>) {
      let (byID, popularities, fieldStarts) = (documentsByID, popularities, fieldStarts)
      func titleLength(_ document: Int) -> UInt32 {
        fieldStarts[document * 4 + 1] - fieldStarts[document * 4]
      }
      let order = byID.indices.sorted { a, b in
        let (x, y) = (byID[a], byID[b])
        if popularities[x] != popularities[y] { return popularities[x] > popularities[y] }
        let (lengthOfX, lengthOfY) = (titleLength(x), titleLength(y))
        return lengthOfX != lengthOfY ? lengthOfX < lengthOfY : a < b
      }
      segment.reserve(byID.count, words: words.count)
      for place in order {
        let document = byID[place]
        for field in document * 4..<document * 4 + 4 {
          for word in words[Int(fieldStarts[field])..<Int(fieldStarts[field + 1])] {
            segment.words.append(word == WordNumbers.gap ? word : rank[Int(word)])
          }
          segment.fieldStarts.append(UInt32(segment.words.count))
        }
        segment.add(
          ids[document], number: numbers[document], popularity: popularities[document],
          place: place)
      }
    }
  }

  /// Makes room for documents, whose words the segment has.
  mutating func reserve(_ count: Int, words capacity: Int) {
    words = WordNumbers(below: wordCount, capacity: capacity)
    fieldStarts.reserveCapacity(count * 4 + 1)
    slotsByID = ContiguousArray(repeating: 0, count: count)
    ids.reserveCapacity(count)
    numbers.reserveCapacity(count)
    popularities.reserveCapacity(count)
    live.reset(capacity: count)
  }

  /// Appends a word that is behind all others.
  mutating func append(_ word: ContiguousArray<UInt8>.SubSequence) {
    var shared = 0
    if wordCount > 0 {
      let last = bytes(of: wordCount - 1)
      while shared < min(last.count, word.count),
        vocabulary[last.lowerBound + shared] == word[word.startIndex + shared]
      { shared += 1 }
    }
    sharedBytes.append(UInt8(shared))
    vocabulary.append(contentsOf: word)
    wordStarts.append(UInt32(vocabulary.count))
    noteFirstLetter(ofWord: wordCount - 1)
  }

  /// Adds a document, whose words have been appended, with its place in the order of the references.
  mutating func add(_ id: ItemReference, number: UInt32, popularity: Int64, place: Int) {
    let slot = ids.count
    slotsByID[place] = UInt32(slot)
    ids.append(id)
    numbers.append(number)
    popularities.append(popularity)
    live.insert(slot)
    liveCount += 1
  }

  /// Fills the list of each word and group, and those of initials.
  mutating func addLists() {
    postings = PostingLists(count: list(wordCount, 0)) { forEachPosting($0) }
    initialPairs = InitialPairs(of: self)
  }

  /// Calls `body` with each different word of each document, as the number of its first list.
  @inline(__always)
  private func forEachPosting(_ body: (_ list: Int, _ slot: UInt32) -> Void) {
    var lastSlot = ContiguousArray<UInt32>(repeating: .max, count: wordCount)
    for slot in 0..<slotCount {
      let number = UInt32(slot)
      for field in 0..<4 {
        let range = self.field(field, of: slot)
        for position in range {
          let word = words[position]
          guard word != WordNumbers.gap, lastSlot[Int(word)] != number else { continue }
          lastSlot[Int(word)] = number
          let isAtStart = field == 0 && position == range.lowerBound
          body(list(Int(word), isAtStart ? 0 : field + 1), number)
        }
      }
    }
  }
}

/// Different words and their numbers in the order in which they came.
///
/// Its hash function is the standard library's, whose seed differs between processes, so that nobody can
/// make words that collide. The seed has no influence on the numbers.
struct WordInterner {
  private(set) var bytes: ContiguousArray<UInt8> = []
  /// Where each word begins, and at last where the next one would.
  private(set) var starts: ContiguousArray<UInt32> = [0]
  private var table = HashTable<HashedNumber>()

  var count: Int { table.count }

  init() {
    bytes.reserveCapacity(128)
    starts.reserveCapacity(32)
  }

  func range(of word: Int) -> Range<Int> { Int(starts[word])..<Int(starts[word + 1]) }

  /// Returns the number of a word, which can be new.
  mutating func number(of range: Range<Int>, in source: ContiguousArray<UInt8>) -> UInt32 {
    let hash = Self.hash(source, range)
    let (position, known) = table.find(hash) { isEqual(Int($0), source, range) }
    if let known { return known }
    let new = UInt32(count)
    bytes.append(contentsOf: source[range])
    starts.append(UInt32(bytes.count))
    table.insert(new, hash: hash, at: position)
    return new
  }

  private func isEqual(_ word: Int, _ source: ContiguousArray<UInt8>, _ range: Range<Int>) -> Bool {
    let start = Int(starts[word])
    guard Int(starts[word + 1]) - start == range.count else { return false }
    for offset in 0..<range.count where bytes[start + offset] != source[range.lowerBound + offset] {
      return false
    }
    return true
  }

  private static func hash(_ source: ContiguousArray<UInt8>, _ range: Range<Int>) -> UInt32 {
    var hasher = Hasher()
    var index = range.lowerBound
    while index < range.upperBound {
      var part: UInt64 = 0
      let end = min(index + 8, range.upperBound)
      while index < end {
        part = part << 8 | UInt64(source[index])
        index += 1
      }
      hasher.combine(part)
    }
    return UInt32(truncatingIfNeeded: hasher.finalize())
  }
}

/// Numbers of words, in two bytes each as long as there are few different words.
struct WordNumbers: Sendable {
  /// A gap between two tags, which no words are near across.
  static let gap = UInt32.max

  // Each number plus 1, so that 0 is a gap. One of the arrays stays empty.
  private var narrow: ContiguousArray<UInt16> = []
  private var wide: ContiguousArray<UInt32> = []
  private let isNarrow: Bool

  /// Creates an empty list with room for `capacity` numbers below `limit`.
  init(below limit: Int, capacity: Int) {
    isNarrow = limit <= Int(UInt16.max)
    if isNarrow { narrow.reserveCapacity(capacity) } else { wide.reserveCapacity(capacity) }
  }

  var count: Int { isNarrow ? narrow.count : wide.count }

  @inline(__always)
  subscript(position: Int) -> UInt32 {
    (isNarrow ? UInt32(narrow[position]) : wide[position]) &- 1
  }

  mutating func append(_ number: UInt32) {
    if isNarrow {
      narrow.append(UInt16(truncatingIfNeeded: number &+ 1))
    } else {
      wide.append(number &+ 1)
    }
  }
}
