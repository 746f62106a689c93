import Essentials

/// An event of a ``SeatEngine``, in 64 bytes.
///
/// The queues and the rules are in the engine's ``SeatStore``.
struct SeatEvent: ~Copyable, Sendable {
  private(set) var seats: EventSeats
  /// The index of the queues, or ``SeatStore/none`` while nobody waits or has a hold or an offer.
  private var queues = SeatStore.none
  private let rules: UInt32
  /// The lower half of the version; the upper half is with the table of people.
  var lowerVersion: UInt32 = 0
  /// The time of the last fact.
  private(set) var time = Int64.min

  init(capacity: UInt32, rules: UInt32) {
    seats = EventSeats(slots: SeatSlots(), capacity: capacity)
    self.rules = rules
  }

  /// The number of facts.
  var version: UInt64 {
    @inline(__always) get { UInt64(seats.slots.upperVersion) << 32 | UInt64(lowerVersion) }
  }

  /// The queues; empty ones if there are none.
  @inline(__always)
  func queues(in store: borrowing SeatStore) -> SeatQueues { store.queues[queues] }

  /// Prefetches the cache line of the event, and returns a word of it.
  @inline(__always)
  func touch() -> UInt32 { lowerVersion }

  /// Prefetches the other cache lines that a command on a person will read.
  @inline(__always)
  func touch(_ person: UInt32, _ store: borrowing SeatStore) -> UInt32 {
    seats.slots.touch(person) ^ store.queues[queues].waiting
  }

  /// Advances the time, and performs a command.
  @inline(__always)
  mutating func apply(
    _ command: SeatEngine.Command, as event: UInt32, _ store: inout SeatStore,
    _ facts: inout some SeatCommandSink
  ) -> SeatEngine.Answer {
    let now = max(command.time, time)
    facts.begin(event: event, version: version, time: now)
    if store.queues[queues].nextDeadline <= now { expire(to: now, &store, &facts) }
    let answer = decide(command, at: now, &store, &facts)
    count(facts.count, at: now, &store)
    return answer
  }

  /// Performs a command at an event without deadlines that are over.
  ///
  /// The work that most commands need is in line, without a difference between empty and no queues.
  @inline(__always)
  private mutating func decide(
    _ command: SeatEngine.Command, at now: Int64, _ store: inout SeatStore,
    _ facts: inout some SeatCommandSink
  ) -> SeatEngine.Answer {
    let person = command.subject
    switch command.action {
    case .register, .hold:
      if let refusal = store.rules[rules].refusal(of: command, at: now) { return refusal }
      let (position, slot) = seats.slots.find(person)
      guard slot.isEmpty else { return slot.state.refusal }
      guard command.action == .register else {
        return hold(command, at: position, now: now, &store, &facts)
      }
      let number = UInt32(command.seats)
      let available = seats.capacity &- store.queues[queues].committed
      guard store.queues[queues].queue.isEmpty,
        seats.slots.register(person, seats: number, at: position, available: available)
      else {
        let isFull =
          number <= seats.capacity && seats.slots.hasRoom(for: 1) && store.queues[queues].isFull
        return isFull ? .full : register(command, at: position, &store, &facts)
      }
      facts.append(.registered, person, seats: number, isCompanion: false, value: 0)
      return .registered
    case .cancel:
      let (position, slot) = seats.slots.find(person)
      guard !slot.isEmpty else { return .notRegistered }
      guard slot.state == .registered, store.queues[queues].queue.isEmpty else {
        return cancel(position, at: now, &store, &facts)
      }
      seats.slots.remove(at: position)
      facts.append(.cancelled, person, seats: slot.seats, isCompanion: false, value: 0)
      return .cancelled
    case .confirm:
      let (position, slot) = seats.slots.find(person)
      return slot.isKept ? confirm(position, &store, &facts) : .notHeld
    case .setCapacity: return setCapacity(command.subject, at: now, &store, &facts)
    }
  }

  /// Ends all holds and offers whose deadline has passed.
  mutating func advance(
    to time: Int64, as event: UInt32, _ store: inout SeatStore,
    _ facts: inout some SeatCommandSink
  ) {
    let now = max(time, self.time)
    guard store.queues[queues].nextDeadline <= now else { return }
    facts.begin(event: event, version: version, time: now)
    expire(to: now, &store, &facts)
    count(facts.count, at: now, &store)
  }

