import Essentials

extension CycleCohort {
  /// Draws women and their cycles from `population`, as its model has them.
  ///
  ///     let cohort = try CycleCohort(simulating: .standard, womanCount: 1000, seed: 1)
  ///
  /// A woman's age is drawn evenly from `ages`, her number of cycles from `cyclesPerWoman`; her
  /// typical cycle and menses and their scales from the population's priors, and her days around
  /// them as ``CyclePopulation/TraitPrior`` says, up to 150. The day of ovulation follows from the
  /// length of the cycle by ``CyclePopulation/lutealRegression``, as forecasts have it; cycles of
  /// less than a week have none. Every woman keeps a perfect log: ``LoggedCohort`` makes it a real
  /// one.
  ///
  /// The same seed gives the same cohort.
  ///
  /// - Complexity: O(*n*) in the number of cycles.
  /// - Throws: ``CycleCohort/SimulationError``.
  public init(
    simulating population: CyclePopulation, womanCount: Int,
    cyclesPerWoman: ClosedRange<Int> = 12...12,
    ages: ClosedRange<Int> = 20...44, seed: UInt64
  ) throws(CycleCohort.SimulationError) {
    guard (0...10_000_000).contains(womanCount) else { throw .womanCount(womanCount) }
    guard cyclesPerWoman.lowerBound >= 0, cyclesPerWoman.upperBound <= 10_000 else {
      throw .cyclesPerWoman(cyclesPerWoman)
    }
    guard ages.lowerBound >= 0, ages.upperBound <= 150 else { throw .ages(ages) }
    var generator = SeededGenerator(seed: seed)
    let ovulation = population.lutealRegression.ovulationDays()
    self.init()
    women.reserveCapacity(womanCount)
    for number in 1..<(womanCount + 1) {
      women.append(
        Woman(
          simulating: population, ovulation, id: "s\(number)",
          age: ages.lowerBound + generator.nextIndex(below: ages.count),
          cycleCount: cyclesPerWoman.lowerBound + generator.nextIndex(below: cyclesPerWoman.count),
          using: &generator))
    }
  }
}

extension CycleCohort {
  /// The reason a cohort or its log cannot be simulated.
  public enum SimulationError: Swift.Error, Hashable, Sendable {
    /// The number of women is not in `0...10_000_000`.
    case womanCount(Int)
    /// A number of cycles is not in `0...10_000`.
    case cyclesPerWoman(ClosedRange<Int>)
    /// An age is not in `0...150` years.
    case ages(ClosedRange<Int>)
    /// A probability is not in `0...1`.
    case probability(Double)
  }
}

extension CycleCohort.Woman {
  fileprivate init(
    simulating population: CyclePopulation, _ ovulation: [DayTable?], id: String, age: Int,
    cycleCount: Int, using generator: inout SeededGenerator
  ) {
    self.init(id: id, age: Double(age))
    let context = CycleContext(age: Double(age))
    let lengths = population.cycleLength.drawWoman(context, using: &generator)
    let menses = population.mensesLength.drawWoman(CycleContext(), using: &generator)
    cycles.reserveCapacity(cycleCount)
    for _ in 0..<cycleCount {
      let length = lengths.day(at: generator.nextFraction())
      // Each cycle uses up three numbers, so that one cycle's length moves no other draw.
      let place = generator.nextFraction()
      cycles.append(
        CycleCohort.Cycle(
          length: length, ovulationDay: ovulation[length]?.day(at: place),
          mensesLength: min(menses.day(at: generator.nextFraction()), length)))
    }
  }
}

extension CyclePopulation.TraitPrior {
  /// The days of a woman drawn from the prior.
  fileprivate func drawWoman(
    _ context: CycleContext, using generator: inout SeededGenerator
  ) -> DayTable {
    let widening = context.widening
    let mode = location(atAge: context.age) + spread * widening * generator.nextStudent5()
    let clamped = min(max(mode, Double(minimum)), Double(GridModel.lastDay))
    let expected = logScale + logScaleSlope * (clamped - pivot) + logarithm(widening)
    let scale = exponential(expected + logScaleSpread * generator.nextNormals().0)
    // Below a tenth of a day, all days are one anyway.
    let kernel = kernel(
      mode: clamped, scale: min(max(scale, 0.1), 1000), days: GridModel.lastDay + 1)
    return DayTable(firstDay: minimum, weights: kernel[minimum...])
  }
}

extension CyclePopulation.LutealRegression {
  /// The days of ovulation in a cycle of each length from 0 to 150; `nil` if it is too short for
  /// one.
  fileprivate func ovulationDays() -> [DayTable?] {
    let table = OvulationGivenLength(self)
    return (0...GridModel.lastDay).map { length in
      let weights = (0...length).map { table.probability(of: $0, inCycleOf: length) }
      return weights.contains { $0 > 0 } ? DayTable(firstDay: 0, weights: weights) : nil
    }
  }
}
