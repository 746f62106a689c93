import Essentials
import TestSupport
import Testing

@Suite("Bytes: numbers, arrays, and checksums of stored forms") struct BytesTests {
  /// Vectors of RFC 9923, section 8.3: the 64-bit hash FNV-1a of texts.
  @Test(arguments: [
    ("", 0xCBF2_9CE4_8422_2325 as UInt64), ("a", 0xAF63_DC4C_8601_EC8C),
    ("foobar", 0x8594_4171_F739_67E8),
  ])
  func checksums(text: String, checksum: UInt64) {
    expectEqual(text.utf8.checksum, checksum)
  }

  @Test func numbersAreLittleEndian() {
    var bytes: [UInt8] = [7]
    bytes.append(littleEndian: 0x0102_0304 as UInt32)
    bytes.append(littleEndian: -2 as Int16)
    bytes.append(littleEndian: 1.0)
    expectEqual(bytes, [7, 4, 3, 2, 1, 0xFE, 0xFF, 0, 0, 0, 0, 0, 0, 0xF0, 0x3F])
    expectEqual(bytes.littleEndian(UInt32.self, at: 1), 0x0102_0304)
    expectEqual(bytes[1...].littleEndian(Int16.self, at: 5), -2)
    expectEqual(Double(bitPattern: bytes.littleEndian(at: 7)), 1)
  }

  @Test func arraysAreReadOnlyWhole() {
    var written = FlatBytes()
    written.append([1, 2, 3] as ContiguousArray<UInt16>)
    written.append(9 as Int64)
    var reader = FlatBytes(written.bytes, from: 0)
    expectEqual(reader.numbers(3, UInt16.self), [1, 2, 3])
    expect(reader.numbers(2, Int64.self) == nil && reader.numbers(-1, UInt8.self) == nil)
    expect(reader.numbers(.max, Int64.self) == nil)
    expectEqual(reader.number(Int64.self), 9)
    expect(reader.isAtEnd && reader.number(UInt8.self) == nil)
  }

  /// The sums of one word are those of FNV-1a with that word.
  @Test func aChecksumOfWordsFillsTheLastOneWithZeros() {
    let prime: UInt64 = 0x100_0000_01B3
    let start: UInt64 = 0xCBF2_9CE4_8422_2325
    let bytes: [UInt8] = [1, 0, 0, 0, 0, 0, 0, 0, 2, 9]
    expectEqual(FlatBytes.checksum(of: bytes, upTo: 0), start)
    let first = (start ^ 1) &* prime
    expectEqual(FlatBytes.checksum(of: bytes, upTo: 8), first)
    expectEqual(FlatBytes.checksum(of: bytes, upTo: 9), (first ^ 2) &* prime)
  }
}