  /// Makes the change of a fact; if this throws, nothing changes.
  mutating func make(
    _ fact: SeatEngine.Fact, _ store: inout SeatStore
  ) throws(SeatEngine.FactError) {
    addQueues(&store)
    defer { removeEmptyQueues(&store) }
    try seats.make(fact, &store.queues[queues], &store.nodes)
    count(1, at: fact.time, &store)
  }

  /// Counts facts of a command.
  @inline(__always)
  private mutating func count(
    _ facts: Int, at now: Int64, _ store: inout SeatStore
  ) {
    guard facts > 0 else { return }
    let before = lowerVersion
    lowerVersion &+= UInt32(truncatingIfNeeded: facts)
    if lowerVersion < before { carryVersion(&store) }
    time = now
  }

  /// Counts the upper half of the version, once in four billion facts.
  @inline(never)
  private mutating func carryVersion(_ store: inout SeatStore) {
    var queues = queues(in: store)
    seats.moveToTable(&queues, store.nodes)
    seats.slots.upperVersion &+= 1
  }
}

// MARK: With queues

extension SeatEvent {
  @inline(never)
  private mutating func expire(
    to now: Int64, _ store: inout SeatStore, _ facts: inout some SeatCommandSink
  ) {
    seats.advance(to: now, &store.queues[queues], &store.nodes, facts: &facts)
    removeEmptyQueues(&store)
  }

  /// Registers a person who has no record.
  @inline(never)
  private mutating func register(
    _ command: SeatEngine.Command, at position: UInt32, _ store: inout SeatStore,
    _ facts: inout some SeatCommandSink
  ) -> SeatEngine.Answer {
    addQueues(&store)
    defer { removeEmptyQueues(&store) }
    return seats.registerNew(
      command.subject, seats: UInt32(command.seats), companions: EmptyCollection<UInt32>(),
      joinsWaitlist: true, at: position, &store.queues[queues], &store.nodes, facts: &facts)
  }

  /// Holds seats for a person who has no record.
  @inline(never)
  private mutating func hold(
    _ command: SeatEngine.Command, at position: UInt32, now: Int64, _ store: inout SeatStore,
    _ facts: inout some SeatCommandSink
  ) -> SeatEngine.Answer {
    addQueues(&store)
    defer { removeEmptyQueues(&store) }
    let length = Int64(store.rules[rules].holdSeconds)
    let deadline = now > .max - length ? .max : now + length
    return seats.holdNew(
      command.subject, seats: UInt32(command.seats), companions: EmptyCollection<UInt32>(),
      until: deadline, at: position, &store.queues[queues], &store.nodes, facts: &facts)
  }

  /// Confirms held or offered seats.
  @inline(never)
  private mutating func confirm(
    _ position: UInt32, _ store: inout SeatStore, _ facts: inout some SeatCommandSink
  ) -> SeatEngine.Answer {
    defer { removeEmptyQueues(&store) }
    return seats.confirm(at: position, &store.queues[queues], &store.nodes, facts: &facts)
  }

  /// Removes a record, and promotes.
  @inline(never)
  private mutating func cancel(
    _ position: UInt32, at now: Int64, _ store: inout SeatStore,
    _ facts: inout some SeatCommandSink
  ) -> SeatEngine.Answer {
    defer { removeEmptyQueues(&store) }
    return seats.cancel(
      position: position, at: now, &store.queues[queues], &store.nodes, facts: &facts)
  }

  @inline(never)
  private mutating func setCapacity(
    _ capacity: UInt32, at now: Int64, _ store: inout SeatStore,
    _ facts: inout some SeatCommandSink
  ) -> SeatEngine.Answer {
    addQueues(&store)
    defer { removeEmptyQueues(&store) }
    return seats.setCapacity(capacity, at: now, &store.queues[queues], &store.nodes, facts: &facts)
  }

