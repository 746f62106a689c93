/// Arrays of numbers as bytes, little endian.
///
/// It copies whole arrays, because an index has tens of megabytes of them and must open at once. This is
/// sound: a number has no bits that are invalid, and the number of bytes is checked before.
struct FlatBytes {
  private(set) var bytes: [UInt8] = []
  private var offset = 0

  init() {}

  init(_ bytes: [UInt8], from offset: Int) {
    self.bytes = bytes
    self.offset = offset
  }

  var isAtEnd: Bool { offset == bytes.count }

  // MARK: Writing

  mutating func append<Number: FixedWidthInteger>(_ number: Number) { append([number]) }

  mutating func append<Number: FixedWidthInteger>(_ numbers: ContiguousArray<Number>) {
    #if _endian(little)
    let stored = numbers
    #else
    let stored = ContiguousArray(numbers.map(\.littleEndian))
    #endif
    unsafe stored.withUnsafeBytes { unsafe bytes.append(contentsOf: $0) }
  }

  // MARK: Reading

  /// Reads a number, or returns `nil` if there are too few bytes.
  mutating func number<Number: FixedWidthInteger>(_ type: Number.Type = Number.self) -> Number? {
    numbers(1, type)?[0]
  }

  /// Reads numbers, or returns `nil` if there are too few bytes.
  mutating func numbers<Number: FixedWidthInteger>(
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
}
