import Essentials

/// Bit 0 of a byte tells whether the guardian is known, and bit 1 whether sealed answers follow at the
/// end. Without sealed answers, the bytes are those of the versions that had none.
extension EventAttendee: ByteEncodable, ByteDecodable {
  func encode(into sink: inout some ByteSink) {
    id.encode(into: &sink)
    sink.append((guardian == nil ? 0 : 1) | (sealedAnswers == nil ? 0 : 2) as UInt8)
    guardian?.encode(into: &sink)
    consents.encode(into: &sink)
    guard let sealedAnswers else { return }
    sink.require(formVersion: 3)
    sink.append(UInt32(truncatingIfNeeded: sealedAnswers.bytes.count))
    for byte in sealedAnswers.bytes { sink.append(byte) }
  }

  init(from reader: inout ByteReader) throws(InvalidBytes) {
    let id = try reader.value(ChildID.self)
    let start = reader.invalid
    let parts = try reader.number(UInt8.self)
    guard parts <= (reader.formVersion > 2 ? 3 : 1) else { throw start }
    let guardian = parts & 1 == 1 ? try reader.value(PersonID.self) : nil
    let consents = try reader.value(GuardianConsents.self)
    let sealedAnswers = parts & 2 == 2 ? try reader.sealedAnswers() : nil
    self.init(id: id, guardian: guardian, consents: consents, sealedAnswers: sealedAnswers)
  }
}

extension ByteReader {
  fileprivate mutating func sealedAnswers() throws(InvalidBytes) -> Child.SealedAnswers {
    let start = invalid
    require(formVersion: 3)
    guard let sealed = Child.SealedAnswers(try rawBytes()) else { throw start }
    return sealed
  }
}

extension EventFact.Party: ByteEncodable, ByteDecodable {
  func encode(into sink: inout some ByteSink) {
    registeredBy.encode(into: &sink)
    attendees.encode(into: &sink)
  }

  init(from reader: inout ByteReader) throws(InvalidBytes) {
    let person = try reader.value(PersonID.self)
    let start = reader.invalid
    let attendees: [EventAttendee] = try reader.array()
    guard attendees.lazy.map(\.id).isParty else { throw start }
    self.init(registeredBy: person, attendees: attendees)
  }
}

extension ByteReader {
  /// Reads the children of a party.
  mutating func children() throws(InvalidBytes) -> [ChildID] {
    let start = invalid
    let children: [ChildID] = try array()
    guard children.isParty else { throw start }
    return children
  }
}
