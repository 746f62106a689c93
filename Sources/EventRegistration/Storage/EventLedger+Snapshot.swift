extension EventLedger {
  /// The state of the ledger as bytes, from which ``init(snapshot:seed:)`` restores it.
  ///
  /// Ledgers in the same state have the same bytes, even if their histories differ. All numbers are
  /// little endian. A snapshot has the four letters `EVLG`, the version of the form in four bytes,
  /// which is 4 or 5, the length of the snapshot in eight bytes, the state, and a 64-bit digest of all that,
  /// which detects the same damage as the digest of a ``StoredFact``. The state includes the remembered
  /// answers, but no dates of birth.
  ///
  /// Store a snapshot together with its version. To restore the ledger, apply the facts after that
  /// version. Existing forms never change, and later versions of this module read all of them.
  ///
  /// - Complexity: O(*n* log *n*) for *n* children, and O(*m*) for *m* remembered requests.
  public var snapshot: [UInt8] {
    var writer = ByteWriter(formVersion: 4)
    writer.bytes = Array(SnapshotForm.letters)
    writer.append(SnapshotForm.version)
    writer.append(0 as UInt64)
    encode(into: &writer)
    writer.bytes[SnapshotForm.versionOffset] = writer.formVersion
    writer.replace(
      UInt64(writer.bytes.count + SnapshotForm.digestSize), at: SnapshotForm.lengthOffset)
    writer.append(ContentDigest(of: writer.bytes[...]).value)
    return writer.bytes
  }

  /// Creates a ledger from its ``snapshot``.
  ///
  /// - Parameters:
  ///   - bytes: The snapshot.
  ///   - seed: Only randomizes hashing, and can differ from the seed of the original ledger.
  /// - Complexity: O(*n*).
  /// - Throws: ``SnapshotError``.
  public init(snapshot bytes: [UInt8], seed: UInt64 = 0) throws(SnapshotError) {
    var reader = try SnapshotForm.open(bytes)
    do throws(InvalidBytes) {
      try self.init(from: &reader, seed: seed)
      guard reader.isAtEnd, reader.hasWrittenVersion else { throw reader.invalid }
    } catch { throw .invalid(offset: error.offset) }
  }
}

/// The header and the digest of a snapshot.
private enum SnapshotForm {
  static var letters: String.UTF8View { "EVLG".utf8 }
  /// The newest version.
  ///
  /// Version 5 is written only for what version 4 cannot hold: events of several sessions, and deleted
  /// drafts. Since version 4, remembered requests have the time at which they were first made. Version 3
  /// was written only for what version 2 cannot hold.
  static var version: UInt32 { 5 }
  static let versionOffset = 4
  static let lengthOffset = 8
  static let headerSize = 16
  static let digestSize = 8

  /// Checks the header and the digest, and returns a reader of the state.
  static func open(_ bytes: [UInt8]) throws(SnapshotError) -> ByteReader {
    guard bytes.starts(with: letters) else { throw .notASnapshot }
    guard bytes.count >= lengthOffset else { throw .truncated }
    let found: UInt32 = bytes.littleEndian(at: versionOffset)
    guard found <= version else { throw .newerVersion(found) }
    guard found >= 1 else { throw .notASnapshot }
    guard bytes.count >= headerSize else { throw .truncated }
    let length: UInt64 = bytes.littleEndian(at: lengthOffset)
    guard length >= headerSize + digestSize else { throw .damaged }
    guard length <= bytes.count else { throw .truncated }
    guard length == bytes.count else { throw .trailingBytes }
    let end = bytes.count - digestSize
    guard bytes.littleEndian(at: end) == ContentDigest(of: bytes[..<end]).value else {
      throw .damaged
    }
    return ByteReader(bytes, in: headerSize..<end, formVersion: found)
  }
}
