/// A map from people to their records at an event.
///
/// The first eight records lie in place, in the order in which people registered, so that a small
/// event needs a single cache line. With more, all records are in a hash table of their own. It uses
/// open addressing with linear probing and no tombstones, and is at most three quarters full. It is
/// not a `HashTable`, because its address and counts share 32 bytes with the records in place.
package struct SeatSlots: ~Copyable, Sendable {
  /// In place, the people; otherwise, the table.
  var words = SeatWords()
  /// In place, the mark of each person in a byte, zero for none; otherwise ``isTable``, and 32 minus
  /// the binary logarithm of the size of the table.
  private var marks: UInt64 = 0

  private static var isTable: UInt64 { 1 << 63 }
  private static var places: SIMD8<UInt32> { SIMD8(0, 1, 2, 3, 4, 5, 6, 7) }

  /// Returns `UInt32.max` for each element that is zero, and zero for the others.
  ///
  /// This and similar arithmetic becomes a single comparison, while the comparisons of SIMD types
  /// become loops.
  @inline(__always)
  private static func isZero(_ words: SIMD8<UInt32>) -> SIMD8<UInt32> {
    let sign = SIMD8<UInt32>(repeating: 31)
    return ((words | (SIMD8(repeating: 0) &- words)) &>> sign) &- SIMD8(repeating: 1)
  }

  /// Creates an empty map whose records lie in place at first.
  ///
  /// Parties with companions need a table, in which they share the order of their registration.
  init() {}

  /// Creates an empty map with a table of `positions` slots, a power of two.
  init(positions: UInt32) {
    words = SeatWords(positions: positions)
    marks = Self.isTable | UInt64(positions.leadingZeroBitCount + 1)
  }

  deinit { if !isInPlace { words.deallocateTable() } }

  func copy() -> SeatSlots {
    guard !isInPlace else {
      var copy = SeatSlots()
      (copy.words, copy.marks) = (words, marks)
      return copy
    }
    var copy = SeatSlots(positions: positions)
    for position in 0..<positions { copy.words[position] = words[position] }
    copy.copyCounts(of: self)
    return copy
  }
}

// MARK: Counts of a table

extension SeatSlots {
  @inline(__always)
  var isInPlace: Bool { marks < Self.isTable }

  /// The number of the last registration in the order of the event; unused in place.
  var order: UInt32 {
    @inline(__always) get { isInPlace ? 0 : words.order }
    @inline(__always) set { if !isInPlace { words.order = newValue } }
  }

  /// The upper half of the version of the event, for which there is no room in place.
  var upperVersion: UInt32 {
    @inline(__always) get { isInPlace ? 0 : words.upperVersion }
    set { if !isInPlace { words.upperVersion = newValue } }
  }

  mutating func copyCounts(of other: borrowing SeatSlots) {
    words.count = other.words.count
    words.order = other.words.order
    words.taken = other.words.taken
    words.upperVersion = other.words.upperVersion
  }
}

// MARK: Lookups

extension SeatSlots {
  /// The number of records.
  @inline(__always)
  package var count: UInt32 {
    isInPlace ? 8 &- UInt32(truncatingIfNeeded: marks.leadingZeroBitCount) &>> 3 : words.count
  }

  /// The seats of registered people.
  @inline(__always)
  package var taken: UInt32 {
    guard isInPlace else { return words.taken }
    // Clears the marks of people who are not registered, and adds the seats of the others.
    let others = (marks | marks &>> 1) & 0x0101_0101_0101_0101
    let seats = (marks & ~(others &* 63)) &>> 2
    return UInt32(truncatingIfNeeded: (seats &* 0x0101_0101_0101_0101) &>> 56)
  }

  /// The number of positions.
  package var positions: UInt32 { isInPlace ? 8 : mask &+ 1 }

  /// Whether the next record needs a table.
  @inline(__always)
  var isFull: Bool { isInPlace && marks &>> 56 != 0 }

  /// The maximum number of records: three quarters of 2²⁶, so that a link can number registrations.
  static let maximumCount: UInt32 = 3 << 24

  /// Whether there is room for the records of that many more people.
  @inline(__always)
  package func hasRoom(for people: UInt32) -> Bool {
    isInPlace || words.count &+ people <= Self.maximumCount
  }

