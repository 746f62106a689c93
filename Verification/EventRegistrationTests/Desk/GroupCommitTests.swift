import TestSupport
import Testing

@testable import EventRegistration

/// The state machine of a service, without a store.
@Suite("Group commit: batches, failures, and unknown outcomes") struct GroupCommitTests {
  private let events = (1...3).map { DeskSamples.event($0) }
  private let coach = Requester.provider(DeskSamples.coach)

  /// The messages of the machine, in order.
  private final class Told {
    var answers: [EventAnswer<EventCommand.Outcome>] = []
    var failures = 0
  }

  private func work(
    _ command: EventCommand, _ event: EventID, _ number: UInt64, by requester: Requester? = nil,
    _ told: Told
  ) -> GroupCommit.Work {
    let request = RegistrationRequest(
      RegistrationRequest.ID(high: 9, low: number), by: requester ?? coach, at: DeskSamples.now)
    let submission = RegistrationDesk.Submission(command, for: event, request)
    return GroupCommit.Work(
      .command(submission) { told.answers.append($0) }, orFail: { _ in told.failures += 1 })
  }

  private func register(
    _ child: UInt64, _ event: EventID, _ number: UInt64, _ told: Told
  ) -> GroupCommit.Work {
    work(
      .register([DeskSamples.child(child)], joinWaitlist: false), event, number,
      by: .parent(DeskSamples.kim), told)
  }

  /// A machine that knows drafts of all events.
  private func machine(places: Int = 1, batchLimit: Int = 1) throws -> GroupCommit {
    var core = GroupCommit(
      GroupCommit.Rules(
        seed: 1, planLimits: try ProviderPlan.Limits(basic: places, gold: 9, platinum: 9),
        batchLimit: batchLimit))
    for event in events { core.loaded(event, try draft(event)) }
    core.loaded(DeskSamples.coach, nil)
    return core
  }

  private func draft(_ event: EventID) throws -> EventLedger {
    var ledger = EventLedger(event)
    var facts: [EventFact] = []
    let request = RegistrationRequest(
      RegistrationRequest.ID(high: 8, low: event.low), by: coach, at: DeskSamples.now)
    _ = ledger.perform(.draft(try DeskSamples.details()), request, facts: &facts)
    return ledger
  }

  @Test func undoingAPublicationUndoesWhatUsesItsAccount() throws {
    var core = try machine(places: 2)
    let told = Told()
    core.take(work(.publish, events[0], 1, told))
    let next = core.nextBatch()
    let batch = try #require(next)
    expectEqual(batch.events.map(\.version), [1])
    expectEqual(batch.accounts.map(\.version), [0])
    core.take(work(.publish, events[1], 2, told))
    core.take(register(1, events[1], 3, told))
    core.take(work(.close, events[2], 4, told))
    core.settle(.contended)
    // The third event has nothing to do with it.
    expectEqual(core.drafts.flatMap(\.streams), [.event(events[2])])
    expectEqual(Set(core.takeLoads()), [.event(events[0]), .event(events[1])])
    expectEqual(told.answers, [])

    // A rival used both places.
    var account = ProviderAccount(DeskSamples.coach)
    var facts: [ProviderAccount.Fact] = []
    for number in 8...9 as ClosedRange<UInt64> {
      _ = account.claim(
        DeskSamples.event(number), at: DeskSamples.now,
        limits: try ProviderPlan.Limits(basic: 2, gold: 9, platinum: 9), facts: &facts)
    }
    core.loaded(events[0], try draft(events[0]))
    core.loaded(events[1], try draft(events[1]))
    expectEqual(core.takeLoads(), [.account(DeskSamples.coach)])
    core.loaded(DeskSamples.coach, account)
    while core.nextBatch() != nil { core.settle(.stored) }
    let kinds = told.answers.compactMap(\.outcome.refusal?.kind)
    expectEqual(
      kinds.sorted { $0.rawValue < $1.rawValue },
      [
        .eventQuotaReached, .eventQuotaReached, .notPublished, .notPublished,
      ])
    expectEqual(told.failures, 0)
  }

  /// What is left of a batch keeps each event once, also for later commands.
  @Test(arguments: [1, 9])
  func whatIsLeftOfABatchGoesOn(batchLimit: Int) throws {
    var core = try machine(batchLimit: batchLimit)
    let told = Told()
    func edit(_ event: Int, _ number: UInt64) throws {
      let details = try DeskSamples.details(start: "2026-07-1\(number)T09:00")
      core.take(work(.edit(details), events[event], number, told))
    }
    try edit(0, 1)
    expect(core.nextBatch() != nil)
    for (event, number) in [(0, 2), (1, 3), (1, 4)] { try edit(event, UInt64(number)) }
    core.settle(.contended)
    for (event, number) in [(1, 5), (2, 6)] { try edit(event, UInt64(number)) }
    expectEqual(core.takeLoads(), [.event(events[0])])
    core.loaded(events[0], try draft(events[0]))
    var stored: [EventID: [UInt64]] = [:]
    while let batch = core.nextBatch() {
      expectEqual(Set(batch.events.map(\.stream)).count, batch.events.count)
      for append in batch.events {
        expectEqual(append.version, stored[append.stream]?.last ?? 1)
        stored[append.stream, default: []] += append.facts.map(\.version)
      }
      core.settle(.stored)
      for (event, versions) in stored {
        expectEqual(core.views[event]?.record?.version, versions.last)
      }
    }
    expectEqual(stored, [events[0]: [2, 3], events[1]: [2, 3, 4], events[2]: [2]])
    expectEqual(told.answers.map(\.outcome), Array(repeating: .done, count: 6))
  }

