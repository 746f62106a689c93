extension [Int] {
  /// Appends up to `count` integers, which `write` writes into memory; it returns their number.
  @inline(__always)
  mutating func append(upTo count: Int, _ write: (UnsafeMutablePointer<Int>) -> Int) {
    let start = self.count
    append(contentsOf: repeatElement(0, count: count))
    let written = unsafe withUnsafeMutableBufferPointer { memory in
      guard let base = memory.baseAddress else { return 0 }
      return unsafe write(base + start)
    }
    removeLast(count - written)
  }

  /// Appends the payloads of the keys that a search finds.
  ///
  /// `search` gets memory for `count` keys, writes the keys found at its beginning, and returns their
  /// number.
  @inline(__always)
  mutating func appendPayloads(
    keyCapacity count: Int, _ search: (UnsafeMutablePointer<CandidateKey>) -> Int
  ) {
    // If an integer has 32 bits, a key takes the memory of two, and alignment takes one more.
    let integersPerKey = MemoryLayout<CandidateKey>.stride / MemoryLayout<Int>.stride
    unsafe append(upTo: (count + 1) * integersPerKey) { start in
      let memory = UnsafeMutableRawPointer(start)
      let keys = unsafe memory.alignedUp(for: CandidateKey.self)
        .bindMemory(to: CandidateKey.self, capacity: count)
      let found = unsafe search(keys)
      // Sound: an integer is never longer than a key, so no unread key is overwritten.
      for slot in 0..<found {
        unsafe memory.storeBytes(
          of: Int(keys[slot].payload), toByteOffset: slot &* MemoryLayout<Int>.stride, as: Int.self)
      }
      _ = unsafe memory.bindMemory(to: Int.self, capacity: found)
      return found
    }
  }
}
