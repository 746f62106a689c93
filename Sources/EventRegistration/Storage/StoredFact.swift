/// A fact that can be stored as bytes, in a row of a database or a record of a log.
///
///     try rows.insert(fact.bytes, stream: fact.event, version: fact.version)
///     let again = try EventFact(bytes: bytes)
///
/// The byte form is a record. All numbers are little endian. A record has its length in four bytes, the
/// inverted bits of the length in four bytes, the version of the form and the kind of the change in one
/// byte each, the properties of the fact in order, and a 64-bit digest of all that. An ID is stored as
/// its two halves of eight bytes each, and an `Int` in eight bytes. A text or a list follows its length
/// in four bytes. An optional value is a byte 1 and the value, or a byte 0.
///
/// Several facts of one command are stored together in one record of kind 64, which contains their
/// byte forms.
///
/// Existing forms never change: a reader accepts all forms up to its own version, and refuses newer
/// ones with ``FactBytesError/newerVersion(_:)``. If several machines share a store, update this module
/// on all of them before one of them uses new features.
///
/// Damage within one group of eight bytes, counted from the first byte, is always detected. This
/// includes every single flipped bit or byte. Other damage is missed with a probability of about 1 in
/// 2⁶⁴.
public protocol StoredFact: Sendable {
  /// The version of the event or account after this fact: 1 for the first, 2 for the second, and so on.
  var version: UInt64 { get }

  /// The byte form.
  ///
  /// - Complexity: O(*n*) in its length.
  var bytes: [UInt8] { get }

  /// Appends the byte form, for example to a log that a ``FactLogReader`` reads.
  ///
  /// - Complexity: O(*n*) in its length, amortized.
  func append(to bytes: inout [UInt8])

  /// Creates a fact from its byte form.
  ///
  /// - Complexity: O(*n*).
  /// - Throws: ``FactBytesError``.
  init(bytes: [UInt8]) throws(FactBytesError)

  /// Reads the fact at an offset, and returns it with the offset after its byte form.
  ///
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

  /// Appends the facts of one command as one record, which a ``FactLogReader`` reads all or nothing.
  ///
  /// A single fact is written as by ``append(to:)``. For an empty array, nothing is written.
  ///
  /// - Complexity: O(*n*) in the length of the record, amortized.
  /// - Throws: ``FactBytesError/tooLarge``, if the record would have 4 GiB or more, which is enough
  ///   for thirty million facts about families. Nothing is then appended.
  public static func append(
    _ facts: [Self], to bytes: inout [UInt8]
  ) throws(FactBytesError) {
    try append(facts, to: &bytes, maximumLength: Record.maximumLength)
  }

  /// Appends the facts of one command as one record of at most `maximumLength` bytes.
  static func append(
    _ facts: [Self], to bytes: inout [UInt8], maximumLength: UInt64
  ) throws(FactBytesError) {
    guard facts.count > 1 else {
      facts.first?.append(to: &bytes)
      return
    }
    let fits = Record.append(
      to: &bytes, version: 1, kind: commandKind, maximumLength: maximumLength
    ) { writer in
      for fact in facts { fact.append(to: &writer.bytes) }
    }
    guard fits else { throw .tooLarge }
  }

  /// The kind of a record of several facts, which no single fact has.
  static var commandKind: UInt8 { 64 }

  /// The newest version of the byte form of a fact of any type.
  static var newestFormVersion: UInt8 { 7 }

  /// Reads the facts of the command at an offset, and returns them with the offset after the record.
  static func readCommand(
    _ bytes: [UInt8], at start: Int
  ) throws(FactBytesError) -> (facts: [Self], end: Int) {
    guard bytes.count - start > Record.kindOffset,
      bytes[start + Record.kindOffset] == commandKind
    else {
      let (fact, end) = try read(bytes, at: start)
      return ([fact], end)
    }
    let record = try Record.ofFacts(bytes, at: start, newest: 1)
    var facts: [Self] = []
    var offset = record.content.offset
    while offset < record.content.end {
      let (fact, end) = try readPart(bytes, at: offset)
      guard end <= record.content.end else { throw .invalid(offset: offset) }
      facts.append(fact)
      offset = end
    }
    // A single fact is written without this record.
    guard facts.count > 1 else { throw .invalid(offset: record.content.offset) }
    return (facts, record.end)
  }

  /// Reads a fact inside a record whose digest matches, so that errors are not due to damage.
  private static func readPart(
    _ bytes: [UInt8], at start: Int
  ) throws(FactBytesError) -> (fact: Self, end: Int) {
    do throws(FactBytesError) {
      return try read(bytes, at: start)
    } catch .truncated {
      throw .invalid(offset: start)
    } catch .damaged { throw .invalid(offset: start) }
  }

  /// Reads a record whose version is at most `formVersion` and whose kind is one of `kinds`.
  static func read(
    _ bytes: [UInt8], at start: Int, formVersion: UInt8, kinds: ClosedRange<UInt8>,
    _ make: (UInt8, inout ByteReader) throws(InvalidBytes) -> Self
  ) throws(FactBytesError) -> (fact: Self, end: Int) {
    let record = try Record.ofFacts(bytes, at: start, newest: newestFormVersion)
    guard kinds.contains(record.kind) else { throw .unknownKind(record.kind) }
    guard record.version <= formVersion else { throw .newerVersion(record.version) }
    var reader = record.content
    do throws(InvalidBytes) {
      let fact = try make(record.kind, &reader)
      guard reader.isAtEnd, reader.hasWrittenVersion else { throw reader.invalid }
      return (fact, record.end)
    } catch { throw .invalid(offset: error.offset) }
  }
}

/// The reason bytes are not the byte form of a fact, or facts have no byte form.
@nonexhaustive public enum FactBytesError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The offset is not in `0...bytes.count`.
  case offsetOutOfRange(Int)
  /// The bytes end before the end of the fact.
  case truncated
  /// There are bytes after the end of the fact.
  case trailingBytes
  /// Some bytes have changed: the length or the digest does not match.
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

extension Record {
  /// Opens the record at an offset, whose version is from 1 to the newest one.
  fileprivate static func ofFacts(
    _ bytes: [UInt8], at start: Int, newest: UInt8
  ) throws(FactBytesError) -> Record {
    guard 0...bytes.count ~= start else { throw .offsetOutOfRange(start) }
    let record: Record
    do throws(RecordError) {
      record = try Record(bytes, at: start)
    } catch .truncated {
      throw .truncated
    } catch { throw .damaged }
    guard record.version <= newest else { throw .newerVersion(record.version) }
    guard record.version >= 1 else { throw .invalid(offset: start + versionOffset) }
    return record
  }
}
