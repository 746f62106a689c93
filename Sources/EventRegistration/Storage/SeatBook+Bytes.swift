import Essentials

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
    let kept = leads(of: table.kept)
    sink.append(UInt32(truncatingIfNeeded: kept.count))
    for lead in kept {
      (table.state(of: nodes[lead].person) == .offered).encode(into: &sink)
      nodes[lead].deadline.encode(into: &sink)
      encode(party(ledBy: lead), into: &sink)
    }
    let waiting = leads(of: table.queue)
    sink.append(UInt32(truncatingIfNeeded: waiting.count))
    for lead in waiting {
      table.overtakings(of: lead, nodes).encode(into: &sink)
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
      nodes[table.queue.tail].deadline = overtakings
    }
  }

  private mutating func readOverfill(from reader: inout ByteReader) throws(InvalidBytes) {
    let start = reader.invalid
    let seats = try reader.number(UInt32.self)
    guard reader.formVersion > 1, seats >= 1, seats <= UInt32(Int32.max) - table.capacity else {
      throw start
    }
    setOverfill(Int(seats))
  }

  private mutating func addKeptParty(from reader: inout ByteReader) throws(InvalidBytes) {
    let isOffer = try reader.value(Bool.self)
    let earliest = table.kept.isEmpty ? .min : nodes[table.kept.tail].deadline
    let start = reader.invalid
    let deadline = try reader.deadline()
    guard deadline >= earliest else { throw start }
    let largest = min(EventPolicy.partySizes.upperBound, Int(table.available))
    let party = try addParty(from: &reader, upTo: largest)
    if isOffer {
      enqueue(party)
      table.offerWaiting(table.queue.head, until: deadline, &nodes) { _, _ in }
    } else {
      table.hold(
        party[0], seats: 1, companions: party.dropFirst(), until: deadline,
        at: freePosition(of: party), &nodes)
      for number in party { roster.setHeld(number, true) }
    }
  }

  private mutating func enqueue(_ party: [UInt32]) {
    table.enqueue(
      party[0], seats: 1, companions: party.dropFirst(), at: freePosition(of: party), &nodes)
  }

  /// Returns the position for the slot of the first person of a new party.
  private func freePosition(of party: [UInt32]) -> UInt32 { table.slots.position(of: party[0]) }

  /// Reads a party of at least one child, who must not be at the event yet, and adds it to the roster.
  ///
  /// If the slots have room for the party, so do the queues and the numbers of registrations.
  private mutating func addParty(
    from reader: inout ByteReader, upTo largest: Int
  ) throws(InvalidBytes) -> [UInt32] {
    let start = reader.invalid
    let entries: [Roster.Entry] = try reader.array()
    guard !entries.isEmpty, entries.count <= largest,
      table.slots.hasRoom(for: UInt32(entries.count))
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
