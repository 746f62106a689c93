/// Different words and their numbers in the order in which they came.
///
/// Its hash function is the standard library's, whose seed differs between processes, so that nobody can
/// make words that collide. The seed has no influence on the numbers.
struct WordInterner {
  private(set) var bytes: ContiguousArray<UInt8> = []
  /// Where each word begins, and at last where the next one would.
  private(set) var starts: ContiguousArray<UInt32> = [0]
  private var hashes: ContiguousArray<UInt32> = []
  /// The number of a word plus 1, or 0.
  private var table = ContiguousArray<UInt32>(repeating: 0, count: 1024)

  var count: Int { hashes.count }

  func range(of word: Int) -> Range<Int> { Int(starts[word])..<Int(starts[word + 1]) }

  /// Returns the number of a word, which can be new.
  mutating func number(of range: Range<Int>, in source: ContiguousArray<UInt8>) -> UInt32 {
    let hash = Self.hash(source, range)
    let mask = table.count - 1
    var place = Int(hash) & mask
    while table[place] != 0 {
      let word = Int(table[place]) - 1
      if hashes[word] == hash, isEqual(word, source, range) { return UInt32(word) }
      place = (place + 1) & mask
    }
    bytes.append(contentsOf: source[range])
    starts.append(UInt32(bytes.count))
    hashes.append(hash)
    table[place] = UInt32(count)
    if count * 2 > table.count { grow() }
    return UInt32(count - 1)
  }

  private func isEqual(_ word: Int, _ source: ContiguousArray<UInt8>, _ range: Range<Int>) -> Bool {
    let start = Int(starts[word])
    guard Int(starts[word + 1]) - start == range.count else { return false }
    for offset in 0..<range.count where bytes[start + offset] != source[range.lowerBound + offset] {
      return false
    }
    return true
  }

  private mutating func grow() {
    table = ContiguousArray(repeating: 0, count: table.count * 2)
    let mask = table.count - 1
    for (word, hash) in hashes.enumerated() {
      var place = Int(hash) & mask
      while table[place] != 0 { place = (place + 1) & mask }
      table[place] = UInt32(word + 1)
    }
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
