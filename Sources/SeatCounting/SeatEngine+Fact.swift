extension SeatEngine {
  /// A change to the seats of an event of a ``SeatEngine``.
  ///
  /// The facts of an event, applied in order, restore its state:
  /// ``SeatEngine/apply(_:)-(SeatEngine.Fact)``.
  public struct Fact: Hashable, Sendable {
    /// The number of the event.
    public var event: UInt32

    /// The low 32 bits of the number of the fact in its event, which starts at 1.
    public var version: UInt32

    /// The person; 0 for ``SeatEngine/Change/capacityChanged``.
    public var person: UInt32

    /// The time of the command that caused the fact, in seconds since 1970-01-01 UTC.
    public var time: Int64

    /// A value that depends on the change.
    ///
    /// - ``SeatEngine/Change/held``, ``SeatEngine/Change/offered``: the deadline, in seconds since
    ///   1970-01-01 UTC.
    /// - ``SeatEngine/Change/capacityChanged``: the new capacity.
    /// - ``SeatEngine/Change/waitlisted``: the position on the waiting list, from 1.
    /// - All others: 0.
    public var value: Int64

    /// The change.
    public var change: SeatEngine.Change

    /// The number of seats of the person; 0 for ``SeatEngine/Change/capacityChanged``.
    public var seats: UInt8

    /// Creates a fact.
    public init(
      event: UInt32, version: UInt32, person: UInt32, time: Int64, value: Int64,
      change: SeatEngine.Change, seats: UInt8
    ) {
      self.event = event
      self.version = version
      self.person = person
      self.time = time
      self.value = value
      self.change = change
      self.seats = seats
    }
  }

  /// A change to the seats of a person or an event.
  @nonexhaustive public enum Change: UInt8, CaseIterable, Hashable, Sendable {
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

  /// The reason why a ``SeatEngine/Fact`` cannot be applied to the current state of its event.
  @nonexhaustive public enum FactError: Swift.Error, Hashable, Sendable {
    /// The event is unknown.
    case unknownEvent
    /// The fact is not the next of its event, which has `expected` as the low 32 bits of its
    /// number.
    case wrongVersion(expected: UInt32)
    /// The time of the fact is before that of the last fact, or the deadline it ends is later.
    case wrongTime
    /// A person, a number of seats, a position, or a deadline is out of range or does not match.
    case wrongNumber
    /// The person does not have what the fact changes, or already has a record.
    case wrongState
    /// There are too few free seats.
    case notEnoughSeats
    /// A limit of the engine is reached, as in ``SeatEngine/Answer/limitExceeded``.
    case limitExceeded
  }

  /// A list of the facts of a ``SeatEngine``, in order.
  public struct FactLog: Sendable {
    /// The facts, from oldest to newest.
    public private(set) var facts: ContiguousArray<SeatEngine.Fact> = []

    /// The event of the current command, the version of its last fact, and the time.
    private var event: UInt32 = 0
    private var version: UInt32 = 0
    private var time: Int64 = 0
    private var start = 0

    /// Creates an empty log.
    public init() {}

    /// Removes all facts and keeps the memory for new ones.
    public mutating func removeAll() { facts.removeAll(keepingCapacity: true) }
  }
}

extension SeatEngine.FactError: CustomStringConvertible {
  /// The problem with the fact, in one sentence.
  public var description: String {
    switch self {
    case .unknownEvent: "The event of the fact is unknown."
    case .wrongVersion(let expected): "The version of the fact must be \(expected)."
    case .wrongTime:
      "The time of the fact must not be before the last fact or before a deadline that it ends."
    case .wrongNumber:
      "The person, seats, position, or deadline of the fact is out of range or does not match."
    case .wrongState: "The person's status at the event does not allow the change."
    case .notEnoughSeats: "The event has too few free seats for the fact."
    case .limitExceeded: "The fact exceeds a limit of the seat engine."
    }
  }
}

extension SeatEngine.FactLog: SeatCommandSink {
  var count: Int { facts.count - start }

  @inline(__always)
  mutating func begin(event: UInt32, version: UInt64, time: Int64) {
    self.event = event
    self.version = UInt32(truncatingIfNeeded: version)
    self.time = time
    start = facts.count
  }

  @inline(__always)
  mutating func append(
    _ change: SeatEngine.Change, _ person: UInt32, seats: UInt32, isCompanion: Bool, value: Int64
  ) {
    version &+= 1
    facts.append(
      SeatEngine.Fact(
        event: event, version: version, person: person, time: time, value: value, change: change,
        seats: UInt8(truncatingIfNeeded: seats)))
  }
}
