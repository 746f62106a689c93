import SeatCounting

/// The state of one event, as a deterministic state machine.
///
///     var ledger = EventLedger(soccer)
///     var facts: [EventFact] = []
///     let answer = ledger.perform(.register([ana, ben], joinWaitlist: true), request, facts: &facts)
///
/// The result of a command depends only on the state, the command, and its request, not on a clock,
/// randomness, or the order of a hash table. Every change is recorded as an ``EventFact``. The versions
/// of the facts count up from 1 without gaps, and ``apply(_:)`` restores the same state from them. A
/// ledger is a value; the first change of a copy takes O(*n*) time for *n* children.
///
/// **Time.** Requests carry the time. A command first advances the event to the time of its
/// request: holds and offers expire in the order of their deadlines, and waiting families are
/// promoted. An offer starts when it is made, so no family loses an offer that they could not see.
/// If the command is then refused, nothing changes, and these steps do not happen either. The time
/// of its own request decides each command, so a wrong clock affects nobody else. Only the times of
/// facts never go back.
///
/// **Storage.** Append the facts of a command all or nothing, if the stored version is the one
/// before them, and send the answer only after that. If this fails, discard the ledger, read the
/// facts again, and repeat the command.
///
/// A ledger knows which children are registered, so its description is redacted. To compare two
/// ledgers, compare their ``snapshot``s.
public struct EventLedger: Sendable, PrivateValue {
  /// The ID of the event.
  public let id: EventID

  /// The number of facts so far.
  public internal(set) var version: UInt64 = 0

  /// The instant of the last fact, in seconds since 1970-01-01 00:00 UTC.
  public internal(set) var lastTime = Instant.validRange.lowerBound

  /// The state of the event, except for its seats.
  struct Content: Sendable {
    var owner: PersonID
    var details: EventDetails
    var isPublished = false
    var closedAt: Int64?
    var cancellation: String?
    /// Whether an edit, a new time, or a publication, and not time, made it a published event that is over, so
    /// that its provider can correct it.
    var wasMovedIntoPast = false
    /// Whether the time or venue changed after publication, so that parents can cancel at any time.
    var cancelsFreely = false
    /// Whether a child ever had a seat.
    var hadRegistrations = false
    /// The registrations that the cancellation of the event ended, sorted by the ID of the child.
    var cancelledRegistrations: [ChildRegistration] = []
  }

  /// The content, or `nil` before the event is drafted and after its draft is deleted.
  var content: Content?
  private(set) var storage: LedgerStorage

  /// Creates the ledger of an event that is not drafted yet.
  ///
  /// - Parameters:
  ///   - event: The ID of the event.
  ///   - seed: Only randomizes hashing and never affects results. If clients can choose IDs, use a
  ///     random seed, so that they cannot choose IDs that make lookups slow.
  ///   - retention: How long accepted requests are remembered for retries, and with how much memory.
  public init(
    _ event: EventID, seed: UInt64 = 0,
    remembering retention: RegistrationRequest.Retention = .standard
  ) {
    id = event
    storage = LedgerStorage(SeatBook(seed: seed), RequestMemory(retention, seed: seed))
  }
}

extension EventLedger: VersionedState {}

extension EventLedger {
  /// How long accepted requests are remembered, and with how much memory.
  public var retention: RegistrationRequest.Retention { storage.requests.retention }

  /// The number of remembered requests.
  ///
  /// Each takes at most ``RegistrationRequest/Retention/bytesPerRequest`` bytes.
  public var rememberedRequestCount: Int { storage.requests.count }

  /// The latest time at which a forgotten request was first made, or `nil` if none was forgotten.
  ///
  /// Requests that were first made until then are refused as
  /// ``RegistrationRefusal/requestTooOld(earliest:)``. If it is later than
  /// ``RegistrationRequest/Retention/seconds`` ago, the event gets more requests than it has memory for.
  public var forgottenThrough: Int64? { storage.requests.forgottenThrough }

  /// The public state of the event, or `nil` before it is drafted and after its draft is deleted.
  public var record: EventRecord? {
    guard let content else { return nil }
    return EventRecord(
      id: id, owner: content.owner, details: content.details, status: content.status,
      seats: storage.book.count, version: version)
  }

  /// The provider who drafted the event, or `nil` before that.
  public var owner: PersonID? { content?.owner }

  /// Whether the event is published, or was published before it was canceled.
  public var isPublished: Bool { content?.isPublished ?? false }

  /// Whether the event has ended at a time, or would have if it was canceled; `false` before the draft, and
  /// `true` after it was deleted.
  public func isOver(at time: Int64) -> Bool {
    content.map { $0.details.endTime <= time } ?? (version > 0)
  }

