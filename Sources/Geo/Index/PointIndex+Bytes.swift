extension PointIndex {
  /// The byte form of the index, for a file or a database.
  ///
  /// Little endian: the four letters `GPIX`, the version 1 in four bytes, the number of ids in
  /// eight, for each id its latitude and longitude as the bits of two doubles (those of a quiet NaN
  /// for a removed id), and the FNV-1a hash of all that in eight bytes. The cells are not part of
  /// it: a reader builds them anew, in whatever way its version builds them.
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
    bytes.append(littleEndian: ByteForm.hash(of: bytes[...]))
    return bytes
  }

  /// Creates an index from its byte form, with the same ids.
  ///
  /// - Complexity: O(*n* log *n*).
  /// - Throws: ``PointIndex/BytesError``.
  public init(bytes: [UInt8]) throws(PointIndex.BytesError) {
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
    guard hash == ByteForm.hash(of: bytes[..<end]) else { throw .damaged }
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
}

extension PointIndex {
  /// The reason some bytes are not the byte form of a ``PointIndex``.
  public enum BytesError: Swift.Error, Hashable, Sendable {
    /// The bytes do not begin as an index does.
    case notAnIndex
    /// The bytes were written by a newer version of this module, in a form that it does not know.
    case newerVersion(UInt32)
    /// The bytes end before the index does.
    case truncated
    /// There are bytes after the end of the index.
    case trailingBytes
    /// The hash at the end does not match: some bytes have changed.
    case damaged
    /// The place with this id is not on Earth.
    case invalidCoordinate(id: Int)
  }
}

private enum ByteForm {
  static var version: UInt32 { 1 }

  /// The length of the byte form.
  static func size(forIDs count: Int) -> Int { 16 + 16 * count + 8 }

  /// The 64-bit FNV-1a hash.
  static func hash(of bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}

extension [UInt8] {
  fileprivate mutating func append(littleEndian value: some FixedWidthInteger & UnsignedInteger) {
    for shift in stride(from: 0, to: value.bitWidth, by: 8) {
      append(UInt8(truncatingIfNeeded: value >> shift))
    }
  }

  fileprivate func littleEndian<Value: FixedWidthInteger & UnsignedInteger>(at offset: Int) -> Value
  {
    var value: Value = 0
    for index in 0..<(Value.bitWidth / 8) { value |= Value(self[offset + index]) << (8 * index) }
    return value
  }
}
