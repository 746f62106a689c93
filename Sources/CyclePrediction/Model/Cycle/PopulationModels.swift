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

/// The probability that each day after a start is a fertile day, by point of the grid.
struct FertileAges: Sendable {
  /// The probabilities by point and number of days since the start.
  let table: [Float]

  /// The number of days; later ones count as not fertile, because another start would be missing.
  @inline(__always) static var count: Int { 64 }

  /// Computes the table.
  init(_ model: CycleModel, _ ovulation: OvulationGivenLength) {
    var table: [Float] = []
    table.reserveCapacity(CycleModel.pointCount * Self.count)
    for point in 0..<CycleModel.pointCount {
      for age in 0..<Self.count {
        table.append(ovulation.fertileWeight(of: age + 1, inCyclesAt: point, of: model))
      }
    }
    self.table = table
  }
}
