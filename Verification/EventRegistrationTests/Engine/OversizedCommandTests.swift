import TestSupport
import Testing

@testable import EventRegistration

/// Commands with more children than any event allows in one request.
@Suite("Oversized requests: too many children") struct OversizedCommandTests {
  /// A million, or by default fewer.
  private static let many = LongTest.size(1_000_000, small: 50_000)

  private static func children(_ count: Int) -> [ChildID] {
    (0..<UInt64(count)).map { ChildID(high: 3, low: $0) }
  }

  private static func commands(naming children: [ChildID]) -> [EventCommand] {
    let people = children.map { Child($0) }
    return [
      .register(people, joinWaitlist: true), .hold(people), .confirm(children),
      .release(children), .cancel(children), .leaveWaitlist(children), .acceptOffer(children),
      .declineOffer(children),
    ]
  }

  /// Whoever looks at each child of a million takes a thousand times as long as for a thousand.
  @Test func aMillionChildrenAreRefusedWithoutLookingAtThem() throws {
    var event = try SampleEvent(capacity: 2)
    let thousand = Self.commands(naming: Self.children(1000))
    let million = Self.commands(naming: Self.children(Self.many))
    for index in million.indices {
      func refusals(of command: EventCommand) -> Duration {
        ProcessorTime.measure {
          for _ in 0..<LongTest.size(1000, small: 150) { event.ask(command) }
        }
      }
      let isAsFast = ProcessorTime.grows(below: 2, from: 1000, to: Self.many) { count in
        refusals(of: count == 1000 ? thousand[index] : million[index])
      }
      expect(isAsFast)
      expectEqual(event.ask(million[index]).refusal?.kind, .partySizeOutOfRange)
    }
    expectEqual(event.facts.count, 2)
  }

  @Test func duplicatesAreSearchedAmongFifteenChildrenOnly() throws {
    var event = try SampleEvent(capacity: 20, EventPolicy(maximumPartySize: 15))
    for count in [15, 16] {
      for command in Self.commands(naming: Array(repeating: ana.id, count: count)) {
        let expected: RegistrationRefusal =
          count == 15 ? .malformed([.duplicateChild]) : .partySizeOutOfRange(allowed: 1...15)
        expectEqual(event.ask(command), .refused(expected))
      }
    }
  }

  @Test func anOversizedCommandIsNeverARetry() throws {
    var event = try SampleEvent(capacity: 2)
    event.register(ana)
    // The digest of a forgotten child's request is unknown, so any command could be the retry.
    var (ledger, facts) = (event.ledger, event.facts)
    ledger.forget(child: ben.id, key: PseudonymKey(1, 2))
    func answer(_ command: EventCommand, _ number: UInt64) -> EventAnswer<EventCommand.Outcome> {
      let id = RegistrationRequest.ID(high: 9, low: number)
      let request = RegistrationRequest(id, by: SampleEvent.kim, at: SampleEvent.weekBefore)
      return ledger.perform(command, request, facts: &facts)
    }
    expect(answer(.register([ana], joinWaitlist: true), 3).isReplay)
    for command in Self.commands(naming: Self.children(Self.many)) {
      let reused = answer(command, 3)
      expect(reused.outcome.refusal?.kind == .requestReused && !reused.isReplay)
    }
    let reason = String(repeating: "x", count: 1001)
    for command: EventCommand in [
      .cancelEvent(reason: reason), .setOverfill(1, reason: reason),
      .seatFromWaitlist(ana.id, reason: reason),
    ] {
      expectEqual(answer(command, 3).outcome.refusal?.kind, .requestReused)
      expectEqual(answer(command, 99).outcome, .refused(.malformed([.reasonTooLong])))
    }
  }
}
