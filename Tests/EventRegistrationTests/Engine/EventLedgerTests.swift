import CivilTime
import EventRegistration
import Testing

@Suite struct EventLedgerTests {
  let kim = PersonID(high: 1, low: 1)
  let coach = PersonID(high: 1, low: 2)
  let ana = Child(ChildID(high: 2, low: 1))
  let ben = Child(ChildID(high: 2, low: 2))
  let cleo = Child(ChildID(high: 2, low: 3))

  func details(capacity: Int, policy: EventPolicy = .standard) throws -> EventDetails {
    try EventDetails(
      title: "Soccer", summary: "A morning of soccer.",
      start: LocalDateTime(iso8601: "2026-06-06T09:00"),
      end: LocalDateTime(iso8601: "2026-06-06T12:00"), utcOffset: -25_200,
      venue: Venue(address: "1 Park Road", city: "Phoenix", state: "AZ", zip: "85003"),
      capacity: capacity, policy: policy)
  }

  @Test func aFamilyThatDoesNotFitWaitsTogetherAndIsSeatedTogether() throws {
    var ledger = EventLedger(EventID(high: 0, low: 7))
    var facts: [Fact] = []
    var number: UInt64 = 0
    func request(_ requester: Requester) -> Request {
      number += 1
      return Request(RequestID(high: 9, low: number), by: requester, at: 1_770_000_000)
    }
    let policy = try EventPolicy(waitlist: WaitlistPolicy(limit: 5))
    let draft = Command.draft(try details(capacity: 2, policy: policy))
    #expect(ledger.perform(draft, request(.provider(coach)), facts: &facts).outcome == .done)
    #expect(
      ledger.perform(.register([cleo], joinWaitlist: true), request(.parent(kim)), facts: &facts)
        .outcome == .refused(.notPublished))
    #expect(ledger.perform(.publish, request(.provider(coach)), facts: &facts).outcome == .done)
    #expect(
      ledger.perform(.register([cleo], joinWaitlist: true), request(.parent(kim)), facts: &facts)
        .outcome == .registered(seats: 1))
    let family = Command.register([ana, ben], joinWaitlist: true)
    #expect(
      ledger.perform(family, request(.parent(kim)), facts: &facts).outcome
        == .waitlisted(position: 1))
    #expect(
      ledger.perform(.cancel([cleo.id]), request(.parent(kim)), facts: &facts).outcome == .done)
    #expect(ledger.record?.seats.taken == 2)
    #expect(ledger.registration(of: ben.id)?.status == .registered)
    #expect(ledger.version == 6)
    #expect(ledger.checkInvariants() == [])

    var again = EventLedger(EventID(high: 0, low: 7))
    for fact in facts { try again.apply(fact) }
    #expect(again.record == ledger.record)
    #expect(again.registrations == ledger.registrations)
  }
}
