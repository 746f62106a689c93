import Essentials
import EventRegistration
import TestSupport
import Testing

@Suite("Registration desk: registering families") struct RegistrationDeskTests {
  private let soccer = DeskSamples.event(1)
  private let ana = DeskSamples.child(1)
  private let ben = DeskSamples.child(2)
  private let cleo = DeskSamples.child(3)
  private let now = DeskSamples.now

  @Test func aFamilyIsRegisteredAllOrWaitsTogether() throws {
    var fixture = DeskFixture()
    try fixture.open(capacity: 2, policy: EventPolicy(waitlist: WaitlistPolicy(limit: 1)))
    let desk = fixture.desk
    expectEqual(desk.register([ana], for: soccer, fixture.parent()).outcome, .registered(seats: 1))
    expectEqual(
      desk.register([ben, cleo], for: soccer, fixture.parent()).outcome, .waitlisted(position: 1))
    let other = DeskSamples.child(4)
    expectEqual(
      desk.register([other], for: soccer, fixture.parent()).outcome,
      .refused(.full(available: 1, .full)))
    expectEqual(
      desk.register([other], for: soccer, fixture.parent(), joinWaitlist: false).outcome,
      .refused(.full(available: 1, .full)))
    expectEqual(desk.cancel([ana.id], for: soccer, fixture.parent()).outcome, .done)
    let ledger = try #require(desk.ledger(of: soccer))
    expectEqual(ledger.registrations.map(\.attendee.id), [ben.id, cleo.id])
    expectEqual(ledger.checkInvariants(), [])
  }

  @Test func answersNameTheRequestAndTheVersion() throws {
    var fixture = DeskFixture()
    try fixture.open()
    let request = fixture.parent()
    let answer = fixture.desk.register([ana], for: soccer, request)
    expectEqual(answer.request, request.id)
    expectEqual(answer.version, 3)
    expect(!answer.isReplay)
    let nowhere = fixture.desk.register([ana], for: DeskSamples.event(9), fixture.parent())
    expectEqual(nowhere.outcome, .refused(.unknownEvent(DeskSamples.event(9))))
    expectEqual(nowhere.version, 0)
    expect(fixture.desk.ledger(of: DeskSamples.event(9)) == nil)
    expect(fixture.desk.spotsLeft(for: DeskSamples.event(9)) == nil)
  }

  @Test func factsAreHandedOverACommandAtOnceInOrderAndBeforeItsAnswer() throws {
    var fixture = DeskFixture()
    try fixture.open(capacity: 2, policy: EventPolicy(waitlist: WaitlistPolicy(limit: 5)))
    let desk = fixture.desk
    let submissions: [EventCommand] = [
      .register([ana, ben], joinWaitlist: true), .register([cleo], joinWaitlist: true),
      .register([cleo], joinWaitlist: true), .cancel([ana.id, ben.id]),
    ]
    for command in submissions {
      let before = fixture.recorder.batches.count
      let answer = desk.perform(RegistrationDesk.Submission(command, for: soccer, fixture.parent()))
      let told = fixture.recorder.batches.dropFirst(before)
      expectEqual(told.count, (answer.outcome.refusal == nil ? 1 : 0))
      expectEqual(fixture.recorder.facts.last?.version, answer.version)
      expect(told.joined().allSatisfy { $0.cause?.request == answer.request })
    }
    expectEqual(
      fixture.recorder.batches.last?.map(\.change),
      [
        .registrationCancelled([ana.id, ben.id], by: .parent),
        .seated([cleo.id], from: .waitlist),
      ])
    expectEqual(fixture.recorder.facts.map(\.version), [1, 2, 3, 4, 5, 6])
  }

  @Test func aRefusedCommandTellsNothing() throws {
    var fixture = DeskFixture()
    try fixture.open(capacity: 2, policy: EventPolicy(holdSeconds: 60))
    let desk = fixture.desk
    expectEqual(
      desk.hold([ana, ben], for: soccer, fixture.parent()).outcome, .held(until: now + 60))
    let told = fixture.recorder.facts.count
    let early = desk.hold([cleo], for: soccer, fixture.parent(at: now + 59))
    expectEqual(early.outcome, .refused(.full(available: 0, .none)))
    expectEqual(fixture.recorder.facts.count, told)
    let late = desk.cancel([cleo.id], for: soccer, fixture.parent(at: now + 60))
    expectEqual(late.outcome, .refused(.notRegistered(cleo.id)))
    expectEqual(late.version, 3)
    expectEqual(fixture.recorder.facts.count, told)
    desk.advance(to: now + 60)
    let last = try #require(fixture.recorder.facts.last)
    expectEqual(last.change, .holdExpired([ana.id, ben.id]))
    expectEqual(last.cause, nil)
    expectEqual(fixture.recorder.facts.count, told + 1)
  }

