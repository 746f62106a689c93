import Foundation
import TestSupport
import Testing

@testable import EventRegistration

/// Several threads use one desk at the same time.
@Suite("Concurrency: several threads at one desk", .tags(.concurrent)) struct SharedDeskTests {
  private let soccer = DeskSamples.event(1)
  private let coach = Requester.provider(DeskSamples.coach)
  private let now = DeskSamples.now

  private func request(_ high: Int, _ low: Int, by requester: Requester) -> RegistrationRequest {
    RegistrationRequest(
      RegistrationRequest.ID(high: UInt64(high), low: UInt64(low)), by: requester, at: now)
  }

  @Test func theLastSeatIsGivenOnce() throws {
    for round in 0..<50 {
      var fixture = DeskFixture()
      try fixture.open(capacity: 3)
      let desk = fixture.desk
      race(8) { thread in
        let kim = Requester.parent(DeskSamples.kim)
        _ = desk.register(
          [DeskSamples.child(UInt64(thread))], for: soccer, request(1000 + round, thread, by: kim))
      }
      let ledger = try #require(desk.ledger(of: soccer))
      expectEqual(ledger.record?.seats.taken, 3)
      expectEqual(ledger.checkInvariants(), [])
      expectEqual(desk.counters().refusals(.full), 5)
    }
  }

  @Test func aRequestThatSeveralThreadsSendIsDoneOnce() throws {
    for round in 0..<50 {
      var fixture = DeskFixture()
      try fixture.open()
      let desk = fixture.desk
      let once = fixture.parent()
      let answers = Shared<[EventAnswer<RegistrationOutcome>]>([])
      race(4) { _ in
        let answer = desk.register([DeskSamples.child(1)], for: soccer, once)
        answers.withLock { $0.append(answer) }
      }
      let told = answers.withLock { $0 }
      expect(told.allSatisfy { $0.outcome == .registered(seats: 1) && $0.version == 3 })
      expectEqual(told.count { !$0.isReplay }, 1, "in round \(round)")
      expectEqual(fixture.recorder.facts.count, 3)
    }
  }

  @Test func aPlanHasNoMorePlacesForThreadsThatPublishAtOnce() throws {
    for round in 0..<20 {
      var fixture = DeskFixture(plan: try ProviderPlan.Limits(basic: 10, gold: 10, platinum: 10))
      let desk = fixture.desk
      for number in 0..<24 as Range<UInt64> {
        _ = desk.draft(try DeskSamples.details(), as: DeskSamples.event(number), fixture.coach())
      }
      race(8) { thread in
        for number in stride(from: thread, to: 24, by: 8) {
          _ = desk.publish(
            DeskSamples.event(UInt64(number)), request(round + 100, number, by: coach))
        }
      }
      let published = desk.records().filter { $0.status == .published }
      let account = desk.account(of: DeskSamples.coach)
      expectEqual(published.count, 10)
      expectEqual(account.used(in: 2026), 10)
      expect(published.allSatisfy { account.hasClaim(of: $0.id) })
      expectEqual(desk.counters().refusals(.eventQuotaReached), 14)
      try expectEqual(fixture.recorder.account(of: DeskSamples.coach), account)
    }
  }

  enum Meanwhile: CaseIterable {
    case drafted, edited, calledOff
    /// Edited, while all others publish the version before.
    case editedFirst
  }

  /// While others publish it, an event is drafted, edited or called off: it has a place if, and
  /// only if, it is published.
  @Test(arguments: Meanwhile.allCases)
  func aPlaceIsTakenByWhatIsPublishedAlone(meanwhile: Meanwhile) throws {
    let details = try DeskSamples.details()
    for round in 0..<LongTest.size(100, small: 20) {
      let crowd = Crowd(waiting: 7)
      let desk = crowd.desk
      _ = desk.draft(details, as: crowd.blocker, request(0, 0, by: coach))
      if meanwhile != .drafted { _ = desk.draft(details, as: soccer, request(0, 1, by: coach)) }
      race(8) { thread in
        crowd.arrive()
        let request = request(1, thread, by: coach)
        switch (thread, meanwhile) {
        case (0, _): _ = desk.edit(crowd.blocker, details, request)
        case (4, .drafted): _ = desk.draft(details, as: soccer, request)
        case (4, .edited), (4, .editedFirst): _ = desk.edit(soccer, details, request)
        case (4, .calledOff): _ = desk.cancelEvent(soccer, reason: "Rain.", request)
        case (1...3, .edited), (_, .editedFirst):
          // Refused if the event is edited before them.
          let expecting = RegistrationRequest(request.id, by: coach, at: now, expecting: 1)
          _ = desk.publish(soccer, expecting)
        default: _ = desk.publish(soccer, request)
        }
      }
      let hasPlace = desk.account(of: DeskSamples.coach).hasClaim(of: soccer)
      let isPublished = desk.ledger(of: soccer)?.record?.status == .published
      expectEqual(hasPlace, isPublished, "in round \(round)")
    }
  }

  /// Families leave the waiting list of one event and then join that of another, in other stripes.
  @Test func countersAreOfOneMoment() throws {
    let movers = 3
    let moves = LongTest.size(400, small: 150)
    let policy = try EventPolicy(waitlist: WaitlistPolicy(limit: 100))
    var fixture = DeskFixture(stripes: 64)
    for number in 0..<10 as Range<UInt64> {
      try fixture.open(DeskSamples.event(number), capacity: 1, policy: policy)
      _ = fixture.desk.register(
        [DeskSamples.child(99)], for: DeskSamples.event(number), fixture.parent())
    }
    for mover in 0..<UInt64(movers) {
      _ = fixture.desk.register(
        [DeskSamples.child(mover)], for: DeskSamples.event(0), fixture.parent())
    }
    let desk = fixture.desk
    let before = desk.counters()
    expectEqual(before.waiting, movers)
    let (moved, problems) = (Counter(), Counter())
    race(movers + 1) { thread in
      guard thread < movers else {
        while moved.value < movers {
          let counters = desk.counters()
          if !(0...movers ~= counters.waiting) || counters.refusals != 0 { problems.increment() }
        }
        return
      }
      let child = DeskSamples.child(UInt64(thread))
      let kim = Requester.parent(DeskSamples.kim)
      for move in 0..<moves {
        let (from, to) = (UInt64(move % 10), UInt64((move + 1) % 10))
        _ = desk.leaveWaitlist(
          [child.id], for: DeskSamples.event(from), request(200 + thread, move * 2, by: kim))
        _ = desk.register(
          [child], for: DeskSamples.event(to), request(200 + thread, move * 2 + 1, by: kim))
      }
      moved.increment()
    }
    expectEqual(problems.value, 0)
    expectEqual(desk.counters().waiting, movers)
    expectEqual(desk.counters().commands, before.commands + movers * moves * 2)
  }

  /// A desk of one stripe whose lock is held until a crowd waits for it.
  private final class Crowd: Sendable {
    let desk: RegistrationDesk
    let blocker = DeskSamples.event(99)

    private let arrived = Counter()

    init(waiting: Int) {
      let (arrived, told) = (arrived, Counter())
      desk = RegistrationDesk(seed: 1, stripes: 1) { [blocker] facts in
        guard facts[0].event == blocker else { return }
        told.increment()
        // Not when it is drafted.
        guard told.value == 2 else { return }
        arrived.wait(for: waiting + 1)
        Thread.sleep(forTimeInterval: 0.000_2)
      }
    }

    func arrive() { arrived.increment() }
  }
}
