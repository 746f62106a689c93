import Essentials

/// A consumer of the parts of values, which stores them as bytes or computes a digest.
protocol ByteSink {
  mutating func append(_ value: UInt8)
  mutating func append(_ value: UInt16)
  mutating func append(_ value: UInt32)
  mutating func append(_ value: UInt64)
  /// Appends the number of bytes, in 32 bits, and the bytes.
  mutating func append(_ text: String.UTF8View)
  /// Notes that the value needs at least this version of the form.
  mutating func require(formVersion: UInt8)
}

/// A value that can append its parts to a ``ByteSink``.
///
/// The parts determine where the value ends, so different sequences of values of the same types never
/// append the same parts.
protocol ByteEncodable {
  func encode(into sink: inout some ByteSink)
}

extension Bool: ByteEncodable {
  func encode(into sink: inout some ByteSink) { sink.append(self ? 1 as UInt8 : 0) }
}

extension UInt64: ByteEncodable {
  func encode(into sink: inout some ByteSink) { sink.append(self) }
}

extension Int64: ByteEncodable {
  func encode(into sink: inout some ByteSink) { sink.append(UInt64(bitPattern: self)) }
}

/// Encoded in eight bytes on every platform.
extension Int: ByteEncodable {
  func encode(into sink: inout some ByteSink) { Int64(self).encode(into: &sink) }
}

extension String: ByteEncodable {
  func encode(into sink: inout some ByteSink) { sink.append(utf8) }
}

extension ClosedRange: ByteEncodable where Bound: ByteEncodable {
  func encode(into sink: inout some ByteSink) {
    lowerBound.encode(into: &sink)
    upperBound.encode(into: &sink)
  }
}

/// Encoded as a byte 1 and the value, or as a byte 0 for `nil`.
extension Optional: ByteEncodable where Wrapped: ByteEncodable {
  func encode(into sink: inout some ByteSink) {
    guard let value = self else { return sink.append(0 as UInt8) }
    sink.append(1 as UInt8)
    value.encode(into: &sink)
  }
}

/// Encoded as the number of elements, in 32 bits, and the elements.
extension Array: ByteEncodable where Element: ByteEncodable {
  func encode(into sink: inout some ByteSink) {
    sink.append(UInt32(truncatingIfNeeded: count))
    for element in self { element.encode(into: &sink) }
  }
}

/// A sink that stores values as bytes, little endian.
struct ByteWriter: ByteSink {
  var bytes: [UInt8] = []

  /// The first version of the form that can hold the values, but not below that of the writer.
  private(set) var formVersion: UInt8

  init(formVersion: UInt8) { self.formVersion = formVersion }

  mutating func require(formVersion version: UInt8) { formVersion = max(formVersion, version) }

  mutating func append(_ value: UInt8) { bytes.append(value) }
  mutating func append(_ value: UInt16) { bytes.append(littleEndian: value) }
  mutating func append(_ value: UInt32) { bytes.append(littleEndian: value) }
  mutating func append(_ value: UInt64) { bytes.append(littleEndian: value) }

  mutating func append(_ text: String.UTF8View) {
    append(UInt32(truncatingIfNeeded: text.count))
    bytes.append(contentsOf: text)
  }

  /// Overwrites the eight bytes at an offset with a number.
  mutating func replace(_ value: UInt64, at offset: Int) {
    for place in 0..<8 { bytes[offset + place] = UInt8(truncatingIfNeeded: value >> (8 * place)) }
  }
}

/// A sink that computes a 64-bit digest, which is the same on every platform and in every process.
///
/// Two sequences of equally many numbers that differ in exactly one number never have the same
/// digest, since each step is invertible. Other sequences that differ by accident have the same digest
/// with a probability of about 1 in 2⁶⁴. The digest does not resist deliberate collisions.
struct ContentDigest: ByteSink {
  // The first fractional digits of pi. With zero, leading zeros would not change the digest.
  private var state: UInt64 = 0x243F_6A88_85A3_08D3

  init() {}

  /// The digest of everything that was appended.
  var value: UInt64 {
    // The final steps of the generator SplitMix64.
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func append(_ value: UInt8) { append(UInt64(value)) }
  mutating func append(_ value: UInt16) { append(UInt64(value)) }
  mutating func append(_ value: UInt32) { append(UInt64(value)) }

  mutating func append(_ value: UInt64) {
    // The number is mixed before it is combined with the state, so that consecutive numbers do not
    // cancel each other. This step does not wait for the state.
    var word = value &* 0x9E37_79B9_7F4A_7C15
    word ^= word >> 32
    state = (state ^ word) &* 0xD134_2543_DE82_EF95
    state ^= state >> 29
  }

  /// Does nothing, since a digest has no version.
  mutating func require(formVersion: UInt8) {}

  mutating func append(_ text: String.UTF8View) {
    append(UInt64(text.count))
    append(contentsOf: text)
  }

  /// Appends bytes in groups of eight, little endian; the last group is padded with zeros.
  mutating func append(contentsOf bytes: some Sequence<UInt8>) {
    var (word, bits): (UInt64, UInt64) = (0, 0)
    for byte in bytes {
      word |= UInt64(byte) &<< bits
      bits += 8
      if bits == 64 {
        append(word)
        (word, bits) = (0, 0)
      }
    }
    if bits > 0 { append(word) }
  }
}

extension EntityID: ByteEncodable, ByteDecodable {
  func encode(into sink: inout some ByteSink) {
    sink.append(high)
    sink.append(low)
  }