  /// Adds queues to an event that has none.
  @inline(__always)
  private mutating func addQueues(_ store: inout SeatStore) {
    if queues == SeatStore.none { queues = store.insert(SeatQueues(store.rules[rules])) }
  }

  @inline(__always)
  private mutating func removeEmptyQueues(_ store: inout SeatStore) {
    guard store.queues[queues].areEmpty, queues != SeatStore.none else { return }
    store.remove(queues)
    queues = SeatStore.none
  }
}

extension SeatEngine.Rules {
  /// Returns the refusal of an arrival for reasons that do not depend on the seats, if there is one.
  @inline(__always)
  fileprivate func refusal(of command: SeatEngine.Command, at now: Int64) -> SeatEngine.Answer? {
    guard command.seats > 0, command.seats <= maximumPartySize else { return .invalidParty }
    guard now >= window.lowerBound else { return .notOpen }
    guard now < window.upperBound else { return .closed }
    return command.subject == .max ? .limitExceeded : nil
  }
}

extension SeatEvent {
  /// Applies a fact.
  ///
  /// If this throws, nothing changes. It ignores the rules of the event, so changed rules do not
  /// change the past.
  mutating func apply(
    _ fact: SeatEngine.Fact, _ store: inout SeatStore
  ) throws(SeatEngine.FactError) {
    let expected = UInt32(truncatingIfNeeded: version &+ 1)
    guard fact.version == expected else { throw .wrongVersion(expected: expected) }
    guard fact.time >= time else { throw .wrongTime }
    try make(fact, &store)
  }
}

extension EventSeats {
  mutating func make(
    _ fact: SeatEngine.Fact, _ queues: inout SeatQueues, _ nodes: inout SeatNodes
  ) throws(SeatEngine.FactError) {
    switch fact.change {
    case .capacityChanged: try makeCapacity(fact, queues)
    case .registered, .waitlisted, .held: try makeArrival(fact, &queues, &nodes)
    case .cancelled: remove(try position(of: fact, .registered), &queues, &nodes)
    case .leftWaitlist: remove(try position(of: fact, .waiting), &queues, &nodes)
    case .holdReleased: remove(try position(of: fact, .held), &queues, &nodes)
    case .offerDeclined: remove(try position(of: fact, .offered), &queues, &nodes)
    case .holdExpired:
      remove(try position(of: fact, .held, endedIn: queues, nodes), &queues, &nodes)
    case .offerExpired:
      remove(try position(of: fact, .offered, endedIn: queues, nodes), &queues, &nodes)
    case .holdConfirmed: confirm(try position(of: fact, .held), &queues, &nodes)
    case .offerAccepted: confirm(try position(of: fact, .offered), &queues, &nodes)
    case .promoted:
      let lead = try promotedNode(fact, queues, nodes)
      queues.countOvertaking(by: lead, capacity, &nodes)
      seatWaiting(lead, &queues, &nodes) { _, _ in }
    case .offered:
      let lead = try promotedNode(fact, queues, nodes)
      guard fact.value >= fact.time else { throw .wrongNumber }
      queues.countOvertaking(by: lead, capacity, &nodes)
      offerWaiting(lead, until: fact.value, &queues, &nodes) { _, _ in }
    }
  }

  private mutating func makeCapacity(
    _ fact: SeatEngine.Fact, _ queues: SeatQueues
  ) throws(SeatEngine.FactError) {
    guard let capacity = UInt32(exactly: fact.value), capacity <= Int32.max,
      fact.person == 0, fact.seats == 0
    else { throw .wrongNumber }
    guard capacity >= committed(queues) else { throw .notEnoughSeats }
    self.capacity = capacity
  }

