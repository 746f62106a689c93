extension SeatEngine {
  /// What happened to the seats of a person or an event.
  public enum Change: UInt8, CaseIterable, Hashable, Sendable {
    /// The person got seats on arrival.
    case registered
    /// The person joined the waiting list.
    case waitlisted
    /// Seats are held for the person until a deadline.
    case held
    /// The registration was canceled.
    case cancelled
    /// The person left the waiting list.
    case leftWaitlist
    /// Held seats were released.
    case holdReleased
    /// The capacity of the event changed.
    case capacityChanged
    /// Held seats were confirmed.
    case holdConfirmed
    /// A hold expired.
    case holdExpired
    /// The person got seats from the waiting list.
    case promoted
    /// Seats are offered to the waitlisted person until a deadline.
    case offered
    /// The person accepted offered seats.
    case offerAccepted
    /// The person declined offered seats.
    case offerDeclined
    /// An offer expired.
    case offerExpired

    /// Creates a change from its number, or returns `nil` for an unknown number.
    public init?(rawValue: UInt8) {
      guard Int(rawValue) < Self.allCases.count else { return nil }
      self = Self.allCases[Int(rawValue)]
    }
  }
}
