/// The state of a person at an event.
enum SeatState: UInt32, Sendable {
  case registered, waiting, held, offered
}

/// The only record of a person at an event, in eight bytes.
struct SeatSlot: BitwiseCopyable, Sendable {
  static let empty = SeatSlot(person: .max, state: .registered, seats: 0, link: 0)
  /// The largest value of a link.
  static let maximumLink: UInt32 = 1 << 26 - 1

  var person: UInt32
  private var bits: UInt32

  init(person: UInt32, state: SeatState, seats: UInt32, link: UInt32) {
    self.person = person
    bits = state.rawValue | seats << 2 | link << 6
  }

  /// Creates a slot from its ``mark``.
  @inline(__always)
  init(person: UInt32, mark: UInt32, link: UInt32) {
    self.person = person
    bits = mark | link << 6
  }

  /// Whether this is no record: everybody has a seat.
  var isEmpty: Bool { bits & 60 == 0 }

  var state: SeatState {
    switch bits & 3 {
    case 0: .registered
    case 1: .waiting
    case 2: .held
    default: .offered
    }
  }

  /// Whether this is a record of held or offered seats.
  var isKept: Bool { bits & 60 != 0 && bits & 2 != 0 }

  /// The number of seats of this person, including unnamed guests and without companions.
  var seats: UInt32 { bits >> 2 & 15 }

  /// The state and the seats, in six bits; not zero, as every person has a seat.
  var mark: UInt32 { bits & 63 }

  /// For a registered person, the number of the registration in the order of the event, which all
  /// people of a party share; for any other person, the index of the node.
  var link: UInt32 {
    get { bits >> 6 }
    set { bits = bits & 63 | newValue << 6 }
  }
}
