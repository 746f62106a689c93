import CyclePrediction
import TestSupport

/// Any integers are accepted as lengths of cycles: forecasts have valid probabilities.
func checkCycleLengths(_ bytes: [UInt8]) throws {
  var reader = FuzzBytes(bytes)
  let predictor = reader.choice(of: predictors)
  try checkWeights(&reader)
  var count = 0
  while !reader.isAtEnd, count < 4 {
    let context = reader.context()
    let lengths = (0..<reader.byte() % 40).map { _ in reader.days() }
    try checkForecasts(of: predictor, lengths, context)
    count += 1
  }
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
  of predictor: CyclePredictor, _ lengths: [Int], _ context: CycleContext
) throws {
  var state = CycleLengthState(predictor, context: context)
  var forecasts = [state.prediction()]
  for length in lengths {
    state.observe(length)
    forecasts.append(state.prediction())
  }
  try forecasts.forEach(checkDistribution)
  try require(
    forecasts.last == predictor.cycleLength(after: lengths, context: context),
    "A state is the lengths that made it")
  try require(state.count == lengths.count { 1...150 ~= $0 }, "A state counts its lengths")
  predictor.forEachCycleLength(after: [
    CyclePredictor.LengthHistory(lengths: lengths, context: context)
  ]) {
    forecasts.append($1)
  }
  try require(forecasts.suffix(2).allSatisfy { $0 == forecasts.last }, "A walk is a forecast")
  try checkDistribution(predictor.ovulationDay(after: lengths.map { $0 / 2 }, context: context))
  try checkDistribution(predictor.lutealLength(after: lengths.map { $0 / 2 }))
  try checkDistribution(predictor.mensesLength(after: lengths.map { $0 / 6 }))
}

/// Any weights are a distribution or a typed error.
private func checkWeights(_ reader: inout FuzzBytes) throws {
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
