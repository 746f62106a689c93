import CycleResearch
import TestSupport
import Testing

@Suite("Simulated logging mistakes: missed and spurious periods") struct LoggedCohortSlipTests {
  private let cohort: CycleCohort

  init() throws { cohort = try LoggedCohortTests.women.get() }

  @Test func aPerfectLogIsTheTruth() throws {
    let log = try LoggedCohort(cohort, seed: 1)
    expectEqual(log.logged, cohort)
    expectEqual(log.truth, cohort)
    expect(log.starts.allSatisfy { $0.map(\.cycle) == Array(0...12) })
  }

  @Test(arguments: LongTest.seeds(20, small: 2))
  func startsAreOnTheirDays(seed: Int) throws {
    let log = try LoggedCohort(
      cohort, missedPeriodProbability: 0.2, spuriousStartProbability: 0.2, seed: UInt64(seed))
    expect(log.missedPeriodProbability == 0.2 && log.spuriousStartProbability == 0.2)
    expectEqual(log.seed, UInt64(seed))
    for (woman, starts) in zip(cohort.women, log.starts) {
      let days = woman.cycles.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.length) }
      expectEqual(starts.first?.cycle, 0)
      for start in starts {
        if let cycle = start.cycle {
          expectEqual(start.day, days[cycle])
        } else {
          expect(days.allSatisfy { abs($0 - start.day) >= 5 })
        }
      }
      expect(zip(starts, starts.dropFirst()).allSatisfy { $0.day < $1.day })
    }
    for (woman, starts) in zip(log.logged.women, log.starts) {
      expectEqual(woman.cycles.reduce(0) { $0 + $1.length }, starts.last?.day)
    }
  }

  @Test func slipsComeAsOftenAsAsked() throws {
    let large = try CycleCohort(
      simulating: .research(), womanCount: LongTest.size(2000, small: 500), seed: 2)
    let log = try LoggedCohort(
      large, missedPeriodProbability: 0.1, spuriousStartProbability: 0.03, seed: 3)
    let cycles = Double(large.cycleCount)
    let spurious = log.starts.joined().count { $0.cycle == nil }
    let kept = log.starts.joined().count { ($0.cycle ?? 0) > 0 }
    expect(abs(Double(spurious) / cycles - 0.03) < 0.004)
    expect(abs(Double(kept) / cycles - 0.9) < 0.008)
  }

  @Test func moreSlipsKeepTheOldOnes() throws {
    func starts(_ missed: Double, _ spurious: Double) throws -> [Set<LoggedCohort.Start>] {
      try LoggedCohort(
        cohort, missedPeriodProbability: missed, spuriousStartProbability: spurious, seed: 7
      ).starts.map(Set.init)
    }
    for (few, many) in zip(try starts(0.3, 0.1), try starts(0.1, 0.1)) {
      expect(few.isSubset(of: many))
    }
    for (few, many) in zip(try starts(0.1, 0.1), try starts(0.1, 0.3)) {
      expect(few.isSubset(of: many))
    }
  }

  @Test func ovulationIsKnownOnlyInWholeCycles() throws {
    let log = try LoggedCohort(cohort, missedPeriodProbability: 0.5, seed: 1)
    let cycles = log.logged.women.flatMap(\.cycles)
    let known = cycles.count { $0.ovulationDay != nil }
    let whole = log.starts.reduce(0) { sum, starts in
      sum
        + zip(starts, starts.dropFirst()).count { $0.cycle.map { $0 + 1 } == $1.cycle }
    }
    expectEqual(known, whole)
    expect(known < cycles.count && known > 0)
  }

  @Test func certainSlipsLeaveNothingOrDoubleEverything() throws {
    let none = try LoggedCohort(cohort, missedPeriodProbability: 1, seed: 1)
    expectEqual(none.logged.cycleCount, 0)
    let all = try LoggedCohort(cohort, spuriousStartProbability: 1, seed: 1)
    let long = cohort.women.flatMap(\.cycles).count { $0.length >= 10 }
    expectEqual(all.logged.cycleCount, cohort.cycleCount + long)
  }

  @Test func cyclesOfLessThanTenDaysHoldNoBleedTakenForAPeriod() throws {
    let short = CycleCohort(women: [.init(id: "a", cycles: [.init(length: 9), .init(length: 10)])])
    let log = try LoggedCohort(short, spuriousStartProbability: 1, seed: 1)
    expectEqual(log.starts[0].map(\.day), [0, 9, 14, 19])
    expectEqual(log.starts[0].map(\.cycle), [0, 1, nil, 2])
  }

  @Test func absurdLengthsAreBounded() throws {
    let absurd = CycleCohort(women: [
      .init(id: "a", cycles: [.init(length: .max), .init(length: .min), .init(length: .max)])
    ])
    let log = try LoggedCohort(absurd, spuriousStartProbability: 1, seed: 1)
    expectEqual(log.starts[0].last?.day, 20_001)
  }

  @Test func aLogEndsAfterABillionDays() throws {
    let cycles = [CycleCohort.CycleRecord](repeating: .init(length: 10_000), count: 100_005)
    let log = try LoggedCohort(CycleCohort(women: [.init(id: "a", cycles: cycles)]), seed: 1)
    expectEqual(log.starts[0].count, 100_001)
    expectEqual(log.starts[0].last?.day, 1_000_000_000)
    expectEqual(log.starts[0].last?.cycle, 100_000)
    expectEqual(log.logged.cycleCount, 100_000)
  }

  @Test func aProbabilityIsANumber() {
    #expect(throws: CycleCohort.SimulationError.self) {
      try LoggedCohort(cohort, missedPeriodProbability: .nan, seed: 1)
    }
  }
}
