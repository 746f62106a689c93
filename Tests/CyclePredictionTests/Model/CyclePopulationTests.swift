import CyclePrediction
import TestSupport
import Testing

@Suite("Population model: ranges of its numbers") struct CyclePopulationTests {
  /// A parameter of a trait, its range, and a number just beyond either end.
  struct Range: Sendable {
    let parameter: CyclePopulation.Parameter
    let inside: [Double]
    let outside: [Double]

    init(_ parameter: CyclePopulation.Parameter, _ range: ClosedRange<Double>) {
      self.parameter = parameter
      inside = [range.lowerBound, range.upperBound]
      outside = [
        range.lowerBound.nextDown, range.upperBound.nextUp, .nan, .infinity, -.infinity,
      ]
    }
  }

  static let ranges = [
    Range(.location, 1...150), Range(.spread, 0.1...30), Range(.agePerYear, -1...1),
    Range(.logScale, -4...4), Range(.logScaleSlope, -1...1), Range(.logScaleSpread, 0.02...3),
    Range(.skew, 0.2...5), Range(.degreesOfFreedom, 1...400), Range(.pivot, 1...150),
  ]

  private func prior(_ parameter: CyclePopulation.Parameter, _ value: Double) throws
    -> CyclePopulation.TraitPrior
  {
    var values: [CyclePopulation.Parameter: Double] = [
      .location: 28, .spread: 2, .agePerYear: 0, .logScale: 0.5, .logScaleSlope: 0,
      .logScaleSpread: 0.3, .skew: 1.5, .degreesOfFreedom: 6, .pivot: 29,
    ]
    values[parameter] = value
    func number(_ parameter: CyclePopulation.Parameter) -> Double { values[parameter] ?? .nan }
    return try CyclePopulation.TraitPrior(
      location: number(.location), spread: number(.spread),
      agePerYear: number(.agePerYear), logScale: number(.logScale),
      logScaleSlope: number(.logScaleSlope), logScaleSpread: number(.logScaleSpread),
      skew: number(.skew), degreesOfFreedom: number(.degreesOfFreedom),
      pivot: number(.pivot), minimum: 8)
  }

  @Test(arguments: ranges)
  func aTraitAcceptsTheBoundsOfEachRangeAndNothingBeyond(range: Range) throws {
    for value in range.inside { _ = try prior(range.parameter, value) }
    for value in range.outside {
      expectThrows(CyclePopulation.Error.outOfRange(range.parameter)) {
        try prior(range.parameter, value)
      }
    }
  }

  @Test func theSmallestNumberOfDaysIsFrom1To100() throws {
    func prior(minimum: Int) throws -> CyclePopulation.TraitPrior {
      try CyclePopulation.TraitPrior(
        location: 28, spread: 2, logScale: 0.5, logScaleSpread: 0.3, degreesOfFreedom: 6,
        pivot: 29, minimum: minimum)
    }
    for minimum in [1, 100] { try expectEqual(prior(minimum: minimum).minimum, minimum) }
    for minimum in [Int.min, -1, 0, 101, .max] {
      expectThrows(CyclePopulation.Error.outOfRange(.minimum)) { try prior(minimum: minimum) }
    }
  }

  @Test func aRegressionTakesTheEndsOfEachRangeAndNothingBeyond() throws {
    let middle = [13.0, 0.2, 1.5, 4]
    let ranges: [ClosedRange<Double>] = [5...20, -1...1, 0.1...10, 1...400]
    for (place, range) in ranges.enumerated() {
      func regression(_ value: Double) throws -> CyclePopulation.LutealRegression {
        var values = middle
        values[place] = value
        return try CyclePopulation.LutealRegression(
          at29Days: values[0], perDay: values[1], scale: values[2], degreesOfFreedom: values[3])
      }
      _ = try regression(range.lowerBound)
      _ = try regression(range.upperBound)
      for value in [range.lowerBound.nextDown, range.upperBound.nextUp, .nan, .infinity] {
        expectThrows(CyclePopulation.Error.outOfRange(.lutealRegression)) {
          try regression(value)
        }
      }
    }
  }

  @Test func aProbabilityOfAMistakeIsAtMostOneHalf() throws {
    func population(missed: Double = 0.05, spurious: Double = 0.02) throws -> CyclePopulation {
      try CyclePopulation(
        version: "test", cycleLength: CyclePopulation.standard.cycleLength,
        ovulationDay: CyclePopulation.standard.ovulationDay,
        lutealLength: CyclePopulation.standard.lutealLength,
        mensesLength: CyclePopulation.standard.mensesLength,
        lutealRegression: CyclePopulation.standard.lutealRegression,
        missedPeriodProbability: missed, spuriousStartProbability: spurious)
    }
    for edge in [0, 0.5] {
      try expectEqual(population(missed: edge).missedPeriodProbability, edge)
      try expectEqual(population(spurious: edge).spuriousStartProbability, edge)
    }
    for value in [-Double.leastNonzeroMagnitude, 0.5.nextUp, .nan, .infinity] {
      expectThrows(CyclePopulation.Error.outOfRange(.missedPeriodProbability)) {
        try population(missed: value)
      }
      expectThrows(CyclePopulation.Error.outOfRange(.spuriousStartProbability)) {
        try population(spurious: value)
      }
    }
    expectThrows(CyclePopulation.Error.outOfRange(.missedPeriodProbability)) {
      try population(missed: 1, spurious: 1)
    }
  }

  @Test func onePeriodInFourteenIsTakenToBeUnloggedAndOneStartIn125Spurious() {
    expectEqual(CyclePopulation.standard.missedPeriodProbability, 0.07)
    expectEqual(CyclePopulation.standard.spuriousStartProbability, 0.008)
    expectEqual(CyclePredictor().population, .standard)
  }
}
