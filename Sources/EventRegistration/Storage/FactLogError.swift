/// The reason why a log cannot be read to its end.
public enum FactLogError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The log ends in the middle of its last record, which starts at this offset.
  case tornEnd(offset: Int)
  /// The record at this offset cannot be read.
  case unreadable(FactBytesError, offset: Int)

  /// The reason in one sentence.
  public var description: String {
    switch self {
    case .tornEnd(let offset):
      "The log ends in the middle of the record that starts at offset \(offset)."
    case .unreadable(let error, let offset):
      "The record at offset \(offset) cannot be read: \(error)"
    }
  }
}
