import TestSupport
import Testing

@testable import EventRegistration

/// The checks find the mistakes in a history.
@Suite("Concurrency checks: mistakes in a history") struct HistoryCheckTests {
  enum Change: CaseIterable {
    case versionsSwapped, outcomeReplaced, factLost, factTold, readingOff, readingStale, answerLate
    case countsLate, replayReplaced, answerOfNoVersion
  }

  @Test(arguments: Change.allCases)
  func oneWrongThingInAHistoryIsFound(change: Change) throws {
    let policy = try EventPolicy(waitlist: WaitlistPolicy(limit: 8))
    var history = try Workload(
      threads: 2, calls: LongTest.size(300, small: 70), policy: policy, seed: 7
    ).history()
    expectEqual(HistoryCheck.problems(in: history), [])
    try history.make(change)
    expect(HistoryCheck.problems(in: history) != [])
  }

  private let event = DeskSamples.event(0)

  /// Calls by their first and last moment, on an event with one seat and a waiting list for one.
  private func canBeOrdered(
    _ calls: [(EventCommand, EventCommand.Outcome, ClosedRange<Int>)]
  ) throws -> Bool {
    var ledger = EventLedger(event)
    var facts: [EventFact] = []
    let details = try DeskSamples.details(
      capacity: 1, policy: EventPolicy(waitlist: WaitlistPolicy(limit: 1)))
    for (number, command) in [EventCommand.draft(details), .publish].enumerated() {
      let request = RegistrationRequest(
        RegistrationRequest.ID(high: 8, low: UInt64(number)), by: .provider(DeskSamples.coach),
        at: DeskSamples.now)
      _ = ledger.perform(command, request, facts: &facts)
    }
    let operations = calls.enumerated().map { number, call in
      let request = RegistrationRequest(
        RegistrationRequest.ID(high: 9, low: UInt64(number)), by: .parent(DeskSamples.kim),
        at: DeskSamples.now)
      return History.Operation(
        submission: RegistrationDesk.Submission(call.0, for: event, request),
        began: call.2.lowerBound,
        ended: call.2.upperBound, answer: EventAnswer(call.1, version: 0, request: request.id))
    }
    return SmallHistorySearch.canBeOrdered(operations, from: ledger)
  }

  private func register(_ child: UInt64, waits: Bool = false) -> EventCommand {
    .register([DeskSamples.child(child)], joinWaitlist: waits)
  }

  private let full = EventCommand.Outcome.refused(.full(available: 0, .notWanted))
  private let seat = EventCommand.Outcome.registered(seats: 1)

  @Test func theSearchGivesASeatOnce() throws {
    try expect(canBeOrdered([(register(1), seat, 1...4), (register(2), full, 2...3)]))
    try expect(canBeOrdered([(register(1), full, 1...4), (register(2), seat, 2...3)]))
    try expect(!canBeOrdered([(register(1), seat, 1...4), (register(2), seat, 2...3)]))
    try expect(!canBeOrdered([(register(1), full, 1...4), (register(2), full, 2...3)]))
  }

  @Test func theSearchKeepsToTheOrderOfCallsThatDoNotOverlap() throws {
    let cancel = EventCommand.cancel([DeskSamples.child(1).id])
    let first = (register(1), seat, 1...2)
    try expect(canBeOrdered([first, (cancel, .done, 3...6), (register(2), full, 4...5)]))
    try expect(canBeOrdered([first, (cancel, .done, 3...6), (register(2), seat, 4...5)]))
    try expect(canBeOrdered([first, (cancel, .done, 3...4), (register(2), seat, 5...6)]))
    try expect(!canBeOrdered([first, (cancel, .done, 3...4), (register(2), full, 5...6)]))
    try expect(!canBeOrdered([(register(2), full, 1...2), (register(1), seat, 3...4)]))
  }

  @Test func theSearchGivesAPlaceOnTheListOnce() throws {
    let first = (register(1), seat, 1...2)
    let waiting = EventCommand.Outcome.waitlisted(position: 1)
    let none = EventCommand.Outcome.refused(.full(available: 0, .full))
    try expect(
      canBeOrdered([
        first, (register(2, waits: true), none, 3...6), (register(3, waits: true), waiting, 4...5),
      ]))
    try expect(
      !canBeOrdered([
        first, (register(2, waits: true), waiting, 3...6),
        (register(3, waits: true), waiting, 4...5),
      ]))
  }
}

extension History {
  /// Makes one mistake.
  fileprivate mutating func make(_ change: HistoryCheckTests.Change) throws {
    let accepted = operations.indices.filter {
      operations[$0].answer.outcome.refusal == nil && !operations[$0].answer.isReplay
    }
    // The first two calls opened the event. These calls were made by threads, and others followed.
    let (one, two) = (accepted[3], accepted[4])
    switch change {
    case .versionsSwapped:
      let versions = (operations[one].answer.version, operations[two].answer.version)
      replace(one, version: versions.1)
      replace(two, version: versions.0)
    case .outcomeReplaced: replace(one, outcome: .refused(.full(available: 0, .none)))
    case .factLost: facts.removeLast()
    case .factTold: facts.append(facts[5])
    case .readingOff:
      let reading = try #require(readings.last)
      readings.append(
        Reading(
          event: reading.event, began: reading.began, version: reading.version,
          count: reading.count + 1))
    case .readingStale:
      let reading = try #require(readings.first)
      readings.append(
        Reading(event: reading.event, began: end, version: reading.version, count: reading.count))
    case .answerLate:
      replace(one, began: end, ended: end + 1)
    case .countsLate:
      counts = [Count(began: end, ended: end + 1, counters: RegistrationDesk.Counters())]
    case .replayReplaced:
      let replay = try #require(operations.firstIndex { $0.answer.isReplay })
      replace(replay, outcome: .held(until: 1))
    case .answerOfNoVersion: replace(one, version: 1_000_000)
    }
  }

  /// A moment after all others.
  private var end: Int {
    1
      + max(
        operations.map(\.ended).max() ?? 0, readings.map(\.began).max() ?? 0,
        counts.map(\.ended).max() ?? 0)
  }

  private mutating func replace(
    _ index: Int, outcome: EventCommand.Outcome? = nil, version: UInt64? = nil, began: Int? = nil,
    ended: Int? = nil
  ) {
    let old = operations[index]
    operations[index] = Operation(
      submission: old.submission, began: began ?? old.began, ended: ended ?? old.ended,
      answer: EventAnswer(
        outcome ?? old.answer.outcome, version: version ?? old.answer.version,
        request: old.answer.request, isReplay: old.answer.isReplay))
  }
}