  init(from reader: inout ByteReader) throws(InvalidBytes) {
    self.init(high: try reader.number(), low: try reader.number())
  }
}

extension CalendarDate: ByteEncodable, ByteDecodable {
  func encode(into sink: inout some ByteSink) {
    sink.append(UInt32(bitPattern: daysSinceEpoch))
  }

  init(from reader: inout ByteReader) throws(InvalidBytes) {
    let start = reader.invalid
    let days = Int32(bitPattern: try reader.number())
    guard let date = CalendarDate(daysSinceEpoch: Int(days)) else { throw start }
    self = date
  }
}

extension LocalDateTime: ByteEncodable, ByteDecodable {
  func encode(into sink: inout some ByteSink) {
    date.encode(into: &sink)
    sink.append(UInt16(truncatingIfNeeded: minuteOfDay))
  }

  init(from reader: inout ByteReader) throws(InvalidBytes) {
    let date = try reader.value(CalendarDate.self)
    let start = reader.invalid
    let minute = Int(try reader.number(UInt16.self))
    self = try start.unless { () throws(LocalDateTime.Error) in
      try LocalDateTime(date, minuteOfDay: minute)
    }
  }
}

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

/// A value with a length, a version, a kind, and a digest, which detects damage and torn ends.
///
/// All numbers are little endian. A record has a length in four bytes, the inverted bits of the length
/// in four bytes, a version and a kind in one byte each, the content, and the ``ContentDigest`` of all
/// that in eight bytes. The length is stored twice, so that a damaged length is not mistaken for a
/// torn record.
struct Record {
  let version: UInt8
  let kind: UInt8
  /// A reader of the content.
  let content: ByteReader
  /// The offset after the record.
  let end: Int

  /// The offset of the version in a record.
  static let versionOffset = 8
  /// The offset of the kind in a record.
  static let kindOffset = 9
  private static let headerSize = 10
  private static let digestSize = 8

  /// The maximum length of a record: 4 GiB - 1.
  static let maximumLength = UInt64(UInt32.max)

  /// Opens the record at an offset in `0...bytes.count`.
  init(_ bytes: [UInt8], at start: Int) throws(RecordError) {
    let room = bytes.count - start
    guard room >= Self.versionOffset else { throw .truncated }
    let length = bytes.littleEndian(UInt32.self, at: start)
    guard bytes.littleEndian(UInt32.self, at: start + 4) == ~length,
      length >= Self.headerSize + Self.digestSize
    else { throw .damaged }
    guard length <= room else { throw .truncated }
    end = start + Int(length)
    let contentEnd = end - Self.digestSize
    let digest = ContentDigest(of: bytes[start..<contentEnd])
    guard bytes.littleEndian(at: contentEnd) == digest.value else { throw .damaged }
    version = bytes[start + Self.versionOffset]
    kind = bytes[start + Self.kindOffset]
    content = ByteReader(
      bytes, in: start + Self.headerSize..<contentEnd, formVersion: UInt32(version))
  }

  /// Appends a record of at least some version, or returns `false` and appends nothing if it is longer
  /// than the maximum.
  static func append(
    to bytes: inout [UInt8], version: UInt8, kind: UInt8, maximumLength: UInt64 = maximumLength,
    _ content: (inout ByteWriter) -> Void
  ) -> Bool {
    let start = bytes.count
    var writer = ByteWriter(formVersion: version)
    swap(&writer.bytes, &bytes)
    writer.append(0 as UInt64)
    writer.append(version)
    writer.append(kind)
    content(&writer)
    writer.bytes[start + versionOffset] = writer.formVersion
    let length = UInt64(writer.bytes.count + digestSize - start)
    let fits = length <= maximumLength
    if fits {
      writer.replace(length | ~length << 32, at: start)
      writer.append(ContentDigest(of: writer.bytes[start...]).value)
    } else {
      writer.bytes.removeSubrange(start...)
    }
    swap(&writer.bytes, &bytes)
    return fits
  }
}

/// The reason there is no record at an offset.
enum RecordError: Error {
  /// The bytes end before the record does.
  case truncated
  /// The length or the digest does not match.
  case damaged
}

extension ContentDigest {
  /// Creates the digest of bytes.
  init(of bytes: ArraySlice<UInt8>) {
    self.init()
    append(contentsOf: bytes)
  }
}
