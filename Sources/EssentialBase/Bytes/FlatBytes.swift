/// Arrays of numbers as bytes, little endian.
///
/// It copies whole arrays, because an index has tens of megabytes of them and must open at once. This is
/// sound: a number has no bits that are invalid, and the number of bytes is checked before.
package struct FlatBytes {
  package private(set) var bytes: [UInt8] = []
  private var offset = 0

  package init() {}

  package init(_ bytes: [UInt8], from offset: Int) {
    self.bytes = bytes
    self.offset = offset
  }

  package var isAtEnd: Bool { offset == bytes.count }

  // MARK: Writing

  package mutating func append<Number: FixedWidthInteger>(_ number: Number) { append([number]) }

  package mutating func append<Number: FixedWidthInteger>(_ numbers: ContiguousArray<Number>) {
    #if _endian(little)
    let stored = numbers
    #else
    let stored = ContiguousArray(numbers.map(\.littleEndian))
    #endif
    unsafe stored.withUnsafeBytes { unsafe bytes.append(contentsOf: $0) }
  }

  // MARK: Reading

  /// Reads a number, or returns `nil` if there are too few bytes.
  package mutating func number<Number: FixedWidthInteger>(_ type: Number.Type = Number.self)
    -> Number?
  {
    numbers(1, type)?[0]
  }

  /// Reads numbers, or returns `nil` if there are too few bytes.
  package mutating func numbers<Number: FixedWidthInteger>(
    _ count: Int, _ type: Number.Type = Number.self
  ) -> ContiguousArray<Number>? {
    let (size, overflow) = count.multipliedReportingOverflow(by: MemoryLayout<Number>.size)
    guard count >= 0, !overflow, size <= bytes.count - offset else { return nil }
    let start = offset
    offset += size
    let stored = unsafe ContiguousArray<Number>(unsafeUninitializedCapacity: count) { room, done in
      unsafe bytes.withUnsafeBytes { source in
        unsafe UnsafeMutableRawBufferPointer(room).copyMemory(
          from: UnsafeRawBufferPointer(rebasing: source[start..<start + size]))
      }
      done = count
    }
    #if _endian(little)
    return stored
    #else
    return ContiguousArray(stored.map(Number.init(littleEndian:)))
    #endif
  }

  /// Returns the hash FNV-1a of the first bytes with a step for eight bytes instead of one, the last ones
  /// filled with zeros.
  package static func checksum(of bytes: [UInt8], upTo end: Int) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    var index = 0
    while index < end {
      var word: UInt64 = 0
      if index + 8 <= end {
        unsafe bytes.withUnsafeBytes {
          word = unsafe UInt64(
            littleEndian: $0.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        }
      } else {
        for place in index..<end { word |= UInt64(bytes[place]) << UInt64(8 * (place - index)) }
      }
      hash = (hash ^ word) &* 0x100_0000_01B3
      index += 8
    }
    return hash
  }
}
