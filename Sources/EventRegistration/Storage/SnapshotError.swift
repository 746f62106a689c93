/// The reason some bytes are not a snapshot of an ``EventLedger``.
public enum SnapshotError: Error, Hashable, Sendable {
  /// The bytes do not begin as a snapshot does.
  case notASnapshot
  /// The bytes were written by a newer version of this module, in a form that it does not know.
  case newerVersion(UInt32)
  /// The bytes end before the snapshot does.
  case truncated
  /// There are bytes after the end of the snapshot.
  case trailingBytes
  /// Some bytes have changed: the digest does not match.
  case damaged
  /// The bytes are as they were written, and what begins at this offset is in no ledger.
  case invalid(offset: Int)
}
