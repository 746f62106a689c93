import Essentials

/// Encoded as `{"kind": "waitlisted", "party": {…}, "position": 3}`.
///
/// The kind is the name of the case, and the other keys are the names of its parameters.
extension EventFact.Change: Encodable {
  typealias CodingKeys = FieldKey

  enum Kind: String, CaseIterable, Codable {
    case drafted, edited, published, capacityChanged, rescheduled, windowChanged, waitlistChanged
    case closed, reopened, eventCancelled, attendanceMarked
    case held, holdExpired, holdReleased, registered, waitlisted, seated, leftWaitlist
    case movedToWaitlist, offered, offerExpired, offerDeclined, registrationCancelled, transferred
    case overfilled, noted, draftDeleted

    init(from decoder: any Decoder) throws { try self.init(caseFrom: decoder) }
  }

  /// Encodes the change.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(codingKind, forKey: .kind)
    switch self {
    case .published, .closed, .reopened, .noted, .draftDeleted: break
    case .drafted(let details, let owner):
      try container.encode(details, forKey: .details)
      try container.encode(owner, forKey: .owner)
    case .edited(let details): try container.encode(details, forKey: .details)
    case .capacityChanged(let old, let new):
      try container.encode(old, forKey: .from)
      try container.encode(new, forKey: .to)
    case .rescheduled(let start, let end, let utcOffset):
      try container.encode(start, forKey: .start)
      try container.encode(end, forKey: .end)
      try container.encode(utcOffset, forKey: .utcOffset)
    case .windowChanged(let window): try container.encode(window, forKey: .window)
    case .waitlistChanged(let policy): try container.encode(policy, forKey: .waitlist)
    case .eventCancelled(let reason): try container.encode(reason, forKey: .reason)
    case .attendanceMarked(let child, let attended):
      try container.encode(child, forKey: .child)
      try container.encode(attended, forKey: .attended)
    case .registered(let party): try container.encode(party, forKey: .party)
    case .held(let party, let deadline):
      try container.encode(party, forKey: .party)
      try container.encode(deadline, forKey: .until)
    case .waitlisted(let party, let position):
      try container.encode(party, forKey: .party)
      try container.encode(position, forKey: .position)
    case .seated(let children, let source):
      try container.encode(children, forKey: .children)
      try container.encode(source, forKey: .from)
    case .offered(let children, let deadline):
      try container.encode(children, forKey: .children)
      try container.encode(deadline, forKey: .until)
    case .registrationCancelled(let children, let canceller):
      try container.encode(children, forKey: .children)
      try container.encode(canceller, forKey: .by)
    case .holdExpired(let children), .holdReleased(let children), .leftWaitlist(let children),
      .movedToWaitlist(let children), .offerExpired(let children), .offerDeclined(let children):
      try container.encode(children, forKey: .children)
    case .transferred(let child, let attendee, let person):
      try container.encode(child, forKey: .from)
      try container.encode(attendee, forKey: .to)
      try container.encode(person, forKey: .by)
    case .overfilled(let old, let new, let person, let reason):
      try container.encode(old, forKey: .from)
      try container.encode(new, forKey: .to)
      try container.encode(person, forKey: .by)
      try container.encode(reason, forKey: .reason)
    }
  }

  private var codingKind: Kind {
    switch self {
    case .drafted: .drafted
    case .edited: .edited
    case .published: .published
    case .capacityChanged: .capacityChanged
    case .rescheduled: .rescheduled
    case .windowChanged: .windowChanged
    case .waitlistChanged: .waitlistChanged
    case .closed: .closed
    case .reopened: .reopened
    case .eventCancelled: .eventCancelled
    case .attendanceMarked: .attendanceMarked
    case .held: .held
    case .holdExpired: .holdExpired
    case .holdReleased: .holdReleased
    case .registered: .registered
    case .waitlisted: .waitlisted
    case .seated: .seated
    case .leftWaitlist: .leftWaitlist
    case .movedToWaitlist: .movedToWaitlist
    case .offered: .offered
    case .offerExpired: .offerExpired
    case .offerDeclined: .offerDeclined
    case .registrationCancelled: .registrationCancelled
    case .transferred: .transferred
    case .overfilled: .overfilled
    case .noted: .noted
    case .draftDeleted: .draftDeleted
    }
  }
}
