import CyclePrediction
import Essentials

extension CycleCohort {
  /// Creates a cohort of simulated women and cycles, drawn from the model of a population.
  ///
  ///     let cohort = try CycleCohort(simulating: .standard, womanCount: 1000, seed: 1)
  ///
  /// A woman's age is drawn uniformly from `ages`, and her number of cycles from `cyclesPerWoman`.
  /// Her modes and scales of cycle length and menses length are drawn from the population's priors,
  /// and her days from the distribution of `CyclePopulation.TraitPrior`, up to 150. The ovulation
  /// day follows from the cycle length by `CyclePopulation.lutealRegression`, as in forecasts;
  /// cycles shorter than a week have none. Every log is complete; ``LoggedCohort`` simulates
  /// incomplete logs.
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
  /// An error that a simulation throws for parameters out of range.
  @nonexhaustive
  public enum SimulationError: Swift.Error, Hashable, Sendable, CustomStringConvertible {
    /// The number of women is not in `0...10_000_000`.
    case womanCount(Int)
    /// A number of cycles is not in `0...10_000`.
    case cyclesPerWoman(ClosedRange<Int>)
    /// An age is not in `0...150` years.
    case ages(ClosedRange<Int>)
    /// A probability is not in `0...1`.
    case probability(Double)

    /// A sentence that describes the error.
    public var description: String {
      switch self {
      case .womanCount: "The number of women must be from 0 to 10,000,000."
      case .cyclesPerWoman: "The number of cycles per woman must be from 0 to 10,000."
      case .ages: "The ages must be from 0 to 150 years."
      case .probability: "A probability must be from 0 to 1."
      }
    }
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
      // Each cycle uses three random numbers, so that one cycle's length does not change any other
      // draw.
      let place = generator.nextFraction()
      cycles.append(
        CycleCohort.CycleRecord(
          length: length, ovulationDay: ovulation[length]?.day(at: place),
          mensesLength: min(menses.day(at: generator.nextFraction()), length)))
    }
  }
}

extension CyclePopulation.TraitPrior {
  /// Draws a woman from the prior, and returns the distribution of her days.
  fileprivate func drawWoman(
    _ context: CycleContext, using generator: inout SeededGenerator
  ) -> DayTable {
    let widening = context.widening
    let mode = location(atAge: context.age) + spread * widening * generator.nextStudent5()
    let clamped = min(max(mode, Double(minimum)), Double(GridModel.lastDay))
    let expected = logScale + logScaleSlope * (clamped - pivot) + logarithm(widening)
    let scale = exponential(expected + logScaleSpread * generator.nextNormals().0)
    // Below a tenth of a day, all days are the same.
    let kernel = kernel(
      mode: clamped, scale: min(max(scale, 0.1), 1000), days: GridModel.lastDay + 1)
    return DayTable(firstDay: minimum, weights: kernel[minimum...])
  }
}

extension CyclePopulation.LutealRegression {
  /// Returns the ovulation days in a cycle of each length from 0 to 150; `nil` for a length too
  /// short for ovulation.
  fileprivate func ovulationDays() -> [DayTable?] {
    let table = OvulationGivenLength(self)
    return (0...GridModel.lastDay).map { length in
      let weights = (0...length).map { table.probability(of: $0, inCycleOf: length) }
      return weights.contains { $0 > 0 } ? DayTable(firstDay: 0, weights: weights) : nil
    }
  }
}

/// A table of weights, from which days are drawn.
struct DayTable: Sendable {
  private let firstDay: Int

  /// The sum of the weights up to each day.
  private let cumulative: [Double]

  /// Creates a table of weights, the first of which belongs to `firstDay`; at least one is
  /// positive.
  init(firstDay: Int, weights: some Sequence<Double>) {
    self.firstDay = firstDay
    var sum = 0.0
    cumulative = weights.map { weight in
      sum += weight
      return sum
    }
  }

  /// Returns the day at `fraction`, in `0..<1`, of the sum of all weights.
  ///
  /// - Complexity: O(log *n*) in the number of days.
  func day(at fraction: Double) -> Int {
    // `fraction` is less than 1, so this is less than the last sum, except for rounding close to 0.
    let wanted = fraction * (cumulative.last ?? 0)
    return firstDay + cumulative.dropLast().partitioningIndex { $0 > wanted }
  }
}

// The standard library may change how it derives numbers from bits; these functions never change.
extension RandomNumberGenerator {
  /// Returns a multiple of 2⁻⁵³ in `0..<1`.
  mutating func nextFraction() -> Double {
    Double(next() >> 11) * 0x1p-53
  }

  /// Returns an integer in `0..<count`, for a positive `count`.
  mutating func nextIndex(below count: Int) -> Int {
    Int(truncatingIfNeeded: next().multipliedFullWidth(by: UInt64(count)).high)
  }

  /// Returns two independent draws of the standard normal distribution, by the Box-Muller method.
  mutating func nextNormals() -> (Double, Double) {
    let radius = (-2 * logarithm(1 - nextFraction())).squareRoot()
    let (cosine, sine) = cosineAndSine(2 * .pi * nextFraction())
    return (radius * cosine, radius * sine)
  }

  /// Returns a draw of Student's t distribution with 5 degrees of freedom.
  mutating func nextStudent5() -> Double {
    let (numerator, first) = nextNormals()
    // A chi-squared sum of 5 squares: one normal draw, and two exponential draws for two squares
    // each.
    let rest = -2 * logarithm((1 - nextFraction()) * (1 - nextFraction()))
    return numerator / ((first * first + rest) / 5).squareRoot()
  }
}
