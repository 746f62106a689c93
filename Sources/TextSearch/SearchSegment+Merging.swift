import Essentials

extension SearchSegment {
  /// Creates the segment of the documents of two segments that have not been removed.
  ///
  /// Words, references, and documents are in order in both, so that each is merged in one pass. Of two
  /// documents of one item, that of the second segment stays.
  ///
  /// - Complexity: O(*n*) in the words of both
  init(merging first: SearchSegment, _ second: SearchSegment) {
    var (a, b) = (Part(first), Part(second))
    mergeVocabularies(of: &a, &b)
    mergeReferences(of: &a, &b)
    mergeDocuments(of: a, b)
    addLists()
  }

  /// What stands for a number that there is none.
  private static let absent = UInt32.max

  /// A segment, and where what it has is in the one that is made of it.
  private struct Part {
    let segment: SearchSegment
    /// The new number of each word, or ``absent`` if no document has it any more.
    var words: ContiguousArray<UInt32>
    /// The place of each document in the order of the references, or ``absent``.
    var places: ContiguousArray<UInt32>

    init(_ segment: SearchSegment) {
      self.segment = segment
      words = ContiguousArray(repeating: absent, count: segment.wordCount)
      places = ContiguousArray(repeating: absent, count: segment.slotCount)
    }

    /// The words that a document still has.
    var usedWords: ContiguousArray<UInt32> {
      guard segment.liveCount < segment.slotCount else {
        return ContiguousArray(0..<UInt32(segment.wordCount))
      }
      var isUsed = ContiguousArray(repeating: false, count: segment.wordCount)
      segment.live.forEach { slot in
        for position in segment.fields(of: slot) {
          let word = segment.words[position]
          if word != WordNumbers.gap { isUsed[Int(word)] = true }
        }
        return true
      }
      return ContiguousArray((0..<UInt32(segment.wordCount)).filter { isUsed[Int($0)] })
    }

    /// The documents that have not been removed, in the order of their references.
    var slotsByID: ContiguousArray<UInt32> {
      segment.slotsByID.filter { segment.live.contains(Int($0)) }
    }

    /// The documents that the new segment has.
    var slots: ContiguousArray<UInt32> {
      ContiguousArray((0..<UInt32(segment.slotCount)).filter { places[Int($0)] != absent })
    }
  }

  /// Calls `body` with the elements of two lists in their common order, and with equal ones together.
  @inline(__always)
  private func merge(
    _ first: ContiguousArray<UInt32>, with second: ContiguousArray<UInt32>,
    comparing compare: (Int, Int) -> Int, forEach body: (Int?, Int?) -> Void
  ) {
    var (i, j) = (0, 0)
    while i < first.count, j < second.count {
      let (a, b) = (Int(first[i]), Int(second[j]))
      let order = compare(a, b)
      body(order <= 0 ? a : nil, order >= 0 ? b : nil)
      if order <= 0 { i += 1 }
      if order >= 0 { j += 1 }
    }
    for a in first[i...] { body(Int(a), nil) }
    for b in second[j...] { body(nil, Int(b)) }
  }

  private mutating func mergeVocabularies(of a: inout Part, _ b: inout Part) {
    vocabulary.reserveCapacity(a.segment.vocabulary.count + b.segment.vocabulary.count)
    wordStarts.reserveCapacity(a.segment.wordCount + b.segment.wordCount + 1)
    sharedBytes.reserveCapacity(a.segment.wordCount + b.segment.wordCount)
    let (first, second) = (a.segment, b.segment)
    merge(a.usedWords, with: b.usedWords) {
      first.compare($0, second.vocabulary[second.bytes(of: $1)])
    } forEach: {
      let number = UInt32(wordCount)
      if let word = $0 {
        append(first.vocabulary[first.bytes(of: word)])
      } else if let word = $1 {
        append(second.vocabulary[second.bytes(of: word)])
      }
      if let word = $0 { a.words[word] = number }
      if let word = $1 { b.words[word] = number }
    }
  }

  private mutating func mergeReferences(of a: inout Part, _ b: inout Part) {
    let (first, second) = (a.segment.ids, b.segment.ids)
    var count: UInt32 = 0
    merge(a.slotsByID, with: b.slotsByID) {
      first[$0] == second[$1] ? 0 : first[$0] < second[$1] ? -1 : 1
    } forEach: {
      if let slot = $1 { b.places[slot] = count } else if let slot = $0 { a.places[slot] = count }
      count += 1
    }
    reserve(Int(count), words: a.segment.words.count + b.segment.words.count)
  }

  private mutating func mergeDocuments(of a: Part, _ b: Part) {
    let (first, second) = (a.segment, b.segment)
    merge(a.slots, with: b.slots) { x, y in
      if first.popularities[x] != second.popularities[y] {
        return first.popularities[x] > second.popularities[y] ? -1 : 1
      }
      let longer = first.titleLength(x) - second.titleLength(y)
      return longer != 0 ? longer : a.places[x] < b.places[y] ? -1 : 1
    } forEach: {
      if let slot = $0 { append(slot, of: a) } else if let slot = $1 { append(slot, of: b) }
    }
  }

  private mutating func append(_ slot: Int, of part: Part) {
    let segment = part.segment
    for field in 0..<4 {
      for position in segment.field(field, of: slot) {
        let word = segment.words[position]
        words.append(word == WordNumbers.gap ? word : part.words[Int(word)])
      }
      fieldStarts.append(UInt32(words.count))
    }
    add(
      segment.ids[slot], number: segment.numbers[slot], popularity: segment.popularities[slot],
      place: Int(part.places[slot]))
  }

  /// Creates the segment of one document of another segment, with another popularity.
  ///
  /// - Complexity: O(*k* log *k*) in its words
  init(copying slot: Int, of other: borrowing SearchSegment, popularity: Int) {
    var numbers: ContiguousArray<UInt32> = []
    for position in other.fields(of: slot) where other.words[position] != WordNumbers.gap {
      numbers.append(other.words[position])
    }
    numbers.sort()
    var known: ContiguousArray<UInt32> = []
    for number in numbers where number != known.last {
      known.append(number)
      append(other.vocabulary[other.bytes(of: Int(number))])
    }
    reserve(1, words: other.fields(of: slot).count)
    for field in 0..<4 {
      for position in other.field(field, of: slot) {
        let word = other.words[position]
        words.append(
          word == WordNumbers.gap ? word : UInt32(known.partitioningIndex { $0 >= word }))
      }
      fieldStarts.append(UInt32(words.count))
    }
    add(other.ids[slot], number: other.numbers[slot], popularity: Int64(popularity), place: 0)
    addLists()
  }
}
