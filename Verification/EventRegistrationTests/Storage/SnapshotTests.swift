import TestSupport
import Testing

@testable import EventRegistration

@Suite("Snapshots: restoring a ledger") struct SnapshotTests {
  /// Returns a ledger after a number of random commands, and its facts.
  private static func ledger(
    seed: Int, commands: Int
  ) throws -> (ledger: EventLedger, facts: [EventFact], history: RandomHistory) {
    var history = RandomHistory(seed: seed)
    var ledger = EventLedger(RandomHistory.event, remembering: .requests(16))
    var facts: [EventFact] = []
    for (command, request) in try history.opening() {
      _ = ledger.perform(command, request, facts: &facts)
    }
    for _ in 0..<commands {
      let (command, request) = try history.next(in: ledger)
      _ = ledger.perform(command, request, facts: &facts)
    }
    return (ledger, facts, history)
  }

  @Test(arguments: LongTest.seeds(40))
  func aRestoredLedgerContinuesLikeTheOriginal(seed: Int) throws {
    var (ledger, _, history) = try Self.ledger(seed: seed, commands: 60)
    let snapshot = ledger.snapshot
    var restored = try EventLedger(snapshot: snapshot)
    expectEqual(restored.snapshot, snapshot)
    expectEqual(restored.record, ledger.record)
    expectEqual(restored.registrations, ledger.registrations)
    expectEqual(restored.checkInvariants(), [])
    for _ in 0..<LongTest.size(200, small: 80) {
      let (command, request) = try history.next(in: ledger)
      var (facts, others): ([EventFact], [EventFact]) = ([], [])
      let answer = ledger.perform(command, request, facts: &facts)
      expectEqual(restored.perform(command, request, facts: &others), answer)
      expectEqual(others, facts)
      expectEqual(restored.snapshot, ledger.snapshot)
    }
  }

  @Test(arguments: LongTest.seeds(20, small: 2))
  func aSnapshotAndLaterFactsRestoreTheState(seed: Int) throws {
    let (ledger, facts, _) = try Self.ledger(seed: seed, commands: 120)
    var replayed = EventLedger(RandomHistory.event, remembering: .requests(16))
    var snapshots = [replayed.snapshot]
    for fact in facts {
      try replayed.apply(fact)
      snapshots.append(replayed.snapshot)
    }
    expectEqual(replayed.snapshot, ledger.snapshot)
    for version in stride(from: seed % 7, through: facts.count, by: 7) {
      var restored = try EventLedger(snapshot: snapshots[version])
      expectEqual(restored.version, UInt64(version))
      expectEqual(restored.snapshot, snapshots[version])
      for fact in facts[version...] { try restored.apply(fact) }
      expectEqual(restored.snapshot, ledger.snapshot, "from version \(version)")
    }
  }

  @Test func historiesCoverAllKindsOfFacts() throws {
    // All except `rescheduled` and `windowChanged`, which are parts of an edit, and `draftDeleted`, after
    // which there is no event.
    let expected = Set(EventFact.Change.kinds).subtracting([5, 6, 27])
    var kinds: Set<UInt8> = []
    // With small sizes, up to the first history with the last kind.
    for seed in 0..<30 where kinds != expected || !LongTest.isSmall {
      for fact in try Self.ledger(seed: seed, commands: 120).facts {
        kinds.insert(fact.change.kind)
      }
    }
    expectEqual(kinds, expected)
  }

  @Test func snapshotsDoNotDependOnTheHistory() throws {
    var ledger = EventLedger(SampleFacts.event, remembering: .requests(0))
    var facts: [EventFact] = []
    let details = try SampleFacts.plainDetails().resized(to: 9)
    let coach = Requester.provider(SampleFacts.person(9))
    var number: UInt64 = 0
    func perform(_ command: EventCommand, _ requester: Requester, in ledger: inout EventLedger) {
      number += 1
      let request = RegistrationRequest(
        RegistrationRequest.ID(high: 1, low: number), by: requester, at: 1_770_000_000)
      expectEqual(ledger.perform(command, request, facts: &facts).outcome.refusal, nil)
    }
    perform(.draft(details), coach, in: &ledger)
    perform(.publish, coach, in: &ledger)
    // Children register and cancel in another order, so that other numbers and positions are reused.
    let children = (0..<6 as Range<UInt64>).map { Child(SampleFacts.child($0)) }
    let parent = Requester.parent(SampleFacts.person(1))
    var snapshots: [[UInt8]] = []
    for order in [[0, 1, 2, 3, 4, 5], [5, 3, 1, 4, 2, 0], [2, 4, 0, 1, 5, 3]] {
      var copy = ledger
      for index in order {
        perform(.register([children[index]], joinWaitlist: false), parent, in: &copy)
      }
      for index in order { perform(.cancel([children[index].id]), parent, in: &copy) }
      for child in children { perform(.register([child], joinWaitlist: false), parent, in: &copy) }
      snapshots.append(copy.snapshot)
    }
    let isSame = snapshots.allSatisfy { $0 == snapshots[0] }
    expect(isSame)
  }

  @Test func aCanceledEventIsRestoredEmpty() throws {
    var ledger = try SnapshotBytesTests.busyLedger()
    var facts: [EventFact] = []
    let request = RegistrationRequest(
      RegistrationRequest.ID(high: 0xF, low: 99), by: .provider(SampleFacts.person(9)),
      at: 1_770_000_100)
    expectEqual(ledger.perform(.cancelEvent(reason: "Rain"), request, facts: &facts).outcome, .done)
    let restored = try EventLedger(snapshot: ledger.snapshot)
    expectEqual(restored.record?.status, .cancelled(reason: "Rain"))
    expectEqual(restored.registrations, [])
    expect(restored.hadRegistrations)
    expectEqual(restored.checkInvariants(), [])
  }

  @Test func retriesAreAnsweredAfterARestore() throws {
    let ledger = try SnapshotBytesTests.busyLedger()
    var restored = try EventLedger(snapshot: ledger.snapshot)
    var facts: [EventFact] = []
    let request = RegistrationRequest(
      RegistrationRequest.ID(high: 0xF, low: 9), by: .parent(SampleFacts.person(8)),
      at: 1_770_000_100)
    let command = EventCommand.register([Child(SampleFacts.child(8))], joinWaitlist: true)
    let answer = restored.perform(command, request, facts: &facts)
    expect(answer.isReplay && answer.outcome == .waitlisted(position: 2) && answer.version == 10)
    expectEqual(facts, [])
  }
}
