import TestSupport
import Testing

@testable import EventRegistration

@Suite(.tags(.memory)) struct SeatEngineTests {
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
      #expect(answer == expected.answer)
      #expect(Array(log.facts) == expected.facts)
      guard command.event < 3 else { continue }
      #expect(engine.summary(of: command.event) == model.summary(of: command.event))
      #expect(engine.records(of: command.event) == model.records(of: command.event))
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
    #expect(outcomes == Set(expected))
    #expect(changes == Set(SeatEngine.Change.allCases))
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
    #expect(Array(answers) == [.held] + expected)
    for event in UInt32(0)..<3 {
      #expect(one.summary(of: event) == all.summary(of: event))
      #expect(one.records(of: event) == all.records(of: event))
    }
    all.apply(ContiguousArray<SeatEngine.Command>().span, answers: &answers)
    #expect(answers.count == 301)
  }

  @Test func whatDoesNotExistIsNotRead() {
    var engine = SeatEngine()
    var log = SeatEngine.FactLog()
    engine.advance(to: 0, in: 0, facts: &log)
    #expect(engine.apply(SeatEngine.Command(.cancel, event: 0, subject: 0, at: 0)) == .unknownEvent)
    #expect(engine.summary(of: 0) == nil)
    #expect(engine.records(of: 0).isEmpty && log.facts.isEmpty && engine.eventCount == 0)
  }

  @Test func rulesBeyondABoundCountAsTheBound() {
    let rules = SeatEngine.Rules(capacity: .max, maximumPartySize: 0)
    #expect(rules.capacity == 2_147_483_647 && rules.maximumPartySize == 1)
    #expect(SeatEngine.Rules(capacity: 1, maximumPartySize: 16).maximumPartySize == 15)
  }

  @Test func timePassesWithoutACommand() {
    var engine = SeatEngine()
    let event = engine.addEvent(SeatEngine.Rules(capacity: 1, waitlistLimit: 1, holdSeconds: 10))
    _ = engine.apply(SeatEngine.Command(.hold, event: event, subject: 1, at: 0))
    _ = engine.apply(SeatEngine.Command(.register, event: event, subject: 2, at: 1))
    var log = SeatEngine.FactLog()
    engine.advance(to: 9, in: event, facts: &log)
    #expect(log.facts.isEmpty)
    engine.advance(to: 10, in: event, facts: &log)
    #expect(log.facts.map(\.change) == [.holdExpired, .promoted])
    #expect(log.facts.map(\.person) == [1, 2] && log.facts.map(\.version) == [3, 4])
  }

  @Test func numbersOfActionsAndChangesAreThoseOfTheFormat() {
    #expect(
      (0..<5).map(SeatEngine.Command.Action.init(rawValue:)) == SeatEngine.Command.Action.allCases)
    #expect(SeatEngine.Command.Action(rawValue: 5) == nil)
    #expect((0..<14).map(SeatEngine.Change.init(rawValue:)) == SeatEngine.Change.allCases)
    #expect(SeatEngine.Change(rawValue: 14) == nil)
    #expect(
      SeatEngine.Answer.capacityChanged.isAccepted
        && !SeatEngine.Answer.alreadyRegistered.isAccepted)
  }
}
