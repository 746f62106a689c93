import TestSupport
import Testing

@testable import SeatCounting

/// Ties the proofs about seats to the engine: `Proofs/README.md`.
@Suite("Seat engine: steps of the proven model") struct SeatModelTests {
  /// After how many mistakes that the model refuses a negative control ends: with small sizes, two.
  private static let enough = LongTest.isSmall ? 2 : 200

  @Test(arguments: LongTest.seeds(200, small: 4))
  func everyStepOfTheEngineIsAStepOfTheModel(seed: Int) {
    expectEqual(SeatTrace(seed: seed).firstRefused, nil)
  }

  @Test func theTracesContainWhatTheProofsAreAbout() {
    let steps = LongTest.seeds(200, small: 16).flatMap { SeatTrace(seed: $0).steps }
    let answers = Set(steps.map(\.answer))
    expect(
      answers.isSuperset(of: [
        .registered, .waitlisted, .held, .cancelled, .leftWaitlist, .released, .capacityChanged,
        .alreadyRegistered, .alreadyWaiting, .alreadyHeld, .full, .partyTooLarge, .notRegistered,
        .notHeld, .capacityBelowCommitted,
      ]))
    expect(steps.contains { $0.records.contains(where: \.isOffered) })
  }

  /// An engine that follows other rules than it says.
  enum Practice: CaseIterable {
    case unlimitedOvertaking, noOvertaking, longerWaitlist, moreSeats, seatsAtOnce, longerHolds

    func rules(_ rules: SeatEngine.Rules) -> SeatEngine.Rules {
      var rules = rules
      switch self {
      case .unlimitedOvertaking: rules.maximumOvertakings = .max
      case .noOvertaking: rules.maximumOvertakings = 0
      case .longerWaitlist: rules.waitlistLimit += 1
      case .moreSeats: rules.capacity += 1
      case .seatsAtOnce: rules.offerSeconds = 0
      case .longerHolds: rules.holdSeconds += 1
      }
      return rules
    }
  }

  @Test(arguments: Practice.allCases)
  func anEngineWithOtherRulesIsRefused(practice: Practice) {
    var refused = 0
    for seed in 0..<200 where refused < Self.enough {
      if SeatTrace(seed: seed, practice: practice.rules).firstRefused != nil { refused += 1 }
    }
    expect(refused >= min(5, Self.enough))
  }

  /// A wrong step of an engine.
  enum Mistake: CaseIterable {
    /// A full event gives seats away.
    case oversold
    /// Two waiting parties of the same size are served in the wrong order.
    case passedInLine
    /// A waiting party is forgotten.
    case lost
    /// A cancellation moves nobody up.
    case nobodyMovesUp

    /// Makes the mistake in a step, if it is possible there.
    func make(in step: SeatTrace.Step, after before: SeatTrace.Step) -> SeatTrace.Step? {
      var step = step
      let waiting = step.records.indices.filter { step.records[$0].isWaiting }
      switch self {
      case .oversold:
        guard step.answer == .full, step.command.action == .register else { return nil }
        step.answer = .registered
        let record = SeatEngine.Record(
          person: step.command.subject, seats: step.command.seats, status: .registered)
        step.records.insert(record, at: step.records.prefix { $0.status == .registered }.count)
      case .passedInLine:
        guard waiting.count > 1, step.records[waiting[0]].seats == step.records[waiting[1]].seats
        else { return nil }
        let (first, second) = (step.records[waiting[0]], step.records[waiting[1]])
        step.records[waiting[0]] = SeatEngine.Record(
          person: second.person, seats: second.seats, status: first.status)
        step.records[waiting[1]] = SeatEngine.Record(
          person: first.person, seats: first.seats, status: second.status)
      case .lost:
        guard let last = waiting.last else { return nil }
        step.records.remove(at: last)
      case .nobodyMovesUp:
        let stay = before.records.filter { $0.person != step.command.subject }
        guard step.answer == .cancelled, before.records.contains(where: \.isWaiting),
          Set(stay.map(\.status)) != Set(step.records.map(\.status))
        else { return nil }
        step.records = stay
      }
      return step
    }
  }

  @Test(arguments: Mistake.allCases)
  func aWrongStepIsRefused(mistake: Mistake) {
    var refused = 0
    for seed in 0..<200 where refused < Self.enough {
      var trace = SeatTrace(seed: seed)
      let wrong = trace.steps.indices.dropFirst().lazy.compactMap { index in
        mistake.make(in: trace.steps[index], after: trace.steps[index - 1]).map { (index, $0) }
      }.first
      guard let (index, step) = wrong else { continue }
      trace.steps[index] = step
      expectEqual(trace.firstRefused, index)
      refused += 1
    }
    expect(refused >= min(5, Self.enough))
  }
}

extension SeatEngine.Record {
  fileprivate var isWaiting: Bool {
    if case .waiting = status { true } else { false }
  }

  fileprivate var isOffered: Bool {
    if case .offered = status { true } else { false }
  }
}
