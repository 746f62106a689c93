/// Returns the record with some content: the length, the length with all bits inverted, the
/// version, the kind, the content, and the digest.
func sealedRecord(_ content: some Collection<UInt8>, version: UInt8 = 1, kind: UInt8)
  -> [UInt8]
{
  let length = UInt32(truncatingIfNeeded: 18 + content.count)
  var bytes = littleEndian(length) + littleEndian(~length) + [version, kind]
  bytes += content
  return bytes + littleEndian(plainDigest(of: bytes))
}

/// Returns the snapshot with the state of a ledger.
func sealedSnapshot(_ state: some Collection<UInt8>, version: UInt32 = 4) -> [UInt8] {
  var bytes = Array("EVLG".utf8) + littleEndian(version)
  bytes += littleEndian(UInt64(24 + state.count))
  bytes += state
  return bytes + littleEndian(plainDigest(of: bytes))
}

/// The digest at the end of records and snapshots, over words of eight bytes.
func plainDigest(of bytes: some Collection<UInt8>) -> UInt64 {
  var state: UInt64 = 0x243F_6A88_85A3_08D3
  var rest = Array(bytes)[...]
  while !rest.isEmpty {
    var word = rest.prefix(8).reversed().reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
    rest = rest.dropFirst(8)
    word &*= 0x9E37_79B9_7F4A_7C15
    state = (state ^ word ^ word >> 32) &* 0xD134_2543_DE82_EF95
    state ^= state >> 29
  }
  state = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
  state = (state ^ state >> 27) &* 0x94D0_49BB_1331_11EB
  return state ^ state >> 31
}

func littleEndian(_ value: some FixedWidthInteger) -> [UInt8] {
  (0..<value.bitWidth / 8).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
}
