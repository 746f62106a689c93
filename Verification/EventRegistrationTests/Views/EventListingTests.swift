import TestSupport
import Testing

@testable import EventRegistration

@Suite("Event lists: by standing of a child") struct EventListingTests {
  private func roster(
    number: UInt64 = 1, minutes: Int = 0, status: EventRecord.Status = .published,
    _ registrations: ChildRegistration...
  ) throws -> EventRoster {
    EventRoster(
      try ViewSamples.record(
        ViewSamples.details(minutes: minutes), number: number, status: status),
      registrations)
  }

  @Test func eachStandingHasItsList() throws {
    let rosters = [
      try roster(
        ViewSamples.registration(1), ViewSamples.registration(2, .waiting(position: 4)),
        ViewSamples.registration(3, .held(until: 7)),
        ViewSamples.registration(4, .offered(until: 9)))
    ]
    let expected: [ChildRegistration.Standing: UInt64] = [
      .registered: 1, .waiting: 2, .held: 3, .offered: 4,
    ]
    for standing in ChildRegistration.Standing.allCases {
      let children = rosters.listings(for: ViewSamples.kim, standing)
        .map { $0.registrations.map(\.attendee.id) }
      expectEqual(children, [[ViewSamples.child(try #require(expected[standing]))]])
    }
  }

  @Test func aChildIsListedForTheGuardianAndForWhoeverRegistered() throws {
    let rosters = [
      try roster(ViewSamples.registration(1, by: ViewSamples.lee, guardian: ViewSamples.kim))
    ]
    expectEqual(rosters.listings(for: ViewSamples.kim, .registered).count, 1)
    expectEqual(rosters.listings(for: ViewSamples.lee, .registered).count, 1)
    expect(rosters.listings(for: ViewSamples.sam, .registered).isEmpty)
  }

  @Test func thePositionIsTheFirstAndTheDeadlineTheNext() throws {
    let rosters = [
      try roster(
        ViewSamples.registration(1, .waiting(position: 4)),
        ViewSamples.registration(2, .waiting(position: 2)),
        ViewSamples.registration(3, .held(until: 9)), ViewSamples.registration(4, .held(until: 7)))
    ]
    let waiting = try #require(rosters.listings(for: ViewSamples.kim, .waiting).first)
    expectEqual(waiting.position, 2)
    expectEqual(waiting.deadline, nil)
    let held = try #require(rosters.listings(for: ViewSamples.kim, .held).first)
    expectEqual(held.position, nil)
    expectEqual(held.deadline, 7)
    expectEqual(held.id, ViewSamples.event(1))
  }

  @Test func listsAreSortedByStartAndIdentity() throws {
    let registration = ViewSamples.registration(1)
    let rosters = [
      try roster(number: 3, minutes: 60, registration),
      try roster(number: 2, minutes: 60, registration),
      try roster(number: 9, minutes: -60, registration),
      try roster(number: 1, minutes: 90, registration),
    ]
    expectEqual(
      rosters.listings(for: ViewSamples.kim, .registered).map(\.id),
      [9, 2, 3, 1].map { ViewSamples.event($0) })
  }

  @Test func aListCanBeOfOneTime() throws {
    let rosters = [
      try roster(ViewSamples.registration(1)),
      try roster(number: 2, minutes: 120, ViewSamples.registration(1)),
    ]
    let now = rosters[0].record.details.startTime
    func events(_ time: EventDetails.Timing) -> [EventID] {
      rosters.listings(for: ViewSamples.kim, .registered, time, at: now).map(\.id)
    }
    expectEqual(events(.underWay), [ViewSamples.event(1)])
    expectEqual(events(.upcoming), [ViewSamples.event(2)])
    expect(events(.expired).isEmpty)
  }

  @Test func draftsAndCancelledEventsAreLeftOut() throws {
    for status in [EventRecord.Status.draft, .cancelled(reason: "rain")] {
      let rosters = [
        try roster(
          status: status, ViewSamples.registration(1),
          ViewSamples.registration(2, by: ViewSamples.provider))
      ]
      expect(rosters.listings(for: ViewSamples.kim, .registered).isEmpty)
      expectEqual(rosters.listings(for: ViewSamples.provider, .registered).count, 1)
    }
  }

  @Test func familiesSeeACanceledEventUntilItWouldHaveEnded() throws {
    var event = try SampleEvent(
      capacity: 3, EventPolicy(waitlist: WaitlistPolicy(limit: 2, promotion: .automatic)))
    let kim = SampleEvent.kim.person
    event.register(ana, ben)
    event.ask(.hold([cleo]), by: SampleEvent.lou)
    event.register(dan)
    let before = event.ledger.registrations
    expectEqual(event.ledger.cancelledRegistrations, [])
    event.ask(.cancelEvent(reason: "Rain"), by: SampleEvent.coach)
    expect(event.ledger.registrations == [] && event.ledger.cancelledRegistrations == before)
    var replayed = EventLedger(SampleEvent.id)
    for fact in event.facts { try replayed.apply(fact) }
    expectEqual(replayed.cancelledRegistrations, before)

    let roster = try #require(EventRoster(event.ledger))
    func ids(_ standing: ChildRegistration.Standing, of person: PersonID, at now: Int64)
      -> [ChildID]
    {
      [roster].listings(for: person, standing, roster.record.time(at: now), at: now)
        .flatMap(\.registrations).map(\.id)
    }
    for now in [SampleEvent.weekBefore, SampleEvent.start, SampleEvent.end - 1] {
      expectEqual(ids(.registered, of: kim, at: now), [ana.id, ben.id])
      expectEqual(ids(.waiting, of: kim, at: now), [dan.id])
      expectEqual(ids(.held, of: SampleEvent.lou.person, at: now), [cleo.id])
      expect(roster.isVisible(to: kim, at: now))
      expect(!roster.isVisible(to: SampleEvent.admin.person, at: now))
      expect(!roster.isVisible(to: nil, at: now))
    }
    expectEqual(ids(.registered, of: kim, at: SampleEvent.end), [])
    expect(!roster.isVisible(to: kim, at: SampleEvent.end))
    expect(roster.isVisible(to: SampleEvent.coach.person, at: SampleEvent.end))
    expect([roster].listings(for: kim, .registered).isEmpty)
    let listing = [roster].listings(
      for: kim, .registered, .upcoming, at: SampleEvent.weekBefore
    ).first
    expectEqual(listing?.record.status, .cancelled(reason: "Rain"))
  }

  @Test func attendedAreThoseMarkedAndOnWishThoseUnmarkedAfterTheEnd() throws {
    let rosters = [
      try roster(
        ViewSamples.registration(1, attended: true), ViewSamples.registration(2, attended: false),
        ViewSamples.registration(3), ViewSamples.registration(4, .waiting(position: 1)))
    ]
    let end = rosters[0].record.details.endTime
    func children(_ countingUnmarked: Bool, at now: Int64) -> [ChildID] {
      rosters.attended(by: ViewSamples.kim, countingUnmarked: countingUnmarked, at: now)
        .flatMap(\.registrations).map(\.attendee.id)
    }
    expectEqual(children(false, at: end), [ViewSamples.child(1)])
    expectEqual(children(true, at: end - 1), [ViewSamples.child(1)])
    expectEqual(children(true, at: end), [ViewSamples.child(1), ViewSamples.child(3)])
  }

  @Test func printsNoChild() throws {
    let roster = try roster(ViewSamples.registration(77, .waiting(position: 88)))
    let listing = try #require([roster].listings(for: ViewSamples.kim, .waiting).first)
    expectNoContent(in: roster)
    expectNoContent(in: listing)
  }
}
