/// The frame around a value in a log, by which its end and any damage to it are known.
///
/// Little endian: the length of the record in four bytes, all of whose bits are turned over in the
/// next four, a version and a kind in a byte each, the value, and the ``ContentDigest`` of all that in
/// eight. The length is written twice so that a damaged one is not taken for a record that was cut off.
enum Record {
  /// The number of bytes before the value.
  static let headerSize = 10
  /// The number of bytes behind the value.
  static let digestSize = 8

  /// Appends a record to some bytes.
  static func append(
    to bytes: inout [UInt8], version: UInt8, kind: UInt8, _ body: (inout ByteWriter) -> Void
  ) {
    let start = bytes.count
    var writer = ByteWriter()
    swap(&writer.bytes, &bytes)
    writer.append(0 as UInt64)
    writer.append(version)
    writer.append(kind)
    body(&writer)
    writer.setLength(writer.bytes.count + digestSize - start, at: start)
    writer.append(ContentDigest(of: writer.bytes[start...]).value)
    swap(&writer.bytes, &bytes)
  }

  /// Opens the record that begins at a place of some bytes: its version, kind and value.
  static func open(
    _ bytes: [UInt8], at start: Int
  ) throws(RecordError) -> (version: UInt8, kind: UInt8, value: ByteReader) {
    let room = bytes.count - start
    guard room >= 8 else { throw .truncated }
    let length = bytes.littleEndian(UInt32.self, at: start)
    guard bytes.littleEndian(UInt32.self, at: start + 4) == ~length,
      length >= headerSize + digestSize
    else { throw .damaged }
    guard length <= UInt64(room) else { throw .truncated }
    let end = start + Int(length) - digestSize
    let digest = ContentDigest(of: bytes[start..<end])
    guard bytes.littleEndian(UInt64.self, at: end) == digest.value else { throw .damaged }
    let value = ByteReader(bytes, in: start + headerSize..<end)
    return (bytes[start + 8], bytes[start + 9], value)
  }
}

/// The reason some bytes do not begin with a record.
enum RecordError: Error {
  /// They end before the record does.
  case truncated
  /// Some of them have changed.
  case damaged
}

extension ContentDigest {
  /// The digest of some bytes.
  init(of bytes: ArraySlice<UInt8>) {
    self.init()
    append(contentsOf: bytes)
  }
}

extension ByteWriter {
  /// Writes the length of a record into the room at its start.
  fileprivate mutating func setLength(_ length: Int, at start: Int) {
    let length = UInt32(truncatingIfNeeded: length)
    for (place, word) in [length, ~length].enumerated() {
      for byte in 0..<4 {
        bytes[start + 4 * place + byte] = UInt8(truncatingIfNeeded: word >> (8 * byte))
      }
    }
  }
}

extension [UInt8] {
  /// The number at an offset, which must lie that far before the end.
  func littleEndian<Number: FixedWidthInteger & UnsignedInteger>(
    _ type: Number.Type = Number.self, at offset: Int
  ) -> Number {
    var number: Number = 0
    for place in 0..<Number.bitWidth / 8 { number |= Number(self[offset + place]) << (8 * place) }
    return number
  }
}
