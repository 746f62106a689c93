extension RegistrationMail {
  /// A person to notify about an event, with the children and the reasons.
  ///
  ///     for recipient in ledger.recipients(of: facts) {
  ///       for occasion in recipient.occasions {
  ///         send(messages.mail(for: occasion, to: .parent, about: record), to: recipient.person)
  ///       }
  ///     }
  public struct Recipient: Hashable, Sendable, Identifiable, PrivateValue {
    /// The reason to notify a person: a child and the news about the child.
    public struct Reason: Hashable, Sendable, Identifiable, PrivateValue {
      /// The child.
      public let child: ChildID

      /// The standing of the child, or `nil` for none; if the event is canceled, the standing
      /// before.
      public let standing: ChildRegistration.Standing?

      /// The news about the child, in order; empty for a message from the provider.
      public let news: [News]

      /// The ID of the child.
      public var id: ChildID { child }

      init(child: ChildID, standing: ChildRegistration.Standing?, news: [News]) {
        self.child = child
        self.standing = standing
        self.news = news
      }
    }

    /// A change of a child's registration or of the event.
    @nonexhaustive public enum News: Hashable, Sendable {
      /// The event moved to another time or place.
      case eventChanged
      /// The event was canceled.
      case eventCancelled
      /// The child is registered: on arrival, after a hold or an offer, or by a transfer.
      case registered
      /// The child was waitlisted and is now registered.
      case promoted
      /// The child is waitlisted at a position, from 1.
      case waitlisted(position: Int)
      /// The child was registered and is waitlisted again.
      case movedToWaitlist
      /// The child left the waiting list.
      case leftWaitlist
      /// A seat is held for the child until a time in seconds since 1970-01-01 00:00 UTC.
      case held(until: Int64)
      /// The hold expired.
      case holdExpired
      /// The hold was released.
      case holdReleased
      /// A seat is offered to the child until a time in seconds since 1970-01-01 00:00 UTC.
      case offered(until: Int64)
      /// The offer expired, and the child left the waiting list.
      case offerExpired
      /// The offer was declined.
      case offerDeclined
      /// The registration was canceled.
      case cancelled(by: EventFact.Change.Canceller)
      /// The seat was transferred to another child.
      case passedOn
    }

    /// The person.
    public let person: PersonID

    /// The reasons, one for each child, sorted by child ID; never empty.
    public let reasons: [Reason]

    init(person: PersonID, reasons: [Reason]) {
      self.person = person
      self.reasons = reasons
    }

    /// The ID of the person.
    public var id: PersonID { person }

    /// The children, sorted by ID.
    public var children: [ChildID] { reasons.map(\.child) }
  }
}

extension EventRoster {
  /// Returns the recipients of a message from the provider, each once, sorted by ID.
  ///
  /// For each child, these are the person who registered the child and the guardians, if they are other
  /// people.
  ///
  /// - Parameter standings: The standings of the children to include.
  /// - Returns: The recipients.
  /// - Complexity: O(*n* log *n*) for *n* registrations.
  public func recipients(
    with standings: Set<ChildRegistration.Standing> = [.registered]
  ) -> [RegistrationMail.Recipient] {
    RecipientTally(self).recipients { $0.standing.map(standings.contains) ?? false }
  }

  /// Returns the people to notify of facts, each once, sorted by ID, as
  /// ``EventLedger/recipients(of:)`` does.
  ///
  /// Create the roster before you apply the facts. Pass the facts of one command, or the facts
  /// that time caused, in order.
  ///
  /// A person is notified if the registration of one of their children changed, for example from
  /// waitlisted to registered. If the event moves to another time or place, or is canceled,
  /// everyone with a registration, a hold, an offer, or a place on the waiting list is notified.
  /// For each child, these are the person who registered the child and the guardians, if they are other
  /// people.
  ///
  /// Facts of other events, and facts that the roster already includes, have no effect.
  ///
  /// - Parameter facts: The facts.
  /// - Returns: The recipients.
  /// - Complexity: O(*n* log *n*) for *n* registrations and children in the facts.
  public func recipients(of facts: some Sequence<EventFact>) -> [RegistrationMail.Recipient] {
    var tally = RecipientTally(self)
    for fact in facts where fact.event == record.id && fact.version > record.version {
      tally.note(fact.change)
    }
    return tally.recipientsOfNews
  }
}

extension EventLedger {
  /// Returns the people to notify of facts, each once, sorted by ID.
  ///
  ///     let before = ledger
  ///     var facts: [EventFact] = []
  ///     _ = ledger.perform(.cancel([anaID]), request, facts: &facts)
  ///     for recipient in before.recipients(of: facts) {
  ///       print(recipient.person, recipient.occasions)
  ///     }
  ///
  /// Call this on the ledger before it applies the facts. Pass the facts of one command, or the
  /// facts that time caused, in order.
  ///
  /// A person is notified if the registration of one of their children changed, for example from
  /// waitlisted to registered. If the event moves to another time or place, or is canceled,
  /// everyone with a registration, a hold, an offer, or a place on the waiting list is notified.
  /// For each child, these are the person who registered the child and the guardians, if they are other
  /// people.
  ///
  /// Facts of other events, and facts that the ledger already includes, have no effect.
  ///
  /// - Parameter facts: The facts.
  /// - Returns: The recipients.
  /// - Complexity: O(*m* log *m*) for *m* children in the facts, O(*p*) more for a waiting one behind
  ///   *p* parties, and O(*n* log *n*) for *n* registrations if the event moves or is canceled.
  public func recipients(of facts: some Sequence<EventFact>) -> [RegistrationMail.Recipient] {
    guard let record else { return [] }
    var tally = RecipientTally(record, self)
    for fact in facts where fact.event == id && fact.version > version {
      tally.note(fact.change)
    }
    return tally.recipientsOfNews
  }
}

/// The standing of each child while facts are read, with what happened to the child.
struct RecipientTally {
  struct Place {
    /// The recipients, each once.
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
    let people = Self.people(asking: registration.registeredBy, for: registration.attendee)
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

  private static func people(asking person: PersonID, for attendee: EventAttendee) -> [PersonID] {
    var people = [person]
    for guardian in [attendee.guardian].compactMap({ $0 }) + attendee.otherGuardians
    where !people.contains(guardian) {
      people.append(guardian)
    }
    return people
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
      let people = Self.people(asking: party.registeredBy, for: attendee)
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