  @inline(__always)
  private var shift: UInt32 { UInt32(truncatingIfNeeded: marks) }

  @inline(__always)
  var mask: UInt32 { ~0 &>> shift }

  // Fibonacci hashing: the numbers of people are dense, so consecutive ones must not be neighbors.
  @inline(__always)
  func home(_ person: UInt32) -> UInt32 { (person &* 0x9E37_79B1) &>> shift }

  /// The record at a position, whose link is the position if it lies in place.
  @inline(__always)
  package subscript(position: UInt32) -> SeatSlot {
    guard isInPlace else { return words[position] }
    let mark = UInt32(truncatingIfNeeded: marks >> (8 &* UInt64(position))) & 63
    return SeatSlot(person: words.people[Int(position & 7)], mark: mark, link: position)
  }

  /// Reads the first cache line of a table that a lookup of `person` reads.
  @inline(__always)
  func touch(_ person: UInt32) -> UInt32 { isInPlace ? 0 : words[home(person)].person }

  /// Returns the position of the person's record, or one without a record where it belongs.
  @inline(__always)
  package func position(of person: UInt32) -> UInt32 {
    isInPlace ? place(of: person) : tablePosition(of: person)
  }

  /// Returns the position of a person and the record there, for commands.
  ///
  /// In place it is a call that gets the address, thus mutating. Otherwise the compiler reads whole
  /// vectors of words ahead, and then a command on a table waits until the counts that the command
  /// before has changed are in memory.
  @inline(__always)
  mutating func find(_ person: UInt32) -> (position: UInt32, slot: SeatSlot) {
    guard !isInPlace else {
      let position = findInPlace(person)
      return (position, self[position])
    }
    let position = tablePosition(of: person)
    return (position, words[position])
  }

  @inline(never)
  private mutating func findInPlace(_ person: UInt32) -> UInt32 { place(of: person) }

  @inline(__always)
  private func tablePosition(of person: UInt32) -> UInt32 {
    var position = home(person)
    while true {
      let found = words[position].person
      if found == person || found == .max { return position }
      position = (position &+ 1) & mask
    }
  }

  @inline(__always)
  private func place(of person: UInt32) -> UInt32 {
    // Bits above the position tell the first from none.
    let found = ((Self.places | 8) & Self.isZero(words.people ^ SIMD8(repeating: person)))
      .wrappedSum()
    return found == 0 || person == .max ? 8 : found & 7
  }
}

// MARK: Changes

extension SeatSlots {
  /// Registers a person at a position without a record, which ``find(_:)`` returned; returns `false`,
  /// and changes nothing, if more than `available` seats would be taken or if the records must be
  /// moved or renumbered first.
  @inline(__always)
  mutating func register(
    _ person: UInt32, seats: UInt32, at position: UInt32, available: UInt32
  ) -> Bool {
    guard !isInPlace else {
      return registerInPlace(person, seats: seats, available: available)
    }
    guard words.taken &+ seats <= available, words.count < words.maximumCount,
      words.order < SeatSlot.maximumLink
    else { return false }
    words.order &+= 1
    words.count &+= 1
    words.taken &+= seats
    words[position] = SeatSlot(
      person: person, state: .registered, seats: seats, link: words.order)
    return true
  }

  @inline(never)
  private mutating func registerInPlace(
    _ person: UInt32, seats: UInt32, available: UInt32
  ) -> Bool {
    guard taken &+ seats <= available, !isFull else { return false }
    insertInPlace(SeatSlot(person: person, state: .registered, seats: seats, link: 0))
    return true
  }

  /// Adds a record at a position without one, which ``position(of:)`` returned.
  ///
  /// - Precondition: The map is not full.
  @inline(__always)
  mutating func insert(_ slot: SeatSlot, at position: UInt32) {
    guard !isInPlace else { return insertInPlace(slot) }
    words.count &+= 1
    if slot.state == .registered { words.taken &+= slot.seats }
    words[position] = slot
    if words.count > words.maximumCount { grow() }
  }

  private mutating func insertInPlace(_ slot: SeatSlot) {
    assert(!isFull, "There is no room in place.")
    let end = count
    words.setPerson(slot.person, at: end)
    marks |= UInt64(slot.mark) &<< (8 &* UInt64(end))
  }

