/// Returns the bytes of an index of version 1 with these coordinates.
func sealedIndex(of coordinates: some Collection<UInt8>) -> [UInt8] {
  func littleEndian(_ value: UInt64) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
  var bytes = Array("GPIX".utf8) + [1, 0, 0, 0] + littleEndian(UInt64(coordinates.count / 16))
  bytes += coordinates
  let hash = bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  return bytes + littleEndian(hash)
}
