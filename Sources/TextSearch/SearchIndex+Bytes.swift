extension SearchIndex {
  /// The index as bytes, for a file: what opens without reading the texts again.
  ///
  /// The format is little endian: the letters `HSIX`; the version 1 in four bytes; the number of parts in
  /// eight bytes; the arrays of each part; and the hash of all bytes before it in eight bytes, FNV-1a with
  /// a step for eight bytes instead of one, and the last ones filled with zeros. ``synonyms`` are not
  /// part of it.
  ///
  /// Before an app writes a new version, all readers must know it: update the readers first.
  ///
  /// - Complexity: O(*n*)
  public var bytes: [UInt8] {
    var bytes = FlatBytes()
    bytes.append(ContiguousArray("HSIX".utf8))
    bytes.append(Self.byteVersion)
    bytes.append(UInt64(segments.count))
    for segment in segments { segment.append(to: &bytes) }
    bytes.append(FlatBytes.checksum(of: bytes.bytes, upTo: bytes.bytes.count))
    return bytes.bytes
  }

  /// Opens an index from its bytes.
  ///
  /// - Complexity: O(*n*) to check them; nothing is sorted or folded again
  /// - Throws: ``SearchIndex/Error``
  public init(bytes: [UInt8]) throws(SearchIndex.Error) {
    guard bytes.starts(with: "HSIX".utf8) else { throw .notAnIndex }
    var reader = FlatBytes(bytes, from: 4)
    guard let version = reader.number(UInt32.self), let count = reader.number(UInt64.self),
      bytes.count >= 24
    else { throw .damaged }
    guard version <= Self.byteVersion else { throw .newerVersion(version) }
    var end = FlatBytes(bytes, from: bytes.count - 8)
    guard version == Self.byteVersion,
      end.number(UInt64.self) == FlatBytes.checksum(of: bytes, upTo: bytes.count - 8)
    else { throw .damaged }
    // A part has more bytes than this, so the count cannot make the loop long.
    guard count <= UInt64(bytes.count / 8) else { throw .damaged }
    for _ in 0..<count {
      guard let segment = SearchSegment(from: &reader) else { throw .damaged }
      segments.append(segment)
    }
    guard reader.number(UInt64.self) != nil, reader.isAtEnd else { throw .damaged }
  }

  /// The reason some bytes are not an index.
  public enum Error: Swift.Error, Hashable, Sendable, CustomStringConvertible {
    /// The bytes do not start like an index.
    case notAnIndex
    /// A newer version of the package wrote the bytes in a format that this version cannot read.
    case newerVersion(UInt32)
    /// The bytes are not complete, or not those that were written.
    case damaged

    /// A sentence that states what is wrong with the bytes.
    public var description: String {
      switch self {
      case .notAnIndex: "The bytes are not a search index."
      case .newerVersion(let version):
        "The search index has version \(version), and this release reads version 1."
      case .damaged: "The search index is damaged. Build it again from the documents."
      }
    }
  }

  private static var byteVersion: UInt32 { 1 }
}
