import EventRegistration
import TestSupport
import Testing

@Suite("Registration service: answers and stored facts") struct RegistrationServiceTests {
  private let soccer = DeskSamples.event(1)
  private let chess = DeskSamples.event(2)
  private let ana = DeskSamples.child(1)
  private let ben = DeskSamples.child(2)
  private let kim = Requester.parent(DeskSamples.kim)
  private let now = DeskSamples.now

  private func submission(
    _ command: EventCommand, for event: EventID, by requester: Requester, _ request: UInt64,
    at time: Int64 = DeskSamples.now
  ) -> RegistrationDesk.Submission {
    RegistrationDesk.Submission(
      command, for: event,
      RegistrationRequest(RegistrationRequest.ID(high: 9, low: request), by: requester, at: time))
  }

  private func registration(
    of child: Child, at event: EventID, _ request: UInt64
  ) -> RegistrationDesk.Submission {
    submission(.register([child], joinWaitlist: true), for: event, by: kim, request)
  }

  private func opening(
    _ event: EventID, _ policy: EventPolicy = .standard, capacity: Int = 1
  ) throws -> [RegistrationDesk.Submission] {
    let coach = Requester.provider(DeskSamples.coach)
    let details = try DeskSamples.details(capacity: capacity, policy: policy)
    return [
      submission(.draft(details), for: event, by: coach, event.low * 1000),
      submission(.publish, for: event, by: coach, event.low * 1000 + 1),
    ]
  }

  @Test func itAnswersInOrderWhatIsStored() async throws {
    let store = TestStore()
    let service = RegistrationService(store: store, seed: 1)
    let registrations = [
      registration(of: ana, at: soccer, 1), registration(of: ben, at: chess, 2),
      registration(of: ben, at: soccer, 3), registration(of: ana, at: soccer, 1),
      registration(of: ben, at: soccer, 3),
    ]
    let submissions = try opening(soccer) + opening(chess) + registrations
    let answers = try await service.perform(submissions)
    expectEqual(answers.map(\.request), submissions.map(\.request.id))
    expectEqual(
      answers.map(\.outcome),
      [
        .done, .done, .done, .done, .registered(seats: 1), .registered(seats: 1),
        .refused(.full(available: 0, .none)), .registered(seats: 1),
        .refused(.full(available: 0, .none)),
      ])
    // A refusal is repeated although its batch was not stored when it was asked for again.
    expectEqual(answers.map(\.isReplay), Array(repeating: false, count: 7) + [true, true])
    for event in [soccer, chess] {
      await expectEqual(store.facts(of: event).map(\.version), [1, 2, 3])
    }
    await expectEqual(store.accountFacts.map(\.version), [1, 2])
    try await expect(service.perform([]).isEmpty)
    try await expect(service.perform(registrations[2]).isReplay)
    await expectEqual(service.counters().commands, 10)
    await expectEqual(service.counters().refusals(.full), 1)
  }

  @Test func itAgreesWithADesk() async throws {
    let policy = try EventPolicy(holdSeconds: 60, waitlist: WaitlistPolicy(limit: 9))
    let children = (0..<4 as Range<UInt64>).map { DeskSamples.child($0) }
    var submissions = try opening(soccer, policy)
    submissions.append(submission(.hold([children[0]]), for: soccer, by: kim, 10))
    for (index, child) in children.enumerated() {
      submissions.append(
        submission(
          .register([child], joinWaitlist: true), for: soccer, by: kim, 20 + UInt64(index),
          at: now + Int64(index) * 25))
    }
    let store = TestStore()
    let service = RegistrationService(store: store, seed: 3)
    let fixture = DeskFixture()
    try await service.setPlan(.gold, utcOffset: 60, of: DeskSamples.coach, at: now)
    try fixture.desk.setPlan(.gold, utcOffset: 60, of: DeskSamples.coach, at: now)
    await #expect(throws: ProviderAccount.Error.utcOffsetOutOfRange(90_000)) {
      try await service.setPlan(.gold, utcOffset: 90_000, of: DeskSamples.coach, at: now)
    }
    try await expectEqual(
      service.perform(submissions), submissions.map { fixture.desk.perform($0) })
    try await service.advance(to: now + 1000)
    fixture.desk.advance(to: now + 1000)
    await expectEqual(store.facts(of: soccer), fixture.recorder.facts)
    await expectEqual(store.accountFacts, fixture.recorder.accountFacts)
    await expectEqual(service.counters(), fixture.desk.counters())
    await expectEqual(service.records(), fixture.desk.records())
    try await expectEqual(service.record(of: soccer), fixture.desk.record(of: soccer))
    try await expectEqual(service.roster(of: soccer), fixture.desk.roster(of: soccer))
    try await expectEqual(
      service.account(of: DeskSamples.coach), fixture.desk.account(of: DeskSamples.coach))
    try await expectEqual(
      service.read(soccer) { $0.snapshot }, fixture.desk.ledger(of: soccer)?.snapshot)
    try await expectEqual(
      service.spotsLeft(for: soccer)?.count, fixture.desk.spotsLeft(for: soccer)?.count)
    let unknown = DeskSamples.event(9)
    try await expectEqual(service.record(of: unknown), nil)
    try await expect(service.spotsLeft(for: unknown) == nil)
    try await expectEqual(
      service.perform(registration(of: ana, at: unknown, 99)).outcome,
      .refused(.unknownEvent(unknown)))
    await expectEqual(service.records().count, 1)
  }

  @Test(arguments: [1, 2, 3]) func itGivesUpAfterItsAttempts(attempts: Int) async throws {
    let store = TestStore()
    let service = RegistrationService(store: store, seed: 1, attempts: attempts)
    _ = try await service.perform(opening(soccer))
    await store.contend(attempts - 1)
    try await expectEqual(service.perform(registration(of: ana, at: soccer, 1)).version, 3)
    await store.contend(attempts)
    await #expect(throws: RegistrationService.Failure.contended) {
      try await service.perform(submission(.cancel([ana.id]), for: soccer, by: kim, 2))
    }
    try await expectEqual(service.record(of: soccer)?.seats.taken, 1)
  }
}
