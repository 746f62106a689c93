import BenchmarkHarness
import EventRegistration

/// The facts of an event with many registrations and cancellations.
struct LedgerHistory {
  static let event = EventID(high: 7, low: 7)
  let facts: [EventFact]

  init(facts count: Int, seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    var ledger = EventLedger(Self.event)
    var facts: [EventFact] = []
    facts.reserveCapacity(count + 10)
    var requests: UInt64 = 0
    func perform(_ command: EventCommand, by requester: Requester) {
      requests += 1
      let request = RegistrationRequest(
        RegistrationRequest.ID(high: 9, low: requests), by: requester,
        at: FamilyInput.start + 30 * Int64(requests))
      _ = ledger.perform(command, request, facts: &facts)
    }
    let details = try EventDetails.simulated(
      capacity: max(count / 5, 10), policy: EventPolicy(waitlist: WaitlistPolicy(limit: 100)))
    let provider = Requester.provider(FamilyInput.provider(of: 0))
    perform(.draft(details), by: provider)
    perform(.publish, by: provider)
    var families: [Family] = []
    while facts.count < count {
      let choice = generator.unit()
      if families.isEmpty || choice < 0.6 {
        let family = try Family(using: &generator)
        perform(
          choice < 0.5
            ? .register(family.children, joinWaitlist: true) : .hold(family.children),
          by: .parent(family.parent))
        families.append(family)
        continue
      }
      // Half of those who return do so while their hold may still be active.
      let last = choice < 0.8 ? min(families.count, 30) : families.count
      let index = families.count - 1 - Int(generator.next(below: UInt32(last)))
      let children = families[index].children.map(\.id)
      let parent = Requester.parent(families[index].parent)
      switch ledger.registration(of: children[0])?.status {
      case .held: perform(choice < 0.75 ? .confirm(children) : .release(children), by: parent)
      case .registered: perform(.cancel(children), by: parent)
      case .waiting: perform(.leaveWaitlist(children), by: parent)
      case .offered, nil: break
      }
      if ledger.registration(of: children[0]) == nil {
        families.swapAt(index, families.count - 1)
        families.removeLast()
      }
    }
    self.facts = Array(facts.prefix(count))
  }

  /// The ledger after the first facts.
  func ledger(_ count: Int) -> EventLedger? {
    var ledger = EventLedger(Self.event)
    for fact in facts.prefix(count) {
      do throws(EventLedger.ReplayError) { try ledger.apply(fact) } catch { return nil }
    }
    return ledger
  }

  /// The ledger after all facts.
  func ledger() throws(ProgramError) -> EventLedger {
    guard let ledger = ledger(facts.count) else {
      throw ProgramError(.failure, "the facts of a ledger give no ledger")
    }
    return ledger
  }
}

/// The state that facts describe, in dictionaries and arrays.
struct PlainHistory {
  private var version: UInt64 = 0
  private var capacity = 0
  private var parents: [ChildID: PersonID] = [:]
  private var registered: Set<ChildID> = []
  private var waiting: [[ChildID]] = []
  private var held: [ChildID: Int64] = [:]

  init(_ facts: some Sequence<EventFact>) {
    for fact in facts { apply(fact) }
  }

  private mutating func apply(_ fact: EventFact) {
    version = fact.version
    switch fact.change {
    case .drafted(let details, _), .edited(let details): capacity = details.capacity
    case .registered(let party): registered.formUnion(arrive(party))
    case .waitlisted(let party, _): waiting.append(arrive(party))
    case .held(let party, let deadline): for child in arrive(party) { held[child] = deadline }
    case .seated(let children, _):
      for child in children { held[child] = nil }
      waiting.removeAll { $0 == children }
      registered.formUnion(children)
    case .holdExpired(let children), .holdReleased(let children), .leftWaitlist(let children),
      .offerExpired(let children), .offerDeclined(let children),
      .registrationCancelled(let children, _):
      for child in children { (parents[child], held[child]) = (nil, nil) }
      registered.subtract(children)
      waiting.removeAll { $0 == children }
    case .published, .capacityChanged, .rescheduled, .windowChanged, .waitlistChanged, .closed,
      .reopened, .eventCancelled, .attendanceMarked, .movedToWaitlist, .offered, .transferred,
      .overfilled, .noted, .draftDeleted:
      break
    @unknown default: fatalError("The plain history does not know \(fact.change).")
    }
  }

  private mutating func arrive(_ party: EventFact.Party) -> [ChildID] {
    let children = party.attendees.map(\.id)
    for child in children { parents[child] = party.registeredBy }
    return children
  }

  /// A checksum of the state, in the order of the IDs of children.
  var digest: UInt64 {
    var digest = SeatDigest()
    digest.add(
      version, UInt64(capacity), UInt64(registered.count), UInt64(held.count),
      UInt64(waiting.count))
    for (child, parent) in parents.sorted(by: { $0.key < $1.key }) {
      digest.add(child.high, child.low, parent.high, parent.low)
      if registered.contains(child) {
        digest.add(0)
      } else if let deadline = held[child] {
        digest.add(2, UInt64(bitPattern: deadline))
      } else if let place = waiting.firstIndex(where: { $0.contains(child) }) {
        digest.add(1, UInt64(place + 1))
      }
    }
    return digest.sum
  }
}

extension EventLedger {
  /// The checksum that a plain history has in the same state.
  var digest: UInt64 {
    var digest = SeatDigest()
    guard let seats = record?.seats else {
      digest.add(version, 0, 0, 0, 0)
      return digest.sum
    }
    digest.add(
      version, UInt64(seats.capacity), UInt64(seats.taken), UInt64(seats.held),
      UInt64(seats.waiting))
    for row in registrations.sorted(by: { $0.attendee.id < $1.attendee.id }) {
      let (child, parent) = (row.attendee.id, row.registeredBy)
      digest.add(child.high, child.low, parent.high, parent.low)
      switch row.status {
      case .registered: digest.add(0)
      case .waiting(let place): digest.add(1, UInt64(place))
      case .held(let deadline): digest.add(2, UInt64(bitPattern: deadline))
      case .offered(let deadline): digest.add(3, UInt64(bitPattern: deadline))
      }
    }
    return digest.sum
  }
}
