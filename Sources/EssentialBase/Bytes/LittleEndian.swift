/// Numbers as little-endian bytes, for the stored forms of all modules.
extension [UInt8] {
  /// Appends a number.
  @inlinable
  package mutating func append(littleEndian number: some FixedWidthInteger) {
    for shift in stride(from: 0, to: number.bitWidth, by: 8) {
      append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }

  /// Appends the bits of a number.
  @inlinable
  package mutating func append(littleEndian number: Double) {
    append(littleEndian: number.bitPattern)
  }
}

extension RandomAccessCollection<UInt8> where Index == Int {
  /// Returns the number at an offset, all of which must be inside the bytes.
  @inlinable
  package func littleEndian<Number: FixedWidthInteger>(
    _: Number.Type = Number.self, at offset: Int
  ) -> Number {
    var number: Number = 0
    for place in 0..<Number.bitWidth / 8 {
      number |= Number(truncatingIfNeeded: self[offset &+ place]) << (8 * place)
    }
    return number
  }
}

extension Sequence<UInt8> {
  /// The checksum of a stored form: the 64-bit hash FNV-1a (RFC 9923).
  @inlinable
  package var checksum: UInt64 {
    reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
