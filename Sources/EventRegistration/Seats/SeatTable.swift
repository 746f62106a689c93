/// The seats of the one event of a ledger, with its queues.
///
/// Parties have companions here, so the records are always in a table, in which the people of a party
/// share the order of their registration.
struct SeatTable: ~Copyable, Sendable {
  var seats: EventSeats
  var queues: SeatQueues

  init(capacity: UInt32, waitlistLimit: UInt32) {
    seats = EventSeats(slots: SeatSlots(positions: 8), capacity: capacity)
    queues = SeatQueues(waitlistLimit: waitlistLimit)
  }

  private init(seats: consuming EventSeats, queues: SeatQueues) {
    self.seats = seats
    self.queues = queues
  }

  func copy() -> SeatTable {
    SeatTable(
      seats: EventSeats(slots: seats.slots.copy(), capacity: seats.capacity), queues: queues)
  }
}

// MARK: Reading

extension SeatTable {
  var slots: SeatSlots { _read { yield seats.slots } }

  var capacity: UInt32 { seats.capacity }

  var taken: UInt32 { seats.slots.taken }

  var held: UInt32 { queues.held }

  var offered: UInt32 { queues.offered }

  var available: UInt32 { seats.available(queues) }

  /// The number of waitlisted parties.
  var waiting: UInt32 { queues.waiting }

  var queue: SeatQueue { queues.queue }

  /// Parties with held or offered seats, by deadline.
  var kept: SeatQueue { queues.kept }

  /// The earliest deadline of held or offered seats, or `Int64.max`.
  var nextDeadline: Int64 { queues.nextDeadline }

  /// Returns the state of a person, or `nil` if the person has no record.
  func state(of person: UInt32) -> SeatState? { seats.state(of: person) }

  /// Returns how often a waitlisted party was overtaken; nobody behind was overtaken more often.
  func overtakings(of node: UInt32, _ nodes: borrowing SeatNodes) -> Int64 {
    queues.overtakings(of: node, nodes)
  }
}

// MARK: Rules

extension SeatTable {
  var waitlistLimit: UInt32 {
    get { queues.waitlistLimit }
    set { queues.waitlistLimit = newValue }
  }

  /// How often a waitlisted party may be overtaken; 0 for strict order of arrival.
  var maximumOvertakings: UInt32 {
    get { queues.maximumOvertakings }
    set { queues.maximumOvertakings = newValue }
  }

  /// How long seats are offered to a waitlisted party, in seconds; 0 to seat it at once.
  var offerSeconds: Int64 {
    get { queues.offerSeconds }
    set { queues.offerSeconds = newValue }
  }

  /// Changes the capacity, which must not be below the committed seats.
  mutating func setCapacity(_ newCapacity: UInt32) { seats.capacity = newCapacity }
}
