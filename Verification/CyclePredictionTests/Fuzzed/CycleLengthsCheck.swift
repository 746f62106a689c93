import CyclePrediction
import TestSupport

/// Any integers are accepted as lengths of cycles: forecasts have valid probabilities and scores.
func checkCycleLengths(_ bytes: [UInt8]) throws {
  var reader = ByteReader(bytes)
  let predictor = reader.choice(of: predictors)
  try checkWeights(&reader)
  var women: [CycleCohort.Woman] = []
  while !reader.isAtEnd, women.count < 4 {
    let context = reader.context()
    let cycles = (0..<reader.byte() % 40).map { _ in
      let (length, signs) = (reader.days(), reader.byte())
      return CycleCohort.CycleRecord(
        length: length, ovulationDay: signs & 1 == 0 ? nil : reader.days(),
        mensesLength: signs & 2 == 0 ? nil : reader.days())
    }
    women.append(CycleCohort.Woman(id: "w\(women.count + 1)", age: context.age, cycles: cycles))
    try checkForecasts(of: predictor, women[women.count - 1], context)
  }
  let cohort = CycleCohort(women: women)
  try checkScores(Backtest(predictor, on: cohort), of: cohort)
  try checkLog(of: cohort, predictor, &reader)
  try checkText(of: cohort)
}

/// The standard population, and two at the bounds of a prior.
private let predictors: [CyclePredictor] =
  [CyclePredictor()]
  + [
    (1.0, 0.1, -4.0, 0.02, 0.2, 400.0, 100), (150, 30, 4, 3, 5, 1, 1),
  ].compactMap { location, spread, logScale, logScaleSpread, skew, degreesOfFreedom, minimum in
    let prior = try? CyclePopulation.TraitPrior(
      location: location, spread: spread, agePerYear: 1, logScale: logScale, logScaleSlope: 1,
      logScaleSpread: logScaleSpread, skew: skew, degreesOfFreedom: degreesOfFreedom, pivot: 150,
      minimum: minimum)
    let luteal = try? CyclePopulation.LutealRegression(
      at29Days: 20, perDay: -1, scale: 0.1, degreesOfFreedom: degreesOfFreedom)
    guard let prior, let luteal else { return nil }
    return try? CyclePredictor(
      population: CyclePopulation(
        version: "edge", cycleLength: prior, ovulationDay: prior, lutealLength: prior,
        mensesLength: prior, lutealRegression: luteal, missedPeriodProbability: 0.5,
        spuriousStartProbability: 0.5))
  }

private func checkForecasts(
  of predictor: CyclePredictor, _ woman: CycleCohort.Woman, _ context: CycleContext
) throws {
  let lengths = woman.cycles.map(\.length)
  var state = CycleLengthState(predictor, context: context)
  var forecasts = [state.prediction()]
  for length in lengths {
    state.observe(length)
    forecasts.append(state.prediction())
  }
  try forecasts.forEach(checkDistribution)
  try require(
    forecasts == predictor.cycleLengths(walkingThrough: lengths, context: context)
      && forecasts.last == predictor.cycleLength(after: lengths, context: context),
    "A state is the lengths that made it")
  try require(state.count == lengths.count { 1...150 ~= $0 }, "A state counts its lengths")
  predictor.forEachCycleLength(after: [
    CyclePredictor.LengthHistory(lengths: lengths, context: context)
  ]) {
    forecasts.append($1)
  }
  try require(forecasts.suffix(2).allSatisfy { $0 == forecasts.last }, "A walk is a forecast")
  try checkDistribution(
    predictor.ovulationDay(after: woman.cycles.compactMap(\.ovulationDay), context: context))
  try checkDistribution(predictor.lutealLength(after: woman.cycles.compactMap(\.lutealLength)))
  try checkDistribution(predictor.mensesLength(after: woman.cycles.compactMap(\.mensesLength)))
}

