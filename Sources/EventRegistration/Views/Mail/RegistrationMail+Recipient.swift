extension RegistrationMail {
  /// A person who is told something about an event, and the children because of whom.
  ///
  ///     for recipient in roster.recipients(of: facts) {
  ///       for occasion in recipient.occasions {
  ///         send(messages.mail(for: occasion, to: .parent, about: record), to: recipient.person)
  ///       }
  ///     }
  public struct Recipient: Hashable, Sendable, Identifiable, PrivateValue {
    /// Why a person is told something because of a child.
    public struct Reason: Hashable, Sendable, PrivateValue {
      /// The child.
      public let child: ChildID

      /// What the child has at the event, or `nil` for nothing; when the event is called off, what
      /// the child had until then.
      public let standing: ChildRegistration.Standing?

      /// What happened, in order; empty if nothing did, and the provider writes.
      public let news: [News]

      init(child: ChildID, standing: ChildRegistration.Standing?, news: [News]) {
        self.child = child
        self.standing = standing
        self.news = news
      }
    }

    /// What happened to a child's place at an event.
    public enum News: Hashable, Sendable {
      /// The event takes place at another time or elsewhere.
      case eventChanged
      /// The event was called off.
      case eventCancelled
      /// The child has a seat: on arrival, after a hold, by an offer, or passed on by another
      /// child.
      case registered
      /// The child waited, and has a seat.
      case promoted
      /// The child waits, at that place from 1.
      case waitlisted(position: Int)
      /// The child had a seat, and waits again.
      case movedToWaitlist
      /// The child waits no longer.
      case leftWaitlist
      /// A seat is kept for the child until that instant, in seconds since 1970-01-01 00:00 UTC.
      case held(until: Int64)
      /// The time for which a seat was kept is over.
      case holdExpired
      /// The seat that was kept is given back.
      case holdReleased
      /// A seat is offered to the child until that instant, in seconds since 1970-01-01 00:00 UTC.
      case offered(until: Int64)
      /// The time for which a seat was offered is over, and the child waits no longer.
      case offerExpired
      /// The seat that was offered is given back.
      case offerDeclined
      /// The registration ended.
      case cancelled(by: EventFact.Change.Canceller)
      /// The seat was passed on to another child.
      case passedOn
    }

    /// The person.
    public let person: PersonID

    /// Why, child by child, sorted by their identities; never empty.
    public let reasons: [Reason]

    init(person: PersonID, reasons: [Reason]) {
      self.person = person
      self.reasons = reasons
    }

    /// The identity of the person.
    public var id: PersonID { person }

    /// The children, sorted by their identities.
    public var children: [ChildID] { reasons.map(\.child) }
  }
}
