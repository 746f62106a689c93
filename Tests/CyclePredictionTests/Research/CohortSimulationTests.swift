import CyclePrediction
import TestSupport
import Testing

@Suite struct CohortSimulationTests {
  @Test func aSeedNamesItsCohort() throws {
    let population = try CyclePopulation.research()
    func digest(_ seed: UInt64) throws -> String {
      try CycleCohort(simulating: population, womanCount: 50, cyclesPerWoman: 1...20, seed: seed)
        .digest
    }
    #expect(try digest(1) == digest(1))
    #expect(try Set((0..<20).map(digest)).count == 20)
    let golden = try digest(1)
    #expect(golden == "92cf45d599bcda77")
  }

  @Test func whatCannotBeSimulatedIsNamed() {
    #expect(throws: CycleCohort.SimulationError.womanCount(-1)) {
      try CycleCohort(simulating: .standard, womanCount: -1, seed: 1)
    }
    #expect(throws: CycleCohort.SimulationError.womanCount(.max)) {
      try CycleCohort(simulating: .standard, womanCount: .max, seed: 1)
    }
    for cycles in [-1...5, 0...10_001, Int.min...Int.max] {
      #expect(throws: CycleCohort.SimulationError.cyclesPerWoman(cycles)) {
        try CycleCohort(simulating: .standard, womanCount: 1, cyclesPerWoman: cycles, seed: 1)
      }
    }
    for ages in [-1...5, 0...151, Int.min...Int.max] {
      #expect(throws: CycleCohort.SimulationError.ages(ages)) {
        try CycleCohort(simulating: .standard, womanCount: 1, ages: ages, seed: 1)
      }
    }
  }
}
