import CycleResearch
import TestSupport
import Testing

@Suite("Fitting a population: grids and standard errors") struct PopulationFitRunTests {
  typealias Fit = CyclePopulation.Fit

  @Test func aGridIsCheckedBeforeItIsUsed() throws {
    let grid = try #require(Fit.Grid(modes: [20, 28.5, 90], scales: 0.5...7))
    expectEqual(grid.modes, [20, 28.5, 90])
    expect(abs(grid.scales.lowerBound - 0.5) < 1e-12 && abs(grid.scales.upperBound - 7) < 1e-12)
    expect(Fit.Grid(modes: [28], scales: 1...7) == nil)
    expect(Fit.Grid(modes: [28, 28], scales: 1...7) == nil)
    expect(Fit.Grid(modes: [0.5, 28], scales: 1...7) == nil)
    expect(Fit.Grid(modes: [28, 151], scales: 1...7) == nil)
    expect(Fit.Grid(modes: [28, .nan], scales: 1...7) == nil)
    expect(Fit.Grid(modes: [28, 29], scales: 1...1) == nil)
    expect(Fit.Grid(modes: [28, 29], scales: 0.05...1) == nil)
    expect(Fit.Grid(modes: [28, 29], scales: 1...51) == nil)
    expect(Fit.Grid(modes: (0..<501).map { 28 + Double($0) / 10 }, scales: 1...7) == nil)
    for trait in Fit.Trait.allCases {
      let standard = Fit.Grid.standard(for: trait)
      expect(Fit.Grid(modes: standard.modes, scales: standard.scales) != nil)
    }
  }

  @Test func whatHasTooFewValuesIsAssumed() throws {
    let women = (0..<5).map { woman in
      CycleCohort.Woman(id: "\(woman)", cycles: [.init(length: 27 + woman), .init(length: 29)])
    }
    let cohort = CycleCohort(women: women)
    let standard = CyclePopulation.standard
    let assumed = try CyclePopulation(
      version: "no missed periods", cycleLength: standard.cycleLength,
      ovulationDay: standard.ovulationDay, lutealLength: standard.lutealLength,
      mensesLength: standard.mensesLength, lutealRegression: standard.lutealRegression,
      missedPeriodProbability: 0, spuriousStartProbability: 0)
    let grid = try #require(Fit.Grid(modes: [27, 30], scales: 1...4))
    var calls: [Fit.Progress] = []
    let fit = try Fit(cohort, assuming: assumed, grids: [.cycleLength: grid]) { calls.append($0) }
    expectEqual(fit.traits.map(\.trait), [.cycleLength])
    expectEqual(calls.map(\.evaluations), Array(1...calls.count))
    expect(zip(calls, calls.dropFirst()).allSatisfy { $0.logLikelihood <= $1.logLikelihood })
    let found = fit.population
    expect(found.cycleLength != assumed.cycleLength && found.version.contains(cohort.digest))
    expectEqual(found.cycleLength.pivot, assumed.cycleLength.pivot)
    expectEqual(found.ovulationDay, assumed.ovulationDay)
    expectEqual(found.mensesLength, assumed.mensesLength)
    expectEqual(found.lutealRegression, assumed.lutealRegression)
    expect(fit.report.contains("cycleLength: 5 women, 10 values") && !fit.report.contains("nan"))
  }
}

// A fit evaluates a thousand likelihoods, which takes minutes without optimization.
#if !DEBUG
extension PopulationFitRunTests {
  @Test func aFitHasThePopulationAndItsUncertainty() throws {
    let truth = CyclePopulation.standard
    let cohort = try CycleCohort(simulating: truth, womanCount: 120, seed: 4)
    var calls: [Fit.Trait: [Fit.Progress]] = [:]
    let fit = try Fit(cohort) { calls[$0.trait, default: []].append($0) }
    try expectEqual(fit.population, CyclePopulation(fitting: cohort))
    expectEqual(fit.traits.map(\.trait), Fit.Trait.allCases)
    for trait in fit.traits {
      let progress = try #require(calls[trait.trait])
      expectEqual(progress.map(\.evaluations), Array(1...progress.count))
      expectEqual(trait.evaluations, progress.count)
      expect(
        zip(progress, progress.dropFirst()).allSatisfy { $0.logLikelihood <= $1.logLikelihood })
      expectEqual(progress.last?.logLikelihood, trait.logLikelihood)
      expect(trait.valueCount > 1000 && trait.womanCount == 120)
    }
    let lengths = fit.traits[0]
    expectEqual(lengths.valueCount, cohort.cycleCount)
    expectEqual(
      lengths.estimates.map(\.parameter),
      [
        .location, .spread, .logScale, .logScaleSpread, .logScaleSlope, .skew, .degreesOfFreedom,
        .agePerYear,
      ])
    expectEqual(lengths.estimates[0].value, fit.population.cycleLength.location)
    expectEqual(lengths.estimates[5].value, fit.population.cycleLength.skew)
    expectEqual(fit.traits[3].estimates.map(\.parameter).last, .degreesOfFreedom)
    // Almost all estimates are within four standard errors of what the cohort was drawn from.
    let drawn = [truth.cycleLength.location, truth.cycleLength.spread, truth.cycleLength.logScale]
    for (estimate, drawn) in zip(lengths.estimates, drawn) {
      let error = try #require(estimate.standardError)
      expect(error > 0.01 && error < 1 && abs(estimate.value - drawn) < 4 * error)
    }
    expect(fit.report.contains("cycleLength: 120 women") && !fit.report.contains("nan"))
  }

  @Test func fourTimesTheWomenHalveTheErrors() throws {
    func error(_ women: Int) throws -> Double {
      let cohort = try CycleCohort(simulating: .standard, womanCount: women, seed: 6)
      return try #require(try Fit(cohort).traits[0].estimates[0].standardError)
    }
    let ratio = try error(100) / error(400)
    expect((1.5...2.7).contains(ratio))
  }

  @Test func aGridChangesTheFitItIsFor() throws {
    let cohort = try CycleCohort(simulating: .standard, womanCount: 40, seed: 5)
    let grid = try #require(
      Fit.Grid(modes: (0..<60).map { 15 + Double($0) }, scales: 0.5...10))
    let (standard, wide) = (try Fit(cohort), try Fit(cohort, grids: [.cycleLength: grid]))
    expect(wide.population.cycleLength != standard.population.cycleLength)
    expectEqual(wide.population.mensesLength, standard.population.mensesLength)
    expect(
      abs(wide.population.cycleLength.location - standard.population.cycleLength.location) < 0.5)
  }
}
#endif
