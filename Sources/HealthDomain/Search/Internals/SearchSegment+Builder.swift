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
        if words.count > Int(fieldStarts[fieldStarts.count - 1]) { words.append(gap) }
        addWords(of: tag)
      }
      endField()
      addWords(of: details)
      endField()
      ids.append(id)
      numbers.append(number)
      popularities.append(Int64(popularity))
    }

    /// Adds the documents of a segment that have not been removed.
    ///
    /// Words and documents come in orders that the segment has already, so that sorting them with those of
    /// other segments only merges what is sorted.
    mutating func add(_ segment: SearchSegment) {
      let known = numbers(ofWordsIn: segment)
      for slot in segment.slotsByID.lazy.map(Int.init) where segment.live.contains(slot) {
        for field in 0..<4 {
          for word in segment.words[segment.field(field, of: slot)] {
            words.append(word == gap ? gap : known[Int(word)])
          }
          endField()
        }
        ids.append(segment.ids[slot])
        numbers.append(segment.numbers[slot])
        popularities.append(segment.popularities[slot])
      }
    }

    /// Returns the number of each word of a segment that one of its documents still has.
    private mutating func numbers(ofWordsIn segment: SearchSegment) -> ContiguousArray<UInt32> {
      var known = ContiguousArray<UInt32>(repeating: gap, count: segment.wordCount)
      segment.live.forEach { slot in
        for word in segment.words[segment.fields(of: slot)] where word != gap {
          known[Int(word)] = 0
        }
        return true
      }
      for word in known.indices where known[word] != gap {
        known[word] = interner.number(of: segment.bytes(of: word), in: segment.vocabulary)
      }
      return known
    }

    private mutating func addWords(of text: String) {
      tokens.fold(text)
      for range in tokens.ranges { words.append(interner.number(of: range, in: tokens.bytes)) }
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
      addLists(to: &segment)
      return segment
    }

    /// Puts the words in order, and returns the new number of each.
    private func sortVocabulary(into segment: inout SearchSegment) -> ContiguousArray<UInt32> {
      let bytes = interner.bytes
      var keyed = ContiguousArray<(key: UInt64, word: UInt32)>()
      keyed.reserveCapacity(interner.count)
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
      var last = 0..<0
      for (position, (_, word)) in keyed.enumerated() {
        rank[Int(word)] = UInt32(position)
        let range = interner.range(of: Int(word))
        var shared = 0
        while shared < min(last.count, range.count),
          bytes[last.lowerBound + shared] == bytes[range.lowerBound + shared]
        { shared += 1 }
        segment.sharedBytes.append(UInt8(shared))
        segment.vocabulary.append(contentsOf: bytes[range])
        segment.wordStarts.append(UInt32(segment.vocabulary.count))
        last = range
      }
      return rank
    }

    /// The last document of each item, in the order of their references.
    private var documentsByID: [Int] {
      let sorted = ids.indices.sorted { a, b in ids[a] == ids[b] ? a < b : ids[a] < ids[b] }
      return sorted.indices.filter { index in
        index + 1 == sorted.count || ids[sorted[index]] != ids[sorted[index + 1]]
      }.map { sorted[$0] }
    }

    /// Puts the documents in the order of the last tie-breaks.
    private func addDocuments(to segment: inout SearchSegment, _ rank: ContiguousArray<UInt32>) {
      func titleLength(_ document: Int) -> UInt32 {
        fieldStarts[document * 4 + 1] - fieldStarts[document * 4]
      }
      let byID = documentsByID
      let order = byID.indices.sorted { a, b in
        let (x, y) = (byID[a], byID[b])
        if popularities[x] != popularities[y] { return popularities[x] > popularities[y] }
        let (lengthOfX, lengthOfY) = (titleLength(x), titleLength(y))
        return lengthOfX != lengthOfY ? lengthOfX < lengthOfY : a < b
      }
      segment.words.reserveCapacity(words.count)
      segment.fieldStarts.reserveCapacity(byID.count * 4 + 1)
      segment.slotsByID = ContiguousArray(repeating: 0, count: byID.count)
      segment.ids.reserveCapacity(byID.count)
      segment.numbers.reserveCapacity(byID.count)
      segment.popularities.reserveCapacity(byID.count)
      for (slot, place) in order.enumerated() {
        let document = byID[place]
        for field in document * 4..<document * 4 + 4 {
          for word in words[Int(fieldStarts[field])..<Int(fieldStarts[field + 1])] {
            segment.words.append(word == gap ? gap : rank[Int(word)])
          }
          segment.fieldStarts.append(UInt32(segment.words.count))
        }
        segment.slotsByID[place] = UInt32(slot)
        segment.ids.append(ids[document])
        segment.numbers.append(numbers[document])
        segment.popularities.append(popularities[document])
      }
      segment.live.reset(capacity: byID.count)
      for slot in byID.indices { segment.live.insert(slot) }
      segment.liveCount = byID.count
    }

    /// Fills the list of each word and group: counts first, so that the lists need no room to grow.
    private func addLists(to segment: inout SearchSegment) {
      let listCount = segment.wordCount * SearchSegment.groupCount
      var ends = ContiguousArray<UInt32>(repeating: 0, count: listCount + 1)
      Self.forEachPosting(segment) { list, _ in ends[list + 1] += 1 }
      for list in 0..<listCount { ends[list + 1] += ends[list] }
      segment.listStarts = ends
      var postings = ContiguousArray<UInt32>(repeating: 0, count: Int(ends[listCount]))
      Self.forEachPosting(segment) { list, slot in
        postings[Int(ends[list])] = slot
        ends[list] += 1
      }
      segment.postings = postings
    }

    /// Calls `body` with each different word of each document, as the number of its first list.
    @inline(__always)
    private static func forEachPosting(_ segment: SearchSegment, _ body: (Int, UInt32) -> Void) {
      var lastSlot = ContiguousArray<UInt32>(repeating: .max, count: segment.wordCount)
      for slot in 0..<segment.slotCount {
        let number = UInt32(slot)
        for field in 0..<4 {
          let range = segment.field(field, of: slot)
          for position in range {
            let word = segment.words[position]
            guard word != gap, lastSlot[Int(word)] != number else { continue }
            lastSlot[Int(word)] = number
            let isAtStart = field == 0 && position == range.lowerBound
            body(Int(word) * groupCount + (isAtStart ? 0 : field + 1), number)
          }
        }
      }
    }
  }
}
