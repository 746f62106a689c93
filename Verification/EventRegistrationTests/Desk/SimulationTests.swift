import Foundation
import TestSupport
import Testing

@testable import EventRegistration

/// Simulated hosts, a store, and clients with crashes, delays, and retries that a seed chooses.
///
/// `HEALTHDOMAIN_SEEDS` sets another number of seeds, as `Scripts/soak` does.
@Suite("Simulation: crashes, delays, and retries") struct SimulationTests {
  @Test func noFaultLosesOrDoublesARegistration() async throws {
    let seeds = LongTest.setting("SEEDS") ?? LongTest.size(10_000, small: 24)
    let workers = ProcessInfo.processInfo.activeProcessorCount
    var coverage = SimulationCoverage()
    await withTaskGroup(of: SimulationCoverage.self) { group in
      for worker in 0..<workers {
        group.addTask {
          var coverage = SimulationCoverage()
          for seed in stride(from: worker, to: seeds, by: workers) {
            let simulation = Simulation(Scenario(seed: seed))
            let problems = simulation.run()
            coverage.add(simulation.record.coverage)
            guard let problem = problems.first else { continue }
            Issue.record("\(Reproduction(seed: seed, problem: problem))")
            break
          }
          return coverage
        }
      }
      for await part in group { coverage.add(part) }
    }
    let never: Set<RegistrationRefusal.Kind> = [
      .partySizeOutOfRange, .notOpenYet, .ageNotAllowed, .birthDateMissing,
      .consentMissing, .answerMissing, .answerNotValid, .cancellationTooLate, .transferNotAllowed,
      .limitExceeded, .requestTooOld, .unknown,
      .guardianSeatsReached, .guardianHoldsReached, .guardianHoldTooSoon,
    ]
    expectEqual(coverage.refusals.intersection(never), [])
    // A few seeds cannot cause everything.
    guard seeds >= 300 else { return }
    // The generator of scenarios must cause every kind of trouble.
    for trouble in SimulationCoverage.Trouble.allCases {
      expect(coverage.troubles[trouble, default: 0] > 0, "\(trouble) never happened")
    }
    expectEqual(coverage.changes, Set(EventFact.Change.kinds))
    expectEqual(coverage.refusals, Set(RegistrationRefusal.Kind.allCases).subtracting(never))
  }

  @Test(arguments: LongTest.seeds(5, small: 3))
  func aSeedGivesTheSameEachTime(seed: Int) {
    expectEqual(Scenario(seed: seed), Scenario(seed: seed))
    expect(Scenario(seed: seed) != Scenario(seed: seed + 1))
    let (one, two) = (Simulation(Scenario(seed: seed)), Simulation(Scenario(seed: seed)))
    expectEqual(one.run(), two.run())
    expectEqual(one.store.streams.map(\.bytes), two.store.streams.map(\.bytes))
    expectEqual(one.record.answers, two.record.answers)
  }

  private static let defects: [(Simulation.Defect, String)] = [
    (.answersBeforeAppending, "was done, and is lost"),
    (.answersDespiteConflict, "was done, and is lost"),
    (.appendsWithoutComparing, "two facts have one version"),
    (.renumbersOnConflict, "more seats are given than there are"),
    (.tearsAppends, "the first who waits would fit"),
    (.forgetsRequests, "was done twice"),
    (.refusesOnStaleState, "was done and then denied"),
    (.tellsItsOwnTime, "time goes back"),
    (.losesWhatWasNotSynced, "was done, and is lost"),
    (.tellsBeforeStoring, "was done, and is lost"),
    (.keepsWhatWasNotStored, "was done, and is lost"),
  ]

