/// What a person has in an event.
enum SeatState: UInt32, Sendable {
  case registered, waiting, held, offered
}

/// The one record of a person in an event, in eight bytes.
struct SeatSlot: BitwiseCopyable, Sendable {
  static let empty = SeatSlot(person: .max, state: .registered, seats: 0, link: 0)
  /// The largest number that fits into a link.
  static let maximumLink: UInt32 = 1 << 26 - 1

  var person: UInt32
  private var bits: UInt32

  init(person: UInt32, state: SeatState, seats: UInt32, link: UInt32) {
    self.person = person
    bits = state.rawValue | seats << 2 | link << 6
  }

  var isEmpty: Bool { person == .max }

  var state: SeatState {
    switch bits & 3 {
    case 0: .registered
    case 1: .waiting
    case 2: .held
    default: .offered
    }
  }

  /// The seats of this person, with unnamed guests, without companions.
  var seats: UInt32 { bits >> 2 & 15 }

  /// Of a registered person the number of the registration in the event's order, which a party
  /// shares; of any other the node.
  var link: UInt32 {
    get { bits >> 6 }
    set { bits = bits & 63 | newValue << 6 }
  }
}

/// The records of an event by person: open addressing with linear probing, at most three quarters
/// full, and without tombstones.
struct SeatSlots: ~Copyable, Sendable {
  private var slots: Slab<SeatSlot>
  private var shift: UInt32
  private(set) var count: UInt32

  init() {
    slots = Slab(repeating: .empty, count: 8)
    shift = 29
    count = 0
  }

  private init(slots: consuming Slab<SeatSlot>, shift: UInt32, count: UInt32) {
    self.slots = slots
    self.shift = shift
    self.count = count
  }

  func copy() -> SeatSlots {
    var copy = Slab(repeating: SeatSlot.empty, count: positions)
    for position in 0..<positions { copy[position] = slots[position] }
    return SeatSlots(slots: copy, shift: shift, count: count)
  }

  /// The number of positions, a power of two.
  var positions: UInt32 { mask &+ 1 }

  /// The most records: three quarters of 2²⁶, so that registrations can be numbered in a link.
  static let maximumCount: UInt32 = 3 << 24

  /// Whether that many more people can have a record.
  @inline(__always)
  func hasRoom(for people: UInt32) -> Bool { count &+ people <= Self.maximumCount }

  @inline(__always)
  private var mask: UInt32 { ~0 &>> shift }

  // Fibonacci hashing: ids are dense, so consecutive ones must not be neighbors.
  @inline(__always)
  private func home(_ person: UInt32) -> UInt32 { (person &* 0x9E37_79B1) &>> shift }

  subscript(position: UInt32) -> SeatSlot {
    @inline(__always) get { slots[position] }
    @inline(__always) _modify { yield &slots[position] }
  }

  /// Reads the first line of memory that looking `person` up reads.
  @inline(__always)
  func touch(_ person: UInt32) -> UInt32 { slots[home(person)].person }

  /// The position of the person's slot, or of the empty slot that it would take.
  @inline(__always)
  func position(of person: UInt32) -> UInt32 {
    var position = home(person)
    while true {
      let found = slots[position].person
      if found == person || found == .max { return position }
      position = (position &+ 1) & mask
    }
  }

  /// Fills the empty slot at the position found for its person.
  @inline(__always)
  mutating func insert(_ slot: SeatSlot, at position: UInt32) {
    count &+= 1
    slots[position] = slot
    if count &* 4 > positions &* 3 { grow() }
  }

  @inline(never)
  private mutating func grow() {
    // Whether a slot is empty is hard to foresee; so all are moved to the front, each over the one
    // before if that is empty, which takes no branch, and saves a quarter of the time.
    var filled: UInt32 = 0
    for position in 0..<positions {
      let slot = slots[position]
      slots[filled] = slot
      // 0 if empty, else 1.
      filled &+= UInt32(truncatingIfNeeded: (UInt64(~slot.person) &+ 0xFFFF_FFFF) &>> 32)
    }
    var larger = SeatSlots(
      slots: Slab(repeating: .empty, count: positions * 2), shift: shift - 1, count: count)
    for index in 0..<filled {
      var position = larger.home(slots[index].person)
      while !larger.slots[position].isEmpty { position = (position &+ 1) & larger.mask }
      larger.slots[position] = slots[index]
    }
    self = larger
  }

  /// Empties a slot, and moves those behind it that would no longer be found.
  @inline(__always)
  mutating func remove(at position: UInt32) {
    count &-= 1
    var hole = position
    var next = (hole &+ 1) & mask
    while !slots[next].isEmpty {
      if (next &- home(slots[next].person)) & mask >= (next &- hole) & mask {
        slots[hole] = slots[next]
        hole = next
      }
      next = (next &+ 1) & mask
    }
    slots[hole].person = .max
  }
}
