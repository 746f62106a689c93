/// A value in a log, in a frame by which its end and any damage to it are known.
///
/// Little endian: the length of the record in four bytes, all of whose bits are turned over in the
/// next four, a version and a kind in a byte each, the content, and the ``ContentDigest`` of all
/// that in eight. The length is written twice so that a damaged one is not taken for a record that
/// was cut off.
struct Record {
  let version: UInt8
  let kind: UInt8
  /// Reads what the frame holds.
  let content: ByteReader
  /// Where the record ends.
  let end: Int

  /// Where the version is.
  static let versionOffset = 8
  /// Where the kind is.
  static let kindOffset = 9
  private static let headerSize = 10
  private static let digestSize = 8

  /// Opens the record that begins at a place of some bytes.
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
    content = ByteReader(bytes, in: start + Self.headerSize..<contentEnd)
  }

  /// Appends a record to some bytes.
  static func append(
    to bytes: inout [UInt8], version: UInt8, kind: UInt8, _ content: (inout ByteWriter) -> Void
  ) {
    let start = bytes.count
    var writer = ByteWriter()
    swap(&writer.bytes, &bytes)
    writer.append(0 as UInt64)
    writer.append(version)
    writer.append(kind)
    content(&writer)
    let size = writer.bytes.count + digestSize - start
    precondition(UInt64(size) <= UInt32.max, "a record is shorter than 4 GiB")
    let length = UInt64(size)
    writer.replace(length | ~length << 32, at: start)
    writer.append(ContentDigest(of: writer.bytes[start...]).value)
    swap(&writer.bytes, &bytes)
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
