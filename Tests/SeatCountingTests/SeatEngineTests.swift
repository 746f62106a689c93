import TestSupport
import Testing

@testable import SeatCounting

@Suite("Seat engine: rules, time, and reading", .tags(.memory)) struct SeatEngineTests {
  @Test func whatDoesNotExistIsNotRead() {
    var engine = SeatEngine()
    var log = SeatEngine.FactLog()
    engine.advance(to: 0, in: 0, facts: &log)
    expectEqual(
      engine.apply(SeatEngine.Command(.cancel, event: 0, subject: 0, at: 0)), .unknownEvent)
    expectEqual(engine.summary(of: 0), nil)
    expect(engine.records(of: 0).isEmpty && log.facts.isEmpty && engine.eventCount == 0)
  }

  @Test func rulesBeyondABoundCountAsTheBound() {
    let rules = SeatEngine.Rules(capacity: .max, maximumPartySize: 0)
    expect(rules.capacity == 2_147_483_647 && rules.maximumPartySize == 1)
    expectEqual(SeatEngine.Rules(capacity: 1, maximumPartySize: 16).maximumPartySize, 15)
  }

  @Test func timePassesWithoutACommand() {
    var engine = SeatEngine()
    let event = engine.addEvent(SeatEngine.Rules(capacity: 1, waitlistLimit: 1, holdSeconds: 10))
    _ = engine.apply(SeatEngine.Command(.hold, event: event, subject: 1, at: 0))
    _ = engine.apply(SeatEngine.Command(.register, event: event, subject: 2, at: 1))
    var log = SeatEngine.FactLog()
    engine.advance(to: 9, in: event, facts: &log)
    expect(log.facts.isEmpty)
    engine.advance(to: 10, in: event, facts: &log)
    expectEqual(log.facts.map(\.change), [.holdExpired, .promoted])
    expect(log.facts.map(\.person) == [1, 2] && log.facts.map(\.version) == [3, 4])
  }

  @Test func numbersOfActionsAndChangesAreThoseOfTheFormat() {
    expectEqual(
      (0..<5).map(SeatEngine.Command.Action.init(rawValue:)), SeatEngine.Command.Action.allCases)
    expectEqual(SeatEngine.Command.Action(rawValue: 5), nil)
    expectEqual((0..<14).map(SeatEngine.Change.init(rawValue:)), SeatEngine.Change.allCases)
    expectEqual(SeatEngine.Change(rawValue: 14), nil)
    expect(
      SeatEngine.Answer.capacityChanged.isAccepted
        && !SeatEngine.Answer.alreadyRegistered.isAccepted)
  }
}