  /// Changes the state and the link of a record, which can move it to another position.
  @inline(__always)
  mutating func update(at position: UInt32, _ state: SeatState, link: UInt32) {
    guard !isInPlace else { return updateInPlace(at: position, state) }
    let slot = words[position]
    if slot.state == .registered { words.taken &-= slot.seats }
    if state == .registered { words.taken &+= slot.seats }
    words[position] = SeatSlot(person: slot.person, state: state, seats: slot.seats, link: link)
  }

  @inline(never)
  private mutating func updateInPlace(at position: UInt32, _ state: SeatState) {
    let slot = self[position]
    let new = SeatSlot(person: slot.person, state: state, seats: slot.seats, link: 0)
    guard state != .registered else {
      // The last to register comes last.
      remove(at: position)
      return insert(new, at: position)
    }
    let place = 8 &* UInt64(position)
    marks = marks & ~(63 &<< place) | UInt64(new.mark) &<< place
  }

  /// Changes the link of a record in a table.
  mutating func setLink(at position: UInt32, _ link: UInt32) {
    if !isInPlace { words[position].link = link }
  }

  /// Removes a record, and moves others.
  @inline(__always)
  mutating func remove(at position: UInt32) {
    if isInPlace { removeInPlace(at: position) } else { removeFromTable(at: position) }
  }

  @inline(never)
  private mutating func removeInPlace(at position: UInt32) {
    let all = words.people
    let next = SIMD8(all[1], all[2], all[3], all[4], all[5], all[6], all[7], UInt32.max)
    let sign = SIMD8<UInt32>(repeating: 31)
    let isBefore = SIMD8(repeating: 0) &- ((Self.places &- SIMD8(repeating: position)) &>> sign)
    words.people = all & isBefore | next & ~isBefore
    let later = ~0 &<< (8 &* UInt64(position))
    marks = marks & ~later | marks &>> 8 & later
  }

  @inline(__always)
  private mutating func removeFromTable(at position: UInt32) {
    let mask = mask
    words.count &-= 1
    if words[position].state == .registered { words.taken &-= words[position].seats }
    var hole = position
    var next = (hole &+ 1) & mask
    while !words[next].isEmpty {
      if (next &- home(words[next].person)) & mask >= (next &- hole) & mask {
        words[hole] = words[next]
        hole = next
      }
      next = (next &+ 1) & mask
    }
    words[hole] = .empty
  }
}

// Moves of all records to a table, or to a larger one.

extension SeatSlots {
  @inline(never)
  mutating func grow() {
    // Branches on empty slots are hard to predict. So all slots are moved to the front without a
    // branch, each over the previous one if that is empty, which saves a quarter of the time.
    var filled: UInt32 = 0
    for position in 0..<positions {
      let slot = words[position]
      words[filled] = slot
      // Adds 0 for an empty slot, and 1 for any other.
      filled &+= UInt32(truncatingIfNeeded: (UInt64(~slot.person) &+ 0xFFFF_FFFF) &>> 32)
    }
    var larger = SeatSlots(positions: positions &* 2)
    for index in 0..<filled { larger.place(words[index]) }
    larger.copyCounts(of: self)
    self = larger
  }

  @inline(__always)
  private func place(_ slot: SeatSlot) {
    var position = home(slot.person)
    while !words[position].isEmpty { position = (position &+ 1) & mask }
    words[position] = slot
  }

  /// Moves the records to a table, with the links of people who are not registered.
  @inline(never)
  mutating func moveToTable(link: (SeatSlot) -> UInt32) {
    guard isInPlace else { return }
    var larger = SeatSlots(positions: 16)
    for position in 0..<count {
      var slot = self[position]
      if slot.state == .registered { larger.order += 1 }
      slot.link = slot.state == .registered ? larger.order : link(slot)
      larger.place(slot)
    }
    larger.words.count = count
    larger.words.taken = taken
    self = larger
  }
}

/// The state of a person at an event.
package enum SeatState: UInt32, Sendable {
  case registered, waiting, held, offered
}