  /// Whether a child ever had a seat.
  ///
  /// If an event is canceled before that, it does not count toward the yearly limit of the provider.
  public var hadRegistrations: Bool { content?.hadRegistrations ?? false }

  /// All children at the event.
  ///
  /// Registered children come first, in the order of their registration, then children with a hold
  /// or an offer, in the order of their deadlines, and then the waiting list.
  ///
  /// - Complexity: O(*n* log *n*) for *n* children.
  public var registrations: [ChildRegistration] {
    var rows = storage.book.registeredParties().joined().compactMap { registration(of: $0) }
    for lead in storage.book.leads(of: storage.book.table.queues.kept) {
      rows += storage.book.party(ledBy: lead).compactMap { registration(of: $0) }
    }
    for (index, lead) in storage.book.leads(of: storage.book.table.queues.queue).enumerated() {
      for child in storage.book.party(ledBy: lead) {
        guard let number = storage.book.roster.number(of: child) else { continue }
        rows.append(row(storage.book.roster[number], .waiting(position: index + 1)))
      }
    }
    return rows
  }

  /// The registrations, holds, offers, and places on the waiting list that the cancellation of the
  /// event ended, as they were before, sorted by the ID of the child; empty if the event was not
  /// canceled.
  ///
  /// With them, families see a canceled event until it would have ended.
  public var cancelledRegistrations: [ChildRegistration] { content?.cancelledRegistrations ?? [] }

  /// Returns the registration of a child, or `nil` if the child is not at the event.
  ///
  /// - Complexity: O(1), or O(*n*) for a waiting child with *n* parties ahead of them.
  public func registration(of child: ChildID) -> ChildRegistration? {
    guard let number = storage.book.roster.number(of: child) else { return nil }
    let slot = storage.book.table.seats.slots[storage.book.table.seats.slots.position(of: number)]
    let entry = storage.book.roster[number]
    switch slot.state {
    case .registered: return row(entry, .registered)
    case .waiting: return row(entry, .waiting(position: storage.book.rank(of: slot.link)))
    case .held: return row(entry, .held(until: storage.book.deadline(of: slot.link)))
    case .offered: return row(entry, .offered(until: storage.book.deadline(of: slot.link)))
    }
  }

  private func row(_ entry: Roster.Entry, _ status: ChildRegistration.Status) -> ChildRegistration {
    ChildRegistration(
      attendee: entry.attendee, registeredBy: entry.registeredBy, status: status,
      observations: storage.book.attendance[entry.attendee.id])
  }
}

extension EventLedger {
  /// The storage, copied first if another ledger shares it.
  ///
  /// Do not keep this reference over another change, which would copy the storage because of it.
  var ownStorage: LedgerStorage {
    mutating get {
      if !isKnownUniquelyReferenced(&storage) { storage = storage.copy() }
      return storage
    }
  }
}

extension EventLedger.Content {
  var status: EventRecord.Status {
    if let cancellation { return .cancelled(reason: cancellation) }
    guard isPublished else { return .draft }
    if let closedAt { return .closed(at: closedAt) }
    return .published
  }
}

extension EventLedger {
  /// Replaces the ID of a child by its pseudonym under a key at this event.
  ///
  /// The state is then the one that the facts lead to after ``EventFact/forget(child:key:)``, with
  /// the same version and the same numbers of seats. A child who is registered keeps the seat, so
  /// cancel the registration first if it should become free. The sealed answers about the child are
  /// dropped, and so are the digests of remembered requests: a retry is then recognized only by its
  /// request ID.
  ///
  /// - Complexity: O(*n* + *m*) for *n* children and *m* remembered requests.
  public mutating func forget(child: ChildID, key: PseudonymKey) {
    rename(Renaming(of: child, at: id, key: key))
  }

  /// Replaces the ID of a parent or provider by its pseudonym under a key at this event.
  ///
  /// The state is then the one that the facts lead to after ``EventFact/forget(person:key:)``, with
  /// the same version and the same numbers of seats. The sealed answers about children for whom the
  /// person registered or is responsible are dropped, and so are the digests of remembered
  /// requests: a retry is then recognized only by its request ID.
  ///
  /// - Complexity: O(*n* + *m*) for *n* children and *m* remembered requests.
  public mutating func forget(person: PersonID, key: PseudonymKey) {
    rename(Renaming(of: person, at: id, key: key))
  }

  private mutating func rename(_ rename: Renaming) {
    if let content {
      self.content?.owner = rename(content.owner)
      let rows = content.cancelledRegistrations.map { row in
        ChildRegistration(
          attendee: rename(row.attendee, registeredBy: row.registeredBy),
          registeredBy: rename(row.registeredBy),
          status: row.status, observations: row.observations)
      }
      self.content?.cancelledRegistrations = rows.sorted { $0.id < $1.id }
    }
    ownStorage.requests.change { $0.digest = nil }
    ownStorage.book.roster.rename(rename)
    ownStorage.book.coolDowns.rename(rename)
    ownStorage.book.attendance.rename(rename)
  }

