import Essentials

extension EventLedger {
  /// Changes seats, and records a fact for each party.
  ///
  /// Reserve memory if it is known how many children the change is about.
  mutating func changeSeats(
    _ writer: inout FactWriter, reserving count: Int = 0,
    _ body: (inout SeatBook, inout SeatEvents) -> Void
  ) {
    var events = SeatEvents(reserving: count)
    body(&ownStorage.book, &events)
    addFacts(events, &writer)
  }

  /// Records a fact for each party whose seats changed.
  private mutating func addFacts(_ events: SeatEvents, _ writer: inout FactWriter) {
    var rest = events.events[...]
    while let party = rest.removeParty() {
      addFact(storage.book.change(by: party), &writer)
      for event in party where event.change == .promoted {
        ownStorage.book.roster[event.person].movedUpAt = writer.time
      }
      for event in party where event.change == .held {
        ownStorage.book.roster.setHeld(event.person, true)
      }
      for event in party where event.change.endsRecord {
        ownStorage.book.roster.remove(event.person)
      }
    }
  }

  /// Records a fact about a change that was made.
  mutating func addFact(_ change: EventFact.Change, _ writer: inout FactWriter) {
    let fact = writer.fact(change, version: version + 1)
    settle(fact)
    writer.append(fact)
  }

  /// Advances to the version of a fact whose change was made, and remembers the answer to its request.
  ///
  /// The first change of a request determines the outcome, and its last change the version.
  mutating func settle(_ fact: EventFact) {
    version = fact.version
    lastTime = fact.time
    if fact.change.givesSeats { content?.hadRegistrations = true }
    guard let cause = fact.cause else { return }
    ownStorage.requests.remember(
      RequestMemory.Entry(
        request: cause.request, digest: cause.digest, outcome: fact.change.outcome,
        version: version, firstMade: cause.firstMade ?? fact.time), at: fact.time)
  }
}

extension EventFact.Change {
  /// The outcome of a request whose first change this is.
  var outcome: EventCommand.Outcome {
    switch self {
    case .registered(let party): .registered(seats: party.attendees.count)
    case .seated(let children, _): .registered(seats: children.count)
    case .waitlisted(_, let position): .waitlisted(position: position)
    case .held(_, let deadline): .held(until: deadline)
    case .drafted, .edited, .published, .capacityChanged, .rescheduled, .windowChanged,
      .waitlistChanged, .closed, .reopened, .eventCancelled, .attendanceMarked, .holdExpired,
      .holdReleased, .leftWaitlist, .movedToWaitlist, .offered, .offerExpired, .offerDeclined,
      .registrationCancelled, .transferred, .overfilled, .noted, .draftDeleted:
      .done
    }
  }

  fileprivate var givesSeats: Bool {
    switch self {
    case .registered, .seated: true
    case .drafted, .edited, .published, .capacityChanged, .rescheduled, .windowChanged,
      .waitlistChanged, .closed, .reopened, .eventCancelled, .attendanceMarked, .held,
      .holdExpired, .holdReleased, .waitlisted, .leftWaitlist, .movedToWaitlist, .offered,
      .offerExpired, .offerDeclined, .registrationCancelled, .transferred, .overfilled, .noted,
      .draftDeleted:
      false
    }
  }
}

extension SeatEngine.Change {
  /// Whether the person is no longer at the event afterwards.
  fileprivate var endsRecord: Bool {
    switch self {
    case .cancelled, .leftWaitlist, .holdReleased, .holdExpired, .offerDeclined, .offerExpired: true
    case .registered, .waitlisted, .held, .capacityChanged, .holdConfirmed, .promoted, .offered,
      .offerAccepted:
      false
    }
  }
}

extension ArraySlice<SeatEvents.Event> {
  /// Removes and returns the events of the first party, or returns `nil` if there are no more.
  fileprivate mutating func removeParty() -> Self? {
    guard !isEmpty else { return nil }
    let end = dropFirst().firstIndex { !$0.isCompanion } ?? endIndex
    defer { self = self[end...] }
    return self[..<end]
  }
}

extension SeatBook {
  /// Returns the change that describes the events of one party.
  fileprivate func change(by party: ArraySlice<SeatEvents.Event>) -> EventFact.Change {
    let first = party[party.startIndex]
    var children: [ChildID] { party.map { roster[$0.person].attendee.id } }
    return switch first.change {
    case .registered: .registered(newParty(party))
    case .waitlisted: .waitlisted(newParty(party), position: Int(first.value))
    case .held: .held(newParty(party), until: first.value)
    case .cancelled: .registrationCancelled(children, by: .parent)
    case .leftWaitlist: .leftWaitlist(children)
    case .capacityChanged: .capacityChanged(from: Int(first.person), to: Int(first.value))
    case .holdReleased: .holdReleased(children)
    case .holdConfirmed: .seated(children, from: .hold)
    case .holdExpired: .holdExpired(children)
    case .promoted: .seated(children, from: .waitlist)
    case .offered: .offered(children, until: first.value)
    case .offerAccepted: .seated(children, from: .offer)
    case .offerDeclined: .offerDeclined(children)
    case .offerExpired: .offerExpired(children)
    }
  }

  private func newParty(_ events: ArraySlice<SeatEvents.Event>) -> EventFact.Party {
    EventFact.Party(
      registeredBy: roster[events[events.startIndex].person].registeredBy,
      attendees: events.map { roster[$0.person].attendee })
  }
}