  @Test func aVersionOnWhichNobodyDecidedAnyMoreIsRefused() throws {
    var fixture = DeskFixture()
    try fixture.open()
    let desk = fixture.desk
    _ = desk.register([ana], for: soccer, fixture.parent())
    let coach = Requester.provider(DeskSamples.coach)
    let stale = fixture.request(by: coach, expecting: 2)
    expectEqual(desk.close(soccer, stale).outcome, .refused(.versionConflict(current: 3)))
    // The refusal is not remembered: the same request is tried again with the current version.
    let again = RegistrationRequest(stale.id, by: coach, at: now, expecting: 3)
    let answer = desk.close(soccer, again)
    expectEqual(answer.outcome, .done)
    expect(!answer.isReplay)
  }

  @Test func aRequestThatDidSomethingElseIsNoRegistration() throws {
    var fixture = DeskFixture()
    try fixture.open(policy: EventPolicy(holdSeconds: 60))
    let desk = fixture.desk
    let (held, cancelled) = (fixture.parent(), fixture.parent())
    _ = desk.register([ben], for: soccer, fixture.parent())
    expectEqual(desk.hold([ana], for: soccer, held).outcome, .held(until: now + 60))
    expectEqual(desk.cancel([ben.id], for: soccer, cancelled).outcome, .done)
    // Forgetting drops the digests, and then a request is known by its ID alone.
    desk.forget(person: DeskSamples.lee, at: soccer, key: PseudonymKey(1, 2))
    let before = desk.ledger(of: soccer)?.snapshot
    for request in [held, cancelled] {
      let refusal = RegistrationRefusal.requestReused(request.id)
      let answer = desk.register([cleo], for: soccer, request)
      expectEqual(answer.outcome, .refused(refusal))
      expect(!answer.isReplay)
      expectEqual(desk.confirm([ana.id], for: soccer, request).outcome, .refused(refusal))
      expectEqual(desk.acceptOffer([ana.id], for: soccer, request).outcome, .refused(refusal))
      expectEqual(
        desk.register([cleo], forAll: [soccer], request), .refused(refusal, by: soccer))
    }
    expectEqual(desk.ledger(of: soccer)?.snapshot, before)
  }

  @Test(arguments: [(-1, 5), (0, 1), (1, 2), (3, 4), (64, 2), (5000, 9)] as [(Int, UInt64)])
  func neitherTheSeedNorTheNumberOfStripesShows(stripes: Int, seed: UInt64) throws {
    func run(_ fixture: DeskFixture) throws -> (DeskFixture, [EventAnswer<EventCommand.Outcome>]) {
      var fixture = fixture
      var answers: [EventAnswer<EventCommand.Outcome>] = []
      for number in 1...8 as ClosedRange<UInt64> {
        try fixture.open(
          DeskSamples.event(number), capacity: 1,
          policy: EventPolicy(holdSeconds: 60, waitlist: WaitlistPolicy(limit: 2)))
      }
      for round in 0..<4 as Range<UInt64> {
        for number in 1...8 as ClosedRange<UInt64> {
          let command: EventCommand =
            round == 0
            ? .hold([DeskSamples.child(0)])
            : .register([DeskSamples.child(round)], joinWaitlist: true)
          answers.append(
            fixture.desk.perform(
              RegistrationDesk.Submission(
                command, for: DeskSamples.event(number),
                fixture.parent(at: now + 30 * Int64(round)))))
        }
      }
      return (fixture, answers)
    }
    let (plain, expected) = try run(DeskFixture())
    let (other, answers) = try run(DeskFixture(seed: seed, stripes: stripes))
    expectEqual(answers, expected)
    expectEqual(other.recorder.facts, plain.recorder.facts)
    expectEqual(other.desk.counters(), plain.desk.counters())
    expectEqual(other.desk.records(), plain.desk.records())
  }
}
