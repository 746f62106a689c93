import CyclePrediction
import TestSupport
import Testing

@Suite("Predictor: robustness and normalization") struct CyclePredictorTests {
  let predictor = CyclePredictor()

  private func expectNormalized(_ distribution: DayDistribution) {
    expect(abs(distribution.probabilities.reduce(0, +) - 1) < 1e-9)
    expect(distribution.probabilities.allSatisfy { $0 >= 0 })
  }

  @Test(arguments: LongTest.seeds(20))
  func everyPredictionIsNormalizedWhateverTheNumbers(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let days = (0..<40).map { _ in
      Bool.random(using: &generator)
        ? [.min, -1, 0, 1, 2, 22, 49, 50, 100, 149, 150, 151, .max].randomElement(using: &generator)
          ?? 0
        : Int.random(in: 1...150, using: &generator)
    }
    let age = [nil, -Double.infinity, .nan, 0, 1e300][seed % 5]
    let context = CycleContext(age: age, conditions: [.postpartum])
    for count in LongTest.values([40, 2, 20, 1, 0], small: 3) {
      let days = Array(days.prefix(count))
      expectNormalized(predictor.cycleLength(after: days, context: context))
      expectNormalized(predictor.ovulationDay(after: days, context: context))
      expectNormalized(predictor.lutealLength(after: days))
      expectNormalized(predictor.mensesLength(after: days))
    }
  }

  @Test func aHundredThousandLengthsAreLearnedFrom() {
    let lengths = (0..<LongTest.size(100_000, small: 1000)).map { 27 + $0 % 3 }
    let distribution = predictor.cycleLength(after: lengths)
    expectNormalized(distribution)
    expectEqual(distribution.median, 28)
    expect(distribution.probability(upTo: 26) < 0.1 && distribution.probability(upTo: 29) > 0.8)
  }

  /// Predictors of populations at the bounds of their ranges, and the shortest cycle of each.
  private static let extremes = Result {
    try LongTest.values(
      [
        (1, -4, 400, 100), (20, -0.7, 400, 100), (150, 4, 1, 1), (150, -4, 400, 1),
        (1, 4, 1, 100),
      ], small: 1
    ).map { (location: Double, logScale: Double, freedom: Double, minimum: Int) in
      let prior = try CyclePopulation.TraitPrior(
        location: location, spread: 0.1, logScale: logScale, logScaleSpread: 0.02,
        degreesOfFreedom: freedom, pivot: location, minimum: minimum)
      let population = try CyclePopulation(
        version: "test", cycleLength: prior, ovulationDay: prior, lutealLength: prior,
        mensesLength: prior, lutealRegression: CyclePopulation.standard.lutealRegression,
        missedPeriodProbability: 0)
      return (predictor: CyclePredictor(population: population), minimum: minimum)
    }
  }

  @Test func populationsAtTheBoundsOfTheirRangesAreNormalized() throws {
    for (predictor, minimum) in try Self.extremes.get() {
      for days in [[], [28], [150, 1, 120]] {
        expectNormalized(predictor.cycleLength(after: days))
        expectNormalized(predictor.ovulationDay(after: days))
        expectNormalized(predictor.lutealLength(after: days))
        expectNormalized(predictor.mensesLength(after: days))
        expectEqual(predictor.cycleLength(after: days).probability(upTo: minimum - 1), 0)
      }
    }
  }

  @Test func whatIsOffTheLatticeSaysNothing() {
    let expected = predictor.cycleLength(after: [28, 30, 29])
    for nothing in [Int.min, -28, 0, 151, 5000, .max] {
      expectEqual(predictor.cycleLength(after: [nothing, 28, 30, nothing, nothing, 29]), expected)
      expectEqual(
        predictor.ovulationDay(after: [nothing, 14]), predictor.ovulationDay(after: [14]))
      expectEqual(
        predictor.lutealLength(after: [13, nothing]), predictor.lutealLength(after: [13]))
      expectEqual(predictor.mensesLength(after: [nothing]), predictor.mensesLength(after: []))
    }
    for edge in [1, 150] {
      expect(predictor.cycleLength(after: [28, 30, 29, edge]) != expected)
    }
  }

  @Test(arguments: LongTest.values([15, 8, 5, 3], small: 2), [26, 28, 31, 34])
  func aMissedLogMovesTheMedianByADayAtMost(count: Int, length: Int) {
    let regular = Array(repeating: length, count: count)
    let median = predictor.cycleLength(after: regular).median
    expect(abs(median - length) <= 1)
    for index in 0...count {
      var lengths = regular
      lengths.insert(2 * length, at: index)
      expect(abs(predictor.cycleLength(after: lengths).median - median) <= 1)
    }
  }

