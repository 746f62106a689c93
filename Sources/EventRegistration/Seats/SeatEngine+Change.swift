extension SeatEngine {
  /// What happened to the seats of a person, or to those of the event.
  public enum Change: UInt8, CaseIterable, Hashable, Sendable {
    /// The person was seated on arrival.
    case registered
    /// The person joined the waiting list.
    case waitlisted
    /// Seats are kept for the person until a deadline.
    case held
    /// The person gave up their seats.
    case cancelled
    /// The person left the waiting list.
    case leftWaitlist
    /// The person gave back seats that were kept by a hold.
    case holdReleased
    /// The event has another number of seats.
    case capacityChanged
    /// The person took the seats that were kept by a hold.
    case holdConfirmed
    /// The time for which seats were held is over.
    case holdExpired
    /// The person was seated from the waiting list.
    case promoted
    /// Seats are offered to the person, who waited, until a deadline.
    case offered
    /// The person took the seats that were offered.
    case offerAccepted
    /// The person gave back seats that were offered.
    case offerDeclined
    /// The time for which seats were offered is over.
    case offerExpired

    /// Creates a change from its number in the byte form of a fact, or returns `nil` for any other.
    public init?(rawValue: UInt8) {
      guard Int(rawValue) < Self.allCases.count else { return nil }
      self = Self.allCases[Int(rawValue)]
    }
  }
}
