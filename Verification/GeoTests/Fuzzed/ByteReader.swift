/// Reads values from bytes, with zeros after their end, so any bytes are valid input.
struct ByteReader {
  private var bytes: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { self.bytes = bytes[...] }

  var isAtEnd: Bool { bytes.isEmpty }

  mutating func byte() -> UInt8 { bytes.popFirst() ?? 0 }

  /// Returns the next little-endian number.
  mutating func integer<Value: FixedWidthInteger & UnsignedInteger>() -> Value {
    var value: Value = 0
    for index in 0..<(Value.bitWidth / 8) { value |= Value(byte()) << (8 * index) }
    return value
  }

  /// Returns the value that the next byte selects.
  mutating func choice<Value>(of values: [Value]) -> Value { values[Int(byte()) % values.count] }
}
