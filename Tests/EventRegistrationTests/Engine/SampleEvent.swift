import Essentials
import EventRegistration

/// An event on a morning in Phoenix, with its ledger, all its facts, and new request IDs.
struct SampleEvent {
  var ledger: EventLedger
  var facts: [EventFact] = []
  private var requestCount: UInt64 = 0

  static let id = EventID(high: 0, low: 7319)
  /// 2026-06-06 09:00 to 12:00 in Phoenix.
  static let start: Int64 = 1_780_761_600
  static let end: Int64 = start + 10_800
  /// A week before the start: the default time of requests.
  static let weekBefore: Int64 = start - 604_800

  static let kim = Requester.parent(PersonID(high: 1, low: 1))
  static let lou = Requester.parent(PersonID(high: 1, low: 2))
  static let coach = Requester.provider(PersonID(high: 1, low: 3))
  static let rival = Requester.provider(PersonID(high: 1, low: 4))
  static let admin = Requester.admin(PersonID(high: 1, low: 5))

  /// The ledger of an event that is not drafted yet.
  init(remembering retention: RegistrationRequest.Retention = .standard) {
    ledger = EventLedger(Self.id, remembering: retention)
  }

  /// A published event.
  init(
    capacity: Int, _ policy: EventPolicy = .standard,
    remembering retention: RegistrationRequest.Retention = .standard
  ) throws {
    self.init(remembering: retention)
    ask(.draft(try Self.details(capacity: capacity, policy)), by: Self.coach)
    ask(.publish, by: Self.coach)
  }

  static func details(
    capacity: Int, _ policy: EventPolicy = .standard, start: String = "2026-06-06T09:00",
    end: String = "2026-06-06T12:00", utcOffset: Int = -25_200
  ) throws -> EventDetails {
    try EventDetails(
      title: "Soccer", summary: "A morning of soccer.", start: LocalDateTime(iso8601: start),
      end: LocalDateTime(iso8601: end), utcOffset: utcOffset,
      venue: EventVenue(address: "1 Park Road", city: "Phoenix", state: "AZ", zipCode: "85003"),
      capacity: capacity, policy: policy)
  }

  /// The answer to a new request.
  @discardableResult
  mutating func ask(
    _ command: EventCommand, by requester: Requester = kim, at time: Int64 = weekBefore,
    expecting version: UInt64? = nil
  ) -> EventCommand.Outcome {
    requestCount += 1
    let request = RegistrationRequest(
      RegistrationRequest.ID(high: 9, low: requestCount), by: requester, at: time,
      expecting: version)
    return ledger.perform(command, request, facts: &facts).outcome
  }

  /// Registers children, who join the waiting list if there are not enough seats.
  @discardableResult
  mutating func register(
    _ children: Child..., by requester: Requester = kim, at time: Int64 = weekBefore
  ) -> EventCommand.Outcome {
    ask(.register(children, joinWaitlist: true), by: requester, at: time)
  }

  func status(of child: Child) -> ChildRegistration.Status? {
    ledger.registration(of: child.id)?.status
  }

  var seats: EventRecord.SeatCount? { ledger.record?.seats }
}

let ana = Child(ChildID(high: 2, low: 1))
let ben = Child(ChildID(high: 2, low: 2))
let cleo = Child(ChildID(high: 2, low: 3))
let dan = Child(ChildID(high: 2, low: 4))
