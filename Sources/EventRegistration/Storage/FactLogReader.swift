/// Reads the facts of a log, which is the records of commands one behind the other.
///
///     var reader = FactLogReader<EventFact>(bytes)
///     while let facts = try reader.next() {
///       for fact in facts { try ledger.apply(fact) }
///     }
///
/// A log whose last record was cut off, as by a crash while it was written, is told from one that
/// is damaged: it is whole up to ``offset``, and a host cuts it there before it appends again.
/// Where the facts of each command were written by ``StoredFact/append(_:to:)``, that is the end of
/// a command, and none is kept by half. What comes in pieces is read on from there with more bytes.
///
/// It holds what events know about children: it prints as redacted.
public struct FactLogReader<Logged: StoredFact>: Sendable, PrivateValue {
  private let bytes: [UInt8]

  /// The number of bytes of the records that were read, at which the next one begins.
  public private(set) var offset: Int

  /// Creates a reader of a log.
  ///
  /// - Parameters:
  ///   - bytes: The log.
  ///   - offset: Where to begin, at the end of a record; what is outside the log counts as its
  ///     start or its end.
  public init(_ bytes: [UInt8], from offset: Int = 0) {
    self.bytes = bytes
    self.offset = min(max(offset, 0), bytes.count)
  }

  /// The facts of the next record, at least one, or `nil` at the end of the log.
  ///
  /// They are all facts of a command that were written together, or a fact that was written alone.
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

  /// The facts that are left.
  ///
  /// - Complexity: O(*n*).
  /// - Throws: ``FactLogError``; ``offset`` is then that of the first record that cannot be read.
  public mutating func remaining() throws(FactLogError) -> [Logged] {
    var all: [Logged] = []
    while let facts = try next() { all += facts }
    return all
  }
}

/// The reason a log cannot be read to its end.
public enum FactLogError: Error, Hashable, Sendable {
  /// The last record, which begins at this offset, is not whole: the log ends in its middle.
  case tornEnd(offset: Int)
  /// The record that begins at this offset holds no facts.
  case unreadable(FactBytesError, offset: Int)
}
