import EssentialBase

extension PointIndex {
  /// The index as bytes, for a file or a database.
  ///
  /// The format is little endian: the letters `GPIX`; the version 1 in four bytes; the number of IDs
  /// in eight bytes; for each ID the latitude and longitude as two doubles, or two quiet NaNs if the
  /// place was removed; and the FNV-1a hash of all bytes before it in eight bytes. The cells are not
  /// stored: ``init(bytes:)`` rebuilds them.
  ///
  /// - Complexity: O(*n*).
  public var bytes: [UInt8] {
    var bytes = Array("GPIX".utf8)
    bytes.reserveCapacity(ByteForm.size(forIDs: tree.positions.count))
    bytes.append(littleEndian: ByteForm.version)
    bytes.append(littleEndian: UInt64(tree.positions.count))
    for position in tree.positions {
      let isRemoved = position.x.isNaN
      bytes.append(littleEndian: isRemoved ? Double.nan.bitPattern : position.x.bitPattern)
      bytes.append(littleEndian: isRemoved ? Double.nan.bitPattern : position.y.bitPattern)
    }
    bytes.append(littleEndian: bytes.checksum)
    return bytes
  }

  /// Creates an index from its bytes, with the same IDs.
  ///
  /// - Complexity: O(*n* log *n*).
  /// - Throws: ``PointIndex/Error``.
  public init(bytes: [UInt8]) throws(PointIndex.Error) {
    guard bytes.starts(with: "GPIX".utf8) else { throw .notAnIndex }
    guard bytes.count >= 8 else { throw .truncated }
    let version: UInt32 = bytes.littleEndian(at: 4)
    guard version <= ByteForm.version else { throw .newerVersion(version) }
    guard version == ByteForm.version else { throw .notAnIndex }
    guard bytes.count >= ByteForm.size(forIDs: 0) else { throw .truncated }
    let count: UInt64 = bytes.littleEndian(at: 8)
    let room = (bytes.count - ByteForm.size(forIDs: 0)) / 16
    guard count <= UInt64(room) else { throw .truncated }
    guard bytes.count == ByteForm.size(forIDs: Int(count)) else { throw .trailingBytes }
    let end = bytes.count - 8
    let hash: UInt64 = bytes.littleEndian(at: end)
    guard hash == bytes[..<end].checksum else { throw .damaged }
    var positions = ContiguousArray<SIMD2<Double>>()
    positions.reserveCapacity(Int(count))
    for id in 0..<Int(count) {
      let latitude = Double(bitPattern: bytes.littleEndian(at: 16 + 16 * id))
      let longitude = Double(bitPattern: bytes.littleEndian(at: 24 + 16 * id))
      let isRemoved = latitude.isNaN && longitude.isNaN
      guard isRemoved || (try? Coordinate(latitude: latitude, longitude: longitude)) != nil else {
        throw .invalidCoordinate(id: id)
      }
      positions.append(SIMD2(latitude, longitude))
    }
    self.init(positions: positions)
  }

  /// The reason some bytes are not a ``PointIndex``.
  @nonexhaustive public enum Error: Swift.Error, Hashable, Sendable {
    /// The bytes do not start with the letters of an index.
    case notAnIndex
    /// A newer version of this module wrote the bytes in a format that this version cannot read.
    case newerVersion(UInt32)
    /// The bytes end before the end of the index.
    case truncated
    /// There are bytes after the end of the index.
    case trailingBytes
    /// The bytes do not match their hash.
    case damaged
    /// The coordinate of the place with this ID is out of range.
    case invalidCoordinate(id: Int)
  }
}

extension PointIndex.Error: CustomStringConvertible {
  /// A sentence that states what is wrong with the bytes.
  public var description: String {
    switch self {
    case .notAnIndex: "The bytes are not an index."
    case .newerVersion(let version):
      "The index has version \(version), and this release reads version 1."
    case .truncated: "The index is not complete."
    case .trailingBytes: "The index is followed by other bytes."
    case .damaged: "The index is damaged: its bytes do not match its hash."
    case .invalidCoordinate(let id): "The coordinate of ID \(id) is out of range."
    }
  }
}

private enum ByteForm {
  static var version: UInt32 { 1 }

  /// Returns the number of bytes of an index.
  static func size(forIDs count: Int) -> Int { 16 + 16 * count + 8 }
}
