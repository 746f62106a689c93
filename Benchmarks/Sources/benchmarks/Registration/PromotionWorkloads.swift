import BenchmarkHarness
import EventRegistration
import SeatCounting

/// A cancellation, after which the first waiting person is promoted, and the other one waits again.
///
/// People cancel in the order in which they got seats, so the next one is the next in a ring.
protocol PromotionPath: AnyObject {
  /// Creates an event in which the first people have seats and the others wait.
  init(seats: Int, waiting: Int)

  /// Cancels the registration of a person, who then waits, and returns who got the seat.
  func exchange(_ person: Int) -> Int

  /// Does the same, and returns whether the person waits again.
  func give(up person: Int) -> Bool
}

/// Cancels registrations while many people wait; an operation is a cancellation.
struct PromotionWorkload<Path: PromotionPath>: Workload {
  static var seats: Int { 10 }

  let waiting: Int
  let operations: Int
  private var path: Path
  private var next = 0

  init(waiting: Int, operations: Int) {
    (self.waiting, self.operations) = (waiting, operations)
    path = Path(seats: Self.seats, waiting: waiting)
  }

  mutating func setUp() {
    path = Path(seats: Self.seats, waiting: waiting)
    next = 0
  }

  mutating func run(_ count: Int) -> Int {
    var done = 0
    for _ in 0..<count {
      done &+= path.give(up: next) ? 1 : 0
      next += 1
      if next == Self.seats + waiting { next = 0 }
    }
    return done
  }

  mutating func checksum(_ count: Int) -> UInt64 {
    let path = Path(seats: Self.seats, waiting: waiting)
    var digest = SeatDigest()
    for person in 0..<count {
      digest.add(UInt64(path.exchange(person % (Self.seats + waiting))))
    }
    return digest.sum
  }
}

/// Seats of an engine.
final class EnginePromotion: PromotionPath {
  private var engine = SeatEngine()
  private var log = SeatEngine.FactLog()

  init(seats: Int, waiting: Int) {
    let event = engine.addEvent(
      SeatEngine.Rules(capacity: UInt32(seats), waitlistLimit: UInt32(waiting + 1)))
    for person in 0..<UInt32(seats + waiting) {
      _ = engine.apply(SeatEngine.Command(.register, event: event, subject: person, at: 0))
    }
  }

  func exchange(_ person: Int) -> Int {
    log.removeAll()
    _ = engine.apply(
      SeatEngine.Command(.cancel, event: 0, subject: UInt32(person), at: 0), facts: &log)
    let promoted = log.facts.filter { $0.change == .promoted }
    _ = engine.apply(SeatEngine.Command(.register, event: 0, subject: UInt32(person), at: 0))
    return promoted.count == 1 ? Int(promoted[0].person) : -1
  }

  func give(up person: Int) -> Bool {
    _ = engine.apply(SeatEngine.Command(.cancel, event: 0, subject: UInt32(person), at: 0))
    let answer = engine.apply(
      SeatEngine.Command(.register, event: 0, subject: UInt32(person), at: 0))
    return answer == .waitlisted
  }
}

/// Seats of a ledger, for families with one child.
final class LedgerPromotion: PromotionPath {
  private var ledger = EventLedger(LedgerHistory.event, remembering: .none)
  private var facts: [EventFact] = []
  private var requests: UInt64 = 0

  init(seats: Int, waiting: Int) {
    let provider = Requester.provider(FamilyInput.provider(of: 0))
    // Without an event every request is refused, which the check detects.
    if let details = try? EventDetails.simulated(
      capacity: seats, policy: EventPolicy(waitlist: WaitlistPolicy(limit: waiting + 1)))
    {
      _ = perform(.draft(details), by: provider)
      _ = perform(.publish, by: provider)
    }
    for person in 0..<seats + waiting {
      _ = perform(.register([child(person)], joinWaitlist: true), by: parent(person))
    }
  }

  private func child(_ number: Int) -> Child { Child(ChildID(high: 3, low: UInt64(number))) }

  private func parent(_ number: Int) -> Requester {
    .parent(PersonID(high: 4, low: UInt64(number)))
  }

  private func perform(_ command: EventCommand, by requester: Requester) -> EventCommand.Outcome {
    requests += 1
    facts.removeAll(keepingCapacity: true)
    let request = RegistrationRequest(
      RegistrationRequest.ID(high: 9, low: requests), by: requester, at: FamilyInput.start)
    return ledger.perform(command, request, facts: &facts).outcome
  }

  func exchange(_ person: Int) -> Int {
    _ = perform(.cancel([child(person).id]), by: parent(person))
    var promoted: [ChildID] = []
    for fact in facts {
      if case .seated(let children, from: .waitlist) = fact.change { promoted += children }
    }
    _ = perform(.register([child(person)], joinWaitlist: true), by: parent(person))
    return promoted.count == 1 ? Int(promoted[0].low) : -1
  }

  func give(up person: Int) -> Bool {
    _ = perform(.cancel([child(person).id]), by: parent(person))
    let outcome = perform(.register([child(person)], joinWaitlist: true), by: parent(person))
    if case .waitlisted = outcome { return true }
    return false
  }
}

/// An array whose first element is removed.
final class PlainPromotion: PromotionPath {
  private var waiting: [Int]

  init(seats: Int, waiting: Int) { self.waiting = Array(seats..<seats + waiting) }

  func exchange(_ person: Int) -> Int {
    let promoted = waiting.removeFirst()
    waiting.append(person)
    return promoted
  }

  func give(up person: Int) -> Bool { exchange(person) >= 0 }
}
