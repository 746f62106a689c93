/// A sink that stores values as bytes, little endian.
struct ByteWriter: ByteSink {
  var bytes: [UInt8] = []

  /// The first version of the form that can hold the values, but not below that of the writer.
  private(set) var formVersion: UInt8

  init(formVersion: UInt8) { self.formVersion = formVersion }

  mutating func require(formVersion version: UInt8) { formVersion = max(formVersion, version) }

  mutating func append(_ value: UInt8) { bytes.append(value) }
  mutating func append(_ value: UInt16) { append(littleEndian: value) }
  mutating func append(_ value: UInt32) { append(littleEndian: value) }
  mutating func append(_ value: UInt64) { append(littleEndian: value) }

  mutating func append(_ text: String.UTF8View) {
    append(UInt32(truncatingIfNeeded: text.count))
    bytes.append(contentsOf: text)
  }

  private mutating func append(littleEndian value: some FixedWidthInteger & UnsignedInteger) {
    for shift in stride(from: 0, to: value.bitWidth, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: value >> shift))
    }
  }

  /// Overwrites the eight bytes at an offset with a number.
  mutating func replace(_ value: UInt64, at offset: Int) {
    for place in 0..<8 { bytes[offset + place] = UInt8(truncatingIfNeeded: value >> (8 * place)) }
  }
}
