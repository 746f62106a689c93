import TestSupport
import Testing

@testable import SeatCounting

/// Random commands, compared with lists that are counted anew.
@Suite("Seat engine: random commands against lists", .tags(.memory)) struct SeatEngineModelTests {
  private struct Outcome: Hashable {
    let action: SeatEngine.Command.Action
    let answer: SeatEngine.Answer
  }

  @Test(arguments: LongTest.seeds(200))
  func agreesWithListsThatAreCountedAnew(seed: Int) {
    let operations = SeatOperations(seed: seed, count: 500)
    var engine = SeatEngine()
    for rules in operations.rules { _ = engine.addEvent(rules) }
    var model = PlainSeatEngine(operations.rules)
    var log = SeatEngine.FactLog()
    for command in operations.commands {
      log.removeAll()
      let answer = engine.apply(command, facts: &log)
      let expected = model.apply(command)
      expectEqual(answer, expected.answer)
      expectEqual(Array(log.facts), expected.facts)
      guard command.event < 3 else { continue }
      expectEqual(engine.summary(of: command.event), model.summary(of: command.event))
      expectEqual(engine.records(of: command.event), model.records(of: command.event))
    }
  }

  @Test func everyAnswerToEveryActionOccurs() {
    var outcomes: Set<Outcome> = []
    var changes: Set<SeatEngine.Change> = []
    for seed in 0..<100 {
      let operations = SeatOperations(seed: seed, count: 500)
      var engine = SeatEngine()
      for rules in operations.rules { _ = engine.addEvent(rules) }
      var log = SeatEngine.FactLog()
      for command in operations.commands {
        let answer = engine.apply(command, facts: &log)
        outcomes.insert(Outcome(action: command.action, answer: answer))
      }
      changes.formUnion(log.facts.map(\.change))
    }
    let refusals: [SeatEngine.Answer] = [
      .alreadyRegistered, .alreadyWaiting, .alreadyHeld, .full, .partyTooLarge, .invalidParty,
      .unknownEvent, .notOpen, .closed, .limitExceeded,
    ]
    let possible: [SeatEngine.Command.Action: [SeatEngine.Answer]] = [
      .register: [.registered, .waitlisted] + refusals,
      .hold: [.held] + refusals,
      .cancel: [.cancelled, .leftWaitlist, .released, .notRegistered, .unknownEvent],
      .confirm: [.registered, .notHeld, .unknownEvent],
      .setCapacity: [
        .capacityChanged, .capacityBelowCommitted, .limitExceeded, .unknownEvent,
      ],
    ]
    let expected = possible.flatMap { action, answers in
      answers.map { Outcome(action: action, answer: $0) }
    }
    expectEqual(outcomes, Set(expected))
    expectEqual(changes, Set(SeatEngine.Change.allCases))
  }

  @Test(arguments: 0..<20)
  func commandsTogetherAreAnsweredAsOneByOne(seed: Int) {
    let operations = SeatOperations(seed: seed, count: 300)
    var one = SeatEngine()
    var all = SeatEngine()
    for rules in operations.rules { _ = (one.addEvent(rules), all.addEvent(rules)) }
    var answers: ContiguousArray<SeatEngine.Answer> = [.held]
    all.apply(ContiguousArray(operations.commands).span, answers: &answers)
    let expected = operations.commands.map { one.apply($0) }
    expectEqual(Array(answers), [.held] + expected)
    for event in UInt32(0)..<3 {
      expectEqual(one.summary(of: event), all.summary(of: event))
      expectEqual(one.records(of: event), all.records(of: event))
    }
    all.apply(ContiguousArray<SeatEngine.Command>().span, answers: &answers)
    expectEqual(answers.count, 301)
  }
}
