import TestSupport
import Testing

@testable import EventRegistration

/// A waiting list of a million parties, or by default a shorter one.
///
/// If the time of a promotion depended on the length of the list, a million of them would take about
/// 10¹¹ steps instead of 10⁷, and exceed the time limit by far.
@Suite("Waiting list: a million parties") struct LongWaitlistTests {
  private static let count = LongTest.size(1_000_000, small: 3000)

  private func child(_ number: Int) -> Child {
    Child(ChildID(high: 4, low: UInt64(number)))
  }

  /// Creates an event with one seat and this number of waiting children.
  private func event(_ count: Int, _ promotion: WaitlistPolicy.Promotion) throws -> SampleEvent {
    let waitlist = try WaitlistPolicy(limit: count, promotion: promotion)
    var event = try SampleEvent(
      capacity: 1, EventPolicy(waitlist: waitlist), remembering: .none)
    for number in 0...count { event.register(child(number)) }
    expectEqual(event.seats?.waiting, count)
    return event
  }

  @Test(.timeLimit(.minutes(30))) func promotionTimeDoesNotDependOnTheLengthOfTheList() throws {
    var event = try event(Self.count, .automatic)
    for number in 0..<Self.count {
      event.facts = []
      guard event.ask(.cancel([child(number).id])) == .done, event.facts.count == 2 else {
        Issue.record("\(number) has no seat, or nobody gets it")
        return
      }
    }
    expectEqual(event.facts.last?.change, .seated([child(Self.count).id], from: .waitlist))
    expect(event.seats?.waiting == 0 && event.seats?.taken == 1)
    expectEqual(event.ledger.checkInvariants(), [])
  }

  @Test(.timeLimit(.minutes(30))) func allFamiliesCanBePromotedAtOnce() throws {
    let count = Self.count / 4
    var event = try event(count, .offer(seconds: 60))
    let capacity = EventCommand.setCapacity(count + 1, ifBelow: .refuse)
    expectEqual(event.ask(capacity, by: SampleEvent.coach), .done)
    expectEqual(event.seats?.offered, count)
    // All offers expire together, in the order in which they were made.
    event.ledger.advance(to: SampleEvent.weekBefore + 60, facts: &event.facts)
    expectEqual(event.facts.suffix(count).first?.change, .offerExpired([child(1).id]))
    expectEqual(event.facts.last?.change, .offerExpired([child(count).id]))
    expectEqual(event.seats?.available, count)
    expectEqual(event.ledger.checkInvariants(), [])
    var again = EventLedger(SampleEvent.id, remembering: .none)
    for fact in event.facts { try again.apply(fact) }
    expectEqual(again.snapshot, event.ledger.snapshot)
  }
}