/// The only record of a person at an event, in eight bytes.
package struct SeatSlot: BitwiseCopyable, Sendable {
  static let empty = SeatSlot(person: .max, state: .registered, seats: 0, link: 0)
  /// The largest value of a link.
  static let maximumLink: UInt32 = 1 << 26 - 1

  package var person: UInt32
  @usableFromInline var bits: UInt32

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
  @inlinable
  package var isEmpty: Bool { bits & 60 == 0 }

  @inlinable
  package var state: SeatState {
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
  @inlinable
  package var seats: UInt32 { bits >> 2 & 15 }

  /// The state and the seats, in six bits; not zero, as every person has a seat.
  var mark: UInt32 { bits & 63 }

  /// For a registered person, the number of the registration in the order of the event, which all
  /// people of a party share; for any other person, the index of the node.
  @inlinable
  package var link: UInt32 {
    get { bits >> 6 }
    set { bits = bits & 63 | newValue << 6 }
  }
}

/// The 32 bytes of an event that hold either eight people or the address and counts of a table.
///
/// This type has the only direct access to memory in the records of people. It is sound because
/// ``SeatSlots`` alone uses it: it knows which of the two the words hold, frees a table once, at the
/// end of its life, and masks each index by the size of the table. The two views read the same words,
/// so that a small event needs no other cache line, and the counts of a table no vector.
@safe
struct SeatWords: Sendable {
  private typealias Words = (
    UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32
  )

  private var words: Words

  /// Creates words without people.
  init() { words = (.max, .max, .max, .max, .max, .max, .max, .max) }

  /// Allocates a table of empty slots, whose counts are zero.
  init(positions: UInt32) {
    let base = UnsafeMutablePointer<SeatSlot>.allocate(capacity: Int(positions))
    unsafe base.initialize(repeating: .empty, count: Int(positions))
    let address = UInt64(UInt(bitPattern: base))
    let (low, high) = (address & 0xFFFF_FFFF, address >> 32)
    words = (0, 0, 0, positions / 4 * 3, 0, 0, UInt32(low), UInt32(high))
  }

  func deallocateTable() { unsafe base.deallocate() }

  // MARK: People

  /// The people, and then words in which all bits are set.
  var people: SIMD8<UInt32> {
    @inline(__always) get { unsafe unsafeBitCast(words, to: SIMD8<UInt32>.self) }
    @inline(__always) set { words = unsafe unsafeBitCast(newValue, to: Words.self) }
  }

  /// Changes the person at a place below eight.
  ///
  /// It writes a single word, because replacing an element of the vector takes 50 more instructions.
  @inline(__always)
  mutating func setPerson(_ person: UInt32, at place: UInt32) {
    unsafe withUnsafeMutableBytes(of: &words) { bytes in
      unsafe bytes.storeBytes(of: person, toByteOffset: Int(place & 7) &* 4, as: UInt32.self)
    }
  }

  // MARK: Table

  /// The first slot of the table.
  ///
  /// The address is apart from the counts that most commands change: a processor that reads people
  /// ahead, as a vector of half the words, would otherwise wait until those changes are in memory.
  private var base: UnsafeMutablePointer<SeatSlot> {
    @inline(__always) get {
      let address = UInt64(words.7) &<< 32 | UInt64(words.6)
      return unsafe UnsafeMutablePointer(bitPattern: UInt(truncatingIfNeeded: address))
        .unsafelyUnwrapped
    }
  }

  /// The slot at an index of a table.
  subscript(index: UInt32) -> SeatSlot {
    @inline(__always) get { unsafe base[Int(index)] }
    @inline(__always) nonmutating set { unsafe base[Int(index)] = newValue }
  }

  /// The number of records in the table.
  var count: UInt32 {
    @inline(__always) get { words.0 }
    @inline(__always) set { words.0 = newValue }
  }

  /// The largest number of records for the size of the table: three quarters.
  var maximumCount: UInt32 {
    @inline(__always) get { words.3 }
  }

  /// The seats of registered people.
  var taken: UInt32 {
    @inline(__always) get { words.1 }
    @inline(__always) set { words.1 = newValue }
  }

  /// The number of the last registration in the order of the event.
  var order: UInt32 {
    @inline(__always) get { words.2 }
    @inline(__always) set { words.2 = newValue }
  }

  /// The upper half of the version of the event.
  var upperVersion: UInt32 {
    @inline(__always) get { words.4 }
    set { words.4 = newValue }
  }
}
