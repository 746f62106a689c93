import Essentials

extension EventFact: StoredFact {
  /// Appends the byte form, for example to a log that a ``FactLogReader`` reads.
  ///
  /// - Complexity: O(*n*) in its length, amortized.
  public func append(to bytes: inout [UInt8]) {
    let fits = Record.append(to: &bytes, version: 2, kind: change.kind) { writer in
      event.encode(into: &writer)
      version.encode(into: &writer)
      time.encode(into: &writer)
      cause.encode(into: &writer)
      change.encode(into: &writer)
    }
    assert(fits, "The texts and the children of a fact are bounded.")
  }

  /// The newest version of the byte form.
  ///
  /// In version 1, the digest of a cause was not optional, and dates of birth were part of it. Version 3
  /// has venues outside the United States, prices, posters, questions, and sealed answers. It is written
  /// only for facts that have one of these, so that older readers can read all others. So is version 4, for
  /// requests that were first made at another time than that of the fact, and for
  /// ``EventFact/Change/noted``, version 5, for events of several sessions and for
  /// ``EventFact/Change/draftDeleted``, version 6, for sessions in which the clocks change, and version 7,
  /// for attendance of further sessions, children who were picked up, undone marks, several guardians,
  /// ages on a fixed day, and waiting lists that stay open.
  static var formVersion: UInt8 { newestFormVersion }

  /// Reads the fact at an offset, and returns it with the offset after its byte form.
  ///
  /// - Complexity: O(*n*) in the length of its byte form.
  /// - Throws: ``FactBytesError``, without ``FactBytesError/trailingBytes``.
  public static func read(
    _ bytes: [UInt8], at start: Int
  ) throws(FactBytesError) -> (fact: EventFact, end: Int) {
    try read(bytes, at: start, formVersion: formVersion, kinds: Change.kinds) {
      kind, reader throws(InvalidBytes) in
      let event = try reader.value(EventID.self)
      let version = try reader.value { (version: UInt64) in version >= 1 }
      let time = try reader.value { (time: Int64) in Instant.validRange.contains(time) }
      let start = reader.invalid
      let cause = try reader.cause()
      let change = try Change(kind: kind, from: &reader)
      guard cause?.firstMade != time, cause != nil || change != .noted else { throw start }
      return EventFact(event: event, version: version, time: time, cause: cause, change: change)
    }
  }
}

/// A byte 0 stands for no cause, 1 for one, and 2 for one with the time at which the request was first made.
extension EventFact.Cause? {
  fileprivate func encode(into sink: inout some ByteSink) {
    guard let cause = self else { return sink.append(0 as UInt8) }
    sink.append(cause.firstMade == nil ? 1 as UInt8 : 2)
    cause.request.encode(into: &sink)
    cause.digest.encode(into: &sink)
    guard let firstMade = cause.firstMade else { return }
    sink.require(formVersion: 4)
    firstMade.encode(into: &sink)
  }
}

extension ByteReader {
  fileprivate mutating func cause() throws(InvalidBytes) -> EventFact.Cause? {
    let start = invalid
    let kind = try number(UInt8.self)
    guard kind <= (formVersion > 3 ? 2 : 1) else { throw start }
    guard kind > 0 else { return nil }
    let (request, digest) = (try value(RegistrationRequest.ID.self), try commandDigest())
    guard kind == 2 else { return EventFact.Cause(request: request, digest: digest) }
    require(formVersion: 4)
    return EventFact.Cause(
      request: request, digest: digest,
      firstMade: try value { Instant.validRange.contains($0) })
  }

  /// Reads the digest of a command, and drops that of version 1, of which dates of birth were part.
  mutating func commandDigest() throws(InvalidBytes) -> UInt64? {
    guard formVersion == 1 else { return try value() }
    _ = try number(UInt64.self)
    return nil
  }
}

extension EventFact.Change: ByteEncodable {
  /// The number of the case in the byte form, which is never reused for another case.
  var kind: UInt8 {
    switch self {
    case .drafted: 1
    case .edited: 2
    case .published: 3
    case .capacityChanged: 4
    case .rescheduled: 5
    case .windowChanged: 6
    case .waitlistChanged: 7
    case .closed: 8
    case .reopened: 9
    case .eventCancelled: 10
    case .attendanceMarked: 11
    case .held: 12
    case .holdExpired: 13
    case .holdReleased: 14
    case .registered: 15
    case .waitlisted: 16
    case .seated: 17
    case .leftWaitlist: 18
    case .movedToWaitlist: 19
    case .offered: 20
    case .offerExpired: 21
    case .offerDeclined: 22
    case .registrationCancelled: 23
    case .transferred: 24
    case .overfilled: 25
    case .noted: 26
    case .draftDeleted: 27
    }
  }

