/// Reads values from bytes, and zeros after their end, so that any bytes are valid input.
package struct FuzzBytes {
  private var bytes: ArraySlice<UInt8>

  package init(_ bytes: [UInt8]) { self.bytes = bytes[...] }

  package var isAtEnd: Bool { bytes.isEmpty }

  package mutating func byte() -> UInt8 { bytes.popFirst() ?? 0 }

  /// A number in little endian.
  package mutating func integer<Value: FixedWidthInteger & UnsignedInteger>() -> Value {
    var value: Value = 0
    for index in 0..<(Value.bitWidth / 8) { value |= Value(byte()) << (8 * index) }
    return value
  }

  /// The value that the next byte selects.
  package mutating func choice<Value>(of values: [Value]) -> Value {
    values[Int(byte()) % values.count]
  }

  /// A number of days: mostly a plausible cycle length, otherwise an edge case or any number.
  package mutating func days() -> Int {
    let kind = byte()
    switch kind {
    case 0..<200: return Int(kind % 50)
    case 200..<240: return 150 - Int(kind - 200)
    case 240..<248: return Int(bitPattern: UInt(integer() as UInt64))
    default:
      return [.min, .min + 1, -1, 151, 10_000, 10_001, .max - 1, .max][Int(kind - 248)]
    }
  }
}
