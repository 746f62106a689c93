import Essentials
import EventRegistration
import TestSupport

/// A generator of random requests to one event from a few families, which often conflict.
struct RandomHistory {
  private(set) var generator: SeededGenerator
  /// The night before the event, so that children can come, and leave again.
  private(set) var time: Int64 = 1_780_731_000
  private var number: UInt64 = 0

  static let event = EventID(high: 0xE, low: 1)

  /// The four children of each of eight families, by IDs whose halves are like random numbers.
  static let children = (1...32 as ClosedRange<UInt64>).map {
    ChildID(high: $0 &* 0x9E37_79B9_7F4A_7C15, low: $0 &* 0xD134_2543_DE82_EF95)
  }

  /// The coach, and a parent of each family.
  static let people = (1...9 as ClosedRange<UInt64>).map {
    PersonID(high: $0 &* 0xBF58_476D_1CE4_E5B9, low: $0 &* 0x94D0_49BB_1331_11EB)
  }

  private static let coach = people[0]

  init(seed: Int) { generator = SeededGenerator(seed: seed) }

  private mutating func below(_ bound: Int) -> Int { .random(in: 0..<bound, using: &generator) }

  private mutating func child() -> Child {
    child(below(4), ofFamily: below(8))
  }

  private func child(_ number: Int, ofFamily family: Int) -> Child {
    var child = Child(Self.children[4 * family + number], guardian: Self.people[1 + family])
    // Some families answer questions.
    if number > 1 {
      child.sealedAnswers = Child.SealedAnswers([UInt8(number), UInt8(family), 0xAB])
    }
    return child
  }

  private mutating func family() -> [Child] {
    let family = below(8)
    return (0..<1 + below(4)).map { child($0, ofFamily: family) }
  }

  private mutating func waitlist() throws -> WaitlistPolicy {
    let fits: [WaitlistPolicy.Fit] = [
      .strictFIFO, .firstFit(maximumOvertakings: 2), .firstFit(maximumOvertakings: nil),
    ]
    return try WaitlistPolicy(
      limit: below(10) + 2, fit: fits[below(3)],
      promotion: below(2) == 0 ? .automatic : .offer(seconds: 1 + below(1000)))
  }

  private mutating func details() throws -> EventDetails {
    try EventDetails(
      title: "Soccer", summary: "A morning.", start: LocalDateTime(iso8601: "2026-06-06T09:00"),
      end: LocalDateTime(iso8601: "2026-06-06T12:00"), utcOffset: -25_200,
      venue: EventVenue(address: "1 Park Road", city: "Phoenix", state: "AZ", zipCode: "85003"),
      capacity: 4 + below(8),
      policy: EventPolicy(
        holdSeconds: 1 + below(2000), allowsTransfer: true, waitlist: waitlist()))
  }

  /// The commands that start an event.
  mutating func opening() throws -> [(EventCommand, RegistrationRequest)] {
    [(.draft(try details()), request()), (.publish, request())]
  }

  private mutating func request(by person: PersonID? = nil) -> RegistrationRequest {
    number += 1
    time += Int64(below(4) == 0 ? below(800) : below(20))
    let requester: Requester = person.map { .parent($0) } ?? .provider(Self.coach)
    return RegistrationRequest(
      RegistrationRequest.ID(high: 0xF, low: number), by: requester, at: time)
  }

  /// Returns children with a status, mostly whole parties, or any children if there are none.
  private mutating func ids(
    in ledger: EventLedger, where isWanted: (ChildRegistration.Status) -> Bool
  ) -> (ids: [ChildID], person: PersonID?) {
    let rows = ledger.registrations.filter { isWanted($0.status) }
    guard below(8) > 0, let row = rows.randomElement(using: &generator) else {
      let child = child()
      return ([child.id], child.guardian)
    }
    let party = rows.filter { $0.status == row.status && $0.registeredBy == row.registeredBy }
    let ids = party.map(\.attendee.id).shuffled(using: &generator)
    return (Array(ids.prefix(1 + below(min(6, ids.count)))), row.registeredBy)
  }

  /// The next command to a ledger, and its request.
  mutating func next(in ledger: EventLedger) throws -> (EventCommand, RegistrationRequest) {
    let family = family()
    let person = family[0].guardian
    let registered = ids(in: ledger) { $0 == .registered }
    let waiting = ids(in: ledger) { if case .waiting = $0 { true } else { false } }
    let held = ids(in: ledger) { if case .held = $0 { true } else { false } }
    let offered = ids(in: ledger) { if case .offered = $0 { true } else { false } }
    switch below(28) {
    case 0...5: return (.register(family, joinWaitlist: below(4) > 0), request(by: person))
    case 6...8: return (.hold(family), request(by: person))
    case 9, 10: return (.confirm(held.ids), request(by: held.person))
    case 11: return (.release(held.ids), request(by: held.person))
    case 12, 13: return (.cancel(registered.ids), request(by: registered.person))
    case 14: return (.leaveWaitlist(waiting.ids), request(by: waiting.person))
    case 15, 16: return (.acceptOffer(offered.ids), request(by: offered.person))
    case 17: return (.declineOffer(offered.ids), request(by: offered.person))
    case 18:
      return (.transfer(from: registered.ids[0], to: child()), request(by: registered.person))
    case 19:
      return (
        .markAttendance(
          registered.ids[0], attended: [.absent, .present, .pickedUp, nil][below(4)],
          session: below(2)), request()
      )
    case 20: return (.setCapacity(below(14), ifBelow: .moveLastToWaitlist), request())
    case 21: return (.setCapacity(below(14), ifBelow: .refuse), request())
    case 22: return (.setWaitlist(try waitlist()), request())
    case 23: return (below(2) == 0 ? .close : .reopen, request())
    case 24: return (.edit(try details()), request())
    case 25: return (.setOverfill(below(4), reason: "A sister"), request())
    case 26: return (.seatFromWaitlist(waiting.ids[0], reason: "A sister"), request())
    default: return (below(30) == 0 ? .cancelEvent(reason: "Rain") : .reopen, request())
    }
  }
}
