/// Takes values from the front of some bytes, little endian, as a ``ByteWriter`` wrote them.
///
/// It reads each value through the initializer that checks it, and accepts only the bytes that
/// would be written for it again.
struct ByteReader {
  private let bytes: [UInt8]

  /// Where the next value begins.
  private(set) var offset: Int

  /// Where the last value ends.
  let end: Int

  /// Creates a reader of those of the bytes that lie in `range`, or of all.
  init(_ bytes: [UInt8], in range: Range<Int>? = nil) {
    self.bytes = bytes
    offset = range?.lowerBound ?? 0
    end = range?.upperBound ?? bytes.count
  }

  var isAtEnd: Bool { offset == end }

  /// The number of bytes that are left.
  var count: Int { end - offset }

  /// The place of the next value as the reason why it is none.
  var invalid: InvalidBytes { InvalidBytes(offset: offset) }

  /// Takes a number.
  mutating func number<Number: FixedWidthInteger & UnsignedInteger>(
    _ type: Number.Type = Number.self
  ) throws(InvalidBytes) -> Number {
    let size = Number.bitWidth / 8
    guard count >= size else { throw invalid }
    defer { offset += size }
    return bytes.littleEndian(at: offset)
  }

  /// Takes a value.
  mutating func value<Value: ByteDecodable>(
    _ type: Value.Type = Value.self
  ) throws(InvalidBytes) -> Value {
    try Value(from: &self)
  }

  /// Takes a value that is one of those for which `isValid` holds.
  mutating func value<Value: ByteDecodable>(
    where isValid: (Value) -> Bool
  ) throws(InvalidBytes) -> Value {
    let start = invalid
    let value = try Value(from: &self)
    guard isValid(value) else { throw start }
    return value
  }

  /// Takes the number of bytes of a text, and the text.
  mutating func text() throws(InvalidBytes) -> String {
    let start = invalid
    let size = try number(UInt32.self)
    guard size <= UInt64(count) else { throw start }
    let range = offset..<offset + Int(size)
    guard let text = String(validating: bytes[range], as: UTF8.self) else { throw start }
    offset = range.upperBound
    return text
  }

  /// Takes the number of elements, and the elements.
  mutating func array<Element: ByteDecodable>() throws(InvalidBytes) -> [Element] {
    let count = try number(UInt32.self)
    var elements: [Element] = []
    // An element takes a byte at least, so this ends with the bytes, and room is made as they come.
    for _ in 0..<count { elements.append(try value()) }
    return elements
  }
}

/// The reason some bytes are not the value that is expected: where it begins.
struct InvalidBytes: Error {
  let offset: Int

  /// The result of an initializer that checks its values, or this error.
  func unless<Value, Failure: Error>(
    _ make: () throws(Failure) -> Value
  ) throws(InvalidBytes) -> Value {
    do throws(Failure) {
      return try make()
    } catch { throw self }
  }
}

/// A value that can be read from bytes.
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
