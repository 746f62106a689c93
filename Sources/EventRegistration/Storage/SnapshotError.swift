/// The reason why bytes are not a snapshot of an ``EventLedger``.
public enum SnapshotError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The bytes do not start like a snapshot.
  case notASnapshot
  /// A newer version of this module wrote the bytes, in this version of the form.
  case newerVersion(UInt32)
  /// The bytes end before the end of the snapshot.
  case truncated
  /// There are bytes after the end of the snapshot.
  case trailingBytes
  /// Some bytes have changed, since the digest does not match.
  case damaged
  /// The digest matches, but the value at this offset is not valid.
  case invalid(offset: Int)

  /// The reason in one sentence.
  public var description: String {
    switch self {
    case .notASnapshot: "The bytes are not a snapshot."
    case .newerVersion(let version):
      "The snapshot has version \(version), which only a newer version of this module reads."
    case .truncated: "The bytes end before the end of the snapshot."
    case .trailingBytes: "There are bytes after the end of the snapshot."
    case .damaged: "The snapshot is damaged, since its digest does not match."
    case .invalid(let offset): "The value at offset \(offset) of the snapshot is not valid."
    }
  }
}
