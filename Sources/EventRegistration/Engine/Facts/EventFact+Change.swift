public import Essentials

extension EventFact {
  /// The change that an ``EventFact`` records.
  ///
  /// The children of one change are those of one request, in its order, or those of one party.
  public enum Change: Hashable, Sendable, PrivateValue {
    /// A provider created the event as a draft.
    indirect case drafted(EventDetails, owner: PersonID)
    /// The provider replaced the details of the event, or rescheduled an event of several sessions.
    indirect case edited(EventDetails)
    /// The event became visible to parents.
    case published
    /// The number of seats changed.
    case capacityChanged(from: Int, to: Int)
    /// The time of an event of one session changed.
    ///
    /// Earlier versions also wrote it for events of several sessions, whose further sessions moved by as
    /// much local time and kept their UTC offsets.
    case rescheduled(start: LocalDateTime, end: LocalDateTime, utcOffset: Int)
    /// The registration window changed.
    case windowChanged(RegistrationWindow)
    /// The rules of the waiting list changed.
    case waitlistChanged(WaitlistPolicy)
    /// Registration closed.
    case closed
    /// Registration opened again.
    case reopened
    /// The event was canceled. The facts that follow end the registration, hold, or offer of each
    /// party.
    case eventCancelled(reason: String)
    /// The attendance of a child was recorded.
    case attendanceMarked(ChildID, attended: Bool)

    /// Seats were put on hold for a party until this instant.
    case held(EventFact.Party, until: Int64)
    /// A hold expired.
    case holdExpired([ChildID])
    /// A hold was released.
    case holdReleased([ChildID])
    /// A party registered, and got seats immediately.
    case registered(EventFact.Party)
    /// A party joined the waiting list, at this position from 1.
    case waitlisted(EventFact.Party, position: Int)
    /// Children who had a hold or an offer, or who waited, got seats.
    case seated([ChildID], from: SeatSource)
    /// Children left the waiting list.
    case leftWaitlist([ChildID])
    /// A registered party was moved back to the head of the waiting list.
    case movedToWaitlist([ChildID])
    /// Seats were offered to a waiting party until this instant.
    case offered([ChildID], until: Int64)
    /// An offer expired, and the party left the waiting list.
    case offerExpired([ChildID])
    /// An offer was declined.
    case offerDeclined([ChildID])
    /// Registrations were canceled.
    case registrationCancelled([ChildID], by: Canceller)
    /// A registration was transferred from one child to another.
    indirect case transferred(from: ChildID, to: EventAttendee, by: PersonID)
    /// An organizer changed the number of seats beyond the capacity, or seated a waiting party out of
    /// order, which the next fact says. Then the number can stay the same.
    indirect case overfilled(from: Int, to: Int, by: PersonID, reason: String)
    /// An accepted request changed nothing, since the event was already as requested. The fact remembers
    /// the request for its retries.
    case noted
    /// The provider deleted the draft. Nobody knows the event any more.
    case draftDeleted
  }
}

extension EventFact.Change {
  /// The way in which children got seats.
  public enum SeatSource: UInt8, CaseIterable, Hashable, Sendable {
    /// From a hold.
    case hold
    /// From the waiting list, without an offer.
    case waitlist
    /// From an offer.
    case offer

    /// Creates a source from its number in the byte form, or returns `nil` if there is none.
    public init?(rawValue: UInt8) {
      guard rawValue < 3 else { return nil }
      self = Self.allCases[Int(rawValue)]
    }
  }

  /// The role of the person who canceled a registration.
  public enum Canceller: UInt8, CaseIterable, Hashable, Sendable {
    /// A parent or guardian.
    case parent
    /// The provider.
    case provider
    /// An administrator.
    case admin
    /// No person: the event was canceled.
    case eventCancellation

    /// Creates a role from its number in the byte form, or returns `nil` if there is none.
    public init?(rawValue: UInt8) {
      guard rawValue < 4 else { return nil }
      self = Self.allCases[Int(rawValue)]
    }
  }
}
