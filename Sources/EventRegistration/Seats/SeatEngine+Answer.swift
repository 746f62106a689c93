extension SeatEngine {
  /// The answer to a ``SeatEngine/Command``.
  ///
  /// Numbers below 16 mean that the command was accepted. A refused command changes nothing. The
  /// answer is the first that applies, in the order 22, 21, 23, 24, 16 to 18, 20, 28, 19.
  public enum Answer: UInt8, Hashable, Sendable {
    /// The person has the seats.
    case registered = 0
    /// The person is at the end of the waiting list.
    case waitlisted = 1
    /// The seats are held for the person until a deadline.
    case held = 2
    /// The registration was canceled.
    case cancelled = 3
    /// The person left the waiting list.
    case leftWaitlist = 4
    /// Held or offered seats were released.
    case released = 5
    /// The event has the new number of seats.
    case capacityChanged = 6
    /// The person already has seats.
    case alreadyRegistered = 16
    /// The person is already waitlisted.
    case alreadyWaiting = 17
    /// The person already has held or offered seats.
    case alreadyHeld = 18
    /// There are too few seats, or others wait for them, and the person cannot be waitlisted.
    case full = 19
    /// The party is larger than the capacity of the event.
    case partyTooLarge = 20
    /// The number of seats is zero or above ``SeatEngine/Rules/maximumPartySize``.
    case invalidParty = 21
    /// The event is unknown.
    case unknownEvent = 22
    /// Registration is not open yet.
    case notOpen = 23
    /// Registration is closed.
    case closed = 24
    /// The person has nothing to cancel.
    case notRegistered = 25
    /// The person has no held or offered seats.
    case notHeld = 26
    /// The new capacity is below the seats that are taken, held, and offered.
    case capacityBelowCommitted = 27
    /// A limit of the engine is reached.
    ///
    /// The limits are 2³¹ - 1 seats in an event, 50,331,648 people in an event, and 67,108,863
    /// people who are waitlisted or have held or offered seats in all events. A person's ID is
    /// below 2³² - 1.
    case limitExceeded = 28

    /// Creates an answer from its number, or returns `nil` for an unknown number.
    public init?(rawValue: UInt8) {
      switch rawValue {
      case 0: self = .registered
      case 1: self = .waitlisted
      case 2: self = .held
      case 3: self = .cancelled
      case 4: self = .leftWaitlist
      case 5: self = .released
      case 6: self = .capacityChanged
      case 16: self = .alreadyRegistered
      case 17: self = .alreadyWaiting
      case 18: self = .alreadyHeld
      case 19: self = .full
      case 20: self = .partyTooLarge
      case 21: self = .invalidParty
      case 22: self = .unknownEvent
      case 23: self = .notOpen
      case 24: self = .closed
      case 25: self = .notRegistered
      case 26: self = .notHeld
      case 27: self = .capacityBelowCommitted
      case 28: self = .limitExceeded
      default: return nil
      }
    }

    /// Whether the command was accepted.
    public var isAccepted: Bool { rawValue < 16 }
  }
}