  @Test(arguments: LongTest.values([15, 8, 5], small: 1), [8, 10, 12, 18])
  func aSpuriousStartMovesTheMedianByADayAtMost(count: Int, part: Int) {
    let regular = Array(repeating: 28, count: count)
    let median = predictor.cycleLength(after: regular).median
    for index in 0...count {
      var lengths = regular
      lengths.insert(contentsOf: [part, 28 - part], at: index)
      expect(abs(predictor.cycleLength(after: lengths).median - median) <= 1)
    }
  }

  @Test(arguments: LongTest.values([nil, 18, 30, 42, 47] as [Double?], small: 1))
  func aConditionWidensOrMakesLonger(age: Double?) {
    func mean(_ context: CycleContext, _ lengths: [Int]) -> Double {
      predictor.cycleLength(after: lengths, context: context).mean
    }
    func deviation(_ context: CycleContext, _ lengths: [Int]) -> Double {
      predictor.cycleLength(after: lengths, context: context).standardDeviation
    }
    for condition in CycleContext.Condition.allCases {
      let (plain, declared) = (
        CycleContext(age: age), CycleContext(age: age, conditions: [condition])
      )
      for lengths in [[], [28], [24, 40, 31, 35]] {
        switch condition {
        case .polycysticOvarySyndrome, .perimenopause:
          expect(deviation(declared, lengths) >= deviation(plain, lengths))
        case .postpartum, .afterHormonalContraception:
          expect(mean(declared, lengths) > mean(plain, lengths))
          expect(deviation(declared, lengths) > 0.95 * deviation(plain, lengths))
        }
      }
      // A long regular log says more than a condition.
      let regular = Array(repeating: 28, count: 12)
      expect(abs(deviation(declared, regular) - deviation(plain, regular)) < 1)
    }
    let syndrome = CycleContext(age: age, conditions: [.polycysticOvarySyndrome])
    expect(deviation(syndrome, []) > deviation(CycleContext(age: age), []) + 2)
  }

  @Test func ofSeveralConditionsTheOneThatChangesMostCounts() {
    for lengths in [[], [31, 40]] {
      let syndrome = CycleContext(conditions: [.polycysticOvarySyndrome])
      let all = CycleContext(conditions: Set(CycleContext.Condition.allCases))
      expectEqual(
        predictor.cycleLength(after: lengths, context: all),
        predictor.cycleLength(after: lengths, context: syndrome))
      let later = CycleContext(conditions: [.perimenopause, .afterHormonalContraception])
      let alone = CycleContext(conditions: [.perimenopause])
      expectEqual(
        predictor.cycleLength(after: lengths, context: later),
        predictor.cycleLength(after: lengths, context: alone))
    }
  }

  /// More of the very young have long cycles.
  @Test(arguments: [[], [28]]) func ageMovesTheTypicalLengthALittle(_ lengths: [Int]) {
    let means = [20, 25, 30, 35, 39].map {
      predictor.cycleLength(after: lengths, context: CycleContext(age: $0)).mean
    }
    for (index, (younger, older)) in zip(means, means.dropFirst()).enumerated() {
      expect(younger > older && younger - older < (index == 0 ? 1.5 : 1))
    }
    let unknown = predictor.cycleLength(after: lengths)
    expectEqual(unknown, predictor.cycleLength(after: lengths, context: CycleContext(age: .nan)))
    let thirty = predictor.cycleLength(after: lengths, context: CycleContext(age: 30))
    expectEqual(unknown == thirty, !lengths.isEmpty)
  }

  /// Before a cycle is known, a woman of unknown age may be a girl, so her intervals are wider.
  @Test func aKnownAgeNarrowsTheFirstForecast() {
    func width(_ age: Double?, _ conditions: Set<CycleContext.Condition> = []) -> Int {
      let context = CycleContext(age: age, conditions: conditions)
      return predictor.cycleLength(after: [], context: context).interval(covering: 0.8).count
    }
    for age in stride(from: 27.0, through: 42, by: 2.5) {
      expect(width(age) < width(nil) && width(age) < width(age, [.perimenopause]))
    }
    // No age makes a jump.
    for age in stride(from: 15.0, through: 50, by: 0.5) {
      expect(abs(width(age) - width(age + 0.1)) <= 1)
    }
  }
}