  private mutating func makeArrival(
    _ fact: SeatEngine.Fact, _ queues: inout SeatQueues, _ nodes: inout SeatNodes
  ) throws(SeatEngine.FactError) {
    guard fact.person != .max, 1...15 ~= fact.seats else { throw .wrongNumber }
    let position = slots.position(of: fact.person)
    guard slots[position].isEmpty else { throw .wrongState }
    guard slots.hasRoom(for: 1), fact.change == .registered || nodes.hasRoom(for: 1) else {
      throw .limitExceeded
    }
    let seats = UInt32(fact.seats)
    let none = EmptyCollection<UInt32>()
    guard fact.change != .waitlisted else {
      guard fact.value == Int64(queues.waiting) + 1 else { throw .wrongNumber }
      return enqueue(fact.person, seats: seats, companions: none, at: position, &queues, &nodes)
    }
    guard seats <= available(queues) else { throw .notEnoughSeats }
    guard fact.change == .registered || fact.value >= fact.time else { throw .wrongNumber }
    if !queues.queue.isEmpty { queues.countNewcomer(capacity, &nodes) }
    if fact.change == .registered {
      let free = makeRoom(for: fact.person, at: position, &queues, nodes)
      seat(fact.person, seats: seats, companions: none, at: free)
    } else {
      hold(
        fact.person, seats: seats, companions: none, until: fact.value, at: position, &queues,
        &nodes)
    }
  }

  private mutating func confirm(
    _ position: UInt32, _ queues: inout SeatQueues, _ nodes: inout SeatNodes
  ) {
    advanceOrder()
    seat(position, &queues, &nodes)
  }

  /// Returns the position of the person of a fact, whose status and seats must match.
  private func position(
    of fact: SeatEngine.Fact, _ state: SeatState
  ) throws(SeatEngine.FactError) -> UInt32 {
    let position = slots.position(of: fact.person)
    let slot = slots[position]
    guard !slot.isEmpty, slot.state == state else { throw .wrongState }
    guard slot.seats == fact.seats else { throw .wrongNumber }
    return position
  }

  private func position(
    of fact: SeatEngine.Fact, _ state: SeatState, endedIn queues: SeatQueues,
    _ nodes: borrowing SeatNodes
  ) throws(SeatEngine.FactError) -> UInt32 {
    let position = try position(of: fact, state)
    guard nodes[node(of: slots[position], queues, nodes)].deadline <= fact.time else {
      throw .wrongTime
    }
    return position
  }

  /// Returns the node of the person of a fact, who must be waitlisted and fit into the free seats.
  private func promotedNode(
    _ fact: SeatEngine.Fact, _ queues: SeatQueues, _ nodes: borrowing SeatNodes
  ) throws(SeatEngine.FactError) -> UInt32 {
    let position = try position(of: fact, .waiting)
    guard slots[position].seats <= available(queues) else { throw .notEnoughSeats }
    return node(of: slots[position], queues, nodes)
  }
}

/// The data that the events of an engine share: nodes, the queues of events that need them, and equal rules.
struct SeatStore: ~Copyable, Sendable {
  /// The index that stands for no queues, at which empty queues are stored.
  static let none: UInt32 = 0

  var nodes = SeatNodes()
  var queues = Buffer(repeating: SeatQueues(waitlistLimit: 0), count: 1)
  private var firstFree = Self.none
  private(set) var rules = Buffer<SeatEngine.Rules>(minimumCapacity: 1)
  private var rulesByHash = HashTable<HashedNumber>()

  init() {}

  /// Stores queues, and returns their index.
  mutating func insert(_ new: SeatQueues) -> UInt32 {
    let index = firstFree
    guard index != Self.none else {
      queues.append(new)
      return queues.count - 1
    }
    firstFree = queues[index].waitlistLimit
    queues[index] = new
    return index
  }

  /// Removes queues, which must be empty.
  mutating func remove(_ index: UInt32) {
    // Queues that are not in use link to the next ones.
    queues[index].waitlistLimit = firstFree
    firstFree = index
  }

  /// Returns the index of rules without their capacity, which equal rules share.
  mutating func index(of new: SeatEngine.Rules) -> UInt32 {
    var new = new
    new.capacity = 0
    // Most events have the rules of the event before.
    if rules.count > 0, rules[rules.count - 1] == new { return rules.count - 1 }
    // The seed of the process only affects the places in the table.
    let hash = UInt32(truncatingIfNeeded: new.hashValue)
    let (position, known) = rulesByHash.find(hash) { rules[$0] == new }
    if let known { return known }
    rules.append(new)
    if rulesByHash.hasRoom { rulesByHash.insert(rules.count - 1, hash: hash, at: position) }
    return rules.count - 1
  }
}
