import CycleResearch
import TestSupport
import Testing

@Suite("Fitting a population: too few women") struct PopulationFitTests {
  typealias Fit = CyclePopulation.Fit

  @Test func tooFewWomenAreRefused() {
    let women = (0..<4).map {
      CycleCohort.Woman(id: "\($0)", cycles: [.init(length: 28), .init(length: 29)])
    }
    expectThrows(CyclePopulation.Error.tooFewWomen) { try Fit(CycleCohort(women: women)) }
  }
}
