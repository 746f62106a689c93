/// The tables of a population's four traits, built once and shared by all forecasts.
final class PopulationModels: Sendable {
  let population: CyclePopulation
  let cycles: CycleModel
  let ovulationDay: GridModel
  let lutealLength: GridModel
  let mensesLength: GridModel
  let ovulationGivenLength: OvulationGivenLength
  let fertileAges: FertileAges

  init(_ population: CyclePopulation) {
    self.population = population
    self.cycles = CycleModel(population)
    self.ovulationDay = GridModel(population.ovulationDay, on: .ovulationDay)
    self.lutealLength = GridModel(population.lutealLength, on: .lutealLength)
    self.mensesLength = GridModel(population.mensesLength, on: .mensesLength)
    self.ovulationGivenLength = OvulationGivenLength(population.lutealRegression)
    self.fertileAges = FertileAges(cycles, ovulationGivenLength)
  }

  /// The models of ``CyclePopulation/standard``.
  static let standard = PopulationModels(.standard)
}
