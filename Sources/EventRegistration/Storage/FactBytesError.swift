/// The reason some bytes are not the byte form of a ``EventFact``.
public enum FactBytesError: Error, Hashable, Sendable {
  /// The bytes end before the fact does.
  case truncated
  /// There are bytes after the end of the fact.
  case trailingBytes
  /// Some bytes have changed: the length or the digest does not match.
  case damaged
  /// The bytes were written by a newer version of this module, in a form that it does not know.
  case newerVersion(UInt8)
  /// The fact tells of a kind of change, by its number, that this version of the module does not
  /// know.
  case unknownKind(UInt8)
  /// The bytes are as they were written, and what begins at this offset is in no fact.
  case invalid(offset: Int)
}
