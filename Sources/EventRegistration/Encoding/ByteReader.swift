/// A reader of the bytes that a ``ByteWriter`` wrote, little endian.
///
/// It creates each value with an initializer that checks it, and accepts only the bytes that would be
/// written again for the value.
struct ByteReader {
  private let bytes: [UInt8]

  /// The offset of the next value.
  private(set) var offset: Int

  /// The offset after the last value.
  let end: Int

  /// The version of the form that the bytes have.
  let formVersion: UInt32

  /// The first version of the form that can hold the values that were read.
  private(set) var requiredVersion: UInt32 = 1

  /// Whether the texts come from values in memory, so that they need no checks.
  let hasCleanTexts: Bool

  /// Creates a reader of the bytes in `range`, or of all bytes.
  init(
    _ bytes: [UInt8], in range: Range<Int>? = nil, formVersion: UInt32 = 1,
    hasCleanTexts: Bool = false
  ) {
    self.bytes = bytes
    self.formVersion = formVersion
    self.hasCleanTexts = hasCleanTexts
    offset = range?.lowerBound ?? 0
    end = range?.upperBound ?? bytes.count
  }

  var isAtEnd: Bool { offset == end }

  /// Notes that the value that is read needs a version of the form.
  mutating func require(formVersion version: UInt32) {
    requiredVersion = max(requiredVersion, version)
  }

  /// Whether a writer chooses the version of the form for the values that were read.
  ///
  /// Since version 3, it is the first one that can hold the values.
  var hasWrittenVersion: Bool { formVersion <= 2 || formVersion == requiredVersion }

  /// The number of bytes that were not read yet.
  var count: Int { end - offset }

  /// The error that says that the next value is not valid.
  var invalid: InvalidBytes { InvalidBytes(offset: offset) }

  /// Reads a number.
  mutating func number<Number: FixedWidthInteger & UnsignedInteger>(
    _ type: Number.Type = Number.self
  ) throws(InvalidBytes) -> Number {
    let size = Number.bitWidth / 8
    guard count >= size else { throw invalid }
    defer { offset += size }
    return bytes.littleEndian(at: offset)
  }

  /// Reads a value.
  mutating func value<Value: ByteDecodable>(
    _ type: Value.Type = Value.self
  ) throws(InvalidBytes) -> Value {
    try Value(from: &self)
  }

  /// Reads a value that must satisfy `isValid`.
  mutating func value<Value: ByteDecodable>(
    where isValid: (Value) -> Bool
  ) throws(InvalidBytes) -> Value {
    let start = invalid
    let value = try Value(from: &self)
    guard isValid(value) else { throw start }
    return value
  }

  /// Reads the number of bytes of a text, and the text.
  @inline(never) mutating func text() throws(InvalidBytes) -> String {
    let start = invalid
    let size = try number(UInt32.self)
    guard size <= UInt64(count) else { throw start }
    let slice = bytes[offset..<offset + Int(size)]
    let text = String(decoding: slice, as: UTF8.self)
    guard text.isDecoded(from: slice) else { throw start }
    offset = slice.endIndex
    return text
  }

  /// Reads the number of bytes, and the bytes.
  mutating func rawBytes() throws(InvalidBytes) -> [UInt8] {
    let start = invalid
    let size = try number(UInt32.self)
    guard size <= UInt64(count) else { throw start }
    defer { offset += Int(size) }
    return Array(bytes[offset..<offset + Int(size)])
  }

  /// Reads the number of elements, and the elements.
  mutating func array<Element: ByteDecodable>() throws(InvalidBytes) -> [Element] {
    let count = try number(UInt32.self)
    var elements: [Element] = []
    // Each element takes at least one byte, so this ends with the bytes. Memory is not reserved in
    // advance, since the count may be wrong.
    for _ in 0..<count { elements.append(try value()) }
    return elements
  }
}

extension String {
  /// Whether decoding these bytes repaired nothing, so that the text has the same bytes.
  ///
  /// `String(validating:as:)` needs macOS 15. The loops have no early exit, so that they are vectorized.
  fileprivate func isDecoded(from bytes: ArraySlice<UInt8>) -> Bool {
    if bytes.reduce(0, |) < 0x80 { return true }
    let own = Array(utf8)
    guard own.count == bytes.count else { return false }
    var difference: UInt8 = 0
    for (byte, other) in zip(own, bytes) { difference |= byte ^ other }
    return difference == 0
  }
}

/// The error for bytes that are not a valid value, with the offset of the value.
struct InvalidBytes: Error {
  let offset: Int

  /// Returns the result of `make`, or throws this error if it throws.
  func unless<Value, Failure: Error>(
    _ make: () throws(Failure) -> Value
  ) throws(InvalidBytes) -> Value {
    do throws(Failure) {
      return try make()
    } catch { throw self }
  }
}

/// A value that can be read by a ``ByteReader``.
protocol ByteDecodable {
  init(from reader: inout ByteReader) throws(InvalidBytes)
}

extension Bool: ByteDecodable {
  init(from reader: inout ByteReader) throws(InvalidBytes) {
    let start = reader.invalid
    switch try reader.number(UInt8.self) {
    case 0: self = false
    case 1: self = true
    default: throw start
    }
  }
}

extension UInt64: ByteDecodable {
  init(from reader: inout ByteReader) throws(InvalidBytes) { self = try reader.number() }
}

extension Int64: ByteDecodable {
  init(from reader: inout ByteReader) throws(InvalidBytes) {
    self.init(bitPattern: try reader.number())
  }
}

extension Int: ByteDecodable {
  init(from reader: inout ByteReader) throws(InvalidBytes) {
    let start = reader.invalid
    guard let number = Int(exactly: try reader.value(Int64.self)) else { throw start }
    self = number
  }
}

extension String: ByteDecodable {
  init(from reader: inout ByteReader) throws(InvalidBytes) { self = try reader.text() }
}

extension ClosedRange: ByteDecodable where Bound: ByteDecodable {
  init(from reader: inout ByteReader) throws(InvalidBytes) {
    let start = reader.invalid
    let (lower, upper) = (try reader.value(Bound.self), try reader.value(Bound.self))
    guard lower <= upper else { throw start }
    self = lower...upper
  }
}

extension Optional: ByteDecodable where Wrapped: ByteDecodable {
  init(from reader: inout ByteReader) throws(InvalidBytes) {
    self = try reader.value(Bool.self) ? try reader.value(Wrapped.self) : nil
  }
}
