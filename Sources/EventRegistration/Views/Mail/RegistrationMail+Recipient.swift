import Essentials

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
    public enum News: Hashable, Sendable {
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
