import Essentials

extension EventLedger: ByteEncodable {
  func encode(into sink: inout some ByteSink) {
    encodeHead(into: &sink)
    encodeRest(into: &sink)
  }

  /// Encodes what the record of the event shows, except for its seats.
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
    guard storage.book.table.slots.count == 0 && storage.book.overfill == 0 || canHaveSeats,
      storage.book.table.taken == 0 || hadRegistrations
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

extension HoldCoolDowns.Entry: ByteEncodable, ByteDecodable {
  func encode(into sink: inout some ByteSink) {
    person.encode(into: &sink)
    end.encode(into: &sink)
  }

  init(from reader: inout ByteReader) throws(InvalidBytes) {
    self.init(
      person: try reader.value(), end: try reader.value { HoldCoolDowns.validEnds.contains($0) })
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