private func checkScores(_ test: Backtest, of cohort: CycleCohort) throws {
  let cycles = cohort.women.flatMap(\.cycles)
  try require(test.records.map(\.observed) == cycles.map(\.length), "Every cycle is predicted")
  let scores = [test.scores] + Backtest.Stratum.reported.map(test.scores(in:))
  for scores in scores where scores.count > 0 {
    try require(
      [scores.meanAbsoluteError, scores.rootMeanSquareError, scores.crps, scores.logScore]
        .allSatisfy { $0 >= 0 && $0.isFinite } && scores.bias.isFinite, "A score is a number")
    try require(
      [scores.interval50, scores.interval80, scores.interval95].allSatisfy {
        0...1 + 1e-9 ~= $0.coverage && 0...1 ~= $0.wholeDayCoverage && $0.width >= 1
      }, "A coverage is a share")
  }
  for day in [Int.min, 0, 29, .max] {
    let count = test.scores(givenAtLeast: day).count
    try require(count == cycles.count { $0.length >= day }, "The cycles that lasted \(day) days")
  }
  try require(test.report.utf8.count < 10_000 && !test.csv.isEmpty, "A report is short")
  if let difference = try? test.difference(from: test, resamples: 3, seed: 1) {
    try require(difference.crps.value == 0, "A backtest is as good as itself")
  }
}

private func checkLog(
  of cohort: CycleCohort, _ predictor: CyclePredictor, _ reader: inout ByteReader
) throws {
  let probabilities = [0, 0.5, 1, -0.1, 1.1, .nan, .infinity]
  let (missed, spurious) = (reader.choice(of: probabilities), reader.choice(of: probabilities))
  let log: LoggedCohort
  do throws(CycleCohort.SimulationError) {
    log = try LoggedCohort(
      cohort, missedPeriodProbability: missed, spuriousStartProbability: spurious,
      seed: reader.integer())
  } catch {
    return try require(!(0...1 ~= missed && 0...1 ~= spurious), "\(missed) is a probability")
  }
  for (starts, woman) in zip(log.starts, log.logged.women) {
    try require(
      zip(starts, starts.dropFirst()).allSatisfy { $0.day < $1.day } && starts[0].day == 0,
      "Starts ascend")
    try require(woman.cycles.count == starts.count - 1, "A cycle is between two starts")
  }
  if missed == 0, spurious == 0 {
    let logged = log.logged.women.map(\.cycles)
    try require(logged == cohort.women.map(\.cycles), "A log without a slip is the truth")
  }
  _ = Backtest(predictor, on: log).report
}

/// A cohort within the ranges of reading survives the round trip.
private func checkText(of cohort: CycleCohort) throws {
  let isReadable = cohort.women.allSatisfy { woman in
    0...150 ~= woman.age ?? 0
      && woman.cycles.allSatisfy {
        1...10_000 ~= $0.length && 1...max($0.length, 1) ~= $0.ovulationDay ?? 1
          && 0...max($0.length, 0) ~= $0.mensesLength ?? 0
      }
  }
  let again = try? CycleCohort(cyclesCSV: cohort.cyclesCSV, womenCSV: cohort.womenCSV)
  try require(!isReadable || again == cohort, "A cohort reads back as itself")
}

/// Any weights are a distribution or a typed error.
private func checkWeights(_ reader: inout ByteReader) throws {
  let firstDay = reader.days()
  let weights = (0..<reader.byte() % 16).map { _ in
    let kind = reader.byte()
    let edges = [0, .leastNonzeroMagnitude, 0x1p-1030, 1e-300, 1e300, 1.7e308, .nan, .infinity, -1]
    return kind < 128 ? Double(kind) : edges[Int(kind) % edges.count]
  }
  guard let days = try? DayDistribution(firstDay: firstDay, weights: weights) else { return }
  try checkDistribution(days)
  let levels = [-.infinity, 0, 1e-9, 0.5, .nan, 0.99, 1, .infinity].map(days.quantile)
  try require(zip(levels, levels.dropFirst()).allSatisfy { $0 <= $1 }, "Quantiles ascend")
  for day in [.min, firstDay, days.lastDay, reader.days(), .max] {
    let pit = days.pit(observed: day)
    try require(days.crps(observed: day) >= 0 && 0...1 ~= pit.upperBound, "A score is a number")
    try require(-1e-9...28 ~= days.logScore(observed: day), "A logarithm is a number")
    if let rest = days.given(atLeast: day) { try checkDistribution(rest) }
  }
  if let ovulation = DateDistribution(days, after: .latest) {
    let fertility = CycleForecast.Fertility(ovulation: ovulation)
    let window = fertility.window(holding: 1)
    try require(
      window.map { $0.lowerBound >= ovulation.firstDate.adding(days: -5) ?? .earliest } ?? false,
      "All fertile days are in a window")
  }
}
