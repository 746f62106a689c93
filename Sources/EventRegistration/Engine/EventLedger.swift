/// One event from its draft to its end: a deterministic state machine under one owner.
///
///     var ledger = EventLedger(soccer)
///     var facts: [EventFact] = []
///     let answer = ledger.perform(.register([ana, ben], joinWaitlist: true), request, facts: &facts)
///
/// A command is carried out on the state alone: no clock, no randomness, no order of a hash table.
/// Every change is told in ``EventFact``s, whose versions are numbered from 1 without a gap, and
/// the facts alone give the same state again by ``apply(_:)``. A ledger is a value; a copy that is
/// changed takes O(*n*) time first for *n* children.
///
/// **Time** is that of the requests. A command first lets time pass up to its own, or up to the
/// last fact's if that is later: holds and offers that are over end in the order of their
/// deadlines, and who waits is promoted. An offer runs from the moment it is made, so that nobody
/// loses one that nobody could have seen. A command that is then refused changes nothing.
///
/// **Storing.** Append the facts of a command together, on the condition that the stored version is
/// the one before them, and answer only then. If that fails, throw the ledger away, read the facts
/// again, and perform the command anew.
///
/// A ledger holds which children are registered: it prints as redacted. To compare two, compare
/// their ``snapshot``s.
public struct EventLedger: Sendable, PrivateValue {
  /// The identity of the event.
  public let id: EventID

  /// The number of facts so far.
  public internal(set) var version: UInt64 = 0

  /// The instant of the last fact, in seconds since 1970-01-01 UTC.
  public internal(set) var lastTime = Instant.validRange.lowerBound

  /// What the event is.
  struct Content: Sendable {
    let owner: PersonID
    var details: EventDetails
    var isPublished = false
    var closedAt: Int64?
    var cancellation: String?
    /// Whether time or place changed after publication, so that parents may cancel at any time.
    var cancelsFreely = false
    /// Whether a child ever had a seat.
    var hadRegistrations = false
  }

  /// What the event is, from its draft on.
  var content: Content?
  private(set) var storage: LedgerStorage

  /// Creates the ledger of an event that is not drafted yet.
  ///
  /// - Parameters:
  ///   - event: The identity of the event.
  ///   - seed: The key by which children and requests are found. Where strangers choose their
  ///     identities, take it from a source of randomness, so that chosen ones cannot make that
  ///     slow; it never shows in a result.
  ///   - rememberedRequests: How many of the last accepted requests are answered again when they
  ///     are repeated. One that is forgotten is decided anew, and since a child has one place in an
  ///     event, it still cannot take a second seat.
  public init(_ event: EventID, seed: UInt64 = 0, rememberedRequests: Int = 1024) {
    id = event
    storage = LedgerStorage(
      SeatBook(seed: seed), RequestMemory(limit: rememberedRequests, seed: seed))
  }
}

extension EventLedger {
  /// What a reader sees of the event, or `nil` before it is drafted.
  public var record: EventRecord? {
    guard let content else { return nil }
    return EventRecord(
      id: id, owner: content.owner, details: content.details, status: content.status,
      seats: storage.book.count, version: version)
  }

  /// The provider who drafted the event, or `nil` before that.
  public var owner: PersonID? { content?.owner }

  /// Whether parents see the event, or saw it before it was called off.
  public var isPublished: Bool { content?.isPublished ?? false }

  /// Whether the event keeps a place in the provider's plan.
  ///
  /// It does while it is published, and if it was called off after a child had a seat.
  var keepsPlace: Bool {
    content.map { $0.isPublished && ($0.cancellation == nil || $0.hadRegistrations) } ?? false
  }

  /// Whether a child ever had a seat: an event that is called off before gives its place in the
  /// provider's plan back.
  public var hadRegistrations: Bool { content?.hadRegistrations ?? false }

  /// What each child has: the registered ones in the order of their registration, then those for
  /// whom seats are held or offered by deadline, then those who wait, in order.
  ///
  /// - Complexity: O(*n* log *n*) for *n* children.
  public var registrations: [ChildRegistration] {
    var rows = storage.book.registeredParties().joined().compactMap { registration(of: $0) }
    for lead in storage.book.leads(of: storage.book.table.kept) {
      rows += storage.book.party(ledBy: lead).compactMap { registration(of: $0) }
    }
    for (index, lead) in storage.book.leads(of: storage.book.table.queue).enumerated() {
      for child in storage.book.party(ledBy: lead) {
        guard let number = storage.book.roster.number(of: child) else { continue }
        rows.append(row(storage.book.roster[number], .waiting(position: index + 1)))
      }
    }
    return rows
  }

  /// What a child has, or `nil` if nothing.
  ///
  /// - Complexity: O(1), or for a waiting child O(*n*) for *n* parties ahead of them.
  public func registration(of child: ChildID) -> ChildRegistration? {
    guard let number = storage.book.roster.number(of: child) else { return nil }
    let slot = storage.book.table.slots[storage.book.table.slots.position(of: number)]
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
      attended: entry.attended)
  }
}

extension EventLedger {
  /// The storage, for a change: from now on no other ledger refers to it.
  ///
  /// A reference to it must not be kept over another change, which would take it for a copy's.
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

extension SeatBook {
  var count: EventRecord.SeatCount {
    EventRecord.SeatCount(
      capacity: Int(table.capacity), taken: Int(table.taken), held: Int(table.held),
      offered: Int(table.offered), waiting: Int(table.waiting))
  }

  /// The node of the lead of the party that a node belongs to.
  func lead(of node: UInt32) -> UInt32 {
    nodes[node].isCompanion ? nodes[node].previous : node
  }

  /// The instant until which seats are kept for the party of a node.
  func deadline(of node: UInt32) -> Int64 { nodes[lead(of: node)].deadline }

  /// The place of the party of a node on the waiting list, from 1.
  func rank(of node: UInt32) -> Int {
    var index = nodes[lead(of: node)].previous
    var rank = 1
    while index != SeatNode.none {
      rank += 1
      index = nodes[index].previous
    }
    return rank
  }
}
