import TestSupport
import Testing

@testable import EventRegistration

/// Facts that are applied to another event, or too early.
@Suite("Event ledger: facts of another event") struct EventLedgerReplayLawTests {
  @Test func noFactIsPossibleBeforeTheDraft() throws {
    for change in try EventLedgerReplayTests.impossibleChanges().dropFirst() {
      var ledger = EventLedger(SampleEvent.id)
      expectThrows(EventLedger.ReplayError.impossible(version: 1), "\(change.text)") {
        try ledger.apply(EventLedgerReplayTests.fact(change, version: 1))
      }
      expectEqual(ledger.snapshot, EventLedger(SampleEvent.id).snapshot)
    }
  }

  /// Facts of random events, applied to another event as if they were its next.
  @Test func aFactIsTakenOverWholeOrNotAtAll() throws {
    let seeds = LongTest.seeds(20, small: 4)
    let fitting = try seeds.count { try applyForeignFacts(seed: $0) > 0 }
    expect(fitting >= seeds.count * 3 / 4)
  }

  /// Applies the facts of an event to another one, and returns how many fit.
  private func applyForeignFacts(seed: Int) throws -> Int {
    var source = try facts(seed: seed)
    var generator = SeededGenerator(seed: seed)
    var ledger = EventLedger(EventID(high: 0, low: 1))
    for fact in try facts(seed: seed + 1000).prefix(12) { try ledger.apply(fact) }
    source.shuffle(using: &generator)
    var taken = 0
    for other in source {
      let before = ledger.snapshot
      let fact = EventFact(
        event: ledger.id, version: ledger.version + 1, time: max(other.time, ledger.lastTime),
        cause: other.cause, change: other.change)
      do {
        try ledger.apply(fact)
        taken += 1
        expectEqual(ledger.version, fact.version)
        let seats = try #require(ledger.record?.seats)
        expect(seats.available >= 0 && seats.taken >= 0 && seats.held >= 0 && seats.offered >= 0)
        expectEqual(seats.committed, ledger.registrations.count { $0.hasSeat })
      } catch {
        expectEqual(ledger.snapshot, before)
      }
    }
    expect(taken < source.count, "seed \(seed)")
    return taken
  }

  /// The facts of an event up to its cancellation.
  private func facts(seed: Int) throws -> [EventFact] {
    var operations = RandomOperations(seed: seed)
    var plain = PlainEvent(EventID(high: 0, low: 1), .requests(4))
    var ledger = EventLedger(plain.id, remembering: .requests(4))
    operations.restart()
    var facts: [EventFact] = []
    for _ in 0..<200 {
      switch try operations.next(for: plain) {
      case .advance(let time):
        plain.advance(to: time)
        ledger.advance(to: time, facts: &facts)
      case .perform(let command, let request):
        _ = plain.perform(command, request)
        _ = ledger.perform(command, request, facts: &facts)
      }
    }
    return Array(
      facts.prefix {
        if case .eventCancelled = $0.change { false } else { true }
      })
  }
}

extension ChildRegistration {
  fileprivate var hasSeat: Bool {
    if case .waiting = status { false } else { true }
  }
}
