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

  var isEmpty: Bool { person == .max }

  var state: SeatState {
    switch bits & 3 {
    case 0: .registered
    case 1: .waiting
    case 2: .held
    default: .offered
    }
  }

  /// The number of seats of this person, including unnamed guests and without companions.
  var seats: UInt32 { bits >> 2 & 15 }

  /// For a registered person, the number of the registration in the order of the event, which all
  /// people of a party share; for any other person, the index of the node.
  var link: UInt32 {
    get { bits >> 6 }
    set { bits = bits & 63 | newValue << 6 }
  }
}

/// A hash table from people to their records at an event.
///
/// It uses open addressing with linear probing and no tombstones, and is at most three quarters
/// full.
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

  /// The maximum number of records: three quarters of 2²⁶, so that a link can number registrations.
  static let maximumCount: UInt32 = 3 << 24

  /// Whether there is room for the records of that many more people.
  @inline(__always)
  func hasRoom(for people: UInt32) -> Bool { count &+ people <= Self.maximumCount }

  @inline(__always)
  private var mask: UInt32 { ~0 &>> shift }

  // Fibonacci hashing: the numbers of people are dense, so consecutive ones must not be neighbors.
  @inline(__always)
  private func home(_ person: UInt32) -> UInt32 { (person &* 0x9E37_79B1) &>> shift }

  subscript(position: UInt32) -> SeatSlot {
    @inline(__always) get { slots[position] }
    @inline(__always) _modify { yield &slots[position] }
  }

  /// Reads the first cache line that a lookup of `person` reads.
  @inline(__always)
  func touch(_ person: UInt32) -> UInt32 { slots[home(person)].person }

  /// Returns the position of the person's slot, or of the empty slot where it belongs.
  @inline(__always)
  func position(of person: UInt32) -> UInt32 {
    var position = home(person)
    while true {
      let found = slots[position].person
      if found == person || found == .max { return position }
      position = (position &+ 1) & mask
    }
  }

  /// Fills an empty slot that ``position(of:)`` returned.
  @inline(__always)
  mutating func insert(_ slot: SeatSlot, at position: UInt32) {
    count &+= 1
    slots[position] = slot
    if count &* 4 > positions &* 3 { grow() }
  }

  @inline(never)
  private mutating func grow() {
    // Branches on empty slots are hard to predict. So all slots are moved to the front without a
    // branch, each over the previous one if that is empty, which saves a quarter of the time.
    var filled: UInt32 = 0
    for position in 0..<positions {
      let slot = slots[position]
      slots[filled] = slot
      // Adds 0 for an empty slot, and 1 for any other.
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

  /// Empties a slot, and moves later records that could otherwise no longer be found.
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
