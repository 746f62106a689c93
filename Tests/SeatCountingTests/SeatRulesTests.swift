import TestSupport
import Testing

@testable import SeatCounting

@Suite("Seat rules: limits and records") struct SeatRulesTests {
  @Test func numbersBeyondALimitBecomeTheLimit() {
    var rules = SeatEngine.Rules(capacity: .max, maximumPartySize: .max)
    expect(rules.capacity == 2_147_483_647 && rules.maximumPartySize == 15)
    (rules.capacity, rules.maximumPartySize) = (7, 0)
    expect(rules.capacity == 7 && rules.maximumPartySize == 1)
    (rules.capacity, rules.maximumPartySize) = (.max, 200)
    expectEqual(rules, SeatEngine.Rules(capacity: .max, maximumPartySize: 200))
  }

  @Test func anAnswerHasItsNumber() {
    let numbers = (0...UInt8.max).filter { SeatEngine.Answer(rawValue: $0) != nil }
    expectEqual(numbers, Array(0...6) + Array(16...28))
    for number in numbers { expectEqual(SeatEngine.Answer(rawValue: number)?.rawValue, number) }
  }

  @Test func nobodyGetsMoreSeatsThanARecordHolds() {
    var rules = SeatEngine.Rules(capacity: 300)
    rules.maximumPartySize = 200
    var engine = SeatEngine()
    let event = engine.addEvent(rules)
    let command = SeatEngine.Command(.register, seats: 200, event: event, subject: 1, at: 0)
    expectEqual(engine.apply(command), .invalidParty)
    expectEqual(engine.records(of: event), [])
  }

  @Test func recordsAreIdentifiedByThePerson() {
    var engine = SeatEngine()
    let event = engine.addEvent(SeatEngine.Rules(capacity: 3))
    for person in [7, 5] as [UInt32] {
      let command = SeatEngine.Command(.register, event: event, subject: person, at: 0)
      expectEqual(engine.apply(command), .registered)
    }
    expectEqual(engine.records(of: event).map(\.id), [7, 5])
  }
}
