extension SeatEngine {
  /// A command on the seats of one event of a ``SeatEngine``, with dense IDs.
  @frozen
  public struct Command: Hashable, Sendable {
    /// The action of a command.
    @frozen
    public enum Action: UInt8, CaseIterable, Hashable, Sendable {
      /// Registers the person, or adds them to the waiting list.
      case register
      /// Cancels a registration, a place on the waiting list, a hold, or an offer.
      case cancel
      /// Holds seats until a deadline.
      case hold
      /// Confirms held seats or accepts offered seats.
      case confirm
      /// Changes the capacity of the event.
      case setCapacity

      /// Creates an action from its number, or returns `nil` for an unknown number.
      @inlinable
      public init?(rawValue: UInt8) {
        guard rawValue < 5 else { return nil }
        self = Self.allCases[Int(rawValue)]
      }
    }

    /// The action of the command.
    public var action: Action

    /// The number of seats for ``Action/register`` and ``Action/hold``.
    public var seats: UInt8

    /// The number of the event, from ``SeatEngine/addEvent(_:)``.
    public var event: UInt32

    /// The person, below 2³² - 1; for ``Action/setCapacity``, the new capacity.
    public var subject: UInt32

    /// The time of the command, in seconds since 1970-01-01 UTC.
    public var time: Int64

    /// Creates a command.
    @inlinable
    public init(_ action: Action, seats: UInt8 = 1, event: UInt32, subject: UInt32, at time: Int64)
    {
      self.action = action
      self.seats = seats
      self.event = event
      self.subject = subject
      self.time = time
    }
  }

  /// The answer to a ``SeatEngine/Command``.
  ///
  /// Numbers below 16 mean that the command was accepted. A refused command changes nothing. The
  /// answer is the first that applies, in the order 22, 21, 23, 24, 16 to 18, 20, 28, 19.
  @nonexhaustive public enum Answer: UInt8, Hashable, Sendable {
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

  /// The answer to a ``SeatEngine/Command``, with the version of its event.
  ///
  /// The versions show the order in which the accepted commands of an event ran.
  @frozen
  public struct Receipt: Hashable, Sendable {
    /// The answer.
    public let answer: SeatEngine.Answer

    /// The number of facts of the event after the command; 0 if the event is unknown.
    public let version: UInt64
  }

  /// The rules of an event of a ``SeatEngine``.
  ///
  /// A number beyond a limit is replaced by the limit.
  public struct Rules: Hashable, Sendable {
    /// The number of seats, at most 2³¹ - 1.
    public var capacity: UInt32 {
      didSet { capacity = Self.clamped(capacity: capacity) }
    }

    /// The maximum number of waitlisted parties; 0 for no waiting list.
    public var waitlistLimit: UInt32

    /// How often a waitlisted party can be passed over by a party that fits.
    ///
    /// 0 means strict order of arrival, and `UInt32.max` means any number of times.
    public var maximumOvertakings: UInt32

    /// How long free seats are offered to a waitlisted party, in seconds; 0 to seat it at once.
    public var offerSeconds: UInt32

    /// How long a hold lasts, in seconds.
    public var holdSeconds: UInt32

    /// The maximum number of seats of a party, in `1...15`.
    public var maximumPartySize: UInt8 {
      didSet { maximumPartySize = Self.clamped(partySize: maximumPartySize) }
    }

    /// The times at which people can register or hold, in seconds since 1970-01-01 UTC.
    public var window: Range<Int64>

    /// Creates rules.
    public init(
      capacity: UInt32, waitlistLimit: UInt32 = 0, maximumOvertakings: UInt32 = 0,
      offerSeconds: UInt32 = 0, holdSeconds: UInt32 = 900, maximumPartySize: UInt8 = 15,
      window: Range<Int64> = .min ..< .max
    ) {
      self.capacity = Self.clamped(capacity: capacity)
      self.waitlistLimit = waitlistLimit
      self.maximumOvertakings = maximumOvertakings
      self.offerSeconds = offerSeconds
      self.holdSeconds = holdSeconds
      self.maximumPartySize = Self.clamped(partySize: maximumPartySize)
      self.window = window
    }

    private static func clamped(capacity: UInt32) -> UInt32 { min(capacity, UInt32(Int32.max)) }

    private static func clamped(partySize: UInt8) -> UInt8 { min(max(partySize, 1), 15) }
  }
}
