import Foundation
import TestSupport
import Testing

@testable import EventRegistration

/// The calls of many threads get answers as if they came one after another.
///
/// `HEALTHDOMAIN_HISTORIES` sets another number of histories, of 100,000 calls each, as
/// `Scripts/soak` does.
@Suite("Concurrency: linearizable answers", .tags(.concurrent)) struct LinearizabilityTests {
  private static let histories = LongTest.setting("HISTORIES")

  private static let usualCalls = LongTest.size(50_000, small: 500)

  private static func workload(_ number: Int) throws -> Workload {
    let policies = [
      try EventPolicy(holdSeconds: 20, waitlist: WaitlistPolicy(limit: 8)),
      try EventPolicy(
        holdSeconds: 40, allowsTransfer: true,
        waitlist: WaitlistPolicy(
          limit: 20, fit: .firstFit(maximumOvertakings: 3), promotion: .offer(seconds: 30))),
      try EventPolicy(
        holdSeconds: 5, allowsTransfer: true,
        waitlist: WaitlistPolicy(limit: 5, fit: .firstFit(maximumOvertakings: nil))),
    ]
    let threads = 2 + number % 7
    let calls = histories == nil ? usualCalls : 100_000
    let isHot = number % 2 == 0
    return Workload(
      threads: threads, calls: calls / threads, choice: isHot ? .oneEvent : .zipf(64),
      stripes: [64, 1, 4][number % 3], capacity: isHot ? 12 : 4, policy: policies[number / 2 % 3],
      children: isHot ? 40 : 12, seed: number)
  }

  @Test(arguments: 0..<(histories ?? LongTest.size(8, small: 4)))
  func answersAreThoseOfCallsInARow(number: Int) throws {
    let history = try Self.workload(number).history()
    expectEqual(HistoryCheck.problems(in: history), [])
    expect(history.readings.count > 0)
    expect(history.counts.count > 2)
    expect(history.operations.count(where: \.answer.isReplay) > 0)
  }

  /// The linear check agrees with the search that ignores versions.
  @Test func smallHistoriesCanBeOrdered() throws {
    let policy = try EventPolicy(waitlist: WaitlistPolicy(limit: 2))
    var overlaps = 0
    for seed in 0..<2000 where seed < LongTest.size(200, small: 30) || overlaps == 0 {
      let threads = 2 + seed % 3
      let workload = Workload(
        threads: threads, calls: 12 / threads, capacity: 2, policy: policy, children: 4, seed: seed,
        isWatched: false)
      let history = try workload.history()
      expectEqual(HistoryCheck.problems(in: history), [])
      let fresh = EventLedger(DeskSamples.event(0))
      let calls = history.operations.sorted { $0.began < $1.began }
      overlaps += zip(calls, calls.dropFirst()).count { $0.ended > $1.began }
      expect(SmallHistorySearch.canBeOrdered(calls.withoutReplaysOfTheDesk, from: fresh))
    }
    expect(overlaps > 0)
  }

  /// Negative control: a desk that decides on data that others have changed since.
  @Test func aFrontWithoutALockIsFound() throws {
    var (found, searched) = (0, 0)
    let seeds = LongTest.seeds(200, small: 10)
    for seed in seeds {
      let fresh = EventLedger(DeskSamples.event(0))
      let sound = try UnlockedFront.history(seed: seed, isLocked: true)
      expectEqual(HistoryCheck.problems(in: sound), [])
      expect(SmallHistorySearch.canBeOrdered(sound.operations, from: fresh))
      let broken = try UnlockedFront.history(seed: seed, isLocked: false)
      let isOrdered = SmallHistorySearch.canBeOrdered(broken.operations, from: fresh)
      let isRight = HistoryCheck.problems(in: broken) == []
      if !isRight { found += 1 }
      if !isOrdered { searched += 1 }
      // If no order exists, the versions give no order either.
      expect(isOrdered || !isRight)
    }
    expect(found > seeds.count / 4)
    expect(searched > seeds.count / 4)
  }
}

extension [History.Operation] {
  /// Leaves out the calls whose first answers only the desk remembers, and not the event.
  fileprivate var withoutReplaysOfTheDesk: Self {
    filter { !$0.answer.isReplay || $0.answer.outcome.refusal == nil }
  }
}

/// A desk in one thread with overlapping calls: each decides on the event at its beginning or, with
/// a lock, at its end, and writes back its result.
private struct UnlockedFront {
  private let event = DeskSamples.event(0)
  private var ledger: EventLedger
  private var history = History()
  private var now = 0

  /// A history of 12 calls.
  static func history(seed: Int, isLocked: Bool) throws -> History {
    var front = UnlockedFront()
    let details = try DeskSamples.details(
      capacity: 2, policy: EventPolicy(waitlist: WaitlistPolicy(limit: 1)))
    for command in [EventCommand.draft(details), .publish] {
      let call = front.begin(command, by: .provider(DeskSamples.coach))
      front.end(call, isLocked: true)
    }
    front.ask(calls: 10, seed: seed, isLocked: isLocked)
    return front.history
  }

  private init() { ledger = EventLedger(event) }

  private mutating func ask(calls: Int, seed: Int, isLocked: Bool) {
    var random = SeededGenerator(seed: seed)
    var left = calls
    var begun: [Call] = []
    while left > 0 || !begun.isEmpty {
      if left > 0, begun.isEmpty || Bool.random(using: &random) {
        let child = DeskSamples.child(.random(in: 0..<4, using: &random))
        let isCancelled = Int.random(in: 0..<3, using: &random) == 0
        begun.append(
          begin(
            isCancelled ? .cancel([child.id]) : .register([child], joinWaitlist: true),
            by: .parent(DeskSamples.kim)))
        left -= 1
      } else {
        let call = begun.remove(at: .random(in: begun.indices, using: &random))
        end(call, isLocked: isLocked)
      }
    }
  }

  private struct Call {
    let submission: RegistrationDesk.Submission
    let began: Int
    let ledger: EventLedger
  }

  private mutating func begin(_ command: EventCommand, by requester: Requester) -> Call {
    now += 1
    let request = RegistrationRequest(
      RegistrationRequest.ID(high: 9, low: UInt64(now)), by: requester, at: DeskSamples.now)
    return Call(
      submission: RegistrationDesk.Submission(command, for: event, request), began: now,
      ledger: ledger)
  }

  private mutating func end(_ call: Call, isLocked: Bool) {
    now += 1
    if !isLocked { ledger = call.ledger }
    let answer = ledger.perform(
      call.submission.command, call.submission.request, facts: &history.facts)
    history.operations.append(
      History.Operation(
        submission: call.submission, began: call.began, ended: now, answer: answer))
  }
}
