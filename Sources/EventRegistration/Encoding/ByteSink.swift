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
