extension EventFact {
  /// Replaces the ID of a child by its pseudonym under a key at this event.
  ///
  /// The sealed answers about the child are dropped. To forget a child, do this with all facts of
  /// the event, so that they can still be applied. The digest of the ``cause`` is dropped, because
  /// it reveals whether a command was about the child.
  public mutating func forget(child: ChildID, key: PseudonymKey) {
    self = renamed(Renaming(of: child, at: event, key: key))
  }

  /// Replaces the ID of a parent or provider by its pseudonym under a key at this event.
  ///
  /// The sealed answers about children for whom the person registered or is responsible are
  /// dropped. To forget a person, do this with all facts of the event, so that they can still be
  /// applied. The digest of the ``cause`` is dropped, because it reveals whether the person sent a
  /// command.
  public mutating func forget(person: PersonID, key: PseudonymKey) {
    self = renamed(Renaming(of: person, at: event, key: key))
  }

  /// Whether the fact contains the ID of a child.
  public func names(_ child: ChildID) -> Bool {
    let renaming = Renaming(from: child, to: ChildID(high: ~child.high, low: child.low))
    return change.renamed(renaming) != change
  }

  /// Whether the fact contains the ID of a parent or provider.
  public func names(_ person: PersonID) -> Bool {
    let renaming = Renaming(from: person, to: PersonID(high: ~person.high, low: person.low))
    return change.renamed(renaming) != change
  }

  private func renamed(_ renaming: Renaming) -> EventFact {
    EventFact(
      event: event, version: version, time: time,
      cause: cause.map { Cause(request: $0.request, digest: nil, firstMade: $0.firstMade) },
      change: change.renamed(renaming))
  }
}

/// The replacement of one ID of a child or a person.
struct Renaming {
  private var child: (from: ChildID, to: ChildID)?
  private var person: (from: PersonID, to: PersonID)?

  init(from child: ChildID, to pseudonym: ChildID) { self.child = (child, pseudonym) }

  init(from person: PersonID, to pseudonym: PersonID) { self.person = (person, pseudonym) }

  init(of child: ChildID, at event: EventID, key: PseudonymKey) {
    self.init(from: child, to: key.pseudonym(of: child, at: event))
  }

  init(of person: PersonID, at event: EventID, key: PseudonymKey) {
    self.init(from: person, to: key.pseudonym(of: person, at: event))
  }

  func callAsFunction(_ id: ChildID) -> ChildID { id == child?.from ? child?.to ?? id : id }

  func callAsFunction(_ id: PersonID) -> PersonID { id == person?.from ? person?.to ?? id : id }

  /// Renames a child at the event, and drops the sealed answers if they are about a renamed child or
  /// from a renamed person.
  func callAsFunction(_ attendee: EventAttendee, registeredBy registrant: PersonID)
    -> EventAttendee
  {
    let isForgotten =
      attendee.id == child?.from
      || person.map { $0.from == registrant || attendee.hasGuardian($0.from) } ?? false
    return EventAttendee(
      id: self(attendee.id), guardian: attendee.guardian.map { self($0) },
      otherGuardians: attendee.otherGuardians.map { self($0) }, consents: attendee.consents,
      sealedAnswers: isForgotten ? nil : attendee.sealedAnswers)
  }

  fileprivate func callAsFunction(_ party: EventFact.Party) -> EventFact.Party {
    EventFact.Party(
      registeredBy: self(party.registeredBy),
      attendees: party.attendees.map { self($0, registeredBy: party.registeredBy) })
  }
}

extension EventFact.Change {
  fileprivate func renamed(_ rename: Renaming) -> EventFact.Change {
    switch self {
    case .edited, .published, .capacityChanged, .rescheduled, .windowChanged, .waitlistChanged,
      .closed, .reopened, .eventCancelled, .noted, .draftDeleted:
      self
    case .drafted(let details, let owner): .drafted(details, owner: rename(owner))
    case .attendanceMarked(let child, let attended, let session):
      .attendanceMarked(rename(child), attended: attended, session: session)
    case .held(let party, let deadline): .held(rename(party), until: deadline)
    case .registered(let party): .registered(rename(party))
    case .waitlisted(let party, let position): .waitlisted(rename(party), position: position)
    case .holdExpired(let children): .holdExpired(children.map { rename($0) })
    case .holdReleased(let children): .holdReleased(children.map { rename($0) })
    case .seated(let children, let source): .seated(children.map { rename($0) }, from: source)
    case .leftWaitlist(let children): .leftWaitlist(children.map { rename($0) })
    case .movedToWaitlist(let children): .movedToWaitlist(children.map { rename($0) })
    case .offered(let children, let deadline):
      .offered(children.map { rename($0) }, until: deadline)
    case .offerExpired(let children): .offerExpired(children.map { rename($0) })
    case .offerDeclined(let children): .offerDeclined(children.map { rename($0) })
    case .registrationCancelled(let children, let canceller):
      .registrationCancelled(children.map { rename($0) }, by: canceller)
    case .transferred(let child, let attendee, let person):
      .transferred(
        from: rename(child), to: rename(attendee, registeredBy: person), by: rename(person))
    case .overfilled(let old, let new, let person, let reason):
      .overfilled(from: old, to: new, by: rename(person), reason: reason)
    }
  }
}
