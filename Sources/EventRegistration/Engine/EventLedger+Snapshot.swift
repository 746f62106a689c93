import Essentials
import SeatCounting

extension EventLedger {
  /// The state of the ledger as bytes, from which ``init(snapshot:seed:)`` restores it.
  ///
  /// Ledgers in the same state have the same bytes, even if their histories differ. All numbers are
  /// little endian. A snapshot has the four letters `EVLG`, the version of the form in four bytes,
  /// which is 4 to 7, the length of the snapshot in eight bytes, the state, and a 64-bit digest of all that,
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

/// The reason bytes are not a snapshot of an ``EventLedger``.
@nonexhaustive public enum SnapshotError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The bytes do not start with the letters of a snapshot.
  case notASnapshot
  /// A newer version of this module wrote the bytes, in this version of the form.
  case newerVersion(UInt32)
  /// The bytes end before the end of the snapshot.
  case truncated
  /// There are bytes after the end of the snapshot.
  case trailingBytes
  /// Some bytes have changed: the digest does not match.
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

/// The header and the digest of a snapshot.
private enum SnapshotForm {
  static var letters: String.UTF8View { "EVLG".utf8 }
  /// The newest version.
  ///
  /// Version 7 is written only for what version 6 cannot hold: attendance of further sessions and of children
  /// who lost their seats, children who were picked up, undone marks, several guardians, ages on a fixed
  /// day, and waiting lists that stay open.
  /// Version 6 is written only for what version 5 cannot hold: sessions in which the clocks change, times of
  /// attendance, requests from clocks that were ahead, and events that were moved into the past.
  /// Version 5 is written only for what version 4 cannot hold: events of several sessions, and deleted
  /// drafts. Since version 4, remembered requests have the time at which they were first made. Version 3
  /// was written only for what version 2 cannot hold.
  static var version: UInt32 { 7 }
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

extension EventLedger: ByteEncodable {
  func encode(into sink: inout some ByteSink) {
    encodeHead(into: &sink)
    encodeRest(into: &sink)
  }

  /// Encodes the content of the event's record, except for its seats.
  func encodeHead(into sink: inout some ByteSink) {
    id.encode(into: &sink)
    version.encode(into: &sink)
    lastTime.encode(into: &sink)
    content.encode(into: &sink)
    // Before version 5, no draft was deleted.
    if content == nil, version > 0 { sink.require(formVersion: 5) }
  }

  /// Encodes the remembered requests and the seats.
  func encodeRest(into sink: inout some ByteSink) {
    storage.requests.encode(into: &sink)
    storage.book.encode(into: &sink, cancelled: cancelledChildren)
    if hasCoolDown { coolDowns.encode(into: &sink) }
  }

  init(from reader: inout ByteReader, seed: UInt64) throws(InvalidBytes) {
    let id = try reader.value(EventID.self)
    // With this limit, later facts cannot make the version overflow.
    let version = try reader.value { (version: UInt64) in version <= 1 << 62 }
    let lastTime = try reader.value { (time: Int64) in Instant.validRange.contains(time) }
    let start = reader.invalid
    let content = try reader.value(Content?.self)
    let isNew = version == 0 && lastTime == Instant.validRange.lowerBound
    let isDeleted = version > 1 && reader.formVersion > 4
    guard content.map({ version > 0 && $0.isPossible(at: lastTime) }) ?? (isNew || isDeleted) else {
      throw start
    }
    if content == nil, !isNew { reader.require(formVersion: 5) }
    self.init(id, seed: seed)
    self.version = version
    self.lastTime = lastTime
    self.content = content
    ownStorage.requests = try RequestMemory.read(
      from: &reader, seed: seed, upTo: version, at: lastTime)
    if let content { ownStorage.book.adopt(content.details) }
    for row in cancelledRegistrations {
      for observation in row.observations {
        ownStorage.book.attendance.record(observation, of: row.id)
      }
    }
    let seatsStart = reader.invalid
    try ownStorage.book.fill(from: &reader, upTo: version, cancelled: cancelledChildren)
    for row in cancelledRegistrations { noteAttendance(of: row.id) }
    let canHaveSeats = content?.isPublished ?? false
    let hadRegistrations = content?.hadRegistrations ?? false
    guard storage.book.table.seats.slots.count == 0 && storage.book.overfill == 0 || canHaveSeats,
      storage.book.table.seats.slots.taken == 0 || hadRegistrations
    else { throw seatsStart }
    if hasCoolDown { try readCoolDowns(from: &reader) }
  }
}

extension EventLedger {
  private var cancelledChildren: Set<ChildID> { Set(cancelledRegistrations.lazy.map(\.id)) }
}

/// The cool-downs of parents follow the seats only if the event has that rule.
extension EventLedger {
  private var hasCoolDown: Bool { content?.details.policy.guardianLimits.coolDownSeconds != nil }

