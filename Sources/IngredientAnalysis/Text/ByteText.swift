/// Bytes in a string literal of the program, which are not copied, and bytes that were appended to them.
///
/// It is the one type that reads the memory of a literal.
struct ByteText: Sendable {
  private let literal: StaticString
  /// The bytes behind those of the literal.
  private var array: ContiguousArray<UInt8> = []

  /// Creates the text of a literal, to which bytes can be appended.
  init(_ literal: StaticString = "") { self.literal = literal }

  /// The number of bytes.
  var count: Int { literal.utf8CodeUnitCount + array.count }

  /// Appends a byte.
  mutating func append(_ byte: UInt8) { array.append(byte) }

  /// Appends bytes.
  mutating func append(contentsOf bytes: some Sequence<UInt8>) {
    array.append(contentsOf: bytes)
  }

  /// Appends the bytes in a range of another text, which are either in its literal or behind it.
  mutating func append(_ range: Range<Int>, of text: ByteText) {
    // Sound: the bytes are copied before `text` can change.
    text.withSpan(of: range) { bytes in
      unsafe bytes.withUnsafeBufferPointer { unsafe array.append(contentsOf: $0) }
    }
  }

  /// Returns up to eight bytes from the start of a range, the first one lowest.
  func packed(_ range: Range<Int>) -> UInt64 {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "No such bytes.")
    var packed: UInt64 = 0
    var position = Swift.min(range.upperBound, range.lowerBound &+ 8)
    let length = position &- range.lowerBound
    if length > 0, range.lowerBound &+ 8 <= literal.utf8CodeUnitCount {
      // Sound: eight bytes are read only before the end of the literal, which lives as long as the program.
      let eight = unsafe UnsafeRawPointer(literal.utf8Start).loadUnaligned(
        fromByteOffset: range.lowerBound, as: UInt64.self)
      return UInt64(littleEndian: eight) & .max &>> UInt64(64 &- length &* 8)
    }
    while position > range.lowerBound {
      position &-= 1
      packed = packed &<< 8 | UInt64(truncatingIfNeeded: self[position])
    }
    return packed
  }

  /// Calls `body` with the bytes in a range, which are either in the literal or behind it.
  func withSpan<Result>(of range: Range<Int>, _ body: (Span<UInt8>) -> Result) -> Result {
    let end = literal.utf8CodeUnitCount
    guard range.lowerBound < end else {
      return body(array.span.extracting(range.lowerBound - end..<range.upperBound - end))
    }
    let bytes = unsafe UnsafeBufferPointer(start: literal.utf8Start, count: end)
    // Sound: the literal lives as long as the program, and `extracting` checks the range.
    return unsafe body(bytes.span.extracting(range))
  }
}

extension ByteText: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { count }

  @inline(__always)
  subscript(position: Int) -> UInt8 {
    let end = literal.utf8CodeUnitCount
    guard position < end else { return array[position &- end] }
    precondition(position >= 0, "No such byte.")
    // Sound: the position was checked, and the literal lives as long as the program.
    return unsafe literal.utf8Start[position]
  }
}

/// Lists in the lines of taxonomies.
extension RandomAccessCollection<UInt8> where Index == Int {
  /// Returns the parts of a range of a text between commas, without surrounding spaces.
  ///
  /// A backslash before a comma makes it part of the text.
  func parts(of value: Range<Int32>) -> ContiguousArray<Range<Int32>> {
    var parts: ContiguousArray<Range<Int32>> = []
    var start = Int(value.lowerBound)
    let end = Int(value.upperBound)
    var position = start
    while position <= end {
      if position == end
        || (self[position] == 0x2C && (position == start || self[position - 1] != 0x5C))
      {
        var first = start
        var last = position
        while first < last, self[first] <= 0x20 { first += 1 }
        while last > first, self[last - 1] <= 0x20 { last -= 1 }
        if first < last { parts.append(Int32(first)..<Int32(last)) }
        start = position + 1
      }
      position += 1
    }
    return parts
  }
}