  /// Returns the invariants that are violated.
  ///
  /// The result is empty unless there is a defect in this package or in memory. The check counts
  /// all seats again: no seat is double-booked, lost, or taken beyond the capacity and the recorded
  /// overfill, each child is at the event once, and the queues are complete. Until promotion ends,
  /// no waiting family could have seats now.
  ///
  /// - Complexity: O(*n* log *n*) for *n* children.
  public func checkInvariants() -> [String] {
    var broken = storage.book.brokenInvariants
    if let end = content?.details.promotionEnds, lastTime < end {
      if storage.book.table.canPromote { broken.append("A waiting family could be promoted.") }
    }
    if let content, content.cancellation != nil, storage.book.table.seats.slots.count > 0 {
      broken.append("A canceled event still has children.")
    }
    if storage.book.overfill > 0, !isPublished {
      broken.append("An event is overfilled that was never published.")
    }
    if let content, content.details.capacity != storage.book.count.capacity {
      broken.append("The details have another number of seats.")
    }
    return broken
  }
}

extension SeatBook {
  fileprivate var brokenInvariants: [String] {
    var broken: [String] = []
    var seats: [SeatState: Int] = [:]
    var people: [SeatState: Set<UInt32>] = [:]
    for position in 0..<table.seats.slots.positions where !table.seats.slots[position].isEmpty {
      let slot = table.seats.slots[position]
      seats[slot.state, default: 0] += Int(slot.seats)
      people[slot.state, default: []].insert(slot.person)
      if table.seats.slots.position(of: slot.person) != position {
        broken.append("A record is lost.")
      }
      if roster.number(of: roster[slot.person].attendee.id) != slot.person {
        broken.append("A child has two numbers.")
      }
      if roster[slot.person].isHeld != (slot.state == .held) {
        broken.append("The roster disagrees about a hold.")
      }
    }
    if let guardians = roster.guardians, guardians != roster.countedGuardians() {
      broken.append("The number of children of a guardian is wrong.")
    }
    let count = count
    if count.available < 0 { broken.append("More seats are taken than exist.") }
    if seats[.registered, default: 0] != count.taken {
      broken.append("The number of taken seats is wrong.")
    }
    if seats[.held, default: 0] != count.held {
      broken.append("The number of seats on hold is wrong.")
    }
    if seats[.offered, default: 0] != count.offered {
      broken.append("The number of offered seats is wrong.")
    }
    let waiting = members(of: table.queues.queue)
    let kept = members(of: table.queues.kept)
    if waiting.parties != count.waiting { broken.append("The number of waiting parties is wrong.") }
    if waiting.people != people[.waiting, default: []] { broken.append("A waiting child is lost.") }
    if kept.people != people[.held, default: []].union(people[.offered, default: []]) {
      broken.append("A hold or an offer is lost.")
    }
    let deadlines = leads(of: table.queues.kept).map { table.nodes[$0].deadline }
    if deadlines != deadlines.sorted() { broken.append("The deadlines are out of order.") }
    if deadlines.first ?? .max != table.queues.nextDeadline {
      broken.append("The next deadline is wrong.")
    }
    return broken
  }

  private func members(of queue: SeatQueue) -> (parties: Int, people: Set<UInt32>) {
    let leads = leads(of: queue)
    var people: Set<UInt32> = []
    for lead in leads {
      var index = lead
      while index != SeatNode.none {
        people.insert(table.nodes[index].person)
        index = table.nodes[index].companion
      }
    }
    return (leads.count, people)
  }
}

/// The large parts of a ledger, which copies of the ledger share until one of them changes.
///
/// A ledger changes its storage only if it has the only reference to it, and only within an access to
/// itself. The compiler checks that accesses to a ledger do not overlap. So those to its storage do not
/// either, and checking them again when the program runs would be 5 % of the instructions of a request.
final class LedgerStorage: @unchecked Sendable {
  @exclusivity(unchecked) private var uncheckedBook: SeatBook
  @exclusivity(unchecked) private var uncheckedRequests: RequestMemory

  var book: SeatBook {
    @inline(__always) _read { yield unsafe uncheckedBook }
    @inline(__always) _modify { yield unsafe &uncheckedBook }
  }

  var requests: RequestMemory {
    @inline(__always) _read { yield unsafe uncheckedRequests }
    @inline(__always) _modify { yield unsafe &uncheckedRequests }
  }

  init(_ book: consuming SeatBook, _ requests: consuming RequestMemory) {
    unsafe uncheckedBook = book
    unsafe uncheckedRequests = requests
  }

  func copy() -> LedgerStorage { LedgerStorage(book.copy(), requests.copy()) }
}
