extension EventAttendee: ByteEncodable, ByteDecodable {
  func encode(into sink: inout some ByteSink) {
    id.encode(into: &sink)
    guardian.encode(into: &sink)
    consents.encode(into: &sink)
  }

  init(from reader: inout ByteReader) throws(InvalidBytes) {
    let id = try reader.value(ChildID.self)
    let guardian = try reader.value(PersonID?.self)
    self.init(id: id, guardian: guardian, consents: try reader.value())
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
