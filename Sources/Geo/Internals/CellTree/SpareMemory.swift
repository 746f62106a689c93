extension [Int] {
  /// Appends up to `count` integers: `write` puts them into memory, and returns how many they are.
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

  /// Appends the payloads of keys: `search` gets memory for `count` keys, puts the wanted ones at
  /// the beginning, and returns how many they are.
  @inline(__always)
  mutating func appendPayloads(
    keyCapacity count: Int, _ search: (UnsafeMutablePointer<CandidateKey>) -> Int
  ) {
    // Where an integer has 32 bits, a key takes the room of two, and one more to begin at its
    // alignment.
    let integersPerKey = MemoryLayout<CandidateKey>.stride / MemoryLayout<Int>.stride
    unsafe append(upTo: (count + 1) * integersPerKey) { start in
      let memory = UnsafeMutableRawPointer(start)
      let keys = unsafe memory.alignedUp(for: CandidateKey.self)
        .bindMemory(to: CandidateKey.self, capacity: count)
      let found = unsafe search(keys)
      // Sound: an integer is never longer than a key, so none is written over a key yet to be read.
      for slot in 0..<found {
        unsafe memory.storeBytes(
          of: Int(keys[slot].payload), toByteOffset: slot &* MemoryLayout<Int>.stride, as: Int.self)
      }
      _ = unsafe memory.bindMemory(to: Int.self, capacity: found)
      return found
    }
  }
}
