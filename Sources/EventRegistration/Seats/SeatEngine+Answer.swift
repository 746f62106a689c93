extension SeatEngine {
  /// What became of a ``SeatEngine/Command``.
  ///
  /// The numbers below 16 are those of accepted commands; a refused one changes nothing. A command
  /// has the first answer that applies, in the order 22, 21, 23, 24, 16 to 18, 20, 28, 19.
  public enum Answer: UInt8, Hashable, Sendable {
    /// The person has the seats.
    case registered = 0
    /// The person waits at the tail of the list.
    case waitlisted = 1
    /// The seats are kept for the person until a deadline.
    case held = 2
    /// The person gave up their seats.
    case cancelled = 3
    /// The person left the waiting list.
    case leftWaitlist = 4
    /// The person gave back seats that were held or offered.
    case released = 5
    /// The event has the new number of seats.
    case capacityChanged = 6
    /// The person has seats already.
    case alreadyRegistered = 16
    /// The person waits already.
    case alreadyWaiting = 17
    /// Seats are held for the person or offered to them already.
    case alreadyHeld = 18
    /// There are not enough seats, or others wait for them, and the person cannot wait.
    case full = 19
    /// The party is larger than the event.
    case partyTooLarge = 20
    /// The number of seats is zero or above the engine's limit.
    case invalidParty = 21
    /// There is no such event.
    case unknownEvent = 22
    /// Registration has not begun.
    case notOpen = 23
    /// Registration is over.
    case closed = 24
    /// The person has nothing to give up.
    case notRegistered = 25
    /// No seats are held for the person or offered to them.
    case notHeld = 26
    /// The new number of seats is below those taken, held and offered.
    case capacityBelowCommitted = 27
    /// A bound of the engine is reached: 2³¹ - 1 seats, 50,331,648 people in an event, 67,108,863
    /// who wait or have seats kept in all events, or an id of 2³² - 1.
    case limitExceeded = 28

    /// Creates an answer from its number, or returns `nil` for any other.
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

    /// Whether the command was carried out.
    public var isAccepted: Bool { rawValue < 16 }
  }
}
