import Essentials

/// The times and the place of an event, to detect changes.
struct Appointment {
  private var details: EventDetails

  init(_ details: EventDetails) { self.details = details }

  /// Applies a change, and returns whether it moves the event to another time or place.
  mutating func isMoved(by change: EventFact.Change) -> Bool {
    let old = details
    if case .edited(let details) = change {
      self.details = details
    } else if case .rescheduled(let start, let end, let utcOffset) = change,
      let details = try? old.rescheduledKeepingOffsets(from: start, to: end, utcOffset: utcOffset)
    {
      self.details = details
    }
    return !details.takesPlace(like: old)
  }
}

/// The standing of each child while facts are read, with what happened to the child.
struct RecipientTally {
  struct Place {
    /// The recipients: one person or two.
    var people: [PersonID]
    var standing: ChildRegistration.Standing?
    var news: [RegistrationMail.Recipient.News] = []
    /// How often the event had moved when the child was last notified of it, or was added.
    var knownMoves = 0

    /// Notifies a child with a standing that the event moved; once, even if it moved several times.
    mutating func tell(ofMoves moves: Int) {
      if standing != nil, knownMoves < moves { news.append(.eventChanged) }
      knownMoves = moves
    }

    /// Replaces all news by the cancellation of the event.
    mutating func tellOfCancellation() {
      if standing != nil { news = [.eventCancelled] }
    }
  }

  private var places: [ChildID: Place] = [:]
  /// The event before the facts, from which places are read as facts name their children; `nil` if
  /// all are read.
  private var unread: EventLedger?
  private var appointment: Appointment
  private var moves = 0
  private var isCancelled = false

  init(_ roster: EventRoster) {
    appointment = Appointment(roster.record.details)
    places.reserveCapacity(roster.registrations.count)
    for registration in roster.registrations { read(registration) }
  }

  /// Creates a tally that reads only the places of the children that facts name, until one changes
  /// them all.
  init(_ record: EventRecord, _ ledger: EventLedger) {
    appointment = Appointment(record.details)
    unread = ledger
  }

  private mutating func read(_ registration: ChildRegistration) {
    let people = Self.people(
      asking: registration.registeredBy, answering: registration.attendee.guardian)
    places[registration.attendee.id] = Place(people: people, standing: registration.standing)
  }

  private mutating func read(_ child: ChildID) {
    guard places[child] == nil, let registration = unread?.registration(of: child) else { return }
    read(registration)
  }

  private mutating func readAll() {
    guard let ledger = unread else { return }
    unread = nil
    for registration in ledger.registrations where places[registration.attendee.id] == nil {
      read(registration)
    }
  }

  private static func people(asking person: PersonID, answering guardian: PersonID?) -> [PersonID] {
    guard let guardian, guardian != person else { return [person] }
    return [person, guardian]
  }

  /// Applies a change.
  mutating func note(_ change: EventFact.Change) {
    // Changes after the cancellation end the registrations and are no further news.
    if isCancelled { return }
    if appointment.isMoved(by: change) {
      readAll()
      moves += 1
    }
    switch change {
    case .drafted, .edited, .published, .capacityChanged, .rescheduled, .windowChanged,
      .waitlistChanged, .closed, .reopened, .attendanceMarked, .overfilled, .noted, .draftDeleted:
      break
    case .eventCancelled:
      readAll()
      isCancelled = true
    case .held(let party, let until): enter(party, .held, .held(until: until))
    case .registered(let party): enter(party, .registered, .registered)
    case .waitlisted(let party, let position):
      enter(party, .waiting, .waitlisted(position: position))
    case .holdExpired(let children): move(children, to: nil, .holdExpired)
    case .holdReleased(let children): move(children, to: nil, .holdReleased)
    case .seated(let children, from: .waitlist): move(children, to: .registered, .promoted)
    case .seated(let children, _): move(children, to: .registered, .registered)
    case .leftWaitlist(let children): move(children, to: nil, .leftWaitlist)
    case .movedToWaitlist(let children): move(children, to: .waiting, .movedToWaitlist)
    case .offered(let children, let until): move(children, to: .offered, .offered(until: until))
    case .offerExpired(let children): move(children, to: nil, .offerExpired)
    case .offerDeclined(let children): move(children, to: nil, .offerDeclined)
    case .registrationCancelled(let children, let canceller):
      move(children, to: nil, .cancelled(by: canceller))
    case .transferred(let child, let attendee, let person):
      move([child], to: nil, .passedOn)
      let party = EventFact.Party(registeredBy: person, attendees: [attendee])
      enter(party, .registered, .registered)
    }
  }

  private mutating func enter(
    _ party: EventFact.Party, _ standing: ChildRegistration.Standing,
    _ news: RegistrationMail.Recipient.News
  ) {
    for attendee in party.attendees {
      read(attendee.id)
      let people = Self.people(asking: party.registeredBy, answering: attendee.guardian)
      var place = places.removeValue(forKey: attendee.id) ?? Place(people: people)
      place.people = people
      place.standing = standing
      place.news.append(news)
      place.knownMoves = moves
      places[attendee.id] = place
    }
  }

  private mutating func move(
    _ children: [ChildID], to standing: ChildRegistration.Standing?,
    _ news: RegistrationMail.Recipient.News
  ) {
    for child in children {
      read(child)
      places[child]?.tell(ofMoves: moves)
      places[child]?.standing = standing
      places[child]?.news.append(news)
    }
  }

  /// Returns the recipients for the children of whom there is news, each once, sorted by ID.
  var recipientsOfNews: [RegistrationMail.Recipient] { recipients { !$0.news.isEmpty } }

  /// Returns the recipients for the chosen children, each once, sorted by ID.
  func recipients(where isChosen: (Place) -> Bool) -> [RegistrationMail.Recipient] {
    var reasons: [PersonID: [RegistrationMail.Recipient.Reason]] = [:]
    for (child, var place) in places.sorted(by: { $0.key < $1.key }) {
      place.tell(ofMoves: moves)
      if isCancelled { place.tellOfCancellation() }
      guard isChosen(place) else { continue }
      let reason = RegistrationMail.Recipient.Reason(
        child: child, standing: place.standing, news: place.news)
      for person in place.people { reasons[person, default: []].append(reason) }
    }
    return reasons.sorted { $0.key < $1.key }.map {
      RegistrationMail.Recipient(person: $0.key, reasons: $0.value)
    }
  }
}