  /// Negative controls: the simulation finds each host that does one thing wrong.
  @Test(arguments: LongTest.values(defects, small: 1))
  func aHostWithADefectIsFoundInTwentySteps(defect: Simulation.Defect, sign: String) throws {
    func isWrong(_ scenario: Scenario) -> Bool {
      Simulation(scenario, defect: defect).run().contains { $0.contains(sign) }
    }
    func ledgers(seed: Int) -> Scenario {
      var scenario = Scenario(seed: seed)
      scenario.hasDesk = false
      scenario.hasService = defect.isOfService
      return scenario
    }
    let seed = try #require((0..<2000).first { isWrong(ledgers(seed: $0)) })
    let smallest = ledgers(seed: seed).shrunk(while: isWrong)
    expect(smallest.steps.count <= 20)
    expect(isWrong(smallest))
    expectEqual(Simulation(smallest).run(), [])
    for index in smallest.steps.indices {
      var smaller = smallest
      smaller.steps.remove(at: index)
      expect(!isWrong(smaller))
    }
  }

  @Test func aScenarioPrintsAsSwift() {
    let scenario = Scenario(
      hosts: 3, places: 1,
      events: [
        Rules(), Rules(capacity: 0, waits: 1, overtakings: -1, offers: 5, holds: 1, ends: 2),
      ],
      steps: [
        .ask(1, .draft, of: 0, by: 0, at: 0, [Delivery()]),
        .ask(
          2, .register([1, 4], waits: true), of: 1, by: 2, at: 3,
          [
            Delivery(host: 1, after: 2),
            Delivery(takes: 3, back: 4, fate: .crashesBeforeAppend, isRetry: true),
          ]),
        .ask(3, .setWaitlist(limit: 2, overtakings: -1, offers: 0), of: 0, by: 0, at: 5, []),
        .ask(3, .transfer(from: 1, to: 2), of: 0, by: 9, at: 5, [Delivery(fate: .isLost)]),
        .ask(4, .mark(1, attended: false), of: 0, by: 0, at: 5, [Delivery(fate: .answerIsLost)]),
        .ask(
          5, .reschedule(minutesLater: 4), of: 0, by: 0, at: 5,
          [Delivery(fate: .crashesBeforeAnswer)]),
        .series(6, [1, 4], by: 2, at: 5, [Delivery(after: 2)]),
        .jump(1, by: -5, at: 6),
        .crash(2, at: 7),
        .snapshot(0, of: 1, at: 8),
        .tick(0, of: 1, at: 9),
      ])
    expectEqual(
      scenario.source,
      """
      Scenario(
        hosts: 3, places: 1,
        events: [Rules(), Rules(capacity: 0, waits: 1, overtakings: -1, offers: 5, holds: 1, ends: 2)],
        steps: [
          .ask(1, .draft, of: 0, by: 0, at: 0, [Delivery()]),
          .ask(2, .register([1, 4], waits: true), of: 1, by: 2, at: 3, [Delivery(host: 1, after: 2), Delivery(takes: 3, back: 4, fate: .crashesBeforeAppend, isRetry: true)]),
          .ask(3, .setWaitlist(limit: 2, overtakings: -1, offers: 0), of: 0, by: 0, at: 5, []),
          .ask(3, .transfer(from: 1, to: 2), of: 0, by: 9, at: 5, [Delivery(fate: .isLost)]),
          .ask(4, .mark(1, attended: false), of: 0, by: 0, at: 5, [Delivery(fate: .answerIsLost)]),
          .ask(5, .reschedule(minutesLater: 4), of: 0, by: 0, at: 5, [Delivery(fate: .crashesBeforeAnswer)]),
          .series(6, [1, 4], by: 2, at: 5, [Delivery(after: 2)]),
          .jump(1, by: -5, at: 6),
          .crash(2, at: 7),
          .snapshot(0, of: 1, at: 8),
          .tick(0, of: 1, at: 9),
        ])
      """)
  }
}

extension Simulation.Defect {
  fileprivate var isOfService: Bool {
    self == .tellsBeforeStoring || self == .keepsWhatWasNotStored
  }
}
