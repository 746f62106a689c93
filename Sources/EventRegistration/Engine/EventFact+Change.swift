public import Essentials

extension EventFact {
  /// What a ``EventFact`` says.
  ///
  /// The children of one change share a request, in its order, or are of one party.
  public enum Change: Hashable, Sendable, PrivateValue {
    /// A provider started the event.
    indirect case drafted(EventDetails, owner: PersonID)
    /// The provider replaced what the event says and its rules.
    indirect case edited(EventDetails)
    /// Parents see the event.
    case published
    /// The event has another number of seats.
    case capacityChanged(from: Int, to: Int)
    /// The event takes place at another time.
    case rescheduled(start: LocalDateTime, end: LocalDateTime, utcOffset: Int)
    /// Parents can register at other times.
    case windowChanged(RegistrationWindow)
    /// Families wait by other rules.
    case waitlistChanged(WaitlistPolicy)
    /// The event takes no registrations.
    case closed
    /// The event takes registrations again.
    case reopened
    /// The event was called off; the facts that follow end each party's record.
    case eventCancelled(reason: String)
    /// A child came, or did not.
    case attendanceMarked(ChildID, attended: Bool)

    /// Seats are kept for a party until that instant.
    case held(EventFact.Party, until: Int64)
    /// The time for which seats were kept is over.
    case holdExpired([ChildID])
    /// Seats that were kept are free again.
    case holdReleased([ChildID])
    /// A party got seats on arrival.
    case registered(EventFact.Party)
    /// A party waits, at that place from 1.
    case waitlisted(EventFact.Party, position: Int)
    /// Children who waited, or for whom seats were kept, have them.
    case seated([ChildID], from: SeatSource)
    /// Children wait no longer.
    case leftWaitlist([ChildID])
    /// A registered party waits again, at the head of the list.
    case movedToWaitlist([ChildID])
    /// Seats are offered to a party that waited, until that instant.
    case offered([ChildID], until: Int64)
    /// The time for which seats were offered is over, and the party waits no longer.
    case offerExpired([ChildID])
    /// Seats that were offered are given back.
    case offerDeclined([ChildID])
    /// Registrations ended.
    case registrationCancelled([ChildID], by: Canceller)
    /// A registration passed from one child to another.
    indirect case transferred(from: ChildID, to: EventAttendee, by: PersonID)
  }
}

extension EventFact.Change {
  /// Where a seat comes from.
  public enum SeatSource: UInt8, CaseIterable, Hashable, Sendable {
    /// It was on hold.
    case hold
    /// It became free while the party waited.
    case waitlist
    /// It was offered to the party, which waited.
    case offer

    /// Creates a source from its number in the byte form, or returns `nil` for any other.
    public init?(rawValue: UInt8) {
      guard rawValue < 3 else { return nil }
      self = Self.allCases[Int(rawValue)]
    }
  }

  /// Who ended a registration.
  public enum Canceller: UInt8, CaseIterable, Hashable, Sendable {
    /// A parent or guardian.
    case parent
    /// The provider.
    case provider
    /// An administrator.
    case admin
    /// Nobody: the event was called off.
    case eventCancellation

    /// Creates a canceller from its number in the byte form, or returns `nil` for any other.
    public init?(rawValue: UInt8) {
      guard rawValue < 4 else { return nil }
      self = Self.allCases[Int(rawValue)]
    }
  }
}
