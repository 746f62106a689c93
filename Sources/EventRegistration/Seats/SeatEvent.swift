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
  func queues(in store: borrowing SeatStore) -> SeatQueues {
    queues == SeatStore.none ? SeatQueues(waitlistLimit: 0) : store.queues[queues]
  }

  /// Prefetches the cache line of the event, and returns a word of it.
  @inline(__always)
  func touch() -> UInt32 { lowerVersion }

  /// Prefetches the other cache lines that a command on a person will read.
  @inline(__always)
  func touch(_ person: UInt32, _ store: borrowing SeatStore) -> UInt32 {
    let queued = queues == SeatStore.none ? 0 : store.queues[queues].waiting
    return seats.slots.touch(person) ^ queued
  }

  /// Advances the time, and performs a command.
  @inline(__always)
  mutating func apply(
    _ command: SeatEngine.Command, as event: UInt32, _ store: inout SeatStore,
    _ facts: inout some SeatCommandSink
  ) -> SeatEngine.Answer {
    let now = max(command.time, time)
    facts.begin(event: event, version: version, time: now)
    guard queues == SeatStore.none else {
      return applyWithQueues(command, at: now, &store, &facts)
    }
    let known = seats.applyAtOnce(command, at: now, store.rules[rules], &facts)
    guard let answer = known else { return applyWithNewQueues(command, at: now, &store, &facts) }
    count(facts.count, at: now, store)
    return answer
  }

  @inline(never)
  private mutating func applyWithNewQueues(
    _ command: SeatEngine.Command, at now: Int64, _ store: inout SeatStore,
    _ facts: inout some SeatCommandSink
  ) -> SeatEngine.Answer {
    var queues = SeatQueues(store.rules[rules])
    let answer = seats.apply(
      command, at: now, store.rules[rules], &queues, &store.nodes, &facts)
    if !queues.areEmpty { self.queues = store.insert(queues) }
    count(facts.count, at: now, store)
    return answer
  }

  @inline(never)
  private mutating func applyWithQueues(
    _ command: SeatEngine.Command, at now: Int64, _ store: inout SeatStore,
    _ facts: inout some SeatCommandSink
  ) -> SeatEngine.Answer {
    seats.advance(to: now, &store.queues[queues], &store.nodes, &facts)
    let answer = seats.apply(
      command, at: now, store.rules[rules], &store.queues[queues], &store.nodes, &facts)
    removeEmptyQueues(&store)
    count(facts.count, at: now, store)
    return answer
  }

  @inline(__always)
  private mutating func removeEmptyQueues(_ store: inout SeatStore) {
    guard store.queues[queues].areEmpty else { return }
    store.remove(queues)
    queues = SeatStore.none
  }

  /// Ends all holds and offers whose deadline is over.
  mutating func advance(
    to time: Int64, as event: UInt32, _ store: inout SeatStore,
    _ facts: inout some SeatCommandSink
  ) {
    guard queues != SeatStore.none else { return }
    let now = max(time, self.time)
    facts.begin(event: event, version: version, time: now)
    seats.advance(to: now, &store.queues[queues], &store.nodes, &facts)
    removeEmptyQueues(&store)
    count(facts.count, at: now, store)
  }

  /// Makes the change of a fact; if this throws, nothing changes.
  mutating func make(
    _ fact: SeatEngine.Fact, _ store: inout SeatStore
  ) throws(SeatEngine.FactError) {
    if queues == SeatStore.none {
      var queues = SeatQueues(store.rules[rules])
      try seats.make(fact, &queues, &store.nodes)
      if !queues.areEmpty { self.queues = store.insert(queues) }
    } else {
      try seats.make(fact, &store.queues[queues], &store.nodes)
      removeEmptyQueues(&store)
    }
    count(1, at: fact.time, store)
  }

  /// Counts facts of a command.
  @inline(__always)
  private mutating func count(
    _ facts: Int, at now: Int64, _ store: borrowing SeatStore
  ) {
    guard facts > 0 else { return }
    let before = lowerVersion
    lowerVersion &+= UInt32(truncatingIfNeeded: facts)
    if lowerVersion < before { carryVersion(store) }
    time = now
  }

  /// Counts the upper half of the version, once in four billion facts.
  @inline(never)
  private mutating func carryVersion(_ store: borrowing SeatStore) {
    var queues = queues(in: store)
    seats.moveToTable(&queues, store.nodes)
    seats.slots.upperVersion &+= 1
  }
}

extension EventSeats {
  /// Performs a command that needs no queues at an event that has none, or returns `nil`.
  @inline(__always)
  fileprivate mutating func applyAtOnce(
    _ command: SeatEngine.Command, at now: Int64, _ rules: borrowing SeatEngine.Rules,
    _ facts: inout some SeatCommandSink
  ) -> SeatEngine.Answer? {
    switch command.action {
    case .register:
      if let refusal = rules.refusal(of: command, at: now) { return refusal }
      let free = capacity &- slots.taken
      return registerAtOnce(
        command.subject, seats: UInt32(command.seats), companions: EmptyCollection<UInt32>(),
        available: free, &facts)
    case .cancel: return cancelAtOnce(command.subject, &facts)
    case .confirm: return .notHeld
    case .hold, .setCapacity: return nil
    }
  }

  @inline(__always)
  fileprivate mutating func apply(
    _ command: SeatEngine.Command, at now: Int64, _ rules: borrowing SeatEngine.Rules,
    _ queues: inout SeatQueues, _ nodes: inout SeatNodes, _ facts: inout some SeatCommandSink
  ) -> SeatEngine.Answer {
    switch command.action {
    case .register, .hold:
      if let refusal = rules.refusal(of: command, at: now) { return refusal }
      let none = EmptyCollection<UInt32>()
      guard command.action == .hold else {
        return register(
          command.subject, seats: UInt32(command.seats), companions: none, joinsWaitlist: true,
          &queues, &nodes, &facts)
      }
      let length = Int64(rules.holdSeconds)
      let deadline = now > .max - length ? .max : now + length
      return hold(
        command.subject, seats: UInt32(command.seats), companions: none, until: deadline, &queues,
        &nodes, &facts)
    case .cancel:
      return cancel(command.subject, at: now, &queues, &nodes, &facts)
    case .confirm:
      return confirm(command.subject, &queues, &nodes, &facts)
    case .setCapacity:
      return setCapacity(command.subject, at: now, &queues, &nodes, &facts)
    }
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
