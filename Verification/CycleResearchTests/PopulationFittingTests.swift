import CycleResearch
import TestSupport
import Testing

// A fit evaluates a thousand likelihoods, which takes minutes without optimization.
#if !DEBUG
@Suite("Fitting a population: recovering parameters") struct PopulationFittingTests {
  @Test func whatACohortWasDrawnFromIsFoundAgain() throws {
    let truth = CyclePopulation.standard
    let cohort = try CycleCohort(simulating: truth, womanCount: 500, seed: 1)
    let fitted = try CyclePopulation(fitting: cohort)
    let (found, drawn) = (fitted.cycleLength, truth.cycleLength)
    expect(abs(found.location - drawn.location) < 0.3)
    expect(abs(found.spread / drawn.spread - 1) < 0.15)
    expect(abs(found.agePerYear - drawn.agePerYear) < 0.05)
    expect(abs(found.logScale - drawn.logScale) < 0.12)
    expect(abs(found.logScaleSlope - drawn.logScaleSlope) < 0.05)
    expect(abs(found.skew / drawn.skew - 1) < 0.15)
    expect(abs(fitted.mensesLength.location - truth.mensesLength.location) < 0.2)
    expect(abs(fitted.lutealRegression.at29Days - truth.lutealRegression.at29Days) < 0.15)
    expect(abs(fitted.lutealRegression.perDay - truth.lutealRegression.perDay) < 0.03)
    expect(abs(fitted.lutealRegression.scale / truth.lutealRegression.scale - 1) < 0.1)
  }

  @Test func theSameCohortGivesTheSamePopulationWhateverElseIsAssumed() throws {
    let cohort = try CycleCohort(
      simulating: .standard, womanCount: 12, cyclesPerWoman: 5...8, seed: 2)
    let fitted = try CyclePopulation(fitting: cohort)
    try expectEqual(CyclePopulation(fitting: cohort), fitted)
    expect(fitted.version.contains(cohort.digest))
    expectEqual(fitted.missedPeriodProbability, CyclePopulation.standard.missedPeriodProbability)
    // A prior is taken from the assumed population only if nothing was observed.
    try expectEqual(CyclePopulation(fitting: cohort, assuming: fitted), fitted)
  }

  @Test func whatWasNotObservedIsAssumed() throws {
    var cohort = try CycleCohort(
      simulating: .standard, womanCount: 8, cyclesPerWoman: 4...6, seed: 3)
    for woman in cohort.women.indices {
      for cycle in cohort.women[woman].cycles.indices {
        cohort.women[woman].cycles[cycle].ovulationDay = nil
        cohort.women[woman].cycles[cycle].mensesLength = nil
      }
    }
    let fitted = try CyclePopulation(fitting: cohort)
    expect(fitted.cycleLength != CyclePopulation.standard.cycleLength)
    expectEqual(fitted.ovulationDay, CyclePopulation.standard.ovulationDay)
    expectEqual(fitted.lutealLength, CyclePopulation.standard.lutealLength)
    expectEqual(fitted.mensesLength, CyclePopulation.standard.mensesLength)
    expectEqual(fitted.lutealRegression, CyclePopulation.standard.lutealRegression)
  }

  @Test func aCohortOfCyclesAllAlikeIsFittedToo() throws {
    let cycles = Array(
      repeating: CycleCohort.CycleRecord(length: 28, ovulationDay: 14, mensesLength: 5), count: 3)
    let cohort = CycleCohort(women: (0..<6).map { CycleCohort.Woman(id: "\($0)", cycles: cycles) })
    let predictor = CyclePredictor(population: try CyclePopulation(fitting: cohort))
    let length = predictor.cycleLength(after: [])
    expect(length.median == 28 && abs(length.probabilities.reduce(0, +) - 1) < 1e-9)
  }
}
#endif
