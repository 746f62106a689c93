import Essentials

/// A value with a length, a version, a kind, and a digest, which detects damage and torn ends.
///
/// All numbers are little endian. A record has a length in four bytes, the inverted bits of the length
/// in four bytes, a version and a kind in one byte each, the content, and the ``ContentDigest`` of all
/// that in eight bytes. The length is stored twice, so that a damaged length is not mistaken for a
/// torn record.
struct Record {
  let version: UInt8
  let kind: UInt8
  /// A reader of the content.
  let content: ByteReader
  /// The offset after the record.
  let end: Int

  /// The offset of the version in a record.
  static let versionOffset = 8
  /// The offset of the kind in a record.
  static let kindOffset = 9
  private static let headerSize = 10
  private static let digestSize = 8

  /// The maximum length of a record: 4 GiB - 1.
  static let maximumLength = UInt64(UInt32.max)

  /// Opens the record at an offset in `0...bytes.count`.
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
    content = ByteReader(
      bytes, in: start + Self.headerSize..<contentEnd, formVersion: UInt32(version))
  }

  /// Appends a record of at least some version, or returns `false` and appends nothing if it is longer
  /// than the maximum.
  static func append(
    to bytes: inout [UInt8], version: UInt8, kind: UInt8, maximumLength: UInt64 = maximumLength,
    _ content: (inout ByteWriter) -> Void
  ) -> Bool {
    let start = bytes.count
    var writer = ByteWriter(formVersion: version)
    swap(&writer.bytes, &bytes)
    writer.append(0 as UInt64)
    writer.append(version)
    writer.append(kind)
    content(&writer)
    writer.bytes[start + versionOffset] = writer.formVersion
    let length = UInt64(writer.bytes.count + digestSize - start)
    let fits = length <= maximumLength
    if fits {
      writer.replace(length | ~length << 32, at: start)
      writer.append(ContentDigest(of: writer.bytes[start...]).value)
    } else {
      writer.bytes.removeSubrange(start...)
    }
    swap(&writer.bytes, &bytes)
    return fits
  }
}

/// The reason why there is no record at an offset.
enum RecordError: Error {
  /// The bytes end before the record does.
  case truncated
  /// The length or the digest does not match.
  case damaged
}

extension ContentDigest {
  /// Creates the digest of bytes.
  init(of bytes: ArraySlice<UInt8>) {
    self.init()
    append(contentsOf: bytes)
  }
}
