import Essentials
import TestSupport
import Testing

@testable import EventRegistration

/// A provider can delete a draft, and nobody knows the event any more.
@Suite("Drafts: deletion") struct DeletedDraftTests {
  private func draft(capacity: Int = 4) throws -> SampleEvent {
    var event = SampleEvent()
    event.ask(.draft(try SampleEvent.details(capacity: capacity)), by: SampleEvent.coach)
    return event
  }

  @Test func aDeletedDraftIsUnknown() throws {
    var event = try draft()
    expectEqual(event.ask(.deleteDraft, by: SampleEvent.coach), .done)
    expectEqual(event.facts.map(\.change).last, .draftDeleted)
    expect(event.ledger.record == nil && event.ledger.owner == nil)
    expectEqual(event.ledger.checkInvariants(), [])
    expectEqual(event.register(ana), .refused(.unknownEvent(SampleEvent.id)))
    for command in [EventCommand.publish, .deleteDraft] {
      expectEqual(
        event.ask(command, by: SampleEvent.coach), .refused(.unknownEvent(SampleEvent.id)))
    }
    expectEqual(event.facts.count, 2)
  }

  @Test func onlyItsProviderAndAdministratorsDeleteIt() throws {
    var event = try draft()
    for requester in [SampleEvent.rival, SampleEvent.kim] {
      expectEqual(event.ask(.deleteDraft, by: requester), .refused(.forbidden(required: .provider)))
    }
    expectEqual(event.ask(.deleteDraft, by: SampleEvent.admin), .done)
  }

  @Test func whatWasPublishedOrCanceledStays() throws {
    var event = try draft()
    event.ask(.publish, by: SampleEvent.coach)
    expectEqual(event.ask(.deleteDraft, by: SampleEvent.coach), .refused(.alreadyPublished))
    event.ask(.cancelEvent(reason: "Rain"), by: SampleEvent.coach)
    expectEqual(event.ask(.deleteDraft, by: SampleEvent.coach), .refused(.alreadyPublished))
    var other = try draft()
    other.ask(.cancelEvent(reason: "Rain"), by: SampleEvent.coach)
    expectEqual(other.ask(.deleteDraft, by: SampleEvent.coach), .refused(.eventCancelled))
    // A draft can be deleted after it would have ended, since its times may still change.
    var late = try draft()
    expectEqual(late.ask(.deleteDraft, by: SampleEvent.coach, at: SampleEvent.end), .done)
  }

  @Test func itCanBeDraftedAgain() throws {
    var event = try draft(capacity: 4)
    event.ask(.deleteDraft, by: SampleEvent.coach)
    let again = try SampleEvent.details(capacity: 1)
    expectEqual(event.ask(.draft(again), by: SampleEvent.rival, expecting: 2), .done)
    expectEqual(event.ledger.owner, SampleEvent.rival.person)
    expectEqual(
      event.seats, EventRecord.SeatCount(capacity: 1, taken: 0, held: 0, offered: 0, waiting: 0))
    event.ask(.publish, by: SampleEvent.rival)
    expectEqual(event.register(ana, ben), .refused(.partyExceedsCapacity(1)))
    expectEqual(event.register(ana), .registered(seats: 1))
    var replayed = EventLedger(SampleEvent.id)
    for fact in event.facts { try replayed.apply(fact) }
    expectEqual(replayed.snapshot, event.ledger.snapshot)
  }

  @Test func aRetryGetsTheSameAnswer() throws {
    var event = try draft()
    let request = RegistrationRequest(
      RegistrationRequest.ID(high: 8, low: 1), by: SampleEvent.coach, at: SampleEvent.weekBefore)
    let first = event.ledger.perform(.deleteDraft, request, facts: &event.facts)
    let retry = event.ledger.perform(.deleteDraft, request, facts: &event.facts)
    expect(retry.outcome == first.outcome && retry.isReplay && event.facts.count == 2)
    event.ledger = try EventLedger(snapshot: event.ledger.snapshot)
    expect(event.ledger.perform(.deleteDraft, request, facts: &event.facts).isReplay)
  }

  @Test func aFactOfADeletionFollowsOnlyADraft() throws {
    var event = try draft()
    func deletion(_ version: UInt64) -> EventFact {
      let cause = EventFact.Cause(request: RegistrationRequest.ID(high: 7, low: 1), digest: 1)
      return EventFact(
        event: SampleEvent.id, version: version, time: SampleEvent.weekBefore, cause: cause,
        change: .draftDeleted)
    }
    var fresh = EventLedger(SampleEvent.id)
    expectThrows(EventLedger.ReplayError.impossible(version: 1)) { try fresh.apply(deletion(1)) }
    event.ask(.publish, by: SampleEvent.coach)
    expectThrows(EventLedger.ReplayError.impossible(version: 3)) {
      try event.ledger.apply(deletion(3))
    }
  }

  @Test func aDeskListsItNoLongerAndGivesItsMemoryBack() throws {
    var fixture = DeskFixture()
    let (desk, event) = (fixture.desk, DeskSamples.event(1))
    _ = desk.draft(try DeskSamples.details(), as: event, fixture.coach())
    let spots = try #require(desk.spotsLeft(for: event))
    expect(desk.records(of: DeskSamples.coach).count == 1 && spots.count > 0)
    expect(desk.archive(event, at: DeskSamples.now) == nil)
    expectEqual(desk.deleteDraft(event, fixture.coach()).outcome, .done)
    expect(desk.records(of: DeskSamples.coach).isEmpty && spots.count == 0)
    let archived = try #require(desk.archive(event, at: DeskSamples.now))
    expect(archived.version == 2 && archived.record == nil)
    expect(desk.ledger(of: event) == nil)
    desk.restore(archived)
    expectEqual(desk.publish(event, fixture.coach()).outcome, .refused(.unknownEvent(event)))
  }
}
