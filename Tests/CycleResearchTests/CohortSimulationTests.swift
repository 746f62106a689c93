import CycleResearch
import TestSupport
import Testing

@Suite("Simulated cohort: seeds and invalid numbers") struct CohortSimulationTests {
  @Test func aSeedNamesItsCohort() throws {
    let population = try CyclePopulation.research()
    func digest(_ seed: UInt64) throws -> String {
      try CycleCohort(simulating: population, womanCount: 50, cyclesPerWoman: 1...20, seed: seed)
        .digest
    }
    try expectEqual(digest(1), "92cf45d599bcda77")
    let seeds = LongTest.seeds(20, small: 2)
    let digests = try seeds.map { try digest(UInt64($0)) }
    expectEqual(digests[1], "92cf45d599bcda77")
    expectEqual(Set(digests).count, seeds.count)
  }

  @Test func whatCannotBeSimulatedIsNamed() {
    expectThrows(CycleCohort.SimulationError.womanCount(-1)) {
      try CycleCohort(simulating: .standard, womanCount: -1, seed: 1)
    }
    expectThrows(CycleCohort.SimulationError.womanCount(.max)) {
      try CycleCohort(simulating: .standard, womanCount: .max, seed: 1)
    }
    for cycles in [-1...5, 0...10_001, Int.min...Int.max] {
      expectThrows(CycleCohort.SimulationError.cyclesPerWoman(cycles)) {
        try CycleCohort(simulating: .standard, womanCount: 1, cyclesPerWoman: cycles, seed: 1)
      }
    }
    for ages in [-1...5, 0...151, Int.min...Int.max] {
      expectThrows(CycleCohort.SimulationError.ages(ages)) {
        try CycleCohort(simulating: .standard, womanCount: 1, ages: ages, seed: 1)
      }
    }
  }
}
