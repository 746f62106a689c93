import SeatCounting

extension EventLedger {
  /// The state of the ledger as bytes, from which ``init(snapshot:seed:)`` restores it.
  ///
  /// Ledgers in the same state have the same bytes, even if their histories differ. All numbers are
  /// little endian. A snapshot has the four letters `EVLG`, the version of the form in four bytes,
  /// which is 4 or 5, the length of the snapshot in eight bytes, the state, and a 64-bit digest of all that,
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

/// The header and the digest of a snapshot.
private enum SnapshotForm {
  static var letters: String.UTF8View { "EVLG".utf8 }
  /// The newest version.
  ///
  /// Version 5 is written only for what version 4 cannot hold: events of several sessions, and deleted
  /// drafts. Since version 4, remembered requests have the time at which they were first made. Version 3
  /// was written only for what version 2 cannot hold.
  static var version: UInt32 { 5 }
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
    storage.book.encode(into: &sink)
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
    let seatsStart = reader.invalid
    try ownStorage.book.fill(from: &reader, upTo: version)
    let canHaveSeats = content?.isPublished ?? false
    let hadRegistrations = content?.hadRegistrations ?? false
    guard storage.book.table.seats.slots.count == 0 && storage.book.overfill == 0 || canHaveSeats,
      storage.book.table.seats.slots.taken == 0 || hadRegistrations
    else { throw seatsStart }
    if hasCoolDown { try readCoolDowns(from: &reader) }
  }
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
    isPublished.encode(into: &sink)
    closedAt.encode(into: &sink)
    cancellation.encode(into: &sink)
    cancelsFreely.encode(into: &sink)
    hadRegistrations.encode(into: &sink)
    cancelledRegistrations.encode(into: &sink)
  }

  init(from reader: inout ByteReader) throws(InvalidBytes) {
    self.init(owner: try reader.value(), details: try reader.value())
    isPublished = try reader.value()
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

extension RequestMemory {
  /// Encodes the rule, what was forgotten, and the entries, which version 4 of the form can hold.
  func encode(into sink: inout some ByteSink) {
    sink.require(formVersion: 4)
    retention.seconds.encode(into: &sink)
    retention.maximumCount.encode(into: &sink)
    forgottenThrough.encode(into: &sink)
    entries.encode(into: &sink)
  }

  /// Reads the memory of a ledger with a version and the time of its last fact.
  ///
  /// Older forms have only the number of remembered requests, and no times. All their requests then count
  /// as made at the last fact, and so do those that may have been forgotten. No two
  /// requests led to the same version.
  static func read(
    from reader: inout ByteReader, seed: UInt64, upTo version: UInt64, at time: Int64
  ) throws(InvalidBytes) -> RequestMemory {
    let hasTimes = reader.formVersion > 3
    if hasTimes { reader.require(formVersion: 4) }
    let seconds =
      hasTimes
      ? try reader.value { RegistrationRequest.Retention.validSeconds.contains($0) }
      : RegistrationRequest.Retention.standard.seconds
    let counts = 0...Int(DirectorySlots.maximumCount)
    let maximumCount = try reader.value { (count: Int) in counts.contains(count) }
    let instants = Instant.validRange
    let forgottenThrough: Int64? =
      hasTimes ? try reader.value { $0.map { instants.contains($0) } ?? true } : nil
    let start = reader.invalid
    var entries: [Entry] = try reader.array()
    if !hasTimes {
      for index in entries.indices { entries[index].firstMade = time }
      entries.sort { $0.precedes($1) }
    }
    guard entries.count <= maximumCount, Set(entries.map(\.request)).count == entries.count,
      entries.allSatisfy({ $0.version >= 1 && $0.version <= version }),
      zip(entries, entries.dropFirst()).allSatisfy({ $0.precedes($1) })
    else { throw start }
    let mayHaveForgotten = !hasTimes && maximumCount > 0 && entries.count == maximumCount
    var memory = RequestMemory(
      RegistrationRequest.Retention(seconds: seconds, maximumCount: maximumCount),
      forgottenThrough: mayHaveForgotten ? time : forgottenThrough, seed: seed)
    for entry in entries { memory.remember(entry, at: instants.lowerBound) }
    return memory
  }
}

extension RequestMemory.Entry: ByteEncodable, ByteDecodable {
  func encode(into sink: inout some ByteSink) {
    request.encode(into: &sink)
    digest.encode(into: &sink)
    outcome.encode(into: &sink)
    version.encode(into: &sink)
    firstMade.encode(into: &sink)
  }

  init(from reader: inout ByteReader) throws(InvalidBytes) {
    self.init(
      request: try reader.value(), digest: try reader.commandDigest(), outcome: try reader.value(),
      version: try reader.value(),
      firstMade: reader.formVersion > 3
        ? try reader.value { Instant.validRange.contains($0) } : Instant.validRange.lowerBound)
  }
}

/// Only the outcomes of accepted requests are remembered, so a refusal is never encoded.
extension EventCommand.Outcome: ByteEncodable, ByteDecodable {
  func encode(into sink: inout some ByteSink) {
    switch self {
    case .done, .refused:
      sink.append(0 as UInt8)
    case .registered(let seats):
      sink.append(1 as UInt8)
      seats.encode(into: &sink)
    case .waitlisted(let position):
      sink.append(2 as UInt8)
      position.encode(into: &sink)
    case .held(let deadline):
      sink.append(3 as UInt8)
      deadline.encode(into: &sink)
    }
  }

  init(from reader: inout ByteReader) throws(InvalidBytes) {
    let start = reader.invalid
    switch try reader.number(UInt8.self) {
    case 0: self = .done
    case 1: self = .registered(seats: try reader.value { $0 >= 1 })
    case 2: self = .waitlisted(position: try reader.value { $0 >= 1 })
    case 3: self = .held(until: try reader.deadline())
    default: throw start
    }
  }
}

/// The bytes contain the registered parties in the order of their registration, each sorted by ID, then
/// the parties with a hold or an offer in the order of their deadlines, and then the waiting list. They
/// do not depend on the numbers of children or on memory layout. Bit 31 of the first count tells whether
/// the number of seats beyond the capacity follows it; without such seats, the bytes are those of the
/// versions that had none.
extension SeatBook {
  func encode(into sink: inout some ByteSink) {
    let registered = registeredParties()
    sink.append(UInt32(truncatingIfNeeded: registered.count) | (overfill > 0 ? 1 << 31 : 0))
    if overfill > 0 { sink.append(overfill) }
    for party in registered { encode(party, into: &sink) }
    let kept = leads(of: table.queues.kept)
    sink.append(UInt32(truncatingIfNeeded: kept.count))
    for lead in kept {
      (table.state(of: table.nodes[lead].person) == .offered).encode(into: &sink)
      table.nodes[lead].deadline.encode(into: &sink)
      encode(party(ledBy: lead), into: &sink)
    }
    let waiting = leads(of: table.queues.queue)
    sink.append(UInt32(truncatingIfNeeded: waiting.count))
    for lead in waiting {
      table.overtakings(of: lead).encode(into: &sink)
      encode(party(ledBy: lead), into: &sink)
    }
  }

  private func encode(_ party: [ChildID], into sink: inout some ByteSink) {
    let entries = party.compactMap { roster.number(of: $0) }.map { roster[$0] }
    entries.encode(into: &sink)
  }

  /// Reads the parties of a ledger with a version into an empty book.
  mutating func fill(from reader: inout ByteReader, upTo version: UInt64) throws(InvalidBytes) {
    let first = try reader.number(UInt32.self)
    if first >> 31 == 1 { try readOverfill(from: &reader) }
    for _ in 0..<(first & ~(1 << 31)) {
      let start = reader.invalid
      let party = try addParty(from: &reader, upTo: Int(table.available))
      let children = party.map { roster[$0].attendee.id }
      guard children == children.sorted() else { throw start }
      table.seat(party[0], seats: 1, companions: party.dropFirst(), at: freePosition(of: party))
    }
    for _ in 0..<(try reader.number(UInt32.self)) {
      try addKeptParty(from: &reader)
    }
    for _ in 0..<(try reader.number(UInt32.self)) {
      let overtakings = try reader.value { (count: Int64) in count >= 0 && count <= version }
      enqueue(try addParty(from: &reader, upTo: EventPolicy.partySizes.upperBound))
      table.nodes[table.queues.queue.tail].deadline = overtakings
    }
  }

  private mutating func readOverfill(from reader: inout ByteReader) throws(InvalidBytes) {
    let start = reader.invalid
    let seats = try reader.number(UInt32.self)
    guard reader.formVersion > 1, seats >= 1, seats <= UInt32(Int32.max) - table.seats.capacity
    else {
      throw start
    }
    setOverfill(Int(seats))
  }

  private mutating func addKeptParty(from reader: inout ByteReader) throws(InvalidBytes) {
    let isOffer = try reader.value(Bool.self)
    let earliest = table.queues.kept.isEmpty ? .min : table.nodes[table.queues.kept.tail].deadline
    let start = reader.invalid
    let deadline = try reader.deadline()
    guard deadline >= earliest else { throw start }
    let largest = min(EventPolicy.partySizes.upperBound, Int(table.available))
    let party = try addParty(from: &reader, upTo: largest)
    if isOffer {
      enqueue(party)
      table.offerWaiting(table.queues.queue.head, until: deadline) { _, _ in }
    } else {
      table.hold(
        party[0], seats: 1, companions: party.dropFirst(), until: deadline,
        at: freePosition(of: party))
      for number in party { roster.setHeld(number, true) }
    }
  }

  private mutating func enqueue(_ party: [UInt32]) {
    table.enqueue(
      party[0], seats: 1, companions: party.dropFirst(), at: freePosition(of: party))
  }

  /// Returns the position for the slot of the first person of a new party.
  private func freePosition(of party: [UInt32]) -> UInt32 {
    table.seats.slots.position(of: party[0])
  }

  /// Reads a party of at least one child, who must not be at the event yet, and adds it to the roster.
  ///
  /// If the slots have room for the party, so do the queues and the numbers of registrations.
  private mutating func addParty(
    from reader: inout ByteReader, upTo largest: Int
  ) throws(InvalidBytes) -> [UInt32] {
    let start = reader.invalid
    let entries: [Roster.Entry] = try reader.array()
    guard !entries.isEmpty, entries.count <= largest,
      table.seats.slots.hasRoom(for: UInt32(entries.count))
    else { throw start }
    var party: [UInt32] = []
    for entry in entries {
      guard roster.number(of: entry.attendee.id) == nil else { throw start }
      let number = roster.insert(entry.attendee, registeredBy: entry.registeredBy)
      roster[number].attended = entry.attended
      roster[number].movedUpAt = entry.movedUpAt
      party.append(number)
    }
    return party
  }
}

extension Roster.Entry: ByteEncodable, ByteDecodable {
  func encode(into sink: inout some ByteSink) {
    attendee.encode(into: &sink)
    registeredBy.encode(into: &sink)
    attended.encode(into: &sink)
    movedUpAt.encode(into: &sink)
  }

  init(from reader: inout ByteReader) throws(InvalidBytes) {
    self.init(
      attendee: try reader.value(), registeredBy: try reader.value(),
      attended: try reader.value(),
      movedUpAt: reader.formVersion > 1
        ? try reader.value { $0.map { Instant.validRange.contains($0) } ?? true } : nil)
  }
}
