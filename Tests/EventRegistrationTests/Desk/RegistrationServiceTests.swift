import EventRegistration
import Testing

@Suite struct RegistrationServiceTests {
  private let soccer = DeskSamples.event(1)
  private let ana = DeskSamples.child(1)
  private let ben = DeskSamples.child(2)
  private let now = DeskSamples.now

  private func submission(
    _ command: EventCommand, for event: EventID, by requester: Requester, _ request: UInt64,
    at time: Int64 = DeskSamples.now
  ) -> RegistrationDesk.Submission {
    RegistrationDesk.Submission(
      command, for: event,
      RegistrationRequest(RegistrationRequest.ID(high: 9, low: request), by: requester, at: time))
  }

  private func opening(_ event: EventID, _ policy: EventPolicy = .standard) throws
    -> [RegistrationDesk.Submission]
  {
    let coach = Requester.provider(DeskSamples.coach)
    let details = try DeskSamples.details(capacity: 1, policy: policy)
    return [
      submission(.draft(details), for: event, by: coach, event.low * 1000),
      submission(.publish, for: event, by: coach, event.low * 1000 + 1),
    ]
  }

  @Test func aBatchIsAnsweredInOrderAndTellsWhatToStoreFirst() async throws {
    let service = RegistrationService(seed: 1)
    let kim = Requester.parent(DeskSamples.kim)
    let chess = DeskSamples.event(2)
    let registrations = [
      submission(.register([ana], joinWaitlist: true), for: soccer, by: kim, 1),
      submission(.register([ben], joinWaitlist: true), for: chess, by: kim, 2),
      submission(.register([ben], joinWaitlist: true), for: soccer, by: kim, 3),
      submission(.register([ana], joinWaitlist: true), for: soccer, by: kim, 1),
    ]
    let submissions = try opening(soccer) + opening(chess) + registrations
    let batch = await service.perform(submissions)
    #expect(batch.answers.map(\.request) == submissions.map(\.request.id))
    #expect(
      batch.answers.map(\.outcome) == [
        .done, .done, .done, .done, .registered(seats: 1), .registered(seats: 1),
        .refused(.full(available: 0, .none)), .registered(seats: 1),
      ])
    #expect(batch.answers.map(\.isReplay) == Array(repeating: false, count: 7) + [true])
    for event in [soccer, chess] {
      #expect(batch.facts.filter { $0.event == event }.map(\.version) == [1, 2, 3])
    }
    #expect(batch.accountFacts.map(\.version) == [1, 2])

    // Told once.
    let again = await service.perform([registrations[0]])
    #expect(again.answers.map(\.isReplay) == [true])
    #expect(again.facts == [])
    #expect(again.accountFacts == [])
    let none = await service.perform([])
    #expect(none.answers == [])
    #expect(service.counters().commands == 9)
  }

  @Test func itAgreesWithADesk() async throws {
    let policy = try EventPolicy(holdSeconds: 60, waitlist: WaitlistPolicy(limit: 9))
    let kim = Requester.parent(DeskSamples.kim)
    let children = (0..<4 as Range<UInt64>).map { DeskSamples.child($0) }
    var submissions = try opening(soccer, policy)
    submissions.append(submission(.hold([children[0]]), for: soccer, by: kim, 10))
    for (index, child) in children.enumerated() {
      submissions.append(
        submission(
          .register([child], joinWaitlist: true), for: soccer, by: kim, 20 + UInt64(index),
          at: now + Int64(index) * 25))
    }
    let service = RegistrationService(seed: 3)
    let fixture = DeskFixture()
    let gold = try await service.setPlan(.gold, utcOffset: 60, of: DeskSamples.coach, at: now)
    try fixture.desk.setPlan(.gold, utcOffset: 60, of: DeskSamples.coach, at: now)
    let batch = await service.perform(submissions)
    #expect(batch.answers == submissions.map { fixture.desk.perform($0) })
    let tick = await service.advance(to: now + 1000)
    fixture.desk.advance(to: now + 1000)
    #expect(tick.answers == [])
    #expect(batch.facts + tick.facts == fixture.recorder.facts)
    #expect(gold.accountFacts + batch.accountFacts == fixture.recorder.accountFacts)
    #expect(service.counters() == fixture.desk.counters())
    #expect(service.records() == fixture.desk.records())
    #expect(service.rosters() == fixture.desk.rosters())
    #expect(service.account(of: DeskSamples.coach) == fixture.desk.account(of: DeskSamples.coach))
    #expect(service.ledger(of: soccer)?.snapshot == fixture.desk.ledger(of: soccer)?.snapshot)
    #expect(service.spotsLeft(for: soccer)?.count == fixture.desk.spotsLeft(for: soccer)?.count)
    #expect(service.ledger(of: DeskSamples.event(9)) == nil)
    #expect(service.spotsLeft(for: DeskSamples.event(9)) == nil)
  }

  @Test func itGoesOnFromFacts() async throws {
    let service = RegistrationService(seed: 1, rememberedRequests: 8)
    let kim = Requester.parent(DeskSamples.kim)
    let register = submission(.register([ana], joinWaitlist: true), for: soccer, by: kim, 1)
    let batch = await service.perform(try opening(soccer) + [register])
    var ledger = EventLedger(soccer, rememberedRequests: 8)
    for fact in batch.facts { try ledger.apply(fact) }
    var account = ProviderAccount(DeskSamples.coach)
    for fact in batch.accountFacts { try account.apply(fact) }

    let next = RegistrationService(seed: 2, rememberedRequests: 8)
    await next.restore(ledger)
    await next.restore(account)
    let again = await next.perform([register])
    #expect(again.answers.first?.isReplay == true)
    #expect(again.answers.first?.version == batch.answers.last?.version)
    #expect(again.facts == [])
    #expect(next.account(of: DeskSamples.coach).hasClaim(of: soccer))
  }
}
