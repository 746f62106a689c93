/// A reader of a log, which is a sequence of the records of commands.
///
///     var reader = FactLogReader<EventFact>(bytes)
///     while let facts = try reader.next() {
///       for fact in facts { try ledger.apply(fact) }
///     }
///
/// The reader distinguishes a damaged log from one with a torn end, for example after a crash during
/// a write. A log with a torn end is complete up to ``offset``; the host truncates it there before it
/// appends again. If ``StoredFact/append(_:to:)`` wrote the facts of each command, this is the end of
/// a command, so commands are never stored in part. To read a log that arrives in pieces, continue
/// at this offset with more bytes.
///
/// The log contains data about children, so the description of a reader is redacted.
public struct FactLogReader<Logged: StoredFact>: Sendable, PrivateValue {
  private let bytes: [UInt8]

  /// The offset of the next record: the number of bytes that were read.
  public private(set) var offset: Int

  /// Creates a reader of a log.
  ///
  /// - Parameters:
  ///   - bytes: The log.
  ///   - offset: The offset at which to start: 0, or the end of a record. A negative offset counts
  ///     as 0, and one after the end as the end.
  public init(_ bytes: [UInt8], from offset: Int = 0) {
    self.bytes = bytes
    self.offset = min(max(offset, 0), bytes.count)
  }

  /// Returns the facts of the next record, or `nil` at the end of the log.
  ///
  /// These are all facts of a command that were written together, or one fact that was written alone.
  ///
  /// - Complexity: O(*n*) in the length of the record.
  /// - Throws: ``FactLogError``; the next call then throws the same.
  public mutating func next() throws(FactLogError) -> [Logged]? {
    guard offset < bytes.count else { return nil }
    do throws(FactBytesError) {
      let (facts, end) = try Logged.readCommand(bytes, at: offset)
      offset = end
      return facts
    } catch .truncated {
      throw .tornEnd(offset: offset)
    } catch { throw .unreadable(error, offset: offset) }
  }

  /// Returns all remaining facts.
  ///
  /// - Complexity: O(*n*).
  /// - Throws: ``FactLogError``; ``offset`` is then the offset of the first record that cannot be read.
  public mutating func remaining() throws(FactLogError) -> [Logged] {
    var all: [Logged] = []
    while let facts = try next() { all += facts }
    return all
  }
}

/// The reason a log cannot be read to its end.
@nonexhaustive public enum FactLogError: Error, Hashable, Sendable, CustomStringConvertible {
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
