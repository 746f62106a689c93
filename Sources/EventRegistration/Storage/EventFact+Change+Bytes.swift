import Essentials

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
    case .attendanceMarked(let child, let attended):
      child.encode(into: &sink)
      attended.encode(into: &sink)
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
    case 11: self = .attendanceMarked(try reader.value(), attended: try reader.value())
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