  /// The cool-downs that matter: none is over, and nobody can hold seats once the event is canceled.
  private var coolDowns: [HoldCoolDowns.Entry] {
    content?.cancellation == nil ? storage.book.coolDowns.active(at: lastTime) : []
  }

  private mutating func readCoolDowns(from reader: inout ByteReader) throws(InvalidBytes) {
    let start = reader.invalid
    let entries: [HoldCoolDowns.Entry] = try reader.array()
    let canHold = isPublished && content?.cancellation == nil
    guard entries.isEmpty || canHold, entries.allSatisfy({ $0.end > lastTime }),
      zip(entries, entries.dropFirst()).allSatisfy({ $0.person < $1.person })
    else { throw start }
    for entry in entries {
      ownStorage.book.coolDowns.insert(entry.person, until: entry.end, now: lastTime)
    }
  }
}

extension EventLedger.Content: ByteEncodable, ByteDecodable {
  func encode(into sink: inout some ByteSink) {
    owner.encode(into: &sink)
    details.encode(into: &sink)
    sink.append((isPublished ? 1 : 0) | (wasMovedIntoPast ? 2 : 0) as UInt8)
    if wasMovedIntoPast { sink.require(formVersion: 6) }
    closedAt.encode(into: &sink)
    cancellation.encode(into: &sink)
    cancelsFreely.encode(into: &sink)
    hadRegistrations.encode(into: &sink)
    cancelledRegistrations.encode(into: &sink)
  }

  init(from reader: inout ByteReader) throws(InvalidBytes) {
    self.init(owner: try reader.value(), details: try reader.value())
    let stage = reader.invalid
    let marks = try reader.number(UInt8.self)
    guard marks <= 1 || marks == 3 && reader.formVersion > 5 else { throw stage }
    (isPublished, wasMovedIntoPast) = (marks & 1 != 0, marks & 2 != 0)
    if wasMovedIntoPast { reader.require(formVersion: 6) }
    closedAt = try reader.value { $0.map { Instant.validRange.contains($0) } ?? true }
    cancellation = try reader.value {
      $0.map { $0.utf8.count <= EventFact.Change.maximumReasonBytes } ?? true
    }
    cancelsFreely = try reader.value()
    hadRegistrations = try reader.value()
    if reader.formVersion > 1 {
      let start = reader.invalid
      cancelledRegistrations = try reader.array()
      let isPossible = isPublished && cancellation != nil
      guard cancelledRegistrations.isEmpty || isPossible,
        zip(cancelledRegistrations, cancelledRegistrations.dropFirst()).allSatisfy({ $0.id < $1.id }
        )
      else { throw start }
    }
  }

  /// Whether this state is possible at a time.
  ///
  /// An event that was never published is not closed, has had no registrations, and has not moved.
  fileprivate func isPossible(at time: Int64) -> Bool {
    isPublished
      ? closedAt.map { $0 <= time } ?? true
      : closedAt == nil && !cancelsFreely && !hadRegistrations
  }
}
