import CycleResearch
import TestSupport
import Testing

@Suite("Simulated cohort: lengths, ages, and ovulation") struct CohortSimulationLawTests {
  @Test func theGeneratorIsSplitMix64() {
    // The first numbers of the published generator for the seeds 0 and 1234567.
    var zero = CyclePrediction.SeededGenerator(seed: 0)
    expectEqual(
      (0..<3).map { _ in zero.next() },
      [0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4, 0x06C4_5D18_8009_454F])
    var other = CyclePrediction.SeededGenerator(seed: 1_234_567)
    expectEqual(
      (0..<3).map { _ in other.next() },
      [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423])
  }

  @Test func countsAndAgesAreAsAsked() throws {
    let cohort = try CycleCohort(
      simulating: .standard, womanCount: 300, cyclesPerWoman: 0...5, ages: 25...30, seed: 1)
    expectEqual(cohort.women.count, 300)
    expectEqual(Set(cohort.women.map(\.cycles.count)), Set(0...5))
    expectEqual(Set(cohort.women.compactMap(\.age)), Set((25...30).map(Double.init)))
    expectEqual(Set(cohort.women.map(\.id)).count, 300)
    try expectEqual(CycleCohort(simulating: .standard, womanCount: 0, seed: 1), CycleCohort())
    for cycle in cohort.women.flatMap(\.cycles) {
      expect((8...150).contains(cycle.length))
      expect((4...(cycle.length - 3)).contains(try #require(cycle.ovulationDay)))
      expect((1...cycle.length).contains(try #require(cycle.mensesLength)))
    }
  }

  @Test func mensesEndWithTheirCycle() throws {
    let menses = try CyclePopulation.TraitPrior(
      location: 60, spread: 0.1, logScale: 0, logScaleSpread: 0.02, degreesOfFreedom: 400,
      pivot: 60, minimum: 1)
    let population = try CyclePopulation(
      version: "long menses", cycleLength: CyclePopulation.research().cycleLength,
      ovulationDay: menses,
      lutealLength: menses, mensesLength: menses,
      lutealRegression: CyclePopulation.research().lutealRegression)
    let cohort = try CycleCohort(simulating: population, womanCount: 5, seed: 1)
    let cycles = cohort.women.flatMap(\.cycles).filter { $0.length < 50 }
    expect(!cycles.isEmpty && cycles.allSatisfy { $0.mensesLength == $0.length })
  }

  @Test func simulatedCohortsCanBeReadBack() throws {
    let cohort = try CycleCohort(simulating: .standard, womanCount: 40, seed: 5)
    try expectEqual(CycleCohort(cyclesCSV: cohort.cyclesCSV, womenCSV: cohort.womenCSV), cohort)
  }

  @Test func ageShiftsTheTypicalLength() throws {
    func mean(_ age: Int) throws -> Double {
      let cohort = try CycleCohort(
        simulating: .research(), womanCount: LongTest.size(4000, small: 300), cyclesPerWoman: 4...4,
        ages: age...age, seed: 3)
      return Double(cohort.women.flatMap(\.cycles).reduce(0) { $0 + $1.length })
        / Double(cohort.cycleCount)
    }
    // 15 years at a tenth of a day each, and a little less scale.
    try expect((1.2...1.9).contains(mean(24) - mean(39)))
  }

  @Test func ovulationFollowsFromTheLength() throws {
    let cycles = try CycleCohort(
      simulating: .research(), womanCount: LongTest.size(3000, small: 450), seed: 4
    ).women
      .flatMap(\.cycles)
    for length in [26, 29, 34] {
      let luteal = cycles.filter { $0.length == length }.compactMap { cycle in
        cycle.ovulationDay.map { Double(length - $0) }
      }
      let mean = luteal.reduce(0, +) / Double(luteal.count)
      expect(abs(mean - (13.3 + 0.18 * Double(length - 29))) < 0.2)
    }
  }

  @Test(arguments: [
    (1.0, 0.1, -4.0, 0.2, 400.0, 1), (150, 30, 4, 5, 1, 100), (1, 30, -4, 0.2, 400, 100),
    (150, 0.1, 4, 0.2, 400, 1),
  ])
  func everyPopulationCanBeSimulated(
    location: Double, spread: Double, logScale: Double, skew: Double, degrees: Double, minimum: Int
  ) throws {
    let prior = try CyclePopulation.TraitPrior(
      location: location, spread: spread, logScale: logScale, logScaleSlope: logScale / 4,
      logScaleSpread: 3, skew: skew, degreesOfFreedom: degrees, pivot: 150, minimum: minimum)
    let cohort = try CycleCohort(
      simulating: .research(cycleLength: prior), womanCount: LongTest.size(200, small: 80),
      ages: 0...150, seed: 1)
    for cycle in cohort.women.flatMap(\.cycles) {
      expect((minimum...150).contains(cycle.length))
    }
  }

  @Test func womenWithoutAnyVariationKeepTheirTypicalDay() throws {
    // The scale is *e* to the power of -125.
    let prior = try CyclePopulation.TraitPrior(
      location: 29, spread: 0.1, logScale: -4, logScaleSlope: 1, logScaleSpread: 0.02,
      degreesOfFreedom: 400, pivot: 150, minimum: 8)
    let cohort = try CycleCohort(
      simulating: .research(cycleLength: prior), womanCount: 200, seed: 1)
    for cycle in cohort.women.flatMap(\.cycles) { expect((27...31).contains(cycle.length)) }
  }
}
