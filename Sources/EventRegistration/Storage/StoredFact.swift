/// A fact with a byte form, for a row of a database or a record of a log.
///
///     try rows.insert(fact.bytes, stream: fact.event, version: fact.version)
///     let again = try EventFact(bytes: bytes)
///
/// The byte form is a record. Little endian: its length in four bytes, all of whose bits are turned
/// over in the next four, the version of the form and the kind of what happened in a byte each,
/// what the fact holds in the order of its properties, and a 64-bit digest of all that. An
/// identifier is its two halves, each a number of eight bytes, like every `Int`; a text or a list
/// follows its length in four bytes; what may be absent follows a byte that is 1 if it is there and
/// else 0.
///
/// Several facts of one command are written together as one record of kind 64, which holds their
/// byte forms one behind the other.
///
/// No form that was ever written is changed: a reader takes all forms up to its own and refuses
/// newer ones by name. So where several machines share a store, all are given a new version of this
/// module before one uses what is new in it.
///
/// Changes that are confined to one group of eight bytes, counted from the first, and so each
/// single flipped bit or byte, are found for certain; of other damage about one case in 2⁶⁴ is not.
public protocol StoredFact: Sendable {
  /// The version after this fact of what it is about: 1 for the first, and one more for each.
  var version: UInt64 { get }

  /// The byte form.
  ///
  /// - Complexity: O(*n*) in its length.
  var bytes: [UInt8] { get }

  /// Appends the byte form, as to a log that a ``FactLogReader`` reads.
  ///
  /// - Complexity: O(*n*) in its length, amortized.
  func append(to bytes: inout [UInt8])

  /// Creates a fact from its byte form.
  ///
  /// - Complexity: O(*n*).
  /// - Throws: ``FactBytesError``.
  init(bytes: [UInt8]) throws(FactBytesError)

  /// The fact whose byte form begins at a place of some bytes, and where it ends.
  ///
  /// - Precondition: The place is in `0...bytes.count`.
  /// - Complexity: O(*n*) in the length of its byte form.
  /// - Throws: ``FactBytesError``, without ``FactBytesError/trailingBytes``.
  static func read(_ bytes: [UInt8], at start: Int) throws(FactBytesError) -> (fact: Self, end: Int)
}

extension StoredFact {
  /// The byte form.
  ///
  /// - Complexity: O(*n*) in its length.
  public var bytes: [UInt8] {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return bytes
  }

  /// Creates a fact from its byte form.
  ///
  /// - Complexity: O(*n*).
  /// - Throws: ``FactBytesError``.
  public init(bytes: [UInt8]) throws(FactBytesError) {
    let end: Int
    (self, end) = try Self.read(bytes, at: 0)
    guard end == bytes.count else { throw .trailingBytes }
  }
}

extension StoredFact {
  /// Appends the facts of one command as one record, of which a ``FactLogReader`` reads all or
  /// none.
  ///
  /// Nothing is written for no facts, and a single one as by ``append(to:)``.
  ///
  /// - Precondition: The record is shorter than 4 GiB, as that of thirty million facts of families
  ///   is.
  /// - Complexity: O(*n*) in its length, amortized.
  public static func append(_ facts: [Self], to bytes: inout [UInt8]) {
    guard facts.count > 1 else {
      facts.first?.append(to: &bytes)
      return
    }
    Record.append(to: &bytes, version: 1, kind: commandKind) { writer in
      for fact in facts { fact.append(to: &writer.bytes) }
    }
  }

  /// The kind of a record of several facts, which is no kind of a fact.
  static var commandKind: UInt8 { 64 }

  /// The facts of the command whose record begins at a place of some bytes, and where it ends.
  static func readCommand(
    _ bytes: [UInt8], at start: Int
  ) throws(FactBytesError) -> (facts: [Self], end: Int) {
    let kind = start + Record.kindOffset
    guard kind < bytes.count, bytes[kind] == commandKind else {
      let (fact, end) = try read(bytes, at: start)
      return ([fact], end)
    }
    let record = try Record.ofFacts(bytes, at: start)
    var facts: [Self] = []
    var place = record.content.offset
    while place < record.content.end {
      let (fact, end) = try readPart(bytes, at: place)
      guard end <= record.content.end else { throw .invalid(offset: place) }
      facts.append(fact)
      place = end
    }
    // A single fact is written without this record.
    guard facts.count > 1 else { throw .invalid(offset: record.content.offset) }
    return (facts, record.end)
  }

  /// Reads a fact inside a record whose digest matches, so that what is wrong was written so.
  private static func readPart(
    _ bytes: [UInt8], at start: Int
  ) throws(FactBytesError) -> (fact: Self, end: Int) {
    do throws(FactBytesError) {
      return try read(bytes, at: start)
    } catch .truncated {
      throw .invalid(offset: start)
    } catch .damaged { throw .invalid(offset: start) }
  }

  /// Reads a record whose kind is one of `kinds`.
  static func read(
    _ bytes: [UInt8], at start: Int, kinds: ClosedRange<UInt8>,
    _ make: (UInt8, inout ByteReader) throws(InvalidBytes) -> Self
  ) throws(FactBytesError) -> (fact: Self, end: Int) {
    let record = try Record.ofFacts(bytes, at: start)
    guard kinds.contains(record.kind) else { throw .unknownKind(record.kind) }
    var reader = record.content
    do throws(InvalidBytes) {
      let fact = try make(record.kind, &reader)
      guard reader.isAtEnd else { throw reader.invalid }
      return (fact, record.end)
    } catch { throw .invalid(offset: error.offset) }
  }
}

extension Record {
  /// Opens the record of version 1 that begins at a place of some bytes.
  fileprivate static func ofFacts(
    _ bytes: [UInt8], at start: Int
  ) throws(FactBytesError) -> Record {
    precondition(0...bytes.count ~= start, "a fact begins among its bytes")
    let record: Record
    do throws(RecordError) {
      record = try Record(bytes, at: start)
    } catch .truncated {
      throw .truncated
    } catch { throw .damaged }
    guard record.version <= 1 else { throw .newerVersion(record.version) }
    guard record.version == 1 else { throw .invalid(offset: start + versionOffset) }
    return record
  }
}