  /// The numbers of all cases.
  static let kinds: ClosedRange<UInt8> = 1...27

  /// Appends the associated values, without the number of the case.
  func encode(into sink: inout some ByteSink) {
    switch self {
    case .published, .closed, .reopened:
      break
    case .noted: sink.require(formVersion: 4)
    case .draftDeleted: sink.require(formVersion: 5)
    case .drafted(let details, let owner):
      details.encode(into: &sink)
      owner.encode(into: &sink)
    case .edited(let details):
      details.encode(into: &sink)
    case .capacityChanged(let old, let new):
      old.encode(into: &sink)
      new.encode(into: &sink)
    case .rescheduled(let start, let end, let utcOffset):
      start.encode(into: &sink)
      end.encode(into: &sink)
      utcOffset.encode(into: &sink)
    case .windowChanged(let window):
      window.encode(into: &sink)
    case .waitlistChanged(let policy):
      policy.encode(into: &sink)
    case .eventCancelled(let reason):
      reason.encode(into: &sink)
    case .attendanceMarked(let child, let attended, let session):
      child.encode(into: &sink)
      AttendanceMark(attended, in: session).encode(into: &sink)
    case .registered(let party):
      party.encode(into: &sink)
    case .held(let party, let deadline):
      party.encode(into: &sink)
      deadline.encode(into: &sink)
    case .waitlisted(let party, let position):
      party.encode(into: &sink)
      position.encode(into: &sink)
    case .seated(let children, let source):
      children.encode(into: &sink)
      sink.append(source.rawValue)
    case .offered(let children, let deadline):
      children.encode(into: &sink)
      deadline.encode(into: &sink)
    case .registrationCancelled(let children, let canceller):
      children.encode(into: &sink)
      sink.append(canceller.rawValue)
    case .holdExpired(let children), .holdReleased(let children), .leftWaitlist(let children),
      .movedToWaitlist(let children), .offerExpired(let children), .offerDeclined(let children):
      children.encode(into: &sink)
    case .transferred(let child, let attendee, let person):
      child.encode(into: &sink)
      attendee.encode(into: &sink)
      person.encode(into: &sink)
    case .overfilled(let old, let new, let person, let reason):
      old.encode(into: &sink)
      new.encode(into: &sink)
      person.encode(into: &sink)
      reason.encode(into: &sink)
    }
  }
}

extension EventFact.Change {
  /// Reads the associated values of the case with a number in ``kinds``.
  init(kind: UInt8, from reader: inout ByteReader) throws(InvalidBytes) {
    switch kind {
    case 1: self = .drafted(try reader.value(), owner: try reader.value())
    case 2: self = .edited(try reader.value())
    case 3: self = .published
    case 4: self = .capacityChanged(from: try reader.capacity(), to: try reader.capacity())
    case 5: self = try reader.rescheduled()
    case 6: self = .windowChanged(try reader.value())
    case 7: self = .waitlistChanged(try reader.value())
    case 8: self = .closed
    case 9: self = .reopened
    case 10: self = .eventCancelled(reason: try reader.reason())
    case 11:
      let (child, mark): (ChildID, AttendanceMark) = (try reader.value(), try reader.value())
      self = .attendanceMarked(child, attended: mark.attendance, session: mark.session)
    case 12: self = .held(try reader.value(), until: try reader.deadline())
    case 13: self = .holdExpired(try reader.children())
    case 14: self = .holdReleased(try reader.children())
    case 15: self = .registered(try reader.value())
    case 16: self = .waitlisted(try reader.value(), position: try reader.value { $0 >= 1 })
    case 17: self = .seated(try reader.children(), from: try reader.source())
    case 18: self = .leftWaitlist(try reader.children())
    case 19: self = .movedToWaitlist(try reader.children())
    case 20: self = .offered(try reader.children(), until: try reader.deadline())
    case 21: self = .offerExpired(try reader.children())
    case 22: self = .offerDeclined(try reader.children())
    case 23: self = .registrationCancelled(try reader.children(), by: try reader.canceller())
    case 24: self = try reader.transferred()
    case 25 where reader.formVersion > 1:
      self = .overfilled(
        from: try reader.capacity(), to: try reader.capacity(), by: try reader.value(),
        reason: try reader.reason())
    case 26 where reader.formVersion > 3:
      reader.require(formVersion: 4)
      self = .noted
    case 27 where reader.formVersion > 4:
      reader.require(formVersion: 5)
      self = .draftDeleted
    default: throw reader.invalid
    }
  }
}

