import EventRegistration
import TestSupport
import Testing

@Suite("Registration desk: counters") struct RegistrationDeskCountersTests {
  private let soccer = DeskSamples.event(1)
  private let now = DeskSamples.now

  @Test func aDeskBeginsWithNothing() {
    let counters = DeskFixture().desk.counters()
    expectEqual(counters.commands, 0)
    expectEqual(counters.replays, 0)
    expectEqual(counters.expiries, 0)
    expectEqual(counters.promotions, 0)
    expectEqual(counters.waiting, 0)
    expectEqual(counters.refusals, 0)
    for kind in RegistrationRefusal.Kind.allCases { expectEqual(counters.refusals(kind), 0) }
  }

  @Test func seatsThatPassOnAreCounted() throws {
    var fixture = DeskFixture()
    let policy = try EventPolicy(
      holdSeconds: 60, waitlist: WaitlistPolicy(limit: 5, promotion: .offer(seconds: 600)))
    try fixture.open(capacity: 1, policy: policy)
    let desk = fixture.desk
    let children = (1...4 as ClosedRange<UInt64>).map { DeskSamples.child($0) }
    _ = desk.hold([children[0]], for: soccer, fixture.parent())
    for child in children[1...] { _ = desk.register([child], for: soccer, fixture.parent()) }
    expectEqual(desk.counters().waiting, 3)
    expectEqual(desk.counters().promotions, 0)
    // The hold expired, and the first waiting family has an offer.
    desk.advance(to: now + 60)
    expectEqual(desk.counters().expiries, 1)
    expectEqual(desk.counters().promotions, 1)
    expectEqual(desk.counters().waiting, 2)
    // The offer expired too; a refused command does not end it.
    _ = desk.cancel([children[1].id], for: soccer, fixture.parent(at: now + 660))
    expectEqual(desk.counters().expiries, 1)
    desk.advance(to: now + 660)
    expectEqual(desk.counters().expiries, 2)
    expectEqual(desk.counters().promotions, 2)
    expectEqual(desk.counters().waiting, 1)
    expectEqual(desk.counters().refusals(.notRegistered), 1)
    _ = desk.setWaitlist(try WaitlistPolicy(limit: 5), of: soccer, fixture.coach(at: now + 660))
    _ = desk.setCapacity(2, of: soccer, fixture.coach(at: now + 660))
    expectEqual(desk.counters().promotions, 3)
    expectEqual(desk.counters().waiting, 0)
    expectEqual(desk.counters().commands, 9)
    expectEqual(desk.counters().replays, 0)
    expectEqual(desk.counters().refusals, 1)
  }

  @Test func waitingFamiliesAreThoseOfNow() throws {
    var fixture = DeskFixture(stripes: 1)
    let policy = try EventPolicy(waitlist: WaitlistPolicy(limit: 5))
    for number in 1...2 as ClosedRange<UInt64> {
      let event = DeskSamples.event(number)
      try fixture.open(event, capacity: 1, policy: policy)
      for child in 1...3 as ClosedRange<UInt64> {
        _ = fixture.desk.register([DeskSamples.child(child)], for: event, fixture.parent())
      }
    }
    expectEqual(fixture.desk.counters().waiting, 4)
    _ = fixture.desk.leaveWaitlist([DeskSamples.child(3).id], for: soccer, fixture.parent())
    expectEqual(fixture.desk.counters().waiting, 3)
    _ = fixture.desk.cancelEvent(DeskSamples.event(2), reason: "", fixture.coach())
    expectEqual(fixture.desk.counters().waiting, 1)
  }

  /// Compares the counters with the answers and facts of random commands, some of them sent again.
  @Test(arguments: LongTest.seeds(20, small: 12))
  func countersAgreeWithAnswersAndFacts(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    var fixture = DeskFixture(stripes: 4)
    let policy = try EventPolicy(
      holdSeconds: 40, waitlist: WaitlistPolicy(limit: 3, promotion: .offer(seconds: 50)))
    let events = (0..<3 as Range<UInt64>).map { DeskSamples.event($0) }
    var answers: [EventAnswer<EventCommand.Outcome>] = []
    for event in events {
      let details = try DeskSamples.details(capacity: 2, policy: policy)
      answers.append(fixture.desk.draft(details, as: event, fixture.coach()))
      answers.append(fixture.desk.publish(event, fixture.coach()))
    }
    var sent: [RegistrationDesk.Submission] = []
    for step in 0..<300 {
      if let again = sent.randomElement(using: &generator),
        .random(in: 0..<5, using: &generator) == 0
      {
        answers.append(fixture.desk.perform(again))
        continue
      }
      let child = DeskSamples.child(.random(in: 0..<6, using: &generator))
      let command: EventCommand =
        switch Int.random(in: 0..<7, using: &generator) {
        case 0: .hold([child])
        case 1: .confirm([child.id])
        case 2: .cancel([child.id])
        case 3: .acceptOffer([child.id])
        case 4: .leaveWaitlist([child.id])
        default: .register([child], joinWaitlist: true)
        }
      let submission = RegistrationDesk.Submission(
        command, for: events[.random(in: 0..<3, using: &generator)],
        fixture.parent(at: now + Int64(step) * 5))
      sent.append(submission)
      answers.append(fixture.desk.perform(submission))
    }
    let counters = fixture.desk.counters()
    expectEqual(counters.commands, answers.count)
    expectEqual(counters.replays, answers.count(where: \.isReplay))
    let refusals = answers.filter { !$0.isReplay }.compactMap(\.outcome.refusal)
    expectEqual(counters.refusals, refusals.count)
    for kind in RegistrationRefusal.Kind.allCases {
      expectEqual(counters.refusals(kind), refusals.count { $0.kind == kind })
    }
    let changes = fixture.recorder.facts.map(\.change)
    expectEqual(
      counters.expiries,
      changes.count {
        switch $0 {
        case .holdExpired, .offerExpired: true
        default: false
        }
      })
    expectEqual(
      counters.promotions,
      changes.count {
        switch $0 {
        case .offered, .seated(_, from: .waitlist): true
        default: false
        }
      })
    expectEqual(counters.waiting, fixture.desk.records().reduce(0) { $0 + $1.seats.waiting })
    expect(counters.replays > 0 && counters.expiries > 0 && counters.promotions > 0)
  }
}
