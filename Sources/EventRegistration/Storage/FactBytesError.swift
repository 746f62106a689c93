/// The reason why bytes are not the byte form of a fact, or why facts have no byte form.
public enum FactBytesError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The offset is not in `0...bytes.count`.
  case offsetOutOfRange(Int)
  /// The bytes end before the end of the fact.
  case truncated
  /// There are bytes after the end of the fact.
  case trailingBytes
  /// Some bytes have changed, since the length or the digest does not match.
  case damaged
  /// A newer version of this module wrote the bytes, in this version of the form.
  case newerVersion(UInt8)
  /// The fact records a change with this number, which this version of the module does not know.
  case unknownKind(UInt8)
  /// The digest matches, but the value at this offset is not valid.
  case invalid(offset: Int)
  /// The facts of one command need a record of 4 GiB or more.
  case tooLarge

  /// The reason in one sentence.
  public var description: String {
    switch self {
    case .offsetOutOfRange(let offset): "The offset \(offset) is outside the bytes."
    case .truncated: "The bytes end before the end of the fact."
    case .trailingBytes: "There are bytes after the end of the fact."
    case .damaged: "The fact is damaged, since its length or digest does not match."
    case .newerVersion(let version):
      "The fact has version \(version), which only a newer version of this module reads."
    case .unknownKind(let kind): "The kind of change \(kind) is unknown."
    case .invalid(let offset): "The value at offset \(offset) is not valid."
    case .tooLarge: "The facts of one command must be smaller than 4 GiB."
    }
  }
}
