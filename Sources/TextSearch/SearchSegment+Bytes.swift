import Essentials

extension SearchSegment {
  /// Appends the segment to bytes.
  func append(to bytes: inout FlatBytes) {
    let (slots, listStarts) = postings.slots
    let idTexts = ids.map { ContiguousArray($0.description.utf8) }
    for count in [
      vocabulary.count, wordCount, slots.count, words.count, slotCount,
      idTexts.reduce(0) { $0 + $1.count },
    ] { bytes.append(UInt64(count)) }
    bytes.append(wordStarts)
    bytes.append(listStarts)
    bytes.append(slots)
    bytes.append(fieldStarts)
    bytes.append(ContiguousArray((0..<words.count).map { words[$0] }))
    bytes.append(slotsByID)
    bytes.append(numbers)
    bytes.append(popularities)
    bytes.append(live.words)
    // A reference has at most 241 bytes.
    bytes.append(ContiguousArray(idTexts.map { UInt8(truncatingIfNeeded: $0.count) }))
    for text in idTexts { bytes.append(text) }
    bytes.append(vocabulary)
  }

  /// Reads a segment, or returns `nil` if the bytes are not one.
  ///
  /// Only forged bytes can lead to wrong results of a search: every number is
  /// checked that is an index.
  init?(from bytes: inout FlatBytes) {
    guard let counts = bytes.numbers(6, UInt64.self)?.map({ Int(clamping: $0) }),
      counts.allSatisfy({ $0 < Int.max / 8 })
    else { return nil }
    let (wordCount, slotCount) = (counts[1], counts[4])
    guard let wordStarts = bytes.numbers(wordCount + 1, UInt32.self),
      let listStarts = bytes.numbers(wordCount * Self.groupCount + 1, UInt32.self),
      let slots = bytes.numbers(counts[2], UInt32.self),
      let fieldStarts = bytes.numbers(slotCount * 4 + 1, UInt32.self),
      let words = bytes.numbers(counts[3], UInt32.self),
      let slotsByID = bytes.numbers(slotCount, UInt32.self),
      let numbers = bytes.numbers(slotCount, UInt32.self),
      let popularities = bytes.numbers(slotCount, Int64.self),
      let live = bytes.numbers((slotCount + 63) / 64, UInt64.self),
      let idLengths = bytes.numbers(slotCount, UInt8.self),
      let idBytes = bytes.numbers(counts[5], UInt8.self),
      let vocabulary = bytes.numbers(counts[0], UInt8.self)
    else { return nil }
    guard Self.areStarts(wordStarts, of: vocabulary.count),
      Self.areStarts(listStarts, of: slots.count),
      Self.areStarts(fieldStarts, of: words.count),
      Self.areBelow(slotCount, slots), Self.areAllBelow(slotCount, slotsByID),
      let postings = PostingLists(slots, listStarts),
      words.allSatisfy({ $0 < wordCount || $0 == WordNumbers.gap }),
      let ids = Self.ids(idLengths, idBytes),
      slotCount.isMultiple(of: 64) || live.last.map({ $0 >> UInt64(slotCount % 64) == 0 }) ?? true
    else { return nil }
    (self.vocabulary, self.wordStarts) = (vocabulary, wordStarts)
    self.postings = postings
    self.words = WordNumbers(below: wordCount, capacity: words.count)
    for word in words { self.words.append(word) }
    self.fieldStarts = fieldStarts
    (self.popularities, self.numbers) = (popularities, numbers)
    (self.ids, self.slotsByID) = (ids, slotsByID)
    self.live.assign(live)
    liveCount = self.live.count
    guard shareBytes(wordCount) else { return nil }
    initialPairs = InitialPairs(of: self)
  }

  private static func areBelow(_ limit: Int, _ numbers: ContiguousArray<UInt32>) -> Bool {
    var greatest: UInt32 = 0
    for number in numbers { greatest = max(greatest, number) }
    return numbers.isEmpty || greatest < limit
  }

  /// Whether numbers are all those below a limit, in some order.
  private static func areAllBelow(_ limit: Int, _ numbers: ContiguousArray<UInt32>) -> Bool {
    guard numbers.count == limit, areBelow(limit, numbers) else { return false }
    var seen = DocumentBits()
    seen.reset(capacity: limit)
    for number in numbers { seen.insert(Int(number)) }
    return seen.count == limit
  }

  /// Whether numbers are where parts of an array start, the last one its end.
  private static func areStarts(_ starts: ContiguousArray<UInt32>, of count: Int) -> Bool {
    var last: UInt32 = 0
    var isRising = starts.first == 0
    for start in starts {
      isRising = isRising && start >= last
      last = start
    }
    return isRising && last == count
  }

  private static func ids(
    _ lengths: ContiguousArray<UInt8>, _ bytes: ContiguousArray<UInt8>
  ) -> ItemReferences? {
    var ids = ItemReferences()
    ids.reserveCapacity(lengths.count)
    var start = 0
    for length in lengths {
      guard Int(length) <= bytes.count - start,
        let id = ItemReference(
          String(decoding: bytes[start..<start + Int(length)], as: UTF8.self))
      else { return nil }
      ids.append(id)
      start += Int(length)
    }
    return start == bytes.count ? ids : nil
  }

  /// Fills `sharedBytes`, and returns whether the words are in order, and each begins with a letter.
  private mutating func shareBytes(_ wordCount: Int) -> Bool {
    sharedBytes.reserveCapacity(wordCount)
    var last = 0..<0
    for word in 0..<wordCount {
      let range = bytes(of: word)
      guard !range.isEmpty, range.count <= SearchWords.maximumLength,
        vocabulary[range.lowerBound] & 0xC0 != 0x80
      else { return false }
      var shared = 0
      while shared < min(last.count, range.count),
        vocabulary[last.lowerBound + shared] == vocabulary[range.lowerBound + shared]
      { shared += 1 }
      let isBehind =
        shared < last.count
        ? shared < range.count
          && vocabulary[last.lowerBound + shared] < vocabulary[range.lowerBound + shared]
        : shared < range.count
      guard isBehind else { return false }
      sharedBytes.append(UInt8(shared))
      noteFirstLetter(ofWord: word)
      last = range
    }
    return true
  }
}