extension ByteReader {
  fileprivate mutating func capacity() throws(InvalidBytes) -> Int {
    try value { EventDetails.capacities.contains($0) }
  }

  fileprivate mutating func reason() throws(InvalidBytes) -> String {
    try value { $0.utf8.count <= EventFact.Change.maximumReasonBytes }
  }

  mutating func deadline() throws(InvalidBytes) -> Int64 {
    try value { EventFact.Change.deadlines.contains($0) }
  }

  fileprivate mutating func source() throws(InvalidBytes) -> EventFact.Change.SeatSource {
    let start = invalid
    guard let source = EventFact.Change.SeatSource(rawValue: try number()) else { throw start }
    return source
  }

  fileprivate mutating func canceller() throws(InvalidBytes) -> EventFact.Change.Canceller {
    let start = invalid
    guard let canceller = EventFact.Change.Canceller(rawValue: try number()) else { throw start }
    return canceller
  }

  fileprivate mutating func rescheduled() throws(InvalidBytes) -> EventFact.Change {
    let invalid = invalid
    let (start, end) = (try value(LocalDateTime.self), try value(LocalDateTime.self))
    let utcOffset = try value(Int.self)
    var checks = FieldChecks()
    checks.times(from: start, to: end, utcOffset: utcOffset)
    guard checks.problems.isEmpty else { throw invalid }
    return .rescheduled(start: start, end: end, utcOffset: utcOffset)
  }

  fileprivate mutating func transferred() throws(InvalidBytes) -> EventFact.Change {
    let invalid = invalid
    let child = try value(ChildID.self)
    let attendee = try value(EventAttendee.self)
    guard attendee.id != child else { throw invalid }
    return .transferred(from: child, to: attendee, by: try value())
  }
}

/// Bit 0 of a byte tells whether the guardian is known, bit 1 whether sealed answers follow the consents, and
/// bit 2 whether other guardians follow at the end. Without them, the bytes are the same as in the versions
/// that had none.
extension EventAttendee: ByteEncodable, ByteDecodable {
  func encode(into sink: inout some ByteSink) {
    id.encode(into: &sink)
    let parts: UInt8 =
      (guardian == nil ? 0 : 1) | (sealedAnswers == nil ? 0 : 2) | (otherGuardians.isEmpty ? 0 : 4)
    sink.append(parts)
    guardian?.encode(into: &sink)
    consents.encode(into: &sink)
    if let sealedAnswers {
      sink.require(formVersion: 3)
      sink.append(UInt32(truncatingIfNeeded: sealedAnswers.bytes.count))
      for byte in sealedAnswers.bytes { sink.append(byte) }
    }
    guard !otherGuardians.isEmpty else { return }
    sink.require(formVersion: 7)
    otherGuardians.encode(into: &sink)
  }

  init(from reader: inout ByteReader) throws(InvalidBytes) {
    let id = try reader.value(ChildID.self)
    let start = reader.invalid
    let parts = try reader.number(UInt8.self)
    guard parts <= (reader.formVersion > 6 ? 7 : reader.formVersion > 2 ? 3 : 1) else {
      throw start
    }
    let guardian = parts & 1 == 1 ? try reader.value(PersonID.self) : nil
    let consents = try reader.value(GuardianConsents.self)
    let sealedAnswers = parts & 2 == 2 ? try reader.sealedAnswers() : nil
    let others = parts & 4 == 4 ? try reader.otherGuardians() : []
    self.init(
      id: id, guardian: guardian, otherGuardians: others, consents: consents,
      sealedAnswers: sealedAnswers)
  }
}

extension ByteReader {
  fileprivate mutating func otherGuardians() throws(InvalidBytes) -> [PersonID] {
    let start = invalid
    require(formVersion: 7)
    let guardians: [PersonID] = try array()
    guard 1...Child.maximumOtherGuardians ~= guardians.count else { throw start }
    return guardians
  }

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