  @Test func anEventChangesUntilItsLastBatchIsStored() throws {
    var core = try machine()
    let (told, event) = (Told(), GroupCommit.Stream.event(events[0]))
    expectEqual(core.isChanging(event), false)
    core.take(register(1, events[0], 1, told))
    expectEqual(core.isChanging(event), true)
    expect(core.nextBatch() != nil)
    expectEqual(core.isChanging(event), true)
    core.take(register(2, events[0], 2, told))
    core.settle(.stored)
    expectEqual(core.isChanging(event), true)
    expectEqual(core.evict(events[0]), false)
    expect(core.nextBatch() != nil)
    core.settle(.stored)
    expectEqual(core.isChanging(event), false)
    expectEqual(core.isChanging(.event(events[1])), false)
    expectEqual(core.evict(events[0]), true)
  }

  @Test func anUnknownOutcomeFailsItsCommandsAndDecidesLaterOnesAgain() throws {
    struct Away: Error {}
    var core = try machine()
    let told = Told()
    core.take(work(.publish, events[0], 1, told))
    expect(core.nextBatch() != nil)
    expect(core.nextBatch() == nil)
    core.take(register(1, events[0], 2, told))
    core.settle(.unknown(Away()))
    expectEqual(told.failures, 1)
    expectEqual(core.takeLoads(), [.event(events[0])])
    core.loaded(events[0], try draft(events[0]))
    expectEqual(core.nextBatch()?.events.map(\.version), [1])
    core.settle(.stored)
    expectEqual(told.answers.map(\.outcome), [.refused(.notPublished)])
  }

  @Test func aRefusalThatWasNotStoredIsForgotten() throws {
    var core = try machine()
    let told = Told()
    core.take(register(1, events[0], 1, told))
    expect(core.nextBatch() != nil)
    core.settle(.unknown(RegistrationService.Failure.contended))
    var ledger = try draft(events[0])
    var facts: [EventFact] = []
    let request = RegistrationRequest(
      RegistrationRequest.ID(high: 9, low: 2), by: coach, at: DeskSamples.now)
    _ = ledger.perform(.publish, request, facts: &facts)
    core.take(register(1, events[0], 1, told))
    core.loaded(events[0], ledger)
    expect(core.nextBatch() != nil)
    core.settle(.stored)
    expectEqual(told.answers.map(\.outcome), [.registered(seats: 1)])
  }

  @Test func whatAnotherServiceAcceptedIsNotDenied() throws {
    var core = try machine()
    let told = Told()
    core.take(register(1, events[0], 1, told))
    expect(core.nextBatch() != nil)
    core.settle(.stored)
    expectEqual(told.answers.map(\.outcome), [.refused(.notPublished)])
    // The client sent it to another service too, after the event was published.
    var ledger = try draft(events[0])
    var facts: [EventFact] = []
    let publish = RegistrationRequest(
      RegistrationRequest.ID(high: 9, low: 2), by: coach, at: DeskSamples.now)
    _ = ledger.perform(.publish, publish, facts: &facts)
    let again = RegistrationRequest(
      RegistrationRequest.ID(high: 9, low: 1), by: .parent(DeskSamples.kim), at: DeskSamples.now)
    let command = EventCommand.register([DeskSamples.child(1)], joinWaitlist: false)
    _ = ledger.perform(command, again, facts: &facts)
    core.take(register(1, events[0], 1, told))
    expect(core.nextBatch() != nil)
    core.settle(.contended)
    core.loaded(events[0], ledger)
    expect(core.nextBatch() != nil)
    core.settle(.stored)
    expectEqual(told.answers.last?.outcome, .registered(seats: 1))
    expectEqual(told.answers.last?.isReplay, true)
  }

  @Test func whatOneCommandNeedsHoldsUpOnlyItsEvent() throws {
    var core = try machine()
    core.accounts = [:]
    let told = Told()
    core.take(work(.publish, events[0], 1, told))
    core.take(register(1, events[0], 2, told))
    core.take(work(.setCapacity(3, ifBelow: .refuse), events[1], 3, told))
    expectEqual(core.takeLoads(), [.account(DeskSamples.coach)])
    expectEqual(core.nextBatch()?.events.map(\.stream), [events[1]])
    core.settle(.stored)
    core.failedToLoad(.account(DeskSamples.coach), RegistrationService.Failure.wrongStream)
    expectEqual(told.failures, 1)
    expectEqual(core.nextBatch()?.events.map(\.stream), [events[0]])
    core.settle(.stored)
    expectEqual(told.answers.map(\.outcome), [.done, .refused(.notPublished)])
  }

  @Test func anEventThatNobodyDraftedTakesNoMemory() throws {
    var core = try machine()
    let told = Told()
    let unknown = DeskSamples.event(9)
    core.take(register(1, unknown, 1, told))
    expectEqual(core.takeLoads(), [.event(unknown)])
    core.loaded(unknown, nil)
    expectEqual(core.nextBatch()?.events.map(\.version), [0])
    core.settle(.stored)
    expectEqual(told.answers.map(\.outcome), [.refused(.unknownEvent(unknown))])
    expect(core.ledgers.held(unknown) == nil)
    expect(core.views[unknown] == nil)
  }
}
